internal import JSONText
internal import QuizCore
internal import TextLayout

/// The pairs of a match in a cell: `left=right;left=right`, or with an arrow, as Moodle writes them.
struct CellPairs {
  private var (lefts, rights) = (CellNames(), CellNames())
  /// The same in the quiz's other languages.
  private var (otherLefts, otherRights) = (CellNames(), CellNames())
  private static let signs = ["=>", "->", "→", "=", ":", "–"]

  /// `others` are the question in each of the quiz's languages: their texts mean the same.
  init(_ question: Question, _ others: [Question] = []) {
    for pair in question.pairs { lefts.add(pair.left, pair.left) }
    for right in question.rights { rights.add(right, right) }
    for other in others {
      for (text, own) in zip(other.pairs, question.pairs) { otherLefts.add(text.left, own.left) }
      for (text, own) in zip(other.rights, question.rights) { otherRights.add(text, own) }
    }
  }

  func read(_ cell: String) throws(CellReader.Odd) -> JSONObject {
    for sign in [";", "\n", ", ", ",", "；", "、", "，"] {
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

  /// The left side that a text means; nil where it means none, or several.
  func left(_ text: String) -> String? { Self.one(text, lefts, otherLefts) }

  /// The right side that a text means; nil where it means none, or several.
  func right(_ text: String) -> String? { Self.one(text, rights, otherRights) }

  private static func one(_ text: String, _ own: CellNames, _ other: CellNames) -> String? {
    let found = own.meanings(text)
    let known = found.isEmpty ? other.meanings(text) : found
    return known.count == 1 ? known[0] : nil
  }

  private func pair(_ text: String) -> Pair? {
    for sign in Self.signs {
      var from = text.startIndex
      while let found = text[from...].range(of: sign) {
        if let left = left(String(text[..<found.lowerBound])), let right = right(String(text[found.upperBound...])) {
          return Pair(left, right)
        }
        from = found.upperBound
      }
    }
    return nil
  }
}

/// The pairs of a row whose lefts have columns of their own.
struct PartedPairs {
  private var pairs: [(id: String, reader: CellReader, object: JSONObject)] = []

  /// Adds the right of a left from a cell; returns the reason when it is none.
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

  /// The gathered responses, one per question.
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

/// Names that cells may have: the exact text wins, then one that differs in blanks, in case, and at last in both.
struct CellNames {
  /// The meanings of each spelling, from the exact one to the folded one.
  private var known: [[String: [String]]] = Array(repeating: [:], count: Self.spellings.count)

  private static let spellings: [@Sendable (String) -> String] = [
    { $0 }, { $0.trimmedCell },
    { $0.withPlainSigns.split(whereSeparator: \.isWhitespace).joined(separator: " ").composed },
    { $0.withPlainSigns.trimmedCell.folded }, { $0.foldedCell },
  ]

  /// Adds a name of a meaning, which may have several.
  mutating func add(_ text: String, _ meaning: String) {
    for (level, spelling) in Self.spellings.enumerated() {
      let key = spelling(text)
      if known[level][key]?.contains(meaning) != true { known[level][key, default: []].append(meaning) }
    }
  }

  /// The meanings of a text by the nearest spelling that has any; empty where none has.
  func meanings(_ text: String) -> [String] {
    for (level, spelling) in Self.spellings.enumerated() {
      if let found = known[level][spelling(text)] { return found }
    }
    return []
  }

  /// The meanings of a text by the folded spelling alone, for names that are rarely typed exactly.
  func folded(_ text: String) -> [String] { known[Self.spellings.count - 1][text.foldedCell] ?? [] }

  /// The one meaning of the exact text; nil where it has none, or several.
  func exact(_ text: String) -> String? {
    guard let found = known[0][text], found.count == 1 else { return nil }
    return found[0]
  }
}
