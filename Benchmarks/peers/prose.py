# SPDX-License-Identifier: MIT
"""What the report says around its figures: how they were had, and what bounds them."""

METHOD = """\
Written by `Benchmarks/peers/run` from the figures of one run; `Benchmarks/README.md` tells how to make it anew.

**Method.** Release builds; inputs are the mock's, the very same bytes for all (`aura-bench --export`). Before anything
is timed what each made of them is compared value by value, and a peer that differs is marked. Ours and the peers then
take turns, A B C … A B C …, each time with a warm-up and rounds of some 60 ms. *Best* is the least of all rounds.
*Ratio* is the peer's best over ours within one turn, the median over turns, with the least and the most beside it:
above 1 ours is faster. Ratios are what counts; times belong to the machine, which is shared."""

LIMITS = {
    "json": """\
AEMET-OpenData is what Home Assistant runs, its network replaced by the bytes; it makes more of an observation's station
than a snapshot keeps, and less of its hours (no probability of rain, eight directions of wind). simdjson reads the
fields that the snapshot has and passes over the others; ours also checks each value's range, keeps notes of what was odd,
reads the fields that other screens show, and works out the sun of seven days. **Limit:** both forecasts are 43 KB that
have to be read whole, and simdjson finds their quotes and brackets 64 bytes at a time. Of the observations few rows
matter, so that most of the file is passed over from a longitude that is too far to the next brace, 32 bytes at a
time, faster than a parser that looks at every value.""",
    "xml": """\
libxml2 and lxml read the same texts and rings. pugixml builds a tree, strings in place. **Limit:** a quarter of the bytes
are rings of 20,000 corners, half of them in the Spanish text; the rest is names and text that have to be looked at to
find the next. A caller that needs only the zone's code leaves the rings unread (`avisos/tar-lazy`).""",
    "news": """\
The merge is the same rule in all of them, as are dates in Spanish, which one of the feeds sends. **Limit:** tags are
found eight bytes at a time; titles (entities, blanks), dates and the merge are what is left, and Foundation's side in
`aura-bench` shares them.""",
    "pacer": """\
The traffic is a try every 50 ms for ten minutes, from cold and after one call and 59 idle seconds; ours is judged at the
server, where latency bunches what a client spaces. A token bucket lets a whole bucket through just before and just after
it fills, so that twice the limit falls into one window. **Limit:** a decision cannot be cheaper than a lock and a look
at the oldest stamp; utilisation of a client that is right on the server's clock is at most 60 ÷ (60 + time to the
response).""",
    "sun": """\
Errors are against JPL DE421 for a geocentric altitude of −50′, which is the Observatorio Astronómico Nacional's own rule.
ephem and skyfield are topocentric: 0.8 s of their error is that definition, not their ephemeris. astral has a refraction
of its own. **Limit:** the Sun is worked out once a day for all places; what is left for a pair is two arc cosines and
a few sines, by eight places at a time. More exact than 0.1 s is not to be had without a table of UT1.""",
    "simulation": """\
The earliest event is taken and its actor comes again within a minute; nothing else is done. **Limit:** a heap of N events
compares some log₂ N keys an event; packed keys of one word and a heap that sifts to the bottom first halve the work.""",
    "cold": """\
A whole process, its start included: most of the time of a short one is the dynamic linker. `aura-cold` links no
Foundation, as a widget's extension need not; the form with JSONDecoder does.""",
    "server": """\
All servers run at once and are asked in turn by `wrk` on the same two cores. Beside a busy machine the server's own
processor time for a request says more than its rate. **Limit:** 30 KB through loopback are two copies in the kernel,
9 to 11 µs a request, most of it in `send`.""",
}

# Why a target is missed, by its source. Only those that a run misses are shown.
REASONS = {
    "bench/decode/daily+hourly:ratio": """a record keeps every field of the payload, its range checked and its oddities
noted with their path. Of the instructions a quarter are the walk of 1,400 keys (callgrind); the rest is spread thin. A
prototype that kept neither notes nor paths reached 29.""",
    "peers/json/snapshot/simdjson on demand:ratio": """of the 43 KB of forecasts ours keeps and checks every field, which
simdjson's driver does not; the observations, where what need not be read is not parsed, are where ours is ahead.""",
    "peers/xml/avisos/libxml2 SAX2:ratio": """libxml2's callbacks hand over bytes that the driver's own readers of digits
and dates take, which are as plain as ours.""",
    "bench/avisos/tar-lazy:ratio": """a quarter of the bytes are rings, and only half of those stand in the Spanish text;
reading them takes a sixth of the time, so that no more than that can be saved.""",
    "bench/news/merged:ratio": """dates, titles and the merge are the same code on both sides, so that the ratio is less
than that of the XML alone (`formats/xml-walk`).""",
    "bench/snapshot/write:ratio": """Foundation's side writes the same compact members: a list a column of hours.""",
    "bench/snapshot/read:ratio": """Foundation's side reads the same compact members, and both check every range.""",
    "server/nginx/16:ratio": """the reader of requests and the mock itself are 22 % of its processor's time, which a static
file has not: [SERVER.md](SERVER.md#measured).""",
    "server/node/16:ratio": """nginx, with nothing to compute, is itself no more than 1.21 to 1.38 times Node on two
cores: [SERVER.md](SERVER.md#measured).""",
    "server/aiohttp/16:ratio": """nginx, with nothing to compute, is itself 2.94 times aiohttp here, and a loop in C that
answers with one system call could be 3.3 times: [SERVER.md](SERVER.md#measured).""",
    "server/nginx/16:p99": """0.9 ms for 0.3: from 64 connections on they are level.""",
    "bench/pacer/decision:best": """a decision and its answer take a lock and give it back, draw no clock, and look at
what is frozen, probed and promised besides the window; a token bucket is one number (and lets 99 through).""",
    "peers/pacer/pyrate-limiter:ratio": """pyrate-limiter 4.5 takes 6 to 9 µs here, 12 where the goal was set.""",
    "bench/waiters/100000:best": """a waiter is a child task: to make, switch to and collect one is most of the time.""",
    "waiters/bytes": """nearly all of it is the task that waits.""",
    "waiters/flat": """a thousand tasks lie in the processor's caches, a hundred thousand do not.""",
    "other/sim-year-s": """189,000 requests and 76,000 judged looks, 0.7 ms a request with all that hangs on it: four tenths
are the engine that ships, a quarter the mock that writes the files (a third of that its weather), a sixth the judge of
surfaces; no function has 3 % for itself.""",
    "allocations/sun/single": """50 blocks of at most 112 bytes in 1,095 calls; not traced further.""",
    "peers/simulation/1000/Rust BinaryHeap:ratio": """the passes lay between 1.13 and 1.26; with 100,000 actors it is 1.66.""",
    "commands/smoke-cold-mib": """Foundation and what it loads are 26 MiB before the first line of ours runs.""",
    "other/test-nothing-s": """1,227 tests are some 40 s of one core's work in a debug build, a fifth of it the mock's
weather, a tenth the starts and work of 150 commands, and the rest spread over hundreds of tests of a tenth of a second
and less. What is dear there is the standard library's generics, which a debug build does not specialise; the optimiser
for the workshop's modules alone would take unsafe flags, and the manifest does without.""",
    "other/test-one-file-s": """two seconds to build, and the tests as above.""",
    "commands/smoke-cold-ms": """most of it is the dynamic linker and Foundation's start.""",
}
