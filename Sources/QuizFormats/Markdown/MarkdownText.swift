internal import HTMLEntities

/// The text of one line of Markdown: backslashes before ASCII punctuation and character references stand for something
/// else, but not in spans of code (https://spec.commonmark.org/0.31.2/#inlines).
enum MarkdownText {
  /// Signs to escape because of other readers of the line.
  struct Hiding: OptionSet {
    let rawValue: Int

    /// `{`, where attributes may follow.
    static let braces = Hiding(rawValue: 1)
    /// `->`, where a left and its right are written.
    static let arrows = Hiding(rawValue: 2)
    /// `|`, where labels are written.
    static let bars = Hiding(rawValue: 4)
  }

  // MARK: Reading

  /// The text of a line, without surrounding white space.
  static func plain(_ line: some StringProtocol) -> String {
    let bytes = Array(line.utf8)[...].trimmedMarkdown
    guard bytes.contains(where: { $0 == backslash || $0 == ampersand }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    walk(bytes) { part in
      switch part {
      case .sign(let byte): output.append(byte)
      case .escaped(let byte): output.append(byte)
      case .code(let code): output += code
      case .reference(let text, _): output += text.utf8
      }
      return true
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The first occurrence of a text outside of code and unescaped, as offsets in bytes; nil when there is none.
  static func range(of wanted: StaticString, in line: String) -> Range<Int>? {
    let (bytes, wanted) = (Array(line.utf8), Array(String(describing: wanted).utf8))
    return places(of: wanted[0], in: bytes).first { bytes[$0...].starts(with: wanted) }.map { $0..<($0 + wanted.count) }
  }

  /// The places of a sign outside of code and unescaped.
  static func places(of sign: UInt8, in bytes: [UInt8]) -> [Int] {
    var places: [Int] = []
    var index = 0
    walk(bytes[...]) { part in
      if part == .sign(sign) { places.append(index) }
      index += part.length
      return true
    }
    return places
  }

  private enum Part: Equatable {
    case sign(UInt8)
    case escaped(UInt8)
    case code(ArraySlice<UInt8>)
    case reference(String, length: Int)

    var length: Int {
      switch self {
      case .sign: return 1
      case .escaped: return 2
      case .code(let code): return code.count
      case .reference(_, let length): return length
      }
    }
  }

  private static let (backslash, ampersand, tick) = (UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "`"))

  /// Goes over a line part by part; the visitor says whether to go on.
  private static func walk(_ bytes: ArraySlice<UInt8>, _ visit: (Part) -> Bool) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      for part in parts(at: index, in: bytes) {
        if !visit(part) { return }
        index += part.length
      }
    }
  }

  private static func parts(at index: Int, in bytes: ArraySlice<UInt8>) -> [Part] {
    let byte = bytes[index]
    if byte == backslash, index + 1 < bytes.endIndex, isPunctuation(bytes[index + 1]) {
      return [.escaped(bytes[index + 1])]
    }
    if byte == ampersand, let (text, length) = reference(at: index, in: bytes) {
      return [.reference(text, length: length)]
    }
    guard byte == tick else { return [.sign(byte)] }
    if let end = codeEnd(from: index, in: bytes) { return [.code(bytes[index..<end])] }
    return bytes[index...].prefix { $0 == tick }.map { .sign($0) }
  }

  /// The end of the span of code that begins here, after as many signs again; nil without them.
  private static func codeEnd(from start: Int, in bytes: ArraySlice<UInt8>) -> Int? {
    let length = bytes[start...].prefix { $0 == tick }.count
    var index = start + length
    while let next = bytes[index...].firstIndex(of: tick) {
      let run = bytes[next...].prefix { $0 == tick }.count
      index = next + run
      if run == length { return index }
    }
    return nil
  }

  /// The text of a character reference with its semicolon; nil for an unknown one.
  private static func reference(at start: Int, in bytes: ArraySlice<UInt8>) -> (text: String, length: Int)? {
    guard let end = bytes[start...].prefix(40).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = bytes[(start + 1)..<end]
    guard !name.isEmpty, name.allSatisfy({ isWordSign($0) || $0 == UInt8(ascii: "#") }) else { return nil }
    let text = String(decoding: bytes[start...end], as: UTF8.self)
    let decoded = decodeHTMLEntities(text)
    // A name of which only a part was decoded is no reference.
    return decoded == text || decoded.hasSuffix(";") && text != "&semi;" ? nil : (decoded, end + 1 - start)
  }

  private static func isWordSign(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// ASCII punctuation, which a backslash can escape.
  static func isPunctuation(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !isWordSign(byte)
  }

  // MARK: Images from elsewhere

  /// A line without remote images, whose descriptions stay, with their addresses.
  static func withoutRemoteImages(_ line: String) -> (text: String, paths: [String]) {
    let bytes = Array(line.utf8)[...]
    var output: [UInt8] = []
    var paths: [String] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if let image = remoteImage(at: index, in: bytes) {
        output += bytes[image.words]
        paths.append(image.path)
        index = image.end
        continue
      }
      for part in parts(at: index, in: bytes) {
        output += bytes[index..<index + part.length]
        index += part.length
      }
    }
    return paths.isEmpty ? (line, []) : (String(decoding: output, as: UTF8.self).trimmedMarkdown, paths)
  }

  /// `![words](https://…)` at a place.
  private static func remoteImage(
    at start: Int, in bytes: ArraySlice<UInt8>
  ) -> (words: Range<Int>, path: String, end: Int)? {
    guard bytes[start...].starts(with: Array("![".utf8)),
      let close = bytes[start...].prefix(500).firstIndex(of: UInt8(ascii: "]")),
      bytes[(close + 1)...].first == UInt8(ascii: "("),
      let end = bytes[close...].prefix(2000).firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let path = String(decoding: bytes[(close + 2)..<end].prefix { $0 != 0x20 }, as: UTF8.self)
    return path.contains("://") ? ((start + 2)..<close, path, end + 1) : nil
  }

  // MARK: Writing

  /// A line, or a text with its line breaks as references, so that it reads back unchanged.
  ///
  /// The beginning of the line is not examined.
  static func written(_ text: String, hiding: Hiding = []) -> String {
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 8)
    var index = 0
    let inside = bytes[...].trimmedMarkdown
    while index < bytes.count {
      if index == 0 || index == inside.endIndex, let edge = edge(at: index, of: bytes, inside) {
        output += edge.text
        index += edge.length
        continue
      }
      let (part, length) = part(at: index, of: bytes, hiding)
      output += part
      index += length
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The white space at the start or the end as references.
  private static func edge(
    at index: Int, of bytes: [UInt8], _ inside: ArraySlice<UInt8>
  ) -> (text: [UInt8], length: Int)? {
    let space = index == 0 && !inside.isEmpty ? bytes[..<inside.startIndex] : bytes[index...]
    guard !space.isEmpty, inside.isEmpty || index == 0 || index == inside.endIndex else { return nil }
    let references = String(decoding: space, as: UTF8.self).unicodeScalars.map { "&#\($0.value);" }.joined()
    return (Array(references.utf8), space.count)
  }

  private static func part(at index: Int, of bytes: [UInt8], _ hiding: Hiding) -> ([UInt8], Int) {
    let byte = bytes[index]
    switch byte {
    case backslash: return ([byte, byte], 1)
    case 0x0A, 0x0D: return (Array("&#\(byte);".utf8), 1)
    case UInt8(ascii: "!") where remoteImage(at: index, in: bytes[...]) != nil: return ([backslash, byte], 1)
    case ampersand: return (reference(at: index, in: bytes[...]) == nil ? [byte] : [backslash, byte], 1)
    case UInt8(ascii: "{") where hiding.contains(.braces): return ([backslash, byte], 1)
    case UInt8(ascii: "|") where hiding.contains(.bars): return (Array("&#124;".utf8), 1)
    case UInt8(ascii: "-") where hiding.contains(.arrows) && bytes[index...].starts(with: Array("->".utf8)):
      return ([backslash, byte], 1)
    case tick: return ticks(at: index, of: bytes, hiding)
    default: return ([byte], 1)
    }
  }

  /// A span of code as it is; other backticks are escaped, so that they open none later.
  private static func ticks(at index: Int, of bytes: [UInt8], _ hiding: Hiding) -> ([UInt8], Int) {
    if let end = codeEnd(from: index, in: bytes[...]) {
      let code = bytes[index..<end]
      let isOdd = code.contains { $0 == 0x0A || $0 == 0x0D || ($0 == UInt8(ascii: "|") && hiding.contains(.bars)) }
      if !isOdd { return (Array(code), code.count) }
    }
    let count = bytes[index...].prefix { $0 == tick }.count
    return ((0..<count).flatMap { _ in [backslash, tick] }, count)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without surrounding white space of Markdown: spaces of every kind, even no-break ones, and marks without
  /// width.
  var trimmedMarkdown: ArraySlice<UInt8> {
    var slice = self
    while let length = slice.spaceLength { slice = slice.dropFirst(length) }
    while let length = slice.spaceLengthAtEnd { slice = slice.dropLast(length) }
    return slice
  }

  /// The bytes of the white space at the beginning; nil without any.
  var spaceLength: Int? {
    guard let first else { return nil }
    switch first {
    case 0x20, 0x09, 0x0B, 0x0C, 0x0D, 0x0A: return 1
    case 0xC2, 0xE1, 0xE2, 0xE3, 0xEF: return Self.spaces.first { starts(with: $0) }?.count
    default: return nil
    }
  }

  private var spaceLengthAtEnd: Int? {
    guard let last else { return nil }
    if last <= 0x20 { return [0x20, 0x09, 0x0B, 0x0C, 0x0D, 0x0A].contains(last) ? 1 : nil }
    guard last >= 0x80 else { return nil }
    return Self.spaces.first { suffix($0.count).elementsEqual($0) }?.count
  }

  /// White space beyond ASCII: no-break and wide spaces, and those without width.
  private static let spaces: [[UInt8]] =
    (["\u{A0}", "\u{1680}", "\u{202F}", "\u{205F}", "\u{3000}", "\u{FEFF}"]
    + (0x2000...0x200B).compactMap { Unicode.Scalar($0).map(String.init) }).map { Array($0.utf8) }
}

extension String {
  var trimmedMarkdown: String { String(decoding: Array(utf8)[...].trimmedMarkdown, as: UTF8.self) }
}
