internal import LuaKit
package import QuizCore

extension PluginSource {
  var outline: LuaOutline { LuaOutline(bytes) }

  /// The line of the value at a path of the plugin's table, such as `["options", "pass", "type"]`, or of the part of
  /// the path that exists.
  package func line(at path: [String]) -> Int? {
    outline.field(at: path)?.line ?? path.first.flatMap(line(of:))
  }

  /// The line of a key written in a hook's body, as in `return { pionts = 1 }`; else that of the hook.
  package func line(of hook: Hook, key: String?) -> Int {
    let outline = outline
    let fallback = outline.field(at: [hook.rawValue])?.line ?? line(of: hook.rawValue) ?? 1
    guard let key, let field = outline.field(at: [hook.rawValue]), let body = outline.function(field)?.body else {
      return fallback
    }
    let place = body.first { index in
      outline.tokens[index].isName(key) && outline.token(index + 1)?.isSign("=") == true
    }
    return place.map { outline.tokens[$0].line } ?? fallback
  }
}
