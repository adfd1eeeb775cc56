import QuizCore
import QuizRoom
import XCTest

/// Random commands of hosts and players: the rules and a plain model agree at every step, and the log is the room.
final class RoomModelTests: XCTestCase {
  private static let commands = 100_000
  private static let ofOneRoom = 500

  func testTheRulesAgreeWithAPlainModel() {
    for seed in 0..<UInt64(Self.commands / Self.ofOneRoom) {
      var walk = RandomRoom(seed)
      for step in 0..<Self.ofOneRoom {
        walk.step()
        let replay = step % 50 == 49 ? walk.differenceOfReplay : nil
        if let difference = walk.difference ?? replay {
          return XCTFail("seed \(seed), step \(step), \(walk.last): \(difference)")
        }
      }
    }
  }
}

/// One room, led at random, beside its model.
private struct RandomRoom {
  private var chance: SplitMix64
  private var state: RoomState
  private var model = ReferenceRoom()
  private var log: [RoomEvent] = []
  private let plan = RoomPlan(
    room: "R", seed: 1, rounds: [RoomPlan.Round(sitting: "S", quiz: nil, title: "T", mode: "m")])
  private(set) var last = ""
  private var wasDone = (rules: false, model: false)
  private var now = 0

  init(_ seed: UInt64) {
    chance = SplitMix64(seed: seed)
    state = RoomState(plan)
  }

  private mutating func below(_ bound: Int) -> Int { Int(chance.below(UInt64(bound))) }

  private mutating func rules(_ command: RoomCommand) -> Bool {
    last = "\(command)"
    do throws(RoomRefusal) {
      let events = try RoomRules.decide(command, state, at: now)
      for event in events { state.evolve(event) }
      log += events
      return true
    } catch {
      return false
    }
  }

  mutating func step() {
    if model.phase == "open" { now += below(400) }
    _ = rules(.tick)
    model.time(now)
    if state.phase == .locked && !state.isJudged && below(2) == 0 { judge() }
    wasDone = done(below(20))
    now = model.clock
  }

  private mutating func judge() {
    let points = Dictionary(
      uniqueKeysWithValues: model.here.filter(model.plays).map { ($0, Double(below(5)) / 4) })
    let judged = points.sorted { $0.key < $1.key }.map { player, score in
      let before = state.player(player)?.standings[0] ?? RoomStanding()
      let standing = RoomStanding(points: before.points + score, of: before.of + 1, settled: before.settled + 1)
      return Judgement(player: player, points: score, of: 1, standing: standing)
    }
    _ = rules(.judge(judged))
    model.judge(points)
  }

  private mutating func done(_ kind: Int) -> (rules: Bool, model: Bool) {
    let player = 1 + below(max(1, model.names.count + 1))
    let epoch = model.epoch - (below(6) == 0 ? 1 : 0)
    let request = below(3) == 0 ? "r\(below(4))" : nil
    let text = "\(below(3))"
    switch kind {
    case 0, 1:
      let (name, visitor) = ("Name \(below(12))", below(5) == 0 ? nil : "v\(below(12))")
      return (rules(.join(name: name, team: nil, visitor: visitor, chance: 0)), model.join(name, visitor))
    case 2...7:
      return (
        rules(.answer(player: player, epoch: epoch, .text(text), inputs: [], request: request)),
        model.answer(player, epoch, text, request)
      )
    case 8: return (rules(.enter(player: player, .text(text), inputs: [])), model.enter(player, text))
    case 9, 10:
      let limit = below(3) == 0 ? nil : 1000 + below(2000)
      return (rules(.open(RoomQuestion(round: 0, number: model.question + 1, limit: limit))), model.open(limit))
    default: return led(kind, player)
    }
  }

  private mutating func led(_ kind: Int, _ player: Int) -> (rules: Bool, model: Bool) {
    switch kind {
    case 11: return (rules(.lock), model.move(["open", "paused"], "locked"))
    case 12:
      let isReady = model.phase == "locked" && model.judged
      return (rules(.reveal), isReady && model.move(["locked"], "reveal"))
    case 13: return (rules(.board), model.move(["reveal"], "board"))
    case 14:
      if below(2) == 0 { return (rules(.pause), model.move(["open", "paused"], "paused")) }
      return (rules(.resume), model.move(["paused"], "open"))
    case 15: return (rules(.again), model.again())
    case 16:
      let isOpen = ["open", "paused"].contains(model.phase) && model.limit != nil
      if isOpen { model.limit? += 1000 }
      return (rules(.extend(1000)), isOpen)
    case 17: return about(player)
    case 18:
      let isThere = model.here.contains(player)
      if isThere { model.corrections[player, default: []].append(0.25) }
      return (rules(.correct(player: player, points: 0.25, why: "So.")), isThere)
    default:
      if below(40) == 0 { return ended() }
      let isOpen = model.phase != "over"
      if isOpen { model.doorIsLocked.toggle() }
      return (rules(.lockJoining), isOpen)
    }
  }

  private mutating func about(_ player: Int) -> (rules: Bool, model: Bool) {
    let isThere = model.here.contains(player) && model.phase != "over"
    if below(2) == 0 {
      if isThere { model.gone.insert(player) }
      return (rules(.kick(player: player)), isThere)
    }
    let name = "Name \(below(12))"
    let isFree = !model.here.contains { $0 != player && model.names[$0 - 1] == name }
    if isThere && isFree { model.names[player - 1] = name }
    return (rules(.rename(player: player, name: name)), isThere && isFree)
  }

  private mutating func ended() -> (rules: Bool, model: Bool) {
    let isOpen = model.phase != "over"
    model.phase = "over"
    return (rules(.end), isOpen)
  }

  // MARK: Comparing

  var difference: String? {
    if wasDone.rules != wasDone.model { return "done: \(wasDone.rules), in the model \(wasDone.model)" }
    let phase = state.isPaused ? "paused" : state.phase.rawValue
    if phase != model.phase { return "phase \(phase), not \(model.phase)" }
    if state.epoch != model.epoch { return "epoch \(state.epoch), not \(model.epoch)" }
    let rows = state.board.map { "\($0.place) \($0.name) \(($0.points * 100).rounded() / 100)" }.sorted()
    if rows != model.board { return "board \(rows), not \(model.board)" }
    let answers = (state.current?.answers ?? [:]).mapValues { "\($0.response) \($0.ms)" }
    let expected = model.answers.mapValues { "\(Response.text($0.0)) \($0.1)" }
    if state.epoch > 0 && answers != expected { return "answers \(answers), not \(expected)" }
    return nil
  }

  /// Whether the log alone gives the same room.
  var differenceOfReplay: String? {
    var replayed = RoomState(plan)
    for event in log { replayed.evolve(event) }
    return replayed == state ? nil : "the log gives another room"
  }
}
