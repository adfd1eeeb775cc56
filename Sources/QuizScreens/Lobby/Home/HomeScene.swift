internal import QuizCore
internal import Terminal
internal import TextLayout

/// Where everything begins: today's quiz, what else there is to see, and all quizzes.
struct HomeScene: ListScene {
  let view: HomeView
  /// In the order in which they are shown.
  let quizzes: [QuizEntry]
  /// What is looked for; nil when the player does not search.
  private(set) var search: TextField?
  private(set) var found: [QuizEntry]
  /// Everything that can have the focus, in its order; while searching only what is found.
  private(set) var spots: [Spot] = []
  var focus = 0
  var scroll = Scroll()
  var choice: HomeChoice?

  /// Something that can have the focus.
  enum Spot: Equatable, Sendable {
    case today
    case section(HomeSection)
    case quiz(String)
  }

  init(_ view: HomeView, at place: Spot?, _ texts: ScreenTexts) {
    self.view = view
    quizzes = ChooserScene.sorted(view.quizzes)
    found = quizzes
    gatherSpots()
    focus = place.flatMap(spots.firstIndex) ?? 0
    if focus > 0 { scroll.follow(from: 0) }
  }

  private mutating func gatherSpots() {
    let others = (view.today == nil ? [] : [Spot.today]) + view.sections.map(Spot.section)
    spots = (search == nil ? others : []) + found.map { Spot.quiz($0.id) }
  }

  var count: Int { spots.count }

  /// What has the focus, to come back to.
  var place: Spot? { spots.indices.contains(focus) ? spots[focus] : nil }

  var isTyping: Bool { search != nil }

  // MARK: Keys

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    if let action = search == nil ? pressAtRest(key, canvas) : pressSearching(key, canvas) { return action }
    if key == .enter { return open() }
    _ = moveBySpot(key, canvas)
    return .none
  }

  private mutating func open() -> SceneAction {
    switch place {
    case nil: return .none
    case .today?: return choose(.today)
    case .section(let section)?: return choose(.section(section))
    case .quiz(let id)?: return choose(.quiz(id))
    }
  }

  private mutating func pressAtRest(_ key: Key, _ canvas: Canvas) -> SceneAction? {
    switch key {
    case .escape, .character("q"): return .goBack
    case .character("/"), .control("f"):
      search = TextField()
      gatherSpots()
      look(from: 0)
    case .tab: turn(1)
    case .backTab: turn(-1)
    case .left where isOnSection: step(-1)
    case .right where isOnSection: step(1)
    case .right: return open()
    case .character(let letter):
      guard let section = view.sections.first(where: { $0.key == letter }) else { return nil }
      return choose(.section(section))
    default: return nil
    }
    return SceneAction.none
  }

  private mutating func pressSearching(_ key: Key, _ canvas: Canvas) -> SceneAction? {
    switch key {
    case .escape:
      let quiz = place
      search = nil
      found = quizzes
      gatherSpots()
      look(from: quiz.flatMap(spots.firstIndex) ?? 0)
    case .enter, .up, .down, .pageUp, .pageDown: return nil
    default:
      let before = search?.text
      guard search?.edit(key) == true else { return nil }
      if search?.text != before { find() }
    }
    return SceneAction.none
  }

  private mutating func find() {
    found = QuizEntry.found(search?.text ?? "", in: quizzes)
    gatherSpots()
    look(from: 0)
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

  /// The first spot of each group: today, the entries, the quizzes.
  private var groups: [Int] {
    let today = view.today == nil ? 0 : 1
    return ((today > 0 ? [0] : []) + [today, today + view.sections.count]).filter { $0 < count }
  }

  private mutating func turn(_ step: Int) {
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
      if sections.contains(focus) { focus = first } else if focus == last + 1 { focus = first + 1 }
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
    case .achievements: "a"
    case .leaderboard: "l"
    case .settings: "c"
    }
  }

  func name(_ texts: HomeTexts) -> String {
    switch self {
    case .history: texts.history
    case .statistics: texts.statistics
    case .streak: texts.streak
    case .achievements: texts.achievements
    case .leaderboard: texts.leaders
    case .settings: texts.settings
    }
  }
}
