#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# aura-mock beside nginx, aiohttp and Node: requests a second for the same 30 KB body (an hourly forecast), keep-alive,
# by wrk. All servers run at once and are asked in turn, so that a busy machine slows each alike. Figures are ratios:
# medians of ROUNDS pairs. aiohttp answers as its users write it: one process, web.Response with the bytes, no access log.
# busy is how much of a core wrk itself takes, 1.00 for all: near that it is the clients' side that sets the pace, of the
# faster server first. Floors are checked (exit 1), goals are printed:
#   nginx 0.6, goal 0.9; aiohttp 3, goal 4.5; Node goal 1.4; p99 no worse than nginx's at 16 connections;
#   with a journal file and a fault plan 0.7 of aura-mock without (the row "plain": the peer is aura-mock itself).
#
# Usage: Benchmarks/peers/server.sh [AURA_MOCK]     default: .build-release/release/aura-mock
#   ROUNDS=5 SECONDS_EACH=2 CONNECTIONS="1 16 64 256 1000"
#   PYTHON=python3 (one that has aiohttp); peers that are not installed are left out, nginx excepted
# Needs: nginx, wrk, curl (apt install nginx-light wrk curl); nodejs, aiohttp from PyPI.
set -euo pipefail
cd "$(dirname "$0")/../.."

mock=${1:-.build-release/release/aura-mock}
rounds=${ROUNDS:-5}
each=${SECONDS_EACH:-2}
connections=${CONNECTIONS:-1 16 64 256 1000}
for tool in nginx wrk curl; do
  command -v "$tool" >/dev/null || { echo "server.sh: $tool is not installed" >&2; exit 69; }
done
[ -x "$mock" ] || { echo "server.sh: no $mock; build it: swift build -c release --scratch-path .build-release" >&2; exit 66; }

folder=$(mktemp -d)
pids=()
finish() {
  for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$folder"
}
trap finish EXIT

# Starts a mock; sets `started` to its process and `origin` to its address.
start_mock() {
  local name=$1
  shift
  "$mock" --port 0 "$@" >"$folder/$name" 2>/dev/null &
  started=$!
  pids+=("$started")
  until [ -s "$folder/$name" ]; do sleep 0.02; done
  origin=$(grep -o 'http://[^ ]*' "$folder/$name")
}
start_mock burdened --journal "$folder/journal.jsonl"
burdened_pid=$started
burdened_origin=$origin
# Rules that look at every call and change no byte of it: each is matched, and drawn where it has a probability.
curl -sf -X PUT -H 'Content-Type: application/json' -o /dev/null "$burdened_origin/_aura/faults" -d '{"faults": [
  {"name": "a", "fault": "limited", "hop": "second", "probability": "0/1"},
  {"name": "b", "fault": "stall", "argument": "99999"}, {"name": "c", "fault": "reset", "afterBytes": 1, "client": "::9"},
  {"name": "d", "fault": "delay", "milliseconds": {"lognormal": {"median": 350, "p95": 900}}, "probability": "0/1"},
  {"name": "e", "fault": "htmlPage", "hop": "first", "every": 1000}]}'
start_mock ready
mock_pid=$started

# A link lives five minutes; each round takes a fresh one.
link() {
  curl -sf -H 'api_key: a.b.c' "${1:-$origin}/opendata/api/prediccion/especifica/municipio/horaria/28079" |
    sed -n 's/.*"datos" : "\([^"]*\)".*/\1/p'
}
curl -sf "$(link)" >"$folder/body"
bytes=$(wc -c <"$folder/body")

nginx_port=$((20000 + RANDOM % 20000))
[ "$(id -u)" = 0 ] && owner="user root;" || owner=""
cat >"$folder/nginx.conf" <<CONF
$owner
worker_processes ${NGINX_WORKERS:-1};
daemon off;
pid $folder/nginx.pid;
error_log $folder/nginx.log;
events { worker_connections 4096; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=100;
  default_type text/plain; keepalive_requests 1000000000;
  server { listen 127.0.0.1:$nginx_port backlog=4096; root $folder; }
}
CONF
nginx -c "$folder/nginx.conf" -p "$folder" 2>/dev/null &
pids+=($!)
nginx_pid=$!
peers=("nginx $nginx_pid http://127.0.0.1:$nginx_port/body")

if command -v node >/dev/null; then
  node_port=$((nginx_port + 1))
  node -e '
    const body = require("fs").readFileSync(process.argv[1]);
    require("http").createServer((q, a) => { a.setHeader("Content-Length", body.length); a.end(body); })
      .listen(+process.argv[2], "127.0.0.1", 4096);' "$folder/body" "$node_port" &
  pids+=($!)
  peers+=("node $! http://127.0.0.1:$node_port/")
fi
python=${PYTHON:-python3}
if "$python" -c 'import aiohttp' 2>/dev/null; then
  aiohttp_port=$((nginx_port + 2))
  "$python" -c '
import sys
from aiohttp import web
body = open(sys.argv[1], "rb").read()
async def answer(request):
    return web.Response(body=body, content_type="text/plain")
app = web.Application()
app.router.add_get("/{tail:.*}", answer)
web.run_app(app, host="127.0.0.1", port=int(sys.argv[2]), access_log=None, print=None, backlog=4096)' \
    "$folder/body" "$aiohttp_port" 2>/dev/null &
  pids+=($!)
  peers+=("aiohttp $! http://127.0.0.1:$aiohttp_port/")
fi
for peer in "${peers[@]}"; do
  until curl -sf -o /dev/null "${peer##* }"; do sleep 0.05; done
done

# Processor time of a process and its children, in ticks of 10 ms; 0 where the system does not say.
ticks() {
  local all=0 pid
  for pid in "$1" $(pgrep -P "$1" || true); do
    all=$((all + $(awk '{ print $14 + $15 }' "/proc/$pid/stat" 2>/dev/null || echo 0)))
  done
  echo "$all"
}

# One run: requests a second, the 99th percentile in ms, microseconds of the server's processor for a request, ok or
# errors, and the share of a core that wrk took.
run() {
  local started TIMEFORMAT='%U %S'
  started=$(ticks "$3")
  { time wrk -t1 -c"$1" -d"${each}s" --latency "$2" >"$folder/wrk"; } 2>"$folder/wrk-time"
  awk -v ticks=$(($(ticks "$3") - started)) -v own="$(cat "$folder/wrk-time")" -v each="$each" '
    /99%/ { value = $2; unit = value; gsub(/[0-9.]/, "", unit); sub(/[a-z]+/, "", value)
            p99 = unit == "us" ? value / 1000 : unit == "s" ? value * 1000 : value }
    /Requests\/sec/ { rate = $2 }
    / requests in / { requests = $1 }
    /Socket errors|Non-2xx/ { bad = 1 }
    END { split(own, share)
          printf "%s %s %.1f %s %.2f\n", rate, p99, ticks * 10000 / requests, bad ? "errors" : "ok",
            (share[1] + share[2]) / each }' "$folder/wrk"
}
median() { sort -g | awk '{ v[NR] = $1 } END { print NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2 }'; }

resident() { awk '/VmRSS/ { print $2 }' "/proc/$mock_pid/status" 2>/dev/null || echo 0; }
before=$(resident)
echo "body $bytes bytes, $rounds rounds of $each s, wrk -t1, $(nproc) cores, $(uname -sm), load $(cut -d' ' -f1-3 /proc/loadavg 2>/dev/null || echo unknown)"
for peer in "${peers[@]}"; do
  case ${peer%% *} in
    nginx) nginx -v 2>&1 ;;
    node) echo "node $(node --version)" ;;
    aiohttp) "$python" -c 'import aiohttp, platform; print("aiohttp", aiohttp.__version__, "Python", platform.python_version())' ;;
  esac
done
form='%-8s %6s %9s %9s %7s %10s %8s %8s %9s %9s %9s %9s\n'
printf "$form" peer conn. peer/s aura/s ratio spread p99-peer p99-aura cpu-peer cpu-aura busy-peer busy-aura
status=0
for count in $connections; do
  for name in plain "${peers[@]%% *}"; do : >"$folder/$name"; done
  for _ in $(seq "$rounds"); do
    own=$(run "$count" "$(link)" "$mock_pid")
    echo "$own $(run "$count" "$(link "$burdened_origin")" "$burdened_pid")" >>"$folder/plain"
    for peer in "${peers[@]}"; do
      read -r name pid address <<<"$peer"
      echo "$(run "$count" "$address" "$pid") $own" >>"$folder/$name"
    done
  done
  for name in "${peers[@]%% *}" plain; do
    column() { cut -d' ' -f"$1" "$folder/$name" | median; }
    ratio=$(awk '{ print $6 / $1 }' "$folder/$name" | median)
    spread=$(awk '{ r = $6 / $1; if (NR == 1 || r < least) least = r; if (r > most) most = r }
                  END { printf "%.2f-%.2f", least, most }' "$folder/$name")
    printf "$form" "$name" "$count" "$(column 1 | cut -d. -f1)" "$(column 6 | cut -d. -f1)" \
      "$(printf %.2f "$ratio")" "$spread" "$(column 2)" "$(column 7)" "$(column 3)" "$(column 8)" "$(column 5)" "$(column 10)"
    if grep -q errors "$folder/$name"; then
      echo "  socket errors, or answers other than 200"
      status=1
    fi
    case $name in nginx) floor=0.6 goal=0.9 ;; aiohttp) floor=3 goal=4.5 ;; node) floor=0 goal=1.4 ;; *) floor=0.7 goal=0.7 ;; esac
    if awk "BEGIN { exit !($ratio < $floor) }"; then
      echo "  below the floor of $floor"
      status=1
    elif awk "BEGIN { exit !($ratio < $goal) }"; then
      echo "  below the goal of $goal"
    fi
    if [ "$name" = nginx ] && [ "$count" = 16 ] && awk "BEGIN { exit !($(column 7) > $(column 2)) }"; then
      echo "  p99 above nginx's"
    fi
  done
done
echo "resident: $before KB before, $(resident) KB after"
exit $status
