internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizStore

/// What plays a sitting's quiz again in the same way, as the body of `POST /sittings`: another run of it, with another seed.
struct AgainObject {
  let stored: StoredSitting
  /// Whether who asks may name players.
  let isOwner: Bool

  var object: JSONObject {
    let beginning = stored.beginning
    var object = JSONObject()
    if let quiz = beginning.quiz?.id, quiz != Quiz.drawnID { object.add("quiz", quiz) }
    let plugins = beginning.plugins.filter { $0.sha256 != nil && $0.id != beginning.quiz?.plugin }.map(\.id)
    if !plugins.isEmpty { object.append("plugin", Wire.texts(plugins)) }
    for name in ["category", "difficulty", "type"] { object.add(name, stored.request[name]) }
    object.add("limit", stored.request["limit"].flatMap { Int($0) })
    if !settings.isEmpty { object.append("set", .object(JSONObject(settings))) }
    addTime(beginning.limits, to: &object)
    if isOwner && stored.players.count > 1 { object.append("players", Wire.texts(stored.players)) }
    return object
  }

  /// Options of the mode, as `set.pass` was noted.
  private var settings: [(String, JSONValue)] {
    stored.request.sorted { $0.key < $1.key }.filter { $0.key.hasPrefix("set.") }
      .map { (String($0.key.dropFirst(4)), Wire.string($0.value)) }
  }

  private func addTime(_ limits: LimitSettings, to object: inout JSONObject) {
    switch limits.timing {
    case .asWritten: break
    case .untimed: object.append("untimed", true)
    case .every(let seconds): object.add("timed", seconds)
    }
    if limits.factor != 1 { object.add("timeFactor", limits.factor) }
  }
}
