// SPDX-License-Identifier: MIT

import AuraKit

/// A refresh plan for people and for programs.
struct PlanReport {
  let plan: RefreshPlan
  let moment: WallInstant

  var text: String {
    let head = "\(moment): \(plan.errands.count) to fetch, at most \(plan.calls) calls of AEMET's quota"
    let errands = plan.errands.enumerated().map { index, errand in
      let condition = errand.ifPublishedAfter.map { ", if published after \($0)" } ?? ""
      return "  \(index + 1). \(errand.target.key): \(words(errand.reason))\(condition), \(errand.priority)\n"
        + "     \(errand.target.address(at: moment))"
    }
    let skipped = plan.skipped.map { "  \($0.target.key): \(words($0.reason))" }
    return ([head] + errands + (skipped.isEmpty ? [] : ["not now:"]) + skipped).joined(separator: "\n")
  }

  var json: String {
    var writer = JSONWriter(layout: .pretty)
    writer.beginObject()
    writer.field("at", "\(moment)")
    writer.field("calls", plan.calls)
    writer.array("errands", plan.errands) { writer, errand in
      writer.beginObject()
      writer.field("target", errand.target.key)
      writer.field("address", errand.target.address(at: moment))
      writer.field("reason", words(errand.reason))
      writer.field("priority", "\(errand.priority)")
      writer.field("calls", errand.calls)
      writer.field("ifPublishedAfter", errand.ifPublishedAfter.map { "\($0)" })
      writer.endObject()
    }
    writer.array("skipped", plan.skipped) { writer, skipped in
      writer.beginObject()
      writer.field("target", skipped.target.key)
      writer.field("reason", words(skipped.reason))
      writer.endObject()
    }
    writer.endObject()
    return writer.text
  }

  private func words(_ reason: Errand.Reason) -> String {
    switch reason {
    case .neverFetched: "never fetched"
    case .nothingKept: "nothing kept of it"
    case .thin: "the current hour is not known"
    case .old(let age): "\(age) s old"
    case .forced: "a person wants it"
    case .failedBefore: "failed before"
    }
  }

  private func words(_ reason: SkippedErrand.Reason) -> String {
    switch reason {
    case .fresh(let until): "fresh until \(until)"
    case .resting(let until): "failed, rests until \(until)"
    case .forcedRecently(let until): "wanted a moment ago, heard again at \(until)"
    case .noQuota(let calls): "the quota does not leave \(calls) calls"
    case .notNeeded: "not needed"
    }
  }
}
