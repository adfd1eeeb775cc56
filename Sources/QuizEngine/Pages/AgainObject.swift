internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizSittings
internal import QuizStore

/// The body of `POST /sittings` that plays a sitting's quiz again with the same options and another seed.
struct AgainObject {
  let wishes: PlayedOptions
  /// True when the visitor may name players.
  let isOwner: Bool

  init(_ stored: StoredSitting, isOwner: Bool) {
    wishes = PlayedOptions(stored)
    self.isOwner = isOwner
  }

  var object: JSONObject {
    var object = JSONObject()
    object.add("quiz", wishes.quiz)
    if !wishes.plugins.isEmpty { object.append("plugin", Wire.texts(wishes.plugins)) }
    for part in wishes.parts { object.append(part.name, value(part)) }
    if wishes.isMissed { object.append("missed", true) }
    let settings = wishes.settings.map { ($0.name, Wire.string($0.value)) }
    if !settings.isEmpty { object.append("set", .object(JSONObject(settings))) }
    addTime(to: &object)
    if isOwner && wishes.players.count > 1 { object.append("players", Wire.texts(wishes.players)) }
    return object
  }

  /// The number of questions is one; all else is text.
  private func value(_ part: PlayedOptions.Named) -> JSONValue {
    part.name == "limit" ? Int(part.value).map(JSONValue.int) ?? Wire.string(part.value) : Wire.string(part.value)
  }

  private func addTime(to object: inout JSONObject) {
    switch wishes.limits.timing {
    case .asWritten: break
    case .untimed: object.append("untimed", true)
    case .every(let seconds): object.add("timed", seconds)
    }
    if wishes.limits.factor != 1 { object.add("timeFactor", wishes.limits.factor) }
  }
}
