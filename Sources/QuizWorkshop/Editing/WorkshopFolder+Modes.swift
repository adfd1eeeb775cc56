internal import Cells
package import JSONText
package import QuizCells
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizModes
package import QuizWire
internal import TextLayout

/// Modes of the workshop.
extension WorkshopFolder {
  /// All modes at hand.
  package func modes() -> [WorkshopRow] {
    library.pluginPaths.map { id, path in
      let item = WorkshopItem(.mode, id)
      let isWritable = item.map { self.path($0.usualPlace) == path } ?? false
      return WorkshopRow(id: id, title: (try? library.plugin(id))?.info.name ?? id, path: path, isWritable: isWritable)
    }
  }

  /// The source of a mode: the file of its name in the folder, else one at hand that can be copied.
  package func mode(_ name: String) throws(WorkshopRefusal) -> WorkshopDocument {
    let item = try mode(named: name)
    if let own = try own(item), let bytes = own.bytes { return document(bytes, path(own.place), isWritable: true) }
    guard let path = library.pluginPaths.first(where: { $0.id == name })?.path,
      let bytes = Files.readNamed(path, upTo: WorkshopDirectory.largest)
    else { throw .unknown(item) }
    return document(bytes, path, isWritable: false)
  }

  /// The source of a new mode: one that works, to be changed.
  package static func template(_ name: String) -> String { PluginTemplate.text(name) }

  private func mode(named name: String) throws(WorkshopRefusal) -> WorkshopItem {
    guard PluginName.isValid(name), let item = WorkshopItem(.mode, name) else {
      throw WorkshopRefusal(.unknown, "there is no mode '\(name)'")
    }
    return item
  }

  private func document(_ bytes: [UInt8], _ path: String, isWritable: Bool) -> WorkshopDocument {
    WorkshopDocument(
      source: String(decoding: bytes, as: UTF8.self), value: .null, etag: Self.etag(bytes), path: path,
      isWritable: isWritable)
  }

  /// Saves the source of a mode, also one that does not load; `etag` is that of the source it was made from, nil for a new
  /// one.
  package func save(mode name: String, _ source: String, etag: String?) throws(WorkshopRefusal) -> WorkshopSaved {
    let item = try mode(named: name)
    let bytes = Array(source.utf8)
    let own = try own(item)
    if let present = own?.bytes {
      guard etag == Self.etag(present) else { throw changed(item, present) }
    } else if let etag, (try? mode(name))?.etag != etag {
      throw changed(item, nil)
    }
    try write(bytes, item, at: item.usualPlace, over: own?.bytes)
    return WorkshopSaved(
      etag: Self.etag(bytes), findings: modeFindings(bytes, item, at: item.usualPlace))
  }

  /// The findings of `plugin check` in a source that need not be saved.
  package func check(mode name: String, _ source: String) throws(WorkshopRefusal) -> [WorkshopFinding] {
    let item = try mode(named: name)
    return modeFindings(Array(source.utf8), item, at: item.usualPlace)
  }

  /// The tables that modes write and read, as the reference has them: for completion.
  package static var words: JSONObject {
    [
      "tables": .list(
        ModeAPI.all.map { table in
          [
            "name": .text(table.name),
            "fields": .list(
              table.fields.map { ["name": .text($0.name), "type": .text($0.type), "about": .text($0.about)] }),
          ]
        })
    ]
  }

  // MARK: In cells

  /// The work of cells that check quizzes and modes, play their examples, and read files of other programs.
  package static let works = [checking, naming, testing, reading] + QuizFindings.works

  private static let checking = CellWork("workshop-check") { request in
    guard let plugin = CarriedPlugin(request) else { return [] }
    let report = PluginChecker(plugin.source, quizzes: plugin.quizzes, languages: plugin.languages).report()
    return JSONWriter.bytes(.list(report.findings.map { .object($0.object) }))
  }

  private static let naming = CellWork("workshop-names") { request in
    guard let plugin = CarriedPlugin(request) else { return [] }
    return JSONWriter.bytes(.list(PluginTest.quizzes(plugin.source, plugin.languages).map(JSONValue.text)))
  }

  private static let testing = CellWork("workshop-test") { request in
    guard let plugin = CarriedPlugin(request) else { return [] }
    let quizzes = Dictionary(plugin.quizzes.map { ($0.quiz.id, $0.quiz) }) { first, _ in first }
    return Array(PluginTest(plugin.source, languages: plugin.languages) { quizzes[$0] }.report.line.utf8)
  }

  /// Milliseconds for a check, for naming the quizzes of examples, and for playing them.
  private static let patience = (check: 15_000, names: 8000, test: 10_000)

  func modeFindings(_ bytes: [UInt8], _ item: WorkshopItem, at place: Place) -> [WorkshopFinding] {
    var plugin = CarriedPlugin(library.source(path(place), bytes: bytes), languages: library.languages)
    plugin.quizzes = quizzes(for: item.name)
    do throws(CellEnd) {
      for id in try namesOfQuizzes(in: plugin) where !plugin.quizzes.contains(where: { $0.quiz.id == id }) {
        guard let found = try? library.quiz(id: id, seed: 1) else { continue }
        plugin.quizzes.append(CheckedQuiz(quiz: found.quiz, path: found.path, bytes: found.bytes))
      }
      let reply = try library.cells.reply(within: Self.patience.check, Self.checking, plugin.bytes)
      guard let found = (try? JSONParser.parse(reply))?.array else { throw .garbled }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      return found.prefix(Self.mostFindings).compactMap { Self.finding($0, in: lines, of: path(place)) }
    } catch {
      return [WorkshopFinding(line: 1, column: 1, message: "the check was stopped: \(error.sentence)")]
    }
  }

  private static let mostFindings = 1000

  /// A finding as a cell told it; nil where it is malformed.
  private static func finding(_ node: JSONNode, in lines: [Substring], of path: String) -> WorkshopFinding? {
    guard let line = node["line"]?.int, line >= 1, let message = node["message"]?.string else { return nil }
    let suggestion = node["suggestion"]?.string ?? ""
    var said = message.hasSuffix(suggestion) ? message : "\(message): \(suggestion)"
    let file = node["file"]?.string ?? path
    if file != path { said = "\(file): \(said)" }
    let isHere = file == path && line <= lines.count
    return WorkshopFinding(
      line: file == path ? line : 1, column: isHere ? column(of: message, in: lines[line - 1]) : 1,
      message: said.cleaned)
  }

  /// The column of the first name that a message quotes, else of the line's first letter.
  private static func column(of message: String, in line: Substring) -> Int {
    for quoted in message.matches(of: /'([^']+)'/) {
      if let place = line.firstRange(of: quoted.1)?.lowerBound {
        return line.unicodeScalars.distance(from: line.startIndex, to: place) + 1
      }
    }
    return line.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count + 1
  }

  /// The quizzes that a mode is checked with, beside those of its examples: those that name it, else the first few.
  private func quizzes(for mode: String) -> [CheckedQuiz] {
    let entries = library.catalogue().entries.filter(\.isIntact)
    let own = entries.filter { $0.plugin == mode }
    return (own.isEmpty ? Array(entries.prefix(Self.mostQuizzes)) : own).compactMap { entry in
      (try? library.quiz(at: entry.path, seed: 1)).map {
        CheckedQuiz(quiz: $0.quiz, path: $0.path, bytes: $0.bytes)
      }
    }
  }

  private static let mostQuizzes = 4

  /// The report of `plugin test --json` for a saved mode; one that does not come to an end has failed.
  package func test(mode name: String) throws(WorkshopRefusal) -> ExamplesReport {
    let document = try mode(name)
    let source = library.source(document.path, bytes: Array(document.source.utf8))
    var plugin = CarriedPlugin(source, languages: library.languages)
    do throws(CellEnd) {
      var english = library
      english.languages = ["en"]
      for id in try namesOfQuizzes(in: plugin) {
        guard let found = try? english.quiz(id: id, seed: 0) else { continue }
        plugin.quizzes.append(CheckedQuiz(quiz: found.quiz, path: found.path, bytes: []))
      }
      let reply = try library.cells.reply(within: Self.patience.test, Self.testing, plugin.bytes)
      guard let report = (try? JSONParser.parse(reply)).flatMap(ExamplesReport.init(wire:)) else { throw .garbled }
      return report
    } catch {
      let why = "\(document.path): the plugin was stopped: \(error.sentence)"
      return PluginTest(broken: document.path, why).report
    }
  }

  private static let mostNames = 100

  /// The ids of the quizzes at hand that the examples of a mode name.
  private func namesOfQuizzes(in plugin: CarriedPlugin) throws(CellEnd) -> [String] {
    let names = try library.cells.reply(within: Self.patience.names, Self.naming, plugin.bytes)
    return ((try? JSONParser.parse(names))?.array ?? []).prefix(Self.mostNames).compactMap(\.string)
  }
}
