package import Cells
package import QuizCells
package import QuizCore
package import QuizFormats
package import QuizModes
internal import QuizStore

/// The quizzes and plugins at hand: those of an earlier folder win over later ones.
package struct Library {
  package let homes: [String]
  /// The folders of quizrun's own files: the share folder of the program and its checkout.
  package var shippedHomes: [String] = []
  /// The home in which plugins are installed; nil where there is none.
  package var installHome: String?
  package var languages: [String]
  /// The cells in which plugins and computed quizzes run.
  package let cells: PluginCells
  /// The indexes of quizzes already read; nil where none are stored.
  let indexes: IndexFolder?

  /// Without `cells` plugins run in this process, as in tests.
  package init(
    homes: [String], languages: [String], cells: PluginCells = PluginCells(nil), indexes: IndexFolder? = nil
  ) {
    self.homes = homes
    self.languages = languages
    self.cells = cells
    self.indexes = indexes
  }

  /// How what plugins compute beside sittings is done.
  package var confinement: Confinement { cells.confinement ?? .here }

  // MARK: Quizzes

  /// Reads one quiz file; complaints that are errors end the program, warnings are returned.
  package func quiz(at path: String, seed: Int) throws(Problem) -> QuizAtHand {
    let bytes: [UInt8]
    do {
      bytes = try Files.readContent(path)
    } catch {
      throw Problem.file(error.kind, error.message)
    }
    let reading = reading(bytes, path, seed: seed)
    guard let quiz = reading.quiz else {
      let errors = Library.told(reading.diagnostics)
      throw Problem.file(.badData, errors.first ?? "", further: Array(errors.dropFirst()))
    }
    return QuizAtHand(
      quiz: quiz, path: path, bytes: bytes, warnings: reading.diagnostics.map(Library.sentence),
      languages: reading.languages, seed: seed, hasVariables: reading.hasVariables)
  }

  /// A quiz as it is under another seed: the same, where it has no variables.
  package func quiz(_ found: QuizAtHand, seed: Int) throws(Problem) -> QuizAtHand {
    guard found.hasVariables, found.seed != seed else { return found }
    let reading = reading(found.bytes, found.path, seed: seed)
    guard let quiz = reading.quiz else {
      let errors = Library.told(reading.diagnostics)
      throw Problem.file(.badData, errors.first ?? "", further: Array(errors.dropFirst()))
    }
    var other = found
    (other.quiz, other.seed) = (quiz, seed)
    return other
  }

  /// A quiz in each of its languages, where it has several; the same questions and answers stand at the same places.
  package func translations(of found: QuizAtHand, seed: Int) -> [Quiz] {
    guard found.languages.count > 1 else { return [] }
    return found.languages.compactMap { language in
      QuizFile.read(found.bytes, path: found.path, languages: [language], seed: seed, readers: cells.readers).quiz
    }
  }

  /// The pictures and sounds of the quiz in a file.
  package func media(ofQuizAt path: String) -> QuizMediaFiles { QuizMediaFiles(ofQuizAt: path, cells.readers) }

  /// `listed` reads foreign files for a list; nil for a single one.
  func reading(_ bytes: [UInt8], _ path: String, seed: Int, _ listed: ListedReaders? = nil) -> QuizFileReading {
    QuizFile.read(
      bytes, path: path, languages: languages, seed: seed, readers: listed?.readers ?? cells.readers)
  }

  /// A new budget for the files of strangers among these.
  func listedReaders(_ paths: [String]) -> ListedReaders {
    cells.listedReaders(indexes?.failureMemory, programs: paths.count { QuizFormat(path: $0) == .lua })
  }

  /// A diagnostic for places that already mark it as a warning.
  package static func sentence(_ diagnostic: Diagnostic) -> String {
    var plain = diagnostic
    plain.severity = .error
    return plain.description
  }

  /// The errors of a file, a sentence each; of very many the first, and how to see the others.
  package static func told(_ diagnostics: [Diagnostic]) -> [String] {
    let errors = diagnostics.filter { $0.severity == .error }
    let shown = errors.prefix(mostTold).map(\.description)
    guard let file = errors.first?.file, errors.count > shown.count else { return shown }
    return shown + [
      "\(file): \(counted(errors.count - shown.count, "more error")): `quizrun quiz check` lists all of them"
    ]
  }

  /// The most errors of one file, so that other findings stay visible.
  private static let mostTold = 20

  // MARK: Plugins

  /// Every plugin file by its name, nearest folder first; files that only help others are none.
  package var pluginPaths: [(id: String, path: String)] { namedFiles.filter { !isHelper($0.path) } }

  /// The files of all plugins, and the ones they may require.
  package var scriptPaths: [String] {
    let libraries = pluginFolders.map { $0 + "/lib" }
    let helpers = libraries.flatMap { folder in
      Files.names(in: folder).filter { $0.hasSuffix(".lua") }.map { "\(folder)/\($0)" }
    }
    return namedFiles.map(\.path) + helpers
  }

  private var namedFiles: [(id: String, path: String)] {
    var seen: Set<String> = []
    return pluginFiles.filter { seen.insert($0.id).inserted }.sorted { $0.id < $1.id }
  }

  /// Whether a file without `api` is no plugin: one of a `lib`, or one that another of its folder requires.
  package func isHelper(_ path: String) -> Bool {
    guard let bytes = try? Files.read(path, upTo: Self.largestPlugin), !PluginSource.saysAPI(bytes) else {
      return false
    }
    let isInLibrary = path.split(separator: "/").dropLast().last == "lib"
    return isInLibrary || PluginModules(besides: path, largest: Self.largestPlugin).require(Self.pluginName(path))
  }

  /// Plugin files that a nearer one of the same name hides.
  package var hiddenPlugins: HiddenFiles {
    var first: [String: String] = [:]
    let hidden = pluginFiles.compactMap { id, path -> HiddenFiles.File? in
      guard let nearer = first[id] else {
        first[id] = path
        return nil
      }
      return HiddenFiles.File(id: id, path: path, nearer: nearer)
    }
    return HiddenFiles(.plugins, hidden)
  }

  /// All plugin files, nearest folder first.
  private var pluginFiles: [(id: String, path: String)] {
    var met = MetFiles()
    return pluginFolders.flatMap { folder in
      let names = met.names(in: folder).filter { $0.hasSuffix(".lua") && !Files.isSpecial(folder + "/" + $0) }
      return names.filter { met.isNew(folder + "/" + $0, $0) }.map { (String($0.dropLast(4)), folder + "/" + $0) }
    }
  }

  /// The `plugins` folder of each home, and behind it the folders of plugins in it.
  private var pluginFolders: [String] {
    homes.flatMap { home in
      let folder = Library.join(home, "plugins")
      return [folder] + Self.packages(in: folder)
    }
  }

  /// The folders of plugins that have one of their own.
  static func packages(in folder: String) -> [String] {
    Files.names(in: folder).filter { !$0.hasSuffix(".lua") && !$0.hasSuffix(".lock") && $0 != "lib" }
      .map { "\(folder)/\($0)" }.filter { !Files.isFile($0) }
  }

  /// The plugin that a word means: a path, or a name with or without `.lua`.
  package func plugin(_ word: String) throws(Problem) -> Plugin {
    let path = try pluginFile(word)
    do {
      return try load(path)
    } catch {
      throw Problem.file(.badData, error.message)
    }
  }

  /// The plugin in a file.
  package func load(_ path: String) throws(PluginProblem) -> Plugin { try cells.load(try source(path)) }

  /// The path of the file of a plugin.
  package func pluginFile(_ word: String) throws(Problem) -> String {
    guard let path = pluginPath(word) else { throw unknownPlugin(word) }
    return path
  }

  private func pluginPath(_ word: String) -> String? {
    if word.contains("/") { return [word, word + ".lua"].first(where: Files.isFile) }
    let name = word.hasSuffix(".lua") ? String(word.dropLast(4)) : word
    if let path = plainPath(name) ?? namedFiles.first(where: { $0.id == name })?.path { return path }
    return word.hasSuffix(".lua") && Files.isFile(word) ? word : nil
  }

  /// The path of a plugin with a plain ASCII name, which is found without listing folders; nil for others.
  private func plainPath(_ name: String) -> String? {
    guard name.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }), !name.hasPrefix(".") else { return nil }
    return homes.lazy.map { Library.join($0, "plugins") }.flatMap { folder in
      ["\(folder)/\(name).lua", "\(folder)/\(name)/\(name).lua"]
    }.first(where: Files.isListed)
  }

  private func unknownPlugin(_ word: String) -> Problem {
    let names = pluginPaths.map(\.id)
    let name = word.hasSuffix(".lua") ? String(word.dropLast(4)) : word
    let hint = nearest(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ": `quizrun plugins` lists them"
    return Problem.file(.noInput, "there is no plugin '\(word)'\(hint)").by(.unknownPlugin(word))
  }

  /// A plugin file with the means to require its neighbours.
  package func source(_ path: String) throws(PluginProblem) -> PluginSource {
    let bytes: [UInt8]
    do {
      bytes = try Files.read(path, upTo: Self.largestPlugin)
    } catch {
      throw PluginProblem(error.message)
    }
    return source(path, bytes: bytes)
  }

  /// The same of a file that is not saved yet.
  package func source(_ path: String, bytes: [UInt8]) -> PluginSource {
    let id = Self.pluginName(path)
    let modules = PluginModules(besides: path, largest: Self.largestPlugin)
    return PluginSource(
      id: id, path: path, bytes: bytes, languages: languages, module: modules.bytes, moduleNames: { modules.names },
      moduleFolder: modules.folder)
  }

  private static func pluginName(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".lua") ? String(name.dropLast(4)) : name
  }

  /// The most bytes of a source that are read; beyond, its exact size does not matter.
  static let largestPlugin = 1 << 20

  /// `plugins` for the current folder, `HOME/plugins` otherwise: paths as the player would write them.
  static func join(_ home: String, _ folder: String) -> String {
    home == "." ? folder : home + "/" + folder
  }

  /// The folder of a home in which its plugins lie.
  package static func folder(_ home: String) -> String { join(home, "plugins") }
}

/// A quiz with the facts on its file.
package struct QuizAtHand {
  @Indirect package var quiz: Quiz
  package var path: String
  package var bytes: [UInt8]
  package var warnings: [String]
  /// The languages of its texts, where they are written in several.
  package var languages: [String] = []
  /// The seed that it was read with.
  package var seed = 0
  /// Whether it is another one under another seed.
  package var hasVariables = false
}

/// Where plugins come from, and plugins that have the name of one that comes with quizrun.
extension Library {
  /// The origin of a plugin file.
  package func origin(of path: String) -> PluginOrigin {
    if lockEntry(of: path) != nil { return .installed }
    let isShipped = shippedHomes.contains { Files.lies(path, beside: Library.join($0, "plugins") + "/") }
    return isShipped ? .shipped : .own
  }

  /// Whether a quiz file comes with quizrun.
  package func isShipped(_ path: String) -> Bool {
    shippedHomes.contains { Files.lies(path, beside: Library.join($0, "quizzes") + "/") }
  }

  /// Whether a plugin of that name comes with quizrun.
  package func hasShipped(_ name: String) -> Bool {
    shippedHomes.contains { Files.isFile(Library.folder($0) + "/\(name).lua") }
  }

  /// The lock's entry of an installed plugin; nil for other files.
  package func lockEntry(of path: String) -> PluginLock.Entry? {
    guard let package = Self.package(of: path) else { return nil }
    return PluginLock(of: package.folder)[package.name]
  }

  /// `plugins` and `quick` for `plugins/quick/quick.lua`; nil for a plugin without a folder of its own.
  private static func package(of path: String) -> (folder: String, name: String)? {
    let name = pluginName(path)
    let folder = Files.folder(of: path)
    guard folder.hasSuffix("/\(name)") else { return nil }
    return (String(folder.dropLast(name.count + 1)), name)
  }

  /// The plugin as a layer of a sitting: with its sum and origin, by which its memory is found.
  package func use(of plugin: Plugin) -> PluginUse {
    var use = PluginUse(plugin.info, sha256: SHA256.hex(of: plugin.source.bytes))
    use.isInstalled = lockEntry(of: plugin.source.path) != nil
    use.isNamesake = !use.isInstalled && shippedNamesake(of: plugin.source) != nil
    return use
  }

  /// The path of the plugin that the one at this path hides; nil if it hides none.
  package func hidden(by path: String) -> String? { hiddenPlugins.files.first { $0.nearer == path }?.path }

  /// The shipped file of the same name as a plugin that is not shipped itself, and is not the same to the letter.
  package func shippedNamesake(of source: PluginSource) -> String? {
    shippedNamesake(of: source, in: shippedHomes)
  }

  /// The same where that file would be found without the plugin.
  package func hiddenShipped(by source: PluginSource) -> String? {
    let searched = shippedHomes.filter { shipped in
      homes.contains { Files.real($0) == Files.real(shipped) && Files.real(shipped) != nil }
    }
    return shippedNamesake(of: source, in: searched)
  }

  private func shippedNamesake(of source: PluginSource, in folders: [String]) -> String? {
    let files = folders.map { Library.join($0, "plugins") + "/\(source.id).lua" }
    if shippedHomes.contains(where: { Files.lies(source.path, beside: Library.join($0, "plugins") + "/") }) {
      return nil
    }
    return files.first { file in
      Files.isFile(file) && Files.readNamed(file, upTo: Self.largestPlugin).map { $0 != source.bytes } ?? false
    }
  }
}
