/// The texts that cells of a workbook share, one after the other in one block of memory.
struct SharedTexts {
  private var bytes: [UInt8] = []
  /// The end of each text.
  private var ends: [Int] = []

  init() {}

  /// Reads `xl/sharedStrings.xml` from `pieces`.
  init(part: String, _ pieces: () throws -> [UInt8]?) throws {
    let reader = XMLParts(part)
    var gathering = TextGathering()
    var bytes: [UInt8] = []
    var ends: [Int] = []
    var budget = CellBudget()
    var isTooLong = false
    reader.open = { element in
      if element.isCalled("si") { gathering.begin() }
      gathering.open(element)
    }
    reader.text = { gathering.add($0) }
    reader.close = { name in
      gathering.close(name)
      guard XMLElement.equal(name, "si") else { return }
      let text = Array(gathering.text.utf8)
      if budget.take(text.count) { bytes += text } else { isTooLong = true }
      ends.append(bytes.count)
    }
    while let piece = try pieces() {
      try reader.parse(piece)
      if isTooLong || gathering.isTooLong { throw SheetProblem.tooLong(line: 1) }
    }
    try reader.parse(nil)
    self.bytes = bytes
    self.ends = ends
  }

  /// The text with a number; nil when there is none.
  func text(_ number: Int) -> String? {
    guard ends.indices.contains(number) else { return nil }
    return String(decoding: bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]], as: UTF8.self)
  }
}
