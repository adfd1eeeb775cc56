internal import HTMLText
internal import QuizCore
internal import QuizHTML
package import QuizLibrary

/// Pictures as they stand inside of a file, each read once.
final class PagePictures {
  private let read: (String) -> [UInt8]?
  private var known: [String: String?] = [:]
  private var sizes: [String: PictureSize] = [:]

  init(read: @escaping (String) -> [UInt8]?) {
    self.read = read
  }

  /// `data:image/png;base64,…`; nil when there is no picture that browsers show.
  func source(_ name: String) -> String? {
    if let known = known[name] { return known }
    let source = read(name).flatMap { bytes in
      sizes[name] = PictureSize(bytes)
      return Self.type(of: bytes).map { "data:image/\($0);base64,\(Self.base64(bytes))" }
    }
    known[name] = .some(source)
    return source
  }

  /// How large a picture is, when that is known.
  func size(_ name: String) -> PictureSize? {
    _ = source(name)
    return sizes[name]
  }

  /// The type by the first bytes, whatever the file's name.
  private static func type(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "jpeg" }
    if bytes.starts(with: Array("GIF8".utf8)) { return "gif" }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) { return "webp" }
    return nil
  }

  /// RFC 4648.
  static func base64(_ bytes: [UInt8]) -> String {
    let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var output: [UInt8] = []
    output.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let value = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        output.append(place <= group.count ? signs[value >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}

/// Pictures that many sections of one page show: each stands once in its style sheet, and is named by a class.
struct SharedPictures {
  private var classes: [String: String] = [:]
  /// The rules that hold the pictures.
  private(set) var style = ""
  /// The names of unreadable pictures, with the ids of their questions.
  private(set) var lost: [(name: String, question: String)] = []
  /// The greatest height of pictures on paper, in millimetres.
  private static let highest = 60.0

  init(of questions: [Question], _ pictures: PagePictures) {
    for question in questions {
      for name in question.picturePaths where classes[name] == nil {
        guard let source = pictures.source(name) else {
          lost.append((name, question.id))
          continue
        }
        let own = "picture-\(classes.count + 1)"
        classes[name] = own
        style += ".\(own) { background-image: url(\"\(source)\"); \(Self.measures(pictures.size(name))) }\n"
      }
    }
  }

  /// The natural size, at most as wide as the page and as high as `highest`; unknown sizes get that height.
  private static func measures(_ size: PictureSize?) -> String {
    guard let size else { return "height: \(Int(highest))mm;" }
    let widest = Scores.written(highest * Double(size.width) / Double(size.height))
    return "width: min(100%, \(size.width)px, \(widest)mm); aspect-ratio: \(size.width) / \(size.height);"
  }

  @HTMLBuilder func html(_ question: Question?) -> HTML {
    if let question, let name = question.image, let own = classes[name] {
      Tag.div(.class("picture", own), .named("role", "img"), .aria("label", question.imageAlt ?? ""))
    }
  }

  /// A picture inside of a text; nil for one that is not there.
  func html(_ name: String, _ alt: String) -> HTML? {
    classes[name].map { own in
      Tag.span(.class("picture", "inner", own), .named("role", "img"), .aria("label", alt))
    }
  }
}

extension Question {
  /// The names of all pictures that it shows: its own, and those in its texts.
  var picturePaths: [String] {
    var paths = image.map { [$0] } ?? []
    guard markup != .plain else { return paths }
    var texts = [text] + answers.map(\.text) + answers.compactMap(\.feedback) + extra
    for pair in pairs { texts += [pair.left, pair.right] }
    if let explanation { texts.append(explanation) }
    for path in texts.flatMap({ ShownText($0, markup).picturePaths }) where !paths.contains(path) {
      paths.append(path)
    }
    return paths
  }
}

/// A folder with a picture of each page: `scan` writes it, feedback sheets show it.
package struct PageFolder: Sendable {
  private let path: String
  /// A page has some hundred kilobytes.
  private static let largest = 8 << 20
  private static let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

  package init(_ path: String) { self.path = path.hasSuffix("/") ? path : path + "/" }

  package func make() throws(FileFailure) { try Files.makeFolder(path) }

  /// `Ada-1.png`; signs that are no part of file names are written as `%2F`.
  private func file(_ participant: String, _ page: Int) -> String {
    let forbidden = Set("%/\\:*?\"<>|".utf8)
    var name: [UInt8] = []
    for (place, byte) in participant.utf8.enumerated() {
      if byte < 0x20 || byte == 0x7F || forbidden.contains(byte) || place == 0 && byte == UInt8(ascii: ".") {
        let digits = String(byte, radix: 16, uppercase: true)
        name += Array("%\(digits.count < 2 ? "0" : "")\(digits)".utf8)
      } else {
        name.append(byte)
      }
    }
    return "\(path)\(String(decoding: name, as: UTF8.self))-\(page).png"
  }

  func write(_ picture: [UInt8], _ participant: String, _ page: Int) throws(FileFailure) {
    try Files.write(picture, to: file(participant, page), mode: 0o666)
  }

  /// The picture of a page; nil without one.
  func picture(of participant: String, _ page: Int) -> [UInt8]? {
    Files.readNamed(file(participant, page), upTo: Self.largest)
  }

  /// The pages of a participant, from the first on; empty without any.
  func pictures(of participant: String) -> [[UInt8]] {
    var pictures: [[UInt8]] = []
    while let picture = picture(of: participant, pictures.count + 1),
      picture.starts(with: Self.start)
    {
      pictures.append(picture)
    }
    return pictures
  }
}
