internal import Formula
internal import TextLayout

extension MarkupCells {
  func wrapped(
    _ inlines: [MarkupInline], _ looks: MarkupLooks, width: Int, drawsPictures: Bool = true
  ) -> [[MarkupRun]] {
    lines(of: inlines, looks, picturesIn: drawsPictures ? width : nil).flatMap { line in
      line.wrapped(width: width) { TextLayout.wrapped($0, width: $1) }
    }
  }

  /// The lines before they are cut to a width. Pictures are drawn in so many columns; without a number their words
  /// stand in their places.
  func lines(of inlines: [MarkupInline], _ looks: MarkupLooks, picturesIn columns: Int? = nil) -> [StyledLine] {
    var lines = [StyledLine()]
    add(inlines, looks, columns, to: &lines)
    return lines
  }

  private func add(_ inlines: [MarkupInline], _ looks: MarkupLooks, _ columns: Int?, to lines: inout [StyledLine]) {
    for inline in inlines {
      switch inline {
      case .lineBreak: if lines.last?.picture == nil { lines.append(StyledLine()) }
      case .text(let text): append(text, looks, to: &lines)
      case .formula(let formula): append(formula, looks, to: &lines)
      case .code(let text): append("`\(text.expandingTabs)`", looks.union([.code, .isolated]), to: &lines)
      case .picture(let path, let alt):
        if let drawn = columns.map({ MarkupPicture(path: path, columns: $0) }), let rows = rows(drawn) {
          if lines.last?.isEmpty == true { lines.removeLast() }
          lines.append(StyledLine(drawn, rows: rows))
        } else {
          append("[\(picture): \(alt)]", looks, to: &lines)
        }
      case .link(let content, let address):
        add(content, looks.union(.underlined), columns, to: &lines)
        if content.map(\.plainText).joined() != address { append(" (\(address))", looks, to: &lines) }
      case .styled(let style, let content): styled(style, content, looks, columns, to: &lines)
      }
    }
  }

  private func styled(
    _ style: MarkupStyle, _ content: [MarkupInline], _ looks: MarkupLooks, _ columns: Int?,
    to lines: inout [StyledLine]
  ) {
    let plain = content.map(\.plainText).joined()
    switch style {
    case .bold: add(content, looks.union(.bold), columns, to: &lines)
    case .italic: add(content, looks.union(.italic), columns, to: &lines)
    case .underlined, .inserted: add(content, looks.union(.underlined), columns, to: &lines)
    case .struck, .deleted:
      // Terminals without most signs strike nothing out.
      let sign = hasAllSigns ? "" : "~"
      append(sign, looks, to: &lines)
      add(content, looks.union(.struck), columns, to: &lines)
      append(sign, looks, to: &lines)
    case .marked: add(content, looks.union(.marked), columns, to: &lines)
    case .key: add(content, looks.union(.bold), columns, to: &lines)
    case .ruby: add(content, looks, columns, to: &lines)
    case .lowered: append(ShiftedText.written(plain, isRaised: false), looks, to: &lines)
    case .raised: append(ShiftedText.written(plain, isRaised: true), looks, to: &lines)
    case .rt: append("(\(plain))", looks, to: &lines)
    case .rp: break
    }
  }

  /// A short formula is not cut; a long one is cut at its blanks, which stand beside relations, and before binary signs.
  private func append(_ formula: Formula, _ looks: MarkupLooks, to lines: inout [StyledLine]) {
    let line = formula.line
    let text = hasAllSigns || line.hasPlainTwins ? line : "$\(formula.source)$".replacing("\n", with: " ")
    let looks = looks.union(.isolated)
    guard text.cells > Self.longestHeld else { return append(text, looks, holds: true, to: &lines) }
    var rest = text[...]
    while let place = rest.dropFirst().firstIndex(where: Self.binarySigns.contains) {
      append(String(rest[..<place]), looks, to: &lines)
      lines[lines.count - 1].allowCut()
      rest = rest[place...]
    }
    append(String(rest), looks, to: &lines)
  }

  private static let longestHeld = 30
  private static let binarySigns = Set<Character>("+−±∓×⋅·∪∩∧∨⊕⊗")

  private func append(_ text: String, _ looks: MarkupLooks, holds: Bool = false, to lines: inout [StyledLine]) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let isBelowPicture = index == 0 && lines.last?.picture != nil
      let line = isBelowPicture ? line.drop { $0 == " " } : line
      if isBelowPicture && line.isEmpty { continue }
      if index > 0 || isBelowPicture { lines.append(StyledLine()) }
      lines[lines.count - 1].append(String(line), looks, holds: holds)
    }
  }
}
