package import QuizCore
package import Words

/// A number as a player typed it, read the same in every face.
package enum TypedNumber: Equatable, Sendable {
  case number(Double)
  /// An ambiguous number, or one with grouped digits: its possible meanings, each written unambiguously.
  case unclear([String])
  /// A number with a unit before or after it: the number alone, and the unit.
  case united(String, unit: String)
  case none

  /// Reads a number with a point or a comma before its decimals, in digits of any script, with any kind of minus, since
  /// phones type a short dash.
  ///
  /// `10,935` is unclear in every language: some read ten, others ten thousand. `10.935` is unclear where points
  /// separate thousands. Any other grouping has one meaning, but is confirmed as well.
  package static func read(_ text: String, _ language: InterfaceLanguage) -> TypedNumber {
    let typed = text.withPlainDigits.withPlainSigns.trimmed
    let sign = typed.prefix { "+-".contains($0) }
    let body = String(typed.dropFirst(sign.count))
    let mark = mark(language)
    let plain = decimal(body)
    guard let grouped = Grouping.read(body), plain == nil || grouped.separator != "." || mark != "." else {
      let number = plain.flatMap { DecimalText.read(sign + $0) }.map(TypedNumber.number)
      return number ?? united(typed, language) ?? .none
    }
    guard sign.count < 2 else { return .none }
    let readings = [grouped.decimal, plain].compactMap { $0 }
    return .unclear(readings.map { (sign == "-" ? "-" : "") + written($0, mark) })
  }

  /// `180 g/mol`, `5%`, `$3.50`, `1e2 kg`: the number must be one that means nothing else.
  private static func united(_ typed: String, _ language: InterfaceLanguage) -> TypedNumber? {
    guard typed.utf8.count <= longestUnited else { return nil }
    let isOfNumber = { (character: Character) in
      character.isASCII && character.isNumber || "+-.,'\u{2019} \u{A0}\u{202F}\u{2009}".contains(character)
    }
    let sign = typed.first.flatMap { $0.isCurrencySymbol ? String($0) : nil } ?? ""
    let digits = typed.dropFirst(sign.count).prefix(while: isOfNumber)
    let power = exponent(behind: digits, in: typed.dropFirst(sign.count + digits.count))
    let number = digits + power
    let behind = typed.dropFirst(sign.count + number.count)
    let rest = power.isEmpty ? behind : behind.drop(while: \.isWhitespace)
    let unit = sign + String(rest).trimmed
    let isUnit = rest.isEmpty ? !sign.isEmpty : isUnit(rest, behind: number)
    guard !unit.isEmpty, isUnit, case .number(let value) = read(String(number), language) else { return nil }
    return .united(text(of: value, language), unit: unit)
  }

  /// The power of ten right after digits, as the `e2` of `1e2 kg`; empty without one.
  private static func exponent(behind digits: Substring, in rest: Substring) -> Substring {
    guard let last = digits.last, last.isNumber, let sign = rest.first, "eE".contains(sign) else { return "" }
    let signed = rest.dropFirst().prefix(1).filter { "+-".contains($0) }.count
    let power = rest.dropFirst(1 + signed).prefix { $0.isASCII && $0.isNumber }
    return power.isEmpty ? "" : rest.prefix(1 + signed + power.count)
  }

  /// True when the text after a number is a unit: `g/mol`, `m2`, `people`; not `x10` of `0x10`, `e400`, `/4`.
  private static func isUnit(_ rest: Substring, behind number: Substring) -> Bool {
    let signs = Array(rest)
    guard signs[0].isLetter || signs[0].isSymbol || "%°′″'\"/²³".contains(signs[0]) else { return false }
    if signs.count > 1, "xX×".contains(signs[0]) { return false }
    return signs.indices.allSatisfy { place in
      guard signs[place].isWholeNumber, !"²³".contains(signs[place]) else { return true }
      // The power of a unit is one digit behind a letter: `m2`, `s^-1`.
      let next = place + 1 < signs.count ? signs[place + 1] : " "
      let letter = signs[..<place].last { !"^-\u{2212}".contains($0) }
      let isGluedToNought = number == "0" && place == 1
      return letter?.isLetter == true && !next.isWholeNumber && !isGluedToNought
    }
  }

  /// The most bytes of a number with its unit; longer texts are sentences.
  private static let longestUnited = 80

  /// The text with a point as its decimal mark, as far as commas and points go; nil with more than one of them.
  private static func decimal(_ body: String) -> String? {
    guard body.count(where: { ",.".contains($0) }) <= 1 else { return nil }
    let text = body.replacing(",", with: ".")
    return DecimalText.read(text) == nil ? nil : text
  }

  /// A number as a reader of that language types it; reading it gives the same number.
  package static func text(of value: Double, _ language: InterfaceLanguage) -> String {
    written(ValueSpec.written(.numeric(value)), mark(language))
  }

  private static func mark(_ language: InterfaceLanguage) -> Character {
    PlainWords.of(language).decimalMark == "," ? "," : "."
  }

  /// A reading with the language's mark, and a zero at its end where three decimals would look like a group.
  private static func written(_ decimal: String, _ mark: Character) -> String {
    let text = decimal.replacing(".", with: String(mark))
    return mark == "," && Grouping.read(text) != nil ? text + "0" : text
  }

  /// The number, unless it has to be asked back.
  package var value: Double? { if case .number(let value) = self { value } else { nil } }
}

/// Digits in groups of three: `10,935`, `1.234.567,5`, `1 234`, `1'234.5`.
private struct Grouping {
  /// The sign between the groups.
  let separator: Character
  /// The number without it, with a point before its decimals.
  let decimal: String

  private static let separators: [Character] = [",", ".", " ", "\u{A0}", "\u{202F}", "\u{2009}", "'", "\u{2019}"]

  static func read(_ text: String) -> Grouping? {
    for separator in separators where text.contains(separator) {
      for mark in [".", ","] as [Character] where mark != separator {
        if let decimal = ungrouped(text, separator, mark) { return Grouping(separator: separator, decimal: decimal) }
      }
    }
    return nil
  }

  private static func ungrouped(_ text: String, _ separator: Character, _ mark: Character) -> String? {
    let halves = text.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
    let groups = halves[0].split(separator: separator, omittingEmptySubsequences: false)
    guard groups.count > 1, (1...3).contains(groups[0].count), groups[0].first != "0",
      groups.dropFirst().allSatisfy({ $0.count == 3 }), (groups + halves.dropFirst()).allSatisfy(isDigits)
    else { return nil }
    return ([groups.joined()] + halves.dropFirst().map(String.init)).joined(separator: ".")
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
  }
}

extension TypedNumber {
  /// A sentence that asks back; nil where nothing is unclear.
  package func question(about line: String, _ language: InterfaceLanguage) -> String? {
    let words = PlainWords.of(language)
    if case .united(let number, let unit) = self { return words.numberWithoutUnit(["number": number, "unit": unit]) }
    guard case .unclear(let readings) = self, let first = readings.first else { return nil }
    guard readings.count > 1 else { return words.groupedNumber(["line": line, "reading": first]) }
    return words.unclearNumber(["line": line, "first": first, "second": readings[1]])
  }
}

/// A value as a player typed it at a mode's input.
package enum TypedValue: Equatable, Sendable {
  case value(PlainValue)
  /// A number that has to be asked back.
  case unclear(TypedNumber)
  case none
}

extension ValueSpec {
  /// The value that a player means: as on the command line, but numbers as people of that language write them.
  package func typed(_ text: String, _ language: InterfaceLanguage) -> TypedValue {
    guard isNumeric else { return parsed(text).map(TypedValue.value) ?? .none }
    switch TypedNumber.read(text, language) {
    case .number(let number):
      let value = parsed(text.trimmed) ?? accepted(.numeric(number))
      return value.map(TypedValue.value) ?? .none
    case .unclear, .united: return .unclear(.read(text, language))
    case .none: return .none
    }
  }

  private var isNumeric: Bool {
    switch type {
    case .int, .number, .percent, .seconds: true
    case .bool, .text, .choice, .date, .list, .map: false
    }
  }

  /// Whether any text can be a value.
  var takesAnyText: Bool {
    switch type {
    case .text, .list, .map: true
    case .int, .number, .percent, .seconds, .bool, .choice, .date: false
    }
  }
}
