package import HTMLText
internal import Markup
package import QuizCore

/// A text of a quiz or a mode as HTML, by its markup: the one place where pages and papers get it from.
package struct ShownText {
  /// The element of a picture by its path and its words; nil for a picture that is not there.
  package typealias Picture = (_ path: String, _ alt: String) -> HTML?

  private let source: String
  private let markup: TextMarkup
  private let picture: Picture

  package init(_ source: String, _ markup: TextMarkup, picture: @escaping Picture = { _, _ in nil }) {
    (self.source, self.markup, self.picture) = (source, markup, picture)
  }

  package var isEmpty: Bool { source.isEmpty }

  /// The text for an element of lines, such as `<h1>`, `<label>` or `<span>`.
  package var lines: HTML {
    switch markup {
    case .plain: .lines(source)
    case .markdown: html(in: .lines)
    }
  }

  /// The text for a `<button>`.
  package var button: HTML {
    switch markup {
    case .plain: .lines(source)
    case .markdown: html(in: .button)
    }
  }

  /// The text in boxes of its own: a paragraph for each part between empty lines.
  package var paragraphs: HTML {
    switch markup {
    case .plain: .joined(parts.map { part in Tag.p(.dirAuto) { HTML.lines(part) } })
    case .markdown: box()
    }
  }

  /// The same for a mode's text. Lines with columns made of spaces keep them, in letters of one width, as in the terminal.
  package var body: HTML {
    switch markup {
    case .plain:
      .joined(
        parts.map { part in
          part.hasColumns ? Tag.pre(.class("columns"), .dirAuto) { part } : Tag.p(.dirAuto) { HTML.lines(part) }
        })
    case .markdown: box()
    }
  }

  /// The text as an element of a paper: plain text stands in `plain`, whose style keeps its lines, other text in a box.
  ///
  /// Code goes on below after `codeWidth` cells; with nil it scrolls.
  package func element(_ plain: Tag, _ name: String, _ attributes: [Attribute] = [.dirAuto], codeWidth: Int?) -> HTML {
    switch markup {
    case .plain: plain([.class(name)] + attributes) { source }
    case .markdown: Tag.div([.class(name, "markup")] + attributes) { html(in: .box, codeWidth) }
    }
  }

  /// The text in a cell or label of a paper, whose style keeps the lines of plain text.
  package var cell: HTML {
    switch markup {
    case .plain: .text(source)
    case .markdown: html(in: .lines)
    }
  }

  /// The text without markup in one line, for titles, labels of controls and lists to choose from; a plain one as it is.
  package var line: String {
    switch markup {
    case .plain: source
    case .markdown: MarkupLines.line(Markup(source))
    }
  }

  /// The text without markup.
  package var plain: String {
    switch markup {
    case .plain: source
    case .markdown: MarkupLines.plain(Markup(source))
    }
  }

  /// True where `plain` lacks something that is seen.
  package var isRich: Bool { markup == .markdown && lines != .lines(plain) }

  /// True for code, tables, pictures and all that takes more than a line.
  package var isBlock: Bool {
    guard markup == .markdown else { return false }
    let blocks = Markup(source).blocks
    guard case .paragraph? = blocks.first, blocks.count == 1 else { return !blocks.isEmpty }
    return !picturePaths.isEmpty
  }

  /// The paths of the pictures in the text.
  package var picturePaths: [String] { markup == .markdown ? Markup.picturePaths(in: source) : [] }

  /// The sign in place of a gap in a text to be filled.
  private static let gapMark: Unicode.Scalar = "\u{E000}"

  /// A text's pieces as one source with marks, to be filled; nil is a gap.
  package static func marked(_ pieces: [String?]) -> String {
    pieces.map { piece in piece?.replacing(String(gapMark), with: "\u{FFFD}") ?? String(gapMark) }.joined()
  }

  /// A marked text as it is drawn, with the element of each gap at its place; markup may go around a gap.
  package func filled(with gaps: [HTML], _ draw: (ShownText) -> HTML) -> HTML {
    if let whole = draw(self).filling(Self.gapMark, with: gaps) { return whole }
    let plain = ShownText(source, .plain)
    return draw(plain).filling(Self.gapMark, with: gaps) ?? draw(plain)
  }

  private func box() -> HTML { Tag.div(.class("markup"), .dirAuto) { html(in: .box) } }

  private func html(in place: MarkupHTML.Place, _ codeWidth: Int? = nil) -> HTML {
    let writer = MarkupHTML(in: place, codeWidth: codeWidth) { [picture] path, alt in
      picture(path, alt) ?? Tag.span(.class("markup-lost")) { alt.isEmpty ? path : alt }
    }
    return writer.html(Markup(source))
  }

  private var parts: [String] { source.split(separator: "\n\n").map { String($0) } }
}

extension String {
  /// Whether a line begins with a space, or has several in a row between its words.
  fileprivate var hasColumns: Bool {
    split(separator: "\n").contains { line in
      var spaces = 0
      for (place, character) in line.enumerated() {
        if character == "\t" || character == " " && place == 0 { return true }
        if character != " " && spaces > 1 { return true }
        spaces = character == " " ? spaces + 1 : 0
      }
      return false
    }
  }
}
