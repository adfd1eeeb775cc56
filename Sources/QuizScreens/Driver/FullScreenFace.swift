package import QuizCore
package import QuizPlay
package import Terminal

/// Play in the full screen: the cover, the steps, the result.
package struct FullScreenFace {
  let stage: Stage
  private let now: () -> Int

  /// `now` gives milliseconds of a steady clock; `pictures` loads a picture by its path in the quiz; `offersCategory` says
  /// whether there are other quizzes of its category, `extras` what to show beyond the result; both are asked when there is
  /// one. `challenge` makes a sitting that is over a code for a friend. `playSound` plays a sound by its path in the quiz, or ends the one that
  /// plays, and says what went wrong; `isSound` says whether its file is there.
  package init(
    screen: Screen, settings: ScreenSettings, now: @escaping () -> Int,
    pictures: @escaping (String) -> Picture? = { _ in nil }, offersCategory: @escaping () -> Bool = { true },
    extras: @escaping (SittingState) -> ResultExtras = { _ in ResultExtras() },
    challenge: @escaping (SittingState) -> MadeChallenge = { _ in .refused("") },
    playSound: @escaping (String?) -> String? = { _ in nil }, isSound: @escaping (String) -> Bool = { _ in true }
  ) {
    stage = Stage(screen, settings, pictures: pictures)
    stage.offersCategory = offersCategory
    stage.extras = extras
    stage.challenge = challenge
    stage.playSound = playSound
    stage.isSound = isSound
    self.now = now
  }

  /// How a cover ended.
  package enum CoverEnd: Equatable {
    /// The sitting begins, with these time limits.
    case begins(LimitSettings)
    /// The player wants to change something first; these are the time limits so far.
    case wishes(CoverWish, LimitSettings)
    case left
    case interrupted(signal: Int32)
  }

  /// The cover of a new sitting; limits that are `fixed` cannot be switched. `notice` is said until the first key.
  package func cover(
    _ beginning: Beginning, fixed: Bool = false, _ facts: CoverFacts = CoverFacts(), notice: String? = nil
  ) -> CoverEnd {
    var scene = StartScene(beginning, stage.settings, fixed: fixed, facts: facts)
    var notice = notice
    while true {
      switch stage.run(&scene, notice: notice) {
      case .interrupted(let signal): return .interrupted(signal: signal)
      case .action(.leave): return .left
      case .action(.next): return .begins(scene.limits)
      case .action(.pick(let place)):
        if let wish = CoverWish(rawValue: place) { return .wishes(wish, scene.limits) }
      case .action: break
      }
      notice = nil
    }
  }

  /// Plays a sitting from where it stands to its end, or until the player leaves.
  package func play(_ sitting: Sitting, notices: [String] = []) throws(Refusal) -> Ending {
    var run = SittingRun(sitting, stage, now: now, notices: notices)
    return try run.play()
  }
}
