internal import QuizCore

/// A regular expression of XML Schema, as in `patternMatch`, as patterns of a quiz: the few texts that it matches, with
/// `.*` for anything.
struct PatternReader {
  private var rest: ArraySlice<Character>
  private var isBroken = false
  /// The most texts of a pattern worth listing.
  private static let most = 60

  /// Nil for one that says more than patterns can.
  static func patterns(_ expression: String) -> [String]? {
    var text = expression[...]
    if text.hasPrefix("^") { text = text.dropFirst() }
    if text.hasSuffix("$"), !text.hasSuffix("\\$") { text = text.dropLast() }
    var reader = PatternReader(rest: Array(text)[...])
    let patterns = reader.alternatives()
    guard !reader.isBroken, reader.rest.isEmpty, patterns.allSatisfy({ !$0.isEmpty }) else { return nil }
    var seen: Set<String> = []
    return patterns.filter { seen.insert($0).inserted }
  }

  private init(rest: ArraySlice<Character>) {
    self.rest = rest
  }

  private mutating func alternatives() -> [String] {
    var all = sequence()
    while rest.first == "|" {
      rest.removeFirst()
      all += sequence()
    }
    return all
  }

  private mutating func sequence() -> [String] {
    var texts = [""]
    while let next = rest.first, next != "|", next != ")", !isBroken {
      let parts = repeated(atom())
      texts = texts.flatMap { text in parts.map { text + $0 } }
      if texts.count > Self.most { isBroken = true }
    }
    return isBroken ? [] : texts
  }

  /// One sign, a class of signs, or a group; a dot stays one until a following `*` or `+` makes it anything.
  private mutating func atom() -> [String] {
    guard let sign = rest.popFirst() else { return [] }
    switch sign {
    case "(":
      if rest.starts(with: "?:") { rest = rest.dropFirst(2) }
      let inside = alternatives()
      if rest.popFirst() != ")" { isBroken = true }
      return inside
    case "[": return set()
    case "\\": return escaped()
    case ".":
      // Nothing stands for a single sign.
      if rest.popFirst() != "*" { isBroken = true }
      return ["*"]
    case "*", "+", "?", "{", "}", "]", "^", "$":
      isBroken = true
      return []
    default: return [Marking.pattern(of: String(sign))]
    }
  }

  private mutating func escaped() -> [String] {
    guard let sign = rest.popFirst(), !sign.isLetter, !sign.isNumber else {
      isBroken = true
      return []
    }
    // A backslash before the next sign would escape it.
    return [sign == "\\" ? "\\\\" : Marking.pattern(of: String(sign))]
  }

  private mutating func set() -> [String] {
    var signs: [Character] = []
    while let sign = rest.popFirst(), sign != "]" {
      if sign == "^" || sign == "-" || sign == "[" { isBroken = true }
      signs.append(sign == "\\" ? rest.popFirst() ?? sign : sign)
      if sign == "\\", let last = signs.last, last.isLetter { isBroken = true }
    }
    return signs.map { Marking.pattern(of: String($0)) }
  }

  private mutating func repeated(_ parts: [String]) -> [String] {
    switch rest.first {
    case "?":
      rest.removeFirst()
      return parts + [""]
    case "*", "+", "{":
      isBroken = true
      return []
    default: return parts
    }
  }
}
