package import Archive
internal import JSONText

/// Reads notes and their notetypes from the tables of a collection.
///
/// Up to form 11 notetypes and decks are JSON in the one row of `col`; from form 15 on they have tables with Protocol
/// Buffers (`rslib/src/storage/upgrades` and `proto/anki/notetypes.proto` of Anki).
struct AnkiReader {
  let database: ForeignDatabase
  let tables: Set<String>

  init(_ database: ForeignDatabase) throws(AnkiProblem) {
    self.database = database
    tables = try database.tables()
  }

  func collection() throws(AnkiProblem) -> AnkiCollection {
    guard tables.isSuperset(of: ["notes", "cards", "col"]) else {
      throw .database("no table 'notes', 'cards' or 'col'")
    }
    var collection = AnkiCollection()
    if tables.isSuperset(of: ["notetypes", "fields", "templates", "decks"]) {
      try readTables(into: &collection)
    } else {
      try readJSON(into: &collection)
    }
    try readNotes(into: &collection)
    return collection
  }

  private func readNotes(into collection: inout AnkiCollection) throws(AnkiProblem) {
    var notes: [AnkiNote] = []
    var places: [Int: Int] = [:]
    try database.read("SELECT id, guid, mid, tags, flds FROM notes ORDER BY id") { row throws(AnkiProblem) in
      places[row.int(0)] = notes.count
      let fields = row.text(4).split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
      let tags = row.text(3).split(separator: " ").map(String.init)
      notes.append(AnkiNote(guid: row.text(1), notetype: row.int(2), fields: fields, tags: tags))
    }
    // A filtered deck has borrowed its cards; `odid` is where they belong.
    try database.read("SELECT nid, ord, did, odid FROM cards ORDER BY id") { row throws(AnkiProblem) in
      guard let place = places[row.int(0)] else { return }
      let deck = row.int(3) == 0 ? row.int(2) : row.int(3)
      notes[place].cards.append(AnkiNote.Card(number: row.int(1), deck: deck))
    }
    for place in notes.indices { notes[place].cards.sort { $0.number < $1.number } }
    collection.notes = notes
  }

  // MARK: Tables

  private func readTables(into collection: inout AnkiCollection) throws(AnkiProblem) {
    var types: [Int: AnkiNotetype] = [:]
    try database.read("SELECT id, name, config FROM notetypes") { row throws(AnkiProblem) in
      var type = AnkiNotetype(name: row.text(1))
      var reader = ProtobufReader(row.bytes(2))
      while let field = try reader.next("notetypes") {
        if field.number == 1, case .number(let kind) = field.value { type.isCloze = kind == 1 }
      }
      types[row.int(0)] = type
    }
    try database.read("SELECT ntid, name FROM fields ORDER BY ntid, ord") { row throws(AnkiProblem) in
      types[row.int(0)]?.fields.append(row.text(1))
    }
    try database.read("SELECT ntid, name, config FROM templates ORDER BY ntid, ord") { row throws(AnkiProblem) in
      var template = AnkiNotetype.CardTemplate(name: row.text(1), front: "", back: "")
      var reader = ProtobufReader(row.bytes(2))
      while let field = try reader.next("templates") {
        if field.number == 1 { template.front = field.text ?? "" }
        if field.number == 2 { template.back = field.text ?? "" }
      }
      types[row.int(0)]?.templates.append(template)
    }
    var decks: [Int: String] = [:]
    try database.read("SELECT id, name FROM decks") { row throws(AnkiProblem) in
      decks[row.int(0)] = row.text(1).split(separator: "\u{1F}").joined(separator: "::")
    }
    (collection.notetypes, collection.decks) = (types, decks)
  }

  // MARK: JSON

  private func readJSON(into collection: inout AnkiCollection) throws(AnkiProblem) {
    var texts: [(models: [UInt8], decks: [UInt8])] = []
    try database.read("SELECT models, decks FROM col") { row throws(AnkiProblem) in
      texts.append((row.bytes(0), row.bytes(1)))
    }
    guard let (models, decks) = texts.first, let types = (try? JSONParser.parse(models))?.object,
      let names = (try? JSONParser.parse(decks))?.object
    else { throw .database("no notetypes or decks in 'col'") }
    for member in types {
      if let id = Int(member.key) { collection.notetypes[id] = AnkiNotetype(member.value) }
    }
    for member in names {
      if let id = Int(member.key) { collection.decks[id] = member.value["name"]?.string }
    }
  }
}

extension AnkiNotetype {
  /// A model, as old forms call it.
  fileprivate init(_ model: JSONNode) {
    self.init(name: model["name"]?.string ?? "", isCloze: model["type"]?.int == 1)
    fields = AnkiNotetype.ordered(model["flds"]).map { $0["name"]?.string ?? "" }
    templates = AnkiNotetype.ordered(model["tmpls"]).map { template in
      CardTemplate(
        name: template["name"]?.string ?? "", front: template["qfmt"]?.string ?? "",
        back: template["afmt"]?.string ?? "")
    }
  }

  private static func ordered(_ list: JSONNode?) -> [JSONNode] {
    (list?.array ?? []).enumerated()
      .sorted { ($0.element["ord"]?.int ?? $0.offset, $0.offset) < ($1.element["ord"]?.int ?? $1.offset, $1.offset) }
      .map(\.element)
  }
}

/// Why a package of Anki cannot be read.
package enum AnkiProblem: Error, Equatable {
  case archive(ArchiveProblem)
  /// A zip archive without a collection of notes.
  case noCollection
  /// A form of packages that is not known: its number.
  case tooNew(Int)
  /// The database of the notes, in SQLite's words.
  case database(String)
  /// A damaged entry of the archive.
  case damaged(String)
  /// An entry that unpacks to more than is read.
  case tooLarge(String, limit: Int)
  case noSuchFile(String)
}

extension AnkiProblem {
  /// The problem, as the rest of a sentence that begins with the package's name.
  package var sentence: String {
    switch self {
    case .archive(let problem): problem.sentence
    case .noCollection:
      "is no package of Anki: it has no 'collection.anki2', 'collection.anki21' or 'collection.anki21b'"
    case .tooNew(let version):
      "was written by a newer Anki (form '\(version)'): export it with 'Support older Anki versions' ticked"
    case .database(let text): "has a damaged collection of notes (\(text)): export it again"
    case .damaged(let name): "is damaged: '\(name)' cannot be read, export it again"
    case .tooLarge(let name, let limit): "has more than \(limit >> 20) MB in '\(name)'"
    case .noSuchFile(let name): "has no file '\(name)'"
    }
  }
}
