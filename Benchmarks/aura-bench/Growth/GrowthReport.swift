// SPDX-License-Identifier: MIT

/// Growth as a Markdown table for people or JSON for programs.
enum GrowthReport {
  static func markdown(_ results: [GrowthSeries.Result]) -> String {
    var lines = ["| series | work | sizes and times | exponent | why |", "|---|---|---|---:|---|"]
    for result in results {
      let points = result.points.map { "\($0.size): \(BenchReport.time($0.nanoseconds))" }.joined(separator: ", ")
      lines.append(
        "| \(result.series.name) | \(result.series.work) | \(points) \(result.series.sizeUnit) "
          + "| \(fixed(result.exponent, 2)) | \(result.series.why) |")
    }
    return lines.joined(separator: "\n")
  }

  /// `{"format":1,"series":[{"name","sizeUnit","work","why","exponent","lastExponent","points":[[size,ns],…]},…]}`.
  static func json(_ results: [GrowthSeries.Result]) -> String {
    let rows = results.map { result in
      let series = result.series
      let points = result.points.map { "[\($0.size),\(fixed($0.nanoseconds, 0))]" }.joined(separator: ",")
      return "    {"
        + [("name", series.name), ("sizeUnit", series.sizeUnit), ("work", series.work), ("why", series.why)]
        .map { "\"\($0.0)\":\(BenchReport.quoted($0.1))," }.joined()
        + "\"exponent\":\(fixed(result.exponent, 3)),\"lastExponent\":\(fixed(result.lastExponent, 3)),"
        + "\"points\":[\(points)]}"
    }
    return "{\n  \"format\":1,\n  \"series\":[\n" + rows.joined(separator: ",\n") + "\n  ]\n}"
  }
}
