extension TeXReader {
  /// The table of a `\begin` that was taken, up to its `\end`.
  mutating func environment(_ token: TeXToken) throws(FormulaProblem) -> FormulaNode {
    let start = place - token.length
    let name = try rawArgument(of: token.text)
    guard let kind = TeXEnvironment(name) else {
      throw problem(.unknownEnvironment(name), at: start)
    }
    var table = FormulaTable(rows: [], style: kind.style)
    if kind.takesColumns { readColumns(try rawArgument(of: token.text), into: &table) }
    if kind.takesCount { _ = try rawArgument(of: token.text) }
    if name.hasSuffix("*"), let option = try rawOption() { readColumns(option, into: &table) }
    table = try rows(of: table, isDiagram: name == "CD")
    guard next.text == "\\end" else { throw problem(.unfinished("\\end{\(name)}"), at: start) }
    skip(next)
    let ending = try rawArgument(of: "\\end")
    guard ending == name else { throw problem(.misplaced("\\end{\(ending)}")) }
    let body = FormulaNode.table(table)
    guard let (opening, closing) = kind.delimiters else { return body }
    return .fenced(FormulaFence(opening: opening, closing: closing, parts: [body]))
  }

  /// The lines of `\substack`, without a table's name around them.
  mutating func substack(_ token: TeXToken) throws(FormulaProblem) -> FormulaNode {
    guard take("{") else { return try argument(of: token.text) }
    let start = place
    let inner = try rawGroupBehindBrace(start)
    var reader = TeXReader(inner)
    reader.depth = depth + 1
    let table: FormulaTable
    do { table = try reader.rows(of: FormulaTable(rows: [], style: .lines), isDiagram: false) } catch {
      throw problem(error.kind, at: start)
    }
    guard reader.isAtEnd else { throw problem(.misplaced(reader.next.text), at: start) }
    problems += reader.problems.map { FormulaProblem(kind: $0.kind, offset: start) }
    return .table(table)
  }

  private mutating func rawGroupBehindBrace(_ start: Int) throws(FormulaProblem) -> String {
    place = start - 1
    return try rawGroup(to: "}")
  }

  /// Rows of cells up to `\end` or the end of the source.
  private mutating func rows(of empty: FormulaTable, isDiagram: Bool) throws(FormulaProblem) -> FormulaTable {
    var table = empty
    var cells: [FormulaNode] = []
    while true {
      takeRules(table.rows.count, cells.isEmpty, into: &table)
      if isDiagram {
        cells = try diagramRow()
      } else {
        cells.append(try row(until: .cell))
      }
      let end = next
      switch end.text {
      case "&": skip(end)
      case "\\\\", "\\cr", "\\newline":
        skip(end)
        _ = take("*")
        _ = try rawOption()
        table.rows.append(cells)
        cells = []
      default:
        if cells != [.empty] || table.rows.isEmpty { table.rows.append(cells) }
        return table
      }
    }
  }

  /// Lines across the table that stand before a row.
  private mutating func takeRules(_ row: Int, _ isAtStart: Bool, into table: inout FormulaTable) {
    skipBlanks()
    while isAtStart, next.text == "\\hline" || next.text == "\\hdashline" {
      table.rules.insert(row)
      skip(next)
      skipBlanks()
    }
  }

  /// Columns as in `{c|cr}`.
  private func readColumns(_ text: String, into table: inout FormulaTable) {
    for character in text {
      switch character {
      case "l": table.columns.append(.left)
      case "c": table.columns.append(.centre)
      case "r": table.columns.append(.right)
      case "|", ":": table.bars.insert(table.columns.count)
      default: break
      }
    }
  }

  /// A row of a commutative diagram: objects and arrows such as `@>f>>` and `@VgVV` in turn.
  private mutating func diagramRow() throws(FormulaProblem) -> [FormulaNode] {
    var cells: [FormulaNode] = []
    var object: [FormulaNode] = []
    while true {
      skipBlanks()
      let token = next
      if token.length == 0 || TeXEnd.cell.isReached(by: token) { break }
      guard token.text == "@" else {
        if let node = try item(token) { object.append(try withScripts(node)) }
        continue
      }
      place += 1
      let (node, isVertical) = try diagramArrow()
      if !isVertical || !cells.isEmpty { cells.append(.joined(object)) }
      object = []
      cells.append(node)
    }
    return object.isEmpty ? cells : cells + [.joined(object)]
  }

  private mutating func diagramArrow() throws(FormulaProblem) -> (node: FormulaNode, isVertical: Bool) {
    let signs: [Unicode.Scalar: String] = [">": "→", "<": "←", "V": "↓", "A": "↑", "=": "=", "|": "‖", ".": ""]
    guard let sign = scalar(), let text = signs[sign] else { throw problem(.misplaced("@")) }
    place += 1
    let atom = FormulaNode.atom(FormulaAtom(text, .relation))
    switch sign {
    case ">", "<":
      let (over, under) = (try diagramLabel(sign), try diagramLabel(sign))
      return (FormulaScripts.node(atom, under, over, .stacked), false)
    case "V", "A":
      let (left, right) = (try diagramLabel(sign), try diagramLabel(sign))
      return (.row([left ?? .empty, atom, right ?? .empty]), true)
    default: return (text.isEmpty ? .empty : atom, sign != "=")
    }
  }

  private mutating func diagramLabel(_ sign: Unicode.Scalar) throws(FormulaProblem) -> FormulaNode? {
    let start = place
    var level = 0
    while let here = scalar() {
      if here == sign && level == 0 {
        let text = String(String.UnicodeScalarView(scalars[start..<place]))
        place += 1
        return text.allSatisfy(\.isWhitespace) ? nil : try formula(in: text)
      }
      if here == "{" { level += 1 }
      if here == "}" { level -= 1 }
      place += 1
    }
    throw problem(.unfinished(String(sign)), at: start)
  }
}

/// The table that an environment's name stands for.
private struct TeXEnvironment {
  var style = FormulaTable.Style.matrix
  var delimiters: (String, String)?
  var takesColumns = false
  var takesCount = false

  init?(_ name: String) {
    let base = name.hasSuffix("*") ? String(name.dropLast()) : name
    switch base {
    case "matrix", "smallmatrix", "CD": break
    case "pmatrix": delimiters = ("(", ")")
    case "bmatrix": delimiters = ("[", "]")
    case "Bmatrix": delimiters = ("{", "}")
    case "vmatrix": delimiters = ("|", "|")
    case "Vmatrix": delimiters = ("‖", "‖")
    case "array", "darray": takesColumns = true
    case "subarray": (style, takesColumns) = (.lines, true)
    case "cases", "dcases": (style, delimiters) = (.cases, ("{", ""))
    case "rcases", "drcases": (style, delimiters) = (.cases, ("", "}"))
    case "align", "aligned", "split", "eqnarray": style = .aligned
    case "alignat", "alignedat": (style, takesCount) = (.aligned, true)
    case "gather", "gathered", "equation", "multline", "displaymath", "math": style = .lines
    default: return nil
    }
  }
}
