internal import Archive
internal import JSONText

/// A package of notes as Anki exports it, `.apkg`: a zip archive with a SQLite database, and the pictures and sounds of the
/// notes under numbers, which a list gives names.
///
/// There are three forms (`rslib/src/import_export/package/meta.rs` of Anki): `collection.anki2`, `collection.anki21` with the
/// same tables, and `collection.anki21b`, which like the list and all files is packed by zstd and has other tables.
package final class AnkiPackage {
  private let archive: Archive
  private let form: Form
  /// The entry of each file, by the name that notes know it by.
  private let places: [String: String]

  private enum Form: String {
    case first = "collection.anki2"
    case second = "collection.anki21"
    case latest = "collection.anki21b"
  }

  /// Bytes of the database, unpacked; of the list of files; of one file.
  private static let (mostNotes, mostNames, mostOfFile) = (256 << 20, 16 << 20, 64 << 20)

  package init(_ bytes: [UInt8]) throws(AnkiProblem) {
    var limits = ArchiveLimits()
    limits.entrySize = Self.mostNotes
    limits.entries = 200_000
    archive = try Self.archive { () throws(ArchiveProblem) in try Archive(bytes, limits: limits) }
    form = try Self.form(of: archive)
    places = try Self.places(in: archive, form)
  }

  /// The notes.
  package func collection() throws(AnkiProblem) -> AnkiCollection {
    let database = try ForeignDatabase(try Self.content(form.rawValue, of: archive, form, upTo: Self.mostNotes))
    return try AnkiReader(database).collection()
  }

  /// The progress of its cards, where the package brings it; `offsetMinutes` is that of the player's zone from UTC.
  package func progress(offsetMinutes: Int) throws(AnkiProblem) -> [AnkiProgress] {
    let database = try ForeignDatabase(try Self.content(form.rawValue, of: archive, form, upTo: Self.mostNotes))
    return try AnkiReader(database).progress(offsetMinutes: offsetMinutes)
  }

  /// Names of the pictures and sounds.
  package var files: Set<String> { Set(places.keys) }

  /// The content of a picture or sound.
  package func file(_ name: String) throws(AnkiProblem) -> [UInt8] {
    guard let place = places[name], archive.entry(place) != nil else { throw .noSuchFile(name) }
    return try Self.content(place, of: archive, form, upTo: Self.mostOfFile)
  }

  private static func form(of archive: Archive) throws(AnkiProblem) -> Form {
    let order: [Form] = [.latest, .second, .first]
    guard archive.entry("meta") != nil else {
      guard let form = order.first(where: { archive.entry($0.rawValue) != nil }) else { throw .noCollection }
      return form
    }
    let meta = try content("meta", of: archive, .first, upTo: mostNames)
    var reader = ProtobufReader(meta)
    var version = 0
    while let field = try reader.next("meta") {
      if field.number == 1, case .number(let value) = field.value { version = Int(clamping: value) }
    }
    let forms: [Int: Form] = [1: .first, 2: .second, 3: .latest]
    guard let form = forms[version] else { throw .tooNew(version) }
    if archive.entry(form.rawValue) == nil { throw .noCollection }
    return form
  }

  private static func places(in archive: Archive, _ form: Form) throws(AnkiProblem) -> [String: String] {
    guard archive.entry("media") != nil else { return [:] }
    let list = try content("media", of: archive, form, upTo: mostNames)
    return form == .latest ? try listed(list) : try mapped(list)
  }

  /// `{"0": "cat.jpg"}`
  private static func mapped(_ list: [UInt8]) throws(AnkiProblem) -> [String: String] {
    guard let root = try? JSONParser.parse(list), let members = root.object else { throw .damaged("media") }
    var places: [String: String] = [:]
    for member in members {
      if let name = member.value.string { places[name] = member.key }
    }
    return places
  }

  /// `MediaEntries` of Anki's import_export.proto: the n-th entry has the n-th file.
  private static func listed(_ list: [UInt8]) throws(AnkiProblem) -> [String: String] {
    var reader = ProtobufReader(list)
    var (places, place): ([String: String], Int) = ([:], 0)
    while let entry = try reader.next("media") {
      guard entry.number == 1, case .bytes(let bytes) = entry.value else { continue }
      var fields = ProtobufReader(bytes)
      while let field = try fields.next("media") {
        if field.number == 1, let name = field.text { places[name] = String(place) }
      }
      place += 1
    }
    return places
  }

  private static func content(
    _ name: String, of archive: Archive, _ form: Form, upTo limit: Int
  ) throws(AnkiProblem) -> [UInt8] {
    guard let entry = archive.entry(name) else { throw .damaged(name) }
    if entry.size > limit { throw .tooLarge(name, limit: limit) }
    let packed = try Self.archive { () throws(ArchiveProblem) in try archive.content(entry) }
    guard form == .latest else { return packed }
    switch Zstd.unpacked(packed, upTo: limit) {
    case .bytes(let bytes): return bytes
    case .damaged: throw .damaged(name)
    case .tooLarge: throw .tooLarge(name, limit: limit)
    }
  }

  private static func archive<Value>(_ body: () throws(ArchiveProblem) -> Value) throws(AnkiProblem) -> Value {
    do {
      return try body()
    } catch {
      throw .archive(error)
    }
  }
}
