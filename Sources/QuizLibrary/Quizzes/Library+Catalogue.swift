internal import QuizCells
package import QuizCore
package import QuizFormats

/// Which quizzes there are, and the one with an id.
extension Library {
  /// The quiz files of a home.
  private struct Shelf {
    let folder: String
    /// The files, without those that an earlier home has.
    let files: [FoundFile]

    /// The path of a file in the folder.
    func name(_ file: FoundFile) -> String {
      if file.folder.utf8.count == folder.utf8.count { return file.name }
      return String(Substring(file.folder.utf8.dropFirst(folder.utf8.count + 1))) + "/" + file.name
    }
  }

  /// Every quiz file that can be found, nearest folder first.
  package var quizPaths: [String] { shelves.flatMap { $0.files.map(\.path) } }

  private var shelves: [Shelf] {
    var met = MetFiles()
    return quizFolders.map { folder in
      Shelf(folder: folder, files: Files.below(folder, besides: &met, where: Self.isQuizName))
    }
  }

  /// The quiz files in the folder of a plugin that has one of its own.
  package func quizzes(besides plugin: String) -> [String] {
    let folder = Files.folder(of: plugin)
    guard folder.hasSuffix("/" + Self.stem(plugin)) else { return [] }
    var met = MetFiles()
    return Files.below(folder + "/quizzes", besides: &met, where: Self.isQuizName).map(\.path)
  }

  /// The `quizzes` folder of each home, and behind it those of the plugins that have a folder of their own.
  private var quizFolders: [String] {
    homes.flatMap { home in
      [Library.join(home, "quizzes")]
        + Self.packages(in: Library.join(home, "plugins")).map { $0 + "/quizzes" }
    }
  }

  private static func isQuizName(_ name: String) -> Bool {
    // Most are JSON: that is seen without looking anything up.
    let isJSON = name.utf8.withContiguousStorageIfAvailable { name in
      name.count > 5 && name[(name.count - 5)...].elementsEqual(".json".utf8)
    }
    return isJSON == true || QuizFormat(path: name) != nil && !isAboutFolder(name)
  }

  /// `README.md`, `LICENSE.txt` and the like say something of the files beside them.
  private static func isAboutFolder(_ name: String) -> Bool {
    (name.hasSuffix(".md") || name.hasSuffix(".txt"))
      && ["readme", "license", "licence", "copying", "notice", "authors", "changelog"].contains(stem(name).lowercased())
  }

  private static func stem(_ path: String) -> String {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8[$0...].dropFirst() } ?? path.utf8[...]
    return String(Substring(name.prefix { $0 != UInt8(ascii: ".") }))
  }

  // MARK: All of them

  /// Files that were listed before and have not changed are not read again.
  package func catalogue(seed: Int = 0) -> QuizCatalogue {
    QuizCatalogue(shelves.flatMap { entries($0, seed: seed) }, outranks: outranks)
  }

  private func entries(_ shelf: Shelf, seed: Int) -> [QuizCatalogue.Entry] {
    let start = indexes?.now() ?? 0
    var index = index(shelf)
    var written = QuizIndex.Writer()
    var isNew = false
    let listed = listedReaders(shelf.files.map(\.path))
    var entries = shelf.files.map { file in
      if let record = index?.record(of: shelf.name(file), file.mark), let entry = index?.entry(record, path: file.path)
      {
        if let index { written.keep(record, of: index) }
        return entry
      }
      let (entry, mark) = read(file.path, upTo: Files.largestContent, seed: seed, listed)
      if let mark, mark.isSettled(at: start), entry.canBeKept {
        written.add(shelf.name(file), mark) { entry.write(to: &$0) }
        isNew = true
      }
      return entry
    }
    finish(&entries, seed: seed, listed)
    if let indexes, shelf.files.count >= indexes.least, isNew || written.count != index?.count ?? 0 {
      indexes.write(written, of: shelf.folder, languages)
    }
    return entries
  }

  /// Reads computed quizzes once more that needed more than their share.
  private func finish(_ entries: inout [QuizCatalogue.Entry], seed: Int, _ listed: ListedReaders) {
    for (place, entry) in entries.enumerated() where listed.isUnfinished(entry.path) {
      entries[place] = read(entry.path, upTo: Files.largestContent, seed: seed, listed).entry
    }
  }

  private func index(_ shelf: Shelf) -> QuizIndex? {
    guard let indexes, shelf.files.count >= indexes.least else { return nil }
    return indexes.index(of: shelf.folder, languages)
  }

  /// A file that is read for a catalogue, and the mark that it had before.
  private func read(
    _ path: String, upTo limit: Int, seed: Int, _ listed: ListedReaders? = nil
  ) -> (entry: QuizCatalogue.Entry, mark: FileMark?) {
    do {
      let (bytes, mark) = try Files.readMarked(path, upTo: limit)
      return (QuizCatalogue.Entry(reading(bytes, path, seed: seed, listed), path: path), mark)
    } catch {
      return (QuizCatalogue.Entry(unreadable: path, error.description), nil)
    }
  }

  /// A quiz of a catalogue with its questions; nil when it is broken, or no longer readable.
  package func quiz(of entry: QuizCatalogue.Entry, seed: Int = 0) -> Quiz? {
    if entry.card == nil { return nil }
    return entry.quiz ?? read(entry.path, upTo: Files.largestContent, seed: seed).entry.quiz
  }

  /// The names of categories in the player's language, if a quiz at hand names them in several.
  ///
  /// Files that take long to read are left out: programs and very large ones.
  package var categoryNames: CategoryNames {
    let entries = shelves.flatMap { shelf in
      var index = index(shelf)
      return shelf.files.filter { QuizFormat(path: $0.path) == .json }.map { file in
        if let mark = file.mark, mark.size <= Self.largestRead, let record = index?.record(of: shelf.name(file), mark),
          let entry = index?.entry(record, path: file.path)
        {
          return entry
        }
        return read(file.path, upTo: Self.largestRead, seed: 0).entry
      }
    }
    return CategoryNames(QuizCatalogue(entries).entries.flatMap(\.categories))
  }

  private static let largestRead = 1 << 20

  /// True for the file named like its id, among two of one home: it is found without reading the others, so it wins.
  private func outranks(_ later: QuizCatalogue.Entry, _ first: QuizCatalogue.Entry) -> Bool {
    guard Self.stem(later.path) == later.id, Self.stem(first.path) != first.id else { return false }
    return homes.map { Self.join($0, "quizzes/") }.contains { later.path.hasPrefix($0) && first.path.hasPrefix($0) }
  }

  // MARK: One of them

  /// The quiz with an id: the file of that name in the nearest folder that has any, which saves reading all of them;
  /// else the first that gives itself that id.
  package func quiz(id: String, seed: Int) throws(Problem) -> QuizAtHand? {
    let shelves = shelves
    let nearest = shelves.first { !$0.files.isEmpty }?.files ?? []
    if let file = nearest.first(where: { $0.isCalled(id) }) {
      var found = try quiz(at: file.path, seed: seed)
      if found.quiz.id == id {
        found.warnings += doubles(of: found, among: shelves, seed: seed)
        return found
      }
    }
    let catalogue = catalogue(seed: seed)
    guard let entry = catalogue[id] else { return nil }
    var found = try quiz(at: entry.path, seed: seed)
    found.warnings += catalogue.warnings(about: id).map(Library.sentence)
    return found
  }

  /// A sentence for each other file with the id of a quiz; files without the id, and very large ones, are not read.
  private func doubles(of quiz: QuizAtHand, among shelves: [Shelf], seed: Int) -> [String] {
    let id = quiz.quiz.id
    let others = shelves.flatMap { shelf in
      var index = index(shelf)
      return shelf.files.filter { file in
        if let record = index?.record(of: shelf.name(file), file.mark), index?.isNamed(id, record) == false {
          return false
        }
        return file.path != quiz.path
          && (file.isCalled(id) || Files.mentions(id: id, file.path, upTo: Self.largestRead))
      }.map(\.path)
    }
    if others.isEmpty { return [] }
    let paths = [quiz.path] + others
    let listed = listedReaders(paths)
    var entries = paths.map { read($0, upTo: Files.largestContent, seed: seed, listed).entry }
    finish(&entries, seed: seed, listed)
    return QuizCatalogue(entries).warnings(about: id).map(Library.sentence)
  }
}
