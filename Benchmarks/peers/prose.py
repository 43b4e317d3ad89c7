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
fields that the snapshot has and stops at those; ours also checks each value's range, keeps notes of what was odd, and
reads the fields that other screens show. **Limit:** both forecasts are 43 KB that have to be read whole: simdjson's
first stage alone, finding quotes and brackets by 64 bytes, is what it is ahead by there. Of the observations a row
in three hundred matters, so most of a file is passed over by looking for the next brace and the station's longitude,
which is faster than any parser that looks at every value.""",
    "xml": """\
libxml2 and lxml read the same texts and rings. pugixml builds a tree in place. **Limit:** three quarters of the time is the
digits of some 60,000 coordinates; names, attributes and text are the rest. A caller that needs only the zone's code
leaves the rings unread (`avisos/national-lazy`).""",
    "news": """\
The merge is the same rule in all of them. **Limit:** of ours a third is finding tags, a third titles (entities, blanks,
UTF-8) and addresses compared, and the rest dates and the merge, which Foundation's side in `aura-bench` shares.""",
    "pacer": """\
The traffic is a try every 50 ms for ten minutes, from cold and after one call and 59 idle seconds; ours is judged at the
server, where latency bunches what a client spaces. A token bucket lets a whole bucket through just before and just after
it fills, so that twice the limit falls into one window: no setting of it keeps AEMET's promise. **Limit:** a decision is
a lock (some 15 ns), a window for the key, the address and the endpoint, and a place in the ledger; utilisation of a
client that is right on the server's clock is at most 60 ÷ (60 + time to the response).""",
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
