package import QuizCells
package import QuizCore
package import QuizModes

/// The running layers of a sitting: the mode first, or the built-in default.
package enum Layers {
  package static func running(_ plugins: [Plugin], languages: [String], log: PluginLog? = nil) -> [any Mode] {
    let modes: [any Mode] = plugins.map { LuaMode($0, languages: languages, log: log) }
    return plugins.first.map(\.info.isModifier) ?? true ? [BuiltInMode()] + modes : modes
  }

  /// The layers of a new sitting as plugins: nil is the built-in default.
  package static func plugins(_ plugins: [Plugin]) -> [Plugin?] {
    plugins.first.map(\.info.isModifier) ?? true ? [nil] + plugins : plugins
  }

  /// The layers of a stored sitting, and the languages in which it began.
  package static func plugins(
    _ stored: StoredSitting, languages: [String], cells: PluginCells
  ) throws(Problem) -> (layers: [Plugin?], languages: [String]) {
    let kept = stored.beginning.languages
    let languages = kept.isEmpty ? languages : kept
    var layers: [Plugin?] = []
    for use in stored.beginning.plugins {
      layers.append(use.sha256 == nil ? nil : try plugin(use, stored, languages: languages, cells: cells))
    }
    return (layers, languages)
  }

  /// The layers of a kept sitting, from the bytes that were kept with it, in the language in which it began.
  package static func recorded(
    _ stored: StoredSitting, languages: [String], log: PluginLog? = nil
  ) throws(Problem) -> [any Mode] {
    try makers(stored, languages: languages, log: log).map { $0() }
  }

  /// Makers of the layers; with `remembering`, modes keep values outside of their state, as in earlier versions.
  package static func makers(
    _ stored: StoredSitting, languages: [String], log: PluginLog? = nil, remembering: Bool = false
  ) throws(Problem) -> [() -> any Mode] {
    let kept = stored.beginning.languages
    let languages = kept.isEmpty ? languages : kept
    var makers: [() -> any Mode] = []
    for use in stored.beginning.plugins {
      guard use.sha256 != nil else {
        makers.append { BuiltInMode() }
        continue
      }
      let plugin = try plugin(use, stored, languages: languages)
      makers.append { LuaMode(plugin, languages: languages, log: log, isRemembering: remembering) }
    }
    return makers
  }

  package static func plugin(
    _ use: PluginUse, _ stored: StoredSitting, languages: [String] = [], cells: PluginCells = PluginCells(nil)
  ) throws(Problem) -> Plugin {
    let files = stored.files.filter { $0.plugin == use.id }
    guard let own = files.first(where: { $0.module == nil }) else {
      throw Problem(.badData, "the record of this sitting lacks its plugin '\(use.id)'; --new starts anew")
    }
    let source = PluginSource(
      id: use.id, path: "\(use.id).lua", bytes: own.bytes, languages: languages,
      module: { name in files.first { $0.module == name }?.bytes }, moduleNames: { files.compactMap(\.module) })
    do {
      return try cells.load(source)
    } catch {
      throw Problem(.badData, error.message)
    }
  }
}
