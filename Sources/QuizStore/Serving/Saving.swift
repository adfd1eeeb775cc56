package import QuizCore

/// All that one sitting has to save at once. It is large and passed through many hands: one of them holds it.
package final class Saving {
  package let sitting: String
  /// The sitting itself, when it begins.
  package let beginning: StoredSitting?
  package let events: [SittingEvent]
  package let time: WallTime
  package let reply: SentReply?
  /// Where the sitting stands after them, from whoever has it at hand: then the record keeps no copy of its own meanwhile.
  package let state: SittingState?

  package init(
    sitting: String, beginning: StoredSitting? = nil, events: [SittingEvent], time: WallTime, reply: SentReply? = nil,
    state: SittingState? = nil
  ) {
    self.sitting = sitting
    self.beginning = beginning
    self.events = events
    self.time = time
    self.reply = reply
    self.state = state
  }

  /// Whether a command left nothing but what was shown.
  var isReplyAlone: Bool { beginning == nil && events.isEmpty }
}

/// What a command left, so that the same reply can be made again: which events, and how much of what follows was shown.
package struct SentReply: Equatable, Sendable {
  /// Counts the replies of a sitting, from 0.
  package var place: Int
  /// What the visitor called the command, to repeat it.
  package var request: String?
  /// The number of the command's first event, and how many there are.
  package var first: Int
  package var count: Int
  /// Which of the moments that follow from them were shown.
  package var shown: Range<Int>

  package init(place: Int, request: String?, first: Int, count: Int, shown: Range<Int>) {
    self.place = place
    self.request = request
    self.first = first
    self.count = count
    self.shown = shown
  }

  /// So many of a sitting are kept.
  package static let most = 16
}
