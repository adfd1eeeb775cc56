import Foundation
import JSONText
import QuizCore
import QuizModes
import QuizPlay
import QuizTesting
import XCTest

/// Grading a transcript of a sitting gives what the sitting gave: of random quizzes whose sections, pages, questions and
/// answers share a few ids, under every shipped mode, with points by hand and without.
final class GradingPropertyTests: XCTestCase {
  private static let count = 2000
  private static let sittings = 2

  func testGradingEqualsLivePlay() throws {
    let modes = try Self.shipped().filter { $0.info.players.contains(1) }
    var graded: [String: Int] = [:]
    var collisions = 0
    for seed in 0..<Self.count {
      var stream = SplitMix64(seed: UInt64(seed))
      let quiz = CollidingQuiz.quiz(&stream)
      if CollidingQuiz.collides(quiz) { collisions += 1 }
      for (place, mode) in modes.enumerated() where place % Self.parts == seed % Self.parts {
        guard let played = quiz.fitting([mode.info]) else { continue }
        graded[mode.info.id, default: 0] += 1
        try compare(seed, mode, quiz, played)
      }
    }
    XCTAssertGreaterThan(collisions, Self.count / 2)
    for mode in modes where mode.info.fits != .none {
      XCTAssertGreaterThan(graded[mode.info.id] ?? 0, Self.count / Self.parts / 8, "\(mode.info.id) \(graded)")
    }
  }

  /// The plugins that come with the program.
  private static func shipped() throws -> [Plugin] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("plugins")
    let bytes = { (name: String) in
      ["", "lib/"].lazy.compactMap { try? Array(Data(contentsOf: root.appendingPathComponent("\($0)\(name).lua"))) }
        .first
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".lua") }.sorted()
    return try names.map { String($0.dropLast(4)) }.map { name in
      try Plugin.load(
        PluginSource(
          id: name, path: "plugins/\(name).lua", bytes: try XCTUnwrap(bytes(name)), module: { bytes($0) }))
    }
  }

  /// Each quiz is graded under the modes of one part, which takes a minute; `GRADING=full` takes all modes for each.
  private static let parts = ProcessInfo.processInfo.environment["GRADING"] == "full" ? 1 : 10

  private func compare(_ seed: Int, _ mode: Plugin, _ whole: Quiz, _ played: Quiz) throws {
    let layers: () -> [any Mode] = { mode.info.isModifier ? [BuiltInMode(), LuaMode(mode)] : [LuaMode(mode)] }
    let reader = ParticipantReader(whole, takesOtherIDs: mode.info.hooks.contains(.next))
    var player = RandomSitting(seed: UInt64(seed), quiz: .some(played), players: [""], layers: layers)
    var beginning = player.beginning
    beginning.players = [""]
    for place in beginning.plugins.indices where beginning.plugins[place].id == mode.info.id {
      beginning.plugins[place].sha256 = "file"
    }
    let grader = BlockGrader(beginning, reader, layers: layers)
    let direct = grader.direct()
    for sitting in 0..<Self.sittings {
      player = player.of(player: "p\(sitting)", UInt64(seed * 31 + sitting))
      var live = Transcript(beginning, "p\(sitting)", layers(), marks: sitting % 2 == 1)
      live.play(&player)
      let line = Array(live.line.utf8)
      let block = RecordBlock(bytes: line + [10], firstLine: 1)
      let label = "quiz \(seed), \(mode.info.id): \(live.line)"
      grader.grade(block) { outcome in
        switch outcome.sitting {
        case .failure(let problem):
          if !live.isEndless { XCTFail("\(label): \(problem.sentence)") }
        case .success(let graded):
          XCTAssertEqual(graded.result, live.state.result, label)
          XCTAssertEqual(graded.verdicts.map(\.id), live.state.verdicts.map(\.id), label)
          XCTAssertEqual(graded.verdicts.map(\.verdict), live.state.verdicts.map(\.verdict), label)
        }
      }
      guard let direct, !live.isEndless, let result = live.state.result else { continue }
      var lines = GradedLines()
      grader.grade(block, direct, into: &lines) { outcome, lines in
        guard case .success(let graded) = outcome.sitting else { return }
        let line = GradedLine.result(outcome.participant ?? .null, graded, details: false)
        lines.bytes += JSONWriter.bytes(.object(line)) + [10]
      }
      let points = (try? JSONParser.parse(lines.bytes))?["points"]?.double
      XCTAssertEqual(points, result.points, "directly: \(label)")
    }
  }
}

/// A sitting that is played step by step, and what was given in it as a line of responses.
private struct Transcript {
  private(set) var state: SittingState
  private(set) var isEndless = false
  private let layers: [any Mode]
  private let player: String
  /// The values given under each id, to questions and pages alike.
  private var given: [(id: String, values: [String])] = []
  private let marks: [(id: String, points: Double)]

  init(_ beginning: Beginning, _ player: String, _ layers: [any Mode], marks hasMarks: Bool) {
    var beginning = beginning
    beginning.players = [player]
    self.player = player
    self.layers = layers
    var marks: [(id: String, points: Double)] = []
    for place in beginning.quiz?.questions.indices ?? 0..<0 {
      guard hasMarks, let question = beginning.quiz?.questions[place], question.marked == .byHand else { continue }
      marks.append((question.id, question.points / 2))
      beginning.quiz?.questions[place].marked = .given(question.points / 2)
    }
    self.marks = marks
    state = .initial(beginning)
  }

  mutating func play(_ player: inout RandomSitting) {
    _ = perform(.begin)
    var steps = 0
    while !state.isOver {
      steps += 1
      if steps > GradedSitting.mostSteps(of: state.quiz) {
        isEndless = true
        return
      }
      guard let step = state.open else {
        _ = perform(.finish)
        continue
      }
      if step.asking == nil { leave(step, &player) } else { answer(step, &player) }
    }
  }

  private mutating func leave(_ step: OpenStep, _ player: inout RandomSitting) {
    guard case .page(let page) = step.content, page.origin == .mode else {
      _ = perform(.proceed(inputs: []))
      return
    }
    guard case .left(let inputs) = player.input(at: state) else { return }
    if let action = page.actions.dropFirst(state.turns.count % (page.actions.count + 1)).first {
      if perform(.action(action.id, inputs: inputs)) {
        return note(step.id, "{\"action\":\(Self.text(action.id)),\"inputs\":\(Self.fields(inputs))}")
      }
    }
    let isTaken = perform(.proceed(inputs: inputs))
    note(step.id, "{\"inputs\":\(Self.fields(isTaken ? inputs : []))}")
    if !isTaken { _ = perform(.proceed(inputs: [])) }
  }

  private mutating func answer(_ step: OpenStep, _ player: inout RandomSitting) {
    if case .answered(let response, let inputs) = player.input(at: state), perform(.answer(response, inputs: inputs)) {
      let answer = Self.written(response)
      note(step.id, inputs.isEmpty ? answer : "{\"answer\":\(answer),\"inputs\":\(Self.fields(inputs))}")
    } else {
      _ = perform(.leaveOut)
      note(step.id, "null")
    }
  }

  private mutating func perform(_ command: Command) -> Bool {
    guard let events = try? Decider.decide(command, state, layers) else { return false }
    for event in events { state.evolve(event) }
    return true
  }

  private mutating func note(_ id: String, _ value: String) {
    if let place = given.firstIndex(where: { $0.id == id }) {
      given[place].values.append(value)
    } else {
      given.append((id, [value]))
    }
  }

  // MARK: The line

  var line: String {
    let responses = given.map { id, values in
      let isPlain = values.count == 1 && !values[0].hasPrefix("{\"x\"")
      return "\(Self.text(id)):" + (isPlain ? values[0] : "{\"tries\":[\(values.joined(separator: ","))]}")
    }
    let points = marks.map { "\(Self.text($0.id)):\($0.points)" }
    return "{\"participant\":\(Self.text(player)),\"responses\":{\(responses.joined(separator: ","))}"
      + (points.isEmpty ? "" : ",\"marks\":{\(points.joined(separator: ","))}") + "}"
  }

  private static func written(_ response: Response) -> String {
    switch response {
    case .chosen(let ids), .order(let ids): return "[\(ids.map(text).joined(separator: ","))]"
    case .value(let number): return JSONWriter.text(.number(number))
    case .text(let typed): return text(typed)
    case .gaps(let filled):
      return "{\(filled.map { "\(text($0.id)):\(text($0.value.written))" }.joined(separator: ","))}"
    case .pairs(let pairs): return "{\(pairs.map { "\(text($0.left)):\(text($0.right))" }.joined(separator: ","))}"
    }
  }

  private static func fields(_ fields: [PlainField]) -> String {
    "{\(fields.map { "\(text($0.key.written)):\(value($0.value))" }.joined(separator: ","))}"
  }

  private static func value(_ value: PlainValue) -> String {
    switch value {
    case .null: return "null"
    case .bool(let side): return side ? "true" : "false"
    case .int(let number): return String(number)
    case .number(let number): return JSONWriter.text(.number(number))
    case .text(let typed), .question(let typed): return text(typed)
    case .list(let values): return "[\(values.map(self.value).joined(separator: ","))]"
    case .map(let fields): return self.fields(fields)
    }
  }

  private static func text(_ text: String) -> String { JSONWriter.text(.text(text)) }
}

/// Quizzes in which everything that has an id takes it from one small pool.
private enum CollidingQuiz {
  private static let pool = ["a", "b", "c", "bet a", "bet b", "told", "true", "1"]

  /// Whether a section, an answer or an outcome is called like a question.
  static func collides(_ quiz: Quiz) -> Bool {
    let ids = Set(quiz.questions.map(\.id))
    return quiz.sections.contains { ids.contains($0.id) }
      || quiz.questions.contains { $0.answers.contains { ids.contains($0.id) } }
  }

  static func quiz(_ stream: inout SplitMix64) -> Quiz {
    let ids = pool.shuffled(by: &stream)
    var questions: [Question] = []
    for place in 0...Int(stream.below(4)) { questions.append(question(ids[place], &stream)) }
    for place in 5..<(5 + Int(stream.below(3))) {
      questions.insert(.info(ids[place]), at: Int(stream.below(UInt64(questions.count + 1))))
    }
    var quiz = Quiz(id: "a", title: "Random", questions: questions)
    quiz.shuffle = Shuffle(questions: stream.below(2) == 0, answers: stream.below(2) == 0)
    quiz.navigation = Navigation(back: stream.below(2) == 0, free: stream.below(4) == 0, skip: stream.below(4) > 0)
    quiz.reveal = [.each, .end, .never][Int(stream.below(3))]
    if stream.below(4) == 0 { quiz.pick = 2 }
    if stream.below(3) == 0 { quiz.bands = [Band(from: 50, title: "a"), Band(from: 0, title: "b")] }
    if stream.below(3) == 0 { quiz.outcomes = [Outcome(id: "a", title: "A"), Outcome(id: "b")] }
    divide(&quiz, &stream)
    return quiz
  }

  private static func divide(_ quiz: inout Quiz, _ stream: inout SplitMix64) {
    guard stream.below(4) > 0 else { return }
    let ids = pool.shuffled(by: &stream)
    quiz.sections = (0...Int(stream.below(3))).map { place in
      Section(
        id: ids[place], title: stream.below(3) > 0 ? "Part \(place)" : nil, text: stream.below(2) == 0 ? "Read" : nil,
        pick: stream.below(6) == 0 ? 1 : nil, shuffle: stream.below(3) == 0 ? true : nil)
    }
    for place in quiz.questions.indices {
      let section = Int(stream.below(UInt64(quiz.sections.count + 1)))
      quiz.questions[place].section = section == 0 ? nil : quiz.sections[section - 1].id
    }
    quiz.gatherSections()
  }

  private static func question(_ id: String, _ stream: inout SplitMix64) -> Question {
    let points = [1.0, 2, 0.1][Int(stream.below(3))]
    let level = Int(stream.below(4))
    let leads = stream.below(3) == 0
    let change = { (question: inout Question) in
      question.points = points
      question.category = ["a", "b"][level % 2]
      guard leads, !question.answers.isEmpty else { return }
      for place in question.answers.indices {
        question.answers[place].outcomes = [OutcomeWeight(place % 2 == 0 ? "a" : "b", 1)]
      }
    }
    switch stream.below(10) {
    case 0: return .multiple(id, "*a", "*b", "c", change: change)
    case 1: return .truefalse(id, true, change: change)
    case 2: return .range(id, correct: 4, scale: Scale(min: 0, max: 10, step: 1), change: change)
    case 3: return .number(id, 7, .absolute(1), change: change)
    case 4, 5: return .text(id, accept: "blue", change: change)
    case 6: return .order(id, "one", "two", "three", change: change)
    case 7: return .match(id, [("answer", "1"), ("inputs", "2"), ("C", "1")], extra: ["3"], change: change)
    case 8:
      var essay = Question.text(id, accept: "blue", change: change)
      (essay.accept, essay.marked) = ([], .byHand)
      return essay
    default: return .single(id, "*yes", "no", "maybe", change: change)
    }
  }
}
