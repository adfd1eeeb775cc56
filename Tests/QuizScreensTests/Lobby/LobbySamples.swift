import QuizCore
import QuizWire
import Terminal
import XCTest

@testable import QuizPlay
@testable import QuizScreens

/// Values for the screens around a sitting.
enum LobbySamples {
  static let today = CivilDay(year: 2026, month: 11, day: 21)

  static let quizzes = [
    ListedQuiz(
      id: "capitals", title: "Capitals, not the obvious ones", category: "Geography", questions: 8,
      progress: (settled: 4, of: 5), last: CivilDay(year: 2026, month: 11, day: 20), best: 87.5),
    ListedQuiz(id: "rivers", title: "Rivers", category: "Geography", questions: 12),
    ListedQuiz(
      id: "solar", title: "A tour of the solar system", description: "Ten stops between the Sun and the ice giants.",
      category: "Astronomy", questions: 10, last: CivilDay(year: 2026, month: 11, day: 3), best: 100),
    ListedQuiz(id: "cats", title: "Which cat are you?", progress: (settled: 2, of: nil)),
  ]

  static let figures = [
    PlayerFigures(
      name: "Ann", isCurrent: true, finished: 12, average: 72.5, best: 100, accuracy: 70, streak: 4, longest: 11),
    PlayerFigures(
      name: "Bob with a very long name indeed", isCurrent: false, finished: 1, average: nil, best: nil, accuracy: nil,
      streak: 0, longest: 1),
  ]

  static func days(_ numbers: [Int]) -> StreakLedger {
    StreakLedger(numbers.map { .init(CivilDay(number: today.number - $0), offsetMinutes: 0) }, freezes: 1)
  }

  static func streak(_ numbers: [Int]) -> StreakView {
    let ledger = days(numbers)
    return StreakView(
      streak: ledger.streak(today: .init(today, offsetMinutes: 0)), today: today, links: ledger.links)
  }

  static var cards: CardsView {
    var view = CardsView()
    view.cards = ["alpha", "beta", "gamma"].enumerated().map { place, name in
      var card = CardListing()
      (card.deck, card.id, card.front, card.back) = ("greek", name, "The letter \(place + 1)", name)
      return card
    }
    (view.cards[0].due, view.cards[0].reps, view.cards[0].lapses) = (today, 12, 9)
    (view.cards[0].stability, view.cards[0].difficulty, view.cards[0].isLeech) = (3.26, 7.149, true)
    view.cards[1].isSuspended = true
    var deck = CardsView.Deck("greek", title: "Greek letters")
    (deck.cards, deck.due, deck.new, deck.suspended, deck.leeches) = (3, 1, 1, 1, 1)
    view.decks = [deck]
    view.days = (0..<3).map { ForecastDay(CivilDay(number: today.number + $0), due: 3 - $0, new: $0 % 2) }
    var month = ReviewMonth("2026-11")
    (month.reviews, month.asked, month.known) = (31, 20, 17)
    view.months = [month]
    view.year = (0..<365).map { CardsView.ReviewDay(CivilDay(number: today.number - 364 + $0), $0 % 9) }
    return view
  }

  static var card: CardView {
    let days = [(40, true), (9, false), (0, true)]
    return CardView(
      cards.cards[0], deck: "Greek letters",
      reviews: days.map { .init(CivilDay(number: today.number - $0.0), isKnown: $0.1) })
  }

  static func today(_ title: String, questions: Int) -> DailyView {
    var view = DailyView("bright", on: today)
    (view.title, view.questions) = (title, questions)
    return view
  }

  static var completedToday: DailyView {
    var view = today("Bright ideas", questions: 10)
    view.state = .completed
    (view.percent, view.points, view.of, view.retriesLeft) = (80, 8, 10, 1)
    return view
  }

  static func home(_ day: DailyView = today("Bright ideas", questions: 10)) -> HomeView {
    let days = streak([12, 11, 5, 4, 2, 1])
    return HomeView(player: "Ann", today: day, streak: days.streak, week: days.week, quizzes: quizzes)
  }

  private static func open(_ sitting: String, _ title: String, _ mode: String?, settled: Int, of: Int?) -> OpenSitting {
    var open = OpenSitting()
    (open.sitting, open.title, open.modeName, open.settled, open.of) = (sitting, title, mode, settled, of)
    open.started = today.text + "T09:00:00Z"
    return open
  }

  /// A home screen with something in every part.
  static var dashboard: HomeView {
    var view = home()
    view.open = [
      open("s5", "Rivers", nil, settled: 4, of: 12),
      open("s6", "Capitals, not the obvious ones", "Exam", settled: 2, of: nil),
    ]
    view.games = [OfferedMode(id: "drill", name: "Drill", about: "mental arithmetic, as much of it as you like")]
    view.quizzes[1].due = 12
    view.quizzes[2].recent = [40, 60, 80, 70, 100]
    return view
  }

  /// The home screen of a newcomer, with as many quizzes as there are at first.
  static var newcomer: HomeView {
    let days = streak([])
    let names = [
      "Architecture": ["Arches and towers"], "Art": ["In the picture"],
      "Astronomy": ["A tour of the solar system", "Off the ground"], "Biology": ["Under your own skin"],
      "Food": ["Kitchens of the world"], "Games": ["Games and contests"], "Language": ["Greek letters"],
      "Literature": ["Old books"], "Nature": ["Deep water"],
    ]
    var view = HomeView(
      player: "Player", today: today("Quiz of the day, 2026-11-21", questions: 5),
      streak: days.streak, week: days.week,
      quizzes: names.sorted { $0.key < $1.key }.flatMap { category, titles in
        titles.map { ListedQuiz(id: $0, title: $0, category: category, questions: 10) }
      })
    for place in view.quizzes.indices where view.quizzes[place].category == "Language" {
      (view.quizzes[place].due, view.quizzes[place].isLearnt) = (8, false)
    }
    view.games = [OfferedMode(id: "drill", name: "Drill", about: "mental arithmetic, as much of it as you like")]
    return view
  }
}

/// Feeds keys to a scene as a stage does; the last action that the stage would hand on.
@discardableResult
func press<S: Scene>(_ keys: [Key], _ scene: inout S, _ size: Size = .wide) -> SceneAction {
  var action = SceneAction.none
  for key in keys { action = scene.update(key, canvas(size)) }
  return action
}

func keys(_ text: String) -> [Key] { text.map { .character($0) } }

extension ListedQuiz {
  init(
    id: String, title: String, description: String? = nil, category: String? = nil, questions: Int = 0,
    progress: (settled: Int, of: Int?)? = nil, last: CivilDay? = nil, best: Double? = nil, due: Int? = nil
  ) {
    self.init()
    (self.id, self.title, self.description, self.category) = (id, title, description, category)
    (self.questions, self.last, self.best, self.due, isLearnt) = (questions, last, best, due, true)
    self.progress = progress.map { Settled(settled: $0.settled, of: $0.of) }
  }
}

extension HomeView {
  init(
    player: String, today: DailyView?, streak: Streak, week: [MarkedDay], quizzes: [ListedQuiz]
  ) {
    self.init()
    (self.player, self.today, self.streak, self.week) = (player, today, streak, week)
    self.quizzes = quizzes
  }
}
