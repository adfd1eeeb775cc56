package import JSONText

/// The scanned sheets of a quiz: how far they are read, what was read, and what is doubtful.
package struct ScanView: Equatable, Sendable, WireObject {
  package var title = ""
  package var stage = Stage.none
  /// How many pages were read.
  package var pages = 0
  /// The seed on the sheets; nil while it is not known.
  package var seed: Int?
  /// Why something was not done, or the work ended before it was complete.
  package var told: String?
  /// Sentences on pages and files, such as blank ones.
  package var remarks: [String] = []
  /// The printed numbers.
  package var columns: [String] = []
  package var sheets: [Sheet] = []
  package var doubts: [Doubt] = []
  package var marks: [Mark] = []

  package enum Stage: String, Sendable, WireValue {
    case none, reading, read, failed, grading, graded

    package func write(to wire: inout JSONWriter) { wire.write(rawValue) }

    package init?(wire node: JSONNode) {
      guard let stage = node.string.flatMap(Stage.init(rawValue:)) else { return nil }
      self = stage
    }
  }

  /// A row of the table.
  package struct Sheet: Equatable, Sendable, WireObject {
    package var participant = ""
    /// With its check, such as `A 2071`.
    package var version = ""
    /// A cell for each column.
    package var cells: [String] = []
    package var doubts = 0

    package init() {}

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.always("participant", &participant)
      fields.always("version", &version)
      fields.always("cells", &cells)
      fields.field("doubts", &doubts, else: 0)
    }
  }

  package struct Doubt: Equatable, Sendable, WireObject {
    package var participant = ""
    package var version = ""
    package var why = ""
    /// The page and its file; empty for a page that is missing.
    package var place = ""
    /// The name of the cut-out; nil without one.
    package var picture: String?
    /// True where the picture is a whole page.
    package var isPage = false
    package var fields: [Field] = []

    package init() {}

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.always("participant", &participant)
      fields.always("version", &version)
      fields.always("why", &why)
      fields.always("place", &place)
      fields.field("picture", &picture)
      fields.field("page", &isPage, else: false)
      fields.always("fields", &self.fields)
    }
  }

  /// A question that is to be answered for a pupil.
  package struct Field: Equatable, Sendable, WireObject {
    package var question = ""
    /// The answer that was sent, and why it cannot be taken.
    package var answer: String?
    package var told: String?

    package init() {}

    package init(_ question: String) { self.question = question }

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.always("question", &question)
      fields.field("answer", &answer)
      fields.field("told", &told)
    }
  }

  package struct Mark: Equatable, Sendable, WireObject {
    package var participant = ""
    package var points: Double?
    package var of: Double?
    package var percent: Double?

    package init() {}

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.field("participant", &participant)
      fields.field("points", &points)
      fields.field("of", &of)
      fields.field("percent", &percent)
    }
  }

  package init() {}

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("title", &title)
    fields.always("stage", &stage)
    fields.always("pages", &pages)
    fields.field("seed", &seed)
    fields.field("told", &told)
    fields.field("remarks", &remarks, else: [])
    fields.field("columns", &columns, else: [])
    fields.field("sheets", &sheets, else: [])
    fields.field("doubts", &doubts, else: [])
    fields.field("marks", &marks, else: [])
  }
}
