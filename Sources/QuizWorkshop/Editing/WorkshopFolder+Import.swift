internal import Cells
internal import JSONText
internal import QuizCells
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizStore
package import QuizWire
internal import TextLayout

/// Files of other programs, pictures and sounds.
extension WorkshopFolder {
  /// Reads a file of any format as a new quiz, whose id is made of the file's name; nothing but its pictures is kept.
  ///
  /// Cells that were pasted may be without names of their columns.
  package func imported(
    _ bytes: [UInt8], named name: String, isPasted: Bool = false
  ) throws(WorkshopRefusal) -> WorkshopImport {
    let bytes = isPasted ? PastedTable.named(bytes) : bytes
    let input = name.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? "quiz"
    let id = freeID(QuizFile.name(of: input))
    let read = try read(bytes, named: input, id)
    guard let text = read.quiz, let node = try? JSONParser.parse(text) else {
      var refusal = WorkshopRefusal(.unfit, read.told.first ?? "\(input): no question could be read")
      refusal.findings = read.told.map { WorkshopFinding(path: "", severity: "error", message: $0) }
      throw refusal
    }
    guard text.count <= WorkshopDirectory.largest else {
      throw WorkshopRefusal(.unfit, "\(input): more than \(WorkshopDirectory.largest >> 20) MB of questions: split it")
    }
    var shelf = ImportedMedia(id)
    for file in read.media { shelf.take(file) }
    try keep(shelf.files.map(\.bytes))
    let media = shelf.files.map { WorkshopImport.Medium(name: $0.name, token: "\(SHA256.hex(of: $0.bytes)).\(id)") }
    return WorkshopImport(quiz: shelf.renamed(titled(JSONValue(node), id, input)), told: read.told, media: media)
  }

  /// The quiz with its id first; one without a title of its own is called like its file.
  private func titled(_ quiz: JSONValue, _ id: String, _ input: String) -> JSONValue {
    guard case .object(let object) = quiz else { return quiz }
    var titled: JSONObject = ["id": .text(id)]
    for member in object.members where member.key != "id" { titled.append(member.key, member.value) }
    if titled["title"] == .text(id) { titled["title"] = .text(QuizFile.name(of: input)) }
    return .object(titled)
  }

  /// Reads a file in a cell, so that a large one holds nobody up.
  private func read(_ bytes: [UInt8], named name: String, _ id: String) throws(WorkshopRefusal) -> ReadFile {
    var head = ReadFile.Request()
    (head.name, head.id) = (ExactText(name), id)
    head.languages = library.languages
    do throws(CellEnd) {
      let reply = try library.cells.reply(
        within: Self.patienceOfReading, Self.reading, ReadFile.framed(head, [bytes]))
      guard let read = ReadFile(reply) else { throw .garbled }
      return read
    } catch {
      throw WorkshopRefusal(.unfit, "\(name) could not be read, as \(error.sentence): split it, or export it again")
    }
  }

  /// Milliseconds.
  private static let patienceOfReading = 25_000

  static let reading = CellWork("workshop-read") { request in
    guard let (head, parts) = ReadFile.parts(of: request, ReadFile.Request.self), let bytes = parts.first else {
      return []
    }
    return ReadFile(bytes, named: head.name.text, head.id, head.languages).written
  }

  /// An id of plain letters that no quiz has.
  package func freeID(_ name: String) -> String {
    let word = name.plainWord
    let stem = word.isEmpty ? "quiz" : String(word.prefix(56))
    let taken = Set(library.catalogue().entries.map(\.id))
    let isFree = { (id: String) in
      guard !taken.contains(id), let item = WorkshopItem(.quiz, id) else { return false }
      let hasFiles = ((try? WorkshopDirectory(home, "quizzes/\(id)-files", isMade: false)) ?? nil) != nil
      return !hasFiles && ((try? own(item)) ?? nil) == nil
    }
    return isFree(stem) ? stem : (2...).lazy.map { "\(stem)-\($0)" }.first(where: isFree) ?? stem
  }

  // MARK: Media

  /// Puts a picture, sound or film beside a quiz; the path by which the quiz names it.
  package func put(media bytes: [UInt8], named name: String, for id: String) throws(WorkshopRefusal) -> String {
    guard let item = WorkshopItem(.quiz, id), Self.isMediaName(name) else {
      throw WorkshopRefusal(.unknown, "there is no file '\(name)' of a quiz '\(id)'")
    }
    return try put(bytes, name, in: "\(id)-files", besides: item)
  }

  /// The same with a file that was imported.
  package func put(token: String, named name: String, for id: String) throws(WorkshopRefusal) -> String {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let item = WorkshopItem(.quiz, id), Self.isMediaName(name) else {
      throw WorkshopRefusal(.unknown, "there is no file '\(name)' of a quiz '\(id)'")
    }
    guard parts.count == 2, parts[0].utf8.count == 64, WorkshopItem.isName(parts[0]), WorkshopItem.isName(parts[1]),
      let bytes = try uploads()?.read(parts[0], upTo: Self.largestMedia)
    else { throw WorkshopRefusal(.unfit, "this token is unknown: import the file again") }
    // The imported quiz names its files by the id that it got then.
    return try put(bytes, name, in: "\(parts[1])-files", besides: item)
  }

  static let largestMedia = 16 << 20

  /// `a-z`, `0-9` and `-`, with an ending.
  static func isMediaName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return (1...2).contains(parts.count) && parts.allSatisfy(WorkshopItem.isName) && (parts.last?.utf8.count ?? 0) <= 64
  }

  private func put(
    _ bytes: [UInt8], _ name: String, in folder: String, besides item: WorkshopItem
  ) throws(WorkshopRefusal) -> String {
    guard MediaKind(bytes) != nil else {
      throw WorkshopRefusal(.wrongMedia, "'\(name)' is no picture, sound or film that quizzes play")
    }
    let quizzes = try own(item)?.place.folder ?? WorkshopItem.Kind.quiz.rawValue
    guard let directory = try WorkshopDirectory(home, "\(quizzes)/\(folder)", isMade: true) else {
      throw WorkshopRefusal(.unsaved, "'\(name)' could not be saved: try again")
    }
    directory.lock()
    defer { directory.unlock() }
    if let old = try directory.read(name, upTo: Self.largestMedia) {
      if old == bytes { return "\(folder)/\(name)" }
      try keep([old])
    }
    try directory.write(bytes, to: name, mode: 0o666)
    return "\(folder)/\(name)"
  }

  // MARK: Uploads

  private func uploads(isMade: Bool = false) throws(WorkshopRefusal) -> WorkshopDirectory? {
    try WorkshopDirectory(keeping, "uploads", isMade: isMade, isPrivate: true)
  }

  /// Keeps files by their hash, for a week; of more than a quarter of a gigabyte the oldest go.
  private func keep(_ files: [[UInt8]]) throws(WorkshopRefusal) {
    guard !files.isEmpty, let directory = try uploads(isMade: true) else { return }
    for bytes in files {
      let name = SHA256.hex(of: bytes)
      if !directory.has(name) { try directory.write(bytes, to: name, mode: 0o600) }
    }
    directory.removeOldest(beyond: 256 << 20, sparing: Set(files.map { SHA256.hex(of: $0) }))
  }
}

/// A file of another program as a cell has read it: the JSON of the quiz, what was not understood, and its pictures.
struct ReadFile {
  var quiz: [UInt8]?
  var told: [String]
  var media: [QuizMedia] = []

  /// Reads a file of any format.
  init(_ bytes: [UInt8], named name: String, _ id: String, _ languages: [String]) {
    switch QuizFile.form(of: bytes, path: name) {
    case .failure(let failure): told = ["\(name): \(failure.message)"]
    case nil:
      let endings = QuizFormat.allCases.compactMap(\.ending).map { "'.\($0)'" }.joined(separator: ", ")
      told = ["\(name) has no ending of a quiz file: \(endings)"]
    case .success(let format):
      let outcome = QuizConversion(
        from: name, format, to: "\(id).json", .json, library: Library(homes: [], languages: languages)
      ).convert(bytes, isAlone: true)
      told = outcome.diagnostics.map(Library.sentence) + outcome.losses
      (quiz, media) = (outcome.bytes, outcome.media)
    }
  }

  // MARK: Through the wall of a cell

  /// The file to read is the part behind it.
  struct Request: WireObject {
    var name = ExactText("")
    var id = ""
    var languages: [String] = []

    mutating func visit(_ fields: inout FieldVisitor) {
      fields.field("name", &name)
      fields.field("id", &id)
      fields.always("languages", &languages)
    }
  }

  /// The quiz and the files are the parts behind it.
  private struct Reply: WireObject {
    var isRead = false
    var told: [String] = []
    var media: [ExactText] = []

    mutating func visit(_ fields: inout FieldVisitor) {
      fields.field("isRead", &isRead)
      fields.field("told", &told)
      fields.field("media", &media)
    }
  }

  var written: [UInt8] {
    var head = Reply()
    (head.isRead, head.told, head.media) = (quiz != nil, told, media.map { ExactText($0.path) })
    return Self.framed(head, [quiz ?? []] + media.map(\.bytes))
  }

  /// Nil for malformed bytes.
  init?(_ reply: [UInt8]) {
    guard let (head, parts) = Self.parts(of: reply, Reply.self), parts.count == head.media.count + 1 else { return nil }
    (told, quiz) = (head.told.map(\.cleaned), head.isRead ? parts[0] : nil)
    media = zip(head.media, parts.dropFirst()).map { QuizMedia(path: $0.text, bytes: $1) }
  }

  /// An object and parts behind it: a line with their lengths, a line with the object, the parts.
  static func framed(_ head: some WireObject, _ parts: [[UInt8]]) -> [UInt8] {
    let lengths = "[\(parts.map { String($0.count) }.joined(separator: ","))]"
    return Array("\(lengths)\n\(head.line)\n".utf8) + parts.joined()
  }

  static func parts<Head: WireObject>(of bytes: [UInt8], _ head: Head.Type) -> (head: Head, parts: [[UInt8]])? {
    let lines = bytes.split(separator: 0x0A, maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3, let lengths = (try? JSONParser.parse(Array(lines[0]))).flatMap([Int].init(wire:)),
      let head = (try? JSONParser.parse(Array(lines[1]))).flatMap(Head.init(wire:)),
      lengths.allSatisfy({ $0 >= 0 && $0 <= bytes.count }), lengths.reduce(lines[2].startIndex, +) == bytes.count
    else { return nil }
    var (start, parts) = (lines[2].startIndex, [[UInt8]]())
    for length in lengths {
      parts.append(Array(bytes[start..<start + length]))
      start += length
    }
    return (head, parts)
  }
}

/// The pictures of an import under plain names.
private struct ImportedMedia {
  struct File {
    var name: String
    var bytes: [UInt8]
  }

  private let folder: String
  private(set) var files: [File] = []
  /// The new path of each one that had another name.
  private var renames: [(old: String, new: String)] = []

  init(_ id: String) { folder = "\(id)-files/" }

  mutating func take(_ media: QuizMedia) {
    guard media.path.hasPrefix(folder) else { return }
    let name = String(media.path.dropFirst(folder.count))
    let plain = free(name)
    if plain != name { renames.append((media.path, folder + plain)) }
    files.append(File(name: plain, bytes: media.bytes))
  }

  private func free(_ name: String) -> String {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let (stem, ending) = (name[..<dot], name[dot...].dropFirst())
    let plain = { (text: Substring, most: Int) in String(String(text).plainWord.prefix(most)) }
    let base = stem.isEmpty || plain(stem, 50).isEmpty ? "file" : plain(stem, 50)
    let end = plain(ending, 8).isEmpty ? "" : "." + plain(ending, 8)
    let taken = Set(files.map(\.name))
    if !taken.contains(base + end) { return base + end }
    return (2...).lazy.map { "\(base)-\($0)\(end)" }.first { !taken.contains($0) } ?? base + end
  }

  /// The value with the new paths, wherever a text names a file.
  func renamed(_ value: JSONValue) -> JSONValue {
    if renames.isEmpty { return value }
    switch value {
    case .text(let text):
      return .text(
        renames.reduce(text) { text, rename in
          text.contains(folder)
            ? text.replacing(rename.old, with: rename.new).replacing(rename.old.percentedPath, with: rename.new) : text
        })
    case .list(let items): return .list(items.map(renamed))
    case .object(let object): return .object(JSONObject(object.members.map { ($0.key, renamed($0.value)) }))
    case .null, .bool, .int, .number: return value
    }
  }
}

extension String {
  /// As Markdown writes a path in an address.
  fileprivate var percentedPath: String {
    utf8.reduce(into: "") { text, byte in
      let isPlain = byte < 0x80 && (Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber)
      if isPlain || "-._~/".utf8.contains(byte) {
        text.append(Character(UnicodeScalar(byte)))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}
