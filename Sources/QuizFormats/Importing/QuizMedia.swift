internal import QuizCore
internal import TextLayout

/// A picture, a sound or another file that stood inside a quiz file, and belongs beside one that only names it.
package struct QuizMedia: Equatable, Sendable {
  /// Relative to the quiz's own folder: `cells-files/a.png`.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// The existing files at the places of a quiz's embedded ones.
package struct MediaTaken: Sendable {
  /// The files by path; one without bytes counts as different.
  package var files: [String: [UInt8]?]

  package init(_ files: [String: [UInt8]?] = [:]) {
    self.files = files
  }

  /// Whether something else than these bytes lies at a path.
  func callAsFunction(_ path: String, _ bytes: () -> [UInt8]?) -> Bool {
    files[path].map { $0 == nil || $0 != bytes() } ?? false
  }
}

/// Gathers the files of a quiz under names of their own in one folder.
///
/// A class, so that readers of single questions share it.
final class MediaShelf {
  /// Empty where the files go into the new file itself.
  let folder: String
  /// Whether another file has a path already.
  private let isTaken: MediaTaken
  private(set) var files: [QuizMedia] = []
  /// A file under the name it came with, whatever the case.
  private struct Original: Hashable {
    var name: String
    var bytes: [UInt8]
  }

  private var paths: [Original: String] = [:]
  private var taken: Set<String> = []
  /// The last number that a name got.
  private var numbers: [String: Int] = [:]

  init(folder: String, isTaken: MediaTaken = MediaTaken()) {
    self.folder = folder
    self.isTaken = isTaken
  }

  /// Keeps a file and gives back its path; an equal one of the same name is kept once, another gets a number.
  func keep(_ bytes: [UInt8], named name: String) -> String {
    let name = MediaName.safe(name)
    let original = Original(name: name.lowercased(), bytes: bytes)
    if let path = paths[original] { return path }
    var number = numbers[original.name] ?? 0
    var file = QuizMedia(path: "", bytes: bytes)
    var isFree = false
    while !isFree {
      number += 1
      let own = number == 1 ? name : MediaName.numbered(name, number)
      file.path = folder.isEmpty ? own : folder + "/" + own
      isFree = taken.insert(own.lowercased()).inserted && !isTaken(file.path) { bytes }
    }
    numbers[original.name] = number
    paths[original] = file.path
    files.append(file)
    return file.path
  }
}

/// Names of files that came with a quiz of another program.
enum MediaName {
  /// The name alone: no folder, no control characters, nothing that is hidden or longer than file systems take.
  static func safe(_ name: String) -> String {
    let last = name.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
    let plain = last.unicodeScalars.map { scalar -> Character in
      let isOdd =
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || "<>:\"|?*~".unicodeScalars.contains(scalar)
      return isOdd ? "_" : Character(scalar)
    }
    let shown = String(plain.drop { $0 == "." || $0 == " " }).trimmed
    if shown.isEmpty { return "file" }
    let (stem, ending) = parts(shown)
    return shortened(stem, to: 100) + shortened(ending, to: 20)
  }

  /// Whether a path is that of a file in a folder, or (of an empty one) of a file alone, under a name that is safe.
  static func lies(_ path: String, in folder: String) -> Bool {
    let start = folder.isEmpty ? "" : folder + "/"
    guard path.hasPrefix(start) else { return false }
    let name = path.dropFirst(start.count)
    return QuizReader.staysInside(String(name)) && !name.hasPrefix(".") && !name.contains { $0 == "/" || $0 == "\\" }
  }

  /// `a.png` as `a-2.png`.
  static func numbered(_ name: String, _ number: Int) -> String {
    let (stem, ending) = parts(name)
    return "\(stem)-\(number)\(ending)"
  }

  /// The name up to its last dot, and the rest.
  static func parts(_ name: String) -> (stem: String, ending: String) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
    return (String(name[..<dot]), String(name[dot...]))
  }

  private static func shortened(_ text: String, to count: Int) -> String {
    var text = text
    while text.utf8.count > count { text.removeLast() }
    return text
  }

  /// A path for addresses: other signs than letters, digits and `-._~/` as percent escapes.
  static func percented(_ path: String) -> String {
    var output = ""
    for byte in path.utf8 {
      let isPlain = byte.isASCIILetterOrDigit || "-._~/".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      output += isPlain ? String(UnicodeScalar(byte)) : "%" + (digits.count == 1 ? "0" : "") + digits
    }
    return output
  }

  /// The path that an address means: without `?…` and `#…`, percent signs decoded.
  static func unpercented(_ address: String) -> String {
    let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    return String(decoding: unpercented(Array(path)), as: UTF8.self)
  }

  /// The bytes with percent signs decoded.
  static func unpercented(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        output.append(value)
        rest = rest.dropFirst(2)
      } else {
        output.append(byte)
      }
    }
    return output
  }

  /// A path from a folder on, `.` and `..` resolved; it never leads above the top.
  static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in (folder + "/" + path).split(whereSeparator: { $0 == "/" || $0 == "\\" }) where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// The file that an address holds in itself: `data:image/png;base64,…`.
  static func inline(_ address: String) -> (name: String, bytes: [UInt8])? {
    guard address.prefix(5).lowercased() == "data:", let comma = address.firstIndex(of: ",") else { return nil }
    let head = address[..<comma].dropFirst(5).lowercased()
    guard head.hasSuffix(";base64"), let bytes = Base64.decoded(address[comma...].dropFirst().utf8) else { return nil }
    let kind = head.prefix { $0 != ";" }.split(separator: "/").last ?? ""
    let ending =
      ["jpeg": "jpg", "svg+xml": "svg", "mpeg": "mp3"][kind]
      ?? String(kind.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
    return (ending.isEmpty ? "file" : "picture." + ending, bytes)
  }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
