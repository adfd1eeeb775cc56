internal import QuizCells
internal import QuizFormats
package import QuizLibrary
package import QuizModes
internal import QuizStore

/// A mode as it is installed: its file, its `lib`, and its quizzes with their media.
package struct PluginPackage {
  package let name: String
  /// The files by path; the plugin's own is called after it.
  package let files: [PackageFile]
  package let plugin: Plugin
  /// The source of the plugin, which finds its `lib` in the package.
  package let pluginSource: PluginSource

  /// Takes what a package can have from these files, and loads the mode. `label` begins complaints, and `name` wins over
  /// the file's own.
  package init(_ all: [PackageFile], label: String, name: String?, _ library: Library) throws(Problem) {
    let all = Self.withoutTopFolder(all)
    let roots = all.filter { file in
      !file.path.contains("/") && !file.path.hasPrefix(".") && file.path.hasSuffix(".lua")
        && PluginSource.saysAPI(file.bytes)
    }
    guard let root = roots.first else {
      throw Problem(.badData, "\(label): there is no mode in it: a file NAME.lua with `api = 1` must lie at its top")
    }
    guard roots.count == 1 else {
      let names = roots.map { "'\($0.path)'" }.joined(separator: ", ")
      throw Problem(.badData, "\(label): only one file with `api` can lie at its top, not \(names)")
    }
    let own = name ?? String(root.path.dropLast(4))
    guard PluginName.isValid(own) else {
      throw Problem(
        .badData, "\(label): '\(own)' cannot be a mode's name, which has letters, digits, - and _: name it with --as")
    }
    self.name = own
    files =
      [PackageFile(path: own + ".lua", bytes: root.bytes)]
      + all.filter { $0.path != root.path && Self.isWanted($0.path) }.sorted { $0.path < $1.path }
    pluginSource = Self.source(own, files, library.languages)
    do throws(PluginProblem) {
      plugin = try library.cells.load(pluginSource)
    } catch {
      throw Problem(.badData, "\(label): the mode does not load: \(error.message)")
    }
  }

  /// The SHA-256 of each file by its path.
  package var sums: [String: String] {
    Dictionary(files.map { ($0.path, SHA256.hex(of: $0.bytes)) }) { first, _ in first }
  }

  /// The quizzes that can be read.
  package func quizzes(_ library: Library) -> [CheckedQuiz] {
    files.filter { $0.path.hasPrefix("quizzes/") && QuizFormat(path: $0.path) != nil }.compactMap { file in
      QuizFile.read(
        file.bytes, path: file.path, languages: library.languages, seed: 1, readers: library.cells.readers
      ).quiz.map { CheckedQuiz(quiz: $0, path: file.path, bytes: file.bytes) }
    }
  }

  private static func source(_ name: String, _ files: [PackageFile], _ languages: [String]) -> PluginSource {
    let modules = files.filter { $0.path.hasPrefix("lib/") }.map {
      (String($0.path.dropFirst(4).dropLast(4)), $0.bytes)
    }
    return PluginSource(
      id: name, path: name + ".lua", bytes: files[0].bytes, languages: languages,
      module: { name in modules.first { $0.0 == name }?.1 }, moduleNames: { modules.map(\.0) },
      moduleFolder: { _ in "lib/" })
  }

  /// The files of the one folder that holds all of them, as archives of a folder have it.
  private static func withoutTopFolder(_ files: [PackageFile]) -> [PackageFile] {
    let tops = Set(files.map { $0.path.prefix { $0 != "/" } })
    guard tops.count == 1, let top = tops.first, top != "lib", top != "quizzes",
      files.allSatisfy({ $0.path.contains("/") })
    else { return files }
    return files.map { PackageFile(path: String($0.path.dropFirst(top.count + 1)), bytes: $0.bytes) }
  }

  /// Whether a file that is not the mode's own is installed.
  private static func isWanted(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    if parts.contains(where: { $0.hasPrefix(".") }) { return false }
    switch parts.first {
    case "lib": return parts.count == 2 && path.hasSuffix(".lua")
    case "quizzes": return parts.count > 1 && (QuizFormat(path: path) != nil || isMedium(path))
    default: return false
    }
  }

  /// Whether a file is a picture, a sound or a film by its ending.
  static func isMedium(_ path: String) -> Bool {
    let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() ?? ""
    return [
      "png", "jpg", "jpeg", "gif", "webp", "svg", "mp3", "ogg", "oga", "opus", "wav", "m4a", "aac", "flac", "webm",
      "mp4",
    ].contains(ending)
  }
}
