internal import Archive
internal import Markup
internal import QuizCore

/// The files of a package that is written: texts, and the pictures that they name.
struct PackageFiles {
  let source: MediaSource
  private(set) var entries: [(name: String, bytes: [UInt8])] = []
  private(set) var pictures: [String] = []
  private let shelf: MediaShelf

  /// `folder` is that of pictures.
  init(folder: String, source: MediaSource) {
    self.source = source
    shelf = MediaShelf(folder: folder)
  }

  mutating func add(_ name: String, _ text: String) {
    entries.append((name, Array(text.utf8)))
  }

  /// Adds a picture; nil, with a loss, when it is missing.
  mutating func picture(_ path: String, of question: Question, _ losses: inout Losses) -> String? {
    guard let bytes = source.bytes(path) else {
      losses.note(question, "the file '\(shown(path))' is not there: left out")
      return nil
    }
    let name = shelf.keep(bytes, named: path)
    if !pictures.contains(name) { pictures.append(name) }
    return name
  }

  /// The texts of a question, with the addresses of pictures between words: `before` and the path in the package.
  mutating func texts(
    of question: Question, _ form: ExchangeHTML.Form, before: String, _ losses: inout Losses
  ) -> MarkedTexts {
    var texts = MarkedTexts(markup: question.markup, form: form)
    for path in question.picturePaths {
      if let name = picture(path, of: question, &losses) { texts.addresses[path] = before + MediaName.percented(name) }
    }
    return texts
  }

  /// The zip of all of them; nil when a name cannot be written.
  func archive() -> [UInt8]? {
    let writer = ArchiveWriter()
    do {
      for entry in entries { try writer.add(entry.name, entry.bytes) }
      for file in shelf.files { try writer.add(file.path, file.bytes, packed: false) }
    } catch {
      return nil
    }
    return writer.finish()
  }
}

/// Identifiers of packages: letters, digits, `_`, `-` and `.`, a letter or `_` first.
enum PackageID {
  /// Canvas begins some with a digit.
  static func isOne(_ text: String, mayBeginWithDigit: Bool = false) -> Bool {
    guard let first = text.unicodeScalars.first, text.utf8.count <= 128,
      isLetter(first) || first == "_" || mayBeginWithDigit && ("0"..."9").contains(first)
    else { return false }
    return text.unicodeScalars.allSatisfy {
      isLetter($0) || ("0"..."9").contains($0) || "_-.".unicodeScalars.contains($0)
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// The ids as identifiers; invalid ones become `q3` and the like, by their places.
  static func of(_ ids: [String], prefix: String, mayBeginWithDigit: Bool = false) -> [String] {
    var taken = Set(ids.filter { isOne($0, mayBeginWithDigit: mayBeginWithDigit) })
    return ids.enumerated().map { index, id in
      if isOne(id, mayBeginWithDigit: mayBeginWithDigit) { return id }
      var name = "\(prefix)\(index + 1)"
      while !taken.insert(name).inserted { name += "_" }
      return name
    }
  }

  /// An identifier as Canvas makes them: `g` and 32 digits, the same for the same words.
  static func hashed(_ words: String...) -> String {
    "g"
      + ["1", "2"].map { part in
        let digits = String(Chance.hash(words + [part]), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }.joined()
  }
}
