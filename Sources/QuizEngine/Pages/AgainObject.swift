internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizSittings
internal import QuizWire

/// The body of `POST /sittings` that plays a sitting's quiz again with the same options and another seed.
struct AgainObject {
  let options: PlayedOptions
  /// True when the visitor may name players.
  let isOwner: Bool

  init(_ stored: StoredSitting, isOwner: Bool) {
    options = PlayedOptions(stored)
    self.isOwner = isOwner
  }

  var object: JSONObject {
    var object = JSONObject()
    object.add("quiz", options.quiz)
    for (option, value) in options.inOrder where option != .player && (isOwner || option != .players) {
      object.append(option, value, Wire.string)
    }
    return object
  }
}
