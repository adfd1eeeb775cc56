internal import Glibc
internal import JSONText
internal import QuizCore

/// Fetches until there is enough, or no more.
struct FetchRun {
  private let options: FetchOptions
  private let service: TriviaService
  private var category: Int?
  private var token: String?
  private var received = 0
  /// How many there can be in all.
  private var wanted: Int
  /// The most questions of the next request.
  private var batch = TriviaService.most
  private var hasReset = false
  private var renewals = 0
  private var shrinks = 0

  /// The most attempts with fewer questions, when the number of one type is unknown.
  private static let mostShrinks = 3

  init(_ options: FetchOptions, _ client: HTTPClient) {
    self.options = options
    wanted = options.amount
    service = TriviaService(client, options)
  }

  mutating func run() throws(FetchProblem) {
    if let word = options.category { category = try number(of: word) }
    // One request gives no question twice; several need a token for that.
    if options.amount > TriviaService.most { token = try firstToken() }
    var hasMore = true
    while hasMore && received < wanted {
      FetchOutput.progress("fetching: \(received) of \(options.amount)")
      hasMore = try fetch(min(batch, wanted - received))
    }
    FetchOutput.endProgress()
    if received < options.amount {
      FetchOutput.say("the service has only \(counted(received, "such question"))")
    }
  }

  /// A token; nil from a server that gives none, which may then hand out a question twice.
  private func firstToken() throws(FetchProblem) -> String? {
    do throws(FetchProblem) {
      return try service.newToken()
    } catch {
      switch error {
      case .status, .notJSON, .otherShape: return nil
      default: throw error
      }
    }
  }

  /// Makes one request and takes its answer; false when no more questions can come.
  private mutating func fetch(_ amount: Int) throws(FetchProblem) -> Bool {
    let answer = try service.questions(amount, category: category, token: token)
    switch try answer.code() {
    case .success:
      let questions = try answer.questions(options.encoding).prefix(amount)
      try write(Array(questions))
      received += questions.count
      if received == 0 { throw .nothing }
      return !questions.isEmpty
    case .noResults: return try shrink(below: amount)
    case .invalidParameter: throw .invalidParameter
    case .tokenNotFound:
      renewals += 1
      if renewals > 1 { throw .tokenUnknown }
      token = try service.newToken()
      return true
    case .tokenEmpty: return try goOn(afterExhausting: amount)
    case .rateLimit: throw .rateLimited(tries: 1)
    }
  }

  /// There are fewer than were asked for: asks for as many as there are.
  private mutating func shrink(below amount: Int) throws(FetchProblem) -> Bool {
    var next = 0
    if let count = service.count(category: category) {
      // The service does not count by type.
      next = min(count - received, options.type == nil ? amount - 1 : amount / 2)
    }
    shrinks += 1
    guard next > 0, shrinks <= Self.mostShrinks else {
      if received == 0 { throw .nothing }
      return false
    }
    batch = next
    // Without a token a further request would bring the same questions.
    if token == nil { wanted = received + next }
    return true
  }

  /// The token has given everything, or has less left than was asked for.
  private mutating func goOn(afterExhausting amount: Int) throws(FetchProblem) -> Bool {
    if received > 0 { return try shrink(below: amount) }
    if hasReset { throw .tokenExhausted }
    hasReset = true
    if let old = token { token = try service.reset(old) } else { token = try service.newToken() }
    return true
  }

  // MARK: Categories

  /// The number of a category, from the known ones or the service's own list.
  private func number(of word: String) throws(FetchProblem) -> Int {
    if let number = Int(word), TriviaCategories.numbers.contains(number) { return number }
    if let number = TriviaCategories.number(of: word) { return number }
    let list: [(number: Int, name: String)]
    do throws(FetchProblem) {
      list = try service.categories()
    } catch {
      if error == .interrupted { throw error }
      list = []
    }
    if let found = list.first(where: { String($0.number) == word || CategoryName.matches($0.name, word) }) {
      return found.number
    }
    let words = TriviaCategories.words + list.map(\.name)
    let near = nearest(to: word.lowercased(), in: words.map { $0.lowercased() })
    throw .unknownCategory(word, near: near)
  }

  // MARK: Output

  private func write(_ questions: [TriviaQuestion]) throws(FetchProblem) {
    var writer = JSONWriter()
    for question in questions {
      writer.write(question.json)
      writer.endLine()
    }
    guard FetchOutput.write(writer.bytes, to: STDOUT_FILENO) else {
      throw .notWritten(String(cString: strerror(errno)))
    }
  }
}
