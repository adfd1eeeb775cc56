package import QuizCore
package import QuizPlay
package import Terminal

/// Play in the full screen: the cover, the steps, the result.
package struct FullScreenFace {
  private let stage: Stage
  private let now: () -> Int

  /// `now` gives milliseconds of a steady clock; `pictures` loads a picture by its path in the quiz; `offersCategory` says
  /// whether there are other quizzes of its category, `extras` what to show beyond the result; both are asked when there is
  /// one. `playSound` plays a sound by its path in the quiz, or ends the one that plays, and says what went wrong.
  package init(
    screen: Screen, settings: ScreenSettings, now: @escaping () -> Int,
    pictures: @escaping (String) -> Picture? = { _ in nil }, offersCategory: @escaping () -> Bool = { true },
    extras: @escaping (SittingState) -> ResultExtras = { _ in ResultExtras() },
    playSound: @escaping (String?) -> String? = { _ in nil }
  ) {
    stage = Stage(screen, settings, pictures: pictures)
    stage.offersCategory = offersCategory
    stage.extras = extras
    stage.playSound = playSound
    self.now = now
  }

  /// The cover of a new sitting, with how much of its quiz is `due`, then the sitting, which `prepare` makes with the time
  /// limits the player settled on.
  package func play(
    _ beginning: Beginning, notices: [String] = [], due: Int? = nil, prepare: (LimitSettings) -> Sitting
  ) throws(Refusal) -> Ending {
    try cover(StartScene(beginning, stage.settings, due: due)) { limits throws(Refusal) in
      try play(prepare(limits), notices: notices)
    }
  }

  /// The cover of a new sitting whose time limits are settled, with the score `toBeat`, then the sitting.
  package func playAsSettled(
    _ sitting: Sitting, notices: [String] = [], toBeat: ScoreToBeat? = nil
  ) throws(Refusal) -> Ending {
    let scene = StartScene(sitting.stored.beginning, stage.settings, fixed: true, toBeat: toBeat)
    return try cover(scene) { _ throws(Refusal) in
      try play(sitting, notices: notices)
    }
  }

  private func cover(
    _ first: StartScene, then play: (LimitSettings) throws(Refusal) -> Ending
  ) throws(Refusal) -> Ending {
    var scene = first
    while true {
      switch stage.run(&scene) {
      case .interrupted(let signal): return .interrupted(signal: signal)
      case .action(.leave(let ending)): return ending
      case .action(.next): return try play(scene.limits)
      case .action: break
      }
    }
  }

  /// Plays a sitting from where it stands to its end, or until the player leaves.
  package func play(_ sitting: Sitting, notices: [String] = []) throws(Refusal) -> Ending {
    var run = SittingRun(sitting, stage, now: now, notices: notices)
    return try run.play()
  }
}
