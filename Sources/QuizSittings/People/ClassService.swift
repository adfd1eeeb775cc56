package import QuizCore
package import QuizStore
package import QuizWire
internal import QuizLibrary
internal import QuizRoom

/// A class for its teacher: who did what, alone and in rooms.
package struct ClassService {
  private let surroundings: Surroundings
  private let record: SQLiteRecord

  /// The surroundings are those of the owner, the record that of guests.
  package init(_ surroundings: Surroundings, _ record: SQLiteRecord) {
    (self.surroundings, self.record) = (surroundings, record)
  }

  package func page(_ name: String, _ people: [Person]) throws(RecordFailure) -> ClassListing {
    var page = ClassListing()
    page.name = name
    let seats = Dictionary(grouping: try record.seats(), by: \.visitor)
    var titles: [String: String] = [:]
    for person in people {
      var row = ClassListing.Person()
      (row.id, row.name, row.seen) = (person.id, person.name, person.seen.map(written))
      row.open = try record.unfinished(player: person.player).count
      var scores: [String: ClassListing.Score] = [:]
      let ids = Set([person.player] + (seats[person.player]?.map(\.id) ?? []))
      for id in ids.sorted() {
        try record.visitHistory(HistoryFilter(player: id), limit: nil) { entry in
          guard entry.isFinished else { return true }
          row.finished += 1
          guard let quiz = entry.quiz, let percent = entry.percent else { return true }
          titles[quiz] = titles[quiz] ?? entry.title
          var score = scores[quiz] ?? ClassListing.Score()
          (score.quiz, score.times, score.best) = (quiz, score.times + 1, max(score.best, percent))
          scores[quiz] = score
          return true
        }
      }
      row.scores = scores.values.sorted { $0.quiz < $1.quiz }
      page.people.append(row)
    }
    page.quizzes = titles.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { id, title in
      var quiz = ClassListing.Quiz()
      (quiz.id, quiz.title) = (id, title)
      return quiz
    }
    page.homework = try homework(name, people)
    return page
  }

  private func written(_ time: WallTime) -> String {
    TimeText.written(time, offsetMinutes: surroundings.zone.local(time).offsetMinutes)
  }

  /// The rooms of the class that are played at the own pace, the newest first.
  private func homework(_ name: String, _ people: [Person]) throws(RecordFailure) -> [ClassListing.Homework] {
    var homework: [ClassListing.Homework] = []
    for entry in try record.rooms() where entry.plan.group == name && entry.plan.pace == .own {
      var row = ClassListing.Homework()
      (row.room, row.title, row.isOver) = (entry.plan.room, entry.plan.title, entry.isOver)
      row.until = entry.plan.until.map(written)
      if let ledger = try RoomLedger(entry.plan.room, in: record) {
        row.done = people.filter { person in
          guard let player = ledger.state.player(of: person.player) else { return false }
          let standings = entry.plan.rounds.indices.map { player.standings[$0] }
          return standings.allSatisfy { $0?.isOver == true && $0?.isCutShort == false }
        }.map(\.name)
      }
      homework.append(row)
    }
    return homework
  }
}
