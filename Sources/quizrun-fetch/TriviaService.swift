internal import Glibc

/// The endpoints of the Open Trivia DB, within its rate limit.
///
/// It accepts one request for questions in 5 seconds per address. Lists and tokens are requested without waiting; if
/// one is refused as too early, it waits and tries again.
final class TriviaService {
  private let client: HTTPClient
  private let options: FetchOptions
  /// The steady time, in milliseconds, of the last request for questions; nil before the first.
  private var last: Int?

  /// How often a request that came too early is tried.
  private static let tries = 3
  /// The most questions that one request can bring.
  static let most = 50
  /// The longest that a server is waited for when it names a time.
  private static let longestWait = 60_000

  init(_ client: HTTPClient, _ options: FetchOptions) {
    self.client = client
    self.options = options
  }

  /// Asks for questions, waiting first when it is too early.
  func questions(_ amount: Int, category: Int?, token: String?) throws(FetchProblem) -> TriviaAnswer {
    var parts = ["amount=\(amount)"]
    if let category { parts.append("category=\(category)") }
    if let difficulty = options.difficulty { parts.append("difficulty=\(difficulty)") }
    if let type = options.type { parts.append("type=\(type)") }
    if options.encoding != .entities { parts.append("encode=\(options.encoding.rawValue)") }
    if let token { parts.append("token=\(escaped(token))") }
    return try answer("api.php?" + parts.joined(separator: "&"), isPaced: true)
  }

  func newToken() throws(FetchProblem) -> String {
    try answer("api_token.php?command=request").token()
  }

  /// Resets a token, so that its questions can come again; it stays valid unless the answer names another.
  func reset(_ token: String) throws(FetchProblem) -> String {
    let answer = try answer("api_token.php?command=reset&token=\(escaped(token))")
    return answer.number == 0 ? (try? answer.token()) ?? token : try newToken()
  }

  func categories() throws(FetchProblem) -> [(number: Int, name: String)] {
    try answer("api_category.php").categories()
  }

  /// How many questions there are of a category, or in all; nil when the service does not say.
  func count(category: Int?) -> Int? {
    let place = category.map { "api_count.php?category=\($0)" } ?? "api_count_global.php"
    return (try? answer(place))?.count(difficulty: options.difficulty)
  }

  // MARK: Asking

  private func answer(_ place: String, isPaced: Bool = false) throws(FetchProblem) -> TriviaAnswer {
    var wait = isPaced ? last.map { max(0, options.settings.pause - (Self.now() - $0)) } ?? 0 : 0
    for attempt in 1...Self.tries {
      try pause(wait)
      let answer = try client.get("\(options.server)/\(place)")
      if isPaced { last = Self.now() }
      if let trivia = try taken(answer) { return trivia }
      if attempt < Self.tries {
        wait = min(max(options.settings.pause, answer.retryAfter * 1000), Self.longestWait)
        FetchOutput.say("too many requests: trying again in \((wait + 999) / 1000) s (\(attempt + 1) of \(Self.tries))")
      }
    }
    throw .rateLimited(tries: Self.tries)
  }

  /// The answer; nil when the request came too early.
  private func taken(_ answer: HTTPClient.Answer) throws(FetchProblem) -> TriviaAnswer? {
    if answer.status == 429 { return nil }
    guard (200..<300).contains(answer.status) else { throw .status(answer.status) }
    let trivia = try TriviaAnswer(answer.body)
    return trivia.number == TriviaAnswer.Code.rateLimit.rawValue ? nil : trivia
  }

  /// Lets milliseconds go by; ends early when the player interrupts.
  private func pause(_ milliseconds: Int) throws(FetchProblem) {
    let end = Self.now() + milliseconds
    while true {
      if Interruption.hasCome { throw .interrupted }
      let left = end - Self.now()
      if left <= 0 { return }
      if left > 500 { FetchOutput.progress("waiting \((left + 999) / 1000) s, as the service asks") }
      usleep(UInt32(min(left, 200)) * 1000)
    }
  }

  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  /// The text with percent escapes for everything but letters, digits and `-._~`.
  private func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber || "-._~".contains(character) {
        return String(character)
      }
      return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
