internal import QuizCore

/// The shape of one table of the mode API, which validates plugins as they run, and generates types and reference.
package struct APITable: Equatable, Sendable {
  /// The class in the types: `quizrun.Verdict` for `Verdict`.
  package let name: String
  /// The meaning of the table, as a sentence without its end.
  package let about: String
  package let fields: [APIField]

  init(_ name: String, _ about: String, _ fields: [APIField]) {
    self.name = name
    self.about = about
    self.fields = fields
  }

  package var names: [String] { fields.map(\.name) }
}

/// One key of a table.
package struct APIField: Equatable, Sendable {
  package let name: String
  /// The type in LuaCATS; classes of the API without their prefix, after an `@`: `@Question[]`.
  package let type: String
  package let about: String
  package let isRequired: Bool

  init(_ name: String, _ type: String, required: Bool = false, _ about: String) {
    self.name = name
    self.type = type
    self.about = about
    isRequired = required
  }

  /// A hook of a plugin.
  init(_ hook: Hook, _ type: String, _ about: String) {
    self.init(hook.rawValue, type, about)
  }
}

/// Every table that plugins write or read. What is checked at run time is checked against these.
package enum ModeAPI {
  package static let all = [
    plugin, players, spec, choice, pluralText, achievement, example, response, askOptions, page, action, step,
    statusEntry,
    verdict, kept, dueDay, result, bar, unit, standing,
    context, grade, text, matchOptions, ranked, event, question, answer, quiz, outcome, band, day, streak, statistics,
    run, lastSitting, section,
  ]
}
