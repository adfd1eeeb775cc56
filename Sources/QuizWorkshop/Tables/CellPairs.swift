internal import JSONText
internal import QuizCore

/// The pairs of a match in a cell: `left=right;left=right`, or with an arrow, as Moodle writes them.
struct CellPairs {
  private let lefts: [String: String]
  private let rights: [String: String]
  private static let signs = ["=>", "->", "→", "=", ":", "–"]

  init(_ question: Question) {
    let rightTexts = question.pairs.map(\.right) + question.extra
    lefts = Dictionary(question.pairs.map { ($0.left.foldedCell, $0.left) }) { first, _ in first }
    rights = Dictionary(rightTexts.map { ($0.foldedCell, $0) }) { first, _ in first }
  }

  func read(_ cell: String) throws(CellReader.Odd) -> JSONObject {
    for sign in [";", "\n", ", ", ","] {
      let parts = CellChoice.parts(cell, sign)
      guard let pairs = CellChoice.segments(parts, sign, pair) else { continue }
      var object = JSONObject()
      for pair in pairs {
        if object[pair.left] != nil { throw CellReader.Odd(why: "'\(pair.left)' has two partners") }
        object.append(pair.left, .text(pair.right))
      }
      return object
    }
    let odd = CellChoice.parts(cell, ";").first { pair($0) == nil } ?? cell
    throw CellReader.Odd(why: "'\(odd)' is no pair of this question, as in 'left=right'")
  }

  private func pair(_ text: String) -> Pair? {
    for sign in Self.signs {
      var from = text.startIndex
      while let found = text[from...].range(of: sign) {
        if let left = lefts[String(text[..<found.lowerBound]).foldedCell],
          let right = rights[String(text[found.upperBound...]).foldedCell]
        {
          return Pair(left, right)
        }
        from = found.upperBound
      }
    }
    return nil
  }
}

extension Substring {
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
