/// The texts that cells of a workbook share, one after the other in one block of memory.
struct SharedTexts {
  private var bytes: [UInt8] = []
  /// Where each ends.
  private var ends: [Int] = []

  init() {}

  /// Of `xl/sharedStrings.xml`, which `pieces` gives.
  init(part: String, _ pieces: () throws -> [UInt8]?) throws {
    let reader = XMLParts(part)
    var gathering = TextGathering()
    var bytes: [UInt8] = []
    var ends: [Int] = []
    reader.open = { element in
      if element.isCalled("si") { gathering.begin() }
      gathering.open(element)
    }
    reader.text = { gathering.add($0) }
    reader.close = { name in
      gathering.close(name)
      guard XMLElement.equal(name, "si") else { return }
      bytes += Array(gathering.text.utf8)
      ends.append(bytes.count)
    }
    while let piece = try pieces() { try reader.parse(piece) }
    try reader.parse(nil)
    self.bytes = bytes
    self.ends = ends
  }

  /// Nil when there is none of that number.
  func text(_ number: Int) -> String? {
    guard ends.indices.contains(number) else { return nil }
    return String(decoding: bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]], as: UTF8.self)
  }
}
