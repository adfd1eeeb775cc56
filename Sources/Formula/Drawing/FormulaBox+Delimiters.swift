extension FormulaBox {
  /// A delimiter as high as what it holds; nothing for an empty one.
  static func delimiter(_ sign: String, height: Int, baseline: Int, isOpening: Bool) -> FormulaBox {
    guard !sign.isEmpty else { return .empty }
    guard height > 1 else { return FormulaBox(sign) }
    let rows = (0..<height).map { row -> String in
      if row == 0 { return top(sign) }
      if row == height - 1 { return bottom(sign) }
      return middle(sign, row: row, height: height)
    }
    if sign == "{" || sign == "}", height == 2 {
      return FormulaBox(sign == "{" ? ["⎰", "⎱"] : ["⎱", "⎰"], baseline: baseline)
    }
    if sign == "⟨" || sign == "⟩" { return angle(isOpening: sign == "⟨", height: height, baseline: baseline) }
    return FormulaBox(rows, baseline: baseline)
  }

  private static func top(_ sign: String) -> String {
    switch sign {
    case "(": "⎛"
    case ")": "⎞"
    case "[", "⌈": "⎡"
    case "]", "⌉": "⎤"
    case "{": "⎧"
    case "}": "⎫"
    default: middle(sign, row: 0, height: 0)
    }
  }

  private static func bottom(_ sign: String) -> String {
    switch sign {
    case "(": "⎝"
    case ")": "⎠"
    case "[", "⌊": "⎣"
    case "]", "⌋": "⎦"
    case "{": "⎩"
    case "}": "⎭"
    default: middle(sign, row: 0, height: 0)
    }
  }

  private static func middle(_ sign: String, row: Int, height: Int) -> String {
    switch sign {
    case "(": return "⎜"
    case ")": return "⎟"
    case "[", "⌈", "⌊": return "⎢"
    case "]", "⌉", "⌋": return "⎥"
    case "{": return row == height / 2 ? "⎨" : "⎪"
    case "}": return row == height / 2 ? "⎬" : "⎪"
    case "|", "∣": return "│"
    case "‖", "∥": return "║"
    default: return row == 0 ? sign : sign
    }
  }

  /// Two strokes that meet in the middle; one more column each two rows would be too wide.
  private static func angle(isOpening: Bool, height: Int, baseline: Int) -> FormulaBox {
    let half = height / 2
    let rows = (0..<height).map { row -> String in
      if height % 2 == 1 && row == half { return isOpening ? "⟨" : "⟩" }
      return (row < half) == isOpening ? "╱" : "╲"
    }
    return FormulaBox(rows, baseline: baseline)
  }
}
