package import JSONText
package import QuizWire

/// A quiz or a mode that the workshop writes, by its name.
package struct WorkshopItem: Hashable, Sendable {
  /// Which it is; the raw value is its folder in a home.
  package enum Kind: String, Sendable {
    case quiz = "quizzes"
    case mode = "plugins"

    fileprivate var ending: String { self == .quiz ? ".json" : ".lua" }
  }

  package let kind: Kind
  package let name: String

  /// Nil for a name that is not of 1 to 64 signs of `a-z`, `0-9` and `-`.
  package init?(_ kind: Kind, _ name: String) {
    guard Self.isName(name) else { return nil }
    (self.kind, self.name) = (kind, name)
  }

  static func isName(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
  }

  /// `capitals.json`, `lives.lua`.
  var file: String { name + kind.ending }
  /// `quizzes/capitals`: where its versions and its draft lie.
  var place: String { kind.rawValue + "/" + name }
}

/// A file of the workshop as it is on disk.
package struct WorkshopDocument: Sendable {
  package var source: String
  /// The whole value of a quiz, every key as it is written; null for a mode.
  package var value: JSONValue
  /// The hash of the bytes: another one means that the file was changed.
  package var etag: String
  package var path: String
  /// False for a file that is not in the workshop's folder, or has another format: saving it makes a copy.
  package var isWritable: Bool
}

/// Why the workshop did not do something; nothing was changed then.
package struct WorkshopRefusal: Error {
  package enum Reason: Sendable {
    /// There is no such file.
    case unknown
    /// The file was changed meanwhile, or is there already, or is a link.
    case conflict
    /// The content cannot be taken.
    case unfit
    /// The request is not understood.
    case unreadable
    /// The bytes are no picture, sound or film.
    case wrongMedia
    /// It could not be written.
    case unsaved
  }

  package var reason: Reason
  package var message: String
  package var findings: [WorkshopFinding] = []
  /// The source of a file that cannot be read.
  package var source: String?
  /// The hash of the file as it is now, where that matters.
  package var etag: String?
  /// The quiz as it is on disk now, where it was changed meanwhile.
  package var present: JSONValue?

  package init(_ reason: Reason, _ message: String) {
    (self.reason, self.message) = (reason, message)
  }

  static func unknown(_ item: WorkshopItem) -> WorkshopRefusal {
    WorkshopRefusal(.unknown, "there is no \(item.kind == .quiz ? "quiz" : "mode") '\(item.name)'")
  }

  static func link(_ name: String) -> WorkshopRefusal {
    WorkshopRefusal(.conflict, "'\(name)' is a link or no ordinary file: put the file itself there")
  }
}
