# SPDX-License-Identifier: MIT
"""Times Python rate limiters on the work of `aura-bench pacer` and judges their worst minute; prints one JSON object.

Usage, with the peers in a virtual environment outside the repository:

    python3 -m venv VENV && VENV/bin/pip install pyrate-limiter limits aiolimiter
    VENV/bin/python Benchmarks/peers/pacer_peers.py [--rounds N]

Every limiter is set to 50 in 60 s and runs on a clock of ours that is handed to it. Decision: one call each 1.25 s, all
let go, best of N rounds, nanoseconds. Worst minute: the most that were let go in any 60 s (half-open) over ten minutes
of a try every 50 ms, from cold and after one call and 59 idle seconds. Utilisation: those let go, of 50 a minute, from
the second minute on. A peer that is not installed is left out and named.
"""
import asyncio
import importlib.metadata
import json
import sys
import time

LIMIT, WINDOW = 50, 60.0
REAL_TIME, REAL_MONOTONIC_NS, REAL_MONOTONIC = time.time, time.monotonic_ns, time.monotonic


class Clock:
    """The time that every peer is told."""

    now = 1_000_000.0


def on_our_clock():
    time.time = lambda: Clock.now
    time.monotonic = lambda: Clock.now
    time.monotonic_ns = lambda: int(Clock.now * 1e9)


def on_the_real_clock():
    time.time, time.monotonic, time.monotonic_ns = REAL_TIME, REAL_MONOTONIC, REAL_MONOTONIC_NS


def pyrate():
    import pyrate_limiter
    from pyrate_limiter import InMemoryBucket, Limiter, Rate

    pyrate_limiter.clocks.monotonic_ns = lambda: int(Clock.now * 1e9)
    pyrate_limiter.clocks.time_ns = lambda: int(Clock.now * 1e9)
    limiter = Limiter(InMemoryBucket([Rate(LIMIT, int(WINDOW * 1000))]))
    return lambda: limiter.try_acquire("aemet", blocking=False)


def limits_with(strategy):
    def make():
        import limits

        limiter = getattr(limits.strategies, strategy)(limits.storage.MemoryStorage())
        item = limits.RateLimitItemPerMinute(LIMIT)
        return lambda: limiter.hit(item, "aemet")

    return make


def aiolimiter_bucket():
    import aiolimiter

    loop = asyncio.new_event_loop()
    loop.time = lambda: Clock.now
    # `has_capacity` asks for the running loop.
    asyncio.events._set_running_loop(loop)
    limiter = aiolimiter.AsyncLimiter(LIMIT, WINDOW)

    def admit():
        # What `acquire` does where it need not wait, without the loop's own cost.
        if not limiter.has_capacity():
            return False
        task = limiter.acquire()
        try:
            task.send(None)
        except StopIteration:
            pass
        return True

    return admit


PEERS = [
    ("pyrate-limiter", "pyrate-limiter", pyrate),
    ("limits moving window", "limits", limits_with("MovingWindowRateLimiter")),
    ("limits fixed window", "limits", limits_with("FixedWindowRateLimiter")),
    ("limits sliding counter", "limits", limits_with("SlidingWindowCounterRateLimiter")),
    ("aiolimiter", "aiolimiter", aiolimiter_bucket),
]


def worst(stamps):
    first = most = 0
    for last, stamp in enumerate(stamps):
        while stamp - stamps[first] >= WINDOW - 1e-6:
            first += 1
        most = max(most, last - first + 1)
    return most


def saturate(make, idle):
    """Stamps of those let go in ten minutes of tries every 50 ms."""
    Clock.now += 10_000.0 - (Clock.now % 60.0) + 13.0
    admit = make()
    stamps = []
    if idle:
        stamps += [Clock.now] if admit() else []
        Clock.now += 59.0
    start = round(Clock.now * 20)
    for step in range(12_000):
        Clock.now = (start + step) / 20
        if admit():
            stamps.append(Clock.now)
    begin = start / 20
    return worst(stamps), sum(1 for stamp in stamps if stamp >= begin + 60) / (LIMIT * 9)


def decision(make, rounds):
    best = None
    for _ in range(rounds):
        Clock.now += 10_000.0
        admit = make()
        refused, calls = 0, 5_000
        begin = time.perf_counter_ns()
        for _ in range(calls):
            Clock.now += 1.25
            if not admit():
                refused += 1
        each = (time.perf_counter_ns() - begin) / calls
        if refused:
            raise SystemExit(f"{refused} of {calls} refused: not the same work")
        best = each if best is None else min(best, each)
    return best


def main():
    rounds = int(sys.argv[sys.argv.index("--rounds") + 1]) if "--rounds" in sys.argv else 7
    rows, missing = [], []
    for name, package, make in PEERS:
        try:
            version = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            missing.append(package)
            continue
        on_our_clock()
        try:
            cold, utilisation = saturate(make, idle=False)
            warm, _ = saturate(make, idle=True)
            rows.append(
                {
                    "peer": name,
                    "version": version,
                    "decision_ns": round(decision(make, rounds), 1),
                    "worst_minute": max(cold, warm),
                    "utilisation": round(utilisation, 4),
                }
            )
        finally:
            on_the_real_clock()
            asyncio.events._set_running_loop(None)
    print(json.dumps({"limit": LIMIT, "rounds": rounds, "missing": sorted(set(missing)), "peers": rows}, indent=1))


main()
