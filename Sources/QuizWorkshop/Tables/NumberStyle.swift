internal import QuizCore
internal import QuizPlay
internal import Words

/// The sign before the decimals of a table's numbers, by which `1.000` is one or a thousand.
enum NumberStyle: Equatable {
  case point, comma
  /// The cells fit both signs.
  case unclear
}

/// The decimal sign of a table, found from all its cells: with one sign for all, no cell is read in its own favour.
struct NumberSurvey {
  /// Signs that stand before decimals for certain, as in `0,5` and `1.25`.
  private var certain: Set<NumberStyle> = []
  /// Signs by which a cell that can be read in two ways earns more.
  private var earning: Set<NumberStyle> = []

  mutating func note(_ cell: CellContent, _ question: Question) {
    if let style = CellNumber.style(of: cell) { certain.insert(style) }
    guard let unclear = UnclearNumber(cell), let style = unclear.style(bestFor: question) else { return }
    earning.insert(style)
  }

  /// The table's sign; `language` is the quiz's, which decides where the cells speak for both.
  func style(_ language: String?) -> NumberStyle {
    if certain.count == 1, let style = certain.first { return style }
    if earning.count == 1, let style = earning.first { return style }
    if earning.isEmpty { return .point }
    let own = language.map { String($0.prefix { $0 != "-" && $0 != "_" }).lowercased() }
    guard let known = own.flatMap(InterfaceLanguage.init(rawValue:)) else { return .unclear }
    return TypedNumber.text(of: 0.5, known).contains(",") ? .comma : .point
  }
}

/// A number with one sign before three digits: `1,234` and `1.234` are two numbers each.
struct UnclearNumber: Equatable {
  /// The value if the sign separates decimals.
  let decimal: Double
  /// The value if the sign separates thousands.
  let grouped: Double
  /// The style, if the sign separates decimals.
  private let style: NumberStyle

  /// Nil for a cell that means one number, as every number of a workbook does.
  init?(_ cell: CellContent) {
    let text = cell.text.trimmedCell
    guard cell.value == nil, let decimal = CellNumber.read(cell), let grouped = CellNumber.grouped(text),
      decimal != grouped
    else { return nil }
    (self.decimal, self.grouped) = (decimal, grouped)
    style = text.contains(",") ? .comma : .point
  }

  /// Nil where a table's cells speak for both signs.
  func value(_ style: NumberStyle) -> Double? {
    if style == .unclear { return nil }
    return style == self.style ? decimal : grouped
  }

  /// The sign by which it earns more; nil where both readings earn the same.
  func style(bestFor question: Question) -> NumberStyle? {
    let shares = [decimal, grouped].map { Marking.share(of: question, .value($0), partial: .net) }
    if shares[0] == shares[1] { return nil }
    if shares[0] > shares[1] { return style }
    return style == .comma ? .point : .comma
  }

  /// Why a cell is no number.
  func problem(_ cell: String) -> String {
    let texts = [decimal, grouped].map { ValueSpec.written(.numeric($0)) }
    return
      "'\(cell)' can be \(texts[0]) or \(texts[1]), and the table has numbers of both kinds: write the one that is meant"
  }
}
