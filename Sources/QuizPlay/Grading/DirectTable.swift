internal import QuizCore

/// The questions of a quiz as a direct grader reads them most often: `"q1":["a"]`, found by comparing words of memory.
///
/// Plain memory without reference counts, for the loop that runs once a response.
final class DirectTable {
  struct Row {
    /// The question's key, as in `"q1":`.
    let key: Token
    /// The place in the order; −1 when it is not asked.
    let place: Int
    /// Where the answers of a choice of one begin among all of them, and how many there are.
    let firstAnswer: Int
    let answerCount: Int
    /// What each letter earns, by its byte, when the answers of a choice of one have letters for ids; not a number for others.
    let letters: UnsafeMutablePointer<Double>?
    /// The line in which it was given last.
    var givenIn = 0
  }

  struct Choice {
    /// The response that gives this answer alone, as in `["a"]`.
    let response: Token
    let points: Double
  }

  let rows: UnsafeMutableBufferPointer<Row>
  let choices: UnsafeMutableBufferPointer<Choice>
  private let store = TokenStore()

  init(_ questions: [DirectQuestion]) {
    var choices: [Choice] = []
    var rows: [Row] = []
    for question in questions {
      let first = choices.count
      for (id, points) in question.plainChoices {
        choices.append(Choice(response: store.token(Self.quoted(id).map { "[\($0)]" }), points: points))
      }
      rows.append(
        Row(
          key: store.token(Self.quoted(question.id).map { "\($0):" }), place: question.place ?? -1, firstAnswer: first,
          answerCount: choices.count - first, letters: Self.letters(question.plainChoices)))
    }
    self.rows = .allocate(capacity: rows.count)
    _ = self.rows.initialize(from: rows)
    self.choices = .allocate(capacity: choices.count)
    _ = self.choices.initialize(from: choices)
  }

  /// An id in quotes; nil for one that JSON writes with an escape.
  private static func quoted(_ id: String) -> String? {
    id.utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") } ? nil : "\"\(id)\""
  }

  private static func letters(_ choices: [(id: String, points: Double)]) -> UnsafeMutablePointer<Double>? {
    guard !choices.isEmpty, choices.allSatisfy({ $0.id.utf8.count == 1 && quoted($0.id) != nil }) else { return nil }
    let letters = UnsafeMutablePointer<Double>.allocate(capacity: 256)
    letters.initialize(repeating: .nan, count: 256)
    for (id, points) in choices { letters[Int(id.utf8.first ?? 0)] = points }
    return letters
  }

  deinit {
    for row in rows { row.letters?.deallocate() }
    rows.deallocate()
    choices.deallocate()
  }
}
