import QuizCore
import QuizFormats
import QuizModes
import XCTest

/// Loads a plugin written in a test.
func plugin(_ lua: String, _ id: String = "test", modules: [String: String] = [:]) throws -> Plugin {
  try Plugin.load(
    PluginSource(
      id: id, path: "plugins/\(id).lua", bytes: Array(lua.utf8), module: { modules[$0].map { Array($0.utf8) } }))
}

/// A plugin of the given fields, on its second line.
func mode(_ fields: String, _ id: String = "test") throws -> Plugin {
  try plugin("return { api = 1,\n\(fields) }", id)
}

/// A sitting of plugins without record and clock.
struct Stage {
  private(set) var state: SittingState
  private(set) var events: [SittingEvent] = []
  private let layers: [any Mode]

  init(
    _ plugins: Plugin..., quiz: Quiz? = Stage.quiz, seed: Int = 1, languages: [String] = ["en"],
    _ change: (inout Beginning) -> Void = { _ in }
  ) {
    var layers: [any Mode] = plugins.map { LuaMode($0, languages: languages) }
    if plugins.first?.info.isModifier ?? true { layers.insert(BuiltInMode(), at: 0) }
    self.layers = layers
    var beginning = Beginning(
      sitting: "s", quiz: quiz, plugins: layers.map { PluginUse($0.info) }, seed: seed, players: ["Ada"],
      day: CivilDay(year: 2026, month: 11, day: 20))
    change(&beginning)
    state = .initial(beginning)
  }

  /// Three true-or-false questions, all true, worth 1, 2 and 3 points.
  static let quiz = try! read(
    #"""
    {"title": "T", "id": "t", "defaults": {"kind": "truefalse", "correct": true}, "questions": [
      {"id": "q1", "text": "One"}, {"id": "q2", "text": "Two", "points": 2}, {"id": "q3", "text": "Three", "points": 3}]}
    """#)

  static func read(_ json: String) throws -> Quiz {
    let reading = QuizFile.read(Array(json.utf8), path: "t.json")
    return try XCTUnwrap(reading.quiz, "\(reading.diagnostics.map(\.description))")
  }

  mutating func perform(_ command: Command) throws {
    let new = try Decider.decide(command, state, layers)
    for event in new { state.evolve(event) }
    events += new
  }

  /// Begins, then answers each question in turn with these sides; the ones without are skipped.
  mutating func play(_ sides: Bool...) throws {
    try perform(.begin)
    for side in sides { try answer(side) }
    var steps = 0
    while !state.isOver {
      try perform(state.open?.asking == nil ? .proceed(inputs: []) : .skip)
      steps += 1
      if steps > 100 { return XCTFail("the sitting does not end") }
    }
  }

  mutating func answer(_ side: Bool) throws { try perform(.answer(.chosen([String(side)]), inputs: [])) }

  var failures: [String] {
    events.compactMap { event in
      if case .hookFailed(let failure) = event { return failure.message }
      return nil
    }
  }

  var asked: [String] {
    events.compactMap { event in
      if case .opened(let step, _, _) = event, step.asking != nil { return step.id }
      return nil
    }
  }

  var result: SittingResult? { state.result }
}
