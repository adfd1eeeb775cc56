internal import HTMLText
internal import QuizCore
internal import QuizHTML
internal import QuizPlay
internal import QuizWire

/// A view with texts that may have markup.
protocol TextBearing {
  var markup: TextMarkup { get }
  /// The pictures in its texts, by the paths that are written there.
  var pictures: [TextPicture] { get }
}

extension TextBearing {
  func shown(_ text: String) -> ShownText { shown(text, markup) }

  func shown(_ text: String, _ markup: TextMarkup) -> ShownText {
    ShownText(text, markup) { path, alt in
      pictures.first { $0.path == path }.map { Tag.img(.class("markup-picture"), .src($0.address), .alt(alt)) }
    }
  }
}

extension ShownText {
  /// The name of a control whose label is this text: formulas in one line, as screen readers need them.
  var label: [Attribute] { isRich ? [.aria("label", line)] : [] }
}

extension QuestionView: TextBearing {}
extension QuestionView.PageBefore: TextBearing {}
extension PageView: TextBearing {}
extension VerdictView: TextBearing {
  /// The feedback and the explanation, as far as there are any.
  var remarks: [ShownText] {
    let texts = [feedback.map { shown($0, feedbackMarkup) }, explanation.map { shown($0) }]
    return texts.compactMap { $0 }.filter { !$0.isEmpty }
  }
}
extension SittingResult: TextBearing {}
extension ReviewListing: TextBearing {}
extension ListedQuiz: TextBearing {
  /// The description in one piece of plain text; nil without one.
  var plainDescription: String? { description.map { shown($0).plain } }
}
