internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout
internal import Words

/// A result at a glance: the percentage in large digits, beside it the headline, a bar and the points.
struct ScoreCard {
  let result: SittingResult
  let title: String
  let canvas: Canvas

  private static let gap = 3
  private static let longestBar = 40
  private static let shortestBar = 10

  func draw(into body: inout Body) {
    if canvas.isSpacious, let large, large.cells + Self.gap + Self.shortestBar * 2 <= body.width {
      drawLarge(large, into: &body)
    } else {
      drawSmall(into: &body)
    }
  }

  private func drawLarge(_ large: LargeDigits, into body: inout Body) {
    let room = body.width - large.cells - Self.gap
    let words = lead + (headline ?? scoreLine)
    // Beside the digits there is one row for it.
    let isBeside = !words.contains(where: \.isNewline) && words.cells <= room
    if !isBeside {
      body.add(words, Look.strong)
      body.gap()
    }
    let rest = [headline == nil ? nil : scoreLine, band].compactMap { $0 }.filter { !$0.isEmpty }
    let below = joined(rest)
    let sides = [
      [Span(isBeside ? words : "", Look.strong)], bar(min(Self.longestBar, room)),
      [Span(below.cells <= room ? below : rest.first ?? "")],
    ]
    for (digits, side) in zip(large.rows, sides) {
      body.add(Row([Span(digits, Look.strong), Span(String(repeating: " ", count: Self.gap))] + side))
    }
    if below.cells > room { for words in rest.dropFirst() { body.add(words) } }
  }

  private func drawSmall(into body: inout Body) {
    let emoji = result.emoji.map { [Span($0 + " ")] } ?? []
    if let headline { body.add(headline, Look.strong, lead: emoji) }
    let score = joined([percent, scoreLine].compactMap { $0 }.filter { !$0.isEmpty })
    if !score.isEmpty { body.add(score, headline == nil ? Look.strong : .plain, lead: headline == nil ? emoji : []) }
    if headline == nil && score.isEmpty { body.add(title, Look.strong, lead: emoji) }
    if result.percent != nil, canvas.size.rows >= 10 { body.add(Row(bar(min(20, body.width)))) }
    if let band { body.add(band) }
  }

  private func joined(_ words: [String]) -> String { words.joined(separator: " \(canvas.glyphs.separator) ") }

  private var band: String? {
    result.band.flatMap { $0 == result.headline ? nil : canvas.texts.level(["title": $0]) }
  }

  private var lead: String { result.emoji.map { $0.cleaned + " " } ?? "" }

  /// The headline, unless it only says the score, which stands there anyway.
  private var headline: String? {
    guard let words = result.headline(canvas.texts.language)?.cleaned, !words.isEmpty else {
      return result.percent == nil ? title : nil
    }
    if let points = result.points {
      let texts = canvas.texts
      let plain = [
        result.of.map { texts.score(points, of: $0) }, texts.pointsAlone(points),
        result.unit.map { texts.count(points, of: result.of, $0) },
      ]
      if plain.contains(words) && (result.of != nil || result.percent != nil) { return nil }
    }
    return words
  }

  /// `7.5 of 10 points · Passed`
  private var scoreLine: String {
    let texts = canvas.texts
    var parts: [String] = []
    if let points = result.points {
      let words =
        result.unit.map { texts.count(points, of: result.of, $0) }
        ?? result.of.map { texts.points(points, of: $0) } ?? texts.pointsAlone(points)
      let isSaid = headline?.tells([points, result.of].compactMap { $0 }.map(texts.number)) == true
      if words != headline, !isSaid { parts.append(words) }
    }
    if let passed = result.passed { parts.append(passed ? texts.isPassed : texts.failed) }
    return joined(parts)
  }

  // MARK: The percent

  private var percent: String? { result.percent.map { canvas.texts.inPercent(["n": rounded($0)]) } }

  private func rounded(_ percent: Double) -> String {
    if let points = result.points, let of = result.of, abs(percent - 100 * points / of) < 1e-9 {
      return canvas.texts.number(Scores.percent(points, of: of))
    }
    return canvas.texts.number(Scores.percent(percent, of: 100))
  }

  private var large: LargeDigits? {
    result.percent.flatMap { LargeDigits(rounded($0), unit: " %", isASCII: canvas.settings.isASCII) }
  }

  private func bar(_ length: Int) -> [Span] {
    guard let percent = result.percent else { return [] }
    let shown = canvas.motion.between(0, min(1, max(0, percent / 100)))
    let full = Int((shown * Double(length)).rounded())
    return [Span(canvas.glyphs.bar(full, of: length), Look.bar)]
  }
}

/// A whole number in digits of three rows, made of half blocks.
struct LargeDigits {
  let rows: [String]

  var cells: Int { rows.map(\.cells).max() ?? 0 }

  /// Nil for another text, or without blocks.
  init?(_ number: String, unit: String, isASCII: Bool) {
    guard !isASCII, !number.isEmpty, number.count <= 4, number.allSatisfy({ Self.shapes[$0] != nil }) else {
      return nil
    }
    let digits = number.compactMap { Self.shapes[$0] }
    rows = (0..<3).map { row in
      digits.map { $0[row] }.joined(separator: " ") + (row == 2 ? unit : String(repeating: " ", count: unit.count))
    }
  }

  private static let shapes: [Character: [String]] = [
    "0": ["█▀█", "█ █", "▀▀▀"], "1": ["▀█ ", " █ ", "▀▀▀"], "2": ["▀▀█", "█▀▀", "▀▀▀"], "3": ["▀▀█", "▀▀█", "▀▀▀"],
    "4": ["█ █", "▀▀█", "  ▀"], "5": ["█▀▀", "▀▀█", "▀▀▀"], "6": ["█▀▀", "█▀█", "▀▀▀"], "7": ["▀▀█", "  █", "  ▀"],
    "\u{2212}": ["   ", "▀▀▀", "   "], "8": ["█▀█", "█▀█", "▀▀▀"], "9": ["█▀█", "▀▀█", "▀▀▀"],
  ]
}

extension Body {
  /// Adds a square for each question, whose shape shows the grade as well as its colour.
  mutating func add(squares grades: [VerdictView.Grade?], _ canvas: Canvas) {
    guard grades.count > 1 else { return }
    if canvas.isSpacious { gap() }
    let perRow = max(1, (width + 1) / 2)
    for start in stride(from: 0, to: grades.count, by: perRow) {
      let part = grades[start..<min(grades.count, start + perRow)]
      add(Row(part.flatMap { [canvas.glyphs.square($0), Span(" ")] }))
    }
  }
}

extension Glyphs {
  func square(_ grade: VerdictView.Grade?) -> Span {
    switch grade {
    case .right?: Span(squareRight, Look.rightSign)
    case .partly?: Span(squarePartly, Look.rightSign)
    case .wrong?, .late?: Span(squareWrong, Look.wrongSign)
    case .unmarked?: Span(squareRight)
    case .skipped?, nil: Span(separator, Look.inactive)
    }
  }
}
