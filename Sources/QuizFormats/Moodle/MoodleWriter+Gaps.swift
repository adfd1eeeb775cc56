internal import Markup
internal import QuizCore

/// Texts with gaps as Moodle has them: words to be dragged into a text, or else a Cloze.
extension MoodleWriter {
  /// A question whose text is written with its gaps as Moodle writes them, and its type with the rest.
  mutating func gapped(_ question: Question) -> (question: Question, type: String, body: String) {
    let areWords = question.gaps.allSatisfy { $0.kind == .word }
    let areEqual = Set(question.gaps.map(\.weight)).count == 1
    return areWords && areEqual ? dragged(question) : cloze(question)
  }

  private static func text(_ question: Question, _ gap: (Gap, Int) -> String) -> String {
    let places = Dictionary(question.gaps.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    let pieces = question.gapPieces.map { piece in
      switch piece {
      case .text(let text): text
      case .gap(let id): places[id].map { gap(question.gaps[$0], $0) } ?? ""
      }
    }
    return pieces.joined()
  }

  /// Notes once that gaps are numbered.
  private mutating func noteNames(_ question: Question) {
    guard question.gaps.enumerated().contains(where: { $0.element.id != String($0.offset + 1) }) else { return }
    losses.note(question, "the names of its gaps have no place in Moodle XML: read back they are 1, 2, 3, …")
  }

  // MARK: Words

  private mutating func dragged(_ question: Question) -> (Question, String, String) {
    noteNames(question)
    var written = question
    // A word that is right in several gaps has a box for each, as far as it is listed.
    var free = Array(question.words.indices)
    written.text = Self.text(question) { gap, _ in
      let word = gap.question.answers.first?.id ?? ""
      let place = free.first { question.words[$0] == word } ?? question.words.firstIndex(of: word) ?? 0
      if !question.reusesWords { free.removeAll { $0 == place } }
      return "[[\(place + 1)]]"
    }
    let boxes = question.words.map { word in
      "    <dragbox><text>\(MoodleText.escaped(word))</text><group>1</group>\(question.reusesWords ? "<infinite/>" : "")</dragbox>\n"
    }
    let isSorted = question.words == question.words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let shuffles = quiz.shuffle.answers || isSorted
    return (written, "ddwtos", "    <shuffleanswers>\(shuffles ? 1 : 0)</shuffleanswers>\n" + boxes.joined())
  }

  // MARK: Cloze

  private mutating func cloze(_ question: Question) -> (Question, String, String) {
    noteNames(question)
    let factor = Self.factor(for: question.gaps.map(\.weight))
    if question.gaps.contains(where: { $0.weight * factor != ($0.weight * factor).rounded() }) {
      losses.note(question, "the weights of its gaps become whole numbers")
    }
    if question.partial == .all || question.partial == nil && quiz.partial == .all {
      losses.note(question, "each right gap earns its part of the points")
    }
    if question.gaps.contains(where: { $0.kind == .word }) {
      losses.note(question, "its words become a list in each gap, where each can be chosen again")
    }
    if question.gaps.contains(where: { $0.question.textRule.forgives }) {
      losses.note(question, "the typing mistakes that its gaps forgive have no place in Moodle XML")
    }
    var written = question
    var marked: [String: String] = [:]
    written.text = Self.text(question) { gap, place in
      let weight = Int((gap.weight * factor).rounded())
      let answers = Self.answers(gap, question).joined(separator: "~")
      let text = "{\(weight == 1 ? "1" : String(weight)):\(Self.kind(gap)):\(answers)}"
      if question.markup == .plain { return text }
      // Markdown would read its signs.
      let mark = "\(ClozeText.markStart)\(place)\(ClozeText.markEnd)"
      marked[mark] = text
      return mark
    }
    gaps = marked
    return (written, "cloze", "")
  }

  /// The factor that makes all weights whole.
  private static func factor(for weights: [Double]) -> Double {
    (1...100).map(Double.init).first { factor in
      weights.allSatisfy { abs($0 * factor - ($0 * factor).rounded()) < 1e-9 }
    } ?? 1
  }

  private static func kind(_ gap: Gap) -> String {
    switch gap.kind {
    case .text: gap.question.caseSensitive ? "SHORTANSWER_C" : "SHORTANSWER"
    case .number: "NUMERICAL"
    case .choice, .word: "MULTICHOICE"
    }
  }

  /// The answers of a gap, each with its share and feedback.
  private static func answers(_ gap: Gap, _ question: Question) -> [String] {
    switch gap.kind {
    case .word:
      let right = gap.question.answers.first?.id
      var seen: Set<String> = []
      return question.words.filter { seen.insert($0).inserted }.map { answer($0, $0 == right ? 1 : 0, nil) }
    case .choice:
      let texts = MarkedTexts(markup: question.markup, form: .tex)
      return gap.question.answers.map { answer(texts.plain($0.text), $0.worth, $0.feedback.map(texts.plain)) }
    case .text:
      let accepted = gap.question.accept.map { answer(MoodlePattern.written($0), 1, nil) }
      let rules = gap.question.answers.flatMap { rule in
        (rule.rule == .otherwise ? ["*"] : rule.patterns).map {
          answer(MoodlePattern.written($0), rule.worth, rule.feedback)
        }
      }
      return accepted.isEmpty ? rules : accepted
    case .number:
      if case .number(let value)? = gap.question.correct { return numbers(value, gap.question.tolerance, 1, nil) }
      return gap.question.answers.flatMap { rule in
        if case .near(let value, let tolerance)? = rule.rule {
          return numbers(value, tolerance, rule.worth, rule.feedback)
        }
        return [answer("*", rule.worth, rule.feedback)]
      }
    }
  }

  private static func numbers(_ value: Double, _ tolerance: Tolerance, _ share: Double, _ feedback: String?) -> [String]
  {
    NumberRange.spans(value, tolerance).map { span in
      let distance = NumberRange.between(span.low, span.high).distance
      return answer("\(NumberText.written(span.value)):\(NumberText.written(distance))", share, feedback)
    }
  }

  private static func answer(_ text: String, _ share: Double, _ feedback: String?) -> String {
    let sign = share == 1 ? "=" : share == 0 ? "" : "%\(NumberText.percent(share))%"
    return sign + escaped(text) + (feedback.map { "#" + escaped($0) } ?? "")
  }

  /// Signs that end an answer are escaped.
  private static func escaped(_ text: String) -> String {
    text.map { "}#~".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
