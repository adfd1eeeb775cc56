/// The questions of a quiz as a direct grader reads them most often: `"q1":["a"]`, found by comparing words of memory.
///
/// Plain memory without reference counts, for the loop that runs once a response.
final class DirectTable {
  struct Row {
    /// The question's key, as in `"q1":`.
    let key: Token
    /// The same with the beginning of a response that is a letter, as in `"q1":["`; elsewhere a token that stands nowhere.
    let opening: Token
    /// The place in the order; −1 when it is not asked.
    let place: Int
    /// The place of a single choice's first answer among all answers; `answerCount` says how many follow.
    let firstAnswer: Int
    let answerCount: Int
    /// The choice that each letter names, by its byte, when the answers of a choice of one have letters for ids; −1 for others.
    let letters: UnsafeMutablePointer<Int>?
    /// The line in which it was given last.
    var givenIn = 0
  }

  struct Choice {
    /// The response that gives this answer alone, as in `["a"]`.
    let response: Token
    let points: Double
  }

  let rows: UnsafeMutableBufferPointer<Row>
  let choices: UnsafeMutableBufferPointer<Choice>
  private let store = TokenStore()

  init(_ questions: [DirectQuestion]) {
    var choices: [Choice] = []
    var rows: [Row] = []
    for question in questions {
      let first = choices.count
      for (id, points) in question.plainChoices {
        choices.append(Choice(response: store.token(Self.quoted(id).map { "[\($0)]" }), points: points))
      }
      let letters = Self.letters(question.plainChoices, from: first)
      let key = Self.quoted(question.id).map { "\($0):" }
      rows.append(
        Row(
          key: store.token(key), opening: store.token(letters == nil ? nil : key.map { "\($0)[\"" }),
          place: question.place ?? -1, firstAnswer: first, answerCount: choices.count - first, letters: letters))
    }
    self.rows = .allocate(capacity: rows.count)
    _ = self.rows.initialize(from: rows)
    self.choices = .allocate(capacity: choices.count)
    _ = self.choices.initialize(from: choices)
  }

  /// An id in quotes; nil for one that JSON writes with an escape.
  private static func quoted(_ id: String) -> String? {
    id.utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") } ? nil : "\"\(id)\""
  }

  private static func letters(
    _ choices: [(id: String, points: Double)], from first: Int
  ) -> UnsafeMutablePointer<Int>? {
    guard !choices.isEmpty, choices.allSatisfy({ $0.id.utf8.count == 1 && quoted($0.id) != nil }) else { return nil }
    let letters = UnsafeMutablePointer<Int>.allocate(capacity: 256)
    letters.initialize(repeating: -1, count: 256)
    for (index, choice) in choices.enumerated() { letters[Int(choice.id.utf8.first ?? 0)] = first + index }
    return letters
  }

  deinit {
    for row in rows { row.letters?.deallocate() }
    rows.deallocate()
    choices.deallocate()
  }

  /// The question whose key is next; most lines have them in the order of the quiz.
  @inline(__always)
  static func row(_ rows: UnsafeMutableBufferPointer<Row>, _ expected: Int, _ scanner: PlainScanner) -> Int? {
    var index = expected
    while index < rows.count {
      if scanner.isNext(rows[index].key) { return index }
      index &+= 1
    }
    index = 0
    while index < expected {
      if scanner.isNext(rows[index].key) { return index }
      index &+= 1
    }
    return nil
  }

  /// Steps over responses that are letters, from the expected question on, or the one after it.
  ///
  /// `take` gets each place in the order and choice; false when a line cannot be in the plain form.
  @inline(__always)
  static func letters(
    _ rows: UnsafeMutableBufferPointer<Row>, _ expected: inout Int, _ line: Int, _ scanner: inout PlainScanner,
    _ take: (_ place: Int, _ choice: Int) -> Void
  ) -> Bool {
    while expected < rows.count {
      var index = expected
      var letter = scanner.letter(behind: rows[index].opening)
      if letter == nil, index &+ 1 < rows.count {
        index &+= 1
        letter = scanner.letter(behind: rows[index].opening)
      }
      guard let letter else { return true }
      guard let choice = rows[index].letters?[Int(letter)], choice >= 0, rows[index].givenIn != line else {
        return false
      }
      rows[index].givenIn = line
      if rows[index].place >= 0 { take(rows[index].place, choice) }
      expected = index &+ 1
    }
    return true
  }

  /// Steps over the response that gives one answer of a choice of one; the number of that choice, or nil when it is written
  /// otherwise.
  @inline(__always)
  static func choice(
    _ row: Row, _ choices: UnsafeMutableBufferPointer<Choice>, _ scanner: inout PlainScanner
  ) -> Int? {
    if let letters = row.letters, let letter = scanner.skipLetter() {
      let choice = letters[Int(letter)]
      return choice < 0 ? nil : choice
    }
    var index = row.firstAnswer
    let end = index &+ row.answerCount
    while index < end {
      if scanner.isNext(choices[index].response) {
        scanner.step(over: choices[index].response)
        return index
      }
      index &+= 1
    }
    return nil
  }
}

/// Some bytes that are looked for often: the first eight are compared at once.
struct Token {
  private let word: UInt64
  private let mask: UInt64
  let count: Int
  /// All bytes, in memory that the maker of the token keeps alive.
  private let bytes: UnsafePointer<UInt8>

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
    mask = count >= 8 ? .max : UInt64(1) << UInt64(8 * count) &- 1
    var word: UInt64 = 0
    for index in (0..<min(8, count)).reversed() { word = word << 8 | UInt64(bytes[index]) }
    self.word = word
  }

  /// Whether these bytes stand at an offset. Near the end of the input, where eight bytes cannot be read, the answer is no.
  @inline(__always)
  func stands(at offset: Int, in input: UnsafeRawBufferPointer) -> Bool {
    guard offset &+ max(8, count) <= input.count,
      UInt64(littleEndian: input.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) & mask == word
    else { return false }
    var index = 8
    while index < count {
      if input[offset &+ index] != bytes[index] { return false }
      index &+= 1
    }
    return true
  }
}

/// Memory for the bytes of tokens, freed with this object.
final class TokenStore {
  private var parts: [UnsafeMutablePointer<UInt8>] = []

  deinit {
    for part in parts { part.deallocate() }
  }

  /// The token of a text; nil gives one that never occurs in JSON.
  func token(_ text: String?) -> Token {
    let bytes = Array((text ?? "\u{0}").utf8)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
    memory.initialize(from: bytes, count: bytes.count)
    parts.append(memory)
    return Token(memory, count: bytes.count)
  }
}
