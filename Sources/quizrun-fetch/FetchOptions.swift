internal import Glibc
internal import QuizCore

struct FetchOptions {
  var category: String?
  var difficulty: String?
  var type: String?
  var amount = 10
  var encoding = TextEncoding.entities
  var server = FetchOptions.openTriviaDB
  var settings: FetchSettings

  static let openTriviaDB = "https://opentdb.com"
  /// The service has about 5,000 questions.
  static let amounts = 1...10_000

  /// Options are `--name value` or `--name=value`.
  init(_ arguments: [String], settings: FetchSettings) throws(FetchProblem) {
    self.settings = settings
    var rest = arguments[...]
    while let word = rest.popFirst() {
      let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard Self.names.contains(halves[0]) else {
        throw .unknownOption(word, near: nearest(to: halves[0], in: Self.names))
      }
      guard let value = halves.count == 2 ? halves[1] : rest.popFirst() else { throw .missingValue(word) }
      try take(halves[0], value)
    }
    if server == Self.openTriviaDB { self.settings.pause = max(self.settings.pause, FetchSettings.servicePause) }
  }

  private static let names = ["--category", "--difficulty", "--type", "--amount", "--encode", "--server"]

  private mutating func take(_ name: String, _ value: String) throws(FetchProblem) {
    switch name {
    case "--category": category = try Self.known(value, isKnown: !value.isEmpty, name, "a category")
    case "--difficulty":
      difficulty = try Self.known(
        value.lowercased(), isKnown: ["easy", "medium", "hard"].contains(value.lowercased()), name,
        "easy, medium or hard")
    case "--type":
      let types = ["multiple": "multiple", "boolean": "boolean", "single": "multiple", "truefalse": "boolean"]
      guard let known = types[value.lowercased()] else { throw .badValue(name, value, expected: "multiple or boolean") }
      type = known
    case "--amount":
      guard let number = Int(value), Self.amounts.contains(number) else {
        throw .badValue(name, value, expected: "a whole number from 1 to \(Self.amounts.upperBound)")
      }
      amount = number
    case "--encode":
      guard let known = TextEncoding(rawValue: value) else {
        let all = TextEncoding.allCases.map(\.rawValue).joined(separator: ", ")
        throw .badValue(name, value, expected: "one of \(all)")
      }
      encoding = known
    default: server = try Self.server(value)
    }
  }

  private static func known(
    _ value: String, isKnown: Bool, _ name: String, _ expected: String
  ) throws(FetchProblem) -> String {
    guard isKnown else { throw .badValue(name, value, expected: expected) }
    return value
  }

  /// An address without the slash at its end.
  private static func server(_ value: String) throws(FetchProblem) -> String {
    let lower = value.lowercased()
    let isPlain = value.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard isPlain, lower.hasPrefix("http://") || lower.hasPrefix("https://"), lower.split(separator: "/").count > 1
    else {
      throw .badValue("--server", value, expected: "an address that begins with https:// or http://")
    }
    var trimmed = Substring(value)
    while trimmed.hasSuffix("/") { trimmed.removeLast() }
    return String(trimmed)
  }
}

/// How long to wait; the environment can change it for a server of one's own.
struct FetchSettings {
  /// Milliseconds between two requests.
  var pause: Int
  /// Milliseconds for one request, from the first byte to the last.
  var timeout: Int

  /// The service takes one request in 5 seconds from an address.
  static let servicePause = 5000

  init() {
    pause = FetchSettings.milliseconds("QUIZRUN_FETCH_PAUSE") ?? FetchSettings.servicePause
    timeout = max(1, FetchSettings.milliseconds("QUIZRUN_FETCH_TIMEOUT") ?? 30_000)
  }

  /// A variable with seconds.
  private static func milliseconds(_ name: String) -> Int? {
    guard let text = getenv(name).map({ String(cString: $0) }), let seconds = Double(text) else { return nil }
    return seconds >= 0 && seconds <= 3600 ? Int(seconds * 1000) : nil
  }
}
