internal import HTMLText
internal import Markup
internal import QuizCore

/// Texts of a question as HTML for another program, plain ones and those with markup.
struct MarkedTexts {
  let markup: TextMarkup
  let form: ExchangeHTML.Form
  /// The addresses of pictures by their paths; one without is its words.
  var addresses: [String: String] = [:]

  /// A line to fill in.
  var gap: String { markup == .plain ? "_____" : MarkupSource.written(plain: "_____") }

  /// Blocks of HTML.
  func blocks(_ text: String) -> String {
    isMarked(text) ? renderer.source(Markup(text)) : MarkupText.xhtml(plain(text))
  }

  /// The same inside of a paragraph or of an answer.
  func inlined(_ text: String) -> String {
    isMarked(text) ? renderer.source(Markup(text), isInline: true) : MarkupText.inlined(plain(text))
  }

  /// The text without markup, as titles and typed texts have it.
  func plain(_ text: String) -> String {
    markup == .plain ? text : MarkupLines.plain(Markup(text))
  }

  /// True for a text that plain text cannot hold.
  func isMarked(_ text: String) -> Bool { markup == .markdown && Markup(text).isMarked }

  private var renderer: ExchangeHTML {
    ExchangeHTML(form) { [addresses] path, words in
      addresses[path].map { Tag.img(.named("src", $0), .alt(words)) } ?? .text(words)
    }
  }
}

extension Question {
  /// The paths of the pictures that stand in its texts, each once.
  var picturePaths: [String] {
    guard markup == .markdown else { return [] }
    var paths: [String] = []
    for text in shownTexts {
      for path in Markup.picturePaths(in: text) where !paths.contains(path) { paths.append(path) }
    }
    return paths
  }

  private var shownTexts: [String] {
    [text] + answers.flatMap { [$0.text, $0.feedback ?? ""] } + pairs.flatMap { [$0.left, $0.right] } + extra
      + [explanation, hint].compactMap { $0 }
  }

  /// The question with plain texts, for a format that has no others.
  func withoutMarkup(_ losses: inout Losses) -> Question {
    guard markup == .markdown else { return self }
    let texts = MarkedTexts(markup: markup, form: .tex)
    if shownTexts.contains(where: texts.isMarked) {
      losses.note(self, "what sets words off, formulas and pictures in its texts become plain text")
    }
    var plain = self
    plain.markup = .plain
    plain.text = texts.plain(text)
    plain.explanation = explanation.map(texts.plain)
    plain.hint = hint.map(texts.plain)
    plain.pairs = pairs.map { Pair(texts.plain($0.left), texts.plain($0.right)) }
    plain.extra = extra.map(texts.plain)
    plain.answers = answers.map { answer in
      var answer = answer
      answer.text = texts.plain(answer.text)
      answer.feedback = answer.feedback.map(texts.plain)
      return answer
    }
    return plain
  }
}

extension Quiz {
  /// The quiz with plain texts, for a format that has no others.
  func withoutMarkup(_ losses: inout Losses) -> Quiz {
    var plain = self
    if markup == .markdown {
      plain.markup = .plain
      plain.description = description.map { MarkupLines.plain(Markup($0)) }
    }
    plain.questions = questions.map { $0.withoutMarkup(&losses) }
    return plain
  }
}
