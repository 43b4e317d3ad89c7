// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraMock
import AuraPreview

/// Makes pages and drawings, and writes them into a folder.
struct PreviewWriting {
  let folder: String
  let console: Console

  init(_ folder: String, _ console: Console) {
    (self.folder, self.console) = (folder, console)
  }

  static let sheetName = "surfaces.tsv"
  static let mockOrigin = "Weather of the built-in mock: not AEMET's."

  // MARK: One place

  func place(_ arguments: Arguments) throws -> ExitStatus {
    if let path = arguments.value("snapshot") {
      guard arguments.operands.isEmpty, arguments.value("scenario") == nil else {
        throw UsageError("--snapshot has a place and weather of its own")
      }
      return try snapshot(InputFile.read(path, limitBytes: 16 << 20), arguments, path: path)
    }
    guard arguments.operands.count == 1 else { throw UsageError("expected one INE code") }
    let place = try Gazetteer.municipality(argument: arguments.operands[0])
    let scenario = try PreviewScenario.load(arguments.value("scenario"))
    let moment = PreviewScenario.moment(
      try arguments.instant("at", in: place.zone), scenario, now: SystemTime().wall)
    let scene = PreviewWeather(of: [place], scenario: scenario, at: moment).scene(0)
    let name = arguments.value("scenario").map { _ in ", scenario \(scenario.name)" } ?? ""
    try write(scene, caption: Self.caption(place.name, place.code, moment, place.zone) + name, origin: Self.mockOrigin)
    console.message(Self.mockOrigin)
    return .ok
  }

  private func snapshot(_ bytes: [UInt8], _ arguments: Arguments, path: String) throws -> ExitStatus {
    let snapshot: WeatherSnapshot
    do {
      snapshot = try WeatherSnapshot(json: bytes)
    } catch {
      console.message("aura preview: \(path): \(error)")
      return .unreadableInput
    }
    let place = snapshot.place
    let moment = try arguments.instant("at", in: place.zone) ?? snapshot.moment
    try write(
      SurfaceScene(snapshot, at: moment), caption: Self.caption(place.name, place.code, moment, place.zone),
      origin: "A snapshot as it was given.")
    return .ok
  }

  static func caption(_ name: String, _ code: MunicipalityCode, _ moment: WallInstant, _ zone: CivilZone) -> String {
    let civil = "\(zone.civil(at: moment))".replacing("T", with: " ").prefix(16)
    return "\(name) (\(code)), \(civil)"
  }

  private func write(_ scene: SurfaceScene, caption: String, origin: String) throws {
    let surfaces = SurfaceSet.compose(scene)
    let drawings = DrawingSet(surfaces)
    let page = PlacePage(
      surfaces: surfaces, drawings: drawings, key: Self.key(at: scene), caption: caption, origin: origin)
    try OutputFolder.make(folder)
    var files = [("index.html", page.html)]
    files += drawings.all.map { ($0.name + ".svg", $0.file) }
    files.append((Self.sheetName, Array(SurfaceSheet(surfaces, caption: caption).text.utf8)))
    try write(files)
  }

  /// A key as it mostly is: good for another two months.
  static func key(at scene: SurfaceScene) -> KeySurface {
    KeySurface.compose(
      .valid(until: scene.moment.advanced(bySeconds: 60 * 86_400)), at: scene.moment, in: scene.snapshot.place.zone)
  }

  private func write(_ files: [(name: String, bytes: [UInt8])]) throws {
    for (name, bytes) in files { try InputFile.write(bytes, to: "\(folder)/\(name)") }
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("out")
    writer.string(folder)
    writer.key("files")
    writer.beginArray()
    for (name, bytes) in files {
      writer.beginObject()
      writer.key("name")
      writer.string(name)
      writer.key("bytes")
      writer.number(bytes.count)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    console.output(writer.text)
  }

  // MARK: Many places, two runs

  func gallery(_ arguments: Arguments) throws -> ExitStatus {
    guard arguments.operands.isEmpty, arguments.value("snapshot") == nil else {
      throw UsageError("--gallery is of the capitals")
    }
    var scenario = try PreviewScenario.load(arguments.value("scenario"))
    let told = try arguments.instant("at", in: .peninsula)
    let moment = PreviewScenario.moment(told, scenario, now: SystemTime().wall)
    // Fifty-four places at one moment are more than any quota lets through.
    scenario.quota = .unlimited
    let page = Self.gallery(scenario, at: moment)
    try OutputFolder.make(folder)
    try write([("index.html", page.html)])
    console.message(Self.mockOrigin)
    return .ok
  }

  static func gallery(
    _ scenario: Scenario, at moment: WallInstant, address: (@Sendable (String) -> String)? = nil
  ) -> GalleryPage {
    let places = Location.seedCities
    let weather = PreviewWeather(of: places, scenario: scenario, at: moment)
    let entries = places.indices.map { index in
      GalleryPage.Entry(
        code: "\(places[index].code)", widget: HomeWidget.compose(weather.scene(index), family: .medium))
    }
    return GalleryPage(
      entries: entries, caption: "\(places.count) places at \(moment)", origin: mockOrigin, address: address)
  }

  func compare(_ folders: [String]) throws -> ExitStatus {
    guard folders.count == 2 else { throw UsageError("--compare expects two folders") }
    var runs: [ComparePage.Run] = []
    for path in folders {
      let text = String(decoding: try InputFile.read("\(path)/\(Self.sheetName)", limitBytes: 16 << 20), as: UTF8.self)
      guard let sheet = SurfaceSheet(text: text) else {
        console.message("aura preview: \(path)/\(Self.sheetName): not a sheet of this command")
        return .unreadableInput
      }
      var drawings: [String: [UInt8]] = [:]
      for name in Set(sheet.rows.map(\.drawing)).sorted() where Self.isFileName(name) {
        drawings[name] = try InputFile.read("\(path)/\(name).svg", limitBytes: 4 << 20)
      }
      runs.append(ComparePage.Run(sheet: sheet, drawings: drawings))
    }
    let page = ComparePage(before: runs[0], after: runs[1])
    try OutputFolder.make(folder)
    try write([("index.html", page.html)])
    return .ok
  }

  /// Nothing that leads out of the folder.
  private static func isFileName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }
}
