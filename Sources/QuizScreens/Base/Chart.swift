internal import QuizCore
internal import TextLayout

/// Charts made of text.
enum Chart {
  /// Columns from 0 to 100 side by side, the newest on the right, as many of the newest as there is room for.
  ///
  /// The rows, from the top; the last one is the baseline.
  static func columns(_ percents: [Double], height: Int, width: Int, _ glyphs: Glyphs) -> [String] {
    let axis = 5
    let room = max(1, width - axis)
    let step = percents.count * 2 <= room ? 2 : 1
    let shown = percents.suffix(max(1, room / step))
    let rows = (0..<height).reversed().map { row in
      label(row, of: height) + String(glyphs.axis)
        + shown.map { String(cell($0, row: row, of: height, glyphs)) + (step == 2 ? " " : "") }.joined()
    }
    return rows + ["    " + glyphs.corner.description + String(repeating: glyphs.baseline, count: shown.count * step)]
  }

  /// The first and the last day of such columns, below them.
  static func days(_ days: [CivilDay], width: Int) -> String {
    let axis = 5
    let room = max(1, width - axis)
    let step = days.count * 2 <= room ? 2 : 1
    let shown = days.suffix(max(1, room / step))
    guard let first = shown.first?.text, let last = shown.last?.text else { return "" }
    let gap = shown.count * step - first.cells - last.cells
    if first == last { return String(repeating: " ", count: axis) + first }
    return String(repeating: " ", count: axis)
      + (gap > 0 ? first + String(repeating: " ", count: gap) + last : "\(first) – \(last)")
  }

  /// Percents from 0 to 100 in one row, the newest on the right.
  static func line(_ percents: [Double], _ glyphs: Glyphs) -> String {
    String(percents.map { cell($0, row: 0, of: 1, glyphs) })
  }

  /// The scale at the top, the middle and the bottom.
  private static func label(_ row: Int, of height: Int) -> String {
    if row == height - 1 { return "100 " }
    if row == 0 { return "  0 " }
    return row == height / 2 && height > 3 ? " 50 " : "    "
  }

  private static func cell(_ percent: Double, row: Int, of height: Int, _ glyphs: Glyphs) -> Character {
    let share = max(0, min(1, percent.isFinite ? percent / 100 : 0))
    let eighths = Int((share * Double(height * glyphs.eighths.count)).rounded())
    // A score of nothing is a score: it stands on the baseline.
    let filled = row == 0 ? max(1, eighths) : eighths - row * glyphs.eighths.count
    return filled <= 0 ? " " : glyphs.eighths[min(filled, glyphs.eighths.count) - 1]
  }

  /// A bar with its label before and its figure behind it.
  struct Bar {
    var label: String
    /// The share, from 0 to 1.
    var share: Double
    var figure: String
  }

  /// Bars one below the other, with their labels beside them, or above them where there is no room.
  static func draw(_ bars: [Bar], into body: inout Body, _ canvas: Canvas) {
    let widest = bars.map { $0.label.cleaned.cells }.max() ?? 0
    let figures = bars.map(\.figure.cells).max() ?? 0
    let column = min(widest, max(12, body.width / 3))
    let length = min(24, body.width - column - figures - 4)
    for bar in bars {
      let label = bar.label.cleaned.truncated(to: column, ellipsis: canvas.glyphs.ellipsis)
      if length >= 8 {
        body.add(Row([Span("  " + label.padded(to: column + 1))] + spans(bar, length, canvas)))
      } else {
        body.add(bar.label, lead: [Span("  ")])
        body.add(Row([Span("    ")] + spans(bar, max(4, min(16, body.width - figures - 6)), canvas)))
      }
    }
  }

  private static func spans(_ bar: Bar, _ length: Int, _ canvas: Canvas) -> [Span] {
    let share = bar.share.isFinite ? max(0, min(1, bar.share)) : 0
    let full = Int((share * Double(length)).rounded())
    return [Span(canvas.glyphs.bar(full, of: length), Look.bar), Span(" " + bar.figure)]
  }
}
