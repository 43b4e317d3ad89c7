// SPDX-License-Identifier: MIT
//
// simdjson, on demand: the bodies of both forecasts, and of the observations, to what a snapshot is made of. Reads the
// fields that Aura's snapshot holds and passes over the others. Prints one JSON object.
//
//   c++ -O3 -march=native -std=c++17 -o simdjson_snapshot simdjson_snapshot.cpp -lsimdjson
//   ./simdjson_snapshot FOLDER ROUNDS      FOLDER: what `aura-bench --export` wrote
#include <simdjson.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <vector>

#include "../timing.h"

using namespace simdjson;

constexpr int kUnknown = -9999;
constexpr long kMoment = 1787653800;  // 12:30 in Madrid on 25 August 2026
constexpr double kLatitude = 40.408410, kLongitude = -3.687600;

struct Hour {
  long start = 0;
  std::string sky, skyText, windFrom;
  int temperature = kUnknown, feelsLike = kUnknown, humidity = kUnknown, wind = kUnknown, gust = kUnknown;
  int rainProbability = kUnknown, stormProbability = kUnknown, snowProbability = kUnknown;
  double rain = kUnknown, snow = kUnknown;
};
struct Day {
  std::string date, sky, skyText, windFrom;
  int minimum = kUnknown, maximum = kUnknown, feelsMinimum = kUnknown, feelsMaximum = kUnknown;
  int humidityMinimum = kUnknown, humidityMaximum = kUnknown;
  int rainProbability = kUnknown, wind = kUnknown, gust = kUnknown, snowLevel = kUnknown, uv = kUnknown;
};
struct Pick {
  double value = 0, distance = 1e9;
  long end = 0;
  std::string station, name;
};
struct Snapshot {
  std::string name, issuedHourly, issuedDaily;
  std::vector<Hour> hours;
  std::vector<Day> days;
  std::array<Pick, 9> picks;
};

// Days since 1970 of a civil date. Source: H. Hinnant, chrono-compatible low-level date algorithms.
static long days_from_civil(int y, int m, int d) {
  y -= m <= 2;
  int era = (y >= 0 ? y : y - 399) / 400;
  unsigned yoe = unsigned(y - era * 400), doy = (153u * unsigned(m + (m > 2 ? -3 : 9)) + 2) / 5 + unsigned(d) - 1;
  return era * 146097L + long(yoe * 365 + yoe / 4 - yoe / 100 + doy) - 719468;
}
static int two(const char *p) { return (p[0] - '0') * 10 + p[1] - '0'; }
static long date_days(std::string_view s) { return days_from_civil(two(&s[0]) * 100 + two(&s[2]), two(&s[5]), two(&s[8])); }
static long date_time(std::string_view s) {
  return date_days(s) * 86400 + two(&s[11]) * 3600 + two(&s[14]) * 60 + two(&s[17]);
}
static int number(std::string_view s) {
  if (s.empty()) return kUnknown;
  int sign = 1, value = 0;
  for (char c : s) {
    if (c == '-') sign = -1;
    else if (c >= '0' && c <= '9') value = value * 10 + c - '0';
    else return kUnknown;
  }
  return sign * value;
}
static double millimetres(std::string_view s) {
  if (s.empty()) return kUnknown;
  if (s == "Ip") return 0;
  return std::strtod(std::string(s).c_str(), nullptr);
}

// A member `value` and its hour `periodo`, for every element of an array.
template <class Take>
static void hourly(ondemand::value array, Take take) {
  for (ondemand::object item : array.get_array()) {
    std::string_view value = item["value"].get_string(), period = item["periodo"].get_string();
    take(value, period, item);
  }
}

static void read_hours(const padded_string &body, ondemand::parser &parser, Snapshot &out) {
  ondemand::document document = parser.iterate(body);
  for (ondemand::object town : document.get_array()) {
    out.issuedHourly = std::string_view(town["elaborado"].get_string());
    out.name = std::string_view(town["nombre"].get_string());
    std::vector<Hour> hours(24 * 4);
    std::vector<std::array<int, 5>> spans;
    size_t dayIndex = 0;
    long firstDay = 0;
    for (ondemand::object day : town["prediccion"]["dia"].get_array()) {
      Hour *of = &hours[24 * dayIndex];
      auto at = [&](std::string_view period) -> Hour & { return of[two(period.data())]; };
      for (auto field : day) {
        std::string_view key = field.unescaped_key();
        ondemand::value value = field.value();
        if (key == "estadoCielo") {
          hourly(value, [&](auto v, auto p, ondemand::object &item) {
            at(p).sky = v;
            at(p).skyText = std::string_view(item["descripcion"].get_string());
          });
        } else if (key == "precipitacion") {
          hourly(value, [&](auto v, auto p, auto &) { at(p).rain = millimetres(v); });
        } else if (key == "nieve") {
          hourly(value, [&](auto v, auto p, auto &) { at(p).snow = millimetres(v); });
        } else if (key == "temperatura") {
          hourly(value, [&](auto v, auto p, auto &) { at(p).temperature = number(v); });
        } else if (key == "sensTermica") {
          hourly(value, [&](auto v, auto p, auto &) { at(p).feelsLike = number(v); });
        } else if (key == "humedadRelativa") {
          hourly(value, [&](auto v, auto p, auto &) { at(p).humidity = number(v); });
        } else if (key == "vientoAndRachaMax") {
          for (ondemand::object item : value.get_array()) {
            std::string_view from, speed;
            bool isWind = false;
            int gust = kUnknown;
            for (auto part : item) {
              std::string_view name = part.unescaped_key();
              if (name == "direccion") {
                isWind = true;
                for (std::string_view text : part.value().get_array()) from = text;
              } else if (name == "velocidad") {
                for (std::string_view text : part.value().get_array()) speed = text;
              } else if (name == "value") {
                gust = number(part.value().get_string());
              } else if (name == "periodo") {
                std::string_view period = part.value().get_string();
                if (isWind) at(period).windFrom = from, at(period).wind = number(speed);
                else at(period).gust = gust;
              }
            }
          }
        } else if (key == "probPrecipitacion" || key == "probTormenta" || key == "probNieve") {
          int kind = key == "probPrecipitacion" ? 0 : key == "probTormenta" ? 1 : 2;
          hourly(value, [&](auto v, auto p, auto &) {
            int from = two(&p[0]), to = two(&p[2]);
            if (to <= from) to += 24;
            spans.push_back({int(dayIndex) * 24 + from, int(dayIndex) * 24 + to, kind, number(v), 0});
          });
        } else if (key == "fecha") {
          long date = date_days(value.get_string());
          if (dayIndex == 0) firstDay = date;
        }
      }
      if (++dayIndex == 3) break;
    }
    for (auto &span : spans)
      for (int hour = span[0]; hour < span[1] && hour < int(hours.size()); hour++) {
        int &slot = span[2] == 0 ? hours[size_t(hour)].rainProbability
                    : span[2] == 1 ? hours[size_t(hour)].stormProbability : hours[size_t(hour)].snowProbability;
        slot = span[3];
      }
    // Summer time: two hours before the clocks of Madrid.
    long current = (kMoment + 7200) / 3600;
    for (size_t index = 0; index < hours.size() && out.hours.size() < 48; index++) {
      long local = firstDay * 24 + long(index);
      if (local < current || (hours[index].sky.empty() && hours[index].temperature == kUnknown)) continue;
      hours[index].start = local * 3600 - 7200;
      out.hours.push_back(std::move(hours[index]));
    }
  }
}

static void read_days(const padded_string &body, ondemand::parser &parser, Snapshot &out) {
  ondemand::document document = parser.iterate(body);
  for (ondemand::object town : document.get_array()) {
    out.issuedDaily = std::string_view(town["elaborado"].get_string());
    for (ondemand::object item : town["prediccion"]["dia"].get_array()) {
      Day day;
      // The value for the whole day: of the period 00-24, or of the only element, which names no period.
      auto whole = [](ondemand::object &element) {
        std::string_view period;
        return element["periodo"].get_string().get(period) != SUCCESS || period == "00-24" || period == "00-24h";
      };
      for (auto field : item) {
        std::string_view key = field.unescaped_key();
        ondemand::value value = field.value();
        auto range = [&](int &low, int &high) {
          for (auto part : value.get_object()) {
            std::string_view name = part.unescaped_key();
            if (name == "maxima") high = int(int64_t(part.value().get_int64()));
            else if (name == "minima") low = int(int64_t(part.value().get_int64()));
          }
        };
        if (key == "probPrecipitacion") {
          for (ondemand::object element : value.get_array()) {
            int64_t found;
            if (element["value"].get_int64().get(found) == SUCCESS && whole(element)) day.rainProbability = int(found);
          }
        } else if (key == "estadoCielo") {
          for (ondemand::object element : value.get_array()) {
            std::string_view code = element["value"].get_string();
            if (!whole(element) || code.empty()) continue;
            day.sky = code;
            day.skyText = std::string_view(element["descripcion"].get_string());
          }
        } else if (key == "viento") {
          for (ondemand::object element : value.get_array()) {
            std::string_view from = element["direccion"].get_string();
            int64_t speed = element["velocidad"].get_int64();
            if (whole(element) && !from.empty()) day.windFrom = from, day.wind = int(speed);
          }
        } else if (key == "rachaMax" || key == "cotaNieveProv") {
          int &slot = key == "rachaMax" ? day.gust : day.snowLevel;
          for (ondemand::object element : value.get_array()) {
            std::string_view text = element["value"].get_string();
            if (whole(element)) slot = number(text);
          }
        } else if (key == "temperatura") range(day.minimum, day.maximum);
        else if (key == "sensTermica") range(day.feelsMinimum, day.feelsMaximum);
        else if (key == "humedadRelativa") range(day.humidityMinimum, day.humidityMaximum);
        else if (key == "uvMax") day.uv = int(int64_t(value.get_int64()));
        else if (key == "fecha") day.date = std::string_view(value.get_string()).substr(0, 10);
      }
      if (day.date >= "2026-08-25" && out.days.size() < 7) out.days.push_back(std::move(day));
    }
  }
}

static const char *const kQuantities[9] = {"ta", "tpr", "hr", "vv", "pres_nmar", "prec", "nieve", "vis", "inso"};

// Each quantity of the nearest station that has it, within 3 hours and 35 km.
static void read_observations(const padded_string &body, ondemand::parser &parser, Snapshot &out) {
  const double degree = M_PI / 180, cosine = std::cos(kLatitude * degree);
  ondemand::document document = parser.iterate(body);
  for (ondemand::object row : document.get_array()) {
    double longitude = row["lon"].get_double();
    if (std::abs(longitude - kLongitude) > 0.42) continue;
    double latitude = row["lat"].get_double();
    if (std::abs(latitude - kLatitude) > 0.32) continue;
    double a = std::sin((latitude - kLatitude) * degree / 2), b = std::sin((longitude - kLongitude) * degree / 2);
    double distance = 2 * 6371.0088 * std::asin(std::sqrt(a * a + cosine * std::cos(latitude * degree) * b * b));
    if (distance > 35) continue;
    row.reset();
    std::string_view station, name;
    double altitude = 0, values[9];
    bool known[9] = {};
    long end = 0;
    for (auto field : row) {
      std::string_view key = field.unescaped_key();
      if (key == "idema") station = field.value().get_string();
      else if (key == "ubi") name = field.value().get_string();
      else if (key == "fint") end = date_time(field.value().get_string());
      else if (key == "alt") altitude = field.value().get_double();
      else
        for (int i = 0; i < 9; i++)
          if (key == kQuantities[i]) values[i] = field.value().get_double(), known[i] = true;
    }
    if (end > kMoment || kMoment - end > 10800) continue;
    if (altitude > 750) known[4] = false;
    for (int i = 0; i < 9; i++) {
      if (!known[i]) continue;
      Pick &held = out.picks[size_t(i)];
      if (distance > held.distance || (distance == held.distance && end < held.end)) continue;
      held.value = values[i];
      held.distance = distance;
      held.end = end;
      held.station = station;
      held.name = name;
    }
  }
}

static void member(std::string &text, const char *key, int value) {
  if (value != kUnknown) text += std::string(",\"") + key + "\":" + std::to_string(value);
}
static void member(std::string &text, const char *key, const std::string &value) {
  if (!value.empty()) text += std::string(",\"") + key + "\":\"" + value + "\"";
}
static std::string record(const Snapshot &made) {
  std::string text = "{\"hours\":[";
  for (auto &hour : made.hours) {
    if (&hour != &made.hours[0]) text += ",";
    text += "{\"start\":" + std::to_string(hour.start);
    member(text, "sky", hour.sky), member(text, "windFrom", hour.windFrom);
    member(text, "temperatureC", hour.temperature), member(text, "feelsLikeC", hour.feelsLike);
    member(text, "humidity", hour.humidity), member(text, "windKmh", hour.wind), member(text, "gustKmh", hour.gust);
    member(text, "precipitationProbability", hour.rainProbability);
    member(text, "stormProbability", hour.stormProbability), member(text, "snowProbability", hour.snowProbability);
    if (hour.rain != kUnknown) text += ",\"precipitationMm\":" + std::to_string(hour.rain);
    if (hour.snow != kUnknown) text += ",\"snowMm\":" + std::to_string(hour.snow);
    text += "}";
  }
  text += "],\"days\":[";
  for (auto &day : made.days) {
    if (&day != &made.days[0]) text += ",";
    text += "{\"date\":\"" + day.date + "\"";
    member(text, "sky", day.sky), member(text, "windFrom", day.windFrom), member(text, "windKmh", day.wind);
    member(text, "minimumC", day.minimum), member(text, "maximumC", day.maximum);
    member(text, "feelsLikeMinimumC", day.feelsMinimum), member(text, "feelsLikeMaximumC", day.feelsMaximum);
    member(text, "minimumHumidity", day.humidityMinimum), member(text, "maximumHumidity", day.humidityMaximum);
    member(text, "precipitationProbability", day.rainProbability), member(text, "gustKmh", day.gust);
    member(text, "snowLevelM", day.snowLevel), member(text, "uvMax", day.uv);
    text += "}";
  }
  text += "],\"stations\":{";
  bool first = true;
  for (int i = 0; i < 9; i++) {
    const Pick &pick = made.picks[size_t(i)];
    if (pick.station.empty()) continue;
    char line[120];
    std::snprintf(line, sizeof line, "%s\"%s\":{\"station\":\"%s\",\"value\":%.3f}", first ? "" : ",", kQuantities[i],
                  pick.station.c_str(), pick.value);
    text += line;
    first = false;
  }
  return text + "}}";
}

int main(int count, char **words) {
  if (count != 3) return std::fprintf(stderr, "usage: simdjson_snapshot FOLDER ROUNDS\n"), 64;
  std::string folder = words[1];
  int rounds = std::atoi(words[2]);
  padded_string daily = padded_string::load(folder + "/daily.json"), hourly = padded_string::load(folder + "/hourly.json");
  padded_string rows = padded_string::load(folder + "/observations.json");
  ondemand::parser parser;
  size_t sink = 0;
  auto make = [&](bool withObservations) {
    Snapshot made;
    read_hours(hourly, parser, made);
    read_days(daily, parser, made);
    if (withObservations) read_observations(rows, parser, made);
    sink += made.hours.size() + made.days.size();
    return made;
  };
  std::string forecasts = record(make(false)), all = record(make(true));
  std::printf("{\"peer\":\"simdjson on demand\",\"version\":\"%s\",\"tasks\":{", SIMDJSON_VERSION_TEXT);
  std::printf("\"forecasts\":{\"ns\":%s,\"record\":%s},", rounds_of(rounds, [&] { make(false); }).c_str(), forecasts.c_str());
  std::printf("\"snapshot\":{\"ns\":%s,\"record\":%s}}}\n", rounds_of(rounds, [&] { make(true); }).c_str(), all.c_str());
  return sink == 0;
}
