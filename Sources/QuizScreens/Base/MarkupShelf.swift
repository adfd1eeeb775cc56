internal import Markup
internal import QuizCore
internal import Terminal
internal import TextLayout
internal import Words

/// Reads texts with markup once, and draws each once for a width.
final class MarkupShelf {
  private var texts: [String: Markup] = [:]
  private var drawn: [Key: [MarkupPart]] = [:]
  /// The screen that the texts are drawn for.
  private var screen: (size: Size, depth: ColourDepth)?
  /// Bytes of the sources that are remembered.
  private var bytes = 0

  private static let mostBytes = 4_000_000

  private struct Key: Hashable {
    var source: String
    var width: Int
  }

  /// The words of the text without its signs, on one line: for titles, lists and bars.
  func line(_ source: String) -> String {
    MarkupLines.plain(markup(source.cleaned)).split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  func parts(of source: String, width: Int, _ canvas: Canvas) -> [MarkupPart] {
    if screen?.size != canvas.size || screen?.depth != canvas.depth { drawn = [:] }
    screen = (canvas.size, canvas.depth)
    let key = Key(source: source, width: width)
    if let known = drawn[key] { return known }
    let markup = markup(source.cleaned)
    let cells = MarkupCells(
      width: width, picture: canvas.texts.imageWord, hasAllSigns: !canvas.settings.isASCII
    ) { canvas.picture($0)?.size.rows }
    let parts = cells.parts(of: markup)
    drawn[key] = parts
    return parts
  }

  private func markup(_ source: String) -> Markup {
    if let known = texts[source] { return known }
    bytes += source.utf8.count
    if bytes > Self.mostBytes { (texts, drawn, bytes) = ([:], [:], source.utf8.count) }
    let made = Markup(source)
    texts[source] = made
    return made
  }
}

extension Canvas {
  private static let highestPicture = 18
  private static let lowestPicture = 4

  /// A picture among the lines of a text: as high as leaves most of the screen to the text; nil where it cannot be drawn.
  func picture(_ picture: MarkupPicture) -> CellPicture? {
    let rows = min(Self.highestPicture, size.rows / 3)
    guard rows >= Self.lowestPicture else { return nil }
    return pictures.picture(picture.path, box: Size(rows: rows, columns: picture.columns), depth: depth)
  }

  /// A text on one line, without signs of markup.
  func line(_ text: String, _ markup: TextMarkup) -> String {
    switch markup {
    case .plain: text
    case .markdown: markups.line(text)
    }
  }
}
