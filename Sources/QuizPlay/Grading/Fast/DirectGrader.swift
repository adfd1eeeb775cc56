package import QuizCore

/// Grades lines of JSON under the built-in default without playing a sitting; one thread owns it.
///
/// Under the default a result depends only on the sum of points, which each response earns by the rule of its kind, in
/// the order of the sitting. It takes lines in the plain form that programs write: `participant`, then `responses`,
/// texts without escapes, each response valid. All others are left to `BlockGrader`, mistakes included, so that errors
/// are found in one place.
package final class DirectGrader {
  private let questions: [DirectQuestion]
  private let table: DirectTable
  private let quiz: Quiz?
  private let of: Double
  /// The points by the places of the order; 0 without a response.
  private let points: UnsafeMutableBufferPointer<Double>
  private var line = 0
  private let tails = KnownTails()

  /// Nil when more than the built-in default plays, or players may jump about.
  package init?(_ beginning: Beginning) {
    guard beginning.plugins.count == 1, beginning.mode.sha256 == nil, let quiz = beginning.quiz,
      !quiz.navigation.free
    else { return nil }
    var empty = GradedSitting(beginning, [BuiltInMode()])
    guard (try? empty.play { _, _, _ in nil }) != nil, let end = empty.state else { return nil }
    let order = end.orderedQuestions
    var places: [String: Int] = [:]
    for (place, id) in order.enumerated() { places[id] = place }
    self.quiz = quiz
    questions = quiz.questions.map { DirectQuestion($0, place: places[$0.id], partial: quiz.partial) }
    table = DirectTable(questions)
    points = .allocate(capacity: order.count)
    points.initialize(repeating: 0)
    of = order.compactMap(end.quizQuestion).reduce(0) { $0 + ($1.isMarked ? $1.points : 0) }
  }

  deinit { points.deallocate() }

  /// Grades the line that the bytes begin with; how long it is with its line feed, or nil when it is not of the plain form.
  package func grade(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) -> Int? {
    var scanner = PlainScanner(bytes)
    guard let id = scanner.participant(), responses(&scanner), scanner.skip("}"), scanner.skipLineEnd() else {
      return nil
    }
    var sum = 0.0
    for earned in points { sum += earned }
    let tail = tails.tail(sum.bitPattern) ?? tails.keep(makeTail(sum), sum.bitPattern)
    GradedLine.append(participant: UnsafeRawBufferPointer(rebasing: bytes[id]), tail, to: &output)
    return scanner.at
  }

  private func responses(_ scanner: inout PlainScanner) -> Bool {
    line += 1
    points.update(repeating: 0)
    if scanner.skip("}") { return true }
    let (table, points, line) = (table, points, line)
    let (rows, choices) = (table.rows, table.choices)
    var expected = 0
    repeat {
      guard DirectTable.letters(rows, &expected, line, &scanner, { points[$0] = choices[$1].points }) else {
        return false
      }
      guard let index = DirectTable.row(rows, expected, scanner), rows[index].givenIn != line else { return false }
      scanner.step(over: rows[index].key)
      let choice = DirectTable.choice(rows[index], choices, &scanner)
      guard let earned = choice.map({ choices[$0].points }) ?? questions[index].points(&scanner) else { return false }
      rows[index].givenIn = line
      if rows[index].place >= 0 { points[rows[index].place] = earned }
      expected = index &+ 1
    } while scanner.skip(byte: UInt8(ascii: ","))
    return scanner.skip(byte: UInt8(ascii: "}"))
  }

  /// The rest of a line with that sum of points, after the participant's id.
  private func makeTail(_ sum: Double) -> [UInt8] {
    GradedLine.tail(ResultRules(quiz: quiz, points: sum, of: of).filled(SittingResult()))
  }
}

/// The tails of lines, by the bits of their sum of points. Of sums that share a slot the latest stays.
private final class KnownTails {
  private let slots: UnsafeMutableBufferPointer<Slot>
  private static let count = 1024

  private struct Slot {
    var bits: UInt64 = 0
    var tail = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  }

  init() {
    slots = .allocate(capacity: Self.count)
    slots.initialize(repeating: Slot())
  }

  deinit {
    for slot in slots { slot.tail.deallocate() }
    slots.deallocate()
  }

  @inline(__always)
  private static func place(_ bits: UInt64) -> Int { Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 54) }

  @inline(__always)
  func tail(_ bits: UInt64) -> UnsafeRawBufferPointer? {
    let slot = slots[Self.place(bits)]
    return slot.bits == bits && slot.tail.baseAddress != nil ? UnsafeRawBufferPointer(slot.tail) : nil
  }

  func keep(_ tail: [UInt8], _ bits: UInt64) -> UnsafeRawBufferPointer {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: tail.count, alignment: 1)
    memory.copyBytes(from: tail)
    slots[Self.place(bits)].tail.deallocate()
    slots[Self.place(bits)] = Slot(bits: bits, tail: memory)
    return UnsafeRawBufferPointer(memory)
  }
}
