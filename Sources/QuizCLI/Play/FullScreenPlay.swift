internal import QuizCore

/// Play in full screen.
struct FullScreenPlay {
  let shell: Shell
  let request: PlayRequest
  let modes: ModeChoice
  let record: LazyRecord

  func run() throws(Exit) -> Int32 {
    try LinePlay(shell: shell, request: request, modes: modes, record: record).run()
  }
}
