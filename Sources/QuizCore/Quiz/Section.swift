/// A part of a quiz: its questions stay together, behind its title and text, in every order and draw.
package struct Section: Equatable, Sendable {
  package var id: String
  package var title: String?
  package var text: String?
  /// How many of its questions are drawn; nil for all.
  package var pick: Int?
  /// Whether its questions are shuffled; nil leaves it to the quiz.
  package var shuffle: Bool?

  package init(id: String, title: String? = nil, text: String? = nil, pick: Int? = nil, shuffle: Bool? = nil) {
    self.id = id
    self.title = title
    self.text = text
    self.pick = pick
    self.shuffle = shuffle
  }

  /// Whether there is anything to show before its first question.
  package var hasPage: Bool { title != nil || text != nil }

  /// The name in results: the title, or without one the id.
  package var name: String { title ?? id }
}

extension Quiz {
  /// Gathers questions and pages by section: first those in none, then section by section.
  package mutating func gatherSections() {
    questions = gathered(questions)
  }

  /// The same for some of its questions, which otherwise keep their order.
  package func gathered(_ questions: [Question]) -> [Question] {
    if sections.isEmpty { return questions }
    return blocks(of: questions).flatMap { $0 }
  }

  /// The given questions by section, each list in order: first those in none, then one list a section.
  package func blocks(of questions: [Question]) -> [[Question]] {
    if sections.isEmpty { return [questions] }
    let places = Dictionary(sections.enumerated().map { ($0.element.id, $0.offset + 1) }) { first, _ in first }
    var blocks = Array(repeating: [Question](), count: sections.count + 1)
    for question in questions { blocks[question.section.flatMap { places[$0] } ?? 0].append(question) }
    return blocks
  }

  /// How many questions a sitting asks: pages do not count, nor what `pick` leaves out, in the sections and in all.
  package var askedCount: Int {
    if sections.isEmpty { return min(pick ?? .max, questions.indices.count { questions[$0].kind != .info }) }
    let counts = blocks(of: questions.filter { $0.kind != .info }).map(\.count)
    let picks = [nil] + sections.map(\.pick)
    let drawn = zip(counts, picks).reduce(0) { $0 + min($1.0, $1.1 ?? .max) }
    return min(pick ?? .max, drawn)
  }

  /// True when each sitting leaves out some of its questions.
  package var picks: Bool { pick != nil || sections.contains { $0.pick != nil } }

  /// Asks all of its questions.
  package mutating func pickAll() {
    pick = nil
    for place in sections.indices { sections[place].pick = nil }
  }
}
