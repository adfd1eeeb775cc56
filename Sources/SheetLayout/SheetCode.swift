/// The text of the code on a page of an answer sheet: `QZR1 A 2071 13 1/2 a4 4 8c2f01ab Ada`.
package struct SheetCode: Equatable, Sendable {
  package var version: String
  package var check: String
  package var seed: Int
  package var page: Int
  package var pages: Int
  package var paper: SheetPaper
  /// The count of digits of each number.
  package var digits: Int
  /// The shape of the version's questions, as ``SheetQuestion/shape(of:)`` gives it.
  package var shape: String
  /// The participant's name; empty on sheets for anybody.
  package var participant: String

  private static let mark = "QZR1"

  package init(
    version: String, check: String, seed: Int, page: Int = 1, pages: Int = 1, paper: SheetPaper, digits: Int,
    shape: String, participant: String = ""
  ) {
    (self.version, self.check, self.seed, self.page, self.pages) = (version, check, seed, page, pages)
    (self.paper, self.digits, self.shape, self.participant) = (paper, digits, shape, participant)
  }

  package var text: String {
    "\(Self.mark) \(version) \(check) \(seed) \(page)/\(pages) \(paper.rawValue) \(digits) \(shape) \(participant)"
  }

  /// Nil for the text of any other code.
  package init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 8, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 9, parts[0] == Self.mark, parts[1].count == 1, parts[2].utf8.count == 4,
      let seed = Int(parts[3]), let paper = SheetPaper(rawValue: parts[5]), let digits = Int(parts[6])
    else { return nil }
    let pages = parts[4].split(separator: "/").map { Int($0) ?? 0 }
    guard pages.count == 2, pages[0] >= 1, pages[1] >= pages[0], pages[1] <= 100,
      (0...SheetLayout.mostDigits).contains(digits)
    else { return nil }
    self.init(
      version: parts[1], check: parts[2], seed: seed, page: pages[0], pages: pages[1], paper: paper, digits: digits,
      shape: parts[7], participant: parts[8])
  }
}
