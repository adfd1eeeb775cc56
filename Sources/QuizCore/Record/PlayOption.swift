/// An option of what is played: once for the command line, bodies of requests, forms, help and the record.
package enum PlayOption: String, CaseIterable, Sendable {
  case quiz, plugin, set, seed, timed, untimed, timeFactor, limit, category, difficulty, type
  case player, players, missed, practice, watch, new
  case daily, retry, date, challenge

  /// The values that an option takes.
  package enum Kind: Equatable, Sendable {
    case flag, text, player, players, plugins, settings, questionKind
    case whole(ClosedRange<Int>)
    /// A number above 0.
    case factor
    /// Seconds, or none for those of the player's settings.
    case seconds
  }

  /// An option as it was given.
  package enum Value: Equatable, Sendable {
    case flag(Bool)
    case text(String)
    case texts([String])
    case settings([Setting])
    case questionKind(Question.Kind)
    case whole(Int)
    case number(Double)
    case seconds(Double?)
  }

  /// An option of the mode, as in `--set pass=70`.
  package struct Setting: Equatable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The places that know an option.
  package struct Places: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// `quizrun play`.
    package static let line = Places(rawValue: 1)
    /// `POST /sittings`, and the form of a cover.
    package static let body = Places(rawValue: 2)
    /// `POST /rooms`, and the form of a room.
    package static let room = Places(rawValue: 4)
    /// `quizrun host`.
    package static let host = Places(rawValue: 8)
    /// Beside the code of a challenge.
    package static let challenge = Places(rawValue: 16)
    /// Said by the player of this machine alone: guests do not know who else there is.
    package static let owner = Places(rawValue: 32)
    /// Makes a part of the quiz: the record keeps it, and going on compares it.
    package static let part = Places(rawValue: 64)
    /// A part that is never offered as the whole quiz.
    package static let exact = Places(rawValue: 128)
  }

  private typealias Row = (kind: Kind, places: Places, placeholder: String, about: String)

  private var row: Row {
    switch self {
    case .plugin:
      (.plugins, [.line, .body, .room, .host], "P", "the mode, by name or path; further ones modify it")
    case .set: (.settings, [.line, .body, .room, .host], "K=V", "an option of the mode, as in --set pass=70")
    case .seed:
      (.whole(Chance.seeds), [.line, .body, .room, .host], "N", "repeat a run exactly: 0 to 9007199254740991")
    case .timed:
      (.seconds, [.line, .body, .room, .host], "SEC", "a limit for every question (20 seconds), instead of its own")
    case .untimed: (.flag, [.line, .body, .room], "", "no time limits")
    case .timeFactor: (.factor, [.line, .body], "F", "all time limits times F")
    case .limit: (.whole(1...1_000_000), [.line, .body, .room, .part], "N", "at most N questions, drawn by the seed")
    case .category: (.text, [.line, .body, .room, .part], "C", "only questions of that category")
    case .difficulty: (.text, [.line, .body, .room, .part, .exact], "D", "only questions of that difficulty")
    case .type:
      (.questionKind, [.line, .body, .room, .part, .exact], "T", "only questions of that kind (single, truefalse, …)")
    case .player: (.player, [.line, .body, .challenge, .owner], "NAME", "play as this player")
    case .players: (.players, [.line, .body, .challenge, .owner], "A,B", "several players, for modes that take them")
    case .missed: (.flag, [.line, .body, .part, .exact], "", "only the questions that were missed the last time")
    case .practice: (.flag, [.line, .body], "", "play without recording anything")
    case .watch: (.flag, .line, "", "practice, and read quiz and plugin again whenever they are saved")
    case .new: (.flag, [.line, .body, .challenge], "", "start anew even if a sitting can go on")
    case .quiz, .date: (.text, .body, "", "")
    case .challenge: (.text, [.body, .challenge], "", "")
    case .daily, .retry: (.flag, .body, "", "")
    }
  }

  package var kind: Kind { row.kind }
  package var places: Places { row.places }
  /// The word of help for its value, as in `--seed N`; empty for a flag.
  package var placeholder: String { row.placeholder }
  /// The sentence of help; empty where no command line takes it.
  package var about: String { row.about }

  /// The key of a body, a form and the record, as in `timeFactor`.
  package var key: String { rawValue }

  /// The word of a command line, as in `time-factor`.
  package var word: String {
    rawValue.reduce(into: "") { word, sign in word += sign.isUppercase ? "-" + sign.lowercased() : String(sign) }
  }

  /// The options that a place knows, in the order of help.
  package static func all(_ place: Places) -> [PlayOption] { allCases.filter { $0.places.contains(place) } }

  /// The options that tell how a sitting was played, in the order in which they are written.
  package static let ofPlayed: [PlayOption] = [
    .plugin, .set, .category, .difficulty, .limit, .type, .missed, .untimed, .timed, .timeFactor, .players, .player,
  ]
}

extension PlayOption.Value {
  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var whole: Int? { if case .whole(let number) = self { number } else { nil } }
  package var questionKind: Question.Kind? { if case .questionKind(let kind) = self { kind } else { nil } }

  /// Whether an option of that kind takes such values.
  package func fits(_ kind: PlayOption.Kind) -> Bool {
    switch (kind, self) {
    case (.flag, .flag), (.text, .text), (.player, .texts), (.players, .texts), (.plugins, .texts),
      (.settings, .settings), (.questionKind, .questionKind), (.whole, .whole), (.factor, .number),
      (.seconds, .seconds):
      true
    case (.flag, _), (.text, _), (.player, _), (.players, _), (.plugins, _), (.settings, _), (.questionKind, _),
      (.whole, _), (.factor, _), (.seconds, _):
      false
    }
  }

  /// The value as the record keeps it, to find the sitting again; nil for one that is not kept. `PlayOption.kept` reads it.
  package var mark: String? {
    switch self {
    case .flag(let isGiven): isGiven ? "true" : nil
    case .text(let text): text.lowercased()
    case .questionKind(let kind): kind.rawValue
    case .whole(let number): String(number)
    case .texts, .settings, .number, .seconds: nil
    }
  }
}

extension PlayOption {
  /// The value of a text that the record keeps.
  package func kept(_ mark: String) -> Value? {
    switch kind {
    case .flag: .flag(true)
    case .whole: Int(mark).map(Value.whole)
    case .questionKind: Question.Kind(rawValue: mark).map(Value.questionKind)
    case .text, .player, .players, .plugins, .settings, .factor, .seconds: .text(mark)
    }
  }
}

extension Question.Kind {
  /// The kinds that can be asked for, by their names.
  package static var asked: [String] { allCases.filter { $0 != .info }.map(\.rawValue) }

  /// The kind that an option names; nil for none, and for pages. Open Trivia DB calls one `boolean`.
  package static func named(_ word: String) -> Question.Kind? {
    let kind = word == "boolean" ? .truefalse : Question.Kind(rawValue: word)
    return kind == .info ? nil : kind
  }
}
