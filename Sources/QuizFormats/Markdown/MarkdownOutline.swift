/// The facts on the lines after each line, found in one pass from the end of the file.
struct MarkdownOutline {
  /// Whether answers come before the next heading and the next numbered line.
  private(set) var answersFollow: [Bool]
  /// The same for answers that are more than another word for `Answer:`.
  private(set) var choicesFollow: [Bool]
  /// Whether the next heading, numbered line or answer is a numbered line that answers follow.
  private(set) var numberedQuestionFollows: [Bool]
  /// Whether answers come before the next heading.
  private(set) var sectionHasAnswers: [Bool]
  /// Whether each line is an answer with its letter.
  let isLettered: [Bool]
  /// Whether a line that is labelled as a question has answers: then all of them are questions.
  private(set) var hasLabelledQuestions = false

  init(_ lines: [MarkdownLine], _ code: MarkdownCode, without left: Set<Int>) {
    answersFollow = Array(repeating: false, count: lines.count)
    (choicesFollow, numberedQuestionFollows, sectionHasAnswers) = (answersFollow, answersFollow, answersFollow)
    isLettered = MarkdownLetter.places(lines, code)
    var (answers, choices, numbered, section) = (false, false, false, false)
    for index in lines.indices.reversed() {
      answersFollow[index] = answers
      choicesFollow[index] = choices
      numberedQuestionFollows[index] = numbered
      sectionHasAnswers[index] = section
      if code.isCode[index] || left.contains(index) { continue }
      switch lines[index].kind {
      case .heading: (answers, choices, numbered, section) = (false, false, false, false)
      case .numbered: (answers, choices, numbered) = (false, false, answers)
      case .labelled:
        if answers { hasLabelledQuestions = true }
        (answers, choices, numbered) = (false, false, answers)
      case .key: (answers, section) = (true, true)
      default:
        if lines[index].isAnswer || isLettered[index] {
          (answers, choices, numbered, section) = (true, true, false, true)
        }
      }
    }
  }
}
