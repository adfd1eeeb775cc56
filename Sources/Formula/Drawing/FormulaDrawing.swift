internal import TextLayout

/// A formula in rows of characters, each row as wide as the drawing.
package struct FormulaDrawing: Equatable, Sendable {
  /// Rows that are wider or more than this fit no screen.
  static let largestSide = 400

  package let rows: [String]
  /// The row that stands on the line of the text around it.
  package let baseline: Int
  /// In cells of a terminal.
  package let width: Int

  /// Nil where the formula is too large.
  init?(_ root: FormulaNode) {
    var drawer = FormulaDrawer()
    let box = drawer.box(root)
    guard !drawer.isTooLarge else { return nil }
    rows = box.rows
    baseline = box.baseline
    width = box.width
  }
}

extension FormulaDrawing {
  /// Nil where a part of the formula is wider.
  init?(_ root: FormulaNode, width: Int) {
    var drawer = FormulaDrawer()
    let whole = drawer.box(root)
    if !drawer.isTooLarge, whole.width <= width {
      self.init(whole)
      return
    }
    drawer = FormulaDrawer()
    guard let box = drawer.broken(root, width: width), !drawer.isTooLarge else { return nil }
    self.init(box)
  }

  private init(_ box: FormulaBox) {
    (rows, baseline, width) = (box.rows, box.baseline, box.width)
  }
}

/// Rows of equal width with a baseline; the parts that a drawing is put together of.
struct FormulaBox {
  private(set) var rows: [String]
  private(set) var baseline: Int
  private(set) var width: Int

  static let empty = FormulaBox("")

  var height: Int { rows.count }

  init(_ line: String) {
    rows = [line]
    baseline = 0
    width = line.cells
  }

  /// Rows of any widths, each one put at its side of the widest.
  init(_ rows: [String], baseline: Int, _ side: TextAlignment = .left) {
    let width = rows.map(\.cells).max() ?? 0
    self.rows = rows.map { $0.padded(to: width, side) }
    self.baseline = baseline
    self.width = width
  }

  /// Boxes side by side on one baseline.
  static func beside(_ boxes: [FormulaBox]) -> FormulaBox {
    let boxes = boxes.filter { $0.width > 0 }
    guard boxes.count != 1 else { return boxes[0] }
    guard let above = boxes.map(\.baseline).max(), let below = boxes.map({ $0.height - $0.baseline }).max() else {
      return .empty
    }
    let rows = (0..<(above + below)).map { row in
      boxes.map { box in
        let inner = row - above + box.baseline
        return box.rows.indices.contains(inner) ? box.rows[inner] : String(repeating: " ", count: box.width)
      }.joined()
    }
    return FormulaBox(rows, baseline: above)
  }

  /// Boxes one below the other, each in the middle; the baseline is that of the one at `place`.
  static func stacked(_ boxes: [FormulaBox], baselineOf place: Int, _ side: TextAlignment = .centre) -> FormulaBox {
    let before = boxes[..<place].reduce(0) { $0 + $1.height }
    let width = boxes.map(\.width).max() ?? 0
    let rows = boxes.flatMap { box in
      let left = side == .centre ? (width - box.width) / 2 : side == .right ? width - box.width : 0
      return box.rows.map { String(repeating: " ", count: left) + $0 }
    }
    return FormulaBox(rows, baseline: before + boxes[place].baseline)
  }

  /// The box with its baseline at another row.
  func based(at row: Int) -> FormulaBox {
    var box = self
    box.baseline = row
    return box
  }

  /// The box with blank cells around it.
  func padded(left: Int = 0, right: Int = 0) -> FormulaBox {
    let (before, behind) = (String(repeating: " ", count: left), String(repeating: " ", count: right))
    return FormulaBox(rows.map { before + $0 + behind }, baseline: baseline)
  }
}
