/// The history of a question that was put to the player.
package struct QuestionRecord: Equatable, Sendable {
  package var number: Int
  package var attempt: Int
  /// True when a try was settled, so that the question no longer remains.
  package var isSettled = false
  /// Whether the latest try is still to be settled; hints, buttons and pages do not end it.
  package var isTryOpen = true
  /// The verdict of the last settled try.
  package var verdict: Verdict?
  /// A question made on the spot, kept so that reviews and states know it.
  package var made: Question? {
    get { if case .made(let question)? = asked { question } else { nil } }
    set { asked = newValue.map(AskedQuestion.made) }
  }
  /// The same as it was asked, which takes little room where it was not made here.
  private var asked: AskedQuestion?

  init(number: Int, attempt: Int) {
    self.number = number
    self.attempt = attempt
  }
}
