/// What comes after each line of a file, found in one pass from its end.
struct MarkdownOutline {
  /// Whether answers come before the next heading and the next numbered line.
  private(set) var answersFollow: [Bool]
  /// Whether the next heading, numbered line or answer is a numbered line that answers follow.
  private(set) var numberedQuestionFollows: [Bool]
  /// Whether answers come before the next heading.
  private(set) var sectionHasAnswers: [Bool]

  init(_ lines: [MarkdownLine], _ code: MarkdownCode) {
    answersFollow = Array(repeating: false, count: lines.count)
    numberedQuestionFollows = answersFollow
    sectionHasAnswers = answersFollow
    var (answers, numbered, section) = (false, false, false)
    for index in lines.indices.reversed() {
      answersFollow[index] = answers
      numberedQuestionFollows[index] = numbered
      sectionHasAnswers[index] = section
      if code.isCode[index] { continue }
      switch lines[index].kind {
      case .heading: (answers, numbered, section) = (false, false, false)
      case .numbered: (answers, numbered) = (false, answers)
      default:
        if lines[index].isAnswer { (answers, numbered, section) = (true, false, true) }
      }
    }
  }
}
