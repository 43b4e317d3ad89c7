// SPDX-License-Identifier: MIT

import AuraFormats

/// What bodies and answers of the admin routes look like, as JSON Schema.
enum OpenAPISchemas {
  static let tree: JSONValue = {
    do throws(JSONError) {
      return try JSONValue(Array(text.description.utf8))
    } catch {
      // A test reads it.
      preconditionFailure("the schemas: \(error)")
    }
  }()

  private static let text: StaticString = #"""
    {
      "Refusal": {"type": "object", "required": ["error", "path", "found", "expected"], "properties": {
        "error": {"type": "string"}, "path": {"type": "string"}, "found": {"type": "string"},
        "expected": {"type": "string"}}},
      "Health": {"type": "object", "required": ["status"], "properties": {"status": {"const": "ok"}}},
      "State": {"type": "object",
        "required": ["run", "scenario", "purpose", "seed", "clock", "keys", "quota", "linkLifeSeconds", "switches",
          "faults", "journal", "server", "products", "feeds"],
        "properties": {
          "run": {"type": "integer", "minimum": 1}, "scenario": {"type": "string"}, "purpose": {"type": "string"},
          "seed": {"type": "string"}, "clock": {"$ref": "#/components/schemas/Clock"},
          "keys": {"enum": ["anyThreeParts", "strict"]}, "quota": {"type": "string"},
          "linkLifeSeconds": {"type": "integer"},
          "switches": {"type": "object", "additionalProperties": {"type": "boolean"}},
          "faults": {"type": "array", "items": {"type": "string"}},
          "journal": {"type": "object", "properties": {"exchanges": {"type": "integer"}, "dropped": {"type": "integer"}}},
          "server": {"type": "object", "additionalProperties": {"type": "integer"}},
          "products": {"type": "array", "items": {"type": "object", "required": ["template", "fidelity"], "properties": {
            "template": {"type": "string"}, "fidelity": {"$ref": "#/components/schemas/Fidelity"},
            "except": {"type": "object", "additionalProperties": {"$ref": "#/components/schemas/Fidelity"}}}}},
          "feeds": {"type": "array", "items": {"type": "object", "required": ["address", "fidelity"], "properties": {
            "address": {"type": "string"}, "fidelity": {"$ref": "#/components/schemas/Fidelity"}}}}}},
      "Fidelity": {"enum": ["recorded", "wireForm", "synthetic", "absent"],
        "description": "Bytes as sent once; real values in AEMET's form; made-up values in AEMET's form; nothing"},
      "ScenarioList": {"type": "object", "required": ["scenarios"], "properties": {"scenarios": {"type": "array",
        "items": {"type": "object", "properties": {"name": {"type": "string"}, "purpose": {"type": "string"}}}}}},
      "Load": {"oneOf": [
        {"type": "object", "required": ["name"], "additionalProperties": false,
          "properties": {"name": {"type": "string"}}},
        {"type": "object", "required": ["format", "name", "purpose"], "properties": {"format": {"const": 1}},
          "description": "A scenario file, as docs/SCENARIOS.md describes it"}]},
      "PageList": {"type": "object", "required": ["pages"], "properties": {"pages": {"type": "array",
        "items": {"type": "object", "properties": {"name": {"type": "string"}, "title": {"type": "string"}}}}}},
      "Clock": {"type": "object", "required": ["serving", "products", "isFrozen", "speed"], "properties": {
        "serving": {"type": "string", "format": "date-time"}, "products": {"type": "string", "format": "date-time"},
        "isFrozen": {"type": "boolean"}, "speed": {"type": "number"}}},
      "ClockChange": {"type": "object", "additionalProperties": false, "minProperties": 1, "properties": {
        "real": {"const": true}, "set": {"type": "string", "format": "date-time"},
        "frozen": {"type": "string", "format": "date-time"}, "offsetSeconds": {"type": "integer"},
        "speed": {"type": "number", "minimum": 0.001, "maximum": 1000000},
        "serving": {"type": "string", "format": "date-time"}},
        "description": "One of real, set, frozen, offsetSeconds for the products; speed, serving for the serving clock"},
      "ClockJump": {"type": "object", "additionalProperties": false, "required": ["seconds"],
        "properties": {"seconds": {"type": "integer"}}},
      "Quota": {"type": "object",
        "required": ["profile", "known", "countsBy", "window", "windowSeconds", "nowMs", "buckets"],
        "properties": {
          "profile": {"type": "string"}, "known": {"type": "array", "items": {"type": "string"}},
          "countsBy": {"enum": ["key", "address"]}, "window": {"enum": ["sliding", "fixed"]},
          "windowSeconds": {"type": "integer"}, "general": {"type": ["integer", "null"]},
          "countsSecondHop": {"type": "boolean"}, "templateDefault": {"type": ["integer", "null"]},
          "templates": {"type": "object", "additionalProperties": {"type": "integer"}},
          "hidden": {"type": "object", "properties": {"limit": {"type": "integer"}, "seconds": {"type": "integer"}}},
          "nowMs": {"type": "integer"},
          "buckets": {"type": "array", "items": {"$ref": "#/components/schemas/Bucket"}}}},
      "Bucket": {"type": "object", "properties": {
        "bucket": {"type": "string"}, "payer": {"type": "string"}, "limit": {"type": "integer"},
        "used": {"type": "integer"}, "remaining": {"type": "integer"}, "window": {"enum": ["sliding", "fixed"]},
        "windowMs": {"type": "integer"}, "isTold": {"type": "boolean"}, "opensMs": {"type": ["integer", "null"]},
        "arrivalsMs": {"type": "array", "items": {"type": "integer"}}}},
      "QuotaChange": {"type": "object", "additionalProperties": false, "required": ["profile"],
        "properties": {"profile": {"type": "string"}}},
      "Exhaustion": {"type": "object", "additionalProperties": false,
        "properties": {"template": {"type": "string"}, "payer": {"type": "string"}}},
      "FaultPlan": {"type": "object", "additionalProperties": false, "required": ["faults"],
        "properties": {"faults": {"type": "array", "items": {"$ref": "#/components/schemas/FaultRule"}}}},
      "FaultRule": {"type": "object", "required": ["name", "fault"], "description": "docs/SCENARIOS.md has every fault and scope",
        "properties": {"name": {"type": "string"}, "fault": {"type": "string"}, "hop": {"enum": ["first", "second"]},
          "template": {"type": "string"}, "argument": {"type": "string"}, "host": {"type": "string"},
          "client": {"type": "string"}, "from": {"type": "string"}, "until": {"type": "string"},
          "calls": {"type": "string"}, "every": {"type": "integer"}, "probability": {"type": "string"},
          "times": {"type": "integer"}, "then": {"type": "array", "items": {"type": "object"}}}},
      "QuirkList": {"type": "object", "required": ["quirks"], "properties": {"quirks": {"type": "array", "items": {
        "type": "object", "properties": {"id": {"type": "string"}, "about": {"type": "string"},
          "isOn": {"type": "boolean"}, "isSet": {"type": "boolean"}}}}}},
      "QuirkChanges": {"type": "object", "additionalProperties": {"type": ["boolean", "null"]}},
      "Query": {"type": "object", "additionalProperties": false, "properties": {
        "template": {"type": "string"}, "argument": {"type": "string"}, "target": {"type": "string"},
        "hop": {"enum": ["first", "second"]}, "method": {"type": "string"}, "outcome": {"type": "string"},
        "status": {"type": ["integer", "string"]}, "client": {"type": "string"}, "key": {"type": "integer"},
        "fault": {"type": "string"}, "from": {"type": "string", "format": "date-time"},
        "until": {"type": "string", "format": "date-time"}}},
      "Assertions": {"type": "object", "additionalProperties": false, "required": ["assertions"], "properties": {
        "assertions": {"type": "array", "minItems": 1, "maxItems": 1000, "items": {"oneOf": [
          {"type": "object", "additionalProperties": false, "required": ["exactly", "of"],
            "properties": {"exactly": {"type": "integer"}, "of": {"$ref": "#/components/schemas/Query"}}},
          {"type": "object", "additionalProperties": false, "required": ["atMost", "of"],
            "properties": {"atMost": {"type": "integer"}, "of": {"$ref": "#/components/schemas/Query"}}},
          {"type": "object", "additionalProperties": false, "required": ["never"],
            "properties": {"never": {"$ref": "#/components/schemas/Query"}}},
          {"type": "object", "additionalProperties": false, "required": ["order"],
            "properties": {"order": {"type": "array", "items": {"$ref": "#/components/schemas/Query"}}}}]}}}},
      "Verdicts": {"type": "object", "required": ["holds", "exchanges", "verdicts"], "properties": {
        "holds": {"type": "boolean"}, "exchanges": {"type": "integer"},
        "verdicts": {"type": "array", "items": {"type": "object", "properties": {
          "holds": {"type": "boolean"}, "found": {"type": "integer"}, "detail": {"type": "string"},
          "exchanges": {"type": "array", "items": {"type": "integer"}}}}}}},
      "Contract": {"type": "object", "required": ["behaved", "exchanges", "dropped", "count", "violations"],
        "properties": {
          "behaved": {"type": "boolean"}, "exchanges": {"type": "integer"}, "dropped": {"type": "integer"},
          "count": {"type": "integer"}, "violations": {"type": "array", "items": {"type": "object", "properties": {
            "rule": {"type": "string"}, "exchange": {"type": "integer"}, "detail": {"type": "string"}}}}}},
      "Envelope": {"type": "object", "required": ["descripcion", "estado"], "properties": {
        "descripcion": {"type": "string"}, "estado": {"type": "integer"}, "datos": {"type": "string"},
        "metadatos": {"type": "string"}}}
    }
    """#
}
