internal import JSONText
internal import QuizCore

/// The outcome of writing a quiz.
package struct QuizWriting: Sendable {
  package var bytes: [UInt8]
  /// The losses in this format, a sentence each, in the order of the quiz.
  package var losses: [String]

  /// The bytes as the text that they are, unless the format is an archive.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  init(bytes: [UInt8], losses: [String]) {
    self.bytes = bytes
    self.losses = losses
  }

  init(text: String, losses: [String]) {
    self.init(bytes: Array(text.utf8), losses: losses)
  }
}

/// The source of the pictures that a quiz names.
package struct MediaSource {
  /// The bytes at a path as quizzes name it; nil when there is nothing.
  package var bytes: (String) -> [UInt8]?

  package init(_ bytes: @escaping (String) -> [UInt8]? = { _ in nil }) {
    self.bytes = bytes
  }
}

/// Gathers the losses of a format.
struct Losses {
  let format: QuizFormat
  private var notes: [Note] = []
  private var losesAnswerIDs = false
  private var markup = TextMarkup.plain

  /// A sentence, and of which question it is.
  private struct Note {
    var question: String?
    var sentence: String
    /// Whether each question it is said of has to be known.
    var isGrave = false
  }

  init(_ format: QuizFormat) {
    self.format = format
  }

  /// The number of questions with the same loss from which on the first `named` ones stand for all.
  private static let many = 10
  private static let named = 3

  /// The noted losses, a sentence each.
  var sentences: [String] {
    let same = Dictionary(grouping: notes.filter { $0.question != nil && !$0.isGrave }, by: \.sentence)
    var told: Set<String> = []
    return notes.compactMap { note in
      guard let question = note.question else { return note.sentence }
      guard !note.isGrave, let others = same[note.sentence], others.count >= Self.many else {
        return "question '\(question)': \(note.sentence)"
      }
      guard told.insert(note.sentence).inserted else { return nil }
      let first = others.prefix(Self.named).compactMap { $0.question.map { "'\($0)'" } }.joined(separator: ", ")
      return "\(others.count) questions (\(first), …): \(note.sentence)"
    }
  }

  /// The text that a pattern of a question accepts. A format without patterns has one with `*` as it stands.
  mutating func literal(_ pattern: String, of question: Question, in format: String) -> String {
    if let literal = Marking.literal(pattern) { return literal }
    note(question, "'\(shown(pattern))' stands there as it is: \(format) has no '*' for any letters")
    return pattern
  }

  /// Notes the keys of the quiz that are set and that the format lacks.
  mutating func noteQuiz(_ quiz: Quiz, carries: Set<String>) {
    markup = quiz.markup
    for key in quiz.setKeys where !carries.contains(key) {
      say("'\(key)' of the quiz has no place in \(format.title) and is lost")
    }
  }

  /// Notes a text of the quiz that stands on one line.
  mutating func noteLines(_ key: String) {
    say("the line breaks in '\(key)' of the quiz have no place in \(format.title) and are lost")
  }

  /// The same for a question and its answers.
  mutating func note(_ question: Question, carries: Set<String>) {
    let keys = question.setKeys(in: markup).filter { !carries.contains($0) }
    if !keys.isEmpty {
      note(
        question,
        "\(listed(keys)) \(keys.count == 1 ? "has" : "have") no place in \(format.title) and \(keys.count == 1 ? "is" : "are") lost"
      )
    }
    guard !losesAnswerIDs, question.hasOwnAnswerIDs else { return }
    losesAnswerIDs = true
    say("the ids of answers have no place in \(format.title): read back they are a, b, c, …")
  }

  /// Notes once that written questions have other ids than their places give.
  mutating func noteIDs(_ ids: [String]) {
    if ids.enumerated().allSatisfy({ $0.element == "q\($0.offset + 1)" }) { return }
    say("the ids of questions have no place in \(format.title): read back they are q1, q2, q3, …")
  }

  private mutating func say(_ sentence: String) { notes.append(Note(sentence: sentence)) }

  mutating func note(_ question: Question, _ sentence: String) {
    notes.append(Note(question: shown(question.id), sentence: sentence))
  }

  /// Notes the loss of an essay marked by hand: its right answers, if it has any.
  mutating func noteEssay(_ question: Question) {
    guard question.marked == .byHand, !question.accept.isEmpty || !question.answers.isEmpty else { return }
    note(question, "the expected answer has no place in an essay and is lost")
  }

  /// Leaves out a question with too few answers to be read back; false when it has enough.
  mutating func leavesOutAsTooFew(_ question: Question) -> Bool {
    switch question.kind {
    case .single where question.answers.count < 2, .multiple where question.answers.count < 2,
      .order where question.answers.count < 2:
      noteLeftOut(question, "a single answer has no place in \(format.title)")
    case .match where question.pairs.count + question.extra.count < 2:
      noteLeftOut(question, "a single pair has no place in \(format.title)")
    default: return false
    }
    return true
  }

  /// Leaves out a text with gaps, which the format cannot ask; false for other questions.
  mutating func leavesOutGaps(_ question: Question) -> Bool {
    guard question.kind == .gaps else { return false }
    noteLeftOut(question, "a text with gaps has no place in \(format.title)")
    return true
  }

  /// A question that cannot be written at all.
  mutating func noteLeftOut(_ question: Question, _ reason: String) {
    notes.append(Note(question: shown(question.id), sentence: "\(reason): left out", isGrave: true))
  }

  private func listed(_ keys: [String]) -> String {
    let quoted = keys.map { "'\($0)'" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Quiz {
  /// Keys with another value than the one they have by themselves; title and questions are always there.
  fileprivate var setKeys: [String] {
    let (table, known) = (table.members.map(\.key), ["format", "id", "title", "questions"])
    return table.filter { !known.contains($0) }
  }
}

extension Question {
  /// The same for a question, and for its answers under names such as `answers.pin`; the quiz's markup is no key.
  fileprivate func setKeys(in markup: TextMarkup) -> [String] {
    let solution = [
      "id", "kind", "text", "answers", "correct", "tolerance", "min", "max", "step", "labels", "accept", "pairs",
      "extra", "gaps", "words", "reuse",
    ]
    let own = table(in: markup).members.map(\.key).filter { !solution.contains($0) }
    let held: [(String, Bool)] = [
      ("feedback", answers.contains { $0.feedback != nil }), ("fraction", answers.contains { $0.fraction != nil }),
      ("outcomes", answers.contains { !$0.outcomes.isEmpty }),
      ("pin", answers.contains { $0.isPinnedLast && !isPinnedByItself($0) }),
      ("data", answers.contains { $0.data != .empty }), ("image", answers.contains { $0.media.image != nil }),
      ("audio", answers.contains { $0.media.audio != nil }),
      (
        "text of its sides",
        kind == .truefalse && !SideWords.byLanguage.values.contains { [$0.true, $0.false] == answers.map(\.text) }
      ),
    ]
    return own + held.filter(\.1).map { "answers." + $0.0 }
  }

  /// True when an importer puts an answer last by its text, as with all answers beside one that refers to letters.
  private func isPinnedByItself(_ answer: Answer) -> Bool {
    guard kind == .single || kind == .multiple else { return false }
    let references = answers.map { AnswerReference($0.text, among: answers.count) }
    return references.contains { $0 == .places } || AnswerReference(answer.text, among: answers.count) != nil
  }

  fileprivate var hasOwnAnswerIDs: Bool {
    (kind == .single || kind == .multiple || kind == .order)
      && answers.enumerated().contains { $0.element.id != Question.letters($0.offset) }
  }

  /// The id of an answer that has none.
  fileprivate static func letters(_ index: Int) -> String {
    index < 26 ? String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index))) : ""
  }
}
