internal import Markup

/// A piece of a line with all that sets it off.
struct HTMLRun {
  enum Style: Equatable {
    case markup(MarkupStyle)
    case link(String)
    case code
  }

  var leaf: MarkupInline
  var styles: [Style]

  /// Runs as pieces in one another: neighbours of the same style are one.
  static func line(of runs: [HTMLRun]) -> [MarkupInline] { nested(runs[...], at: 0) }

  private static func nested(_ runs: ArraySlice<HTMLRun>, at level: Int) -> [MarkupInline] {
    var line: [MarkupInline] = []
    var rest = runs
    while let first = rest.first {
      guard level < first.styles.count else {
        line.append(first.leaf)
        rest.removeFirst()
        continue
      }
      let style = first.styles[level]
      let same = rest.prefix { level < $0.styles.count && $0.styles[level] == style }
      let content = nested(same, at: level + 1)
      switch style {
      case .markup(let style): line.append(.styled(style, content))
      case .link(let address): line.append(.link(content, address: address))
      case .code: line += content.map(coded)
      }
      rest = rest[same.endIndex...]
    }
    return line
  }

  private static func coded(_ inline: MarkupInline) -> MarkupInline {
    switch inline {
    case .text(let text): .code(text.replacing("\u{A0}", with: " "))
    case .styled(let style, let content): .styled(style, content.map(coded))
    case .link(let content, let address): .link(content.map(coded), address: address)
    case .lineBreak, .code, .formula, .picture: inline
    }
  }
}
