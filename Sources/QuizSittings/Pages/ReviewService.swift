internal import QuizCore
internal import QuizPlay
package import QuizStore
package import QuizWire

/// A sitting of the record answer by answer, as far as its mode shows that, for pages.
package struct ReviewService {
  private let surroundings: Surroundings
  private let record: any PlayerRecord
  /// Under what the record knows who looks.
  private let player: String
  /// Whether it is the player of this machine.
  private let isOwner: Bool

  package init(_ surroundings: Surroundings, _ record: any PlayerRecord, player: String, isOwner: Bool) {
    (self.surroundings, self.record, self.player, self.isOwner) = (surroundings, record, player, isOwner)
  }

  /// The page of a sitting; `files` turns the name of a picture into a path, and is nil for faces that show the answers
  /// alone.
  package func page(_ review: SittingReview, files: ((String) -> String?)? = nil) -> ReviewListing {
    let beginning = review.state.beginning
    var page = review.listing
    page.modeName = beginning.mode.name
    page.players = beginning.players
    page.language = beginning.quiz?.language
    page.daily = review.stored.request["daily"]
    if let result = review.state.result {
      // The same key as in the entry, in the language of whoever reads it.
      page.entry.headline = result.headline(surroundings.language) ?? page.entry.headline
      (page.body, page.markup) = (result.body, result.markup)
      page.waiting = result.waiting(surroundings.language)
    }
    page.isDeletable = review.room == nil
    page.canChallenge = ChallengeMaker.takes(review.stored, review.state, isOwner: isOwner)
    guard let files else { return page }
    page.pictures = .init(in: [page.body], page.markup, files)
    for place in page.answers.indices {
      page.answers[place].asked = Projection.asked(page.answers[place].view, review.state)?.naming(files)
      page.answers[place].view = page.answers[place].view.naming(files)
      page.answers[place].hasVerdict = true
    }
    if review.state.result != nil {
      page.explanation = ScoreExplanation(review).listing(isShown: true)
      let share = ShareDesk(surroundings, record, player: player).lines(review.stored, review.state)
      page.share = share.joined(separator: "\n")
    }
    return page
  }
}
