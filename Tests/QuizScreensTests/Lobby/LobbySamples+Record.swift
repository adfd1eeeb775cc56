import QuizCore
import QuizWire

@testable import QuizPlay
@testable import QuizScreens

/// Values for the screens of the record.
extension LobbySamples {
  static func entry(
    _ id: String, _ title: String, daysAgo: Int, percent: Double?, quiz: String? = nil, isFinished: Bool = true
  ) -> HistoryEntry {
    var entry = HistoryEntry(
      sitting: id, quiz: quiz ?? id, title: title, mode: "default", player: "Ann",
      started: WallTime(milliseconds: 0), finished: WallTime(milliseconds: 0), offsetMinutes: 0,
      day: CivilDay(number: today.number - daysAgo), points: percent.map { $0 / 10 }, of: percent == nil ? nil : 10,
      percent: percent, headline: isFinished ? "You are a tabby" : nil, emoji: nil, isTimed: false, limit: nil,
      ms: 65_000)
    entry.isFinished = isFinished
    return entry
  }

  private static func sitting(_ entry: HistoryEntry) -> SittingListing {
    var sitting = SittingListing(entry)
    sitting.modeName = entry.mode == "exam" ? "Exam" : nil
    return sitting
  }

  static let history = HistoryView(
    [
      entry("s5", "Rivers", daysAgo: 0, percent: nil, quiz: "rivers", isFinished: false),
      entry("s4", "Capitals, not the obvious ones", daysAgo: 1, percent: 80, quiz: "capitals"),
      entry("s3", "Which cat are you?", daysAgo: 3, percent: nil, quiz: "cats"),
      entry("s2", "Capitals, not the obvious ones", daysAgo: 20, percent: 40, quiz: "capitals"),
      entry("s1", "Rivers", daysAgo: 400, percent: 95, quiz: "rivers"),
    ].map(sitting), today: today)

  /// Two that are not finished, and one that was played as an exam.
  static var mixed: HistoryView {
    var view = history
    view.rows.insert(
      sitting(entry("s6", "Which cat are you?", daysAgo: 0, percent: nil, quiz: "cats", isFinished: false)), at: 0)
    view.rows[2].entry.mode = "exam"
    view.rows[2].modeName = "Exam"
    return view
  }

  static let played = [
    PlayedQuiz(id: "capitals", title: "Capitals, not the obvious ones"), PlayedQuiz(id: "rivers", title: "Rivers"),
  ]

  static var statistics: StatisticsView {
    var (geography, cats) = (Tally(), Tally())
    for index in 0..<8 { geography.add(answer(isRight: index % 4 != 0, ms: 4000 + 100 * index)) }
    for index in 0..<5 { cats.add(answer(isRight: index > 3, ms: 9000)) }
    var november = SittingTally()
    for percent in [40.0, 80, 95] { november.add(percent: percent, ms: 65_000) }
    var october = SittingTally()
    october.add(percent: 20, ms: 30_000)
    let statistics = Statistics(
      topics: [
        .init(category: "Geography", difficulty: "easy"): geography, .init(category: "Cats", difficulty: "hard"): cats,
      ],
      days: [today: november, CivilDay(year: 2026, month: 10, day: 3): october], by: .month)
    let hardest = QuestionTally(
      key: "cats/q1", text: "How many whiskers does a cat have on each side?",
      topic: .init(category: "Cats", difficulty: "hard"), tally: cats)
    var listing = StatsListing(statistics: statistics, hardest: [hardest], period: .month)
    listing.played = played
    listing.scores = zip([400, 300, 200, 20, 3, 0], [0, 20, 40, 80, 95, 100]).map { day, percent in
      var score = StatsListing.Score()
      (score.day, score.percent) = (CivilDay(number: today.number - day), percent)
      return score
    }
    return StatisticsView(listing, place: StatisticsPlace(), today: today)
  }

  /// Statistics that nothing passes.
  static func noStatistics(_ filter: HistoryFilter = HistoryFilter()) -> StatisticsView {
    var listing = StatsListing()
    listing.played = filter.isOfPlayerOnly ? [] : played
    return StatisticsView(listing, place: StatisticsPlace(filter: filter), today: today)
  }

  private static func answer(isRight: Bool, ms: Int) -> AnsweredQuestion {
    AnsweredQuestion(
      key: "q", text: "q", player: "Ann", verdict: Verdict(points: isRight ? 1 : 0, of: 1, correct: isRight), ms: ms)
  }

  static func review(isFinished: Bool = true) -> ReviewListing {
    let right = VerdictView(
      step: 1, questionText: "What is the capital of Australia?", points: 1, of: 1, correct: true, answer: nil,
      answerInWords: "Canberra", givenInWords: "Canberra", feedback: nil, explanation: "Built from 1913 on.",
      source: nil)
    var wrong = right
    (wrong.step, wrong.questionText) = (2, "And that of Myanmar?")
    (wrong.points, wrong.correct, wrong.givenInWords, wrong.answerInWords) = (0, false, nil, "Naypyidaw")
    wrong.explanation = nil
    wrong.settling = .timedOut
    var review = ReviewListing()
    review.entry = entry("s4", "Capitals", daysAgo: 1, percent: isFinished ? 50 : nil, isFinished: isFinished)
    review.entry.started = WallTime(milliseconds: (19 * 60 + 30) * 60_000)
    if isFinished { (review.entry.headline, review.entry.emoji) = ("Well done", "👍") }
    (review.modeName, review.players, review.seed) = ("Standard", ["Ann"], 7)
    review.answers = [
      ReviewedAnswer(view: right, attempt: 1, player: "Ann", ms: 4240, isMarkShown: isFinished),
      ReviewedAnswer(view: wrong, attempt: 2, player: "Ann", ms: 20_000, isMarkShown: isFinished),
    ]
    return review
  }
}
