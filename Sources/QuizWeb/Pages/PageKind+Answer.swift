internal import JSONText
internal import QuizPlay
internal import QuizWire

extension PageKind {
  /// The page, or one that explains why it is missing.
  func answer(_ reply: EngineReply, _ told: Told?, _ visit: PageVisit) -> WebAnswer {
    var visit = visit
    visit.isOwner = reply.isOwner == true
    if let answer = room(reply, told, visit) { return answer }
    if reply.status >= 400 { return refused(reply, told, visit) }
    return .page(frame(reply, told, visit), visit, status: told?.status ?? 200)
  }

  private func frame(_ reply: EngineReply, _ told: Told?, _ visit: PageVisit) -> PageFrame {
    let objects = reply.objects
    let object = objects.first ?? .null
    return switch self {
    case .sitting(let id): PlayPage(Play(reply.nodes), sitting: id, told, visit).frame
    case .overview(let id): PlayPage(Play(reply.nodes), sitting: id, told, visit).overview
    case .key: KeyPage(told, visit).frame
    case .challenge(""): ChallengePage(told, visit).frame
    case .cover, .challenge: CoverPage(first(of: reply) ?? CoverView(), told, visit).frame
    case .home: HomePage(HomeView(reply.nodes), visit).frame
    case .quizzes(let search, let category):
      QuizzesPage(HomeView(reply.nodes), search: search, category: category, visit).frame
    case .history(let quiz, let count): HistoryPage(objects, quiz: quiz, count: count, visit).frame
    case .review: ReviewPage(object, told, visit).frame
    case .code: CodePage(first(of: reply) ?? ChallengeCodeView(), visit).frame
    case .statistics: StatisticsPage(object, told, visit).frame
    case .leaderboard: LeaderboardPage(object, visit).frame
    case .achievements: AchievementsPage(object, visit).frame
    case .streak: StreakPage(object, visit).frame
    case .players: PlayersPage(object, told, visit).frame
    case .settings(let isSaved): SettingsPage(object, told, isSaved: isSaved, visit).frame
    case .join, .room, .people, .rooms, .pastRoom: JoinPage(reply, told, visit).frame
    }
  }

  /// The first object of a reply; nil for an object of another kind.
  private func first<Object: WireObject>(of reply: EngineReply) -> Object? {
    reply.nodes.first.flatMap { Object(wire: $0) }
  }

  /// Some pages have something to say all the same.
  private func refused(_ reply: EngineReply, _ told: Told?, _ visit: PageVisit) -> WebAnswer {
    switch self {
    case .settings where reply.status == 403:
      return .page(SettingsPage(nil, nil, isSaved: false, visit).frame, visit, status: told?.status ?? 200)
    case .leaderboard where reply.status == 403, .players where reply.status == 403:
      return .page(OwnersPage(visit).frame, visit, status: 403)
    case .challenge(let code) where [404, 422].contains(reply.status):
      let told = Told(
        status: reply.status, sentence: reply.sentence, sent: FormFields(["code": code]), wrong: "code")
      return .page(ChallengePage(told, visit).frame, visit, status: reply.status)
    case .statistics where reply.status == 422:
      return .page(StatisticsPage(["type": "statistics"], Told(reply), visit).frame, visit, status: 422)
    default: return .problem(reply, visit)
    }
  }
}
