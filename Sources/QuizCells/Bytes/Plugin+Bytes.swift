internal import LuaKit
internal import QuizCoding
internal import QuizCore
internal import QuizModes

extension PluginSource {
  /// A plugin's file and all the files that it may require, for a process that can read none.
  func write(to writer: inout LuaValueWriter, with modules: [(name: String, bytes: [UInt8])]) {
    writer.write(id)
    writer.write(path)
    writer.write(bytes: bytes)
    writer.write(.list(languages.map(LuaValue.text)))
    writer.write(modules.count)
    for module in modules {
      writer.write(module.name)
      writer.write(moduleFolder(module.name))
      writer.write(bytes: module.bytes)
    }
  }

  init(reading reader: inout LuaValueReader) throws(LuaValueReader.Garbled) {
    let id = try reader.text(), path = try reader.text(), bytes = try reader.rawBytes()
    let languages = try reader.texts()
    var modules: [String: [UInt8]] = [:]
    var folders: [String: String] = [:]
    for _ in 0..<max(0, try reader.number()) {
      let name = try reader.text()
      folders[name] = try reader.text()
      modules[name] = try reader.rawBytes()
    }
    self.init(
      id: id, path: path, bytes: bytes, languages: languages, module: { [modules] in modules[$0] },
      moduleNames: { [modules] in modules.keys.sorted() }, moduleFolder: { [folders] in folders[$0] ?? "" })
  }
}

extension Plugin {
  /// Writes the facts on a loaded plugin, apart from its code.
  func write(to writer: inout LuaValueWriter) {
    writer.write(info.form)
    writer.write(info.options.isEmpty ? "" : EventCoding.text(info.options))
    writer.write(.list(achievements.map(\.form)))
  }

  /// The plugin that a cell claims to have loaded from those files; its code and texts stay there.
  init(
    of source: PluginSource, with modules: [(name: String, bytes: [UInt8])], reading reader: inout LuaValueReader
  ) throws(LuaValueReader.Garbled) {
    var info = try ModeInfo(id: source.id, form: try reader.value())
    let options = try reader.text()
    if !options.isEmpty {
      do { info.options = try EventCoding.read(Array(options.utf8)) } catch { throw LuaValueReader.Garbled() }
    }
    guard case .list(let achievements) = try reader.value() else { throw LuaValueReader.Garbled() }
    var all: [Achievement] = []
    for form in achievements { all.append(try Achievement(form: form)) }
    self.init(source: source, info: info, achievements: all, modules: modules)
  }
}

extension Achievement {
  fileprivate var form: LuaValue {
    .list([.text(id), .text(title), emoji.map(LuaValue.text) ?? .none, .bool(hasProgress)])
  }

  fileprivate init(form: LuaValue) throws(LuaValueReader.Garbled) {
    guard case .list(let parts) = form, parts.count == 4, case .text(let id) = parts[0],
      case .text(let title) = parts[1], case .bool(let hasProgress) = parts[3]
    else { throw LuaValueReader.Garbled() }
    var emoji: String?
    if case .text(let text) = parts[2] { emoji = text }
    self.init(id: id, title: title, emoji: emoji, hasProgress: hasProgress)
  }
}

/// A plugin's description of itself in the form for cells, without its options; it is stored nowhere.
extension ModeInfo {
  var form: LuaValue {
    let kinds = kinds.map { wanted in LuaValue.list(wanted.map { .text($0.rawValue) }) }
    let players = ownPlayers.map { [LuaValue.int(Int64($0.lowerBound)), .int(Int64($0.upperBound))] }
    return .list([
      .text(name), about.map(LuaValue.text) ?? .none, .text(fits.rawValue), kinds ?? .none, .list(players ?? []),
      .list(hooks.map { .text($0.rawValue) }),
      .list([credits.version, credits.author, credits.licence, credits.homepage].map { .text($0 ?? "") }),
    ])
  }

  init(id: String, form: LuaValue) throws(LuaValueReader.Garbled) {
    guard case .list(let parts) = form, parts.count == 7, let name = parts[0].string,
      let fits = parts[2].string.flatMap(Fit.init), case .list(let bounds) = parts[4], case .list(let hooks) = parts[5],
      case .list(let credits) = parts[6], credits.count == 4
    else { throw LuaValueReader.Garbled() }
    self.init(id: id, name: name, about: parts[1].string, fits: fits)
    if case .list(let words) = parts[3] {
      kinds = Set(words.compactMap { $0.string.flatMap(Question.Kind.init) })
    }
    if bounds.count == 2, case .int(let least) = bounds[0], case .int(let most) = bounds[1], least >= 1, least <= most {
      ownPlayers = Int(least)...Int(most)
    }
    let texts = credits.map { $0.string.flatMap { $0.isEmpty ? nil : $0 } }
    self.credits = ModeCredits(version: texts[0], author: texts[1], licence: texts[2], homepage: texts[3])
    self.hooks = Set(hooks.compactMap { $0.string.flatMap(Hook.init) })
  }
}
