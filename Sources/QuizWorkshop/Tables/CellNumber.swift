internal import QuizCore
internal import QuizPlay

/// Numbers in cells: with a point or a comma before the decimals, in groups where that can mean nothing else.
enum CellNumber {
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
