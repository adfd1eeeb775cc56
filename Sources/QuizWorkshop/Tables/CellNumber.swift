internal import QuizCore
internal import QuizPlay
internal import Spreadsheet
internal import Words

/// Numbers in cells: with a point or a comma before the decimals, in groups where that can mean nothing else.
enum CellNumber {
  /// The number in a cell; nil for a workbook's cell shown otherwise, as `30%` is not 0.3.
  static func read(_ cell: CellContent) -> Double? {
    cell.value == nil ? read(cell.text) : cell.value?.number
  }

  static func read(_ cell: String) -> Double? {
    let text = cell.withPlainDigits.withPlainSigns.trimmedCell
    if let number = DecimalText.read(text) { return number }
    if text.count(where: { $0 == "," }) == 1, !text.contains(".") {
      return DecimalText.read(text.replacing(",", with: "."))
    }
    guard case .unclear(let readings) = TypedNumber.read(text, .english), readings.count == 1 else { return nil }
    return DecimalText.read(readings[0])
  }

  /// The sign that stands before the decimals for certain; nil where none does, or three digits follow it.
  static func style(of cell: CellContent) -> NumberStyle? {
    guard cell.value == nil, read(cell) != nil else { return nil }
    let text = cell.text.withPlainDigits.trimmedCell
    guard let sign = text.last(where: { ",.".contains($0) }), let place = text.lastIndex(of: sign) else { return nil }
    let isOnly = text.count { ",.".contains($0) } == 1
    if isOnly, grouped(text) != nil { return nil }
    // `1,234,567` has the sign between thousands, and the other one would stand before decimals.
    let isGroup = text.count { $0 == sign } > 1 && text[place...].count == 4
    return (sign == ",") == !isGroup ? .comma : .point
  }

  /// `1,234` or `1.234` as a whole number; nil for anything else.
  static func grouped(_ text: String) -> Double? {
    let digits = text.withPlainDigits.drop { $0 == "-" || $0 == "\u{2212}" || $0 == "+" }
    let parts = digits.split(separator: ",", omittingEmptySubsequences: false)
    let groups = parts.count == 2 ? parts : digits.split(separator: ".", omittingEmptySubsequences: false)
    guard groups.count == 2, groups[1].utf8.count == 3, (1...3).contains(groups[0].utf8.count), groups[0].first != "0",
      let whole = DecimalText.read(groups.joined())
    else { return nil }
    return digits.count < text.count && text.first != "+" ? -whole : whole
  }

  /// Why a cell is no number.
  static func problem(_ cell: String) -> String {
    if case .united(let number, let unit) = TypedNumber.read(cell, .english) {
      return Refusal.unitGiven(number, unit: unit).sentence
    }
    return "'\(cell)' is no number"
  }
}
