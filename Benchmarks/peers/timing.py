# SPDX-License-Identifier: MIT
"""How every peer in Python is timed: a warm-up of some 100 ms, then rounds of some 60 ms, nanoseconds for one call."""
import time


def rounds(count, run):
    """Times run(calls) `count` times."""

    def each(calls):
        start = time.perf_counter_ns()
        run(calls)
        return (time.perf_counter_ns() - start) / calls

    one = each(1)
    one = each(int(60e6 / one) + 1)
    calls = int(60e6 / one) + 1
    return [round(each(calls), 1) for _ in range(count)]
