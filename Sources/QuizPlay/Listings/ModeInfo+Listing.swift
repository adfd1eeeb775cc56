package import JSONText
package import QuizCore
internal import TextLayout

extension ModeInfo {
  /// The plugin as other programs read it in a list.
  package func object(path: String) -> JSONObject {
    func text(_ text: String) -> JSONValue { .text(text.cleaned) }
    var object: JSONObject = ["id": text(id), "name": text(name), "path": text(path)]
    if let about { object.append("about", text(about)) }
    object.append("modifier", .bool(isModifier))
    object.append("quiz", .text(fits.rawValue))
    object.append("players", ["min": .int(players.lowerBound), "max": .int(players.upperBound)])
    object.append("options", .object(JSONObject(options.map { ($0.name.cleaned, .text($0.spec.type.rawValue)) })))
    return object
  }
}
