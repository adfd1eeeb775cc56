internal import AnkiPackage

/// Reads packages of Anki.
enum DeckPackageReader {
  /// The quiz of a package, and the files that it names in a folder, in which others may lie already.
  static func read(
    _ package: AnkiPackage, folder: String, isTaken: @escaping (DeckMedia.File) -> Bool = { _ in false }
  ) throws(AnkiProblem) -> (quiz: ImportedQuiz, files: [DeckMedia.File]) {
    let collection = try package.collection()
    let used = Set(collection.notes.flatMap { $0.cards.map(\.deck) })
    let names = DeckNames(used.sorted().compactMap { collection.decks[$0] })
    var cards = DeckCards(.apkg, names, media: DeckMedia(folder: folder, known: package.files, isTaken: isTaken))
    for (place, note) in collection.notes.enumerated() where !note.cards.isEmpty {
      guard let type = collection.notetypes[note.notetype] else { throw .damaged("notetypes") }
      let deck = note.cards.first.flatMap { collection.decks[$0.deck] }
      let deckNote = DeckNote(guid: note.guid, fields: note.fields, tags: note.tags, deck: deck, offset: place)
      cards.add(deckNote, type, numbers: note.cards.map(\.number))
    }
    return cards.finished()
  }
}

/// The pictures and sounds that the cards of a deck name.
struct DeckMedia {
  /// A file: its name in the deck, and its path beside the quiz.
  struct File {
    var name: String
    var path: String
  }

  /// The destination folder, relative to the quiz's own; empty for a deck with files beside it.
  var folder = ""
  /// The names of the files in the deck; nil when it has none.
  var known: Set<String>?
  private(set) var files: [File] = []
  private var missing: (name: String, count: Int, offset: Int)?
  private var paths: [String: String] = [:]
  private var isTaken: (File) -> Bool = { _ in false }
  private var absent: Set<String> = []
  private var used: Set<String> = []

  var findings: [ImportFinding] {
    missing.map { [ImportFinding(.missingFiles($0.name, $0.count), at: $0.offset)] } ?? []
  }

  init() {}

  init(folder: String, known: Set<String>, isTaken: @escaping (File) -> Bool) {
    (self.folder, self.known, self.isTaken) = (folder, known, isTaken)
  }

  /// The path of a file of the deck; nil, with a finding, for one that did not come along.
  mutating func path(_ name: String, at offset: Int) -> String? {
    if let path = paths[name] { return path }
    guard let known else { return name }
    if absent.contains(name) { return nil }
    let decoded = MediaName.unpercented(name)
    guard let found = [name, decoded].first(where: known.contains) else {
      missing = (missing?.name ?? name, (missing?.count ?? 0) + 1, missing?.offset ?? offset)
      absent.insert(name)
      return nil
    }
    let safe = MediaName.safe(found)
    var number = 1
    var file = File(name: found, path: place(safe))
    while !used.insert(file.path.lowercased()).inserted || isTaken(file) {
      number += 1
      file.path = place(MediaName.numbered(safe, number))
    }
    paths[name] = file.path
    files.append(file)
    return file.path
  }

  private func place(_ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }
}
