/// A gap in the text of a question of kind `gaps`.
package struct Gap: Equatable, Sendable {
  /// The kind of value that it takes.
  package var kind: Kind
  /// The gap's share of the points, compared with the other gaps.
  package var weight = 1.0
  /// The gap's id and its solution: a `text`, a `number`, or a `single` for a choice and a word.
  ///
  /// The one answer of a word gap is its right word, which is also the answer's id.
  package var question: Question

  package var id: String { question.id }

  package enum Kind: String, CaseIterable, Sendable {
    case text, number, choice, word

    /// Whether its value is typed, not chosen.
    package var isTyped: Bool { self == .text || self == .number }
  }

  package init(_ kind: Kind, _ question: Question, weight: Double = 1) {
    self.kind = kind
    self.question = question
    self.weight = weight
  }
}

/// The value filled into a gap.
package enum GapValue: Hashable, Sendable {
  /// A typed text, the id of an answer, or a word.
  case text(String)
  case number(Double)

  /// The number written in a text with a point, as in `"3.5"`; the text itself where it is none.
  init(numberIn text: String) {
    let isPlain = text.utf8.allSatisfy { (48...57).contains($0) || "+-.eE ".utf8.contains($0) }
    let words = text.split(separator: " ")
    let number = isPlain && words.count == 1 ? Double(words[0]) : nil
    self = number.flatMap { $0.isFinite ? .number($0) : nil } ?? .text(text)
  }

  /// True for a typed text without a sign.
  var isBlank: Bool { if case .text(let text) = self { text.allSatisfy(\.isWhitespace) } else { false } }
}

/// A gap's id, and what was filled in.
package struct FilledGap: Hashable, Sendable {
  package var id: String
  package var value: GapValue

  package init(_ id: String, _ value: GapValue) {
    self.id = id
    self.value = value
  }
}

/// A piece of a text with gaps.
package enum GapPiece: Equatable, Sendable {
  case text(String)
  /// The id of a gap, which is written `[[id]]`.
  case gap(String)
}

extension Question {
  package func gap(_ id: String) -> Gap? { gaps.first { $0.id == id } }

  /// The text for people: gaps are numbers with a line.
  package var textInWords: String {
    kind == .gaps ? GapText.numbered(text, gaps.map(\.id), markup: markup) : text
  }

  /// The text in pieces, in order: texts, and the gaps between them.
  package var gapPieces: [GapPiece] { GapText.pieces(of: text, markup: markup) }
}
