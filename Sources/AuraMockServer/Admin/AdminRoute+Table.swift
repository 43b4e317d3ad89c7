// SPDX-License-Identifier: MIT

extension AdminRoute {
  /// Every admin route: what is routed, and what the OpenAPI document lists.
  static let table: [AdminRoute] = [
    AdminRoute(
      .get, "/", "console", .run, "The web console, one page without outside assets", answer: nil,
      contentType: "text/html"
    ) { _, _ in ConsoleAnswer.page },
    AdminRoute(
      .get, "/openapi.json", "openapi", .run, "This document", answer: nil, contentType: "application/json"
    ) { _, _ in OpenAPIDocument.answer },
    AdminRoute(.get, "/health", "health", .run, "Whether the mock answers", answer: "Health") { _, _ in
      AdminAnswer.health
    },
    AdminRoute(
      .get, "/state", "state", .run, "What the mock is set to, what it has done, how true each product is",
      answer: "State"
    ) { desk, _ in desk.state() },
    AdminRoute(.get, "/scenarios", "scenarios", .run, "The scenarios in the binary", answer: "ScenarioList") {
      desk, _ in desk.scenarios()
    },
    AdminRoute(
      .post, "/load", "load", .run,
      "Begins a run with another scenario: one of the binary by name, or a whole scenario file", body: "Load",
      answer: "State"
    ) { desk, call throws(AdminError) in try desk.load(call.body) },
    AdminRoute(
      .post, "/reset", "reset", .run, "Begins a run anew: exchanges, links, quotas and counts are forgotten",
      answer: "State"
    ) { desk, _ in desk.reset() },

    AdminRoute(.get, "/clock", "clock", .clock, "The serving clock and the products' present", answer: "Clock") {
      desk, _ in desk.clock()
    },
    AdminRoute(
      .put, "/clock", "setClock", .clock, "Sets or freezes the products' present; speed and time of the serving clock",
      body: "ClockChange", answer: "Clock", refusals: [409]
    ) { desk, call throws(AdminError) in try desk.setClock(call.body) },
    AdminRoute(
      .post, "/clock/jump", "jumpClock", .clock, "Moves the products' present forward or back", body: "ClockJump",
      answer: "Clock"
    ) { desk, call throws(AdminError) in try desk.jumpClock(call.body) },

    AdminRoute(
      .get, "/quota", "quota", .quota, "The limits in force and what every bucket holds", answer: "Quota"
    ) { desk, _ in desk.quota() },
    AdminRoute(
      .put, "/quota", "setQuota", .quota, "Sets another profile of limits and opens every bucket", body: "QuotaChange",
      answer: "Quota"
    ) { desk, call throws(AdminError) in try desk.setQuota(call.body) },
    AdminRoute(
      .post, "/quota/exhaust", "exhaustQuota", .quota,
      "Uses up what is left until the window ends: of all calls, of a template, or of one payer", body: "Exhaustion",
      answer: "Quota", refusals: [409]
    ) { desk, call throws(AdminError) in try desk.exhaustQuota(call.body) },
    AdminRoute(.post, "/quota/reset", "resetQuota", .quota, "Opens every bucket", answer: "Quota") { desk, _ in
      desk.resetQuota()
    },

    AdminRoute(.get, "/faults", "faults", .faults, "The fault plan", answer: "FaultPlan") { desk, _ in desk.faults() },
    AdminRoute(
      .put, "/faults", "setFaults", .faults, "Puts another fault plan in the place of this one", body: "FaultPlan",
      answer: "FaultPlan"
    ) { desk, call throws(AdminError) in try desk.setFaults(call.body) },
    AdminRoute(
      .post, "/faults", "addFault", .faults, "Adds a rule; those there keep their counts and draws", body: "FaultRule",
      answer: "FaultPlan", refusals: [409]
    ) { desk, call throws(AdminError) in try desk.addFault(call.body) },
    AdminRoute(.delete, "/faults", "clearFaults", .faults, "Takes every rule away", answer: "FaultPlan") { desk, _ in
      desk.clearFaults()
    },
    AdminRoute(
      .delete, "/faults/{name}", "removeFault", .faults, "Takes one rule away", answer: "FaultPlan"
    ) { desk, call throws(AdminError) in try desk.removeFault(call.argument) },

    AdminRoute(
      .get, "/quirks", "quirks", .quirks, "Every switch: on or off, and whether it was set by hand",
      answer: "QuirkList"
    ) { desk, _ in desk.quirks() },
    AdminRoute(
      .patch, "/quirks", "setQuirks", .quirks,
      "Sets switches by quirk id; null gives one back to its default and era", body: "QuirkChanges",
      answer: "QuirkList"
    ) { desk, call throws(AdminError) in try desk.setQuirks(call.body) },

    AdminRoute(
      .get, "/journal", "journal", .journal, "Exchanges as lines of JSON, oldest first", parameters: journalParameters,
      answer: nil, contentType: "application/x-ndjson"
    ) { desk, call throws(AdminError) in try desk.journal(call.query) },
    AdminRoute(
      .delete, "/journal", "clearJournal", .journal, "Empties the journal; numbers begin again at 1", answer: "State"
    ) { desk, _ in desk.clearJournal() },
    AdminRoute(
      .post, "/assert", "assert", .journal, "Judges assertions about the journal; 409 when one does not hold",
      body: "Assertions", answer: "Verdicts", refusals: [409]
    ) { desk, call throws(AdminError) in try desk.judge(call.body) },
    AdminRoute(
      .get, "/contract", "contract", .journal, "What the clients did that AEMET forbids", answer: "Contract"
    ) { desk, _ in desk.contract() },

    AdminRoute(
      .get, "/pages", "pages", .pages, "The pages beside the console: those that the program that serves was given",
      answer: "PageList"
    ) { desk, _ in desk.pageList() },
    AdminRoute(
      .get, "/pages/{name}", "page", .pages, "One of them", answer: nil, contentType: "text/html"
    ) { desk, call throws(AdminError) in try desk.page(call.argument).page },
    AdminRoute(
      .get, "/page-data/{name}", "pageData", .pages, "What that page asks for, in a form of its own", answer: nil
    ) { desk, call throws(AdminError) in try desk.page(call.argument).data(call.query) },
  ]

  private static let journalParameters: [Parameter] = [
    Parameter("after", "integer", "Only exchanges with a number above this one"),
    Parameter("limit", "integer", "At most so many, 0 to 20000; 1000 unless said"),
    Parameter("template", "string", "Endpoint template, of either call"),
    Parameter("argument", "string", "One of the route's arguments, a municipality for example"),
    Parameter("target", "string", "What the target begins with"),
    Parameter("hop", "string", "first or second"),
    Parameter("method", "string", "As sent"),
    Parameter("outcome", "string", "What the client was told"),
    Parameter("status", "string", "404, 4xx or 400-499"),
    Parameter("client", "string", "The peer's address"),
    Parameter("key", "integer", "Number of the key, 1 for the first the mock met"),
    Parameter("fault", "string", "Name of a rule that struck"),
    Parameter("from", "string", "Arrivals from this instant on, 2026-08-25T10:05:00Z"),
    Parameter("until", "string", "Arrivals before this instant"),
  ]
}
