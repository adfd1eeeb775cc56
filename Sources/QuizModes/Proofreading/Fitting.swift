internal import LuaKit

/// Checks that written values fit their places: keys of tables, words, kinds of plain values.
struct Fitting {
  private let reader: Proofreader
  /// The caller that expects the argument: `ctx.ask`, `judge`.
  private let owner: String
  private var plugin: PluginTree { reader.plugin }

  init(_ reader: Proofreader, of owner: String) {
    self.reader = reader
    self.owner = owner
  }

  func check(_ place: Int, _ expected: Shape, key: String? = nil) -> [PluginFinding] {
    switch plugin[place] {
    case .parentheses(let inner): return check(inner, expected, key: key)
    case .binary("and", _, let right): return check(right, expected, key: key)
    case .binary("or", let left, let right): return check(left, expected, key: key) + check(right, expected, key: key)
    case .table(let fields): return table(place, fields, expected, key)
    case .text(let text): return self.text(place, text, expected, key)
    case .boolean(let value):
      // false stands for nothing in many places.
      return value || expected.scalars == [.number] ? plain(place, String(value), .boolean, expected, key) : []
    case .number(let text): return plain(place, text, .number, expected, key)
    default: return []
    }
  }

  // MARK: Tables

  private func table(
    _ place: Int, _ fields: [LuaExpression.Entry], _ expected: Shape, _ key: String?
  ) -> [PluginFinding] {
    switch expected.structure {
    case .table(let table): return self.table(place, fields, as: table)
    case .list(let element):
      if let named = fields.first(where: \.isNamed), let key {
        return [
          wrong(named.token, place, "'\(key)' of \(owner) must be a list", "write `\(key) = { … }` without names in it")
        ]
      }
      return fields.flatMap { check($0.value, element, key: key) }
    case .map(let value):
      if let nameless = fields.first(where: \.isPlace), let key, value.structure != nil {
        return [wrong(nameless.token, place, "an entry of '\(key)' has no name", "write `\(key) = { name = { … } }`")]
      }
      return fields.flatMap { check($0.value, value, key: key) }
    default:
      guard let scalars = expected.scalars, let key, !fields.isEmpty else { return [] }
      return [wrong(place, key, "a table", scalars)]
    }
  }

  private func table(
    _ place: Int, _ fields: [LuaExpression.Entry], as table: APITable
  ) -> [PluginFinding] {
    var findings: [PluginFinding] = []
    var names: Set<String> = []
    for field in fields {
      guard case .name(let name) = field.key else { continue }
      names.insert(name)
      guard let expected = Shape.field(name, of: table) else {
        findings.append(
          wrong(
            field.token, place, "\(self.name(of: table)) does not know '\(name)'",
            reader.meant(name, among: table.names) ?? "it takes \(table.names.joined(separator: ", "))"))
        continue
      }
      findings += check(field.value, expected, key: name)
    }
    let isPlain = fields.allSatisfy(\.isNamed)
    if isPlain, findings.isEmpty,
      let missing = table.fields.first(where: { $0.isRequired && !names.contains($0.name) })
    {
      findings.append(
        wrong(
          reader.tree.expressions[place].tokens.lowerBound, place, "\(name(of: table)) needs '\(missing.name)'",
          "give it: \(missing.about)"))
    }
    return findings
  }

  private func name(of table: APITable) -> String {
    switch table {
    case ModeAPI.askOptions, ModeAPI.page: return owner
    case ModeAPI.spec: return "an input"
    case ModeAPI.kept: return "the table of keep"
    default:
      let word = table.name.reduce(into: "") { $0 += $1.isUppercase && !$0.isEmpty ? " \($1)" : "\($1)" }.lowercased()
      return ("aeiou".contains(word.prefix(1)) ? "an " : "a ") + word
    }
  }

  private func wrong(_ token: Int, _ place: Int, _ message: String, _ cure: String) -> PluginFinding {
    reader.finding(.hookFailed, at: token, in: reader.tree.expressions[place].function, message, cure)
  }

  // MARK: Plain values

  private func text(_ place: Int, _ text: String, _ expected: Shape, _ key: String?) -> [PluginFinding] {
    if case .words(let words, _) = expected {
      if words.contains(text) { return [] }
      let known = words.map { "'\($0)'" }.joined(separator: ", ")
      return [
        reader.finding(
          .unknownValue, on: place, "'\(key ?? owner)' is never '\(text)'",
          reader.meant(text, among: words) ?? "it is \(known)")
      ]
    }
    return plain(place, "the text '\(text)'", .text, expected, key)
  }

  private func plain(
    _ place: Int, _ found: String, _ kind: Shape.Scalar, _ expected: Shape, _ key: String?
  ) -> [PluginFinding] {
    guard let key else { return [] }
    if let scalars = expected.scalars {
      // A number may stand where a text is expected.
      if scalars.contains(kind) || kind == .number && scalars.contains(.text) { return [] }
      return [wrong(place, key, found, scalars)]
    }
    guard case .list = expected else { return [] }
    return [
      reader.finding(
        .hookFailed, on: place, "'\(key)' of \(owner) must be a list, got \(found)", "write `\(key) = { … }`")
    ]
  }

  private func wrong(_ place: Int, _ key: String, _ found: String, _ expected: Set<Shape.Scalar>) -> PluginFinding {
    let wanted = expected.map(\.rawValue).sorted().joined(separator: " or a ")
    return reader.finding(
      .hookFailed, on: place, "'\(key)' of \(owner) must be a \(wanted), got \(found)", "give it a \(wanted)")
  }
}

extension LuaExpression.Entry {
  fileprivate var isNamed: Bool { if case .name = key { true } else { false } }
  fileprivate var isPlace: Bool { if case .place = key { true } else { false } }
}
