#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Clients written by others, and the calls of docs/MOCK.md, against the mock.
#
# Usage: Tests/Interop/run.sh [AURA_MOCK]     default: .build-release/release/aura-mock
# Needs: curl, nginx, openssl, python3 with venv (apt install curl nginx-light openssl python3-venv); PyPI.
set -euo pipefail
cd "$(dirname "$0")/../.."
mock=$(realpath "${1:-.build-release/release/aura-mock}")
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
stage "documented curl calls" Tests/Interop/curl.sh "$mock"
stage "behind a TLS terminator" Tests/Interop/tls_terminator.sh "$mock" Tests/Interop/tls_curl.sh
stage "python-aemet, unchanged, over TLS" Tests/Interop/tls_terminator.sh "$mock" "$venv/bin/python" \
  Tests/Interop/python_aemet.py
AURA_MOCK=$mock stage "the pytest fixture" "$venv/bin/python" -m pytest -q -p no:cacheprovider \
  Tests/Interop/test_pytest_fixture.py
exit $status
