#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Clients written by others, and the calls of docs/MOCK.md, against the mock.
#
# Usage: Tests/Interop/run.sh [AURA_MOCK [AURA]]     default: .build-release/release/aura-mock and aura beside it
# Needs: curl, nginx, openssl, nodejs, python3 with venv (apt install curl nginx-light openssl nodejs python3-venv); PyPI.
set -euo pipefail
cd "$(dirname "$0")/../.."
mock=$(realpath "${1:-.build-release/release/aura-mock}")
aura=$(realpath "${2:-$(dirname "$mock")/aura}")
venv=${INTEROP_VENV:-.build/interop-venv}
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
"$venv/bin/pip" install -q --disable-pip-version-check -r Tests/Interop/requirements.txt
export PYTHONDONTWRITEBYTECODE=1

status=0
stage() {
  echo "== $1"
  shift
  "$@" || { echo "== failed"; status=1; }
}
# Its own pauses stay under AEMET's limit: about a minute.
stage "AEMET-OpenData" "$venv/bin/python" Tests/Interop/read_with_aemet_opendata.py "$mock"
stage "documented curl calls" Tests/Interop/curl.sh "$mock"
stage "behind a TLS terminator" Tests/Interop/tls_terminator.sh "$mock" Tests/Interop/tls_curl.sh
stage "python-aemet, unchanged, over TLS" Tests/Interop/tls_terminator.sh "$mock" "$venv/bin/python" \
  Tests/Interop/python_aemet.py
stage "Node's fetch" node Tests/Interop/node_fetch.mjs "$mock"
if [ -x "$aura" ]; then
  stage "aura record fetch, over http" Tests/Interop/record.sh "$aura" "$mock"
  MOCK_OPTIONS="--scenario madrid-august-2026" stage "aura record fetch, over TLS" Tests/Interop/tls_terminator.sh "$mock" \
    Tests/Interop/record.sh "$aura"
else
  echo "== aura record fetch left out: no $aura"
fi
AURA_MOCK=$mock stage "the pytest fixture" "$venv/bin/python" -m pytest -q -p no:cacheprovider \
  Tests/Interop/test_pytest_fixture.py
exit $status
