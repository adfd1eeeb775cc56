internal import AnkiPackage
internal import QuizCore

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
