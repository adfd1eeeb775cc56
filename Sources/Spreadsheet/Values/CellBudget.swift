/// Bytes that the cells of a table may show together.
///
/// A text that is written once can stand in many cells, so that a small file could ask for more than any memory holds.
struct CellBudget {
  private var left = 256 << 20

  /// Whether there was so much left: `bytes` of a text, as often as it is shown.
  mutating func take(_ bytes: Int, times: Int = 1) -> Bool {
    let (taken, isTooMuch) = bytes.multipliedReportingOverflow(by: times)
    if isTooMuch || taken > left { left = 0 } else { left -= taken }
    return left > 0
  }
}
