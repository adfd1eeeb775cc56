internal import JSONText

/// An answer of the service, read from its JSON.
struct TriviaAnswer {
  /// https://opentdb.com/api_config.php, "Response Codes".
  enum Code: Int {
    case success = 0
    case noResults, invalidParameter, tokenNotFound, tokenEmpty, rateLimit
  }

  private let root: JSONNode

  init(_ body: [UInt8]) throws(FetchProblem) {
    do { root = try JSONParser.parse(body) } catch { throw .notJSON(error.message) }
  }

  /// The response code; nil in answers that have none.
  var number: Int? { root["response_code"]?.int }

  func code() throws(FetchProblem) -> Code {
    guard let number else { throw .otherShape("a 'response_code'") }
    guard let code = Code(rawValue: number) else { throw .unknownCode(number) }
    return code
  }

  /// The token in an answer to a request for one.
  func token() throws(FetchProblem) -> String {
    guard let token = root["token"]?.string, !token.isEmpty, token.utf8.count <= 1000 else {
      throw .otherShape("a 'token'")
    }
    return token
  }

  /// How many questions there are; nil when the answer does not say.
  func count(difficulty: String?) -> Int? {
    if let overall = root["overall"] {
      return difficulty == nil ? overall["total_num_of_verified_questions"]?.int : nil
    }
    let key = difficulty.map { "total_\($0)_question_count" } ?? "total_question_count"
    return root["category_question_count"]?[key]?.int
  }

  /// The service's own list of categories.
  func categories() throws(FetchProblem) -> [(number: Int, name: String)] {
    guard let list = root["trivia_categories"]?.array else { throw .otherShape("'trivia_categories'") }
    return list.compactMap { entry in
      guard let number = entry["id"]?.int, let name = entry["name"]?.string else { return nil }
      return (number, name)
    }
  }

  func questions(_ encoding: TextEncoding) throws(FetchProblem) -> [TriviaQuestion] {
    guard let list = root["results"]?.array else { throw .otherShape("a list 'results'") }
    var questions: [TriviaQuestion] = []
    for entry in list { questions.append(try TriviaQuestion(entry, encoding)) }
    return questions
  }
}

/// A question with the keys of the service, its texts decoded.
struct TriviaQuestion {
  var type: String
  var difficulty: String
  var category: String
  var question: String
  var answer: String
  var others: [String]

  init(_ node: JSONNode, _ encoding: TextEncoding) throws(FetchProblem) {
    type = try Self.word(node, "type", ["multiple", "boolean"], encoding)
    difficulty = try Self.word(node, "difficulty", ["easy", "medium", "hard"], encoding)
    category = try Self.text(node["category"], "category", encoding)
    question = try Self.text(node["question"], "question", encoding)
    answer = try Self.text(node["correct_answer"], "correct_answer", encoding)
    guard let list = node["incorrect_answers"]?.array else { throw .otherShape("a list 'incorrect_answers'") }
    others = []
    for other in list { others.append(try Self.text(other, "incorrect_answers", encoding)) }
  }

  private static func text(_ node: JSONNode?, _ key: String, _ encoding: TextEncoding) throws(FetchProblem) -> String {
    guard let written = node?.string else { throw .otherShape("a text '\(key)' in each question") }
    guard let text = encoding.decoded(written) else {
      throw .otherShape("'\(key)' in the encoding '\(encoding.rawValue)'")
    }
    return text
  }

  /// One of a few words; a server that leaves them plain whatever the encoding is understood too.
  private static func word(
    _ node: JSONNode, _ key: String, _ words: [String], _ encoding: TextEncoding
  ) throws(FetchProblem) -> String {
    if let plain = node[key]?.string, words.contains(plain) { return plain }
    let word = try text(node[key], key, encoding)
    guard words.contains(word) else { throw .otherShape("'\(key)' as one of \(words.joined(separator: ", "))") }
    return word
  }

  /// The question in the service's form, decoded.
  var json: JSONValue {
    [
      "type": .text(type), "difficulty": .text(difficulty), "category": .text(category), "question": .text(question),
      "correct_answer": .text(answer), "incorrect_answers": .list(others.map(JSONValue.text)),
    ]
  }
}
