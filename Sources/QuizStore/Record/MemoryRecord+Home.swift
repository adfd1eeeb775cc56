package import QuizCore

extension MemoryRecord {
  package func homeSummary(player: String) throws(RecordFailure) -> [String: QuizStanding] {
    var standings: [String: QuizStanding] = [:]
    for entry in finished.map(\.entry) where entry.player == player {
      guard let quiz = entry.quiz else { continue }
      standings[quiz, default: QuizStanding()].add(entry)
    }
    for sitting in try unfinished(player: player).reversed() {
      guard let quiz = sitting.quiz else { continue }
      standings[quiz, default: QuizStanding()].unfinished = QuizStanding.Open(
        sitting: sitting.sitting, settled: sitting.settled, of: sitting.length)
    }
    return standings
  }
}
