internal import Formula
internal import TextLayout

/// Draws a text with markup in the cells of a terminal, each line at most so wide.
package struct MarkupCells {
  let width: Int
  /// The word before a picture's own words: `image` in `[image: a cell]`.
  let picture: String
  /// False for terminals whose fonts lack most signs: there a formula of other signs is shown as written.
  let hasAllSigns: Bool
  /// The rows of a picture; nil where its words stand instead.
  let rows: (MarkupPicture) -> Int?

  package init(
    width: Int, picture: String, hasAllSigns: Bool = true,
    rows: @escaping (MarkupPicture) -> Int? = { _ in nil }
  ) {
    self.width = max(1, width)
    self.picture = picture
    self.hasAllSigns = hasAllSigns
    self.rows = rows
  }

  package func lines(of markup: Markup) -> [[MarkupRun]] { Self.joined(parts(of: markup)) }

  /// The blocks of the text one by one; between two of them stands an empty line.
  package func parts(of markup: Markup) -> [MarkupPart] { parts(markup.blocks, width: width) }

  private func parts(_ blocks: [MarkupBlock], width: Int) -> [MarkupPart] {
    blocks.map { part($0, width: max(1, width)) }
  }

  private static func joined(_ parts: [MarkupPart], isTight: Bool = false) -> [[MarkupRun]] {
    parts.enumerated().flatMap { index, part in (index > 0 && !isTight ? [[]] : []) + part.lines }
  }

  private func part(_ block: MarkupBlock, width: Int) -> MarkupPart {
    switch block {
    case .paragraph(let line): return MarkupPart(lines: wrapped(line, [], width: width), isParagraph: true)
    case .heading(let line, _): return MarkupPart(lines: wrapped(line, .bold, width: width))
    case .code(let text, let language): return MarkupPart(lines: Self.code(text, language: language, width: width))
    case .quotation(let content):
      let lines = Self.joined(parts(content, width: width - 2))
      return MarkupPart(lines: lines.map { [MarkupRun(text: "│ ", looks: [])] + $0 })
    case .list(let list): return MarkupPart(lines: self.list(list, width: width))
    case .table(let table): return MarkupPart(lines: self.table(table, width: width))
    case .formula(let formula): return self.formula(formula, width: width)
    case .rule: return MarkupPart(lines: [[MarkupRun(text: String(repeating: "─", count: width), looks: [])]])
    }
  }

  /// Lines that are too long go on behind a sign.
  static func code(_ text: String, language: String?, width: Int) -> [[MarkupRun]] {
    let looks: MarkupLooks = [.code, .isolated]
    var rows: [[MarkupRun]] = [[]]
    var used = 0
    for piece in CodePieces(text.expandingTabs, language: language).pieces {
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
        rows[rows.count - 1].append(character, looks, piece.part)
        used += character.cells
      }
    }
    return rows
  }

  private func list(_ list: MarkupList, width: Int) -> [[MarkupRun]] {
    list.items.enumerated().flatMap { index, item -> [[MarkupRun]] in
      let lead = list.start.map { "\($0 &+ index). " } ?? "• "
      let parts = parts(item, width: width - lead.count)
      let lines = Self.joined(parts, isTight: list.isTight)
      let place = parts.first?.lead ?? 0
      let indent = MarkupRun(text: String(repeating: " ", count: lead.count), looks: [])
      let led = lines.enumerated().map { row, line in
        row == place ? [MarkupRun(text: lead, looks: [])] + line : line.isEmpty ? [] : [indent] + line
      }
      return (index > 0 && !list.isTight ? [[]] : []) + (led.isEmpty ? [[MarkupRun(text: lead, looks: [])]] : led)
    }
  }

  /// In two dimensions where it fits, else in a line.
  private func formula(_ formula: Formula, width: Int) -> MarkupPart {
    guard let drawing = formula.drawing(width: width), hasAllSigns || drawing.rows.allSatisfy(\.hasPlainTwins) else {
      return MarkupPart(lines: wrapped([.formula(formula)], [], width: width))
    }
    return MarkupPart(lines: drawing.rows.map { [MarkupRun(text: $0, looks: .isolated)] }, lead: drawing.baseline)
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

extension String {
  /// True where terminals without most signs have a similar one for each sign of the text.
  var hasPlainTwins: Bool { allSatisfy { $0.plainTwin != "*" } }
}
