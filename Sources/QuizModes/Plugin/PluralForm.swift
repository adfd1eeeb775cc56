/// The forms in which languages count, after the plural rules of the Unicode CLDR (release 45).
package enum PluralForm: String, CaseIterable, Sendable {
  case zero, one, two, few, many

  /// The form for a number in a language (`de`, `pt-BR`), nil for the one that all others have.
  init?(of number: Double, in language: String) {
    let number = abs(number)
    let whole = number == number.rounded(.down)
    let subtag = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    guard number.isFinite, let form = Self.form(PluralNumber(number, isWhole: whole), subtag, language) else {
      return nil
    }
    self = form
  }

  private static func form(_ n: PluralNumber, _ language: String, _ tag: String) -> PluralForm? {
    switch language {
    case "bm", "bo", "dz", "id", "ig", "ii", "ja", "jv", "km", "ko", "lo", "ms", "my", "sg", "su", "th", "to", "vi",
      "yo",
      "zh":
      return nil
    case "pt" where tag.lowercased().hasSuffix("pt-pt") || tag.lowercased().hasSuffix("pt_pt"):
      return n.isWhole && n.integer == 1 ? .one : nil
    case "fr", "pt", "hy", "kab", "ff": return n.integer <= 1 ? .one : nil
    case "am", "as", "bn", "fa", "gu", "hi", "kn", "zu": return n.integer == 0 || n.value == 1 ? .one : nil
    case "ak", "ln", "mg", "nso", "pa", "ti", "wa", "si": return n.value == 0 || n.value == 1 ? .one : nil
    case "da": return n.value == 1 || (!n.isWhole && n.integer <= 1) ? .one : nil
    case "is", "mk": return n.isWhole && n.ends(in: 1...1) ? .one : nil
    case "ru", "uk", "be": return slavic(n, orMany: true)
    case "hr", "sr", "bs", "sh": return slavic(n, orMany: false)
    case "pl": return n.value == 1 ? .one : n.isWhole ? n.ends(in: 2...4) ? .few : .many : nil
    case "cs", "sk": return n.value == 1 ? .one : n.isWhole ? (2...4).contains(n.integer) ? .few : nil : .many
    case "sl", "dsb", "hsb": return slovenian(n)
    case "lt", "lv": return baltic(n, language)
    case "ro", "mo":
      return n.value == 1 ? .one : !n.isWhole || n.value == 0 || (1...19).contains(n.integer % 100) ? .few : nil
    case "ar", "he", "iw", "mt": return semitic(n, language)
    case "ga", "gd", "cy", "br", "kw": return celtic(n, language)
    default: return n.value == 1 ? .one : nil
    }
  }

  private static func slavic(_ n: PluralNumber, orMany: Bool) -> PluralForm? {
    guard n.isWhole else { return nil }
    if n.ends(in: 1...1) { return .one }
    if n.ends(in: 2...4) { return .few }
    return orMany ? .many : nil
  }

  private static func slovenian(_ n: PluralNumber) -> PluralForm? {
    guard n.isWhole else { return .few }
    switch n.integer % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return nil
    }
  }

  private static func baltic(_ n: PluralNumber, _ language: String) -> PluralForm? {
    if language == "lt" {
      guard n.isWhole else { return .many }
      let isTeen = (11...19).contains(n.integer % 100)
      return isTeen ? nil : n.integer % 10 == 1 ? .one : n.integer % 10 >= 2 ? .few : nil
    }
    guard n.isWhole else { return nil }
    if n.integer % 10 == 0 || (11...19).contains(n.integer % 100) { return .zero }
    return n.ends(in: 1...1) ? .one : nil
  }

  private static func semitic(_ n: PluralNumber, _ language: String) -> PluralForm? {
    if language == "he" || language == "iw" {
      return n.value == 1 || (n.integer == 0 && !n.isWhole) ? .one : n.value == 2 ? .two : nil
    }
    guard n.isWhole else { return nil }
    let rest = n.integer % 100
    if language == "mt" {
      if n.integer == 1 { return .one }
      if n.integer == 2 { return .two }
      return n.integer == 0 || (3...10).contains(rest) ? .few : (11...19).contains(rest) ? .many : nil
    }
    switch n.integer {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default: return (3...10).contains(rest) ? .few : rest >= 11 ? .many : nil
    }
  }

  private static func celtic(_ n: PluralNumber, _ language: String) -> PluralForm? {
    guard n.isWhole else { return nil }
    switch (language, n.integer) {
    case ("cy", 0), ("kw", 0): return .zero
    case ("gd", 1), ("gd", 11), (_, 1): return .one
    case ("gd", 2), ("gd", 12), (_, 2): return .two
    case ("gd", 3...10), ("gd", 13...19), ("ga", 3...6), ("cy", 3): return .few
    case ("ga", 7...10), ("cy", 6): return .many
    default: return nil
    }
  }
}

/// A number as the rules speak of it.
private struct PluralNumber {
  /// Never negative.
  let value: Double
  /// The integer part; of very large numbers the last digits are lost.
  let integer: Int
  let isWhole: Bool

  init(_ value: Double, isWhole: Bool) {
    self.value = value
    integer = Int(exactly: min(value, 9e15).rounded(.down)) ?? 0
    self.isWhole = isWhole
  }

  /// Whether the last digit is one of these, but not in 11 to 14.
  func ends(in digits: ClosedRange<Int>) -> Bool {
    digits.contains(integer % 10) && !(11...14).contains(integer % 100)
  }
}
