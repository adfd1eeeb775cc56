internal import QuizCore
internal import QuizPlay
internal import Terminal

/// A ladder at the side of a question, its highest rung on top, where the mode tells one and there is room.
struct SideLadder {
  /// With the space before it.
  static let cells = 10

  let rows: [Row]

  private static let most = 15
  private static let fewest = 3

  init?(_ status: [StatusEntry], _ canvas: Canvas) {
    guard canvas.width >= 70, let ladder = status.first(where: { $0.kind == .ladder }), let value = ladder.value,
      let of = ladder.of, value.isFinite, of.isFinite, of >= Double(Self.fewest), of <= Double(Self.most),
      Int(of) <= canvas.height(under: 2)
    else { return nil }
    let reached = Int(max(0, min(of, value.rounded())))
    rows = stride(from: Int(of), through: 1, by: -1).map { rung in
      let number = String(rung)
      let sign = String(rung <= reached ? canvas.glyphs.rung : canvas.glyphs.rungAbove)
      let style = rung == reached ? Look.accent : rung < reached ? .plain : Look.inactive
      return Row([
        Span(String(repeating: " ", count: 2 - number.count) + number + " ", style), Span(sign + sign, style),
      ])
    }
  }
}
