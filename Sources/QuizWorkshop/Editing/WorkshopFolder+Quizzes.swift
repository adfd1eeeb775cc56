internal import Cells
package import JSONText
internal import QuizCells
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizStore
package import QuizWire

/// Quizzes of the workshop.
extension WorkshopFolder {
  /// All quizzes at hand, and files of the folder that cannot be read.
  package func quizzes() -> [WorkshopRow] {
    library.catalogue().entries.compactMap { entry in
      let isWritable = WorkshopItem(.quiz, entry.id) != nil && place(ofQuizAt: entry.path) != nil
      guard entry.isIntact || isWritable else { return nil }
      var row = WorkshopRow(
        id: entry.id, title: entry.card?.title ?? entry.title, path: entry.path, isWritable: isWritable)
      row.isBroken = !entry.isIntact
      return row
    }
  }

  /// A quiz: the file of its name in the folder, else one at hand that can be copied.
  package func quiz(_ id: String) throws(WorkshopRefusal) -> WorkshopDocument {
    let item = try item(id)
    if let own = try own(item), let bytes = own.bytes {
      return try document(bytes, path: path(own.place), isWritable: true)
    }
    guard let entry = library.catalogue()[id], entry.isIntact else { throw .unknown(item) }
    return try copied(entry.path, item)
  }

  func item(_ id: String) throws(WorkshopRefusal) -> WorkshopItem {
    guard let item = WorkshopItem(.quiz, id) else { throw WorkshopRefusal(.unknown, "there is no quiz '\(id)'") }
    return item
  }

  private func document(_ bytes: [UInt8], path: String, isWritable: Bool) throws(WorkshopRefusal) -> WorkshopDocument {
    let etag = Self.etag(bytes)
    let source = String(decoding: bytes, as: UTF8.self)
    var broken = WorkshopRefusal(.unfit, "")
    (broken.source, broken.etag) = (source, etag)
    do {
      let node = try JSONParser.parse(bytes)
      if node.object != nil {
        return WorkshopDocument(
          source: source, value: JSONValue(node), etag: etag, path: path, isWritable: isWritable)
      }
      broken.message = "a quiz is an object, found \(node.content.noun)"
      broken.findings = [WorkshopFinding(path: "", line: 1, column: 1, severity: "error", message: broken.message)]
    } catch {
      broken.message = "\(error.place.line):\(error.place.column): \(error.message)"
      broken.findings = [
        WorkshopFinding(
          path: "", line: error.place.line, column: error.place.column, severity: "error", message: error.message)
      ]
    }
    throw broken
  }

  /// A quiz that is not of this folder, in the form of one that is.
  private func copied(_ path: String, _ item: WorkshopItem) throws(WorkshopRefusal) -> WorkshopDocument {
    let bytes: [UInt8]
    do throws(FileFailure) { bytes = try Files.readContent(path) } catch {
      throw WorkshopRefusal(.unknown, error.message)
    }
    if QuizFormat(path: path) == .json, let node = try? JSONParser.parse(bytes), node["questions"] != nil {
      return try document(bytes, path: path, isWritable: false)
    }
    let found: QuizAtHand
    do throws(Problem) { found = try library.quiz(at: path, seed: 0) } catch {
      throw WorkshopRefusal(.unfit, error.message)
    }
    return try document(QuizWriter.write(found.quiz, as: .json).bytes, path: path, isWritable: false)
  }

  /// Looks for everything that is wrong with a quiz as it would be saved; nothing is written.
  package func check(quiz id: String, _ value: JSONValue) throws(WorkshopRefusal) -> [WorkshopFinding] {
    let item = try item(id)
    let own = try own(item)
    return findings(JSONPatch.text(own?.bytes ?? [], with: value), item, at: own?.place ?? item.usualPlace)
  }

  /// Saves a quiz; `etag` is that of the file it was made from, nil for a new one. Only what differs is changed in the file.
  ///
  /// A quiz with errors is refused with its findings.
  package func save(quiz id: String, _ value: JSONValue, etag: String?) throws(WorkshopRefusal) -> WorkshopSaved {
    let item = try item(id)
    let (place, old, base, copied) = try origin(item, etag)
    try checkID(value, item, place)
    let bytes = JSONPatch.text(base, with: value)
    var findings = try checked(bytes, item, at: place)
    if findings.contains(where: \.isError) {
      var refusal = WorkshopRefusal(
        .unfit, "'\(id)' has mistakes and was not saved: \(findings.first(where: \.isError)?.message ?? "")")
      refusal.findings = findings
      throw refusal
    }
    if let copied {
      try bringMedia(of: bytes, from: copied, to: place)
      findings = try checked(bytes, item, at: place)
    }
    try write(bytes, item, at: place, over: old)
    return WorkshopSaved(etag: Self.etag(bytes), findings: findings)
  }

  /// The findings in a quiz that is to be saved: one that cannot be checked is not.
  private func checked(_ bytes: [UInt8], _ item: WorkshopItem, at place: Place) throws(WorkshopRefusal)
    -> [WorkshopFinding]
  {
    do throws(CellEnd) { return try QuizFindings(library: library, bytes: bytes, path: path(place)).all } catch {
      throw WorkshopRefusal(.unfit, "'\(item.name)' could not be checked, as \(error.sentence): split it")
    }
  }

  /// Brings along the pictures and sounds of a quiz that is copied; what is there already stays.
  func bringMedia(of bytes: [UInt8], from path: String, to place: Place) throws(WorkshopRefusal) {
    let files = library.media(ofQuizAt: path)
    for name in PackageContents.media(in: [bytes]) {
      var parts = name.split(separator: "/").map(String.init)
      guard let bytes = files.path(of: name).flatMap({ Files.readNamed($0, upTo: Self.largestMedia) }),
        let file = parts.popLast(),
        let folder = try WorkshopDirectory(home, ([place.folder] + parts).joined(separator: "/"), isMade: true)
      else { continue }
      if !folder.has(file) { try folder.write(bytes, to: file, mode: 0o666) }
    }
  }

  /// The place that a quiz goes to, what it replaces, the bytes that it was made from, and the file that it copies.
  private func origin(
    _ item: WorkshopItem, _ etag: String?
  ) throws(WorkshopRefusal) -> (place: Place, old: [UInt8]?, base: [UInt8], copied: String?) {
    if let own = try own(item), let bytes = own.bytes {
      guard etag == Self.etag(bytes) else { throw changed(item, bytes) }
      return (own.place, bytes, bytes, nil)
    }
    let entry = library.catalogue()[item.name]
    if let path = entry?.path, path.hasPrefix(folderPrefix) {
      throw WorkshopRefusal(
        .conflict, "'\(item.name)' is in '\(path)', which is not JSON: `quizrun quiz convert` it, or take another id")
    }
    // A quiz that is not of this folder is copied.
    let other = entry.flatMap { try? copied($0.path, item) }
    if let etag, other?.etag != etag { throw changed(item, nil) }
    return (item.usualPlace, nil, other.map { Array($0.source.utf8) } ?? [], other?.path)
  }

  private var folderPrefix: String { (home == "." ? "" : home + "/") + WorkshopItem.Kind.quiz.rawValue + "/" }

  /// A quiz is found by its id, so that of the file must be that of the request.
  private func checkID(_ value: JSONValue, _ item: WorkshopItem, _ place: Place) throws(WorkshopRefusal) {
    guard case .object(let object) = value else {
      throw WorkshopRefusal(.unfit, "'quiz' expects an object")
    }
    let own: String? = if case .text(let text)? = object["id"] { text } else { nil }
    if own == item.name || object["id"] == nil && place.file == item.file { return }
    let message = "the id inside is not '\(item.name)': write the same id, or save under the other name"
    var refusal = WorkshopRefusal(.unfit, message)
    refusal.findings = [WorkshopFinding(path: "id", severity: "error", message: message)]
    throw refusal
  }
}
