/// The meaning of a table's cell, read in the letters and numbers of a printed version.
package enum PaperMarks: Equatable, Sendable {
  case response(Response)
  /// The cell is empty, or a hyphen.
  case none
  /// The question has neither letters nor numbers: a number or text is read as everywhere. So are the words of a `truefalse`.
  case asWritten
  /// The expected form of a cell that could not be read, as a sentence without its end.
  case unread(String)
}

extension PaperQuestion {
  /// Reads a cell: `B` (also `b`, `B)`), `A C` (also `AC`, `A;C`, `A, C`), `3 1 2` (also `312`) and `1B 2A` (also `1-B,
  /// 2-A`).
  ///
  /// In an `order` the numbers are places in the printed sequence, first to last, as written into the boxes.
  package func read(_ cell: String) -> PaperMarks {
    if answers.isEmpty && lefts.isEmpty && gaps.isEmpty { return .asWritten }
    if cell.allSatisfy({ $0.isWhitespace || "-–—".contains($0) }) { return .none }
    let tokens = Self.tokens(cell, question.kind)
    switch question.kind {
    case .order: return places(tokens)
    case .match: return pairs(tokens)
    case .gaps: return .asWritten
    case .multiple: return letters(tokens)
    default: return letter(tokens)
    }
  }

  private enum Token: Equatable {
    case letters(String)
    case number(Int)
    /// Any other text.
    case other

    var text: String? { if case .letters(let text) = self { text } else { nil } }

    var number: Int? { if case .number(let number) = self { number } else { nil } }
  }

  /// Signs that may stand between letters and numbers of every kind: no other says "and" for certain.
  private static let parting: Set<Character> = [",", ";", ".", "(", ")", "+", "&", "|"]
  /// Signs that join a number to its letter, or lead from one place to the next. Between letters they could mean a range.
  private static let joining: Set<Character> = ["-", "–", "—", ">", "→", "=", ":"]

  /// Runs of letters and of digits; signs between them only part them, and a sign that may mean more is a token of its own.
  private static func tokens(_ cell: String, _ kind: Question.Kind) -> [Token] {
    let joins = kind == .order || kind == .match
    var tokens: [Token] = []
    var rest = cell.uppercased()[...]
    while let first = rest.first {
      if first.isASCII, first.isNumber {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        tokens.append(Int(digits).map(Token.number) ?? .other)
        rest = rest.dropFirst(digits.count)
      } else if first.isLetter || first.isNumber {
        let letters = rest.prefix { $0.isLetter || ($0.isNumber && !$0.isASCII) }
        tokens.append(letters.allSatisfy { $0.isASCII } ? .letters(String(letters)) : .other)
        rest = rest.dropFirst(letters.count)
      } else {
        let isKnown = first.isWhitespace || parting.contains(first) || joins && joining.contains(first)
        if !isKnown { tokens.append(.other) }
        rest = rest.dropFirst()
      }
    }
    return tokens
  }

  /// The place of a printed letter among so many.
  private static func place(_ letter: String, among count: Int) -> Int? {
    (0..<count).first { PaperQuestion.letter($0) == letter }
  }

  // MARK: Kinds

  private func letter(_ tokens: [Token]) -> PaperMarks {
    if tokens.count == 1, let text = tokens[0].text, let place = Self.place(text, among: answers.count) {
      return .response(.chosen([answers[place].id]))
    }
    return question.kind == .truefalse ? .asWritten : .unread("one letter from A to \(lastLetter)")
  }

  /// Reads each letter by itself, or all of them in one word. Among others a word is not letters, as in `A or B`.
  private func letters(_ tokens: [Token]) -> PaperMarks {
    var chosen: Set<Int> = []
    for token in tokens {
      let text = token.text ?? ""
      let whole = Self.place(text, among: answers.count).map { [$0] }
      let glued = tokens.count == 1 ? text.map { Self.place(String($0), among: answers.count) } : []
      let places = whole ?? glued.compactMap { $0 }
      guard !text.isEmpty, whole != nil || places.count == text.count else {
        return .unread("letters from A to \(lastLetter)")
      }
      chosen.formUnion(places)
    }
    if chosen.isEmpty { return .unread("letters from A to \(lastLetter)") }
    return .response(.chosen(chosen.sorted().map { answers[$0].id }))
  }

  private var lastLetter: String { Self.letter(max(0, answers.count - 1)) }

  private func places(_ tokens: [Token]) -> PaperMarks {
    var numbers = tokens.map { $0.number ?? 0 }
    if tokens.count == 1, answers.count < 10, let glued = tokens[0].number {
      numbers = String(glued).compactMap(\.wholeNumberValue)
    }
    guard numbers.sorted() == Array(1...max(1, answers.count)) else {
      return .unread("each of the numbers from 1 to \(answers.count) once")
    }
    return .response(.order(numbers.map { answers[$0 - 1].id }))
  }

  /// A number and a letter in turn, or a letter for each number.
  private func pairs(_ tokens: [Token]) -> PaperMarks {
    let last = Self.letter(max(0, rights.count - 1))
    let example = "numbers from 1 to \(lefts.count), each with a letter from A to \(last), as in 1B"
    let all = tokens.contains { $0.number != nil } ? tokens : numbered(tokens)
    var found: [Int: Pair] = [:]
    guard !all.isEmpty, all.count % 2 == 0 else { return .unread(example) }
    for place in stride(from: 0, to: all.count, by: 2) {
      guard let left = all[place].number, lefts.indices.contains(left - 1), found[left] == nil,
        let text = all[place + 1].text, let right = Self.place(text, among: rights.count)
      else { return .unread(example) }
      found[left] = Pair(lefts[left - 1], rights[right])
    }
    return .response(.pairs(found.sorted { $0.key < $1.key }.map(\.value)))
  }

  /// Letters alone, one for each left in turn.
  private func numbered(_ tokens: [Token]) -> [Token] {
    var letters = tokens.compactMap(\.text)
    if letters.count == 1, rights.count <= 26 { letters = letters[0].map(String.init) }
    guard letters.count == lefts.count else { return [] }
    return letters.enumerated().flatMap { [Token.number($0.offset + 1), .letters($0.element)] }
  }
}
