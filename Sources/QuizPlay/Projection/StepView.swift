package import QuizCore

/// A step for any face, which never reveals the solution.
package indirect enum StepView: Equatable, Sendable {
  case question(QuestionView)
  case page(PageView)
}

/// A question as it is asked this time.
package struct QuestionView: Equatable, Sendable {
  /// Counts questions shown for the first time; with free navigation, the place in the order.
  package var step: Int
  /// Which try this is, from 1.
  package var attempt: Int
  /// Whether a question that is asked again is a further try: where nothing is right or wrong, as in a room that is entered
  /// once more, nothing is tried.
  package var isTried = true
  /// The number of questions; nil when the mode decides.
  package var of: Int?
  package var id: String
  package var kind: Question.Kind
  package var text: String
  package var image: String?
  package var imageAlt: String?
  package var audio: String?
  /// The problem with its sound; nil where there is none, or it was not checked.
  package var problem: String?
  package var category: String?
  /// The section that it belongs to.
  package var section: Section?
  package var difficulty: String?
  /// The choices in the order shown; for `order` the items.
  package var answers: [Choice]
  package var left: [Choice]
  package var right: [Choice]
  /// The slider of a `range`.
  package var scale: Scale?
  /// Seconds; nil without a limit.
  package var limit: Double?
  /// Milliseconds left for this question when it was shown.
  package var leftMs: Int?
  /// Milliseconds left for the whole quiz when it was shown; nil without a limit.
  package var quizLeftMs: Int?
  package var back: Bool
  package var skip: Bool
  package var hint: Bool
  package var actions: [Action]
  package var inputs: [NamedSpec]
  package var status: [StatusEntry]
  /// A text beside the question, with its lines and spaces.
  package var note: String?
  /// The heading in place of `Question 3`; nil for that.
  package var title: String?
  /// The player whose turn it is; nil when there is only one.
  package var player: String?
  /// The unsubmitted response so far.
  package var draft: Reply?
  /// The hints that were asked for at this try.
  package var hintsSeen: [String] = []
  /// True when every hint was shown already.
  package var isHintSeen = false
  /// The pages shown with it in a room, where players turn no pages.
  package var pages: [PageBefore] = []
  /// True when a person marks the answers later.
  package var isByHand = false

  package struct PageBefore: Equatable, Sendable {
    package var title: String?
    package var body: String?
    package var image: String?
    package var imageAlt: String?

    package init() {}
  }
}

extension QuestionView {
  /// A question of which nothing is known yet.
  package init() {
    self.init(
      step: 0, attempt: 1, id: "", kind: .single, text: "", answers: [], left: [], right: [], back: false, skip: false,
      hint: false, actions: [], inputs: [], status: [])
  }
}

/// A page to read.
package struct PageView: Equatable, Sendable {
  package var page: Page
  /// The problem with its sound; nil where there is none, or it was not checked.
  package var problem: String?
  package var player: String?
  /// Milliseconds left for the whole quiz when it was shown; nil without a limit.
  package var quizLeftMs: Int?
  /// The mode's status entries when it comes, which the verdict before it compares with the earlier ones.
  package var status: [StatusEntry] = []
}

extension PageView {
  /// A page of which nothing is known yet.
  package init() {
    self.init(page: Page(id: ""))
  }
}

/// A choice, under its id on the wire.
package struct Choice: Equatable, Sendable {
  package var id: String
  package var text: String

  package init(id: String, text: String) {
    self.id = id
    self.text = text
  }
}

/// A response in the ids that faces see.
package enum Reply: Equatable, Sendable {
  /// The ids for single, multiple, truefalse; for order the items, first to last.
  case ids([String])
  case number(Double)
  case text(String)
  /// Left id, right id.
  case pairs([Pair])
}
