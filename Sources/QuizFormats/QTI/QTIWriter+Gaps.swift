internal import QuizCore

/// Texts with gaps in QTI 2.1: fields and lists in a text, or words that are put into it.
extension QTIWriter {
  mutating func gaps(_ question: Question) -> Solution? {
    if question.partial == .all || question.partial == nil && quiz.partial == .all {
      losses.note(question, "each right gap earns its part of the points")
    }
    return question.gaps.allSatisfy { $0.kind == .word } ? wordGaps(question) : inlineGaps(question)
  }

  // MARK: Parts

  private static func id(_ place: Int) -> String { "GAP_\(place + 1)" }

  /// The text as XHTML with an element for each gap.
  private func text(_ question: Question, _ gap: (Int) -> String) -> String {
    let (start, end) = (ClozeText.markStart, ClozeText.markEnd)
    let places = Dictionary(question.gaps.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    let marked = question.gapPieces.map { piece in
      switch piece {
      case .text(let text): text.filter { $0 != start && $0 != end }
      case .gap(let id): places[id].map { "\(start)\($0)\(end)" } ?? ""
      }
    }
    var html = self.html.blocks(marked.joined())
    for place in question.gaps.indices { html = html.replacing("\(start)\(place)\(end)", with: gap(place)) }
    return html
  }

  /// The sum of the gaps' scores, as a share of all of them.
  private static func score(_ mapped: [String], of weights: Double) -> String {
    let parts = mapped.map { "<mapResponse identifier=\"\($0)\"/>" }.joined()
    return """
          <setOutcomeValue identifier="SCORE"><divide><sum><variable identifier="SCORE"/>\(parts)</sum>\
      <baseValue baseType="float">\(NumberText.written(weights))</baseValue></divide></setOutcomeValue>

      """
  }

  // MARK: Fields and lists

  private mutating func inlineGaps(_ question: Question) -> Solution? {
    if question.gaps.contains(where: { $0.kind == .word }) {
      losses.note(question, "its words become a list in each gap, where each can be chosen again")
    }
    var (declarations, conditions) = ("", "")
    var mapped: [String] = []
    var fields: [String] = []
    var feedback: [(String, String)] = []
    for (place, gap) in question.gaps.enumerated() {
      let id = Self.id(place)
      switch gap.kind {
      case .text:
        declarations += declaration("single", "string", texts(gap, question), of: id)
        fields.append(Self.entry(id, gap))
        mapped.append(id)
      case .number:
        let (inside, scoring) = numbers(gap, id, question)
        declarations += declaration("single", "float", inside, of: id)
        conditions += scoring
        fields.append(Self.entry(id, gap))
      case .choice, .word:
        let answers = gap.kind == .word ? Self.words(question, gap) : gap.question.answers
        let choices = answers.indices.map { "\(id)_\($0 + 1)" }
        let shares = zip(choices, answers).map { (key: $0, value: $1.worth * gap.weight) }.filter { $0.value != 0 }
        let right = zip(choices, answers).filter { $1.worth == 1 }.prefix(1).map(\.0)
        declarations += declaration("single", "identifier", correct(right) + mapping(shares), of: id)
        fields.append(list(id, gap, zip(choices, answers).map { ($0, $1.text) }))
        feedback += zip(choices, answers).compactMap { choice, answer in answer.feedback.map { (choice, $0) } }
        mapped.append(id)
      }
    }
    let weights = question.gaps.reduce(0) { $0 + $1.weight }
    var solution = Solution(
      declaration: declarations, body: "    \(text(question) { fields[$0] })\n",
      processing: conditions + Self.score(mapped, of: weights), feedback: feedback, holdsText: true,
      carries: ["answers.feedback", "partial"])
    solution.choosing = mapped
    return solution
  }

  private static func entry(_ id: String, _ gap: Gap) -> String {
    "<textEntryInteraction responseIdentifier=\"\(id)\" class=\"\(NewItem.gapClass)\""
      + " label=\"\(MarkupText.attribute(gap.id))\" expectedLength=\"20\"/>"
  }

  private func list(_ id: String, _ gap: Gap, _ choices: [(id: String, text: String)]) -> String {
    let inside = choices.map { "<inlineChoice identifier=\"\($0.id)\">\(html.inlined($0.text))</inlineChoice>" }
    return "<inlineChoiceInteraction responseIdentifier=\"\(id)\" class=\"\(NewItem.gapClass)\""
      + " label=\"\(MarkupText.attribute(gap.id))\" shuffle=\"false\">\(inside.joined())</inlineChoiceInteraction>"
  }

  /// The words as answers, each once.
  private static func words(_ question: Question, _ gap: Gap) -> [Answer] {
    var seen: Set<String> = []
    return question.words.filter { seen.insert($0).inserted }.map { word in
      Answer(id: word, text: word, isCorrect: gap.question.answer(word) != nil)
    }
  }

  private mutating func texts(_ gap: Gap, _ question: Question) -> String {
    var rows = gap.question.accept.map { (key: $0, value: gap.weight) }
    for rule in gap.question.answers where rule.worth != 0 {
      if rule.rule == .otherwise { losses.note(question, "the points for any other text are lost") }
      rows += rule.patterns.map { (key: $0, value: rule.worth * gap.weight) }
    }
    if gap.question.answers.contains(where: { $0.feedback != nil }) {
      losses.note(question, "the feedback of typed texts is lost")
    }
    for place in rows.indices { rows[place].key = losses.literal(rows[place].key, of: question, in: "QTI") }
    let right = rows.first { $0.value == gap.weight }.map { [$0.key] } ?? []
    return correct(right) + mapping(rows, isExact: gap.question.caseSensitive)
  }

  /// The declaration of a number, and the conditions that add its points.
  private mutating func numbers(_ gap: Gap, _ id: String, _ question: Question) -> (inside: String, scoring: String) {
    var rules: [(value: Double, tolerance: Tolerance, worth: Double)] = []
    if case .number(let value)? = gap.question.correct { rules = [(value, gap.question.tolerance, 1)] }
    for rule in gap.question.answers where rule.worth != 0 {
      if case .near(let value, let tolerance)? = rule.rule {
        rules.append((value, tolerance, rule.worth))
      } else {
        losses.note(question, "the points for any other number are lost")
      }
    }
    if gap.question.answers.contains(where: { $0.feedback != nil }) {
      losses.note(question, "the feedback of typed numbers is lost")
    }
    let branches = rules.enumerated().map { place, rule in
      let name = place == 0 ? "responseIf" : "responseElseIf"
      let right = "<baseValue baseType=\"float\">\(NumberText.written(rule.value))</baseValue>"
      let points = NumberText.written(rule.worth * gap.weight)
      return "<\(name)>\(Self.equal(rule.value, rule.tolerance, right, id))"
        + "<setOutcomeValue identifier=\"SCORE\"><sum><variable identifier=\"SCORE\"/>"
        + "<baseValue baseType=\"float\">\(points)</baseValue></sum></setOutcomeValue></\(name)>"
    }
    let right = rules.first { $0.worth == 1 }.map { [NumberText.written($0.value)] } ?? []
    let scoring = branches.isEmpty ? "" : "      <responseCondition>\(branches.joined())</responseCondition>\n"
    return (correct(right), scoring)
  }

  // MARK: Words

  private mutating func wordGaps(_ question: Question) -> Solution? {
    if question.gaps.enumerated().contains(where: { $0.element.id != String($0.offset + 1) }) {
      losses.note(question, "the names of its gaps have no place in QTI: read back they are 1, 2, 3, …")
    }
    var words: [(word: String, count: Int)] = []
    for word in question.words {
      if let place = words.firstIndex(where: { $0.word == word }) {
        words[place].count += 1
      } else {
        words.append((word, 1))
      }
    }
    let texts = words.enumerated().map { place, entry in
      "<gapText identifier=\"word_\(place + 1)\" matchMax=\"\(question.reusesWords ? 0 : entry.count)\">"
        + MarkupText.inlined(entry.word) + "</gapText>"
    }
    let weights = max(1e-9, question.gaps.reduce(0) { $0 + $1.weight })
    let pairs = question.gaps.enumerated().map { place, gap in
      let word = gap.question.answers.first?.id
      return (
        key: "word_\((words.firstIndex { $0.word == word } ?? 0) + 1) \(Self.id(place))", value: gap.weight
      )
    }
    let body =
      "    <gapMatchInteraction responseIdentifier=\"RESPONSE\" shuffle=\"\(quiz.shuffle.answers)\">\n      "
      + texts.joined() + "\n      " + text(question) { "<gap identifier=\"\(Self.id($0))\"/>" }
      + "\n    </gapMatchInteraction>\n"
    return Solution(
      declaration: declaration("multiple", "directedPair", correct(pairs.map(\.key)) + mapping(pairs)),
      body: body, processing: Self.score(["RESPONSE"], of: weights), holdsText: true, carries: ["partial"])
  }
}
