internal import JSONText
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizModes
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import QuizWire

/// The home page: the day, the streak, unfinished sittings, and the quizzes found.
struct HomeObject {
  let asker: Asker
  let search: String
  let category: String

  private static let mostUnfinished = 5

  /// The object, and the rows of the quizzes that fit.
  func gathered() -> (object: JSONObject, rows: [QuizList.Row]) {
    let list = QuizList(asker.surroundings, asker.record, player: asker.player)
    let desk = asker.daily(list.catalogue)
    let marks = DayMarks(desk.ledger.links, today: desk.today.day)
    var object: JSONObject = ["type": "home"]
    object.add("player", asker.name)
    object.append("owner", .bool(asker.isOwner))
    object.append("day", .text(desk.today.day.text))
    object.append("zone", .text(asker.surroundings.zone.name))
    if let today = today(desk, list) { object.append("today", .object(today)) }
    object.append("streak", desk.streak.json)
    object.append("week", .list(marks.last(7).map { ["day": .text($0.day.text), "mark": .text($0.mark.rawValue)] }))
    let open = ((try? asker.record?.unfinished(player: asker.player)) ?? []).filter(\.isTouched)
    object.append("continue", .list(told(open.prefix(Self.mostUnfinished), desk, list.rows).map(JSONValue.object)))
    if open.count > Self.mostUnfinished { object.append("unfinished", .int(open.count)) }
    object.append("categories", Wire.texts(Self.categories(list.rows)))
    object.append("all", .int(list.rows.count))
    return (object, fitting(list.rows))
  }

  private func today(_ desk: DailyDesk, _ list: QuizList) -> JSONObject? {
    let day = desk.today.day
    guard let id = try? desk.quizID(on: day, []), !desk.isClosed(id), let standing = try? desk.standing(id, on: day)
    else { return nil }
    var object = desk.listed(id, on: day, standing).object
    if let questions = desk.questionCount(of: id) {
      object.add("title", desk.title(of: id))
      object.append("questions", .int(questions))
    }
    switch standing {
    case .inProgress(let open, _, _): object.append("sitting", .text(open.sitting))
    case .completed(let entry, _): object.append("sitting", .text(entry.sitting))
    case .new: break
    }
    return object
  }

  private func told(
    _ open: some Sequence<UnfinishedSitting>, _ desk: DailyDesk, _ rows: [QuizList.Row]
  ) -> [JSONObject] {
    open.map { sitting in
      var object: JSONObject = ["sitting": .text(sitting.sitting)]
      object.add("quiz", sitting.quiz)
      object.add("title", sitting.quiz.map(desk.title) ?? sitting.mode)
      if sitting.mode != sitting.quiz.flatMap({ quiz in rows.first { $0.card.id == quiz }?.card.plugin }) {
        object.add("modeName", try? asker.surroundings.library.plugin(sitting.mode).info.name)
      }
      object.append("settled", .int(sitting.settled))
      object.add("of", sitting.length)
      object.append("started", .text(asker.time(sitting.started)))
      return object
    }
  }

  /// Each once, by name.
  private static func categories(_ rows: [QuizList.Row]) -> [String] {
    var names: [String: String] = [:]
    for name in rows.compactMap(\.card.category) where names[name.lowercased()] == nil {
      names[name.lowercased()] = name
    }
    return names.sorted { $0.key < $1.key }.map(\.value)
  }

  private func fitting(_ rows: [QuizList.Row]) -> [QuizList.Row] {
    let rows = category.isEmpty ? rows : rows.filter { CategoryName.matches($0.card.category ?? "", category) }
    return QuizSearch.found(search, in: rows) {
      .init(title: $0.card.title, category: $0.card.category, id: $0.card.id, description: $0.card.description)
    }
  }
}

extension QuizList.Row {
  /// The row for pages: with `learnt` where a mode remembers the quiz, so that its due cards are no mere offer.
  var told: JSONObject {
    var object = object(withPath: false)
    if isLearnt { object.append("learnt", true) }
    return object
  }
}
