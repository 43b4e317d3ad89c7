#!/usr/bin/env bash
# Type-checks the branches for Apple's systems (Keychain, App Group, WatchConnectivity) against the small stub modules of this
# folder, so that they cannot rot where CI has no Apple machine. Needs the modules of a debug build.
# Usage: Tests/AppleStubs/check.sh BUILD-FOLDER
set -euo pipefail
cd "$(dirname "$0")/../.."
modules="$1/Modules"
[ -d "$modules" ] || { echo "no modules in $modules: build first"; exit 1; }
stubs=$(mktemp -d)
trap 'rm -rf "$stubs"' EXIT
package=$(basename "$PWD" | tr 'A-Z' 'a-z')
flags=(-swift-version 6 -package-name "$package"
  -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature NonisolatedNonsendingByDefault)
for name in Security WatchConnectivity; do
  swiftc "${flags[@]}" -emit-module -module-name "$name" -parse-as-library "Tests/AppleStubs/$name.swift" \
    -o "$stubs/$name.swiftmodule"
done
check() {
  local module=$1 file=$2 word=$3
  # A branch that no compiler sees proves nothing: with a mistake planted in it, the check has to fail.
  find "Sources/$module" -name '*.swift' -print0 | xargs -0 \
    swiftc "${flags[@]}" -typecheck -parse-as-library -module-name "$module" -I "$stubs" -I "$modules" \
    -I Sources/CZlib -warnings-as-errors
  sed "s/$word/noSuchThing$word/" "$file" > "$stubs/Planted.swift"
  if find "Sources/$module" -name '*.swift' ! -path "$file" -print0 | xargs -0 \
    swiftc "${flags[@]}" -typecheck -parse-as-library -module-name "$module" -I "$stubs" -I "$modules" \
    -I Sources/CZlib "$stubs/Planted.swift" 2>/dev/null; then
    echo "the branch in $file is not checked at all"
    return 1
  fi
  echo "checked: $module with ${file##*/}"
}
check AuraStore Sources/AuraStore/Keys/AuraKeychain.swift SecItemCopyMatching
check AuraStore Sources/AuraStore/Files/SystemFolder+AppGroup.swift containerURL
check AuraHub Sources/AuraHub/Watch/WatchSessionTransport.swift updateApplicationContext
