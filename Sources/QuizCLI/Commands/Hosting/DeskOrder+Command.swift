internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizScreens
internal import QuizWire

extension DeskOrder {
  private static func entering(_ player: Int, _ reply: Reply, _ inputs: [PlainField]) -> JSONObject {
    var object: JSONObject = ["do": "enter", "player": .int(player), "answer": reply.asCommand]
    if !inputs.isEmpty { object.append("inputs", .object(JSONObject(inputs))) }
    return object
  }

  /// The command as `POST /rooms/CODE/host` has it.
  var json: JSONObject {
    switch self {
    case .open: ["do": "open"]
    case .lock: ["do": "lock"]
    case .reveal: ["do": "reveal"]
    case .board: ["do": "board"]
    case .next: ["do": "next"]
    case .pause: ["do": "pause"]
    case .resume: ["do": "resume"]
    case .again: ["do": "again"]
    case .lockJoining: ["do": "lock-joining"]
    case .end: ["do": "end"]
    case .extend(let seconds): ["do": "extend", "seconds": .int(seconds)]
    case .kick(let player): ["do": "kick", "player": .int(player)]
    case .rename(let player, let name): ["do": "rename", "player": .int(player), "name": .text(name)]
    case .correct(let player, let points, let why):
      ["do": "correct", "player": .int(player), "points": .number(points), "why": .text(why)]
    case .enter(let player, let reply, let inputs): Self.entering(player, reply, inputs)
    case .hide(let text): ["do": "hide", "answer": .text(text)]
    case .seat(let name): ["do": "enter", "name": .text(name)]
    }
  }
}
