internal import LuaKit
internal import QuizCore

/// Values compared with something that they can never be.
extension Proofreader {
  func comparisons() -> [PluginFinding] {
    tree.expressions.indices.flatMap { place -> [PluginFinding] in
      guard case .binary(let sign, let left, let right) = plugin[place], sign == "==" || sign == "~=" else { return [] }
      return [compared(left, with: right), compared(right, with: left)].compactMap { $0 }
    }
  }

  private func compared(_ value: Int, with literal: Int) -> PluginFinding? {
    let found: (kind: Shape.Scalar, words: String)
    switch plugin[plugin.bare(literal)] {
    case .text(let text):
      if let words = words(value) { return word(text, words, value, literal) }
      found = (.text, "the text '\(text)'")
    case .number(let text): found = (.number, "the number \(text)")
    case .boolean(let value): found = (.boolean, "\(value)")
    default: return nil
    }
    guard let scalars = plugin.shapes[value].scalars, !scalars.contains(found.kind) else { return nil }
    let written = plugin.written(value)
    // Comparisons and `not` yield booleans anyway; only names are reported.
    guard isNamed(value) else { return nil }
    let kinds = scalars.map(\.rawValue).sorted().joined(separator: " or a ")
    let cure =
      scalars == [.boolean]
      ? "write `if \(written) then`, or compare it with true or false" : "compare it with a \(kinds)"
    return finding(.unknownValue, on: literal, "'\(written)' is a \(kinds) and never \(found.words)", cure)
  }

  private func isNamed(_ place: Int) -> Bool {
    switch plugin[plugin.bare(place)] {
    case .field, .variable: true
    default: false
    }
  }

  /// The texts that a value can be, where they are known.
  private func words(_ value: Int) -> [String]? {
    if case .words(let words, _) = plugin.shapes[value] { return words }
    guard case .field(let base, let name, _) = plugin[plugin.bare(value)], case .options = plugin.shapes[base],
      let spec = options?.first(where: { $0.name == name })?.spec, spec.type == .choice
    else { return nil }
    let choices = spec.choices.compactMap(\.string)
    return choices.count == spec.choices.count ? choices : nil
  }

  private func word(_ text: String, _ words: [String], _ value: Int, _ literal: Int) -> PluginFinding? {
    if words.contains(text) { return nil }
    return finding(
      .unknownValue, on: literal, "'\(plugin.written(value))' is never '\(text)'",
      meant(text, among: words) ?? "it is \(words.map { "'\($0)'" }.joined(separator: ", "))")
  }
}
