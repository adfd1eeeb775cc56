internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizModes
internal import QuizSittings
internal import QuizWorkshop
internal import TextLayout
internal import Words

/// `quizrun plugin install`, `update`, `remove`: modes from others.
struct PluginInstallCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand
  private var library: Library { surroundings.library }
  private var words: ListingWords { surroundings.words }

  // MARK: Installing

  func install() throws(Problem) -> Int32 {
    let source = parsed.operands[0]
    let package = try PackageSource(library).package(source, as: parsed.value("as"))
    let isThere = try isInstalled(package.name)
    if !parsed.has("replace") { try refuse(package.name, isThere: isThere) }
    say(Self.head(package))
    tellFiles(package)
    Console.write(try check(package))
    guard try isAllowed(words.installing.mayInstall(["name": package.name])) else { return 0 }
    try place(package, from: PackageSource.lasting(source), mayReplace: parsed.has("replace"))
    say(words.installing.installed(["name": package.name, "path": try path(of: package.name)]))
    return 0
  }

  private func isInstalled(_ name: String) throws(Problem) -> Bool {
    PluginLock(of: try PluginFolder.path(library))[name] != nil
  }

  /// Refuses a name that is taken by an installed or a shipped mode.
  private func refuse(_ name: String, isThere: Bool) throws(Problem) {
    if isThere {
      throw Problem(
        .tryLater,
        "'\(name)' is installed already: `quizrun plugin update \(name)` fetches it anew, --replace puts this in its place"
      )
    }
    if library.hasShipped(name) {
      throw Problem(
        .tryLater,
        "'\(name)' comes with quizrun: --replace puts this in front of it, --as NAME gives it another name")
    }
  }

  private func place(_ package: PluginPackage, from source: String, mayReplace: Bool) throws(Problem) {
    let folder = try PluginFolder(library)
    // Another program may have been quicker while this one asked.
    if !mayReplace, folder.lock[package.name] != nil { try refuse(package.name, isThere: true) }
    let day = surroundings.today.day
    let entry = PluginLock.Entry(
      source: source, version: package.plugin.info.credits.version, installed: day.text, files: package.sums)
    try folder.place(package, entry)
    let own = try path(of: package.name)
    guard let found = try? library.pluginFile(package.name), found != own else { return }
    Console.warn(words.installing.hiddenBy(["name": package.name, "path": found]))
  }

  private func path(of name: String) throws(Problem) -> String {
    "\(try PluginFolder.path(library))/\(name)/\(name).lua"
  }

  // MARK: Telling

  /// `quick 1.2.0 (Quick Round), Ada, CC0-1.0`.
  private static func head(_ package: PluginPackage) -> String {
    let (info, credits) = (package.plugin.info, package.plugin.info.credits)
    let shown = info.name == package.name ? nil : "(\(info.name))"
    let head = [package.name, credits.version, shown].compactMap { $0 }.joined(separator: " ")
    let parts = [head, credits.author, credits.licence]
    return (parts + [credits.homepage]).compactMap { $0 }.joined(separator: ", ")
  }

  private func tellFiles(_ package: PluginPackage) {
    let sums = package.sums
    for file in package.files { say("  \(sums[file.path] ?? "")  \(file.path)") }
  }

  /// The findings on a package before any of it is on disk.
  private func check(_ package: PluginPackage) throws(Problem) -> String {
    let (languages, quizzes) = (library.languages, package.quizzes(library))
    var text = ""
    try PluginReports(library, .lines).tell([.source(package.pluginSource)], jobs: 1) { source in
      let report = PluginChecker(source, quizzes: quizzes, languages: languages, saysGuesses: false).report()
      return PluginTelling(CheckText.text(report, isBrief: true), code: report.findings.isEmpty ? 0 : ExitCode.found)
    } lost: { source, why in
      PluginTelling("\(source.path): \(why)\n", code: ExitCode.found)
    } _: { telling in
      text = telling.text
    }
    return text
  }

  private func say(_ text: String) { Console.write(text.cleaned + "\n") }

  private func isAllowed(_ question: String) throws(Problem) -> Bool {
    try Confirmation.given(
      question.cleaned, parsed, surroundings.language, else: words.keeping.nothingChanged)
  }

  // MARK: Updating

  func update() throws(Problem) -> Int32 {
    let lock = PluginLock(of: try PluginFolder.path(library))
    let names: [String]
    if let name = parsed.operands.first {
      try checkIsInstalled(name, lock)
      names = [name]
    } else {
      names = lock.entries.keys.sorted()
      if names.isEmpty { Console.say(words.installing.noneInstalled) }
    }
    for name in names {
      if let entry = lock[name] { try update(name, entry) }
    }
    return 0
  }

  private func update(_ name: String, _ entry: PluginLock.Entry) throws(Problem) {
    let folder = "\(try PluginFolder.path(library))/\(name)"
    let package = try PackageSource(library).package(entry.source, as: name)
    let changed = PluginLock.changes(in: folder, since: entry)
    let sums = package.sums
    if changed.isEmpty && sums == entry.files {
      return say(words.installing.upToDate(["name": name]))
    }
    say(Self.head(package))
    for path in changed { say("  " + words.installing.changedByHand(["path": path])) }
    for path in Set(sums.keys).union(entry.files.keys).sorted() where sums[path] != entry.files[path] {
      let sign = entry.files[path] == nil ? "+" : sums[path] == nil ? "-" : "~"
      say("  \(sign) \(path)")
    }
    Console.write(try check(package))
    guard try isAllowed(words.installing.mayUpdate(["name": name])) else { return }
    try place(package, from: entry.source, mayReplace: true)
    say(words.installing.updated(["name": name]))
  }

  /// Refuses names of plugins that were not installed.
  private func checkIsInstalled(_ name: String, _ lock: PluginLock) throws(Problem) {
    if lock[name] != nil { return }
    guard let path = try? library.pluginFile(name) else {
      throw Problem(.noInput, "no mode '\(name)' is installed: `quizrun plugins` lists what there is")
    }
    throw Problem(
      .usage,
      library.origin(of: path) == .shipped
        ? "'\(name)' comes with quizrun and was not installed" : "'\(path)' is your own file: it was not installed")
  }

  // MARK: Removing

  func remove() throws(Problem) -> Int32 {
    let name = parsed.operands[0]
    let lock = PluginLock(of: try PluginFolder.path(library))
    try checkIsInstalled(name, lock)
    guard try isAllowed(words.installing.mayRemove(["name": name])) else { return 0 }
    try PluginFolder(library).remove(name)
    say(words.installing.removed(["name": name]))
    return 0
  }

  // MARK: Packing

  /// `quizrun plugin pack NAME [--quiz Q]… --out F.zip`.
  func pack() throws(Problem) -> Int32 {
    guard let out = parsed.value("out") else { throw .usage(.tooFew("plugin pack", "NAME --out F.zip")) }
    let plugin = try library.plugin(parsed.operands[0])
    var quizzes: [QuizAtHand] = []
    for word in parsed.values("quiz") {
      guard let quiz = try library.quiz(named: word, seed: 0) else {
        throw Problem.file(.noInput, "there is no quiz '\(word)': `quizrun list` lists them")
      }
      quizzes.append(quiz)
    }
    if quizzes.isEmpty {
      for path in library.quizzes(besides: plugin.source.path) { quizzes.append(try library.quiz(at: path, seed: 0)) }
    }
    let contents = try PackageContents(plugin, quizzes: quizzes, library)
    try Files.save(contents.archive(), to: out, mode: 0o644)
    for path in contents.missing { Console.warn(words.installing.mediumMissing(["path": path])) }
    say(words.installing.packed(["path": out]))
    for path in contents.paths { say("  \(path)") }
    return 0
  }
}
