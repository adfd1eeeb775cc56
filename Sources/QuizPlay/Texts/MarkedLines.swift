internal import Markup
package import QuizCore
package import Words

/// Writes texts with markup as plain lines, for faces without looks; other texts stay as they are.
package struct MarkedLines {
  private let words: PlainWords
  private let lines: MarkupLines

  package init(_ language: InterfaceLanguage) {
    let words = PlainWords.of(language)
    self.words = words
    lines = MarkupLines { alt in words.image(["text": alt.isEmpty ? words.withoutDescription : alt]) }
  }

  /// The text in lines, such as `*bold* and x²`.
  package func callAsFunction(_ source: String, _ markup: TextMarkup) -> String {
    switch markup {
    case .plain: source
    case .markdown: lines.text(Markup(source))
    }
  }

  /// Texts in a row; where one has several lines, each begins below the words before it.
  package func list(_ sources: [String], _ markup: TextMarkup, separator: String) -> String {
    let texts = sources.map { self($0, markup) }
    let isLong = markup == .markdown && texts.contains { $0.contains("\n") }
    return isLong ? texts.map { "\n" + $0 }.joined() : texts.joined(separator: separator)
  }
}

extension TextMarkup {
  /// The text without signs of markup, such as `a x² c`.
  package func plain(_ source: String) -> String {
    switch self {
    case .plain: source
    case .markdown: MarkupLines.plain(Markup(source))
    }
  }

  /// The same in one line, for lists, titles and cells of tables; a plain text stays as it is.
  package func line(_ source: String) -> String {
    switch self {
    case .plain: source
    case .markdown: MarkupLines.line(Markup(source))
    }
  }
}
