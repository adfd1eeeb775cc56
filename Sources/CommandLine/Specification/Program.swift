package import Words

/// A program for its command line: its name, its commands, and its help.
package struct Program: Sendable {
  /// The word it is started with.
  package let name: String
  package let commands: [CommandSpec]
  /// The command implied when the first word is none; one of `commands`.
  package let implied: CommandSpec
  package let manual: Manual
  /// The language of help and of refused command lines.
  package let words: HelpWords
  /// The name nearest to a word, for `did you mean 'x'?`; nil when nothing is near.
  let nearest: @Sendable (_ word: String, _ names: [String]) -> String?

  package init(
    name: String, commands: [CommandSpec], implied: CommandSpec, manual: Manual, words: HelpWords = .english,
    nearest: @escaping @Sendable (_ word: String, _ names: [String]) -> String?
  ) {
    self.name = name
    self.commands = commands
    self.implied = implied
    self.manual = manual
    self.words = words
    self.nearest = nearest
  }

  /// The first words of all commands, each once, in the order of the table.
  var firstWords: [String] {
    commands.reduce(into: []) { words, command in
      if !words.contains(command.words[0]) { words.append(command.words[0]) }
    }
  }

  /// The second words of commands that have two.
  func secondWords(after first: String) -> [String] {
    commands.filter { $0.words.count > 1 && $0.words[0] == first }.map { $0.words[1] }
  }

  /// All options of all commands, each name once.
  var everyOption: [OptionSpec] {
    commands.flatMap(\.options).reduce(into: []) { options, option in
      if !options.contains(where: { $0.name == option.name }) { options.append(option) }
    }
  }

  /// The listings that candidates need, each once.
  var everyListing: [(Candidates, Candidates.Listing)] {
    let all = commands.flatMap { [$0.candidates] + $0.options.map(\.candidates) }
    return all.reduce(into: []) { found, candidates in
      guard let listing = candidates.listing, !found.contains(where: { $0.1 == listing }) else { return }
      found.append((candidates, listing))
    }
  }
}

/// The parts of help and manual page beyond commands and options, as pairs of a term and its text.
package struct Manual: Sendable {
  package typealias Entry = (term: String, text: String)

  /// One line, behind the program's name.
  package let purpose: String
  /// How the implied command is called, without the program's name: `[QUIZ] [options]`, and a line about it.
  package let usage: Entry
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
    purpose: String, usage: Entry, groups: [(title: String, commands: [String])],
    description: String, exitCodes: [Entry], exitSummary: String, environment: [Entry], files: [Entry], unknown: Entry
  ) {
    self.purpose = purpose
    self.usage = usage
    self.groups = groups
    self.description = description
    self.exitCodes = exitCodes
    self.exitSummary = exitSummary
    self.environment = environment
    self.files = files
    self.unknown = unknown
  }
}
