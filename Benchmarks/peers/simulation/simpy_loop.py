# SPDX-License-Identifier: MIT
"""simpy: actors that each come again within 60 s, an event a time. Prints one JSON object.

Usage: PYTHON simpy_loop.py ACTORS ROUNDS
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


def main():
    actors, rounds = int(sys.argv[1]), int(sys.argv[2])
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
