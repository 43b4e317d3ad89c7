#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The calls of docs/MOCK.md as a user types them, each with what must come back.
#
# Usage: Tests/Interop/curl.sh [AURA_MOCK]     default: .build-release/release/aura-mock
# Needs: curl.
set -euo pipefail
cd "$(dirname "$0")/../.."
mock=${1:-.build-release/release/aura-mock}
command -v curl >/dev/null || { echo "curl.sh: curl is not installed" >&2; exit 69; }
folder=$(mktemp -d)
trap 'kill "$pid" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT

"$mock" --port 0 --check >"$folder/ready" 2>"$folder/messages" &
pid=$!
until [ -s "$folder/ready" ]; do sleep 0.02; done
origin=$(grep -o 'http://[^ ]*' "$folder/ready")
failures=0
expect() {
  if grep -qF -- "$2" <<<"$3"; then echo "✔ $1"; else echo "✘ $1: no \"$2\" in: ${3:0:400}"; failures=$((failures + 1)); fi
}
json=(-H 'Content-Type: application/json')
api=$origin/opendata/api

# Two calls, as AEMET has them.
envelope=$(curl -s -H 'api_key: a.b.c' "$api/prediccion/especifica/municipio/diaria/28065")
expect "call 1 is an envelope" '"descripcion" : "exito"' "$envelope"
link=$(sed -n 's/.*"datos" : "\([^"]*\)".*/\1/p' <<<"$envelope")
expect "its link is under the host asked" "$origin/opendata/sh/" "$link"
expect "call 2 is the product, in ISO-8859-15" 'Getafe' "$(curl -s "$link" | iconv -f ISO-8859-15 -t UTF-8)"
expect "and says so" 'text/plain;charset=ISO-8859-15' "$(curl -sI "$link")"

# What goes wrong, as AEMET tells it.
expect "no key: 200 and not a byte" '200 0' \
  "$(curl -s -o /dev/null -w '%{http_code} %{size_download}' "$api/prediccion/especifica/municipio/diaria/28065")"
expect "a bad key: 401" 'JWT strings must contain exactly 2 period characters. Found: 0' \
  "$(curl -s -H 'api_key: bad' "$api/prediccion/especifica/municipio/diaria/28065")"
expect "an unknown place: 404 inside 200" '"estado" : 404' \
  "$(curl -s -H 'api_key: a.b.c' "$api/prediccion/especifica/municipio/diaria/99999")"
expect "an unknown path: Tomcat's page" 'Apache Tomcat' "$(curl -s -H 'api_key: a.b.c' "$api/nada")"

# Steering.
curl -sf -X DELETE "$origin/_aura/journal" >"$folder/out"
curl -sf "${json[@]}" -d '{"name": "limits", "fault": "limited", "hop": "first", "times": 1}' "$origin/_aura/faults" \
  >"$folder/out"
expect "a fault asked for by name: 429 once" '429' \
  "$(curl -s -o /dev/null -w '%{http_code}' -H 'api_key: a.b.c' "$api/prediccion/especifica/municipio/horaria/28079")"
expect "then no more" '200' \
  "$(curl -s -o /dev/null -w '%{http_code}' -H 'api_key: a.b.c' "$api/prediccion/especifica/municipio/diaria/28079")"
expect "the journal by status" '"outcome":"limited"' "$(curl -sf "$origin/_aura/journal?status=429")"
expect "an assertion that holds" '"holds": true' \
  "$(curl -sf "${json[@]}" -d '{"assertions": [{"exactly": 1, "of": {"status": 429}}]}' "$origin/_aura/assert")"
expect "one that does not is 409" '409' \
  "$(curl -s -o /dev/null -w '%{http_code}' "${json[@]}" -d '{"assertions": [{"never": {"status": 429}}]}' \
    "$origin/_aura/assert")"
expect "a day to assert on" '2021-01-09T12:20:00.000Z' \
  "$(curl -sf "${json[@]}" -d '{"name": "getafe-snow-2021"}' "$origin/_aura/load")"
expect "the OpenAPI document" '"openapi": "3.1.0"' "$(curl -sf "$origin/_aura/openapi.json")"
expect "the console" '<title>aura-mock console</title>' "$(curl -sf "$origin/_aura/")"

kill "$pid"
wait "$pid" && status=0 || status=$?
expect "--check ends with 0 for a client that behaved since the load" "0" "$status"
[ "$failures" = 0 ]
