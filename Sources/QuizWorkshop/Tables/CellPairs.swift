internal import JSONText
internal import QuizCore

/// The pairs of a match in a cell: `left=right;left=right`, or with an arrow, as Moodle writes them.
struct CellPairs {
  private var lefts: [String: String] = [:]
  private var rights: [String: String] = [:]
  private static let signs = ["=>", "->", "→", "=", ":", "–"]

  /// `others` are the question in each of the quiz's languages: their texts mean the same.
  init(_ question: Question, _ others: [Question] = []) {
    for one in [question] + others {
      for (text, own) in zip(one.pairs.map(\.left), question.pairs.map(\.left)) where lefts[text.foldedCell] == nil {
        lefts[text.foldedCell] = own
      }
      for (text, own) in zip(one.rights, question.rights) where rights[text.foldedCell] == nil {
        rights[text.foldedCell] = own
      }
    }
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

extension Question {
  fileprivate var rights: [String] { pairs.map(\.right) + extra }
}

extension Substring {
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
