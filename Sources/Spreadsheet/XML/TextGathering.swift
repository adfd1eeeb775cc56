internal import TextLayout

/// Gathers the text of a string of a workbook: that of its runs, raised and lowered ones in signs of their own, without what
/// says how it is read aloud.
struct TextGathering {
  private(set) var bytes: [UInt8] = []
  private(set) var isTooLong = false
  private var isInText = false
  private var phonetic = 0
  /// The start of the present run, and whether it is raised; nil when it stands on the line.
  private var run = 0
  private var isRaised: Bool?
  /// Excel holds 32,767 characters in a cell.
  private static let longest = 1 << 20

  mutating func begin() {
    bytes.removeAll(keepingCapacity: true)
    isInText = false
    phonetic = 0
    isRaised = nil
  }

  mutating func open(_ element: XMLElement) {
    if element.isCalled("t") { isInText = true }
    if element.isCalled("rPh") { phonetic += 1 }
    if element.isCalled("r") { beginRun(isRaised: nil) }
    if element.isCalled("vertAlign") {
      isRaised = ["superscript": true, "subscript": false][element.text("val") ?? ""]
    }
  }

  mutating func close(_ name: UnsafePointer<CChar>) {
    if XMLElement.equal(name, "t") { isInText = false }
    if XMLElement.equal(name, "rPh") { phonetic -= 1 }
    if XMLElement.equal(name, "r") { endRun() }
  }

  mutating func beginRun(isRaised: Bool?) { (run, self.isRaised) = (bytes.count, isRaised) }

  /// Puts the signs that Unicode has for it in place of a raised or lowered run; the spaces around it stay.
  mutating func endRun() {
    guard let isRaised, run < bytes.count else { return }
    self.isRaised = nil
    let text = String(decoding: bytes[run...], as: UTF8.self)
    let shifted = ShiftedText.written(text, isRaised: isRaised)
    if shifted.isEmpty { return }
    let spaces = (text.prefix { $0.isWhitespace }, text.reversed().prefix { $0.isWhitespace }.reversed())
    bytes.replaceSubrange(run..., with: (spaces.0 + shifted + String(spaces.1)).utf8)
  }

  mutating func add(_ text: UnsafeRawBufferPointer) {
    if isInText && phonetic == 0 { addValue(text) }
  }

  mutating func addValue(_ text: UnsafeRawBufferPointer) {
    if bytes.count + text.count > Self.longest {
      isTooLong = true
    } else {
      bytes.append(contentsOf: text)
    }
  }

  /// The text; `_x000D_` and its like stand for signs that XML cannot have.
  var text: String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "_")), text.contains("_x") else { return Self.withLineFeeds(text) }
    return Self.withLineFeeds(Self.unescaped(text))
  }

  private static func withLineFeeds(_ text: String) -> String {
    text.utf8.contains(13) ? text.replacing("\r\n", with: "\n").replacing("\r", with: "\n") : text
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "_") {
      result += rest[..<start]
      let code = rest[start...].prefix(7)
      let digits = code.dropFirst(2).prefix(4)
      if code.count == 7, code.hasPrefix("_x"), code.hasSuffix("_"), digits.allSatisfy(\.isHexDigit),
        let scalar = UInt32(digits, radix: 16).flatMap(UnicodeScalar.init)
      {
        result.unicodeScalars.append(scalar)
        rest = rest[code.endIndex...]
      } else {
        result.append("_")
        rest = rest[rest.index(after: start)...]
      }
    }
    return result + rest
  }
}
