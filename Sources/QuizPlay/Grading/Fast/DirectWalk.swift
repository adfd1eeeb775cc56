internal import QuizCore

/// Grades lines of JSON in the plain form along a walk; one thread owns it.
///
/// Taken are lines as `DirectGrader` takes them in which every response gives one answer of a choice, or nothing. Such a
/// response is a turn that is known beforehand. Everything else is left to `BlockGrader`.
package final class DirectWalk {
  private let walk: Walk
  private let table: DirectTable
  /// Turns by the numbers of choices in the table.
  private let turns: [WalkedTurn?]
  /// The numbers of those turns.
  private let numbers: [Int?]
  /// The number of the choice that was given, by the places of the order; −1 for none.
  private let given: UnsafeMutableBufferPointer<Int>
  private var line = 0
  /// The tails of lines after the participant, by the ends of the walk.
  private var tails: [Walk.End: [UInt8]] = [:]
  private static let mostTails = 4096

  init(_ walk: Walk, _ quiz: Quiz) {
    self.walk = walk
    let places = Dictionary(walk.order.enumerated().map { ($1, $0) }) { first, _ in first }
    let questions = quiz.questions.map { DirectQuestion($0, place: places[$0.id], partial: quiz.partial) }
    table = DirectTable(questions)
    turns = questions.flatMap { question in
      question.plainChoices.map { choice in question.place.map { walk.turn($0, choosing: choice.id) } }
    }
    numbers = turns.map { $0?.number }
    given = .allocate(capacity: walk.order.count)
    given.initialize(repeating: -1)
  }

  deinit { given.deallocate() }

  /// Grades the line that the bytes begin with; how long it is with its line feed, or nil when it is left to others.
  func grade(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) -> Int? {
    var scanner = PlainScanner(bytes)
    guard let id = scanner.participant(), responses(&scanner), scanner.skip("}"), scanner.skipLineEnd() else {
      return nil
    }
    guard let tail = commonTail() ?? walk.result(of: scanner.string(id), turn).map(GradedLine.tail) else { return nil }
    tail.withUnsafeBytes { tail in
      GradedLine.append(participant: UnsafeRawBufferPointer(rebasing: bytes[id]), tail, to: &output)
    }
    return scanner.at
  }
  /// The tail of every line with these responses; nil when a hook has to run.
  private func commonTail() -> [UInt8]? {
    guard let end = walk.end({ given[$0] < 0 ? walk.skippedTurn($0).number : numbers[given[$0]] }) else { return nil }
    if let known = tails[end] { return known }
    guard let result = walk.result(at: end) else { return nil }
    if tails.count >= Self.mostTails { tails = [:] }
    let tail = GradedLine.tail(result)
    tails[end] = tail
    return tail
  }

  private func turn(_ place: Int) -> WalkedTurn {
    let choice = given[place]
    return (choice < 0 ? nil : turns[choice]) ?? walk.skippedTurn(place)
  }

  private func responses(_ scanner: inout PlainScanner) -> Bool {
    line += 1
    given.update(repeating: -1)
    if scanner.skip("}") { return true }
    let rows = table.rows
    var expected = 0
    let (given, line) = (given, line)
    repeat {
      guard DirectTable.letters(rows, &expected, line, &scanner, { given[$0] = $1 }) else { return false }
      guard let index = DirectTable.row(rows, expected, scanner), rows[index].givenIn != line else { return false }
      scanner.step(over: rows[index].key)
      let choice = DirectTable.choice(rows[index], table.choices, &scanner)
      guard choice != nil || scanner.skip("null") else { return false }
      rows[index].givenIn = line
      if rows[index].place >= 0 { given[rows[index].place] = choice ?? -1 }
      expected = index &+ 1
    } while scanner.skip(byte: UInt8(ascii: ","))
    return scanner.skip(byte: UInt8(ascii: "}"))
  }
}
