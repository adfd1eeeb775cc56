internal import LuaKit
internal import QuizCore

/// Findings from reading a plugin without running it: unknown names and fields, unknown keys of steps, unused values,
/// hidden state.
///
/// Only certain mistakes are reported; a value of unknown kind is never one.
struct Proofreader {
  let path: String
  let plugin: PluginTree
  /// The plugin's texts by language, as far as they could be read.
  let texts: [String: [String: PluginText]]
  /// The plugin's options; nil when they could not be read.
  let options: [NamedSpec]?
  /// Changes of values that outlive a call.
  let keeping: LastingChanges
  /// Names of fields that the file gives a value somewhere, to anything.
  let given: Set<String>
  var tree: LuaTree { plugin.tree }

  /// nil when the source is not Lua.
  init?(
    _ bytes: [UInt8], path: String, strings: [String: [String: PluginText]] = [:], options: [NamedSpec]? = nil,
    changing foreign: [String: Set<Int>] = [:]
  ) {
    guard let plugin = PluginTree(bytes) else { return nil }
    self.path = path
    self.plugin = plugin
    texts = strings
    self.options = options
    given = Self.given(plugin)
    keeping = LastingChanges(plugin, foreign: foreign)
  }

  func findings() -> [PluginFinding] {
    var findings = names() + fields() + calls() + answers() + comparisons() + stateFields() + changes()
    findings += hiddenState() + missingReturns() + doubledKeys() + locals()
    var seen: Set<String> = []
    findings = findings.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(
      \.element)
    return Array(
      findings.filter { seen.insert("\($0.line) \($0.code) \($0.message)").inserted }.prefix(Self.mostFindings))
  }

  /// The most findings per file; readers stop there anyway.
  private static let mostFindings = 50

  /// Keys of tables and fields that are assigned.
  private static func given(_ plugin: PluginTree) -> Set<String> {
    var names: Set<String> = []
    for expression in plugin.tree.expressions {
      guard case .table(let fields) = expression.kind else { continue }
      for field in fields {
        if case .name(let name) = field.key { names.insert(name) }
      }
    }
    for case .assign(let targets, _) in plugin.tree.statements.map(\.kind) {
      for target in targets {
        if case .field(_, let name, _) = plugin[target] { names.insert(name) }
      }
    }
    return names
  }

  // MARK: Findings

  func finding(
    _ code: PluginFinding.Code, at token: Int, in function: Int, _ message: String, _ suggestion: String
  ) -> PluginFinding {
    PluginFinding(
      code, path, tree.tokens[token].line, hook: plugin.hook(around: function), message, suggestion: suggestion)
  }

  /// One at an expression.
  func finding(
    _ code: PluginFinding.Code, on expression: Int, _ message: String, _ suggestion: String
  ) -> PluginFinding {
    let place = tree.expressions[expression]
    return finding(code, at: place.tokens.lowerBound, in: place.function, message, suggestion)
  }

  func meant(_ name: String, among known: some Sequence<String>) -> String? {
    nearest(to: name, in: known).map { "did you mean '\($0)'?" }
  }
}
