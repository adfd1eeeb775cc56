internal import QuizCore

/// Numbers with a tolerance, as GIFT writes them.
enum NumberRange {
  /// `3`, `3:0.5` (3 ± 0.5), `3:5%`, `3:x2` (from half to double) or `2.5..3.5`, which is the middle and half the width.
  static func read(_ text: String) -> (value: Double, tolerance: Tolerance)? {
    if let dots = text.range(ofText: "..") {
      guard let low = NumberText.read(text[..<dots.lowerBound]), let high = NumberText.read(text[dots.upperBound...]),
        (high - low).isFinite
      else { return nil }
      let (middle, distance) = between(low, high)
      return (middle, .absolute(distance))
    }
    let halves = text.split(separator: ":", omittingEmptySubsequences: false)
    guard halves.count <= 2, let value = NumberText.read(halves[0]) else { return nil }
    if halves.count == 1 { return (value, .absolute(0)) }
    return tolerance(String(halves[1])).map { (value, $0) }
  }

  /// `0.5`, `5%` of the right number, or `x2` for from half to double.
  static func tolerance(_ text: String) -> Tolerance? {
    let text = text.trimmed
    if text.hasSuffix("%") {
      return NumberText.read(text.dropLast()).map { .relative(abs(NumberText.share(percent: $0))) }
    }
    guard text.first == "x" || text.first == "X" else { return NumberText.read(text).map { .absolute(abs($0)) } }
    return NumberText.read(text.dropFirst()).flatMap { $0 > 0 ? .geometric($0) : nil }
  }

  /// The middle and half the width, rounded where the arithmetic would show: (0.1 + 0.3) / 2 is 0.2.
  static func between(_ low: Double, _ high: Double) -> (middle: Double, distance: Double) {
    (tidy(low / 2 + high / 2), tidy(abs(high - low) / 2))
  }

  private static func tidy(_ value: Double) -> Double {
    let scaled = value * 1e12
    guard abs(scaled) < 1e15 else { return value }
    let rounded = scaled.rounded() / 1e12
    // Of a very small number the twelfth decimal is no trace of arithmetic.
    return abs(rounded - value) <= abs(value) * 1e-9 ? rounded : value
  }

  /// The keys of an answer that applies there.
  static func fields(_ value: Double, _ tolerance: Tolerance, at offset: Int) -> [SourceField] {
    [SourceField("value", .numeric(value), at: offset)]
      + (content(tolerance, at: offset).map { [SourceField("tolerance", $0, at: offset)] } ?? [])
  }

  /// The tolerance as a quiz says it; nil for none.
  static func content(_ tolerance: Tolerance, at offset: Int) -> Content? {
    switch tolerance {
    case .absolute(let distance): return distance == 0 ? nil : .numeric(distance)
    case .relative(let share): return .map([SourceField("relative", .numeric(share), at: offset)])
    case .geometric(let factor): return .map([SourceField("geometric", .numeric(factor), at: offset)])
    }
  }

  // MARK: Writing

  /// The text of a number with its tolerance; `read` reads it back.
  static func written(_ value: Double, _ tolerance: Tolerance) -> String {
    let number = NumberText.written(value)
    switch tolerance {
    case .absolute(let distance): return distance == 0 ? number : "\(number):\(NumberText.written(distance))"
    case .relative(let share): return "\(number):\(NumberText.exactPercent(share) ?? NumberText.percent(share))%"
    case .geometric(let factor): return "\(number):x\(NumberText.written(factor))"
    }
  }

  /// The spans for programs that know only a number and a distance.
  ///
  /// Where the right number is not in the middle, the first span is that number alone, which they show.
  static func spans(_ value: Double, _ tolerance: Tolerance) -> [(value: Double, low: Double, high: Double)] {
    switch tolerance {
    case .absolute(let distance): return [(value, value - distance, value + distance)]
    case .relative(let share):
      let distance = abs(value * share)
      return [(value, value - distance, value + distance)]
    case .geometric(let factor):
      let (low, high) = (min(value / factor, value * factor), max(value / factor, value * factor))
      if low == high { return [(value, value, value)] }
      return [(value, value, value), (between(low, high).middle, low, high)]
    }
  }
}

extension AnswerDraft {
  /// Rules for a number that is right from `low` to `high`, itself among them: one where a quiz has a word for it, else one
  /// for the number, which is shown, and one for all of the rest.
  func rules(for value: Double, from low: Double, to high: Double) -> [AnswerDraft] {
    let (below, above) = (value - low, high - value)
    let (middle, distance) = NumberRange.between(low, high)
    if abs(below - above) <= 1e-9 * max(1, abs(value)) { return [near(value, .absolute(distance))] }
    if let factor = Self.factor(value, low, high) { return [near(value, .geometric(factor))] }
    return [near(value, .absolute(0)), near(middle, .absolute(distance))]
  }

  func near(_ value: Double, _ tolerance: Tolerance) -> AnswerDraft {
    var rule = self
    rule.rule = NumberRange.fields(value, tolerance, at: offset)
    rule.text = ""
    return rule
  }

  /// The factor between a number and both bounds; nil for other bounds.
  fileprivate static func factor(_ value: Double, _ low: Double, _ high: Double) -> Double? {
    guard value != 0, low != 0, high != 0, (low > 0) == (value > 0), (high > 0) == (value > 0), low < high else {
      return nil
    }
    let (up, down) = value > 0 ? (high / value, value / low) : (low / value, value / high)
    guard abs(up - down) <= 1e-9 * up else { return nil }
    return (up * 1e9).rounded() / 1e9
  }
}

extension QuestionDraft {
  /// Gives a question its right number when there is a single one without a word about it, else its rules.
  mutating func solve(byNumbers rules: [AnswerDraft]) {
    let rules = rules.withFactors
    guard rules.count == 1, let only = rules.first, only.isCorrect, only.feedback == nil,
      let value = only.rule.first(where: { $0.key == "value" })?.value
    else {
      answers = rules
      return
    }
    correct = value
    tolerance = only.rule.first { $0.key == "tolerance" }?.value
  }
}

extension [AnswerDraft] {
  /// The answers with weights of the rule `net` as right and wrong: 1/n for each right one, −1/n for each wrong one.
  ///
  /// Other weights stay shares, even whole ones, as choices add up.
  var asNet: [AnswerDraft] {
    let worths = map { $0.fraction ?? ($0.isCorrect ? 1 : 0) }
    let count = Double(worths.count { $0 > 0 })
    guard count > 0, worths.allSatisfy({ abs(abs($0) - 1 / count) < 1e-6 }) else { return map(\.withShare) }
    return zip(self, worths).map { answer, worth in
      var answer = answer
      answer.fraction = nil
      answer.isCorrect = worth > 0
      return answer
    }
  }
}

extension [AnswerDraft] {
  /// A number alone before a range around it is a number from a part of it to a multiple, where it divides the range so.
  fileprivate var withFactors: [AnswerDraft] {
    var kept: [AnswerDraft] = []
    for rule in self {
      guard let last = kept.last, let (value, none) = last.absolute, none == 0, let (middle, distance) = rule.absolute,
        distance > 0, last.worthAndWords == rule.worthAndWords,
        let factor = AnswerDraft.factor(value, middle - distance, middle + distance)
      else {
        kept.append(rule)
        continue
      }
      kept[kept.count - 1] = last.near(value, .geometric(factor))
    }
    return kept
  }
}

extension AnswerDraft {
  /// Everything it has beside its number.
  fileprivate var worthAndWords: [String] { [String(isCorrect), fraction.map { String($0) } ?? "", feedback ?? ""] }

  /// The number with its absolute tolerance; nil for another rule.
  fileprivate var absolute: (value: Double, distance: Double)? {
    guard let value = rule.first(where: { $0.key == "value" })?.value.content.double else { return nil }
    guard let tolerance = rule.first(where: { $0.key == "tolerance" })?.value.content else { return (value, 0) }
    return tolerance.double.map { (value, $0) }
  }

  fileprivate var withShare: AnswerDraft {
    var answer = self
    if isCorrect { answer.fraction = fraction ?? 1 }
    return answer
  }
}

extension SourceValue.Content {
  fileprivate var double: Double? {
    switch self {
    case .int(let value): return Double(value)
    case .number(let value): return value
    default: return nil
    }
  }
}

extension String {
  func range(ofText text: String) -> Range<String.Index>? {
    ranges(of: text).first
  }
}

/// Numbers as the foreign formats write them.
enum NumberText {
  /// A decimal number, finite, with `.` or a single `,` as the decimal point, and a minus of any kind; nil for anything else.
  static func read(_ text: some StringProtocol) -> Double? {
    var bytes = Array(String(text).withPlainDigits.withPlainSigns.utf8.drop { $0 == 0x20 || $0 == 0x09 })
    while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
    if !bytes.contains(UInt8(ascii: ".")), bytes.count(where: { $0 == UInt8(ascii: ",") }) == 1 {
      bytes = bytes.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
    }
    // Swift also reads hexadecimal, "inf" and "nan", which no quiz means.
    guard !bytes.isEmpty, bytes.count <= 40, bytes.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }),
      let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite
    else { return nil }
    return value
  }

  /// The fewest digits that read back equal, without the `.0` of a whole number.
  static func written(_ value: Double) -> String {
    if let whole = Int(exactly: value) { String(whole) } else { String(value) }
  }

  /// A share as a percentage with at most five decimals, as Moodle writes weights.
  static func percent(_ share: Double) -> String {
    let scaled = (share * 1e7).rounded() / 1e5
    return written(scaled)
  }

  /// A share as a percentage that `share(percent:)` reads back exactly; nil when there is none.
  static func exactPercent(_ share: Double) -> String? {
    let scaled = share * 100
    let candidates = [percent(share)] + [scaled, scaled.nextUp, scaled.nextDown].map(written)
    return candidates.first { read($0).map(self.share(percent:)) == share }
  }

  /// A percentage as a share; one that is within 0.00001 of a fraction with a denominator up to 20 becomes that fraction,
  /// as 33.33333 means a third.
  static func share(percent: Double) -> Double {
    let share = percent / 100
    guard abs(share) <= 1 else { return share }
    for denominator in 1...20 {
      let numerator = (share * Double(denominator)).rounded()
      let exact = numerator / Double(denominator)
      if abs(exact - share) < 1e-6 { return exact }
    }
    return share
  }
}
