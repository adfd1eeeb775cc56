internal import QuizWire

extension PageKind {
  /// The page, or one that explains why it is missing.
  func answer(_ reply: EngineReply, _ told: FormNotice?, _ visit: PageVisit) -> WebAnswer {
    var visit = visit
    visit.isOwner = reply.isOwner == true
    if let answer = room(reply, told, visit) { return answer }
    if reply.status >= 400 { return refused(reply, told, visit) }
    return .page(frame(reply, told, visit), visit, status: told?.status ?? 200)
  }

  private func frame(_ reply: EngineReply, _ told: FormNotice?, _ visit: PageVisit) -> PageFrame {
    return switch self {
    case .sitting(let id): PlayPage(play: Play(reply.nodes), sitting: id, told: told, visit: visit).frame
    case .overview(let id): PlayPage(play: Play(reply.nodes), sitting: id, told: told, visit: visit).overview
    case .key: KeyPage(told, visit).frame
    case .challenge(""): ChallengePage(told, visit).frame
    case .cover, .challenge: CoverPage(cover: reply.page(), told: told, visit: visit).frame
    case .home: HomePage(HomeView(reply.nodes), visit).frame
    case .quizzes(let search, let category):
      QuizzesPage(HomeView(reply.nodes), search: search, category: category, visit).frame
    case .history(let quiz, let count): HistoryPage(reply.values(), quiz: quiz, count: count, visit).frame
    case .review: ReviewPage(reply.page(), told, visit).frame
    case .code: CodePage(challenge: reply.page(), visit: visit).frame
    case .statistics: StatisticsPage(reply.page(), told, visit).frame
    case .leaderboard: LeaderboardPage(reply.page(), visit).frame
    case .achievements: AchievementsPage(reply.page(), visit).frame
    case .streak: StreakPage(reply.page(), visit).frame
    case .cards(let find, let show): CardsPage(reply.page(), find: find, show: show, told, visit).frame
    case .players: PlayersPage(reply.page(), told, visit).frame
    case .settings(let isSaved): SettingsPage(reply.page(), told, isSaved: isSaved, visit).frame
    case .join, .room, .people, .rooms, .pastRoom, .group: JoinPage(reply, told, visit).frame
    }
  }

  /// Some pages have something to say all the same.
  private func refused(_ reply: EngineReply, _ told: FormNotice?, _ visit: PageVisit) -> WebAnswer {
    switch self {
    case .settings where reply.status == 403:
      return .page(SettingsPage(nil, nil, isSaved: false, visit).frame, visit, status: told?.status ?? 200)
    case .leaderboard where reply.status == 403, .players where reply.status == 403:
      return .page(OwnersPage(visit).frame, visit, status: 403)
    case .challenge(let code) where [404, 422].contains(reply.status):
      let told = FormNotice(
        status: reply.status, sentence: reply.sentence, sent: FormFields(["code": code]), wrong: "code")
      return .page(ChallengePage(told, visit).frame, visit, status: reply.status)
    case .statistics where reply.status == 422:
      return .page(StatisticsPage(StatsListing(), FormNotice(reply), visit).frame, visit, status: 422)
    default: return .problem(reply, visit)
    }
  }
}
