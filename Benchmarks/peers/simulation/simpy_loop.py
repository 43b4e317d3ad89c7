# SPDX-License-Identifier: MIT
"""simpy: actors that each come again within 60 s, an event a time. Prints one JSON object; with `check` what the first
20,000 events of ours fold to, instead of times.

Usage: PYTHON simpy_loop.py ACTORS ROUNDS [check]
"""
import importlib.metadata
import json
import random
import sys
import time

import simpy

EVENTS = 100_000


def actor(environment, draw):
    while True:
        yield environment.timeout(draw() * 60.0)


def fold(actors):
    """The same actors and draws as ours: microseconds, Marsaglia's xorshift."""
    environment, state, seen = simpy.Environment(), 0x9E3779B97F4A7C15, []

    def draw():
        nonlocal state
        state ^= state << 13 & 0xFFFFFFFFFFFFFFFF
        state ^= state >> 7
        state ^= state << 17 & 0xFFFFFFFFFFFFFFFF
        return state % 60_000_000

    def counted(number):
        yield environment.timeout(number * 7919 % 60_000_000)
        while True:
            seen.append((environment.now, number))
            yield environment.timeout(draw())

    for number in range(actors):
        environment.process(counted(number))
    while len(seen) < 20_000:
        environment.step()
    value = 0xCBF29CE484222325
    for pair in seen:
        for word in pair:
            value = (value ^ word) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{value:x}"


def main():
    actors, rounds = int(sys.argv[1]), int(sys.argv[2])
    if sys.argv[-1] == "check":
        return print(json.dumps({"fold": fold(actors)}))
    chance = random.Random(7)
    environment = simpy.Environment()
    for _ in range(actors):
        environment.process(actor(environment, chance.random))
    for _ in range(actors):
        environment.step()
    figures = []
    for _ in range(rounds):
        start = time.perf_counter_ns()
        for _ in range(EVENTS):
            environment.step()
        figures.append(round((time.perf_counter_ns() - start) / EVENTS, 1))
    print(json.dumps({"peer": "simpy", "version": importlib.metadata.version("simpy"), "actors": actors, "ns": figures}))


main()
