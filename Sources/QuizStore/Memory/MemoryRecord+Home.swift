package import QuizCore

extension MemoryRecord {
  /// Finds nothing, since no other process can change it.
  package func audit(_ sittings: Set<String>?) throws(RecordFailure) -> [RecordFinding] { [] }

  package func missed(by player: String, in quiz: String?) throws(RecordFailure) -> Set<String> {
    var latest: [String: Bool] = [:]
    for (_, answers) in finished.map({ ($0.entry.finished, $0.answers) }).sorted(by: { $0.0 < $1.0 }) {
      for answer in answers where answer.player == player {
        if let isRight = answer.verdict.correct { latest[answer.key] = isRight }
      }
    }
    return Set(latest.filter { !$0.value && (quiz == nil || $0.key.hasPrefix("\(quiz ?? "")/")) }.keys)
  }

  package func homeSummary(player: String) throws(RecordFailure) -> [String: QuizStanding] {
    var standings: [String: QuizStanding] = [:]
    for entry in finished.map(\.entry) where entry.player == player {
      guard let quiz = entry.quiz else { continue }
      standings[quiz, default: QuizStanding()].add(entry)
    }
    for sitting in try unfinished(player: player).reversed() where sitting.isTouched {
      guard let quiz = sitting.quiz else { continue }
      standings[quiz, default: QuizStanding()].unfinished = QuizStanding.Open(
        sitting: sitting.sitting, settled: sitting.settled, of: sitting.length, started: sitting.started)
    }
    return standings
  }
}
