internal import QuizCore
package import Words

/// Views whose texts are plain lines.
extension QuestionView {
  func inLines(_ language: InterfaceLanguage) -> QuestionView {
    let lines = MarkedLines(language)
    let choices = { (choices: [Choice]) in
      choices.map { Choice(id: $0.id, text: lines($0.text, markup), media: $0.media) }
    }
    var view = self
    view.text = lines(textInWords, markup)
    (view.answers, view.left, view.right) = (choices(answers), choices(left), choices(right))
    view.note = note.map { lines($0, noteMarkup) }
    return view
  }
}

extension VerdictView {
  package func inLines(_ language: InterfaceLanguage) -> VerdictView {
    let lines = MarkedLines(language)
    var view = self
    view.questionText = lines(questionText, markup)
    view.explanation = explanation.map { lines($0, markup) }
    view.feedback = feedback.map { lines($0, feedbackMarkup) }
    guard answerMarkup == .markdown else { return view }
    view.givenInWords = givenInWords.map { _ in lines.list(givenTexts, answerMarkup, separator: separator) }
    view.answerInWords = answerInWords.map { _ in lines.list(rightTexts, answerMarkup, separator: separator) }
    (view.givenTexts, view.rightTexts) = (
      givenTexts.map { lines($0, answerMarkup) }, rightTexts.map { lines($0, answerMarkup) }
    )
    if !givenPairs.isEmpty { view.givenPairs = view.givenTexts }
    if !rightPairs.isEmpty { view.rightPairs = view.rightTexts }
    return view
  }
}

extension Projection {
  /// A response in plain lines.
  func inLines(_ response: Response, _ language: InterfaceLanguage) -> String? {
    guard question.answerMarkup == .markdown else { return inWords(response) }
    return MarkedLines(language).list(texts(of: response), question.answerMarkup, separator: question.separator)
  }
}
