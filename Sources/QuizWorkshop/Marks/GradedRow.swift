internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import Words

/// A participant's result, read from its line.
struct GradedRow {
  var participant: String
  /// The printed version, such as `"A 2071"`; nil for none.
  var version: String?
  /// Why there is no result.
  var error: String?
  var result: JSONNode?
  var questions: [Question] = []
  var problems: [(question: String, cell: String, place: String, why: String)] = []
  /// The questions that wait for points.
  var waiting: [String] = []

  struct Question {
    var id: String
    var section: String?
    var text: String
    var given: [String]
    var right: [String]
    var points: Double
    var of: Double
    var correct: Bool?
    var feedback: String?
    var explanation: String?
    /// Whether the response is a number, which a language writes with its own decimal mark.
    var isNumber: Bool
  }

  /// Nil when the line is no result.
  init?(_ line: ArraySlice<UInt8>) {
    guard let node = try? JSONParser.parse(Array(line)) else { return nil }
    participant = Self.name(node["participant"])
    version = node["version"]?.string
    error = node["error"]?.string
    result = node["sheet"]?["result"]
    questions = node["sheet"]?["questions"]?.array?.compactMap(Question.init) ?? []
    waiting = node["waiting"]?.array?.compactMap(\.string) ?? []
    problems =
      node["problems"]?.array?.map { problem in
        let text = { (key: String) in problem[key]?.string ?? "" }
        return (text("question"), text("cell"), text("at"), text("why"))
      } ?? []
  }

  private static func name(_ node: JSONNode?) -> String { node?.string ?? node?.int.map { String($0) } ?? "" }

  func text(_ key: String) -> String? { result?[key]?.string }
  func number(_ key: String) -> Double? { result?[key]?.double }
  var passed: Bool? { result?["passed"]?.bool }

  /// The headline, of which a bare score is written as the reader writes it.
  func headline(_ language: InterfaceLanguage) -> String? {
    var result = SittingResult()
    (result.headline, result.points, result.of) = (text("headline"), number("points"), number("of"))
    return result.headline(language)
  }

  struct Bar {
    var label: String
    var value: Double
    /// The most there could be, where the mode says it.
    var of: Double?
    var mark: Double?

    init(_ node: JSONNode) {
      label = node["label"]?.string ?? ""
      value = node["value"]?.double ?? 0
      of = node["of"]?.double
      mark = node["mark"]?.double
    }
  }

  var bars: [Bar] { (result?["bars"]?.array ?? []).map(Bar.init) }

  /// True when a bar repeats the sum of a section with its title.
  func isSection(_ bar: Bar, _ quiz: Quiz) -> Bool {
    guard let of = bar.of, let section = quiz.sections.first(where: { $0.name == bar.label }) else { return false }
    let sum = sections.first { $0.id == section.id }
    return abs(max(0, sum?.points ?? 0) - bar.value) < 1e-9 && abs((sum?.of ?? 0) - of) < 1e-9
  }

  /// The length by which bars without a total are drawn.
  var longestBar: Double { bars.flatMap { [$0.value, $0.of ?? 0, $0.mark ?? 0] }.max() ?? 0 }

  /// The points by section, in the order of the questions; questions without one are skipped.
  var sections: [(id: String, points: Double, of: Double)] {
    var sums: [(id: String, points: Double, of: Double)] = []
    for question in questions {
      guard let id = question.section else { continue }
      if let place = sums.firstIndex(where: { $0.id == id }) {
        sums[place].points += question.points
        sums[place].of += question.of
      } else {
        sums.append((id, question.points, question.of))
      }
    }
    return sums
  }
}

extension GradedRow.Question {
  init?(_ node: JSONNode) {
    guard let id = node["id"]?.string else { return nil }
    self.id = id
    section = node["section"]?.string
    text = node["text"]?.string ?? ""
    given = node["given"]?.array?.compactMap(\.string) ?? []
    right = node["right"]?.array?.compactMap(\.string) ?? []
    points = node["points"]?.double ?? 0
    of = node["of"]?.double ?? 0
    correct = node["correct"]?.bool
    feedback = node["feedback"]?.string
    explanation = node["explanation"]?.string
    isNumber = node["number"]?.bool ?? false
  }
}
