#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Starts aura-mock behind nginx as opendata.aemet.es over TLS, with a certificate of a made-up authority, and runs a
# command with what a client needs in its environment: MOCK_TLS_PORT, MOCK_CA (the authority's certificate), MOCK_ORIGIN
# (the mock itself, for /_aura/). docs/MOCK.md tells when this is wanted.
#
# Usage: Tests/Interop/tls_terminator.sh AURA_MOCK COMMAND [WORD…]
# Needs: nginx, openssl (apt install nginx-light openssl).
set -euo pipefail
mock=$1
shift
for tool in nginx openssl curl; do
  command -v "$tool" >/dev/null || { echo "tls_terminator.sh: $tool is not installed" >&2; exit 69; }
done
folder=$(mktemp -d)
pids=()
finish() {
  for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$folder"
}
trap finish EXIT

{
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj "/CN=Mock authority" \
    -keyout "$folder/ca.key" -out "$folder/ca.pem"
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj "/CN=opendata.aemet.es" \
    -keyout "$folder/key.pem" -out "$folder/request.pem"
  openssl x509 -req -in "$folder/request.pem" -CA "$folder/ca.pem" -CAkey "$folder/ca.key" -days 2 -out "$folder/cert.pem" \
    -extfile <(echo "subjectAltName=DNS:opendata.aemet.es,DNS:www.aemet.es,DNS:ica.miteco.es,DNS:backend.ica.miteco.es,DNS:localhost")
} 2>"$folder/openssl.log" || { cat "$folder/openssl.log" >&2; exit 70; }

"$mock" --port 0 ${MOCK_OPTIONS:-} >"$folder/ready" 2>/dev/null &
pids+=($!)
until [ -s "$folder/ready" ]; do sleep 0.02; done
MOCK_ORIGIN=$(grep -o 'http://[^ ]*' "$folder/ready")
MOCK_TLS_PORT=$((20000 + RANDOM % 20000))
[ "$(id -u)" = 0 ] && owner="user root;" || owner=""
cat >"$folder/nginx.conf" <<CONF
$owner
daemon off;
pid $folder/nginx.pid;
error_log $folder/nginx.log;
events { }
http {
  access_log off;
  server {
    # Or nginx drops the header \`api_key\` and every call looks like one without a key.
    underscores_in_headers on;
    listen 127.0.0.1:$MOCK_TLS_PORT ssl;
    ssl_certificate $folder/cert.pem;
    ssl_certificate_key $folder/key.pem;
    # Steering is done at the mock's own address: nothing of it is reached from outside.
    location /_aura/ { return 404; }
    location / {
      proxy_pass $MOCK_ORIGIN;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      # The links of the envelopes follow these two.
      proxy_set_header Host \$http_host;
      proxy_set_header X-Forwarded-Proto https;
    }
  }
}
CONF
nginx -c "$folder/nginx.conf" -p "$folder" 2>/dev/null &
pids+=($!)
export MOCK_ORIGIN MOCK_TLS_PORT MOCK_CA=$folder/ca.pem
for _ in $(seq 200); do
  curl -s -o /dev/null --cacert "$MOCK_CA" --connect-to "opendata.aemet.es:443:127.0.0.1:$MOCK_TLS_PORT" \
    https://opendata.aemet.es/ && break
  sleep 0.05
done
"$@"
