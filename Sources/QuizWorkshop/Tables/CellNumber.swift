internal import QuizCore
internal import QuizPlay
internal import Spreadsheet

/// Numbers in cells: with a point or a comma before the decimals, in groups where that can mean nothing else.
enum CellNumber {
  /// What a cell of a workbook holds, unless it shows that as something else: `30%` is no 0.3.
  static func read(_ cell: CellContent) -> Double? {
    cell.value == nil ? read(cell.text) : cell.value?.number
  }

  static func read(_ cell: String) -> Double? {
    let text = cell.trimmedCell.replacing("\u{2212}", with: "-")
    if let number = DecimalText.read(text) { return number }
    if text.count(where: { $0 == "," }) == 1, !text.contains(".") {
      return DecimalText.read(text.replacing(",", with: "."))
    }
    guard case .unclear(let readings) = TypedNumber.read(text, .english), readings.count == 1 else { return nil }
    return DecimalText.read(readings[0])
  }

  /// Why a cell is no number.
  static func problem(_ cell: String) -> String {
    if case .united(let number, let unit) = TypedNumber.read(cell, .english) {
      return Refusal.unitGiven(number, unit: unit).sentence
    }
    return "'\(cell)' is no number"
  }
}
