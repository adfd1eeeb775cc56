package import JSONText
package import QuizCore
internal import TextLayout

extension ModeInfo {
  /// The plugin as other programs read it in a list.
  ///
  /// `source` says where an installed one is from, `changed` whether its files differ from those, and `shadows` which
  /// file it hides.
  package func object(
    path: String, source: String? = nil, changed: Bool? = nil, shadows: String? = nil
  ) -> JSONObject {
    func text(_ text: String) -> JSONValue { .text(text.cleaned) }
    var object: JSONObject = ["id": text(id), "name": text(name), "path": text(path)]
    if let about { object.append("about", text(about)) }
    for (name, value) in [
      ("version", credits.version), ("author", credits.author), ("licence", credits.licence),
      ("homepage", credits.homepage), ("source", source), ("shadows", shadows),
    ] {
      if let value { object.append(name, text(value)) }
    }
    if let changed { object.append("changed", .bool(changed)) }
    object.append("modifier", .bool(isModifier))
    object.append("quiz", .text(fits.rawValue))
    object.append("players", ["min": .int(players.lowerBound), "max": .int(players.upperBound)])
    object.append("options", .object(JSONObject(options.map { ($0.name.cleaned, .text($0.spec.type.rawValue)) })))
    return object
  }
}
