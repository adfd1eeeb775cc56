/// A version of a quiz on paper: the printed order, and so the meaning of each number and letter.
///
/// It depends only on the quiz, the seed and the version's letter, so that printed papers can be marked later. Version
/// A is laid out like a sitting under that seed, but never with the items of an `order` in the right one. The others
/// ask the same questions in other orders inside their sections, unless a section is not shuffled, with other orders of
/// the answers.
package struct PaperVersion: Equatable, Sendable {
  /// `A`, `B`, …
  package let letter: String
  /// All that is printed, in its order.
  package let items: [Item]

  package enum Item: Equatable, Sendable {
    /// The title and text of a section, before its questions.
    case section(Section)
    case page(Question)
    case question(PaperQuestion)
  }

  /// How many versions there can be: one for each letter.
  package static let most = 26

  /// The questions, by their printed numbers from 1.
  package var questions: [PaperQuestion] {
    items.compactMap { item in
      if case .question(let question) = item { return question }
      return nil
    }
  }

  /// The question printed under a number, from 1.
  package subscript(number: Int) -> PaperQuestion? {
    let questions = questions
    return questions.indices.contains(number - 1) ? questions[number - 1] : nil
  }

  /// The seed by which the variables of a version are drawn, by its place: version A has those of a sitting.
  package static func drawingSeed(_ place: Int, _ seed: Int) -> Int {
    if place == 0 { return seed }
    let hash = Chance.hash([String(seed), "version", QuizReader.letters(place)])
    return Int(hash % UInt64(Chance.seeds.upperBound))
  }

  /// The first `count` versions of a quiz; `drawn` gives the quiz as a seed draws its variables, nil where it has none.
  package static func versions(
    _ count: Int, of quiz: Quiz, seed: Int, drawn: (_ seed: Int) -> Quiz? = { _ in nil }
  ) -> [PaperVersion] {
    var versions: [PaperVersion] = []
    for place in 0..<min(count, most) {
      let own = place == 0 ? nil : drawn(drawingSeed(place, seed))
      let layout = PaperLayout(own ?? quiz, seed: seed, place: place)
      versions.append(layout.version(behind: versions))
    }
    return versions
  }

  /// Four digits that differ between papers with other meanings of letters or numbers: other seeds, questions or
  /// answers.
  ///
  /// Right answers and wording do not affect them.
  package var check: String {
    var texts: [String] = []
    for printed in questions {
      let question = printed.question
      texts += [question.id, question.kind.rawValue] + printed.answers.map(\.id)
      // Sides by their places in the quiz, which are the same in every language.
      let (lefts, rights) = (question.pairs.map(\.left), question.pairs.map(\.right) + question.extra)
      let places = printed.lefts.map { lefts.firstIndex(of: $0) } + printed.rights.map { rights.firstIndex(of: $0) }
      texts += places.map { String($0 ?? -1) }
      texts += printed.gaps.flatMap { [$0.gap.id] + $0.answers.map(\.id) }
      texts += printed.words.map { word in String(question.words.firstIndex(of: word) ?? -1) }
    }
    let digits = String(Chance.hash(["paper"] + texts) % 10_000)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// Words before a letter that change nothing of it, in capitals.
  private static let wordsForVersion: Set<Substring> = [
    "VERSION", "FASSUNG", "VARIANTE", "VARIANT", "GRUPPE", "GROUP", "TEST", "PAPER",
  ]

  /// A version named in a table: its place from 0, and the check after it, as in `B`, `b`, `Version B`, `B 4711`.
  ///
  /// Nil for anything else, such as `C?` and `A or B`.
  package static func named(_ text: String) -> (place: Int, check: String?)? {
    var words = text.uppercased().split(whereSeparator: \.isWhitespace)
    guard let last = words.popLast() else { return nil }
    let digits = last.suffix(4)
    let isCheck = digits.utf8.count == 4 && digits.utf8.allSatisfy { (48...57).contains($0) }
    let before = isCheck ? last.dropLast(4) : last
    guard let letter = before.isEmpty ? words.popLast() : before, letter.utf8.count == 1, let byte = letter.utf8.first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte),
      words.isEmpty || words.count == 1 && wordsForVersion.contains(words[0])
    else { return nil }
    return (Int(byte - UInt8(ascii: "A")), isCheck ? String(digits) : nil)
  }
}

/// Lays out one version, as different as possible from the ones before it.
struct PaperLayout {
  private let quiz: Quiz
  private let seed: Int
  private let place: Int
  private let letter: String
  /// How often another order is drawn before an equal one is taken: of two questions there are but two orders.
  private static let tries = 40

  init(_ quiz: Quiz, seed: Int, place: Int) {
    self.quiz = quiz
    self.seed = seed
    self.place = place
    letter = QuizReader.letters(place).uppercased()
  }

  func version(behind earlier: [PaperVersion]) -> PaperVersion {
    var items: [PaperVersion.Item] = []
    var section: String?
    var number = 0
    let known = earlier.map { Dictionary($0.questions.map { ($0.question.id, $0) }) { first, _ in first } }
    for question in order(behind: earlier) {
      if let own = quiz.section(of: question), own.id != section {
        section = own.id
        if own.hasPage { items.append(.section(own)) }
      }
      if question.kind == .info {
        items.append(.page(question))
      } else {
        number += 1
        items.append(.question(laidOut(question, number, behind: known.compactMap { $0[question.id] })))
      }
    }
    return PaperVersion(letter: letter, items: items)
  }

  // MARK: Questions

  private func order(behind earlier: [PaperVersion]) -> [Question] {
    let drawn = QuestionOrder(quiz, seed: seed).drawn(quiz.questions)
    guard place > 0 else { return drawn }
    let taken = earlier.map { $0.questions.map(\.question.id) }
    let orders = (0..<Self.tries).lazy.map { shuffled(drawn, attempt: $0) }
    let fresh = orders.first { order in !taken.contains(order.filter { $0.kind != .info }.map(\.id)) }
    return fresh ?? orders[0]
  }

  private func shuffled(_ questions: [Question], attempt: Int) -> [Question] {
    var other = quiz
    other.pickAll()
    other.shuffle.questions = true
    return QuestionOrder(other, seed: purpose(attempt)).drawn(questions)
  }

  private func purpose(_ attempt: Int) -> String {
    "\(seed)/\(letter)" + (attempt > 0 ? "/\(attempt + 1)" : "")
  }

  // MARK: Answers

  private func laidOut(_ question: Question, _ number: Int, behind earlier: [PaperQuestion]) -> PaperQuestion {
    let layouts = (0..<Self.tries).lazy.map { attempt in
      let isSitting = place == 0 && attempt == 0
      return PaperQuestion(
        number, question,
        Presentation(
          quizID: quiz.id, seed: isSitting ? String(seed) : purpose(attempt),
          shufflesAnswers: place > 0 || quiz.shuffle.answers))
    }
    return layouts.first { layout in !layout.tellsOrder && !earlier.contains { $0.isLike(layout) } } ?? layouts[0]
  }
}
