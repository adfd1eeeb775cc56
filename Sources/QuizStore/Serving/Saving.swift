package import QuizCore

/// All that one sitting has to save at once. It is large and passed through many hands: one of them holds it.
package final class Saving {
  package let sitting: String
  /// The sitting itself, when it begins.
  package let beginning: StoredSitting?
  package let events: [SittingEvent]
  package let time: WallTime
  package let reply: SentReply?
  /// The state after the events, if the caller has it; the record then keeps no copy of its own.
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

  /// True when a command left only its reply.
  var isReplyAlone: Bool { beginning == nil && events.isEmpty }
}

/// The reply to a command, in a form that can be made again: its events, and how many of the moments were shown.
package struct SentReply: Equatable, Sendable {
  /// Counts the replies of a sitting, from 0.
  package var place: Int
  /// The visitor's name for the command, by which it can be repeated.
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

  /// The most replies per sitting.
  package static let most = 16
}
