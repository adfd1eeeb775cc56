internal import LuaKit
internal import QuizCore

/// Options that nobody declares, and fields that are compared with what they can never be.
extension SourceCheck {
  /// `ctx.options.name` without such an option.
  func option(behind index: Int) -> [PluginFinding] {
    guard let options, outline.token(index + 1)?.isSign(".") == true, let name = outline.token(index + 2),
      name.kind == .name, !options.contains(name.text)
    else { return [] }
    let hint = nearest(to: name.text, in: options).map { "did you mean '\($0)'?" }
    return [
      finding(
        .unknownField, index + 2, "'options' does not declare '\(name.text)'",
        hint ?? "declare it: `options = { \(name.text) = { type = \"int\", default = 1 } }`")
    ]
  }

  /// A field that is compared with something it can never be.
  func value(_ chain: ClosedRange<Int>, _ written: String, _ type: String) -> [PluginFinding] {
    guard let other = compared(chain) else { return [] }
    let token = tokens[other]
    let values = type.split(separator: "|").map { $0.drop { $0 == "\"" }.prefix { $0 != "\"" } }.map(String.init)
    if type.hasPrefix("\"") {
      if token.kind == .text && values.contains(token.text) { return [] }
      let hint = nearest(to: token.text, in: values).map { "did you mean '\($0)'?" }
      return [
        finding(
          .unknownValue, other, "'\(written)' is never '\(token.text)'",
          hint ?? "it is \(values.map { "'\($0)'" }.joined(separator: ", "))")
      ]
    }
    let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
    let takes: [LuaToken.Kind: Set<String>] = [
      .text: ["boolean", "integer", "number"], .number: ["boolean", "string"],
    ]
    guard takes[token.kind]?.contains(plain) == true else { return [] }
    let cure =
      plain == "boolean" ? "write `if \(written) then`, or compare it with true or false" : "compare it with a \(plain)"
    let found = token.kind == .text ? "the text '\(token.text)'" : "the number \(token.text)"
    return [finding(.unknownValue, other, "'\(written)' is a \(plain) and never \(found)", cure)]
  }

  /// The text or number that a chain of names is compared with by `==` or `~=`, where nothing else is done with either.
  private func compared(_ chain: ClosedRange<Int>) -> Int? {
    let (before, behind) = (chain.lowerBound - 1, chain.upperBound + 1)
    func isComparison(_ index: Int) -> Bool {
      outline.token(index)?.isSign("==") == true || outline.token(index)?.isSign("~=") == true
    }
    func isAlone(_ index: Int, _ next: Int) -> Bool {
      guard let token = outline.token(index), token.kind == .text || token.kind == .number else { return false }
      guard let beside = outline.token(next) else { return true }
      return beside.kind != .sign || [")", "(", "}", "{", ",", ";"].contains(beside.text)
    }
    if isComparison(behind), isAlone(behind + 1, behind + 2) { return behind + 1 }
    guard isComparison(before), isAlone(before - 1, before - 2) else { return nil }
    let next = outline.token(behind)
    return next?.kind != .sign || [")", "}", ",", ";"].contains(next?.text ?? ")") ? before - 1 : nil
  }
}
