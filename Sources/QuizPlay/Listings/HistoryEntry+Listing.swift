package import JSONText
package import QuizCore
internal import TextLayout
package import Words

extension HistoryEntry {
  var startedText: String { TimeText.written(started, offsetMinutes: offsetMinutes) }

  var finishedText: String? { isFinished ? TimeText.written(finished, offsetMinutes: offsetMinutes) : nil }

  package var status: String { isFinished ? "finished" : "in_progress" }

  /// The entry as other programs read it; keys without a value are absent.
  package var object: JSONObject {
    var object = JSONObject()
    func add(_ key: String, _ value: JSONValue?) {
      if let value { object.append(key, value) }
    }
    func text(_ text: String?) -> JSONValue? { text.map { .text($0.cleaned) } }
    add("sitting", text(sitting))
    add("quiz", text(quiz))
    add("title", text(title))
    add("mode", text(mode))
    add("player", text(player))
    add("started", text(startedText))
    add("finished", text(finishedText))
    add("day", text(day.text))
    add("points", points.map(JSONValue.number))
    add("of", of.map(JSONValue.number))
    add("percent", percent.map(JSONValue.number))
    add("headline", text(headline))
    add("emoji", text(emoji))
    add("timed", .bool(isTimed))
    add("limit", limit.map(JSONValue.number))
    add("ms", isFinished ? .int(ms) : nil)
    add("status", text(status))
    return object
  }

  package static let columns = [
    "sitting", "quiz", "title", "mode", "player", "started", "finished", "day", "points", "of", "percent", "headline",
    "emoji", "timed", "limit", "ms", "status",
  ]

  /// The headline for people; a bare score is written in their language.
  package func resultText(_ words: ListingWords) -> String {
    guard isFinished else { return words.inProgress }
    guard let points, let of, headline == ListingWords.english.points(points, of: of) else { return headline ?? "" }
    return words.points(points, of: of)
  }
}
