/// A text with gaps as Moodle's Cloze writes them: `{1:SHORTANSWER:=Paris#Yes~%50%Lyon#Nearly}`
/// (https://docs.moodle.org/en/Embedded_Answers_(Cloze)_question_type).
struct ClozeText {
  struct Gap {
    var kind: Kind
    /// How much it counts beside the others.
    var weight: Double
    var alternatives: [Alternative]
    /// The place of its brace, in bytes of the text.
    var start: Int
  }

  enum Kind: Equatable {
    case text(isExact: Bool)
    case number
    case choice(isMultiple: Bool, isShuffled: Bool)

    /// Whether several answers can be right together.
    var isMultiple: Bool { if case .choice(let isMultiple, _) = self { isMultiple } else { false } }

    var isTyped: Bool {
      switch self {
      case .text, .number: true
      case .choice: false
      }
    }
  }

  /// An answer that is foreseen, as it is written: escapes are undone, markup is not.
  struct Alternative {
    var share: Double
    var text: String
    var feedback: String?
  }

  /// The signs around the number of a gap in `marked`.
  static let (markStart, markEnd) = (GapDraft.markStart, GapDraft.markEnd)

  /// The text with a mark for each gap.
  private(set) var marked = ""
  private(set) var gaps: [Gap] = []
  /// Unknown types of gaps, with their places; they are plain text.
  private(set) var unknown: [(type: String, start: Int)] = []
  /// Whether a gap was open to the end of the text: then nothing closes a later one.
  private var isLeftOpen = false

  init(_ text: String) {
    let bytes = Array(
      text.unicodeScalars.filter { !(0xF8F0...0xF8F1).contains($0.value) }.reduce(into: "") {
        $0.unicodeScalars.append($1)
      }.utf8)
    var output: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "{"), let end = take(bytes, at: index, into: &output) else {
        output.append(bytes[index])
        index += 1
        continue
      }
      index = end
    }
    marked = String(decoding: output, as: UTF8.self)
  }

  /// `text` with the marks put back as text: the asked gap a line to fill in, the others dots.
  static func filled(_ text: String, asking number: Int, gap: String = "_____") -> String {
    var output = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: markStart) {
      output += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: markEnd) else { continue }
      output += Int(rest[..<end]) == number ? gap : "…"
      rest = rest[rest.index(after: end)...]
    }
    return output + rest
  }

  /// `text` with the marks as gaps, each named by its number; those left out, and unknown ones, are dots.
  static func gapped(_ text: String, without places: [Int]) -> String {
    var output = ""
    var rest = text.replacing("[[", with: "[ [")[...]
    while let start = rest.firstIndex(of: markStart) {
      output += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: markEnd) else { continue }
      let number = Int(rest[..<end]) ?? 0
      output += number == 0 || places.contains(number - 1) ? "…" : "[[\(number)]]"
      rest = rest[rest.index(after: end)...]
    }
    return output + rest
  }

  // MARK: Gaps

  private static let kinds: [String: Kind] = {
    var kinds: [String: Kind] = [:]
    for name in ["SHORTANSWER", "SA", "MW"] { kinds[name] = .text(isExact: false) }
    for name in ["SHORTANSWER_C", "SAC", "MWC"] { kinds[name] = .text(isExact: true) }
    for name in ["NUMERICAL", "NM"] { kinds[name] = .number }
    for (long, short, isMultiple) in [("MULTICHOICE", "MC", false), ("MULTIRESPONSE", "MR", true)] {
      for layout in ["", "V", "H"] {
        for shuffle in ["", "S"] {
          let kind = Kind.choice(isMultiple: isMultiple, isShuffled: shuffle == "S")
          kinds[short + layout + shuffle] = kind
          kinds[long + (layout + shuffle == "" ? "" : "_" + layout + shuffle)] = kind
        }
      }
    }
    return kinds
  }()

  /// Takes the gap that opens at a place, and says where it ends; nil for a brace that is text.
  private mutating func take(_ bytes: [UInt8], at start: Int, into output: inout [UInt8]) -> Int? {
    var index = start + 1
    while index < bytes.count, (0x30...0x39).contains(bytes[index]), index - start < 9 { index += 1 }
    let weight = Double(String(decoding: bytes[(start + 1)..<index], as: UTF8.self)) ?? 1
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return nil }
    let nameStart = index + 1
    index = nameStart
    while index < bytes.count, bytes[index] == UInt8(ascii: "_") || (0x41...0x5A).contains(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
    guard !isLeftOpen, name.utf8.count > 1, index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return nil }
    guard let (alternatives, end) = ClozeText.alternatives(bytes, from: index + 1) else {
      isLeftOpen = true
      return nil
    }
    if let kind = ClozeText.kinds[name] {
      gaps.append(Gap(kind: kind, weight: weight, alternatives: alternatives, start: start))
      output += "\(ClozeText.markStart)\(gaps.count)\(ClozeText.markEnd)".utf8
    } else {
      unknown.append((name, start))
      output += "\(ClozeText.markStart)0\(ClozeText.markEnd)".utf8
    }
    return end
  }

  /// The alternatives up to the brace that closes the gap, and the place behind it; nil when none does.
  private static func alternatives(_ bytes: [UInt8], from start: Int) -> (alternatives: [Alternative], end: Int)? {
    var alternatives: [Alternative] = []
    var part: [UInt8] = []
    var text: [UInt8]?
    func end() {
      if part.isEmpty, text == nil { return }
      alternatives.append(alternative(text ?? part, text == nil ? nil : part))
      (part, text) = ([], nil)
    }
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), index + 1 < bytes.count, "}#~".utf8.contains(bytes[index + 1]) {
        part.append(bytes[index + 1])
        index += 2
        continue
      }
      index += 1
      switch byte {
      case UInt8(ascii: "}"):
        end()
        return (alternatives, index)
      case UInt8(ascii: "~"): end()
      // `&#39;` is a character reference.
      case UInt8(ascii: "#") where text == nil && !isReference(part): (text, part) = (part, [])
      default: part.append(byte)
      }
    }
    return nil
  }

  private static func isReference(_ bytes: [UInt8]) -> Bool {
    bytes.last == UInt8(ascii: "&") || bytes.suffix(5).elementsEqual("&amp;".utf8)
  }

  /// `=right`, `%50%half`, or what earns nothing.
  private static func alternative(_ bytes: [UInt8], _ feedback: [UInt8]?) -> Alternative {
    var text = bytes[...].trimmedBytes
    var share = 0.0
    if text.first == UInt8(ascii: "=") {
      share = 1
      text = text.dropFirst()
    } else if text.first == UInt8(ascii: "%"), let end = text.dropFirst().firstIndex(of: UInt8(ascii: "%")),
      let percent = NumberText.read(String(decoding: text[(text.startIndex + 1)..<end], as: UTF8.self))
    {
      share = NumberText.share(percent: percent)
      text = text[(end + 1)...]
    }
    return Alternative(
      share: share, text: String(decoding: text.trimmedBytes, as: UTF8.self),
      feedback: feedback.map { String(decoding: $0, as: UTF8.self) })
  }
}
