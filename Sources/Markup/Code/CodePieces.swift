/// A part of code that faces give a colour of its own.
package enum CodePart: String, CaseIterable, Sendable {
  case keyword, string, comment, number
}

/// Code divided into keywords, strings, comments, numbers and the rest; the pieces in a row are the code as written.
struct CodePieces {
  /// A piece of code; its part is nil for what has no colour.
  struct Piece: Equatable {
    var text: String
    var part: CodePart?
  }

  private(set) var pieces: [Piece] = []
  private let scalars: [Unicode.Scalar]
  private let language: CodeLanguage
  private var place = 0

  /// One piece where the language is unknown, or nil.
  init(_ code: String, language: String?) {
    guard let language = language.flatMap(CodeLanguage.named) else {
      (scalars, self.language) = ([], CodeLanguage())
      pieces = [Piece(text: code, part: nil)]
      return
    }
    scalars = Array(code.unicodeScalars)
    self.language = language
    while place < scalars.count { step() }
  }

  private mutating func step() {
    if let end = endOfComment() { return take(to: end, .comment) }
    let here = scalars[place]
    if language.quotes.contains(here) { return take(to: endOfString(here), .string) }
    let isInWord = place > 0 && scalars[place - 1].isOfWord
    if here.properties.numericType == .decimal, !isInWord {
      return take(to: end { $0.isOfWord || $0 == "." }, .number)
    }
    guard here.isOfWord else { return take(to: place + 1, nil) }
    let wordEnd = end(while: \.isOfWord)
    let word = String(String.UnicodeScalarView(scalars[place..<wordEnd]))
    take(to: wordEnd, language.isKeyword(word) ? .keyword : nil)
  }

  private mutating func take(to end: Int, _ part: CodePart?) {
    let text = String(String.UnicodeScalarView(scalars[place..<end]))
    place = end
    if let last = pieces.indices.last, pieces[last].part == part {
      pieces[last].text += text
    } else {
      pieces.append(Piece(text: text, part: part))
    }
  }

  private func end(while isInside: (Unicode.Scalar) -> Bool) -> Int {
    scalars[place...].firstIndex { !isInside($0) } ?? scalars.count
  }

  /// The end of a comment that begins here; nil for other code.
  private func endOfComment() -> Int? {
    let rest = scalars[place...]
    if let (_, closing) = language.blockComments.first(where: { rest.starts(with: $0.0.unicodeScalars) }) {
      let sign = Array(closing.unicodeScalars)
      let last = rest.indices.dropFirst(2).first { scalars[$0...].starts(with: sign) }
      return last.map { $0 + sign.count } ?? scalars.count
    }
    guard language.lineComments.contains(where: { rest.starts(with: $0.unicodeScalars) }) else { return nil }
    return end { $0 != "\n" }
  }

  /// A string ends at its quote, without one at the end of the line; three quotes end at three.
  private func endOfString(_ quote: Unicode.Scalar) -> Int {
    let isLong = scalars[place...].starts(with: [quote, quote, quote])
    var end = place + (isLong ? 3 : 1)
    while end < scalars.count {
      if scalars[end] == "\\" {
        end += 2
      } else if scalars[end] == quote, !isLong || scalars[end...].starts(with: [quote, quote, quote]) {
        return min(scalars.count, end + (isLong ? 3 : 1))
      } else if scalars[end] == "\n", !isLong, quote != "`" {
        return end
      } else {
        end += 1
      }
    }
    return scalars.count
  }
}

extension Unicode.Scalar {
  fileprivate var isOfWord: Bool { self == "_" || properties.isAlphabetic || properties.numericType == .decimal }
}

extension String {
  /// The text with blanks up to the next multiple of four in place of each tab.
  var expandingTabs: String {
    guard contains("\t") else { return self }
    var result = ""
    var column = 0
    for character in self {
      if character == "\t" {
        let count = 4 - column % 4
        result += String(repeating: " ", count: count)
        column += count
      } else {
        result.append(character)
        column = character == "\n" ? 0 : column + 1
      }
    }
    return result
  }
}
