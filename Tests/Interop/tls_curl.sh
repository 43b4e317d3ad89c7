#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# AEMET's own address over TLS, answered by the mock: run by tls_terminator.sh, which sets the environment.
set -euo pipefail
fetch=(curl -sf --cacert "$MOCK_CA" --connect-to "opendata.aemet.es:443:127.0.0.1:$MOCK_TLS_PORT")
envelope=$("${fetch[@]}" -H 'api_key: a.b.c' \
  https://opendata.aemet.es/opendata/api/prediccion/especifica/municipio/diaria/28065)
link=$(sed -n 's/.*"datos" : "\([^"]*\)".*/\1/p' <<<"$envelope")
case $link in
  https://opendata.aemet.es/opendata/sh/*) echo "✔ the link is AEMET's own: $link" ;;
  *) echo "✘ a link to $link"; exit 1 ;;
esac
"${fetch[@]}" "$link" | grep -q '"provincia" : "Madrid"' && echo "✔ and leads to the product"
status=$(curl -s -o /dev/null -w '%{http_code}' --cacert "$MOCK_CA" \
  --connect-to "opendata.aemet.es:443:127.0.0.1:$MOCK_TLS_PORT" https://opendata.aemet.es/_aura/state)
[ "$status" = 404 ] && echo "✔ steering is not reached from outside"
