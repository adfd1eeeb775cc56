/// Gathers pieces of a line between tags; an end closes the last tag of its name, and a tag without an end is text.
struct InlineBuilder<Piece> {
  private enum Entry {
    case piece(Piece)
    case text(String)
    case opening(MarkupStyle, source: String)
    case styled(MarkupStyle, [Entry])
  }

  private var entries: [Entry] = []
  /// Places of tags without their end, by style.
  private var open: [(style: MarkupStyle, place: Int)] = []
  /// Tags that are open at once; more are text.
  private static var deepest: Int { 16 }

  /// Text behind the last entry.
  private var words = ""

  mutating func append(_ piece: Piece) {
    flush()
    entries.append(.piece(piece))
  }

  mutating func append(_ scalar: Unicode.Scalar) { words.unicodeScalars.append(scalar) }

  mutating func append(_ text: String) { words += text }

  private mutating func flush() {
    if !words.isEmpty { entries.append(.text(words)) }
    words = ""
  }

  mutating func append(_ style: MarkupStyle, isEnd: Bool, source: String) {
    flush()
    if !isEnd, open.count < Self.deepest {
      open.append((style, entries.count))
      entries.append(.opening(style, source: source))
    } else if isEnd, let index = open.lastIndex(where: { $0.style == style }) {
      let place = open[index].place
      open.removeSubrange(index...)
      let content = Array(entries[(place + 1)...])
      entries.removeSubrange(place...)
      entries.append(.styled(style, content))
    } else {
      append(source)
    }
  }

  /// The pieces, made of styles with their content, and of texts.
  mutating func finished(styled: (MarkupStyle, [Piece]) -> Piece, text: (String) -> Piece) -> [Piece] {
    flush()
    return Self.finished(entries, styled, text)
  }

  private static func finished(
    _ entries: [Entry], _ styled: (MarkupStyle, [Piece]) -> Piece, _ text: (String) -> Piece
  ) -> [Piece] {
    var pieces: [Piece] = []
    var words = ""
    func flush() {
      if !words.isEmpty { pieces.append(text(words)) }
      words = ""
    }
    for entry in entries {
      switch entry {
      case .text(let more), .opening(_, let more): words += more
      case .piece(let piece):
        flush()
        pieces.append(piece)
      case .styled(let style, let content):
        flush()
        pieces.append(styled(style, finished(content, styled, text)))
      }
    }
    flush()
    return pieces
  }
}

extension [MarkupInline] {
  /// The line without breaks and spaces at its ends, as beside a formula on its own.
  var withoutBlanksAtEnds: [MarkupInline] {
    var line = self[...]
    while let first = line.first {
      if case .text(let text) = first, text.hasPrefix(" ") {
        line.removeFirst()
        let rest = String(text.drop { $0 == " " })
        if !rest.isEmpty { return ([.text(rest)] + line).withoutBlanksAtEnd }
      } else if first == .lineBreak {
        line.removeFirst()
      } else {
        break
      }
    }
    return Array(line).withoutBlanksAtEnd
  }

  private var withoutBlanksAtEnd: [MarkupInline] {
    var line = self
    while let last = line.last {
      if case .text(let text) = last, text.hasSuffix(" ") {
        line.removeLast()
        let rest = String(text.reversed().drop { $0 == " " }.reversed())
        if !rest.isEmpty { return line + [.text(rest)] }
      } else if last == .lineBreak {
        line.removeLast()
      } else {
        break
      }
    }
    return line
  }
}
