/// The parts of a form with files (`multipart/form-data`, RFC 7578).
struct Multipart: Equatable, Sendable {
  private(set) var fields: [(name: String, value: String)] = []
  private(set) var files: [File] = []

  struct File: Equatable, Sendable {
    /// The field that it was chosen in.
    var field: String
    /// The name that it had, without folders.
    var name: String
    var bytes: [UInt8]
  }

  /// Nil for another kind of body, and for a malformed one.
  init?(_ request: WebRequest) {
    guard let type = request.single("content-type"), let boundary = Self.boundary(type) else { return nil }
    let body = request.body
    let mark = Array("--\(boundary)".utf8)
    guard var place = Self.find(mark, in: body, from: 0) else { return nil }
    while true {
      place += mark.count
      if body[place...].starts(with: "--".utf8) { return }
      guard body[place...].starts(with: "\r\n".utf8),
        let next = Self.find(Array("\r\n".utf8) + mark, in: body, from: place)
      else { return nil }
      guard add(body[min(place + 2, next)..<next]) else { return nil }
      place = next + 2
    }
  }

  private mutating func add(_ part: ArraySlice<UInt8>) -> Bool {
    guard let end = Self.find(Array("\r\n\r\n".utf8), in: part, from: part.startIndex),
      let head = Head(part[..<end])
    else { return false }
    let bytes = part[(end + 4)...]
    if head.isEmptyFile { return true }
    if let file = head.file {
      files.append(File(field: head.name, name: file, bytes: Array(bytes)))
      return true
    }
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else { return false }
    fields.append((head.name, text))
    return true
  }

  /// The lines before a part's content, as far as they say what it is.
  struct Head {
    let name: String
    /// The name of a file, without folders; nil for a field of text.
    let file: String?
    /// A field in which no file was chosen is sent without a name.
    var isEmptyFile: Bool { file?.isEmpty == true }

    /// Nil for a malformed one.
    init?(_ bytes: ArraySlice<UInt8>) {
      guard let head = String(validating: bytes, as: UTF8.self) else { return nil }
      let lines = head.split(separator: "\r\n").map(String.init)
      guard let disposition = lines.first(where: { $0.lowercased().hasPrefix("content-disposition:") }),
        let name = Multipart.parameter("name", of: disposition)
      else { return nil }
      self.name = name
      file = Multipart.parameter("filename", of: disposition).map { path in
        path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
      }
    }
  }

  static func boundary(_ type: String) -> String? {
    guard type.lowercased().hasPrefix("multipart/form-data"), let start = type.firstRange(of: "boundary=") else {
      return nil
    }
    let text = type[start.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" }
    return (1...70).contains(text.utf8.count) ? text : nil
  }

  /// `form-data; name="a"; filename="b.png"`; browsers write a quote inside as `%22`.
  fileprivate static func parameter(_ name: String, of line: String) -> String? {
    guard let start = line.firstRange(of: "; \(name)=\"") else { return nil }
    let rest = line[start.upperBound...]
    return rest.firstIndex(of: "\"").map { String(rest[..<$0]).replacing("%22", with: "\"") }
  }

  static func find(_ mark: [UInt8], in bytes: some RandomAccessCollection<UInt8>, from start: Int) -> Int? {
    bytes.withContiguousStorageIfAvailable { buffer in
      // Slices begin at zero here.
      let offset = (bytes.startIndex as? Int) ?? 0
      var place = start - offset
      while place + mark.count <= buffer.count {
        guard let next = buffer[place...].firstIndex(of: mark[0]), next + mark.count <= buffer.count else { return nil }
        if buffer[next..<(next + mark.count)].elementsEqual(mark) { return next + offset }
        place = next + 1
      }
      return nil
    } ?? nil
  }

  static func == (one: Multipart, other: Multipart) -> Bool {
    one.files == other.files && one.fields.elementsEqual(other.fields) { $0 == $1 }
  }
}

/// The name under which a file is put beside a quiz.
enum MediaFileName {
  /// `my-cat-5f3a91.png` of `My Cat.PNG`: small letters and hyphens, and a mark of the content, so that no other file of that
  /// name is lost.
  static func of(_ name: String, _ bytes: [UInt8]) -> String {
    let parts = name.split(separator: ".")
    let ending = parts.count > 1 ? word(parts[parts.count - 1]) : ""
    let stem = word(parts.first ?? "").prefix(40)
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let mark = String(hash, radix: 36).prefix(8)
    return (stem.isEmpty ? "" : "\(stem)-") + mark + (ending.isEmpty ? "" : ".\(ending)")
  }

  private static func word(_ text: some StringProtocol) -> String {
    text.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
      .split(separator: "-").map { String($0) }.joined(separator: "-")
  }
}
