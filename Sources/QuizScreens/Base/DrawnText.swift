internal import Markup
internal import QuizCore
internal import Terminal
internal import TextLayout

/// A text of a quiz or a mode as lines in their looks, wrapped to a width.
struct DrawnText {
  var lines: [[Span]]
  /// The line that a sign before the text belongs to.
  var lead = 0
  var pictures: [(place: Position, picture: CellPicture)] = []

  /// The only line; nil where there are several, or a picture.
  var line: [Span]? { lines.count == 1 && pictures.isEmpty ? lines[0] : nil }

  var cells: Int { lines.map { Row($0).cells }.max() ?? 0 }

  /// Adds a word of the program behind the text, on a line of its own where it does not fit.
  mutating func append(_ word: String, _ style: Style, width: Int) {
    guard let last = lines.last, Row(last).cells + 1 + word.cells <= width, !isDrawing(lines.count - 1) else {
      return lines.append([Span(word, style)])
    }
    lines[lines.count - 1].append(Span(" " + word, style))
  }

  private func isDrawing(_ line: Int) -> Bool {
    lead > 0 || pictures.contains { ($0.place.row..<($0.place.row + $0.picture.size.rows)).contains(line) }
  }
}

extension Canvas {
  /// Draws a text by its markup. A plain one is wrapped, with its own lines and blanks.
  func drawn(_ text: String, _ markup: TextMarkup, _ style: Style = .plain, width: Int) -> DrawnText {
    switch markup {
    case .plain: DrawnText(lines: wrapped(text.cleaned, width: width).map { [Span($0, style)] })
    case .markdown: drawn(markups.parts(of: text, width: width, self)) { _ in style }
    }
  }

  /// The question itself is bold; of a long one its last paragraph, which asks. Where words of it are bold, the others are not.
  func drawn(question text: String, width: Int) -> DrawnText {
    let parts = markups.parts(of: text, width: width, self)
    let hasBold = parts.contains { $0.lines.joined().contains { $0.looks.contains(.bold) } }
    let paragraphs = parts.indices.filter { parts[$0].isParagraph }
    let isLong = parts.reduce(0) { $0 + $1.lines.count + 1 } > Self.mostBold
    let bold = hasBold ? [] : isLong ? paragraphs.suffix(1) : paragraphs[...]
    return drawn(parts) { bold.contains($0) ? Look.strong : .plain }
  }

  private static let mostBold = 7

  private func drawn(_ parts: [MarkupPart], _ style: (Int) -> Style) -> DrawnText {
    var drawn = DrawnText(lines: [], lead: parts.first?.lead ?? 0)
    for (index, part) in parts.enumerated() {
      if index > 0 { drawn.lines.append([Span("")]) }
      for line in part.lines {
        var column = 0
        for run in line {
          if let picture = run.picture.flatMap(picture) {
            drawn.pictures.append((Position(row: drawn.lines.count, column: column), picture))
          }
          column += run.text.cells
        }
        drawn.lines.append(line.isEmpty ? [Span("")] : spans(line, style(index)))
      }
    }
    if drawn.lines.isEmpty { drawn.lines = [[Span("", style(0))]] }
    return drawn
  }

  /// The runs of a line, which are ordered together where they read from right to left.
  private func spans(_ line: [MarkupRun], _ style: Style) -> [Span] {
    line.enumerated().map { index, run in
      var span = Span(run.text, self.style(run, on: style))
      (span.continues, span.isIsolated) = (index > 0, run.looks.contains(.isolated))
      return span
    }
  }

  private func style(_ run: MarkupRun, on base: Style) -> Style {
    var style = base
    if run.looks.contains(.bold) { style.bold = true }
    if run.looks.contains(.italic) { style.italic = !settings.isASCII }
    if run.looks.contains(.underlined) { style.underline = true }
    if run.looks.contains(.struck) { style.struck = true }
    if run.looks.contains(.marked) { style.reverse.toggle() }
    // The colours of a focus are its own.
    guard run.looks.contains(.code), base.foreground == .standard, base.background == .standard else { return style }
    return Look.code(run.part, on: style)
  }
}

extension Look {
  /// Code in colours that are there in all terminals with colours; without them its signs are the same.
  static func code(_ part: CodePart?, on base: Style) -> Style {
    var style = base
    switch part {
    case .keyword?: style.foreground = .brightBlue
    case .string?: style.foreground = .green
    case .comment?: style.dim = true
    case .number?: style.foreground = .magenta
    case nil: break
    }
    return style
  }
}

extension Body {
  /// Adds a text by its markup; the lead stands before its first line, or before the baseline of a formula, and the other
  /// lines are indented by as much.
  mutating func add(
    _ text: String, _ markup: TextMarkup, _ canvas: Canvas, _ style: Style = .plain, lead: [Span] = [],
    cursor: Int? = nil
  ) {
    add(canvas.drawn(text, markup, style, width: room(behind: lead)), lead: lead, cursor: cursor)
  }

  func room(behind lead: [Span]) -> Int { max(8, width - Row(lead).cells) }

  mutating func add(_ drawn: DrawnText, lead: [Span] = [], cursor: Int? = nil) {
    begin(drawn)
    let indent = Row(lead).cells
    let blank = indent > 0 ? [Span(String(repeating: " ", count: indent))] : []
    for picture in drawn.pictures {
      let place = Position(row: rows.count + picture.place.row, column: indent + picture.place.column)
      add(picture.picture, at: place)
    }
    for (index, line) in drawn.lines.enumerated() {
      let isLed = index == drawn.lead
      add(Row((isLed ? lead : blank) + line, cursor: isLed ? cursor : nil))
    }
    end(drawn)
  }

  /// A text under a label, such as `Hint: It is large.`; nothing when there is no text.
  mutating func add(label: String, _ text: String?, _ markup: TextMarkup, _ canvas: Canvas) {
    guard let text, !text.isEmpty else { return }
    add(text, markup, canvas, lead: [Span(label + " ", Look.strong)])
  }
}
