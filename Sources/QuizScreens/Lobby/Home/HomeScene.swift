internal import QuizPlay
internal import QuizWire
internal import Terminal
internal import TextLayout
internal import Words

/// The home screen: unfinished sittings, today's quiz, due cards, all quizzes, and the other sections.
struct HomeScene: ListScene {
  let view: HomeView
  let sections: [HomeSection]
  /// The quizzes in the order shown.
  let quizzes: [ListedQuiz]
  private(set) var search = ListSearch()
  private(set) var matches: [QuizSearch.Match<ListedQuiz>]
  /// The modes without a quiz shown: all, or the matches of the search.
  private(set) var games: [QuizSearch.Match<OfferedMode>]
  /// Whether Escape was just pressed, which leaves when it is pressed once more.
  private var wantsToLeave = false
  /// All spots that can have the focus, in order; while searching only the matches.
  private(set) var spots: [Spot] = []
  var focus = 0
  var scroll = Scroll()
  var choice: HomeChoice?

  var extent: Canvas.Extent { .whole }

  /// A spot that can have the focus.
  enum Spot: Equatable, Sendable {
    case today
    /// A sitting that goes on.
    case open(String)
    /// A quiz of which something is due.
    case due(String)
    case section(HomeSection)
    case game(String)
    case quiz(String)

    /// Which of the parts of the screen it belongs to.
    fileprivate var part: Int {
      switch self {
      case .open: 0
      case .today: 1
      case .due: 2
      case .game: 3
      case .quiz: 4
      case .section: 5
      }
    }
  }

  init(
    _ view: HomeView, sections: [HomeSection] = HomeSection.allCases, at place: Spot?, _ texts: ScreenTexts
  ) {
    (self.view, self.sections) = (view, sections)
    quizzes = ChooserScene.sorted(view.quizzes)
    matches = quizzes.map { QuizSearch.Match($0) }
    games = view.games.map { QuizSearch.Match($0) }
    gatherSpots()
    focus = place.flatMap(spots.firstIndex) ?? 0
    if focus > 0 { scroll.follow(from: 0) }
  }

  private mutating func gatherSpots() {
    let found = matches.map { Spot.quiz($0.item.id) }
    let games = games.map { Spot.game($0.item.id) }
    guard !search.isOn else { return spots = games + found }
    spots =
      view.open.map { .open($0.sitting) } + (view.today == nil ? [] : [.today])
      + due.map { .due($0.id) } + games + found + sections.map(Spot.section)
  }

  /// The quizzes that are learnt and of which something is due.
  var due: [ListedQuiz] { quizzes.filter(\.isDue) }

  var found: [ListedQuiz] { matches.map(\.item) }

  var count: Int { spots.count }

  /// The focused spot, to come back to.
  var place: Spot? { spots.indices.contains(focus) ? spots[focus] : nil }

  var isTyping: Bool { search.isOn }

  // MARK: Keys

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    let quiz = place
    let leaves = wantsToLeave && key == .escape
    wantsToLeave = false
    if leaves && !search.isOn { return .goBack }
    switch search.press(key) {
    case .began, .typed:
      find(from: nil)
      return .none
    case .ended:
      find(from: quiz)
      return .none
    case .edited: return .none
    case .none: break
    }
    if !search.isOn, let action = pressAtRest(key, canvas) { return action }
    if key == .enter { return open() }
    _ = moveBySpot(key, canvas)
    return .none
  }

  private mutating func open() -> SceneAction {
    switch place {
    case nil: return .none
    case .today?: return choose(.today)
    case .open(let sitting)?: return choose(.goOn(sitting))
    case .section(let section)?: return choose(.section(section))
    case .game(let mode)?: return choose(.game(mode))
    case .quiz(let id)?, .due(let id)?: return choose(.quiz(id))
    }
  }

  private mutating func pressAtRest(_ key: Key, _ canvas: Canvas) -> SceneAction? {
    switch key {
    // Escape leads back from everywhere; pressed once too often, it must not end the program.
    case .escape:
      wantsToLeave = true
      return .say(canvas.texts.home.escapeLeaves)
    case .character("q"): return .goBack
    case .tab: turn(1)
    case .backTab: turn(-1)
    case .left where isOnSection: step(-1)
    case .right where isOnSection: step(1)
    case .right: return open()
    case .character(let letter):
      guard let section = sections.first(where: { $0.key == letter }) else { return nil }
      return choose(.section(section))
    default: return nil
    }
    return SceneAction.none
  }

  /// Finds the matches of the search; the focus stays on `quiz` if that is given.
  private mutating func find(from quiz: Spot?) {
    matches = ListedQuiz.matches(search.text, in: quizzes)
    games = QuizSearch.matches(search.text, in: view.games) {
      QuizSearch.Texts(title: $0.name.cleaned, id: $0.id, description: $0.about)
    }
    gatherSpots()
    look(from: quiz.flatMap(spots.firstIndex) ?? 0)
  }

  private mutating func look(from focus: Int) {
    self.focus = focus
    scroll.follow(from: 0)
  }

  // MARK: Moving

  private var isOnSection: Bool {
    if case .section? = place { return true }
    return false
  }

  /// The first spot of each part.
  private var groups: [Int] { spots.indices.filter { $0 == 0 || spots[$0].part != spots[$0 - 1].part } }

  private mutating func turn(_ step: Int) {
    let groups = groups
    guard !groups.isEmpty else { return }
    let here = groups.lastIndex { $0 <= focus } ?? 0
    look(from: groups[(here + step + groups.count) % groups.count])
  }

  private mutating func step(_ step: Int) {
    let next = focus + step
    guard spots.indices.contains(next), case .section = spots[next] else { return }
    look(from: next)
  }

  /// Up and Down take the entries, which stand side by side, as one.
  private mutating func moveBySpot(_ key: Key, _ canvas: Canvas) -> Bool {
    let sections = spots.indices.filter { if case .section = spots[$0] { true } else { false } }
    guard let first = sections.first, let last = sections.last else { return move(key, canvas) }
    switch key {
    case .down, .character("j"):
      if sections.contains(focus) { focus = last }
    case .up, .character("k"):
      if sections.contains(focus) { focus = first }
    default: break
    }
    return move(key, canvas)
  }
}

extension HomeSection {
  /// The letter that opens it from anywhere on the home screen.
  var key: Character {
    switch self {
    case .history: "h"
    case .statistics: "s"
    case .streak: "t"
    case .cards: "b"
    case .achievements: "a"
    case .leaderboard: "l"
    case .players: "p"
    case .code: "e"
    case .draw: "d"
    case .settings: "c"
    }
  }

  func name(_ texts: HomeTexts) -> String {
    switch self {
    case .history: texts.historyTitle
    case .statistics: texts.statistics
    case .streak: texts.streakLabel
    case .cards: ListingWords.Cards(texts.language).title
    case .achievements: texts.achievements
    case .leaderboard: texts.leaders
    case .players: texts.playersLabel
    case .code: texts.enterCode
    case .draw: texts.draw
    case .settings: texts.settingsTitle
    }
  }

  /// The section in a sentence.
  func about(_ texts: HomeTexts) -> String {
    switch self {
    case .history: texts.historyAbout
    case .statistics: texts.statisticsAbout
    case .streak: texts.streakAbout
    case .cards: ListingWords.Cards(texts.language).about
    case .achievements: texts.achievementsAbout
    case .leaderboard: texts.leadersAbout
    case .players: texts.playersAbout
    case .code: texts.codeAbout
    case .draw: texts.drawAbout
    case .settings: texts.settingsAbout
    }
  }
}
