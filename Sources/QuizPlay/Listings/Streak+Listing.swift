package import JSONText
package import QuizCore

extension Streak {
  /// The streak as other programs read it; with `links`, oldest first, also each counted day, the newest first.
  package func object(_ links: [StreakLedger.Link]? = nil) -> JSONObject {
    var object: JSONObject = [
      "current": .int(current), "best": .int(best), "alive": .bool(alive), "today": .bool(hasToday),
    ]
    if let links { object.append("days", .list(links.reversed().map { .object($0.object) })) }
    return object
  }
}

extension StreakLedger.Link {
  fileprivate var object: JSONObject {
    ["day": .text(day.text), "length": .int(length), "missed": .int(missed), "continues": .bool(continues)]
  }
}

extension WeeklyGoal {
  package var object: JSONObject { ["done": .int(done), "goal": .int(goal), "weeks": .int(weeks)] }
}
