internal import JSONText
internal import Markup
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary

/// The problems with the files that a quiz names, each for the use that the quiz makes of it.
///
/// A cell that checks a quiz sees no files, so its problems are looked up before.
struct MediaProblems {
  enum Use: String, CaseIterable {
    case image, sound, film
    /// A picture in a text, where sounds and films may stand too.
    case inText
  }

  /// The problem with a file, such as `is not there: add the file or correct its path`; nil without one.
  let find: (Use, String) -> String?

  init(_ files: QuizMediaFiles) {
    find = { use, name in Self.problem(use, name, files) }
  }

  // MARK: Through the wall of a cell

  /// The names of all files in a quiz, wherever they stand.
  static func names(in node: JSONNode) -> Set<String> {
    var names: Set<String> = []
    gather(node, nil, &names)
    return names
  }

  private static func gather(_ node: JSONNode, _ key: String?, _ names: inout Set<String>) {
    switch node.content {
    case .text(let text):
      if ["image", "audio", "video"].contains(key) { names.insert(text) }
      names.formUnion(Markup.picturePaths(in: text))
    case .list(let items): for item in items { gather(item, key, &names) }
    case .object(let members): for member in members { gather(member.value, member.key, &names) }
    case .null, .bool, .int, .number: break
    }
  }

  /// The problems of these files, for `init(_:)` of an object.
  static func table(_ names: [String], _ files: QuizMediaFiles) -> JSONObject {
    JSONObject(
      names.map { name in
        let found = Use.allCases.compactMap { use in
          problem(use, name, files).map { (use.rawValue, JSONValue.text($0)) }
        }
        return (name, .object(JSONObject(found)))
      })
  }

  init(_ table: JSONValue?) {
    let names: [JSONObject.Member] = if case .object(let names)? = table { names.members } else { [] }
    let found = Dictionary(names.map { ($0.key, $0.value) }) { first, _ in first }
    find = { use, name in
      if case .object(let uses)? = found[name], case .text(let text)? = uses[use.rawValue] { text } else { nil }
    }
  }

  // MARK: Problems

  private static func problem(_ use: Use, _ name: String, _ files: QuizMediaFiles) -> String? {
    switch use {
    case .image: image(name, files)
    case .sound: sound(name, files)
    case .film: film(name, files)
    case .inText: inText(name, files)
    }
  }

  private static func film(_ film: String, _ files: QuizMediaFiles) -> String? {
    guard let bytes = files.bytes(film) else { return "is not there: add the file or correct its path" }
    guard let kind = MediaKind(bytes) else { return "is no film that is known: save it as mp4 or webm" }
    if kind.isFilm { return nil }
    return kind.use == .picture ? "is a picture: name it as 'image'" : "is no mp4 or webm: save it as one of them"
  }

  private static func sound(_ sound: String, _ files: QuizMediaFiles) -> String? {
    guard let bytes = files.bytes(sound) else { return "is not there: add the file or correct its path" }
    let kind = MediaKind(bytes)
    if kind?.isSound == true { return nil }
    switch kind?.use {
    case .sound: return nil
    case .film: return "is a film: save its sound alone as one of mp3, ogg, opus, wav, m4a, aac, flac, webm"
    case .picture: return "is a picture: name it as 'image'"
    case nil: return "is no sound that is known: save it as one of mp3, ogg, opus, wav, m4a, aac, flac, webm"
    }
  }

  private static func inText(_ path: String, _ files: QuizMediaFiles) -> String? {
    guard QuizReader.staysInside(path) else { return "lies outside of the quiz's folder: move it there" }
    if let use = files.bytes(path).flatMap({ MediaKind($0)?.use }), use != .picture { return nil }
    return image(path, files)
  }

  private static func image(_ image: String, _ files: QuizMediaFiles) -> String? {
    let start = files.start(of: image)
    if start == .missing { return "is not there: add the file or correct its path" }
    guard case .bytes(let start) = start else { return nil }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return nil }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      let hasInks = files.bytes(image).flatMap { JPEGHeader($0) }?.components == 4
      return hasInks ? "is a JPEG in CMYK, whose colours browsers show in different ways: save it as RGB" : nil
    }
    return "is \(kind(start)), and pictures are PNG or JPEG files: save it as one of them"
  }

  /// The kind of an unsupported picture, by its first bytes.
  private static func kind(_ start: [UInt8]) -> String {
    if start.starts(with: Array("GIF8".utf8)) { return "a GIF" }
    if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).starts(with: Array("WEBP".utf8)) { return "a WebP" }
    let text = start.starts(with: Array("<svg".utf8)) || start.starts(with: Array("<?xml".utf8))
    return text ? "an SVG" : "no picture that is known"
  }
}
