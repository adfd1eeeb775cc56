internal import JSONText
internal import QuizCore

/// The pairs of a match in a cell: `left=right;left=right`, or with an arrow, as Moodle writes them.
struct CellPairs {
  /// The lefts of the quiz by their folded texts in each language.
  private(set) var lefts: [String: String] = [:]
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

  /// The right side that a text means.
  func right(_ text: String) -> String? { rights[text.foldedCell] }

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

/// The pairs of a row whose left sides have columns of their own.
struct PartedPairs {
  private var pairs: [(id: String, reader: CellReader, object: JSONObject)] = []

  /// Takes what a cell says of a left side; why it cannot, where it is no right side.
  mutating func add(_ cell: String, of left: String, _ id: String, _ reader: CellReader) -> String? {
    if cell.isEmpty || cell == "-" { return nil }
    guard let right = reader.right(cell) else { return "there is no right side '\(cell)' in this question" }
    if let place = pairs.firstIndex(where: { $0.id == id }) {
      pairs[place].object.append(left, .text(right))
    } else {
      pairs.append((id, reader, JSONObject([(left, .text(right))])))
    }
    return nil
  }

  /// What was gathered, a response a question.
  var responses: [(String, [UInt8])] {
    pairs.compactMap { id, reader, object in
      if case .response(let bytes) = reader.checked(.object(object)) { (id, bytes) } else { nil }
    }
  }
}

extension Question {
  fileprivate var rights: [String] { pairs.map(\.right) + extra }
}

extension Substring {
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
