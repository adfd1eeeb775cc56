package import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizModes
internal import QuizStore

extension ChallengeDesk {
  /// Whether a challenge is to a whole quiz under the quiz's own settings, so that its scores belong on a leaderboard.
  package func isComparable(_ challenge: Challenge, _ found: Found) -> Bool {
    if let (own, _, _) = try? record.load(challenge.beginning.sitting) { return own.isComparable }
    let beginning = found.stored.beginning
    if beginning.cut != nil { return false }
    let specs = specs(of: beginning.plugins)
    let setsLimits = found.stored.files.contains { $0.bytes.hold("limit") }
    if beginning.limits.differs(whereThereAre: beginning.quiz?.hasLimits == true || setsLimits) { return false }
    guard let options = try? OptionValues.resolve(specs, quiz: beginning.quiz, places: .unknown, set: []),
      options == beginning.options.sorted(by: { $0.key < $1.key })
    else { return false }
    return beginning.quiz.map(isWhole) ?? true
  }

  /// Whether all marked questions of the quiz at hand are there, and as many are picked.
  private func isWhole(_ played: Quiz) -> Bool {
    if Quiz.day(ofDaily: played.id) != nil { return played.questions.count >= DailyDraw.size }
    guard played.id != Quiz.drawnID, let own = try? surroundings.library.quiz(id: played.id, seed: 0)?.quiz else {
      return false
    }
    let ids = Set(played.questions.map(\.id))
    return own.pick == played.pick && own.sections == played.sections
      && own.questions.allSatisfy { !$0.isMarked || ids.contains($0.id) }
  }

  private func specs(of plugins: [PluginUse]) -> [NamedSpec] {
    plugins.filter { $0.sha256 != nil }.flatMap { use -> [NamedSpec] in
      guard let path = surroundings.library.pluginPaths.first(where: { $0.id == use.id })?.path,
        let plugin = try? surroundings.library.load(path)
      else { return [] }
      return plugin.info.options
    }
  }
}
