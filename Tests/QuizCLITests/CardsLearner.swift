import Foundation
import QuizCore
import XCTest

/// A model learner who forgets as the formulas say, changes the deck, misses days, leaves in the middle, and whose
/// computers crash.
struct CardsLearner {
  enum Event: CaseIterable { case day, review, kill, leaving, undo, suspension, burial, command, edit, deletion, merge }

  private let places: [Place]
  private let new: Int
  /// Once in so many pages it leaves, twice it crashes.
  private let trouble: UInt64
  private(set) var counts: [Event: Int] = [:]
  private var chance: SplitMix64
  /// One for each machine, and the one where it learns today.
  private var (memories, machine): ([ModelMemory], Int)
  /// The numbers of the cards in the deck, and how often each was edited.
  private var (deck, edits): ([Int], [Int: Int])
  /// The cards known today, and the new ones.
  private var (known, begun): (Set<String>, Set<String>) = ([], [])
  /// A rating that was sent when the kill came.
  private var pending: (id: String, rating: Int)?
  /// The ratings of this sitting, with the card before each.
  private var undoable: [(id: String, before: ModelMemory.Kept, wasKnown: Bool)] = []

  private static let firstDay = 20_500  // 2026-02-16
  private static let names = ["again", "hard", "good", "easy"]

  init(_ places: [Place], seed: UInt64, cards: Int, new: Int, trouble: UInt64) throws {
    (self.places, self.new, self.trouble) = (places, new, trouble)
    chance = SplitMix64(seed: seed)
    (memories, machine) = (places.map { _ in ModelMemory(new: new, reviews: 200) }, 0)
    (deck, edits) = (Array(1...cards), [:])
    try install()
  }

  var account: String {
    Event.allCases.map { "\(counts[$0] ?? 0) × \($0)" }.joined(separator: ", ")
  }

  private mutating func count(_ event: Event, _ number: Int = 1) { counts[event, default: 0] += number }

  mutating func misses(_ day: Int) -> Bool { day > 3 && chance.below(100) < 15 }

  private enum Ending { case finished, left, killed }

  mutating func learn(on number: Int) throws {
    let day = Self.firstDay + number
    (known, begun, undoable) = ([], [], [])
    machine = Int(chance.below(2))
    count(.day)
    try changeDeck(day)
    try checkForecast(day)
    var ending = Ending.killed
    while ending == .killed { ending = try sit(day) }
    // Once more on the same day: what was known does not come, and the caps hold.
    if ending == .finished, chance.below(4) == 0 { _ = try sit(day) }
  }

  private func now(_ day: Int) -> [String: String?] {
    ["QUIZRUN_NOW": ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: Double(day) * 86_400 + 36_000))]
  }

  private func run(_ arguments: [String], on machine: Int, _ day: Int) throws -> String {
    let place = places[machine]
    let outcome = try place.start(arguments, now(day)).finish(within: place.patience)
    XCTAssertEqual(outcome.code, 0, "\(arguments): \(outcome.errors)")
    return outcome.output
  }

  // MARK: The deck

  private var ids: [String] { deck.map { "c\($0)" } }
  private func front(_ number: Int) -> String { "Card \(number)" + String(repeating: "!", count: edits[number] ?? 0) }

  private func install() throws {
    for place in places { try CardsDeck.install(in: place, numbers: deck, new: new, front: front) }
  }

  /// Sometimes texts are edited and cards deleted; others are suspended, taken up again and forgotten.
  private mutating func changeDeck(_ day: Int) throws {
    if chance.below(5) == 0 {
      for _ in 0..<3 { edits[deck[pick(deck.count)], default: 0] += 1 }
      count(.edit, 3)
      if deck.count > 30 {
        deck.remove(at: pick(deck.count))
        count(.deletion)
      }
      try install()
    }
    guard chance.below(3) == 0 else { return }
    for (option, change) in [
      ("--suspend", { $0.isSuspended = true }), ("--unsuspend", { $0.isSuspended = false }),
      ("--forget", { $0 = ModelMemory.Kept() }),
    ] as [(String, (inout ModelMemory.Kept) -> Void)] {
      let hidden = ids.filter { memories[machine].cards[$0]?.isSuspended == true }
      guard let id = option == "--unsuspend" ? hidden.first : ids[pick(ids.count)] else { continue }
      _ = try run(["cards", "deck", option, id], on: machine, day)
      let before = memories[machine].cards[id] ?? .init()
      if option != "--suspend", before.isNothing { continue }
      keep(id, day, change)
      count(.command)
    }
  }

  private mutating func pick(_ count: Int) -> Int { Int(chance.below(UInt64(count))) }

  private mutating func keep(_ id: String, _ day: Int, _ change: (inout ModelMemory.Kept) -> Void) {
    var kept = memories[machine].cards[id] ?? .init()
    change(&kept)
    kept.changed = day
    memories[machine].cards[id] = kept
  }

  /// Each record takes in the other: both machines know the same.
  mutating func mergeMachines(on number: Int) throws {
    let day = Self.firstDay + number
    for (from, to) in [(0, 1), (1, 0)] where memories.allSatisfy({ !$0.cards.isEmpty }) {
      let file = places[from].root + "/week-\(number).db"
      _ = try run(["backup", file], on: from, day)
      _ = try run(["restore", file, "--merge", "--same"], on: to, day)
      try FileManager.default.removeItem(atPath: file)
      memories[to].merge(memories[from])
      count(.merge)
    }
  }

  // MARK: A day

  /// The day and the week after it, and the number on the list.
  private func checkForecast(_ day: Int) throws {
    let expected = memories[machine].forecast(ids, from: day, days: 8)
    let text = try run(["cards", "deck", "--forecast=8", "--json"], on: machine, day)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let days = object?["days"] as? [[String: Any]] ?? []
    XCTAssertEqual(days.map { $0["due"] as? Int }, expected.map { $0["due"] }, "due from \(day) on")
    XCTAssertEqual(days.map { $0["new"] as? Int }, expected.map { $0["new"] }, "new from \(day) on")
    let list = try JSONSerialization.jsonObject(with: Data(try run(["list", "--json"], on: machine, day).utf8))
    XCTAssertEqual(
      (list as? [[String: Any]])?.first?["due"] as? Int, expected[0].values.reduce(0, +), "listed on \(day)")
  }

  private mutating func sit(_ day: Int) throws -> Ending {
    let program = try places[machine].start(["deck", "--json"], now(day))
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
      count(.leaving)
      return .left
    case 1...2: return kill(program)
    default: break
    }
    XCTAssertEqual(actions.contains("undo"), !undoable.isEmpty, page.text)
    if !isBack, let last = undoable.last, chance.below(15) == 0 {
      undo(last, day)
      program.send(#"{"action":"undo"}"#)
      return nil
    }
    if id == "cards:over" {
      program.send(#"{"continue":true}"#)
      return nil
    }
    if !isBack { meet(id, page, day) }
    if chance.below(60) == 0 {
      hide(id, program, day)
      return nil
    }
    guard isBack else {
      program.send(#"{"continue":true}"#)
      return nil
    }
    let rating = rate(id, day)
    program.send(#"{"action":"\#(Self.names[rating - 1])"}"#)
    pending = (id, rating)
    return chance.below(trouble) == 0 ? kill(program) : nil
  }

  /// Checks that a card may come.
  private mutating func meet(_ id: String, _ page: Message, _ day: Int) {
    XCTAssertFalse(known.contains(id), "\(id) was known today")
    XCTAssertTrue(ids.contains(id), "\(id) is in the deck no more")
    XCTAssertEqual(page.string("title"), Int(id.dropFirst()).map(front))
    XCTAssertFalse(memories[machine].cards[id]?.isHidden(on: day) ?? false, "\(id) is suspended or buried")
    if let card = memories[machine].card(id) {
      XCTAssertTrue(card.due <= day || card.last == day, "\(id) is due on \(card.due), and came on \(day)")
    } else {
      begun.insert(id)
      XCTAssertLessThanOrEqual(begun.count, new)
    }
  }

  private mutating func hide(_ id: String, _ program: Program, _ day: Int) {
    let isBurial = chance.below(4) > 0
    if memories[machine].card(id) == nil { begun.remove(id) }
    keep(id, day) { if isBurial { $0.buried = day } else { $0.isSuspended = true } }
    count(isBurial ? .burial : .suspension)
    program.send(#"{"action":"\#(isBurial ? "bury" : "suspend")"}"#)
  }

  private mutating func undo(_ last: (id: String, before: ModelMemory.Kept, wasKnown: Bool), _ day: Int) {
    undoable.removeLast()
    keep(last.id, day) { $0 = last.before }
    if !last.wasKnown { known.remove(last.id) }
    count(.undo)
    count(.review, -1)
  }

  private mutating func kill(_ program: Program) -> Ending {
    program.kill(SIGKILL)
    _ = program.finish()
    count(.kill)
    return .killed
  }

  /// A rating has arrived when something else is open than the page that it was for.
  private mutating func settle(open: String?, _ day: Int) {
    guard let (id, rating) = pending else { return }
    pending = nil
    if open == id { return }
    let before = memories[machine].cards[id] ?? .init()
    undoable.append((id, before, known.contains(id)))
    keep(id, day) { $0 = .init(card: .reviewed(before.card, rating, on: day)) }
    count(.review)
    if rating > 1 { known.insert(id) }
  }

  private mutating func rate(_ id: String, _ day: Int) -> Int {
    let share = memories[machine].card(id).map { $0.recall(on: day) } ?? 0.5
    if Double(chance.below(1000)) / 1000 > share { return 1 }
    return [2, 3, 3, 3, 4][Int(chance.below(5))]
  }

  // MARK: The end

  /// Each machine remembers in the end what its model has.
  func compareMemories() throws {
    for (place, model) in zip(places, memories) {
      let outcome = try place.run(["player", "list", "--json"])
      let players = (try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))) as? [[String: Any]]
      XCTAssertEqual(players?.count, 1)
      let name = try XCTUnwrap(players?.first?["player"] as? String)
      let export = try place.start(["player", "export", name]).finish(within: place.patience)
      let memory = try XCTUnwrap(CardsMemory.find(in: JSONSerialization.jsonObject(with: Data(export.output.utf8))))
      XCTAssertEqual(Set(memory.keys), Set(model.cards.filter { !$0.value.isNothing }.keys))
      for (id, entry) in model.cards where !entry.isNothing {
        let kept = try XCTUnwrap(memory[id])
        XCTAssertEqual(kept["suspended"] as? Bool ?? false, entry.isSuspended, id)
        XCTAssertEqual(kept["buried"] as? Int, entry.buried, id)
        guard let card = entry.card else { continue }
        XCTAssertEqual(kept["due"] as? Int, card.due, id)
        XCTAssertEqual(kept["reps"] as? Int, card.reps, id)
        XCTAssertEqual(kept["lapses"] as? Int, card.lapses, id)
        XCTAssertEqual(kept["stability"] as? Double ?? 0, card.stability, accuracy: 1e-9 * card.stability, id)
        XCTAssertEqual(kept["difficulty"] as? Double ?? 0, card.difficulty, accuracy: 1e-9, id)
      }
    }
  }
}

/// The memory of the deck in what `player export` wrote.
private enum CardsMemory {
  static func find(in export: Any) -> [String: [String: Any]]? {
    let memories = (export as? [String: Any])?["memory"] as? [[String: Any]]
    return memories?.first { $0["quiz"] as? String == "deck" }?["value"] as? [String: [String: Any]]
  }
}
