internal import QuizCore
internal import QuizPlay

/// Sittings whose files are watched during play.
extension Engine {
  /// Replays sittings whose quiz or plugin was saved, and sends the result to their viewers.
  func lookAtFiles() {
    for live in Array(lives.values) where live.work == nil && live.sitting.isWatched {
      let moments = live.sitting.look(at: now)
      guard !moments.isEmpty else { continue }
      live.pause = nil
      live.news = moments.filter(\.isNews)
      begin(Work(kind: .saved(moments), at: now), live)
    }
  }
}

extension Moment {
  /// True for moments shown above the open step.
  fileprivate var isNews: Bool {
    switch self {
    case .warning, .news: true
    default: false
    }
  }
}
