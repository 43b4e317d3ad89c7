// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// The most memory a process holds that reads a national file of observations for one place and does nothing else.
enum PeakMemory {
  /// Reads the file, picks what the stations nearest to the middle of Madrid had measured at a moment, and says what that took.
  static func observations(path: String, at moment: WallInstant) throws -> String {
    let atStart = try residentKiB()
    let bytes = try InputFile.read(path)
    let local = try LocalObservation.decode(bytes, near: [puertaDelSol], at: moment).record[0]
    guard let air = local.temperatureC else { throw ResultsDiffer("no temperature near Madrid at \(moment)") }
    return """
      \(bytes.count) bytes at \(moment): \(air.value) °C at \(air.stationName); \
      peak \(try residentKiB()) KiB, \(atStart) KiB of it before the file was read
      """
  }

  private static let puertaDelSol = Coordinate(uncheckedLatitude: 40.4169, longitude: -3.7035)

  /// The most memory resident at once since the process began, which Linux keeps as `VmHWM`.
  private static func residentKiB() throws -> Int {
    let status = String(decoding: try InputFile.read("/proc/self/status"), as: UTF8.self)
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let number = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap({ Int($0) })
    else { throw ResultsDiffer("no VmHWM in /proc/self/status") }
    return number
  }
}
