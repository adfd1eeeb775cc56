/// The order of a quiz's questions under a seed, after `pick` and `shuffle`.
///
/// A page stays before the question that follows it, and the pages at the end of a section stay there. The sections' picks
/// come first, then the quiz's. Every section has streams of its own, so that adding one reshuffles no other.
package struct QuestionOrder {
  private let quiz: Quiz
  private let seed: String

  package init(_ quiz: Quiz, seed: Int) { self.init(quiz, seed: String(seed)) }

  /// `seed` is the first text of all purposes: the seed itself, or another text for paper.
  init(_ quiz: Quiz, seed: String) {
    self.quiz = quiz
    self.seed = seed
  }

  /// The drawn questions in the order in which they are asked.
  package func drawn(_ questions: [Question]) -> [Question] {
    var parts = pickedBySections(questions)
    if let pick = quiz.pick {
      parts = Self.sampled(parts, pick, by: Chance.stream(seed, quiz.id, "pick"))
    }
    for place in parts.indices where parts[place].section?.shuffle ?? quiz.shuffle.questions {
      parts[place].groups = parts[place].groups.shuffled(by: stream(parts[place].section, "order"))
    }
    return parts.flatMap(\.questions)
  }

  /// The parts with the questions that the sections draw; drawing again changes nothing.
  private func pickedBySections(_ questions: [Question]) -> [Part] {
    var parts = zip([nil] + quiz.sections.map(Optional.some), quiz.blocks(of: questions)).map(Part.init)
    for place in parts.indices { parts[place].pick(by: stream(parts[place].section, "pick")) }
    return parts
  }

  private func stream(_ section: Section?, _ purpose: String) -> SplitMix64 {
    section.map { Chance.stream(seed, quiz.id, "section", $0.id, purpose) } ?? Chance.stream(seed, quiz.id, purpose)
  }

  /// Draws `amount` of the sections' questions, in their order; pages go along.
  package func sampled(_ questions: [Question], _ amount: Int, by stream: SplitMix64) -> [Question] {
    Self.sampled(pickedBySections(questions), amount, by: stream).flatMap(\.questions)
  }

  private static func sampled(_ parts: [Part], _ amount: Int, by stream: SplitMix64) -> [Part] {
    let places = parts.indices.flatMap { part in parts[part].groups.indices.map { (part: part, group: $0) } }
    let kept = Dictionary(grouping: places.sampled(amount, by: stream), by: \.part)
    return parts.indices.map { place in
      var part = parts[place]
      part.groups = (kept[place] ?? []).map { part.groups[$0.group] }
      return part
    }
  }

  /// The questions of a section, or of none.
  private struct Part {
    let section: Section?
    private let all: [Question]
    /// The places of each question and the pages that stand before it.
    var groups: [Range<Int>] = []
    /// The places of the pages after the last question.
    private let closing: Range<Int>
    /// True when there was a question: without its questions a section's pages are dropped too.
    private let hadQuestions: Bool

    init(_ section: Section?, _ questions: [Question]) {
      self.section = section
      all = questions
      var start = 0
      for place in questions.indices where questions[place].kind != .info {
        groups.append(start..<place + 1)
        start = place + 1
      }
      closing = start..<questions.count
      hadQuestions = !groups.isEmpty
    }

    mutating func pick(by stream: SplitMix64) {
      if let pick = section?.pick { groups = groups.sampled(pick, by: stream) }
    }

    var questions: [Question] {
      let isLeftOut = section != nil && hadQuestions && groups.isEmpty
      return groups.flatMap { all[$0] } + (isLeftOut ? [] : all[closing])
    }
  }
}
