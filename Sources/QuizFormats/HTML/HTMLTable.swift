internal import Markup

/// The rows of a `<table>`, spans as empty cells.
struct HTMLTable {
  private struct Cell {
    var line: [MarkupInline]
    var isHead: Bool
    var column: MarkupTable.Column
  }

  /// Columns and rows that are read; a span makes no more.
  private static let (mostColumns, mostRows) = (100, 2_000)

  private(set) var lost: [HTMLReading.Loss] = []
  private(set) var caption: HTMLElement?
  private var rows: [[Cell]] = []
  /// Cells that reach down into the next rows: how many rows, by column.
  private var spans: [Int: Int] = [:]
  private let read: (HTMLElement) -> (line: [MarkupInline], lost: [HTMLReading.Loss])

  init(_ element: HTMLElement, read: @escaping (HTMLElement) -> (line: [MarkupInline], lost: [HTMLReading.Loss])) {
    self.read = read
    visit(element)
  }

  private mutating func visit(_ element: HTMLElement) {
    var loose: [HTMLElement] = []
    for case .element(let child) in element.children {
      switch child.name {
      case "tr": add(child.children)
      case "td", "th": loose.append(child)
      case "caption": caption = child
      case "thead", "tbody", "tfoot", "form", "div": visit(child)
      default: break
      }
    }
    if !loose.isEmpty { add(loose.map(HTMLNode.element)) }
  }

  private mutating func add(_ nodes: [HTMLNode]) {
    guard rows.count < Self.mostRows else { return }
    var row: [Cell] = []
    func isSpanned() -> Bool { (spans[row.count] ?? 0) > 0 && row.count < Self.mostColumns }
    func fill() {
      while isSpanned() {
        spans[row.count] = (spans[row.count] ?? 1) - 1
        row.append(Cell(line: [], isHead: false, column: .unsaid))
      }
    }
    for case .element(let element) in nodes where element.name == "td" || element.name == "th" {
      fill()
      guard row.count < Self.mostColumns else { break }
      let content = read(element)
      lost += content.lost
      let isHead = element.name == "th"
      let (columns, rows) = (span("colspan", of: element), span("rowspan", of: element))
      for index in 0..<min(columns, Self.mostColumns - row.count) {
        if rows > 1 { spans[row.count] = rows - 1 }
        row.append(Cell(line: index == 0 ? content.line : [], isHead: isHead, column: HTMLTable.column(of: element)))
      }
    }
    fill()
    if !row.isEmpty { rows.append(row) }
  }

  private func span(_ key: String, of element: HTMLElement) -> Int {
    min(max(1, element.attributes[key].flatMap { Int($0.trimmed) } ?? 1), Self.mostColumns)
  }

  private static func column(of element: HTMLElement) -> MarkupTable.Column {
    let style = element.style
    let said = style.firstRange(of: "text-align:").map { String(style[$0.upperBound...].prefix { $0.isLetter }) }
    switch said ?? element.attributes["align"]?.lowercased() ?? "" {
    case "left": return .left
    case "center": return .centre
    case "right": return .right
    default: return .unsaid
    }
  }

  /// The table; nil without a cell. A heading stands in it only where its first row is one.
  func markup() -> MarkupTable? {
    guard let count = rows.map(\.count).max(), count > 0 else { return nil }
    var lines = rows.map { row in row.map(\.line) + Array(repeating: [], count: count - row.count) }
    let hasHead = rows[0].contains(where: \.isHead) && rows[0].allSatisfy { $0.isHead || $0.line.isEmpty }
    if !hasHead { lines.insert(Array(repeating: [], count: count), at: 0) }
    let columns = (0..<count).map { index -> MarkupTable.Column in
      let said = rows.compactMap { row in index < row.count && !row[index].line.isEmpty ? row[index].column : nil }
      guard let first = said.first, said.allSatisfy({ $0 == first }) else { return .unsaid }
      return first
    }
    return MarkupTable(columns: columns, rows: lines)
  }
}

extension [MarkupBlock] {
  /// Blocks as one line with line breaks, as a cell of a table holds them.
  var inLine: [MarkupInline] {
    [MarkupInline](map(\.inLine).filter { !$0.isEmpty }.joined(separator: [MarkupInline.lineBreak]))
  }
}

extension MarkupBlock {
  fileprivate var inLine: [MarkupInline] {
    switch self {
    case .paragraph(let line): return line
    case .heading(let line, _): return [.styled(.bold, line)]
    case .code(let text, _): return [.code(text)]
    case .quotation(let content): return content.inLine
    case .formula(let formula): return [.formula(formula)]
    case .rule: return []
    case .table(let table):
      return Array(
        table.rows.map { Array($0.filter { !$0.isEmpty }.joined(separator: [MarkupInline.text(" ")])) }
          .filter { !$0.isEmpty }.joined(separator: [MarkupInline.lineBreak]))
    case .list(let list):
      let items = list.items.enumerated().map { index, item in
        [MarkupInline.text(list.start.map { "\($0 + index). " } ?? "• ")] + item.inLine
      }
      return Array(items.joined(separator: [MarkupInline.lineBreak]))
    }
  }
}
