// SPDX-License-Identifier: MIT
//
// What every C++ reader of warnings makes, and the archive it reads them from.
#pragma once
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

struct Area {
  std::string name, zone;
  std::vector<std::vector<std::pair<double, double>>> rings;
};
struct Alert {
  std::string identifier, event, urgency, certainty, phenomenon, level, parameter, probability;
  std::string headline, description, instruction, web;
  long sent = 0, effective = 0, onset = 0, expires = 0;
  std::vector<Area> areas;
};

// Days since 1970 of a civil date. Source: H. Hinnant, chrono-compatible low-level date algorithms.
inline long days_from_civil(int y, int m, int d) {
  y -= m <= 2;
  int era = (y >= 0 ? y : y - 399) / 400;
  unsigned yoe = unsigned(y - era * 400), doy = (153u * unsigned(m + (m > 2 ? -3 : 9)) + 2) / 5 + unsigned(d) - 1;
  return era * 146097L + long(yoe * 365 + yoe / 4 - yoe / 100 + doy) - 719468;
}
inline long seconds_of(std::string_view s) {  // 2026-07-03T13:00:00+02:00
  auto two = [&](size_t at) { return (s[at] - '0') * 10 + s[at + 1] - '0'; };
  if (s.size() < 25) return 0;
  long local = days_from_civil(two(0) * 100 + two(2), two(5), two(8)) * 86400 + two(11) * 3600 + two(14) * 60 + two(17);
  long offset = two(20) * 3600 + two(23) * 60;
  return s[19] == '-' ? local + offset : local - offset;
}

// "40.1,-3.2 40.2,-3.3 …": numbers of a few decimals, digit by digit.
inline std::vector<std::pair<double, double>> ring_of(std::string_view text) {
  static const double powers[] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
  std::vector<std::pair<double, double>> ring;
  ring.reserve(text.size() / 14 + 1);
  const char *p = text.data(), *end = p + text.size();
  auto number = [&] {
    bool negative = p < end && *p == '-';
    if (negative) p++;
    long long digits = 0;
    int decimals = 0;
    while (p < end && unsigned(*p - '0') < 10) digits = digits * 10 + *p++ - '0';
    if (p < end && *p == '.') {
      p++;
      while (p < end && unsigned(*p - '0') < 10 && decimals < 15) digits = digits * 10 + *p++ - '0', decimals++;
      while (p < end && unsigned(*p - '0') < 10) p++;
    }
    double value = double(digits) / powers[decimals];
    return negative ? -value : value;
  };
  while (p < end) {
    while (p < end && (*p == ' ' || *p == '\n')) p++;
    if (p == end) break;
    double latitude = number();
    if (p < end && *p == ',') p++;
    ring.emplace_back(latitude, number());
  }
  return ring;
}

inline std::vector<std::string_view> members_of(const std::string &tar) {
  std::vector<std::string_view> members;
  for (size_t at = 0; at + 512 <= tar.size() && tar[at];) {
    size_t size = std::strtoul(tar.substr(at + 124, 12).c_str(), nullptr, 8);
    members.emplace_back(tar.data() + at + 512, size);
    at += 512 + (size + 511) / 512 * 512;
  }
  return members;
}

inline std::string file_of(const std::string &path) {
  std::string bytes;
  FILE *file = std::fopen(path.c_str(), "rb");
  if (!file) std::perror(path.c_str()), std::exit(66);
  char room[1 << 16];
  for (size_t count; (count = std::fread(room, 1, sizeof room, file));) bytes.append(room, count);
  std::fclose(file);
  return bytes;
}

// The lines of avisos.tsv, as a JSON list.
inline std::string record_of(const std::vector<Alert> &alerts) {
  std::string text = "[";
  for (auto &alert : alerts) {
    double latitudes = 0, longitudes = 0;
    size_t corners = 0;
    std::string zones;
    for (auto &area : alert.areas) {
      zones += (zones.empty() ? "" : " ") + area.zone;
      for (auto &ring : area.rings)
        for (auto &corner : ring) latitudes += corner.first, longitudes += corner.second, corners++;
    }
    char line[400];
    std::snprintf(line, sizeof line, "%s\"%s\\t%ld\\t%ld\\t%s\\t%s\\t%zu\\t%ld\\t%ld\"", text.size() > 1 ? "," : "",
                  alert.identifier.c_str(), alert.onset, alert.expires, alert.level.c_str(), zones.c_str(), corners,
                  std::lround(latitudes * 1000), std::lround(longitudes * 1000));
    text += line;
  }
  return text + "]";
}

// Puts a named value of an alert where it belongs.
inline void take(Alert &alert, std::string_view name, std::string_view value) {
  if (name == "AEMET-Meteoalerta fenomeno") alert.phenomenon = value;
  else if (name == "AEMET-Meteoalerta nivel") alert.level = value;
  else if (name == "AEMET-Meteoalerta parametro") alert.parameter = value;
  else if (name == "AEMET-Meteoalerta probabilidad") alert.probability = value;
}
