/// Reads TeX into a tree, scalar by scalar.
///
/// An unknown command is kept as written and reported; a mistake in the structure throws.
struct TeXReader {
  /// Groups inside groups, so that no source can use up the stack.
  static let deepest = 64

  let scalars: [Unicode.Scalar]
  var place = 0
  var depth = 0
  var alphabet: FormulaAlphabet?
  var problems: [FormulaProblem] = []

  /// The last line's end, behind which a percent sign begins no comment.
  private let lastLineEnd: Int?

  init(_ source: String) {
    scalars = Array(source.unicodeScalars)
    lastLineEnd = scalars.lastIndex(of: "\n")
  }

  /// The whole source as one node.
  mutating func formula() throws(FormulaProblem) -> FormulaNode {
    let node = try row(until: .source)
    guard place == scalars.count else { throw problem(.misplaced(TeXToken(at: place, in: scalars).text)) }
    return node
  }

  /// The node of a text inside the source, such as a formula within `\text`.
  mutating func formula(in text: String) throws(FormulaProblem) -> FormulaNode {
    var inner = TeXReader(text)
    inner.depth = depth + 1
    let start = place
    do {
      let node = try inner.formula()
      problems += inner.problems.map { FormulaProblem(kind: $0.kind, offset: start) }
      return node
    } catch {
      throw FormulaProblem(kind: error.kind, offset: start)
    }
  }

  func problem(_ kind: FormulaProblem.Kind, at offset: Int? = nil) -> FormulaProblem {
    FormulaProblem(kind: kind, offset: offset ?? place)
  }

  /// Runs a step one level deeper, with the alphabet of the group that ends after it.
  mutating func nested<Result>(
    _ step: (inout TeXReader) throws(FormulaProblem) -> Result
  ) throws(FormulaProblem) -> Result {
    guard depth < Self.deepest else { throw problem(.tooDeep(limit: Self.deepest)) }
    let outer = alphabet
    depth += 1
    let result = try step(&self)
    depth -= 1
    alphabet = outer
    return result
  }
}

/// One unit of TeX's source: a command, or a single scalar.
struct TeXToken: Equatable {
  /// With the backslash of a command.
  let text: String
  /// Scalars that it takes, blanks behind a command's letters included.
  let length: Int

  /// The token at a place inside the source; comments and blanks are tokens of their own.
  init(at place: Int, in scalars: [Unicode.Scalar]) {
    guard place < scalars.count else {
      self.init(text: "", length: 0)
      return
    }
    guard scalars[place] == "\\", place + 1 < scalars.count else {
      self.init(text: String(scalars[place]), length: 1)
      return
    }
    var end = place + 1
    while end < scalars.count, scalars[end].isTeXLetter { end += 1 }
    if end == place + 1 { end += 1 }
    self.init(text: String(String.UnicodeScalarView(scalars[place..<end])), length: end - place)
  }

  private init(text: String, length: Int) {
    self.text = text
    self.length = length
  }

  /// The name of a command without its backslash; nil for a scalar.
  var command: String? {
    text.count > 1 && text.hasPrefix("\\") ? String(text.dropFirst()) : nil
  }
}

extension Unicode.Scalar {
  /// A letter of a command's name.
  var isTeXLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  var isTeXDigit: Bool { ("0"..."9").contains(self) }

  var isTeXBlank: Bool { self == " " || self == "\n" || self == "\t" || self == "\r" }
}

// MARK: - Moving on

extension TeXReader {
  var isAtEnd: Bool { place >= scalars.count }

  var next: TeXToken { TeXToken(at: place, in: scalars) }

  func scalar(_ distance: Int = 0) -> Unicode.Scalar? {
    place + distance < scalars.count ? scalars[place + distance] : nil
  }

  mutating func skip(_ token: TeXToken) { place += token.length }

  /// Goes on to what is neither blank nor comment. A percent sign begins a comment only where a line ends behind it.
  mutating func skipBlanks() {
    while let here = scalar() {
      if here.isTeXBlank {
        place += 1
      } else if here == "%", place < lastLineEnd ?? 0, let end = scalars[place...].firstIndex(of: "\n") {
        place = end + 1
      } else {
        return
      }
    }
  }

  /// Takes a sign if it comes next, blanks before it too.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    let start = place
    skipBlanks()
    if scalar() == sign {
      place += 1
      return true
    }
    place = start
    return false
  }

  /// The text of a group in braces as written, or of one token where there are none.
  mutating func rawArgument(of name: String) throws(FormulaProblem) -> String {
    skipBlanks()
    guard let first = scalar() else { throw problem(.missingArgument(name)) }
    guard first == "{" else {
      let token = next
      skip(token)
      return token.text
    }
    return try rawGroup(to: "}")
  }

  /// The text between a sign that stands here and the one that ends it, braces inside balanced.
  mutating func rawGroup(to closing: Unicode.Scalar) throws(FormulaProblem) -> String {
    let start = place
    var level = 0
    place += 1
    while let here = scalar() {
      if here == closing && level == 0 {
        let text = String(String.UnicodeScalarView(scalars[(start + 1)..<place]))
        place += 1
        return text
      }
      if here == "{" { level += 1 }
      if here == "}" { level -= 1 }
      if level < 0 { break }
      place += here == "\\" ? 2 : 1
    }
    throw problem(.unfinished(String(closing)), at: start)
  }

  /// The text in square brackets, where one comes next.
  mutating func rawOption() throws(FormulaProblem) -> String? {
    let start = place
    skipBlanks()
    if scalar() == "[" { return try rawGroup(to: "]") }
    place = start
    return nil
  }
}
