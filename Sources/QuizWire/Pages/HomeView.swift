package import JSONText
package import QuizCore

/// The home page: the day, the sittings that go on, the quizzes.
package struct HomeView: Equatable, Sendable {
  /// Nil for a visitor without a name.
  package var player: String?
  package var isOwner = false
  package var day: CivilDay?
  /// The time zone of the day; `local` for that of the machine.
  package var zone: String?
  /// Nil when there is no quiz of the day.
  package var today: DailyView?
  package var streak = Streak()
  /// The last seven days, the newest last.
  package var week: [MarkedDay] = []
  /// The newest sittings that can go on, without today's quiz.
  package var open: [OpenSitting] = []
  /// The number of all that can go on; nil where `open` has them all.
  package var unfinished: Int?
  package var categories: [String] = []
  /// The number of all quizzes, before a search.
  package var all = 0
  /// The modes without a quiz.
  package var games: [OfferedMode] = []
  /// Whether the visitor leads rooms, and the classes whose pages are the visitor's.
  package var leads = false
  package var classes: [String] = []
  /// Quiz files that cannot be read.
  package var broken: [String] = []
  /// The quizzes that were searched for; they cross behind the object, one each.
  package var quizzes: [ListedQuiz] = []

  package init() {}

  /// Reads the objects of a reply: the page, then its quizzes.
  package init(_ nodes: [JSONNode]) {
    self = nodes.first.flatMap { HomeView(wire: $0) } ?? HomeView()
    quizzes = nodes.dropFirst().compactMap { ListedQuiz(wire: $0) }
  }

  /// The objects of a reply, as JSON.
  package var lines: [String] { [line] + quizzes.map(\.line) }
}

extension HomeView: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.type("home")
    fields.field("player", &player)
    fields.always("owner", &isOwner)
    fields.field("day", &day)
    fields.field("zone", &zone)
    fields.field("today", &today)
    fields.always("streak", &streak)
    fields.always("week", &week)
    fields.always("continue", &open)
    fields.field("unfinished", &unfinished)
    fields.always("categories", &categories)
    fields.always("all", &all)
    fields.field("games", &games, else: [])
    fields.field("leads", &leads, else: false)
    fields.field("classes", &classes, else: [])
    fields.field("broken", &broken, else: [])
  }
}
