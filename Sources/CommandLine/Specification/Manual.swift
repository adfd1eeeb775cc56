/// The parts of help and manual page beyond commands and options, as pairs of a term and its text.
package struct Manual: Sendable {
  package typealias Entry = (term: String, text: String)

  /// One line, behind the program's name.
  package let purpose: String
  /// How the implied command is called, without the program's name: `[QUIZ] [options]`, and a line about it.
  package let usage: Entry
  /// The line of the overview about commands.
  package let explaining: String
  /// The commands in the groups of the overview, by their names.
  package let groups: [(title: String, commands: [String])]
  /// The paragraphs of the manual page, in the macros of man(7).
  package let description: String
  /// The exit codes, as the manual page lists them.
  package let exitCodes: [Entry]
  /// The same in few words, for the page of the implied command.
  package let exitSummary: String
  package let environment: [Entry]
  package let files: [Entry]
  /// The name of an unknown first word, as in "no command", and the place where the known ones are listed.
  package let unknown: Entry

  package init(
    purpose: String, usage: Entry, explaining: String, groups: [(title: String, commands: [String])],
    description: String, exitCodes: [Entry], exitSummary: String, environment: [Entry], files: [Entry], unknown: Entry
  ) {
    self.purpose = purpose
    self.usage = usage
    self.explaining = explaining
    self.groups = groups
    self.description = description
    self.exitCodes = exitCodes
    self.exitSummary = exitSummary
    self.environment = environment
    self.files = files
    self.unknown = unknown
  }
}
