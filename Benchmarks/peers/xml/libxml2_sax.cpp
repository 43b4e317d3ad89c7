// SPDX-License-Identifier: MIT
//
// libxml2 by its SAX2 interface: an archive of warnings to the Spanish alerts with their rings. Prints one JSON object.
//
//   c++ -O3 -march=native -std=c++17 $(xml2-config --cflags) -o libxml2_sax libxml2_sax.cpp $(xml2-config --libs)
//   ./libxml2_sax FOLDER ROUNDS
#include <libxml/parser.h>
#include <libxml/xmlversion.h>

#include "../timing.h"
#include "cap.h"

struct Reading {
  std::vector<Alert> *alerts;
  std::string text, identifier, language, valueName;
  long sent = 0;
  Alert info;
  Area area;
  bool inInfo = false, inArea = false;
};

static std::string_view view(const xmlChar *name) { return reinterpret_cast<const char *>(name); }

static void start(void *context, const xmlChar *name, const xmlChar *, const xmlChar *, int, const xmlChar **, int, int,
                  const xmlChar **) {
  Reading &r = *static_cast<Reading *>(context);
  r.text.clear();
  if (view(name) == "info") r.info = Alert(), r.inInfo = true, r.language.clear();
  else if (view(name) == "area") r.area = Area(), r.inArea = true;
}

static void end(void *context, const xmlChar *nameBytes, const xmlChar *, const xmlChar *) {
  Reading &r = *static_cast<Reading *>(context);
  std::string_view name = view(nameBytes);
  if (!r.inInfo) {
    if (name == "identifier") r.identifier = r.text;
    else if (name == "sent") r.sent = seconds_of(r.text);
    return;
  }
  if (name == "valueName") r.valueName = r.text;
  else if (name == "value") {
    if (r.inArea) { if (r.valueName == "AEMET-Meteoalerta zona") r.area.zone = r.text; }
    else take(r.info, r.valueName, r.text);
  } else if (r.inArea) {
    if (name == "areaDesc") r.area.name = r.text;
    else if (name == "polygon") { if (r.language == "es-ES") r.area.rings.push_back(ring_of(r.text)); }
    else if (name == "area") r.info.areas.push_back(std::move(r.area)), r.inArea = false;
  } else if (name == "language") r.language = r.text;
  else if (name == "event") r.info.event = r.text;
  else if (name == "urgency") r.info.urgency = r.text;
  else if (name == "certainty") r.info.certainty = r.text;
  else if (name == "effective") r.info.effective = seconds_of(r.text);
  else if (name == "onset") r.info.onset = seconds_of(r.text);
  else if (name == "expires") r.info.expires = seconds_of(r.text);
  else if (name == "headline") r.info.headline = r.text;
  else if (name == "description") r.info.description = r.text;
  else if (name == "instruction") r.info.instruction = r.text;
  else if (name == "web") r.info.web = r.text;
  else if (name == "info") {
    r.inInfo = false;
    if (r.language != "es-ES") return;
    r.info.identifier = r.identifier;
    r.info.sent = r.sent;
    r.alerts->push_back(std::move(r.info));
  }
}

static void characters(void *context, const xmlChar *text, int length) {
  static_cast<Reading *>(context)->text.append(reinterpret_cast<const char *>(text), size_t(length));
}

int main(int count, char **words) {
  if (count != 3) return std::fprintf(stderr, "usage: libxml2_sax FOLDER ROUNDS\n"), 64;
  std::string tar = file_of(std::string(words[1]) + "/avisos.tar");
  xmlSAXHandler handler = {};
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = start;
  handler.endElementNs = end;
  handler.characters = characters;
  auto make = [&] {
    std::vector<Alert> alerts;
    for (auto member : members_of(tar)) {
      Reading reading;
      reading.alerts = &alerts;
      if (xmlSAXUserParseMemory(&handler, &reading, member.data(), int(member.size())) != 0) std::exit(65);
    }
    return alerts;
  };
  std::string record = record_of(make());
  std::printf("{\"peer\":\"libxml2 SAX2\",\"version\":\"%s\",\"tasks\":{\"avisos\":{\"ns\":%s,\"record\":%s}}}\n",
              LIBXML_DOTTED_VERSION, rounds_of(std::atoi(words[2]), make).c_str(), record.c_str());
}
