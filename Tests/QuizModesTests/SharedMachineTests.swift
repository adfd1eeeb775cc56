import Cells
import QuizCells
import QuizCore
import QuizModes
import XCTest

/// Sittings of the same plugin and quiz share a Lua machine, and notice nothing of each other.
final class SharedMachineTests: XCTestCase {
  private var cells: PluginCells!

  override func setUp() {
    cells = PluginCells(Confinement(isRequired: { true }, tell: { _ in }))
  }

  override func tearDown() {
    cells.end()
  }

  /// The beginning of a sitting of the player with that number.
  private func beginning(_ number: Int, _ plugin: Plugin) -> Beginning {
    var beginning = Beginning(
      sitting: "s\(number)", quiz: Stage.quiz, plugins: [PluginUse(plugin.info)], seed: number, players: ["P\(number)"],
      day: CivilDay(year: 2026, month: 11, day: 23))
    beginning.memory = .record([PlainField("n", .int(number * 10))])
    beginning.seen = .record([PlainField("q1", .int(number))])
    return beginning
  }

  /// Plays sittings in turn, a command each, in a cell and in this process: every event must be the same.
  private func compare(_ plugin: Plugin, sittings: Int = 6, file: StaticString = #filePath, line: UInt = #line) throws {
    let pairs = (1...sittings).map { number -> (any Deciding, any Deciding) in
      let beginning = beginning(number, plugin)
      return (
        PluginCells(nil).decider(beginning, layers: [plugin], languages: ["en"]),
        cells.decider(beginning, layers: [plugin], languages: ["en"])
      )
    }
    for step in 0..<4 {
      for (number, (here, there)) in pairs.enumerated() {
        let side = (number + step) % 2 == 0 ? "true" : "false"
        let command = step == 0 ? Command.begin : .answer(.chosen([side]), inputs: [])
        XCTAssertEqual(
          try there.decide(command, watch: nil), try here.decide(command, watch: nil), "sitting \(number), \(step)",
          file: file, line: line)
        XCTAssertEqual(there.state, here.state, file: file, line: line)
      }
    }
    XCTAssertTrue(pairs.allSatisfy { $0.1.state.isOver }, file: file, line: line)
  }

  func testEverybodyHasTheirOwnContext() throws {
    try compare(
      mode(
        """
        start = function(ctx) return { name = ctx.player, n = ctx.memory.n, drawn = ctx.random(1000) } end,
        after = function(state, event, ctx) state.n = state.n + ctx.memory.n + #ctx.past + math.random(1000) end,
        status = function(state, ctx) return { ctx.player .. ctx.memory.n .. (ctx.seen.q1 or "-") .. #ctx.remaining } end,
        keep = function(state, ctx) return { player = { n = ctx.memory.n + 1 } } end
        """))
  }

  func testWhatIsDrawnWhileLoadingIsOfTheOwnSeed() throws {
    try compare(
      plugin(
        """
        local drawn = math.random(1000000)
        return { api = 1, start = function(ctx) return { drawn = drawn } end }
        """))
  }

  func testQuestionsThatAModeMakesAreItsOwn() throws {
    try compare(
      mode(
        """
        start = function(ctx) return { n = 0 } end,
        next = function(state, ctx)
          if state.n == 3 then return ctx.finish() end
          return ctx.ask({ id = "made" .. state.n, kind = "truefalse", text = ctx.player, correct = ctx.memory.n > 20 })
        end,
        after = function(state, event, ctx) state.n = state.n + 1 end,
        status = function(state, ctx) return { ctx.question("made0") and ctx.question("made0").text or "none" } end
        """))
  }

  func testALimitOfOneEndsTheMachineOfNobodyElse() throws {
    try compare(
      mode(
        """
        after = function(state, event, ctx) if ctx.memory.n == 20 then while true do end end; state.n = ctx.memory.n end
        """))
  }

  /// Round after round, and day after day, sittings end for good: their machines go, but for the last ones.
  func testMachinesOfSittingsThatAreGoneMakeRoom() throws {
    let (shelf, plugin) = (MachineShelf(), try plugin(Self.secret))
    let stays = LuaMode(plugin)
    stays.share(shelf, beginning(0, plugin))
    for number in 1...20 {
      var beginning = beginning(number, plugin)
      beginning.day = CivilDay(year: 2027, month: 1, day: number)
      LuaMode(plugin).share(shelf, beginning)
    }
    XCTAssertLessThanOrEqual(shelf.count, 6)
    let again = LuaMode(plugin)
    again.share(shelf, beginning(0, plugin))
    var decider = Decider(layers: [stays], state: .initial(beginning(0, plugin)))
    for command in [Command.begin, .answer(.chosen(["true"]), inputs: [])] { _ = try decider.decide(command) }
    var other = Decider(layers: [again], state: .initial(beginning(0, plugin)))
    for command in [Command.begin, .answer(.chosen(["true"]), inputs: [])] { _ = try other.decide(command) }
    XCTAssertEqual(other.state.modeState["count"], .int(1))
  }

  // MARK: Hidden state

  private static let secret = """
    local count = 0
    return { api = 1,
      after = function(state, event, ctx) count = count + 1; state.count = count end }
    """

  /// A count that one sitting hides is seen neither by the next nor later in the same one.
  func testASecretIsForgottenAfterEachCall() throws {
    let plugin = try plugin(Self.secret)
    let sittings = (1...8).map { cells.decider(beginning($0, plugin), layers: [plugin], languages: ["en"]) }
    for command in [Command.begin] + Array(repeating: .answer(.chosen(["true"]), inputs: []), count: 3) {
      for sitting in sittings { _ = try sitting.decide(command, watch: nil) }
    }
    XCTAssertEqual(sittings.map { $0.state.modeState["count"] }, Array(repeating: .int(1), count: 8))
  }
}
