// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraMock
import AuraMockServer
import AuraPreview

/// The mock with its console, and in it a page that draws what the mock's present looks like.
enum PreviewServing {
  static let defaultPort = 8788

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    guard arguments.operands.count <= 1, arguments.value("out") == nil, arguments.value("snapshot") == nil,
      arguments.value("at") == nil
    else { throw UsageError("--serve takes an INE code, --port and --scenario: its clock is the mock's") }
    StopSignals.hold()
    let code = try Gazetteer.municipality(argument: arguments.operands.first ?? "28079").code
    let settings = ServerSettings(port: try arguments.number("port", in: 0...65_535) ?? defaultPort)
    let scenario: Scenario
    do {
      scenario = try arguments.value("scenario").map { try PreviewScenario.load($0) } ?? .quiet
    } catch let error as ScenarioError {
      console.message("aura preview: \(error)")
      if case .unknownName = error { return .notFound }
      return .unreadableInput
    }
    let time = SteerableTime(SystemTime(), factor: scenario.speed)
    let mock = Mock(scenario, time: time)
    let server: MockServer
    do throws(ServerError) {
      server = try MockServer.start(
        settings, mock: mock, pages: pages(first: "\(code)", mock: mock, time: time), time: time)
    } catch {
      console.message("aura preview: \(error)")
      return .unreachable
    }
    console.output(
      "aura preview listening on \(server.origin)/_aura/pages/surfaces — not affiliated with AEMET or MITECO")
    console.message("scenario \(scenario.name). The console beside it: \(server.origin)/_aura/ Ctrl-C stops.")
    StopSignals.wait()
    server.stop()
    return .ok
  }

  /// The live page of a place, and the gallery of the capitals.
  static func pages(first: String, mock: Mock, time: any TimeSource) -> [AttachedPage] {
    [
      AttachedPage(
        name: "surfaces", title: "Surfaces of a place",
        page: answer(200, LivePage.place(chosen: first).html, policy: shellPolicy)
      ) { query in
        place(query.last { $0.name == "ine" }?.value ?? first, mock, time)
      },
      AttachedPage(
        name: "gallery", title: "Gallery of the capitals",
        page: answer(200, LivePage.gallery.html, policy: shellPolicy)
      ) { _ in
        let (scenario, moment) = present(of: mock, time)
        let page = PreviewWriting.gallery(scenario, at: moment) { "surfaces?ine=\($0)" }
        return answer(200, page.html, policy: policy)
      },
    ]
  }

  /// What the mock is set to, without its journal and quotas: a page that is looked at changes nothing.
  private static func present(of mock: Mock, _ time: any TimeSource) -> (Scenario, WallInstant) {
    var scenario = mock.scenario
    let moment = mock.withState { $0.productInstant(at: time.wall) }
    scenario.quota = .unlimited
    return (scenario, moment)
  }

  private static func place(_ text: String, _ mock: Mock, _ time: any TimeSource) -> MockAnswer {
    guard let code = MunicipalityCode(text), let place = Gazetteer.municipality(code) else {
      return answer(404, LivePage.notFound(text), policy: policy)
    }
    let (scenario, moment) = present(of: mock, time)
    let scene = PreviewWeather(of: [place], scenario: scenario, at: moment).scene(0)
    let surfaces = SurfaceSet.compose(scene)
    let caption = PreviewWriting.caption(place.name, code, moment, place.zone) + ", scenario \(scenario.name)"
    let page = PlacePage(
      surfaces: surfaces, drawings: DrawingSet(surfaces), key: PreviewWriting.key(at: scene), caption: caption,
      origin: PreviewWriting.mockOrigin)
    return answer(200, page.html, policy: policy)
  }

  private static func answer(_ status: Int, _ html: [UInt8], policy: String) -> MockAnswer {
    MockAnswer(
      status: status,
      fields: HTTPFields([
        HTTPField(name: "Content-Type", value: "text/html; charset=utf-8"),
        HTTPField(name: "Cache-Control", value: "no-store"),
        HTTPField(name: "Content-Security-Policy", value: policy),
        HTTPField(name: "X-Content-Type-Options", value: "nosniff"),
        HTTPField(name: "Referrer-Policy", value: "no-referrer"),
      ]), body: html)
  }

  /// No script runs and nothing is fetched; shown in this server's own frames alone.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; "
    + "frame-ancestors 'self'"
  /// The frame around it.
  private static let shellPolicy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; "
    + "base-uri 'none'; frame-ancestors 'none'"
}
