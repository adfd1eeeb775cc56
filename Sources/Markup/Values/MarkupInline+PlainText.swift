internal import Formula

extension MarkupInline {
  /// The text without signs of markup: `x²`, and for a picture its words.
  package var plainText: String {
    switch self {
    case .text(let text), .code(let text): text
    case .lineBreak: "\n"
    case .formula(let formula): formula.line
    case .styled(.rp, _): ""
    case .styled(.rt, let content): "(" + content.map(\.plainText).joined() + ")"
    case .styled(_, let content), .link(let content, _): content.map(\.plainText).joined()
    case .picture(_, let alt): alt
    }
  }
}
