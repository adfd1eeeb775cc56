package import JSONText
package import QuizCore
internal import TextLayout

extension QuizCard {
  /// The quiz as JSON in a list; keys without a value are absent.
  ///
  /// `progress` belongs to an unfinished sitting, `last` and `best` (percent) to finished ones; `due` counts its due
  /// cards.
  package func object(
    path: String, progress: (settled: Int, of: Int?)?, last: CivilDay?, best: Double?, due: Int? = nil
  ) -> JSONObject {
    func text(_ text: String) -> JSONValue { .text(text.cleaned) }
    var object: JSONObject = ["id": text(id), "title": text(title), "path": text(path)]
    for (key, value) in [
      ("description", description), ("category", category), ("language", language), ("author", author),
      ("licence", licence), ("plugin", plugin),
    ] {
      if let value { object.append(key, text(value)) }
    }
    object.append("tags", .list(tags.map(text)))
    object.append("questions", .int(questionCount))
    object.append("daily", .bool(isDaily))
    if let progress {
      var far: JSONObject = ["done": .int(progress.settled)]
      if let length = progress.of { far.append("of", .int(length)) }
      object.append("continue", .object(far))
    }
    if let last { object.append("last", text(last.text)) }
    if let best { object.append("best", .number(best)) }
    if let due { object.append("due", .int(due)) }
    return object
  }
}

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
