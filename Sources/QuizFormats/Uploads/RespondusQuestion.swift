internal import QuizCore

/// A question of Respondus while its lines come.
struct RespondusQuestion {
  enum Form {
    case single, multiple, essay, text, pairs, gaps
  }

  /// The form of each type.
  static let types: [String: Form] = [
    "MC": .single, "TF": .single, "MR": .multiple, "MA": .multiple, "E": .essay, "ES": .essay, "P": .essay,
    "F": .text, "FB": .text, "SA": .text, "MT": .pairs, "FMB": .gaps,
  ]
  static let uncarried: Set<String> = ["ORD", "NUM", "CAL", "JS", "FR", "OS", "QB", "WR", "EO"]

  let type: String
  let number: String
  private var lines: [String]
  private var answers: [AnswerDraft] = []
  private let title: String?
  private let points: Double?
  private let offset: Int
  /// The feedback for an entirely right response, and for any other.
  private var (right, wrong): (String?, String?) = (nil, nil)

  init(_ type: String, _ number: String, _ text: String, title: String?, points: Double?, at offset: Int) {
    (self.type, self.number, lines) = (type, number, [text])
    (self.title, self.points, self.offset) = (title, points, offset)
  }

  // MARK: Lines

  mutating func take(_ line: UploadLine) {
    let text = line.text.trimmed
    if text.hasPrefix("~ ") {
      right = text.dropFirst().trimmed
    } else if text.hasPrefix("@ ") {
      wrong = text.dropFirst().trimmed
    } else if let answer = Self.answer(text, at: line.offset) {
      answers.append(answer)
    } else if answers.isEmpty {
      lines.append(text)
    } else {
      answers[answers.count - 1].text += "\n" + text
    }
  }

  /// A letter, with a star before a right one, `.` or `)`, and a text.
  private static func answer(_ text: String, at offset: Int) -> AnswerDraft? {
    let isStarred = text.hasPrefix("*")
    let rest = isStarred ? text.dropFirst() : text[...]
    guard let (_, words, _) = AikenReader.choice(String(rest)), rest.dropFirst(2).first?.isWhitespace == true else {
      return nil
    }
    var answer = AnswerDraft(words, at: offset)
    answer.isCorrect = isStarred
    return answer
  }

  // MARK: What it becomes

  /// Adds its question to a quiz. `key` has the letters of right answers, from the list at the end.
  func add(to imported: inout ImportedQuiz, key: String?) {
    if Self.uncarried.contains(type) { return imported.note(.unsupportedType(type), at: offset) }
    guard let form = Self.types[type] else {
      return imported.note(.unknownKind(type, kinds: Self.types.keys.sorted()), at: offset)
    }
    var draft = QuestionDraft(.text, lines.joined(separator: "\n"), at: offset)
    draft.id = title
    if let points, points != 1 { draft.set("points", .numeric(points), at: offset) }
    if form != .single, right != nil || wrong != nil {
      imported.note(.lossy("the feedback", cure: "write it behind the answers that it is about"), at: offset)
    }
    switch form {
    case .single, .multiple: addChoice(draft, key, isMultiple: form == .multiple, to: &imported)
    case .essay:
      draft.explanation = answers.first?.text
      draft.becomeEssay(at: offset)
      imported.add(draft)
    case .text:
      if answers.isEmpty { return imported.note(.missing("answer"), at: offset) }
      draft.accept = answers.map { SourceValue(Content.text($0.text), at: $0.offset) }
      imported.add(draft)
    case .pairs: addPairs(draft, to: &imported)
    case .gaps: addGaps(draft, to: &imported)
    }
  }

  private func addChoice(_ question: QuestionDraft, _ key: String?, isMultiple: Bool, to imported: inout ImportedQuiz) {
    var draft = question
    draft.answers = answers
    for letter in (key ?? "").uppercased().unicodeScalars where ("A"..."Z").contains(letter) {
      let place = Int(letter.value) - 65
      guard draft.answers.indices.contains(place) else {
        let letters = draft.answers.indices.map { String(UnicodeScalar(UInt8(65 + $0))) }
        return imported.note(.unknownLetter(String(letter), letters: letters), at: offset)
      }
      draft.answers[place].isCorrect = true
    }
    let rightOnes = draft.answers.count(where: \.isCorrect)
    // Respondus itself would then call the first one right.
    if rightOnes == 0, !draft.answers.isEmpty { return imported.note(.noRightAnswer, at: offset) }
    draft.kind = isMultiple || rightOnes > 1 ? .multiple : .single
    if draft.kind == .single {
      for place in draft.answers.indices {
        draft.answers[place].feedback = draft.answers[place].isCorrect ? right : wrong
      }
      draft.becomeSides()
    }
    imported.add(draft)
  }

  private func addPairs(_ question: QuestionDraft, to imported: inout ImportedQuiz) {
    var draft = question
    draft.kind = .match
    for answer in answers {
      let halves = answer.text.split(separator: "=", maxSplits: 1).map(\.trimmed)
      guard halves.count == 2 else {
        imported.note(.badValue(key: "=", found: answer.text, takes: "a left and its right"), at: answer.offset)
        continue
      }
      draft.pairs.append((halves[0], halves[1], answer.offset))
    }
    imported.add(draft)
  }

  /// `Fruits are [apple, pear] and roots are [carrot].`
  private func addGaps(_ question: QuestionDraft, to imported: inout ImportedQuiz) {
    var gaps: [(name: String, accepted: [String])] = []
    for part in question.text.split(separator: "[", omittingEmptySubsequences: false).dropFirst() {
      guard let end = part.firstIndex(of: "]") else { continue }
      let name = String(part[..<end])
      let accepted = name.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
      if !accepted.isEmpty, !gaps.contains(where: { $0.name == name }) { gaps.append((name, accepted)) }
    }
    if gaps.isEmpty { return imported.note(.missing("gap"), at: offset) }
    if gaps.count > QuestionDraft.mostParts { return imported.note(.tooManyParts(gaps.count), at: offset) }
    imported.note(.cut(gaps.count), at: offset)
    for draft in QuestionDraft.cut(question.text, gaps, at: offset) { imported.add(draft) }
  }
}
