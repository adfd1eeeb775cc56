internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout
internal import Words

/// A text with its gaps in their places, wrapped to a width.
struct GapFlow {
  /// A gap in the text: its spans, and the cell of the cursor in it.
  struct Field {
    var spans: [Span]
    var cursor: Int?

    init(_ spans: [Span]) { self.spans = spans }

    /// A typed line of at least eight cells.
    init(_ line: TextField, isFocused: Bool, most: Int) {
      let room = min(max(8, line.text.cells + 1), max(8, most - 2))
      let (text, cell) = line.window(room - 1)
      let style = Style(bold: isFocused, underline: true)
      spans = [Span(text.padded(to: room), isFocused ? Style(.cyan, bold: true, underline: true) : style)]
      cursor = isFocused ? cell : nil
    }

    /// A chosen text; nil for none.
    init(_ text: String?, isFocused: Bool, _ canvas: Canvas) {
      let shown = "[\((text ?? canvas.texts.nothingYet).cleaned)]"
      spans = [Span(shown, isFocused ? Look.focused : Look.strong)]
      cursor = isFocused ? 1 : nil
    }
  }

  /// A piece that is not broken: a part of a word, or a gap.
  private struct Atom {
    var spans: [Span]
    var gap: Int?
    var cursor: Int?
    var cells: Int { spans.reduce(0) { $0 + $1.text.cells } }
  }

  /// Words of atoms, and nil for the end of a line.
  private var words: [[Atom]?] = []
  private let count: Int

  init(_ question: QuestionView, _ canvas: Canvas, _ field: (Int) -> Field) {
    count = question.gaps.count
    for (index, line) in Self.lines(question, canvas).enumerated() {
      if index > 0 { words.append(nil) }
      var word: [Atom] = []
      for piece in line {
        switch piece {
        case .gap(let place):
          let field = field(place)
          let number = Span("\(place + 1) ", Look.inactive)
          let cursor = field.cursor.map { $0 + number.text.cells }
          word.append(Atom(spans: [number] + field.spans, gap: place, cursor: cursor))
        case .text(let span): add(span, to: &word)
        }
      }
      if !word.isEmpty { words.append(word) }
    }
  }

  /// Adds a text in one look: a blank ends the word.
  private mutating func add(_ span: Span, to word: inout [Atom]) {
    var isOpen = false
    for character in span.text {
      if character == " " {
        if !word.isEmpty { words.append(word) }
        (word, isOpen) = ([], false)
      } else if isOpen {
        word[word.count - 1].spans[0].text.append(character)
      } else {
        word.append(Atom(spans: [Span(String(character), span.style)]))
        isOpen = true
      }
    }
  }

  // MARK: The text

  private enum Piece {
    case text(Span)
    case gap(Int)
  }

  /// The first of the private signs that stand for gaps while a text with markup is drawn.
  private static let firstSign: UInt32 = 0xE000

  /// The lines of the text, each in its pieces.
  private static func lines(_ question: QuestionView, _ canvas: Canvas) -> [[Piece]] {
    switch question.markup {
    case .plain: plainLines(question)
    case .markdown: markedLines(question, canvas)
    }
  }

  private static func plainLines(_ question: QuestionView) -> [[Piece]] {
    var lines: [[Piece]] = [[]]
    for piece in question.gapPieces {
      switch piece {
      case .gap(let place): lines[lines.count - 1].append(.gap(place))
      case .text(let text):
        let parts = text.cleaned.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, part) in parts.enumerated() {
          if index > 0 { lines.append([]) }
          if !part.isEmpty { lines[lines.count - 1].append(.text(Span(String(part), Look.strong))) }
        }
      }
    }
    return lines
  }

  /// Draws the markup with a sign in place of each gap, on lines that are wrapped later.
  private static func markedLines(_ question: QuestionView, _ canvas: Canvas) -> [[Piece]] {
    let signs = firstSign..<(firstSign + UInt32(question.gaps.count))
    let marked = question.gapPieces.map { piece in
      switch piece {
      case .text(let text):
        String(String.UnicodeScalarView(text.unicodeScalars.map { signs.contains($0.value) ? "\u{FFFD}" : $0 }))
      case .gap(let place): Unicode.Scalar(firstSign + UInt32(place)).map { String($0) } ?? ""
      }
    }
    return canvas.drawn(marked.joined(), .markdown, Look.strong, width: 100_000).lines.map { line in
      line.flatMap { pieces(of: $0, signs) }
    }
  }

  private static func pieces(of span: Span, _ signs: Range<UInt32>) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    for character in span.text {
      guard let value = character.unicodeScalars.first?.value, signs.contains(value) else {
        text.append(character)
        continue
      }
      if !text.isEmpty { pieces.append(.text(Span(text, span.style))) }
      pieces.append(.gap(Int(value - firstSign)))
      text = ""
    }
    return text.isEmpty ? pieces : pieces + [.text(Span(text, span.style))]
  }

  // MARK: Drawing

  /// Draws the text; each gap is a spot in the order of the gaps.
  func draw(into body: inout Body, focus: Int?) {
    var row = Row()
    var cells = 0
    var places: [Int: (row: Int, columns: Range<Int>)] = [:]
    func finish(_ body: inout Body) {
      body.add(row)
      (row, cells) = (Row(), 0)
    }
    for word in words {
      guard let word else {
        finish(&body)
        continue
      }
      let size = word.reduce(0) { $0 + $1.cells }
      if cells > 0, cells + 1 + size > body.width { finish(&body) }
      if cells > 0 {
        row.spans.append(Span(" "))
        cells += 1
      }
      for atom in word {
        if cells > 0, cells + atom.cells > body.width { finish(&body) }
        if let gap = atom.gap { places[gap] = (body.rows.count, cells..<(cells + atom.cells)) }
        if let cursor = atom.cursor { row.cursor = cells + cursor }
        row.spans += atom.spans
        cells += atom.cells
      }
    }
    if cells > 0 || words.isEmpty { finish(&body) }
    for gap in 0..<count {
      guard let (row, columns) = places[gap] else {
        let last = max(0, body.rows.count - 1)
        body.shareSpot(rows: last..<(last + 1))
        continue
      }
      let number = min(columns.upperBound, columns.lowerBound + "\(gap + 1) ".cells)
      body.touch(part: 0, row: row, columns: number..<columns.upperBound)
      body.shareSpot(row: row, columns: columns.lowerBound..<number)
    }
  }
}

extension GapFlow {
  /// A settled question: what was filled in with its sign, and beside it what is right.
  init(_ question: QuestionView, _ verdict: VerdictView, _ canvas: Canvas) {
    let texts = canvas.texts
    self.init(question, canvas) { place in
      let gap = question.gaps[place]
      let text = { (reply: Reply?) in question.line(of: gap, in: reply, texts.number)?.cleaned }
      let own = Span(text(verdict.given) ?? texts.nothingYet, Style(bold: true, underline: true))
      guard let isRight = verdict.gaps.first(where: { $0.id == gap.id })?.isRight else { return Field([own]) }
      let sign = Span((isRight ? canvas.glyphs.right : canvas.glyphs.wrong) + " ")
      guard !isRight, let wanted = text(verdict.answer) else { return Field([sign, own]) }
      return Field([sign, own, Span(" (\(canvas.glyphs.right) "), Span(wanted, Look.strong), Span(")")])
    }
  }

  /// Draws the text without spots.
  func draw(into body: inout Body) {
    var own = Body(width: body.width)
    draw(into: &own, focus: nil)
    for row in own.rows { body.add(row) }
  }
}
