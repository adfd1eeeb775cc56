internal import Formula
internal import TextLayout

/// Draws a text with markup in the cells of a terminal, each line at most so wide.
package struct MarkupCells {
  private let width: Int
  /// The word before a picture's own words: `image` in `[image: a cell]`.
  private let picture: String

  package init(width: Int, picture: String) {
    self.width = max(1, width)
    self.picture = picture
  }

  package func lines(of markup: Markup) -> [[MarkupRun]] {
    blocks(markup.blocks, width: width, isTight: false)
  }

  private func blocks(_ blocks: [MarkupBlock], width: Int, isTight: Bool) -> [[MarkupRun]] {
    blocks.enumerated().flatMap { index, block in
      (index > 0 && !isTight ? [[]] : []) + lines(of: block, width: max(1, width))
    }
  }

  private func lines(of block: MarkupBlock, width: Int) -> [[MarkupRun]] {
    switch block {
    case .paragraph(let line): return wrapped(line, [], width: width)
    case .heading(let line, _): return wrapped(line, .bold, width: width)
    case .code(let text, let language): return code(text, language: language, width: width)
    case .quotation(let content):
      return blocks(content, width: width - 2, isTight: false).map { [MarkupRun(text: "│ ", looks: [])] + $0 }
    case .list(let list): return self.list(list, width: width)
    case .table(let table): return self.table(table, width: width)
    case .formula(let formula): return self.formula(formula, width: width)
    case .rule: return [[MarkupRun(text: String(repeating: "─", count: width), looks: [])]]
    }
  }

  /// Lines that are too long go on behind a sign.
  private func code(_ text: String, language: String?, width: Int) -> [[MarkupRun]] {
    var rows: [[MarkupRun]] = [[]]
    var used = 0
    for piece in CodePieces(text, language: language).pieces {
      for character in piece.text {
        if character == "\n" {
          rows.append([])
          used = 0
          continue
        }
        if used + character.cells > width, used > 0 {
          rows.append(width > 2 ? [MarkupRun(text: "↪ ", looks: [])] : [])
          used = width > 2 ? 2 : 0
        }
        rows[rows.count - 1].append(character, .code, piece.part)
        used += character.cells
      }
    }
    return rows
  }

  private func list(_ list: MarkupList, width: Int) -> [[MarkupRun]] {
    list.items.enumerated().flatMap { index, item -> [[MarkupRun]] in
      let lead = list.start.map { "\($0 &+ index). " } ?? "• "
      let lines = blocks(item, width: width - lead.count, isTight: list.isTight)
      let indent = MarkupRun(text: String(repeating: " ", count: lead.count), looks: [])
      let first = [MarkupRun(text: lead, looks: [])] + (lines.first ?? [])
      return (index > 0 && !list.isTight ? [[]] : []) + [first]
        + lines.dropFirst().map { $0.isEmpty ? [] : [indent] + $0 }
    }
  }

  /// In two dimensions where it fits, else in a line.
  private func formula(_ formula: Formula, width: Int) -> [[MarkupRun]] {
    guard let drawing = formula.drawing, drawing.width <= width else {
      return wrapped([.formula(formula)], [], width: width)
    }
    return drawing.rows.map { [MarkupRun(text: $0, looks: [])] }
  }

  // MARK: - Tables

  private func table(_ table: MarkupTable, width: Int) -> [[MarkupRun]] {
    let widths = columnWidths(table, width: width)
    let rule = { (left: String, middle: String, right: String) in
      [
        MarkupRun(
          text: left + widths.map { String(repeating: "─", count: $0 + 2) }.joined(separator: middle) + right, looks: []
        )
      ]
    }
    var lines = [rule("┌", "┬", "┐")]
    for (index, row) in table.rows.enumerated() {
      lines += self.row(row, table.columns, widths, index == 0 ? .bold : [])
      if index == 0 { lines.append(rule("├", "┼", "┤")) }
    }
    return lines + [rule("└", "┴", "┘")]
  }

  /// Columns as wide as their cells, the widest made narrower until the table fits.
  private func columnWidths(_ table: MarkupTable, width: Int) -> [Int] {
    var widths = table.columns.indices.map { column in
      let widest = table.rows.map { row in lines(of: row[column], []).map { $0.text.cells }.max() ?? 0 }.max() ?? 0
      return min(widest, width)
    }
    let available = width - 3 * widths.count - 1
    while widths.reduce(0, +) > available, let widest = widths.max(), widest > 3,
      let column = widths.firstIndex(of: widest)
    { widths[column] -= 1 }
    return widths
  }

  private func row(
    _ row: [[MarkupInline]], _ columns: [MarkupTable.Column], _ widths: [Int], _ looks: MarkupLooks
  ) -> [[MarkupRun]] {
    let cells = zip(row, widths).map { wrapped($0, looks, width: max(1, $1)) }
    let height = cells.map(\.count).max() ?? 1
    return (0..<height).map { line in
      var runs = [MarkupRun(text: "│ ", looks: [])]
      for (column, cell) in cells.enumerated() {
        let content = line < cell.count ? cell[line] : []
        let missing = max(0, widths[column] - content.reduce(0) { $0 + $1.text.cells })
        let left =
          switch columns[column] {
          case .left, .unsaid: 0
          case .centre: missing / 2
          case .right: missing
          }
        if left > 0 { runs.append(MarkupRun(text: String(repeating: " ", count: left), looks: [])) }
        runs += content
        runs.append(
          MarkupRun(
            text: String(repeating: " ", count: missing - left) + (column + 1 < cells.count ? " │ " : " │"), looks: []))
      }
      return runs
    }
  }

  // MARK: - Lines

  private func wrapped(_ inlines: [MarkupInline], _ looks: MarkupLooks, width: Int) -> [[MarkupRun]] {
    lines(of: inlines, looks).flatMap { line in
      line.wrapped(width: width) { TextLayout.wrapped($0, width: $1) }
    }
  }

  private func lines(of inlines: [MarkupInline], _ looks: MarkupLooks) -> [StyledLine] {
    var lines = [StyledLine()]
    add(inlines, looks, to: &lines)
    return lines
  }

  private func add(_ inlines: [MarkupInline], _ looks: MarkupLooks, to lines: inout [StyledLine]) {
    for inline in inlines {
      switch inline {
      case .lineBreak: lines.append(StyledLine())
      case .text, .formula: append(inline.plainText, looks, to: &lines)
      case .code(let text): append(text, looks.union(.code), to: &lines)
      case .picture(_, let alt): append("[\(picture): \(alt)]", looks, to: &lines)
      case .link(let content, let address):
        add(content, looks.union(.underlined), to: &lines)
        if content.map(\.plainText).joined() != address { append(" (\(address))", looks, to: &lines) }
      case .styled(let style, let content): styled(style, content, looks, to: &lines)
      }
    }
  }

  private func styled(
    _ style: MarkupStyle, _ content: [MarkupInline], _ looks: MarkupLooks, to lines: inout [StyledLine]
  ) {
    let plain = content.map(\.plainText).joined()
    switch style {
    case .bold: add(content, looks.union(.bold), to: &lines)
    case .italic: add(content, looks.union(.italic), to: &lines)
    case .underlined, .inserted: add(content, looks.union(.underlined), to: &lines)
    case .struck, .deleted: add(content, looks.union(.struck), to: &lines)
    case .marked: add(content, looks.union(.marked), to: &lines)
    case .key, .ruby: add(content, looks, to: &lines)
    case .lowered: append(ShiftedText.written(plain, isRaised: false), looks, to: &lines)
    case .raised: append(ShiftedText.written(plain, isRaised: true), looks, to: &lines)
    case .rt: append("(\(plain))", looks, to: &lines)
    case .rp: break
    }
  }

  private func append(_ text: String, _ looks: MarkupLooks, to lines: inout [StyledLine]) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { lines.append(StyledLine()) }
      lines[lines.count - 1].append(String(line), looks)
    }
  }
}

extension [MarkupRun] {
  /// Adds a character to the last run, or to a new one where it looks otherwise.
  fileprivate mutating func append(_ character: Character, _ looks: MarkupLooks, _ part: CodePart?) {
    if let index = indices.last, self[index].looks == looks, self[index].part == part {
      self[index].text.append(character)
    } else {
      append(MarkupRun(text: String(character), looks: looks, part: part))
    }
  }
}
