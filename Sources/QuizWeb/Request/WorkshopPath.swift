/// A place of the workshop, behind `/workshop`.
package enum WorkshopPath: Equatable, Sendable {
  case home
  case quizzes
  case modes
  case importing
  /// The keys and fields that modes write and read.
  case words
  /// A quiz or a mode by its name.
  case file(Kind, String)
  case versions(Kind, String)
  case version(Kind, String, Int)
  case check(Kind, String)
  case draft(Kind, String)
  /// A question as players see it.
  case preview(String)
  /// A quiz on paper.
  case print(String)
  /// The scanned sheets of a quiz, and a file that came of them.
  case scans(String)
  case scanFile(quiz: String, name: String)
  /// The examples of a mode.
  case test(String)
  /// A picture or sound of a quiz.
  case media(quiz: String, name: String)

  package enum Kind: String, Equatable, Sendable {
    case quiz, mode

    fileprivate init?(folder: String) {
      switch folder {
      case "quizzes": self = .quiz
      case "modes": self = .mode
      default: return nil
      }
    }

    var folder: String { self == .quiz ? "quizzes" : "modes" }
  }

  /// Nil where there is nothing, and for names that no file of the workshop has.
  init?(_ words: [String]) {
    guard let first = words.first else {
      self = .home
      return
    }
    guard let kind = Kind(folder: first) else {
      guard words.count == 1, first == "import" || first == "words" else { return nil }
      self = first == "import" ? .importing : .words
      return
    }
    if words.count == 1 {
      self = kind == .quiz ? .quizzes : .modes
      return
    }
    guard Self.isName(words[1]) else { return nil }
    self.init(kind, words[1], Array(words.dropFirst(2)))
  }

  private init?(_ kind: Kind, _ name: String, _ rest: [String]) {
    switch (rest.count, rest.first) {
    case (0, _): self = .file(kind, name)
    case (1, "versions"): self = .versions(kind, name)
    case (1, "check"): self = .check(kind, name)
    case (1, "draft"): self = .draft(kind, name)
    case (1, "preview") where kind == .quiz: self = .preview(name)
    case (1, "print") where kind == .quiz: self = .print(name)
    case (1, "scans") where kind == .quiz: self = .scans(name)
    case (2, "scans") where kind == .quiz && Self.isMediaName(rest[1]): self = .scanFile(quiz: name, name: rest[1])
    case (1, "test") where kind == .mode: self = .test(name)
    case (2, "versions"):
      guard let number = Int(rest[1]), number > 0, String(number) == rest[1] else { return nil }
      self = .version(kind, name, number)
    case (2, "media") where kind == .quiz && Self.isMediaName(rest[1]): self = .media(quiz: name, name: rest[1])
    default: return nil
    }
  }

  /// 1 to 64 signs of `a-z`, `0-9` and `-`.
  static func isName(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
  }

  private static func isMediaName(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { isName(String($0)) }
  }

  var methods: [String] {
    switch self {
    case .home: ["GET", "HEAD", "POST"]
    case .quizzes, .modes: ["GET", "HEAD", "POST"]
    case .versions, .words, .preview, .print, .scanFile: ["GET", "HEAD"]
    case .scans: ["GET", "HEAD", "POST"]
    case .file: ["GET", "HEAD", "PUT", "DELETE", "POST"]
    case .version: ["GET", "HEAD", "POST"]
    case .draft: ["GET", "HEAD", "PUT", "DELETE"]
    case .importing, .check, .test: ["POST"]
    case .media: ["PUT"]
    }
  }

  /// The methods that programs have: forms alone are posted to a folder or a file. Empty for pages.
  var methodsOfPrograms: [String] {
    switch self {
    case .home, .preview, .print: []
    case .quizzes, .modes: ["GET", "HEAD"]
    case .file: ["GET", "HEAD", "PUT", "DELETE"]
    case .importing, .words, .versions, .version, .check, .draft, .scans, .scanFile, .test, .media: methods
    }
  }

  /// The most bytes of a body. Scanned pages are written to files as they come; 50 MB of them are more with the form.
  var mostBytes: Int {
    switch self {
    case .importing, .home: 16 << 20
    case .scans: 51 << 20
    case .quizzes, .modes, .words, .file, .versions, .version, .check, .draft, .preview, .print, .scanFile, .test,
      .media:
      4 << 20
    }
  }

  var path: String {
    switch self {
    case .home: "/workshop"
    case .quizzes: "/workshop/quizzes"
    case .modes: "/workshop/modes"
    case .importing: "/workshop/import"
    case .words: "/workshop/words"
    case .file(let kind, let name): "/workshop/\(kind.folder)/\(name)"
    case .versions(let kind, let name): "/workshop/\(kind.folder)/\(name)/versions"
    case .version(let kind, let name, let number): "/workshop/\(kind.folder)/\(name)/versions/\(number)"
    case .check(let kind, let name): "/workshop/\(kind.folder)/\(name)/check"
    case .draft(let kind, let name): "/workshop/\(kind.folder)/\(name)/draft"
    case .preview(let name): "/workshop/quizzes/\(name)/preview"
    case .print(let name): "/workshop/quizzes/\(name)/print"
    case .scans(let name): "/workshop/quizzes/\(name)/scans"
    case .scanFile(let quiz, let name): "/workshop/quizzes/\(quiz)/scans/\(name)"
    case .test(let name): "/workshop/modes/\(name)/test"
    case .media(let quiz, let name): "/workshop/quizzes/\(quiz)/media/\(name)"
    }
  }
}
