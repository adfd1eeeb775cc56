/// A source in which formulas and tags are one private sign each, so that Markdown reads no star or backslash in them.
struct GuardedSource {
  /// The meaning of one private sign.
  enum Piece: Equatable {
    case formula(tex: String, isDisplay: Bool, offset: Int)
    case tag(MarkupStyle, isEnd: Bool)
    case lineBreak
    /// `<` before anything that is no tag.
    case lessThan
  }

  /// A piece with the source that it stands for, which code shows.
  struct Guarded: Equatable {
    let piece: Piece
    let source: String
  }

  private(set) var text = ""
  private(set) var pieces: [Guarded] = []
  private(set) var problems: [MarkupProblem] = []

  /// The first private sign; those behind it count the pieces.
  static let firstSign: UInt32 = 0x10_0000
  /// Punctuation beside a private sign, which Markdown takes for a letter: with it `**Note:**<br>` ends the style.
  static let edge: Unicode.Scalar = "\u{12473}"
  /// Beyond so many pieces signs are left to Markdown.
  private static let mostPieces = 60_000

  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var output = String.UnicodeScalarView()
  /// True while a line had only blanks, quotation signs and signs of lists.
  private var isAtLineStart = true
  /// The signs of tags and of `<`, each of which stands for all that are written alike.
  private var signs: [String: Unicode.Scalar] = [:]
  /// Delimiters that were looked for up to the end in vain.
  private var missing: Set<String> = []

  init(_ source: String) {
    scalars = source.unicodeScalars.map { $0.value >= Self.firstSign ? "\u{FFFD}" : $0 }
    output.reserveCapacity(scalars.count)
    while place < scalars.count { step(scalars[place]) }
    text = String(output)
  }

  private mutating func step(_ here: Unicode.Scalar) {
    switch here {
    case "\n":
      put(here)
      isAtLineStart = true
    case "`", "~":
      if isAtLineStart, let length = fenceLength() {
        copyFenced(length)
      } else if here == "`" {
        copyCode()
      } else {
        put(here)
      }
    case "\\": backslash()
    case "$": dollar()
    case "<": lessThan()
    default:
      if !" \t>-+*0123456789.)".unicodeScalars.contains(here) { isAtLineStart = false }
      output.append(here)
      place += 1
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    output.append(scalar)
    place += 1
    isAtLineStart = false
  }

  private func scalar(_ distance: Int) -> Unicode.Scalar? {
    place + distance < scalars.count && place + distance >= 0 ? scalars[place + distance] : nil
  }

  // MARK: - Code

  private func runLength(_ sign: Unicode.Scalar, at start: Int) -> Int {
    var end = start
    while end < scalars.count, scalars[end] == sign { end += 1 }
    return end - start
  }

  /// The length of a fence that begins here; nil for other signs.
  private func fenceLength() -> Int? {
    let sign = scalars[place]
    let length = runLength(sign, at: place)
    guard length >= 3 else { return nil }
    let line = scalars[(place + length)...].prefix { $0 != "\n" }
    return sign == "`" && line.contains("`") ? nil : length
  }

  /// Copies a block of code with both fences; one without its end reaches to the end of the text.
  private mutating func copyFenced(_ length: Int) {
    let (start, sign) = (place, scalars[place])
    while true {
      while place < scalars.count, scalars[place] != "\n" { put(scalars[place]) }
      guard place < scalars.count else { break }
      put("\n")
      var end = place
      while end < scalars.count, " \t>".unicodeScalars.contains(scalars[end]) { end += 1 }
      let run = runLength(sign, at: end)
      let isEnd = run >= length && scalars[(end + run)...].prefix { $0 != "\n" }.allSatisfy { $0 == " " || $0 == "\r" }
      if isEnd {
        while place < scalars.count, scalars[place] != "\n" { put(scalars[place]) }
        return
      }
    }
    problems.append(MarkupProblem(kind: .unfinishedCode, offset: start))
  }

  /// Copies code in a line with its signs; signs without their end are text.
  private mutating func copyCode() {
    let length = runLength("`", at: place)
    var end = place + length
    let key = String(repeating: "`", count: min(length, 1000))
    var isFound = false
    while !missing.contains(key), end < scalars.count {
      if scalars[end] == "\n", end + 1 < scalars.count, scalars[end + 1] == "\n" { break }
      guard scalars[end] == "`" else {
        end += 1
        continue
      }
      let run = runLength("`", at: end)
      end += run
      if run == length {
        isFound = true
        break
      }
    }
    if !isFound, end >= scalars.count { missing.insert(key) }
    let last = isFound ? end : place + length
    while place < last { put(scalars[place]) }
  }

  // MARK: - Formulas

  private mutating func backslash() {
    switch scalar(1) {
    case "(": if !formula(opening: 2, closing: "\\)", isDisplay: false) { copyEscape() }
    case "[": if !formula(opening: 2, closing: "\\]", isDisplay: true) { copyEscape() }
    default: copyEscape()
    }
  }

  private mutating func copyEscape() {
    put("\\")
    if let escaped = scalar(0), escaped != "\n" { escaped == "<" ? lessThan(isEscaped: true) : put(escaped) }
  }

  private mutating func dollar() {
    if scalar(1) == "$" {
      if !formula(opening: 2, closing: "$$", isDisplay: true) { copyTwo() }
      return
    }
    guard let first = scalar(1), !first.properties.isWhitespace, let end = lineFormulaEnd() else {
      put("$")
      return
    }
    protect(from: place + 1, to: end, closing: 1, isDisplay: false)
  }

  private mutating func copyTwo() {
    put("$")
    put("$")
  }

  /// The place of the dollar that ends the formula begun here: no blank before it, no digit behind it.
  private mutating func lineFormulaEnd() -> Int? {
    guard !missing.contains("$") else { return nil }
    var end = place + 1
    while end < scalars.count {
      switch scalars[end] {
      case "\\": end += 2
      case "\n" where end + 1 < scalars.count && scalars[end + 1] == "\n": return nil
      case "$":
        let isBehindBlank = scalars[end - 1].properties.isWhitespace
        let isBeforeDigit = end + 1 < scalars.count && ("0"..."9").contains(scalars[end + 1])
        return isBehindBlank || isBeforeDigit ? nil : end
      default: end += 1
      }
    }
    missing.insert("$")
    return nil
  }

  /// Takes a formula up to its closing sign; false, and reported, without one.
  private mutating func formula(opening: Int, closing: String, isDisplay: Bool) -> Bool {
    let sign = Array(closing.unicodeScalars)
    var end = place + opening
    while !missing.contains(closing), end + 1 < scalars.count {
      if scalars[end] == sign[0], scalars[end + 1] == sign[1] {
        protect(from: place + opening, to: end, closing: 2, isDisplay: isDisplay)
        return true
      }
      end += scalars[end] == "\\" ? 2 : 1
    }
    if missing.insert(closing).inserted {
      problems.append(MarkupProblem(kind: .unfinishedFormula(closing), offset: place))
    }
    return false
  }

  private mutating func protect(from start: Int, to end: Int, closing: Int, isDisplay: Bool) {
    let tex = withoutQuotationSigns(scalars[start..<end])
    put(.formula(tex: tex, isDisplay: isDisplay, offset: start), length: end + closing - place)
  }

  /// The lines of a formula in a quotation without the `>` before them.
  private func withoutQuotationSigns(_ content: ArraySlice<Unicode.Scalar>) -> String {
    let text = String(String.UnicodeScalarView(content))
    guard text.contains("\n"), isInQuotation else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      index == 0 ? String(line) : String(line.drop { $0 == ">" || $0 == " " })
    }.joined(separator: "\n")
  }

  private var isInQuotation: Bool {
    let start = scalars[..<place].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    return scalars[start..<place].first { $0 != " " } == ">"
  }

  /// Puts a private sign in the place of so many signs.
  private mutating func put(_ piece: Piece, length: Int) {
    let source = String(String.UnicodeScalarView(scalars[place..<(place + length)]))
    place += length
    guard let sign = signs[source] ?? newSign(piece, source) else {
      output.append(contentsOf: source.unicodeScalars)
      return
    }
    if Self.needsEdge(output.reversed()) { output.append(Self.edge) }
    output.append(sign)
    if Self.needsEdge(scalars[place...]) { output.append(Self.edge) }
    isAtLineStart = false
  }

  private mutating func newSign(_ piece: Piece, _ source: String) -> Unicode.Scalar? {
    guard pieces.count < Self.mostPieces, let sign = Unicode.Scalar(Self.firstSign + UInt32(pieces.count)) else {
      return nil
    }
    pieces.append(Guarded(piece: piece, source: source))
    if case .formula = piece {} else { signs[source] = sign }
    return sign
  }

  /// True where signs of a style stand next that are no style beside a letter: underscores, signs of several styles, and
  /// those before punctuation.
  private static func needsEdge(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
    guard let sign = scalars.first, "*_~".unicodeScalars.contains(sign) else { return false }
    let rest = scalars.drop { $0 == sign }
    guard let inside = rest.first else { return false }
    if sign == "_" || "*_~".unicodeScalars.contains(inside) { return true }
    let isWordOrBlank = inside.properties.isAlphabetic || inside.properties.numericType != nil
    return !isWordOrBlank && !inside.properties.isWhitespace && inside.value < firstSign
  }

  // MARK: - Tags

  private mutating func lessThan(isEscaped: Bool = false) {
    if !isEscaped {
      if let (piece, length) = tag() {
        return put(piece, length: length)
      }
      if isAddress {
        put("<")
        return
      }
    }
    // The backslash before it has nothing to escape any more.
    if isEscaped { output.removeLast() }
    put(.lessThan, length: 1)
  }

  /// A tag that is markup: its name, no attributes.
  private func tag() -> (Piece, Int)? {
    let name = scalars[(place + 1)...].prefix(7).prefix { $0 != ">" }
    guard place + 1 + name.count < scalars.count, scalars[place + 1 + name.count] == ">" else { return nil }
    var text = String(String.UnicodeScalarView(name)).lowercased()
    let length = name.count + 2
    if text == "br" || text == "br/" || text == "br /" { return (.lineBreak, length) }
    let isEnd = text.hasPrefix("/")
    if isEnd { text.removeFirst() }
    return MarkupStyle.tags[text].map { (.tag($0, isEnd: isEnd), length) }
  }

  /// An address in angle brackets.
  private var isAddress: Bool {
    ["http://", "https://", "mailto:"].contains { scalars[(place + 1)...].starts(with: $0.unicodeScalars) }
  }
}
