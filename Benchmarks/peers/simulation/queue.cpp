// SPDX-License-Identifier: MIT
//
// C++'s priority_queue as an event queue: the earliest event is taken and its actor comes again within 60 s. Prints one
// JSON object; with `check` what the first 20,000 events of ours fold to, instead of times.
//
//   c++ -O3 -march=native -std=c++17 -o queue queue.cpp && ./queue ACTORS ROUNDS [check]
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <queue>
#include <string>
#include <tuple>
#include <vector>

int main(int count, char **words) {
  if (count < 3 || count > 4) return std::fprintf(stderr, "usage: queue ACTORS ROUNDS [check]\n"), 64;
  int actors = std::atoi(words[1]), rounds = std::atoi(words[2]);
  uint64_t state = 0x9E3779B97F4A7C15u, sequence = 0, sum = 0;
  auto draw = [&] {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state % 60000000000u;
  };
  using Event = std::tuple<uint64_t, uint64_t, uint32_t>;
  std::vector<Event> room;
  room.reserve(size_t(actors));
  std::priority_queue<Event, std::vector<Event>, std::greater<Event>> queue({}, std::move(room));
  if (count == 4) {
    // Microseconds, equal ones in the order of the actors, as ours has them.
    for (uint64_t actor = 0; actor < uint64_t(actors); actor++)
      queue.emplace(actor * 7919 % 60000000, actor, uint32_t(actor));
    uint64_t fold = 0xCBF29CE484222325u;
    for (int event = 0; event < 20000; event++) {
      auto [time, order, actor] = queue.top();
      queue.pop();
      for (uint64_t word : {time, order}) fold = (fold ^ word) * 0x100000001B3u;
      queue.emplace(time + draw() % 60000000, order, actor);
    }
    return std::printf("{\"fold\":\"%llx\"}\n", static_cast<unsigned long long>(fold)), 0;
  }
  for (int actor = 0; actor < actors; actor++) queue.emplace(draw(), sequence++, uint32_t(actor));
  std::string all;
  const int events = 2000000;
  for (int round = 0; round < rounds; round++) {
    auto start = std::chrono::steady_clock::now();
    for (int event = 0; event < events; event++) {
      auto [time, _, actor] = queue.top();
      queue.pop();
      sum += actor;
      queue.emplace(time + draw(), sequence++, actor);
    }
    double ns = std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
    all += (round ? "," : "") + std::to_string(ns / events);
  }
  std::printf("{\"peer\":\"C++ priority_queue\",\"version\":\"g++ %s\",\"actors\":%d,\"ns\":[%s],\"sum\":%llu}\n",
              __VERSION__, actors, all.c_str(), static_cast<unsigned long long>(sum));
}
