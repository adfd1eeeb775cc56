/// Takes the code of a number format apart.
struct FormatReader {
  private let signs: [Character]
  private var at = 0
  private var section = NumberFormat.Section()
  private var done: [NumberFormat.Section] = []

  init(_ code: String) {
    signs = Array(code)
  }

  /// One to four.
  mutating func sections() -> [NumberFormat.Section] {
    while at < signs.count { next() }
    end()
    return Array(done.prefix(4))
  }

  private mutating func end() {
    if section.tokens.contains(.date("?", 1)) {
      section.tokens.removeAll { $0 == .date("?", 1) }
      section.isOfSystem = true
    }
    let names = section.tokens.contains { token in
      if case .date(let letter, let count) = token { return "md".contains(letter) && count > 2 }
      return false
    }
    if section.language == .other, names { section.isOfSystem = true }
    done.append(section)
    section = NumberFormat.Section()
  }

  private mutating func next() {
    let sign = signs[at]
    at += 1
    switch sign {
    case ";": end()
    case "\"": add(.literal(text(until: "\"")))
    case "\\": if let next = take() { add(.literal(String(next))) }
    case "_": if take() != nil { add(.literal(" ")) }
    case "*": _ = take()
    case "[": bracket(text(until: "]"))
    case "0", "#", "?": add(.digit(sign))
    case ".": add(.point)
    case ",": add(.comma)
    case "%": add(.percent)
    case "/": add(.slash)
    case "@": add(.general)
    default: letter(sign)
    }
  }

  private mutating func add(_ token: NumberFormat.Token) { section.tokens.append(token) }

  private mutating func take() -> Character? {
    guard at < signs.count else { return nil }
    at += 1
    return signs[at - 1]
  }

  private mutating func text(until end: Character) -> String {
    let close = signs[at...].firstIndex(of: end) ?? signs.count
    defer { at = min(signs.count, close + 1) }
    return String(signs[at..<close])
  }

  /// Whether these letters come next, in any case; they are passed over.
  private mutating func has(_ word: String) -> Bool {
    let end = at - 1 + word.count
    guard end <= signs.count, String(signs[(at - 1)..<end]).lowercased() == word else { return false }
    at = end
    return true
  }

  private mutating func letter(_ sign: Character) {
    let lower = Character(sign.lowercased())
    if has("general") { return add(.general) }
    if has("am/pm") { return add(.halves("AM/PM")) }
    if has("a/p") { return add(.halves("A/P")) }
    if lower == "e", at < signs.count, "+-".contains(signs[at]) {
      at += 1
      return add(.exponent(showsPlus: signs[at - 1] == "+"))
    }
    guard "ymdhs".contains(lower) else {
      // Years of other calendars.
      if "geb".contains(lower) { return add(.date("?", 1)) }
      return add(.literal(String(sign)))
    }
    let start = at - 1
    while at < signs.count, signs[at].lowercased() == String(lower) { at += 1 }
    add(.date(lower, at - start))
  }

  /// `[h]`, `[$€-407]`, `[>=100]`, or a colour, which says nothing.
  private mutating func bracket(_ inside: String) {
    let lower = inside.lowercased()
    if let first = lower.first, "hms".contains(first), lower.allSatisfy({ $0 == first }) {
      return add(.elapsed(first, lower.count))
    }
    if inside.hasPrefix("$") {
      let parts = inside.dropFirst().split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      if !parts[0].isEmpty { add(.literal(String(parts[0]))) }
      guard parts.count == 2 else { return }
      section.language = FormatLanguage(parts[1])
      if ["F800", "F400"].contains(parts[1].uppercased()) { section.isOfSystem = true }
      return
    }
    let sign = inside.prefix { "<>=".contains($0) }
    if !sign.isEmpty, let bound = Double(inside.dropFirst(sign.count)) {
      section.condition = NumberFormat.Condition(sign: String(sign), bound: bound)
    }
  }
}
