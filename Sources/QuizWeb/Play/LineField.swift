internal import HTMLText
internal import QuizCore
internal import QuizPlay
internal import Words

/// A text or a number that is typed.
struct LineField {
  private let question: QuestionView
  private let words: PageWords
  private let refilled: Refilled
  private let help: String?
  /// True for an answer marked by hand, which may take several lines.
  private let isLong: Bool

  init(_ question: QuestionView, _ words: PageWords, _ refilled: Refilled, hints: Int = 0, isLong: Bool = false) {
    help = hints > 0 ? (1...hints).map { "hint\($0)" }.joined(separator: " ") : nil
    (self.question, self.words, self.refilled, self.isLong) = (question, words, refilled, isLong)
  }

  var html: HTML {
    if isLong {
      return Tag.textarea(
        [.id("answer"), .name("answer"), .named("rows", "8"), .dirAuto] + refilled.marks("answer", help: help)
      ) { value }
    }
    var attributes: [Attribute] = [.id("answer"), .type("text"), .name("answer"), .value(value), .dirAuto]
    if question.kind == .number {
      attributes.append(.named("inputmode", "decimal"))
    } else {
      attributes += [.named("autocapitalize", "off"), .named("spellcheck", "false")]
    }
    let field = Tag.input(attributes + refilled.marks("answer", help: help))
    return question.kind == .number ? HTML.signed(field, "answer", words) : field
  }

  private var value: String {
    if let typed = refilled.value("answer") { return typed }
    switch question.draft {
    case .text(let text)?: return text
    case .number(let number)?: return TypedNumber.text(of: number, words.language)
    case .ids?, .pairs?, .gaps?, nil: return ""
    }
  }
}

/// A number on a scale.
struct SliderField {
  private let scale: Scale
  private let value: Double
  private let words: PageWords

  /// Without a draft the slider stands in the middle, as in the terminal.
  init(_ question: QuestionView, _ words: PageWords, typed: String?) {
    scale = question.scale ?? Scale(step: 0)
    self.words = words
    if let typed = typed.flatMap({ Double($0) }), typed.isFinite {
      value = typed
    } else if case .number(let number)? = question.draft {
      value = number
    } else {
      value = scale.middle
    }
  }

  var html: HTML {
    Tag.div(.class("slider")) {
      HTML.hidden("slider", "1")
      Tag.output(.named("for", "answer"), .flag("hidden")) { words.number(value) }
      Tag.div(.class("row")) {
        Tag.input(
          .id("answer"), .type("range"), .name("answer"), .named("min", words.plain(scale.min)),
          .named("max", words.plain(scale.max)), .named("step", scale.step > 0 ? words.plain(scale.step) : "any"),
          .value(words.plain(value)))
      }
      Tag.p(.class("ends")) {
        Tag.span(.dirAuto) { end(scale.min, scale.labels.first) }
        Tag.span(.dirAuto) { end(scale.max, scale.labels.last) }
      }
    }
  }

  private func end(_ value: Double, _ label: String?) -> String {
    let number = words.number(value)
    guard let label, !label.isEmpty else { return number }
    if Scale.isNamed(words.plain(value), by: label) { return label }
    return "\(number) · \(label)"
  }
}
