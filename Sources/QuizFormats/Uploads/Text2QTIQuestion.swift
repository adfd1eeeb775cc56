internal import QuizCore

/// A question of text2qti while its parts come.
struct Text2QTIQuestion {
  private let offset: Int
  private let id: String?
  private let points: Double?
  private let section: String?
  private var text = ""
  private var kind: Question.Kind?
  private var answers: [AnswerDraft] = []
  /// The feedback for an entirely right response, for any other, and for both.
  private var (right, wrong): (String?, String?) = (nil, nil)
  private var explanations: [String] = []
  /// Pictures that stand on lines of their own in its text.
  private var images: [(alt: String, path: String)] = []
  private var isUpload = false
  private var (isEssay, isMixed) = (false, false)

  init(at offset: Int, id: String?, points: Double?, section: String?) {
    (self.offset, self.id, self.points, self.section) = (offset, id, points, section)
  }

  // MARK: Parts

  mutating func take(_ mark: Text2QTIMark, _ text: String, at offset: Int) {
    switch mark {
    case .question: takeText(text)
    case .choice(let isRight): add(text, isRight, .single, at: offset)
    case .box(let isRight): add(text, isRight, .multiple, at: offset)
    case .short: add(text, true, .text, at: offset)
    case .number: add(text, true, .number, at: offset)
    case .essay: isEssay = true
    case .upload: isUpload = true
    case .feedback where !answers.isEmpty: answers[answers.count - 1].feedback = text
    case .feedback, .solution: explanations.append(text)
    case .right: right = text
    case .wrong: wrong = text
    case .quiz, .setting, .title, .points, .textTitle, .text, .group, .endGroup, .pick, .groupPoints: break
    }
  }

  private mutating func takeText(_ whole: String) {
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let kept = lines.filter { line in
      guard line.hasPrefix("!"), let image = MarkdownMarks(line).image() else { return true }
      images.append(image)
      return false
    }
    text = kept.joined(separator: "\n").trimmed
  }

  private mutating func add(_ text: String, _ isRight: Bool, _ kind: Question.Kind, at offset: Int) {
    isMixed = isMixed || self.kind.map { $0 != kind } ?? false
    self.kind = kind
    var answer = AnswerDraft(text, at: offset)
    answer.isCorrect = isRight
    answers.append(answer)
  }

  // MARK: What it becomes

  func add(to imported: inout ImportedQuiz) {
    if isUpload { return imported.note(.unsupportedType("file upload (^^^^)"), at: offset) }
    if isMixed || (isEssay && kind != nil) {
      return imported.note(.unsupportedType("several kinds of answers in one question"), at: offset)
    }
    var draft = QuestionDraft(kind ?? .text, text, at: offset)
    draft.id = id
    if !explanations.isEmpty { draft.explanation = explanations.joined(separator: "\n\n") }
    if let points, points != 1 { draft.set("points", .numeric(points), at: offset) }
    if let section { draft.set("section", .text(section), at: offset) }
    if let image = images.first {
      draft.set("image", .text(image.path), at: offset)
      if !image.alt.isEmpty { draft.set("imageAlt", .text(image.alt), at: offset) }
    }
    for image in images.dropFirst() { imported.note(.besidePicture(image.path), at: offset) }
    if kind != .single, right != nil || wrong != nil {
      imported.note(
        .lossy("feedback on right and wrong answers", cure: "write it as general feedback ('...')"), at: offset)
    }
    switch kind {
    case .single?, .multiple?: addChoice(draft, to: &imported)
    case .number?: addNumber(draft, to: &imported)
    case .text?:
      draft.accept = answers.map { SourceValue(Content.text($0.text), at: $0.offset) }
      imported.add(draft)
    case nil, .truefalse?, .range?, .order?, .match?, .gaps?, .info?:
      if !isEssay { return imported.note(.fewAnswers(0), at: offset) }
      draft.becomeEssay(at: offset)
      imported.add(draft)
    }
  }

  private func addChoice(_ question: QuestionDraft, to imported: inout ImportedQuiz) {
    var draft = question
    draft.answers = answers
    if draft.kind == .single {
      let rightOnes = answers.count(where: \.isCorrect)
      if rightOnes == 0 { return imported.note(.noRightAnswer, at: offset) }
      // text2qti takes one; two stars are meant, and are what boxes say.
      if rightOnes > 1 { draft.kind = .multiple }
      for place in draft.answers.indices where draft.answers[place].feedback == nil {
        draft.answers[place].feedback = draft.answers[place].isCorrect ? right : wrong
      }
      draft.becomeSides()
    }
    imported.add(draft)
  }

  private func addNumber(_ question: QuestionDraft, to imported: inout ImportedQuiz) {
    var draft = question
    var rules: [AnswerDraft] = []
    for answer in answers {
      guard let (value, tolerance) = Self.number(answer.text) else {
        return imported.note(.notANumber(answer.text), at: answer.offset)
      }
      rules.append(answer.near(value, tolerance))
    }
    draft.solve(byNumbers: rules)
    imported.add(draft)
  }

  /// `3.5 +- 0.1`, `3.5 +- 2%`, `[3, 4]` or `5`.
  private static func number(_ written: String) -> (Double, Tolerance)? {
    let text = written.replacing("_", with: "")
    if text.hasPrefix("["), text.hasSuffix("]") {
      let ends = text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
      guard ends.count == 2, let low = NumberText.read(ends[0].trimmed), let high = NumberText.read(ends[1].trimmed),
        (high - low).isFinite
      else { return nil }
      let (middle, distance) = NumberRange.between(low, high)
      return (middle, .absolute(distance))
    }
    guard let sign = text.range(ofText: "+-") else { return NumberText.unmistakable(text).map { ($0, .absolute(0)) } }
    guard let value = NumberText.unmistakable(text[..<sign.lowerBound].trimmed),
      let tolerance = NumberRange.tolerance(String(text[sign.upperBound...]))
    else { return nil }
    return (value, tolerance)
  }
}
