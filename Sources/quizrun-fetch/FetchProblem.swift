/// Why fetching ended early.
enum FetchProblem: Error, Equatable {
  case unknownOption(String, near: String?)
  case missingValue(String)
  case badValue(String, String, expected: String)
  case unknownCategory(String, near: String?)
  /// The service refused the query (code 2).
  case invalidParameter
  /// The service has nothing for the query (code 1).
  case nothing
  /// The service does not know the token it gave (code 3), or says it is used up right after the reset (code 4).
  case tokenUnknown
  case tokenExhausted
  /// Too many requests (code 5, status 429), every time it was tried.
  case rateLimited(tries: Int)
  /// A code that is not documented.
  case unknownCode(Int)
  case status(Int)
  case unreachable(String)
  case timedOut(seconds: Int)
  case cutOff
  case tooLarge(limit: Int)
  case redirectedTooOften
  /// The answer is not JSON, with the error.
  case notJSON(String)
  /// JSON of another shape, with the expected one.
  case otherShape(String)
  case notWritten(String)
  case interrupted
  /// A package's address gave another status than 200.
  case packageStatus(String, Int)
  /// A package is larger than it may be.
  case packageTooLarge(String, limit: Int)
  /// Why a package could not be fetched.
  case packageUnreachable(String, String)

  /// The same, said of a package.
  func ofPackage(_ address: String) -> FetchProblem {
    switch self {
    case .tooLarge(let limit): .packageTooLarge(address, limit: limit)
    case .unreachable(let why): .packageUnreachable(address, why)
    case .redirectedTooOften: .packageUnreachable(address, "it sends from one address to the next")
    default: self
    }
  }

  var exitCode: Int32 {
    switch self {
    case .unknownOption, .missingValue, .badValue, .unknownCategory, .invalidParameter: return 2
    case .packageTooLarge: return 65
    case .packageStatus(_, let status) where (400..<500).contains(status) && status != 429: return 66
    case .nothing: return 66
    case .notWritten: return 74
    case .rateLimited: return 75
    case .interrupted: return 130
    default: return 69
    }
  }

  var sentence: String {
    switch self {
    case .unknownOption(let word, let near):
      return "there is no option '\(word)'" + (near.map { "; did you mean '\($0)'?" } ?? ": see quizrun fetch --help")
    case .missingValue(let word): return "'\(word)' needs a value"
    case .badValue(let name, let value, let expected): return "\(name) takes \(expected), not '\(value)'"
    case .unknownCategory(let word, let near):
      return "there is no category '\(word)'"
        + (near.map { "; did you mean '\($0)'?" } ?? ": name one like 'film', or a number from 9 to 32")
    case .invalidParameter:
      return "the service refused the query (code 2, invalid parameter): try another category, difficulty or type"
    case .nothing:
      return "the service has no such questions, or fewer than that (code 1): ask for fewer with --amount, or for more "
        + "categories and difficulties"
    case .tokenUnknown:
      return "the service does not know the session token that it gave (code 3): try again later"
    case .tokenExhausted:
      return "the service says that every question was handed out (code 4), right after it was told to start over: "
        + "try again later"
    case .rateLimited(let tries):
      return
        "the service says 'too many requests' (code 5), \(tries) times: it takes one in 5 seconds from an address; "
        + "wait a little, then try again"
    case .unknownCode(let code):
      return "the service answered with code \(code), which is not documented: try again later"
    case .status(let status):
      return status >= 500
        ? "the service has trouble (HTTP status \(status)): try again later"
        : "the service answered with HTTP status \(status): check --server"
    case .unreachable(let why):
      return "the service cannot be reached (\(why)): check the network, the proxy, or --server"
    case .timedOut(let seconds): return "the service did not answer within \(seconds) s: try again later"
    case .cutOff: return "the connection was cut off in the middle of an answer: try again"
    case .tooLarge(let limit): return "the answer is larger than \(limit >> 20) MB: this is not the Open Trivia DB"
    case .redirectedTooOften: return "the service sends from one address to the next: check --server"
    case .notJSON(let why): return "the answer is no JSON (\(why)): this is not the Open Trivia DB, or it has trouble"
    case .otherShape(let expected):
      return "the answer is not as the Open Trivia DB gives it: \(expected) was expected"
    case .notWritten(let why): return "the questions could not be written: \(why)"
    case .interrupted: return "stopped"
    case .packageStatus(let address, let status):
      return status >= 500
        ? "\(address): the server has trouble (HTTP status \(status)): try again later"
        : "\(address): the server has nothing there (HTTP status \(status)): check the address"
    case .packageTooLarge(let address, let limit): return "\(address): more than \(limit >> 20) MB"
    case .packageUnreachable(let address, let why):
      return "\(address): cannot be reached (\(why)): check the address and the network"
    }
  }
}
