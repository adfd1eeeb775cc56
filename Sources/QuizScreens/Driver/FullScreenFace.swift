package import QuizCore
package import QuizPlay
package import Terminal

/// Play in the full screen: the cover, the steps, the result.
package struct FullScreenFace {
  let stage: Stage
  private let now: () -> Int

  /// `now` gives milliseconds of a steady clock; `pictures` loads a picture by its path in the quiz.
  ///
  /// `offersCategory` tells whether its category has other quizzes, and `extras` gives the extras of a result; both are
  /// called once there is a result. `challenge` turns a finished sitting into a code. `playSound` plays a sound by its
  /// path, or stops the last one, and returns an error; `plays` tells whether a file plays as a sound or a film.
  package init(
    screen: Screen, settings: ScreenSettings, now: @escaping () -> Int,
    pictures: @escaping (String) -> Picture? = { _ in nil }, offersCategory: @escaping () -> Bool = { true },
    extras: @escaping (SittingState) -> ResultExtras = { _ in ResultExtras() },
    challenge: @escaping (SittingState) -> MadeChallenge = { _ in .refused("") },
    playSound: @escaping (String?) -> String? = { _ in nil },
    plays: @escaping (String, PlayedMedia) -> Bool = { _, _ in true }
  ) {
    stage = Stage(screen, settings, pictures: pictures)
    stage.offersCategory = offersCategory
    stage.extras = extras
    stage.challenge = challenge
    stage.playSound = playSound
    stage.plays = plays
    self.now = now
  }

  /// How a cover ended.
  package enum CoverEnd: Equatable {
    /// The sitting begins, with these time limits.
    case begins(LimitSettings)
    /// The player wants a change first; these are the limits so far.
    case wishes(CoverWish, LimitSettings)
    case left
  }

  /// The cover of a new sitting; limits that are `fixed` cannot be switched. `notice` is said until the first key.
  package func cover(
    _ beginning: Beginning, fixed: Bool = false, _ facts: CoverFacts = CoverFacts(), notice: String? = nil
  ) throws(Interruption) -> CoverEnd {
    var scene = StartScene(beginning, stage.settings, fixed: fixed, facts: facts)
    var notice = notice
    while true {
      switch try stage.run(&scene, notice: notice) {
      case .leave: return .left
      case .next: return .begins(scene.limits)
      case .pick(let place): if let wish = CoverWish(rawValue: place) { return .wishes(wish, scene.limits) }
      default: break
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
