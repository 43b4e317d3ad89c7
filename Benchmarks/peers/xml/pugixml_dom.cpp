// SPDX-License-Identifier: MIT
//
// pugixml's tree: an archive of warnings to the Spanish alerts with their rings. Prints one JSON object.
//
//   c++ -O3 -march=native -std=c++17 -o pugixml_dom pugixml_dom.cpp -lpugixml
//   ./pugixml_dom FOLDER ROUNDS
#include <pugixml.hpp>

#include "../timing.h"
#include "cap.h"

static void read(std::string_view member, std::vector<Alert> &alerts) {
  pugi::xml_document document;
  if (!document.load_buffer(member.data(), member.size())) std::exit(65);
  pugi::xml_node root = document.child("alert");
  for (pugi::xml_node info : root.children("info")) {
    if (std::string_view(info.child_value("language")) != "es-ES") continue;
    Alert alert;
    alert.identifier = root.child_value("identifier");
    alert.sent = seconds_of(root.child_value("sent"));
    alert.event = info.child_value("event");
    alert.urgency = info.child_value("urgency");
    alert.certainty = info.child_value("certainty");
    alert.effective = seconds_of(info.child_value("effective"));
    alert.onset = seconds_of(info.child_value("onset"));
    alert.expires = seconds_of(info.child_value("expires"));
    alert.headline = info.child_value("headline");
    alert.description = info.child_value("description");
    alert.instruction = info.child_value("instruction");
    alert.web = info.child_value("web");
    for (const char *kind : {"eventCode", "parameter"})
      for (pugi::xml_node pair : info.children(kind)) take(alert, pair.child_value("valueName"), pair.child_value("value"));
    for (pugi::xml_node node : info.children("area")) {
      Area area;
      area.name = node.child_value("areaDesc");
      for (pugi::xml_node polygon : node.children("polygon")) area.rings.push_back(ring_of(polygon.child_value()));
      for (pugi::xml_node code : node.children("geocode"))
        if (std::string_view(code.child_value("valueName")) == "AEMET-Meteoalerta zona") area.zone = code.child_value("value");
      alert.areas.push_back(std::move(area));
    }
    alerts.push_back(std::move(alert));
  }
}

int main(int count, char **words) {
  if (count != 3) return std::fprintf(stderr, "usage: pugixml_dom FOLDER ROUNDS\n"), 64;
  std::string tar = file_of(std::string(words[1]) + "/avisos.tar");
  auto make = [&] {
    std::vector<Alert> alerts;
    for (auto member : members_of(tar)) read(member, alerts);
    return alerts;
  };
  std::string record = record_of(make());
  std::printf("{\"peer\":\"pugixml\",\"version\":\"%d.%d\",\"tasks\":{\"avisos\":{\"ns\":%s,\"record\":%s}}}\n",
              PUGIXML_VERSION / 1000, PUGIXML_VERSION % 1000 / 10, rounds_of(std::atoi(words[2]), make).c_str(),
              record.c_str());
}
