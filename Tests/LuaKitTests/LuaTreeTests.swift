import Foundation
import LuaKit
import XCTest

/// Sources read as expressions and statements.
final class LuaTreeTests: XCTestCase {
  private func tree(_ source: String) throws -> LuaTree {
    try XCTUnwrap(LuaTree(Array(source.utf8)), source)
  }

  /// An expression with all its parts in parentheses.
  private func written(_ place: Int, _ tree: LuaTree) -> String {
    let inner = { (place: Int) in self.written(place, tree) }
    switch tree.expressions[place].kind {
    case .none: return "nil"
    case .boolean(let value): return String(value)
    case .number(let text): return text
    case .text(let text): return "'\(text)'"
    case .varargs: return "..."
    case .function: return "function"
    case .variable(let variable): return tree.variables[variable].name
    case .global(let name): return "_G." + name
    case .field(let base, let key, _): return "\(inner(base)).\(key)"
    case .index(let base, let key): return "\(inner(base))[\(inner(key))]"
    case .call(let callee, let arguments): return "\(inner(callee))(\(arguments.map(inner).joined(separator: ", ")))"
    case .method(let base, let name, _, let arguments):
      return "\(inner(base)):\(name)(\(arguments.map(inner).joined(separator: ", ")))"
    case .unary(let sign, let value): return "(\(sign) \(inner(value)))"
    case .binary(let sign, let left, let right): return "(\(inner(left)) \(sign) \(inner(right)))"
    case .table(let fields): return "{\(fields.map { inner($0.value) }.joined(separator: ", "))}"
    case .parentheses(let value): return "<\(inner(value))>"
    }
  }

  func testHowTightlyOperatorsBind() throws {
    let cases = [
      ("a or b and c", "(_G.a or (_G.b and _G.c))"), ("1 + 2 * 3 - 4", "((1 + (2 * 3)) - 4)"),
      ("2 ^ 3 ^ 4", "(2 ^ (3 ^ 4))"), ("-2 ^ 2", "(- (2 ^ 2))"), ("not a == b", "((not _G.a) == _G.b)"),
      ("a .. b .. c", "(_G.a .. (_G.b .. _G.c))"), ("1 << 2 + 3", "(1 << (2 + 3))"),
      ("a < b == c", "((_G.a < _G.b) == _G.c)"),
      ("1 | 2 ~ 3 & 4", "(1 | (2 ~ (3 & 4)))"), ("#a.b[1] + 1", "((# _G.a.b[1]) + 1)"),
      ("(a)(b){c}'d'", "<_G.a>(_G.b)({_G.c})('d')"),
      ("a:b'c'.d", "_G.a:b('c').d"), ("a['b c'].d", "_G.a.b c.d"), ("{1, x = 2, [3] = 4; f()}", "{1, 2, 4, _G.f()}"),
      ("- - x", "(- (- _G.x))"), ("2 ^ -3", "(2 ^ (- 3))"), (".5 + 1e-3 + 0x1p-2", "((.5 + 1e-3) + 0x1p-2)"),
      ("'\\65\\x42\\u{43}\\z  D\\'\\\\'", "'ABCD'\\'"),
    ]
    for (source, expected) in cases {
      let tree = try tree("return " + source)
      guard case .returns(let values) = tree.statements.last?.kind else { return XCTFail(source) }
      XCTAssertEqual(written(try XCTUnwrap(values.first), tree), expected, source)
    }
  }

  /// Each name is the variable that can be seen there: lines of declarations, by the lines of uses.
  func testNamesAreTheVariablesThatCanBeSeen() throws {
    let source = """
      local a = 1
      local a = a
      do
        local a = 2
        print(a)
      end
      for a = a, 3 do print(a) end
      local function f(a) return f, a end
      repeat local b = a
      until b
      local g = function() return g end
      for k, v in pairs(a) do
        a = v
      end
      """
    let tree = try tree(source)
    var found: [Int: [String]] = [:]
    for (place, expression) in tree.expressions.enumerated() {
      guard case .variable(let variable) = expression.kind else { continue }
      let line = tree.tokens[tree.variables[variable].token].line
      found[tree.line(of: place), default: []].append("\(tree.variables[variable].name)\(line)")
    }
    XCTAssertEqual(
      found,
      [
        2: ["a1"], 5: ["a4"], 7: ["a2", "a7"], 8: ["f8", "a8"], 9: ["a2"], 10: ["b9"], 12: ["a2"], 13: ["a2", "v12"],
      ])
    let second = try XCTUnwrap(tree.variables.first { tree.tokens[$0.token].line == 2 })
    XCTAssertEqual(second.writes.count, 1)
    XCTAssertEqual(second.hides.map { tree.tokens[tree.variables[$0].token].line }, 1)
  }

  func testPartsStandBeforeTheWhole() throws {
    let chain = "return " + Array(repeating: "x", count: 20_000).joined(separator: " + ")
    let tree = try tree(chain)
    XCTAssertEqual(tree.expressions.count, 39_999)
    for (place, expression) in tree.expressions.enumerated() {
      if case .binary(_, let left, let right) = expression.kind { XCTAssertTrue(left < place && right < place) }
    }
  }

  func testWhatIsNoLua() {
    for source in [
      "x", "x = ", "local", "if x then", "for i = 1 do end", "return 1 2", "f(", "{", "a.1 = 2", "f() = 1", "goto",
      "::a", "end",
      "local x <near> = 1", "local x <const> = 1; x = 2", "function f() return ... end", "for a, b = 1, 2 do end",
      "(a) = 1",
      "return " + String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300),
    ] {
      XCTAssertNil(LuaTree(Array(source.utf8)), source)
    }
  }

  /// The reader takes all that Lua takes, and almost nothing more: tries changed sources of every kind.
  func testItTakesWhatLuaTakes() throws {
    var random = SplitMix(seed: 7)
    let sources = try Self.sources()
    XCTAssertGreaterThan(sources.count, 10)
    let rounds = Int(ProcessInfo.processInfo.environment["QUIZRUN_FUZZ"] ?? "") ?? 1500
    var taken = 0
    for round in 0..<rounds {
      var bytes = sources[round % sources.count]
      for _ in 0..<Int(random.next() % 3) { Self.change(&bytes, sources, &random) }
      let isLua = Self.luaTakes(bytes)
      let isRead = LuaTree(bytes) != nil
      taken += isLua ? 1 : 0
      if isLua && !isRead { XCTFail("not read: \(String(decoding: bytes, as: UTF8.self))") }
    }
    XCTAssertGreaterThan(taken, rounds / 10)
  }

  private static func luaTakes(_ bytes: [UInt8]) -> Bool {
    guard let machine = try? LuaMachine(modules: { _ in nil }) else { return false }
    do throws(LuaFailure) {
      _ = try machine.load(bytes, chunk: "x", seed: 0)
      return true
    } catch {
      return error.kind != .syntax && error.kind != .tooLarge && error.kind != .memory
    }
  }

  private static func sources() throws -> [[UInt8]] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appendingPathComponent("plugins").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".lua") }.sorted()
    return try names.map { try Array(Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0))) }
  }

  /// A token left out, doubled, exchanged, or brought from elsewhere; or a byte.
  private static func change(_ bytes: inout [UInt8], _ sources: [[UInt8]], _ random: inout SplitMix) {
    let tokens = Array(LuaLexer(bytes))
    guard let token = tokens.randomElement(using: &random) else { return }
    let other = Array(LuaLexer(sources.randomElement(using: &random) ?? bytes))
    switch random.next() % 5 {
    case 0: bytes.removeSubrange(token.offset..<token.end)
    case 1: bytes.insert(contentsOf: [0x20] + bytes[token.offset..<token.end], at: token.end)
    case 2:
      let words = [
        "local", "end", "function", "return", "=", ",", "(", ")", "{", "}", "..", "not", "-", "'x'", "0x.8p+1",
        "goto a", "::a::",
      ]
      bytes.replaceSubrange(token.offset..<token.end, with: Array(words.randomElement(using: &random)!.utf8))
    case 3:
      guard let brought = other.randomElement(using: &random) else { return }
      bytes.replaceSubrange(token.offset..<token.end, with: Array(brought.text.utf8))
    default: bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next() % 128)
    }
  }
}

private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
