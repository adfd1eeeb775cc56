package import LuaKit
package import QuizCore

/// A plugin that was loaded and understood.
package struct Plugin {
  package var source: PluginSource
  package let info: ModeInfo
  /// Texts by language, then by key.
  package let strings: [String: [String: PluginText]]
  /// The achievements, earned in any mode.
  package let achievements: [Achievement]
  /// The raw `examples` of the file; `ExampleRunner` plays them.
  package let examples: [LuaValue]
  /// Every file that it required while loading or may require later, as they were when it was loaded. A sitting is played with
  /// these alone, and kept with them.
  package let modules: [(name: String, bytes: [UInt8])]

  /// The bytes of a file that it may require, by name.
  func module(_ name: String) -> [UInt8]? { modules.first { $0.name == name }?.bytes }

  /// The version of the mode API that this program speaks.
  package static let api = 1

  static let keys = ModeAPI.plugin.names

  /// Runs the file once and reads the table it returns. `known` are all files that it may require; nil when they were
  /// not gathered.
  package static func load(
    _ source: PluginSource, knowing known: [(name: String, bytes: [UInt8])]? = nil
  ) throws(PluginProblem) -> Plugin {
    let machine: LuaMachine
    let table: LuaValue
    do throws(LuaFailure) {
      machine = try LuaMachine(modules: source.module, moduleFolder: source.moduleFolder)
      table = try machine.load(source.bytes, chunk: source.path, seed: 0)
    } catch {
      throw PluginProblem(source.placed(error).withCallers)
    }
    let loaded = machine.requiredModules.map { (name: $0.name, bytes: $0.source) }
    let modules = known ?? source.modules(namedIn: [source.bytes] + loaded.map(\.bytes), besides: loaded)
    return try PluginReader(source: source, modules: modules).plugin(table)
  }

  /// The texts in the first language that has any, English filling the gaps.
  func texts(_ languages: [String]) -> [String: PluginText] {
    let preferred = languages.lazy.compactMap { strings[$0] ?? strings[String($0.prefix { $0 != "-" && $0 != "_" })] }
    let own = preferred.first ?? [:]
    let fallback = strings["en"] ?? strings.sorted { $0.key < $1.key }.first?.value ?? [:]
    return fallback.merging(own) { _, new in new }
  }
}

extension Plugin {
  /// A plugin that was loaded in another process: its description, without texts and examples.
  package init(
    source: PluginSource, info: ModeInfo, achievements: [Achievement], modules: [(name: String, bytes: [UInt8])]
  ) {
    self.init(
      source: source, info: info, strings: [:], achievements: achievements, examples: [], modules: modules)
  }
}
