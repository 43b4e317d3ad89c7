// SPDX-License-Identifier: MIT
//
// How every compiled peer is timed: a warm-up of some 100 ms, then rounds of some 60 ms, nanoseconds for one call each.
#pragma once
#include <chrono>
#include <cstdio>
#include <string>

template <class Work>
std::string rounds_of(int rounds, Work work) {
  using clock = std::chrono::steady_clock;
  auto call = [&](long calls) {
    auto start = clock::now();
    for (long i = 0; i < calls; i++) work();
    return std::chrono::duration<double, std::nano>(clock::now() - start).count() / double(calls);
  };
  double one = call(1);
  long calls = long(60e6 / one) + 1;
  one = call(calls);
  calls = long(60e6 / one) + 1;
  std::string out = "[";
  for (int round = 0; round < rounds; round++) {
    char text[40];
    std::snprintf(text, sizeof text, "%s%.1f", round ? "," : "", call(calls));
    out += text;
  }
  return out + "]";
}
