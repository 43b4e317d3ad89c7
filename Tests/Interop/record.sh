#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# aura record fetch against another process at an address, as against AEMET: both calls and the metadata over http, and
# over TLS when tls_terminator.sh runs it (then MOCK_ORIGIN, MOCK_TLS_PORT and MOCK_CA are set). Foundation's sessions trust
# the system's authorities alone, so that over TLS the made-up one is put among them, and the name among the hosts, in a
# mount namespace of the script's own: nobody else sees it.
#
# Usage: Tests/Interop/record.sh AURA [AURA_MOCK]
# Needs: curl; over TLS root and unshare (util-linux).
set -euo pipefail
if [ -n "${MOCK_TLS_PORT:-}" ] && [ -z "${AURA_RECORD_ALONE:-}" ]; then
  [ "$(id -u)" = 0 ] && command -v unshare >/dev/null || { echo "skipped: no root or no unshare"; exit 0; }
  exec env AURA_RECORD_ALONE=1 unshare --mount "$0" "$@"
fi
aura=$1
folder=$(mktemp -d)
pid=
finish() {
  [ -z "$pid" ] || { kill "$pid" 2>/dev/null || true; wait 2>/dev/null || true; }
  rm -rf "$folder"
}
trap finish EXIT
if [ -n "${MOCK_TLS_PORT:-}" ]; then
  origin=$MOCK_ORIGIN
  base=https://opendata.aemet.es:$MOCK_TLS_PORT
  cat /etc/ssl/certs/ca-certificates.crt "$MOCK_CA" >"$folder/authorities"
  mount --bind "$folder/authorities" /etc/ssl/certs/ca-certificates.crt
  echo "127.0.0.1 localhost opendata.aemet.es" >"$folder/hosts"
  mount --bind "$folder/hosts" /etc/hosts
else
  "$2" --port 0 --scenario madrid-august-2026 >"$folder/ready" 2>/dev/null &
  pid=$!
  until [ -s "$folder/ready" ]; do sleep 0.02; done
  origin=$(grep -o 'http://[^ ]*' "$folder/ready")
  base=$origin
fi
failures=0
expect() {
  if grep -qF -- "$2" <<<"$3"; then echo "✔ $1"; else echo "✘ $1: no \"$2\" in: ${3:0:400}"; failures=$((failures + 1)); fi
}
export AEMET_API_KEY=se.cre.to
path=/prediccion/especifica/municipio/diaria/28079
"$aura" record fetch --out "$folder/madrid" --base "$base" --metadata --pause 0 --about "interop" "$path" \
  /avisos_cap/ultimoelaborado/area/72 >"$folder/told" 2>&1 || { cat "$folder/told"; failures=1; }
told=$("$aura" record check "$folder/madrid")
expect "two envelopes, two payloads, two metadata documents" '"envelope": 2' "$told"
expect "each payload linked" '"datos": 2' "$told"
expect "each metadata document" '"metadatos": 2' "$told"
expect "none failed" '"failures": 0' "$told"
if grep -rqF se.cre.to "$folder/madrid"; then echo "✘ the key is in the recording"; failures=$((failures + 1)); else echo "✔ the key is nowhere in it"; fi
link=$(curl -s -H 'api_key: a.b.c' "$origin/opendata/api$path" | sed -n 's/.*"datos" : "\([^"]*\)".*/\1/p')
curl -s "$origin/opendata/${link#*/opendata/}" >"$folder/asked"
hash=$(sha256sum "$folder/asked" | cut -d' ' -f1)
expect "the bytes are those that curl gets" "$hash" "$(cat "$folder/madrid/recording.json")"
# The contract finds asking for metadata needless, which --metadata wants.
rules=$(curl -s "$origin/_aura/contract" | grep -o '"rule": "[A-Za-z]*"' | grep -v unknownPath | sort | uniq -c)
expect "nothing else was against the contract" '2 "rule": "metadataAsked"' "$rules"
# A recording answers by itself, and says what it lacks.
if "$aura" record fetch --out "$folder/madrid" --base http://127.0.0.1:9 --mode none --pause 0 "$path" >"$folder/told" 2>&1; then
  echo "✔ replayed without a network"
else
  echo "✘ replay: $(cat "$folder/told")"; failures=$((failures + 1))
fi
status=0
"$aura" record fetch --out "$folder/madrid" --base http://127.0.0.1:9 --mode none --pause 0 "${path/28079/28065}" >"$folder/told" 2>&1 || status=$?
expect "a near miss names the closest recording" 'part 8 of the path 28065, recorded 28079' "$(sed 's/part [0-9]*/part 8/' "$folder/told")"
[ "$status" = 1 ] && echo "✔ and ends with 1" || { echo "✘ status $status"; failures=$((failures + 1)); }
[ "$failures" = 0 ]
