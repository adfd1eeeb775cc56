internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import QuizWire
internal import Words

/// The smaller pages of the record.
enum RecordObjects {
  /// The best sittings, over all quizzes or of one quiz.
  static func leaderboard(_ asker: Asker, quiz: String?, period: Period?) throws(RecordFailure) -> JSONObject {
    let desk = LeaderboardDesk(record: asker.read)
    let today = asker.today
    let filter = LeaderboardDesk.Filter(quiz: quiz, from: period?.start(of: today), to: period?.end(of: today))
    var titles: [String: String] = [:]
    for row in try desk.rows() { if let id = row.quiz, titles[id] == nil { titles[id] = row.title } }
    var object: JSONObject = ["type": "leaderboard"]
    object.add("quiz", quiz)
    object.add("period", period?.rawValue)
    let rows = try desk.rows(filter).map { row in
      var object = row.object
      object.append("title", Wire.string(row.title))
      return JSONValue.object(object)
    }
    object.append("rows", .list(rows))
    let names = titles.sorted { ($0.value.lowercased(), $0.key) < ($1.value.lowercased(), $1.key) }
    object.append("quizzes", .list(names.map { ["id": Wire.string($0.key), "title": Wire.string($0.value)] }))
    object.append("leftOut", .int(try desk.leftOut(filter)))
    return object
  }

  /// The achievements earned, and the progress towards the others.
  static func achievements(_ asker: Asker) -> JSONObject {
    let desk = AchievementDesk(surroundings: asker.surroundings, record: asker.read, player: asker.player)
    let (rows, problems) = desk.rows()
    let objects = rows.map { row in
      var object = row.object
      if let progress = row.progress {
        object.append("progress", ["have": .number(progress.have), "need": .number(progress.need)])
      }
      return JSONValue.object(object)
    }
    var object: JSONObject = ["type": "achievements", "rows": .list(objects)]
    // Only the owner can mend files, so only the owner sees their problems.
    if asker.isOwner { object.append("problems", Wire.texts(problems)) }
    return object
  }

  private static let calendarWeeks = 26
  private static let mostReasons = 400

  /// Days in a row, why each counted, a calendar from a Monday on, and the month's quizzes of the day.
  static func streak(_ asker: Asker) throws(RecordFailure) -> JSONObject {
    let desk = asker.daily()
    let links = desk.ledger.links
    let today = desk.today.day
    var object: JSONObject = ["type": "streak"]
    for member in desk.streak.object(links.suffix(mostReasons)).members { object.append(member.key, member.value) }
    object.append("day", .text(today.text))
    let count = today.weekday + 7 * (calendarWeeks - 1)
    let marks = DayMarks(links, today: today).last(count)
    object.append("calendar", .list(marks.map { ["day": .text($0.day.text), "mark": .text($0.mark.rawValue)] }))
    if let goal = desk.goal { object.append("week", .object(goal.object)) }
    object.append("month", .list(try desk.month(of: today).map(\.json)))
    return object
  }

  /// The players of this machine.
  static func players(_ asker: Asker) throws(Problem) -> JSONObject {
    let objects = try PlayerDesk(asker.surroundings).objects()
    return ["type": "players", "players": .list(objects.map(JSONValue.object))]
  }

  /// The settings with what each may be.
  static func settings(_ own: Surroundings, in words: ListingWords) -> JSONObject {
    let values = SettingKey.allCases.map { ($0.rawValue, JSONValue.text(own.value($0))) }
    let keys = SettingKey.allCases.filter(\.isForBrowsers).map { key in
      var object: JSONObject = ["key": .text(key.rawValue), "value": .text(own.value(key))]
      object.append("standard", .text(key.standard))
      object.add("about", key.about(words))
      object.append("expected", .text(key.expected))
      if !key.choices.isEmpty { object.append("choices", .list(key.choices.map(JSONValue.text))) }
      return JSONValue.object(object)
    }
    return ["type": "settings", "values": .object(JSONObject(values)), "keys": .list(keys)]
  }
}
