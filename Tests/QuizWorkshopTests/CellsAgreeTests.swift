import Cells
import Foundation
import QuizCells
import QuizCore
import QuizLibrary
import QuizModes
import QuizPlay
import QuizSittings
import XCTest

@testable import QuizWorkshop

/// Work in cells comes to what the same work in this process comes to, byte for byte.
final class CellsAgreeTests: XCTestCase {
  private var folder = ""

  private static let home = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "cellsagree-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

  private func surroundings(_ confinement: Confinement?) throws -> Surroundings {
    let variables = ["QUIZRUN_HOME": Self.home, "QUIZRUN_NOW": "2026-11-20T12:00:00Z", "LANG": "C"]
    return try Surroundings(Environment { variables[$0] }, cells: PluginCells(confinement), tell: { _ in })
  }

  private var cells: Confinement { Confinement(isRequired: { false }, tell: { _ in }) }

  /// Responses of all kinds to a quiz, and lines that are none.
  private func responses(_ plan: ScalePlan, _ count: Int) -> String {
    var random = UInt64(9)
    func draw(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % max(1, bound)
    }
    return (0..<count).map { number in
      if number % 29 == 7 { return "{oops" }
      let given = plan.quiz.questions.compactMap { question -> String? in
        let ids = question.answers.map(\.id)
        switch question.kind {
        case .single where !ids.isEmpty: return #""\#(question.id)":["\#(ids[draw(ids.count)])"]"#
        case .truefalse: return #""\#(question.id)":["\#(draw(2) == 0)"]"#
        case .multiple:
          let some = ids.filter { _ in draw(2) == 0 }.map { "\"\($0)\"" }.joined(separator: ",")
          return #""\#(question.id)":[\#(some)]"#
        case .number, .range: return "\"\(question.id)\":\(draw(20))"
        default: return nil
        }
      }
      return
        #"{"participant":"p\#(number)","responses":{\#(given.filter { _ in draw(9) > 0 }.joined(separator: ","))}}"#
    }.joined(separator: "\n")
  }

  private func graded(_ confinement: Confinement?, _ request: PlayRequest, jobs: Int, details: Bool) throws -> [String]
  {
    let plan = try ScalePlan(surroundings(confinement), request, jobs: jobs)
    let input = folder + "/in"
    if !FileManager.default.fileExists(atPath: input) {
      try responses(plan, 210).write(toFile: input, atomically: true, encoding: .utf8)
    }
    let output = folder + "/out"
    let responses = try Responses(path: input, plan, TableRequest()) { _ in }
    let run = GradingRun(try OutputFile(path: output, keepsContent: false), nil) { _, _ in }
    try GradingWork(plan, responses, details: details, sheets: false).run(run)
    try run.end(responses)
    return [try String(contentsOfFile: output, encoding: .utf8)] + run.warningSentences + run.remarks
  }

  private func analyzed(_ confinement: Confinement?, _ request: PlayRequest, jobs: Int) throws -> [String] {
    let plan = try ScalePlan(surroundings(confinement), request, jobs: jobs)
    let responses = try Responses(path: folder + "/in", plan, TableRequest()) { _ in }
    let run = AnalysisRun(ItemAnalysis(plan.beginning.quiz ?? plan.quiz)) { _, _ in }
    try AnalysisWork(plan, responses).run(run)
    return AnalysisListing(run.analysis).rows.map { $0.joined(separator: ",") } + run.warningSentences + run.remarks
  }

  private func simulated(_ confinement: Confinement?, _ request: PlayRequest, jobs: Int) throws -> SimulationRun {
    let run = SimulationRun { _, _ in }
    let plan = try ScalePlan(surroundings(confinement), request, jobs: jobs)
    try SimulationWork(plan, .random, players: 60).run(run)
    return run
  }

  func testShippedModes() throws {
    let library = try surroundings(nil).library
    var modes = 0
    for (id, _) in library.pluginPaths {
      let info = try library.plugin(id).info
      guard !info.isModifier, info.players.contains(1), info.fits != .none else { continue }
      var request = PlayRequest()
      request.plugins = [id]
      request.quiz = info.fits == .outcomes ? "animals" : "films"
      try? FileManager.default.removeItem(atPath: folder + "/in")
      for details in [false, true] {
        let here = try graded(nil, request, jobs: 1, details: details)
        XCTAssertGreaterThan(here[0].split(separator: "\n").count, 200, id)
        XCTAssertTrue(try graded(cells, request, jobs: 2, details: details) == here, "\(id), details \(details)")
      }
      XCTAssertEqual(try analyzed(cells, request, jobs: 2), try analyzed(nil, request, jobs: 1), id)
      let (inCells, here) = (try simulated(cells, request, jobs: 2), try simulated(nil, request, jobs: 1))
      XCTAssertEqual(inCells.tally, here.tally, id)
      XCTAssertEqual(inCells.warningSentences, here.warningSentences, id)
      modes += 1
    }
    XCTAssertGreaterThan(modes, 10)
  }
}
