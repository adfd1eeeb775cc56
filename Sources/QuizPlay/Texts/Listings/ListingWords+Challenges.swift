package import QuizCore

/// What is said of a challenge in lines.
extension ListingWords {
  /// The words of one language.
  package struct Challenges: Sendable {
    package var scoreToBeat: Template = "{title}, score to beat: {score}"
    package var noScore = "no score"
    package var score: Template = "{score} ({percent})"
    package var both: Template = "{they}: {theirs}. {you}: {yours}. {ending}"
    package var theChallenge = "The challenge"
    package var you = "You"
    package var nobodyWins = "Nobody wins."
    package var youWin = "You win."
    package var challengeWins = "The challenge wins."
    package var wins: Template = "{name} wins."
    package var right: Template = "{given}, right"
    package var partly: Template = "{given}, partly right"
    package var wrong: Template = "{given}, wrong"

    init() {}

    static let german: Challenges = {
      var words = Challenges()
      words.scoreToBeat = "{title}, zu schlagen: {score}"
      words.noScore = "keine Punkte"
      words.theChallenge = "Die Herausforderung"
      words.you = "Du"
      words.nobodyWins = "Unentschieden."
      words.youWin = "Du gewinnst."
      words.challengeWins = "Die Herausforderung gewinnt."
      words.wins = "{name} gewinnt."
      words.right = "{given}, richtig"
      words.partly = "{given}, teilweise richtig"
      words.wrong = "{given}, falsch"
      return words
    }()
  }

  /// `7 of 10 (70 %)`, or the headline where there are no points.
  package func written(_ score: Challenge.Score) -> String {
    guard let points = score.points else { return score.headline ?? challenge.noScore }
    let written = self.points(points, of: score.of)
    guard score.of != nil, let percent = score.percent else { return written }
    return challenge.score(["score": written, "percent": self.percent(percent)])
  }
}
