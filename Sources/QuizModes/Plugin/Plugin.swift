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

extension Plugin {
  /// Lets plugins run in this process, which has given up everything they could misuse; a cell does this first.
  package static func permitHere() { LuaMachine.permit() }

  /// The same with its texts and examples, for a process that may run it: one that another process loaded is here without
  /// them. It is read from the files that it was made of.
  package var loadedHere: Plugin {
    var own = source
    own.module = { [modules] name in modules.first { $0.name == name }?.bytes }
    own.moduleNames = { [modules] in modules.map(\.name) }
    own.moduleFolder = source.knownFolders(of: modules.map(\.name))
    return (try? Plugin.load(own)) ?? self
  }
}

extension PluginSource {
  /// The same with every file that it may require read already, for a process that cannot read.
  package var selfContained: PluginSource {
    let files = modules(namedIn: [bytes], besides: [])
    var source = self
    source.module = { name in files.first { $0.name == name }?.bytes }
    source.moduleNames = { files.map(\.name) }
    source.moduleFolder = knownFolders(of: files.map(\.name))
    return source
  }

  /// The present folders of those files.
  fileprivate func knownFolders(of names: [String]) -> (String) -> String {
    let folders = Dictionary(names.map { ($0, moduleFolder($0)) }) { first, _ in first }
    return { folders[$0] ?? "" }
  }
}

extension Plugin {
  /// The failure; a call of a text missing in `strings` is explained as that.
  ///
  /// Lua reports the call of a nil field; its line shows whether the field belonged to `ctx.t`.
  func explained(_ failure: LuaFailure, texts: [String]) -> LuaFailure {
    guard failure.kind == .error, let match = failure.message.firstMatch(of: /nil value \(field '([^']+)'\)/),
      let line = failure.line, calls(String(match.1), in: failure.file, line)
    else { return failure }
    let name = String(match.1)
    let names = texts.sorted()
    let hint =
      nearest(to: name, in: names).map { "; did you mean '\($0)'?" }
      ?? (names.isEmpty ? "; the plugin has no 'strings'" : "; it has \(names.joined(separator: ", "))")
    var told = failure
    told.message = "'strings' has no text '\(name)'\(hint)"
    return told
  }

  /// Whether a line reads a field of `t`, as in `ctx.t.lost()` or, with `local t = ctx.t`, `t.lost()`.
  private func calls(_ name: String, in file: String?, _ line: Int) -> Bool {
    let bytes = modules.first { file?.hasSuffix("\($0.name).lua") == true }?.bytes ?? source.bytes
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return false }
    let text = lines[line - 1].filter { !$0.isWhitespace }
    return ["t.\(name)", "t[\"\(name)\"]", "t['\(name)']"].contains { form in
      text.ranges(of: form).contains { range in
        let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
        return !(before.isLetter || before.isNumber || before == "_")
      }
    }
  }
}

extension [UInt8] {
  /// Whether the bytes of a word stand in it. (A text is gone through by its characters: with the plugins that come along that
  /// took longer than listing all quizzes.)
  package func hold(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return true }
    return withUnsafeBufferPointer { bytes in
      var at = 0
      while at + word.count <= bytes.count {
        if bytes[at] == first, bytes[at..<at + word.count].elementsEqual(word) { return true }
        at += 1
      }
      return false
    }
  }
}
