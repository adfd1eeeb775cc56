import Foundation
import QuizCore
import XCTest

/// The trainer day after day as its user meets it: a deck, days that are missed, sittings that are left, and kills.
///
/// Beside the program runs a model, which has FSRS once more, in Swift. `QUIZRUN_TEST_YEAR` plays 2,000 cards for 365 days.
final class CardsYearTests: XCTestCase {
  func testNoReviewIsLostAndNothingKnownComesTwiceADay() throws {
    let isLong = ProcessInfo.processInfo.environment["QUIZRUN_TEST_YEAR"] != nil
    let place = try Place()
    // Replaying a year takes longer than a child is waited for; the short run is verified.
    place.verifies = !isLong
    let new = isLong ? 20 : 6
    try CardsDeck.install(in: place, cards: isLong ? 2000 : 40, new: new)
    var learner = CardsLearner(place, seed: 17, new: new, trouble: isLong ? 400 : 100)
    for day in 0..<(isLong ? 365 : 16) where !learner.misses(day) {
      try learner.learn(on: day)
      if testRun?.failureCount ?? 0 > 0 { return XCTFail("stopped on day \(day)") }
    }
    print(
      "\(learner.reviews) reviews on \(learner.days) days, \(learner.kills) kills, \(learner.leavings) sittings left")
    XCTAssertGreaterThan(learner.kills, 2)
    XCTAssertGreaterThan(learner.leavings, 0)
    XCTAssertGreaterThan(learner.undone, 0)
    try learner.compareMemories()
  }
}

extension CardsYearTests {
  /// A sample of a large deck would leave out what is due.
  func testLargeDecksArePlayedWhole() throws {
    let place = try Place()
    try CardsDeck.install(in: place, cards: 2500, new: 2500)
    let messages = try place.play(["deck", "--set", "rate=typed"], [#"{"answer":"back 1"}"#])
    XCTAssertEqual(messages.of("warning").map(\.text), [])
    XCTAssertEqual(messages.of("question").last?.object["status"] as? [String], ["2499 left"])
  }
}

/// A deck of so many cards, with the plugin as it is shipped.
enum CardsDeck {
  static func install(in place: Place, cards: Int, new: Int) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    for name in ["cards.lua", "lib/fsrs.lua"] {
      let text = try String(contentsOf: root.appendingPathComponent("plugins/\(name)"), encoding: .utf8)
      try place.write(text, to: "home/plugins/\(name)")
    }
    let questions = (1...cards).map { #"{"id":"c\#($0)","kind":"text","text":"Card \#($0)","accept":["back \#($0)"]}"# }
    try place.quiz(
      "deck",
      #"{"title":"Deck","plugin":"cards","options":{"new":\#(new)},"questions":["# + questions.joined(separator: ",")
        + "]}")
  }
}

/// A card, by the published formulas.
struct ModelCard: Equatable {
  var due: Int
  var stability: Double
  var difficulty: Double
  var reps = 1
  var lapses = 0
  /// The day of its last review: the program has to find it by itself.
  var last: Int

  private static let w = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
    0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]
  private static let factor = pow(0.9, -1 / w[20]) - 1

  func recall(on day: Int) -> Double { pow(1 + Self.factor * Double(day - last) / stability, -Self.w[20]) }

  private static func firstDifficulty(_ rating: Int) -> Double { w[4] - exp(w[5] * Double(rating - 1)) + 1 }

  static func reviewed(_ card: ModelCard?, _ rating: Int, on day: Int) -> ModelCard {
    guard var card else {
      let new = ModelCard(
        due: 0, stability: w[rating - 1], difficulty: min(10, max(1, firstDifficulty(rating))), last: day)
      return new.scheduled(day)
    }
    let (s, d, r) = (card.stability, card.difficulty, card.recall(on: day))
    if card.last == day {
      let increase = exp(w[17] * (Double(rating) - 3 + w[18])) * pow(s, -w[19])
      card.stability = s * (rating == 1 ? increase : max(1, increase))
    } else if rating == 1 {
      let long = w[11] * pow(d, -w[12]) * (pow(s + 1, w[13]) - 1) * exp((1 - r) * w[14])
      card.stability = min(long, s / exp(w[17] * w[18]))
      card.lapses += 1
    } else {
      let bonus = rating == 2 ? w[15] : rating == 4 ? w[16] : 1
      card.stability = s * (1 + exp(w[8]) * (11 - d) * pow(s, -w[9]) * (exp((1 - r) * w[10]) - 1) * bonus)
    }
    card.stability = max(0.001, card.stability)
    let moved = d + (10 - d) * -(w[6] * Double(rating - 3)) / 9
    card.difficulty = min(10, max(1, w[7] * firstDifficulty(4) + (1 - w[7]) * moved))
    card.reps += 1
    card.last = day
    return card.scheduled(day)
  }

  private func scheduled(_ day: Int) -> ModelCard {
    var card = self
    // Nine of ten are to be remembered: the interval is the stability.
    card.due = day + min(36500, max(1, Int(stability.rounded(.toNearestOrEven))))
    return card
  }
}

/// A model learner who forgets as the formulas say, misses days, leaves in the middle, and whose computer crashes.
private struct CardsLearner {
  let place: Place
  let new: Int
  /// Once in so many pages it leaves, twice it crashes.
  let trouble: UInt64
  private(set) var (reviews, days, kills, leavings) = (0, 0, 0, 0)
  private var chance: SplitMix64
  private var cards: [String: ModelCard] = [:]
  /// The cards known today, and the new ones.
  private var (known, begun): (Set<String>, Set<String>) = ([], [])
  /// A rating that was sent when the kill came.
  private var pending: (id: String, rating: Int)?
  /// The ratings of this sitting, with the card before each.
  private var undoable: [(id: String, before: ModelCard?, wasKnown: Bool)] = []
  private(set) var undone = 0

  private static let firstDay = 20_500  // 2026-02-16
  private static let names = ["again", "hard", "good", "easy"]

  init(_ place: Place, seed: UInt64, new: Int, trouble: UInt64) {
    (self.place, self.new, chance) = (place, new, SplitMix64(seed: seed))
    self.trouble = trouble
  }

  mutating func misses(_ day: Int) -> Bool { day > 3 && chance.below(100) < 15 }

  private enum Ending { case finished, left, killed }

  mutating func learn(on number: Int) throws {
    let day = Self.firstDay + number
    (known, begun, undoable) = ([], [], [])
    days += 1
    checkDue(day, try place.run(["list", "--json"], [], now(day)))
    var ending = Ending.killed
    while ending == .killed { ending = try sit(day) }
    // Once more on the same day: what was known does not come, and the caps hold.
    if ending == .finished, chance.below(4) == 0 { _ = try sit(day) }
  }

  private func now(_ day: Int) -> [String: String?] {
    ["QUIZRUN_NOW": ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: Double(day) * 86_400 + 36_000))]
  }

  private func checkDue(_ day: Int, _ outcome: Program.Outcome) {
    let list = (try? JSONSerialization.jsonObject(with: Data(outcome.output.utf8))) as? [[String: Any]]
    let due = cards.values.count { $0.due <= day }
    let deck = (list?.first?["questions"] as? Int) ?? 0
    XCTAssertEqual(list?.first?["due"] as? Int, min(200, due) + min(new, deck - cards.count), outcome.output)
  }

  private mutating func sit(_ day: Int) throws -> Ending {
    let program = try place.start(["deck", "--json"], now(day))
    while let message = program.readLine().flatMap(Message.init) {
      switch message.type {
      case "begin": break
      case "page":
        if let ending = try take(message, program, day) { return ending }
      case "result":
        settle(open: nil, day)
        undoable = []
        XCTAssertEqual(program.finish().code, 0)
        return .finished
      default: XCTFail(message.text)
      }
    }
    XCTFail("the program ended: \(program.finish().errors)")
    return .left
  }

  private mutating func take(_ page: Message, _ program: Program, _ day: Int) throws -> Ending? {
    let id = page.string("id") ?? ""
    let actions = (page.object["actions"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    let isBack = actions.contains("good")
    settle(open: isBack ? id : nil, day)
    switch chance.below(trouble) {
    case 0:
      program.send(#"{"quit":"keep"}"#)
      XCTAssertEqual(program.finish().code, 0)
      leavings += 1
      return .left
    case 1...2: return kill(program)
    default: break
    }
    XCTAssertEqual(actions.contains("undo"), !undoable.isEmpty, page.text)
    if !isBack, let last = undoable.last, chance.below(15) == 0 {
      undoable.removeLast()
      cards[last.id] = last.before
      if !last.wasKnown { known.remove(last.id) }
      (reviews, undone) = (reviews - 1, undone + 1)
      program.send(#"{"action":"undo"}"#)
      return nil
    }
    if id == "cards:over" {
      program.send(#"{"continue":true}"#)
      return nil
    }
    guard isBack else {
      XCTAssertFalse(known.contains(id), "\(id) was known today")
      if let card = cards[id] {
        XCTAssertTrue(card.due <= day || card.last == day, "\(id) is due on \(card.due), and came on \(day)")
      } else {
        begun.insert(id)
        XCTAssertLessThanOrEqual(begun.count, new)
      }
      program.send(#"{"continue":true}"#)
      return nil
    }
    let rating = rate(id, day)
    program.send(#"{"action":"\#(Self.names[rating - 1])"}"#)
    pending = (id, rating)
    return chance.below(trouble) == 0 ? kill(program) : nil
  }

  private mutating func kill(_ program: Program) -> Ending {
    program.kill(SIGKILL)
    _ = program.finish()
    kills += 1
    return .killed
  }

  /// A rating has arrived when something else is open than the page that it was for.
  private mutating func settle(open: String?, _ day: Int) {
    guard let (id, rating) = pending else { return }
    pending = nil
    if open == id { return }
    undoable.append((id, cards[id], known.contains(id)))
    cards[id] = ModelCard.reviewed(cards[id], rating, on: day)
    reviews += 1
    if rating > 1 { known.insert(id) }
  }

  private mutating func rate(_ id: String, _ day: Int) -> Int {
    let share = cards[id].map { $0.recall(on: day) } ?? 0.5
    if Double(chance.below(1000)) / 1000 > share { return 1 }
    return [2, 3, 3, 3, 4][Int(chance.below(5))]
  }

  /// The program remembers in the end what the model has.
  func compareMemories() throws {
    let outcome = try place.run(["player", "list", "--json"])
    let players = (try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))) as? [[String: Any]]
    let name = try XCTUnwrap(players?.first?["player"] as? String)
    let export = try place.run(["player", "export", name])
    let memory = try XCTUnwrap(CardsMemory.find(in: JSONSerialization.jsonObject(with: Data(export.output.utf8))))
    XCTAssertEqual(Set(memory.keys), Set(cards.keys))
    for (id, card) in cards {
      let kept = try XCTUnwrap(memory[id])
      XCTAssertEqual(kept["due"], Double(card.due), id)
      XCTAssertEqual(kept["reps"], Double(card.reps), id)
      XCTAssertEqual(kept["lapses"], Double(card.lapses), id)
      XCTAssertEqual(kept["stability"] ?? 0, card.stability, accuracy: 1e-9 * card.stability, id)
      XCTAssertEqual(kept["difficulty"] ?? 0, card.difficulty, accuracy: 1e-9, id)
    }
  }
}

/// The memory of the deck in what `player export` wrote.
private enum CardsMemory {
  static func find(in export: Any) -> [String: [String: Double]]? {
    let memories = (export as? [String: Any])?["memory"] as? [[String: Any]]
    return memories?.first { $0["quiz"] as? String == "deck" }?["value"] as? [String: [String: Double]]
  }
}
