internal import AnkiPackage

/// Reads decks in plain text: notes as Anki exports them, and the lines with a tab that Quizlet gives.
enum DeckTextReader {
  /// `separator` is the sign between the cells of a text that has no head; nil looks for one.
  static func read(_ bytes: [UInt8], _ format: QuizFormat = .anki, separator: UInt8? = nil) -> ImportedQuiz {
    var head = DeckTextHead(bytes)
    let sign = head.separator ?? separator ?? DeckTextHead.likelySeparator(of: bytes, from: head.end)
    var rows = DeckRows(bytes, from: head.end, separator: sign, isStrict: head.isThere)
    var all: [DeckRows.Row] = []
    while let row = rows.next() { all.append(row.withoutEmptyEnd) }
    if let names = DeckSides.row(all.map(\.cells)), head.takeNames(all[names].cells) { all.removeFirst(names + 1) }
    let isHTML = head.isHTML ?? all.prefix(20).contains { $0.cells.contains(where: HTMLText.looksLikeHTML) }
    let lines = DeckLines(head, isHTML: isHTML, width: all.map(\.cells.count).max() ?? 0)
    var cards = DeckCards(format, DeckNames(all.compactMap(lines.deck)))
    for finding in head.findings { cards.imported.note(finding.problem, at: finding.offset) }
    for row in all { cards.add(lines.note(row), lines.notetype(row)) }
    return cards.finished().quiz
  }

  /// Whether there is a tab between two words in the first line or in most lines.
  static func hasTabs(_ bytes: [UInt8]) -> Bool {
    var (lines, tabbed, isFirst) = (0, 0, false)
    for line in bytes.split(separator: UInt8(ascii: "\n")).prefix(1000) {
      let line = line.trimmedBytes
      if line.isEmpty { continue }
      lines += 1
      if line.contains(UInt8(ascii: "\t")) { tabbed += 1 }
      if lines == 1 { isFirst = tabbed == 1 }
    }
    return isFirst || tabbed * 2 > lines
  }
}

/// The meaning of the columns of a deck in plain text.
private struct DeckLines {
  let head: DeckTextHead
  let isHTML: Bool
  /// The columns with fields, in the order of a note's fields.
  private let places: [Int]
  private let names: [String]

  init(_ head: DeckTextHead, isHTML: Bool, width: Int) {
    (self.head, self.isHTML) = (head, isHTML)
    let count = max(width, head.columns.count, 2)
    let fields = (0..<count + head.special.count).filter { !head.special.contains($0) }.prefix(
      max(2, count - head.special.count))
    places = DeckLines.frontFirst(Array(fields), head.columns)
    names = places.indices.map { "field \($0 + 1)" }
  }

  /// Columns with the names of the two sides may stand in any order.
  private static func frontFirst(_ places: [Int], _ columns: [String]) -> [Int] {
    let named = { (names: Set<String>) in
      places.first { $0 < columns.count && names.contains(columns[$0].lowercased()) }
    }
    guard let front = named(DeckSides.fronts), let back = named(DeckSides.backs) else { return places }
    return [front, back] + places.filter { $0 != front && $0 != back }
  }

  func deck(_ row: DeckRows.Row) -> String? {
    cell(head.deckColumn, row) ?? head.deck
  }

  func note(_ row: DeckRows.Row) -> DeckNote {
    let tags = head.tags + (cell(head.tagsColumn, row) ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    return DeckNote(
      guid: cell(head.guidColumn, row), fields: places.map { html(cell($0, row) ?? "") }, tags: tags, deck: deck(row),
      offset: row.offset)
  }

  func notetype(_ row: DeckRows.Row) -> AnkiNotetype {
    let name = cell(head.notetypeColumn, row) ?? head.notetype
    let hasGap = places.contains { !DeckCloze(cell($0, row) ?? "").numbers.isEmpty }
    return .ofText(name, columns: names, hasGap: hasGap)
  }

  private func cell(_ place: Int?, _ row: DeckRows.Row) -> String? {
    guard let place, place < row.cells.count, !row.cells[place].isEmpty else { return nil }
    return row.cells[place]
  }

  private func html(_ cell: String) -> String {
    // A cell of tags alone names them, unless the file says that it is HTML.
    if isHTML, head.isHTML == true || !DeckText.isEmpty(cell) { return cell }
    return cell.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\n", with: "<br>")
  }
}
