package import JSONText
package import QuizCore
internal import TextLayout

extension Leaderboard.Row {
  /// The row as other programs read it; keys without a value are absent, `friend` is there for friends alone.
  package var object: JSONObject {
    var object: JSONObject = ["place": .int(place), "player": .text(player.cleaned)]
    for (key, value) in [("points", points), ("of", of), ("percent", percent)] {
      if let value { object.append(key, .number(value)) }
    }
    if let quiz { object.append("quiz", .text(quiz.cleaned)) }
    object.append("day", .text(day.text))
    object.append("sitting", .text(sitting))
    if isFriend { object.append("friend", .bool(true)) }
    return object
  }

  package static let columns = ["place", "player", "points", "of", "percent", "quiz", "day", "sitting", "friend"]
}

extension AchievementRow {
  /// The row as other programs read it; `earned` is a day or null.
  package var object: JSONObject {
    var object: JSONObject = ["id": .text(id.cleaned), "title": .text(title.cleaned)]
    if let emoji = emoji { object.append("emoji", .text(emoji.cleaned)) }
    object.append("plugin", .text(plugin.cleaned))
    object.append("earned", earned.map { .text($0.text) } ?? .null)
    return object
  }
}
