internal import TextLayout

/// A part of a row with the room before it.
struct FormulaPiece {
  let box: FormulaBox
  let hasBlank: Bool
  let kind: FormulaClass
}

extension FormulaBox {
  /// Pieces side by side; the first has no room before it.
  static func beside(_ pieces: ArraySlice<FormulaPiece>) -> FormulaBox {
    beside(pieces.enumerated().flatMap { $1.hasBlank && $0 > 0 ? [FormulaBox(" "), $1.box] : [$1.box] })
  }
}

extension FormulaDrawer {
  private static let indent = 2

  /// A formula over several lines, broken before relations, else before binary signs; nil where a part is wider.
  mutating func broken(_ root: FormulaNode, width: Int) -> FormulaBox? {
    var lines: [FormulaBox] = []
    for nodes in Self.lines(of: root) {
      guard let boxes = broken(pieces(of: nodes), width: width) else { return nil }
      lines += boxes
    }
    guard let first = lines.first else { return nil }
    // High lines one below the other need room between them.
    let isAiry = lines.contains { $0.height > 1 }
    let rows = lines.enumerated().flatMap { $0 > 0 && isAiry ? [FormulaBox(" "), $1] : [$1] }
    return FormulaBox.stacked(rows, baselineOf: 0, .left).based(at: first.baseline)
  }

  /// Equations one below the other are lines already.
  private static func lines(of root: FormulaNode) -> [[FormulaNode]] {
    if case .table(let table) = root, table.style == .aligned || table.style == .lines, table.rules.isEmpty {
      return table.rows.map { $0.flatMap(\.parts) }
    }
    return [root.parts]
  }

  private func broken(_ pieces: [FormulaPiece], width: Int) -> [FormulaBox]? {
    var lines: [FormulaBox] = []
    var rest = pieces[...]
    while !rest.isEmpty {
      let indent = lines.isEmpty ? 0 : Self.indent
      guard let end = Self.end(of: rest, width: width - indent) else { return nil }
      lines.append(FormulaBox.beside(rest[rest.startIndex..<end]).padded(left: indent))
      rest = rest[end...]
    }
    return lines
  }

  /// The place before which the first line ends: the last relation that leaves it long enough, else the last binary sign.
  private static func end(of pieces: ArraySlice<FormulaPiece>, width: Int) -> Int? {
    var (used, depth) = (0, 0)
    var relation: (place: Int, used: Int)?
    var binary: Int?
    for (place, piece) in zip(pieces.indices, pieces) {
      let isFirst = place == pieces.startIndex
      if !isFirst, depth == 0, piece.kind == .relation { relation = (place, used) }
      if !isFirst, piece.kind == .binary, depth == 0 || binary == nil { binary = place }
      if piece.kind == .opening { depth += 1 }
      if piece.kind == .closing { depth = max(0, depth - 1) }
      used += piece.box.width + (piece.hasBlank && !isFirst ? 1 : 0)
      if used > width {
        if let relation, relation.used * 3 >= width { return relation.place }
        return binary ?? relation?.place
      }
    }
    return pieces.endIndex
  }
}
