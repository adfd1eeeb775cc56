internal import LuaKit
internal import QuizCore
internal import QuizModes

/// The plugins with their files, and the quizzes, that a cell knows by number.
///
/// The parent assigns the numbers, and reuses the oldest first; the cell stores the latest under each.
struct CellKnowledge {
  private var plugins = Numbered<Plugin>(most: 64)
  private var quizzes = Numbered<Quiz>(most: 256)

  /// A plugin that the cell has loaded; its number.
  mutating func learnPlugin(_ plugin: Plugin, as number: Int) { plugins.put(plugin, at: number) }

  /// The number for a plugin that is to be loaded.
  mutating func nextPlugin() -> Int { plugins.next() }

  /// Mentions a plugin, with its files where the cell does not have them.
  mutating func write(_ plugin: Plugin, to writer: inout LuaValueWriter) {
    if let number = plugins.number(where: { $0.isSame(as: plugin) }) {
      writer.write(number)
      return writer.write(0)
    }
    let number = plugins.next()
    plugins.put(plugin, at: number)
    writer.write(number)
    writer.write(1)
    plugin.source.write(to: &writer, with: plugin.modules)
  }

  /// Mentions a quiz, with its questions where the cell does not have them.
  mutating func write(_ quiz: Quiz, to writer: inout LuaValueWriter) {
    if let number = quizzes.number(where: { $0 == quiz }) {
      writer.write(number)
      return writer.write(0)
    }
    let number = quizzes.next()
    quizzes.put(quiz, at: number)
    writer.write(number)
    writer.write(1)
    quiz.write(to: &writer)
  }
}

/// Things under numbers from 0, of which the oldest make room.
private struct Numbered<Thing> {
  private var things: [Thing?] = []
  private var place = 0
  private let most: Int

  init(most: Int) {
    self.most = most
  }

  /// The place for a new object; the old one there is dropped.
  mutating func next() -> Int {
    defer { place = (place + 1) % most }
    if place == things.count { things.append(nil) } else { things[place] = nil }
    return place
  }

  mutating func put(_ thing: Thing, at place: Int) { things[place] = thing }

  func number(where fits: (Thing) -> Bool) -> Int? { things.lastIndex { $0.map(fits) ?? false } }
}

/// A plugin with its files.
struct LoadedPlugin {
  let plugin: Plugin
  private let path: String
  /// The names of the files beside it; empty where it cannot require any.
  private let names: [String]

  init(_ plugin: Plugin, _ source: PluginSource) {
    self.plugin = plugin
    path = source.path
    names = source.names
  }

  /// True for the same files with the same bytes.
  func isSame(as source: PluginSource) -> Bool {
    path == source.path && plugin.source.bytes == source.bytes && plugin.source.languages == source.languages
      && names == source.names && plugin.modules.allSatisfy { source.module($0.name) == $0.bytes }
  }
}

extension PluginSource {
  fileprivate var names: [String] { PluginSource.mayRequire(bytes) ? moduleNames() : [] }
}

extension Plugin {
  /// Whether two were loaded from the same files, under the same name in messages.
  func isSame(as other: Plugin) -> Bool { source.path == other.source.path && hasFiles(of: other) }

  /// True when both were loaded from the same bytes, whatever their origin.
  private func hasFiles(of other: Plugin) -> Bool {
    info.id == other.info.id && source.bytes == other.source.bytes && source.languages == other.source.languages
      && modules.elementsEqual(other.modules) { $0.name == $1.name && $0.bytes == $1.bytes }
  }

  /// The same plugin, loaded from a copy of its files; nil when the copy is another.
  func moved(to source: PluginSource) -> Plugin? {
    guard self.source.id == source.id, self.source.bytes == source.bytes, self.source.languages == source.languages,
      modules.map(\.name).sorted() == source.moduleNames().sorted(),
      modules.allSatisfy({ source.module($0.name) == $0.bytes })
    else { return nil }
    var moved = self
    moved.source = source
    return moved
  }
}
