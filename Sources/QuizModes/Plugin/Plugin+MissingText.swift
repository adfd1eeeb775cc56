internal import LuaKit
internal import QuizCore

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
