import Glibc
import LuaKit
import QuizTesting
import XCTest

/// Work that single instructions hide: the instructions of a call end it long before the clock would, so that two runs do not
/// differ by how busy the machine is.
final class LuaPriceTests: XCTestCase {
  /// Seconds of the thread's own work for a script that its instructions must end, or its memory where that is allowed.
  private func seconds(_ script: String, orBlock: Bool = false, file: StaticString, line: UInt) -> Double {
    let start = ThreadTime.seconds
    let failure = failure(script, limits: .patient)
    let took = ThreadTime.seconds - start
    XCTAssertTrue(
      failure?.kind == .instructions || orBlock && failure?.kind == .block,
      "\(script) → \(failure?.description ?? "-")", file: file, line: line)
    return took
  }

  /// The script of plain instructions to compare with; a script may take this many times as long as this one for the
  /// same number.
  private static let plain = "local x = 0 while true do x = x + 1 end"
  private static let most = 20.0

  /// A machine under load is slow for both, and not for long: each is measured beside the other, thrice if need be.
  private func check(
    _ scripts: [String], most: Double = most, orBlock: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) {
    for script in scripts {
      var ratios: [Double] = []
      while ratios.count < 3, ratios.min() ?? .infinity > most {
        let plain = seconds(Self.plain, file: file, line: line)
        ratios.append(seconds(script, orBlock: orBlock, file: file, line: line) / plain)
      }
      XCTAssertLessThan(ratios.min() ?? .infinity, most, script, file: file, line: line)
    }
  }

  func testTextsOfDigits() {
    let small = "local s = '0.' .. ('0'):rep(300) .. ('7'):rep(700) "
    check([
      small + "while true do local x = s + 1 end", small + "while true do local x = -s end",
      small + "while true do local x = math.floor(s) end",
      "local s = ('9'):rep(700) .. 'e-1000' while true do local x = s * 1 end",
      "local s, t = ('0'):rep(900) .. '65', {} for i = 1, 200 do t[i] = s end while true do string.char(table.unpack(t)) end",
      "local s, t = ('0'):rep(900) .. '1', {} for i = 1, 200 do t[i] = s end local f = ('%i'):rep(200) "
        + "while true do f:format(table.unpack(t)) end",
    ])
  }

  func testFractionsAsTexts() {
    check([
      "local t = {} for i = 1, 9000 do t[i] = 1e308 end while true do table.concat(t) end",
      "while true do string.upper(1e308) end", "while true do string.len(1e308) end",
      "while true do string.rep(1e308, 3) end",
      "local s, t = ('x'):rep(900), { x = 1e308 } while true do s:gsub('x', t) end",
    ])
  }

  func testTextsThatAreGoneOver() {
    check([
      "local s, t = ('x'):rep(1000000), {} for i = 1, 15000 do t[i] = s end local f = ('%.1s'):rep(15000) "
        + "while true do f:format(table.unpack(t)) end",
      "local a, b = ('\\0'):rep(900) .. 'y', ('\\0'):rep(900) .. 'z' while true do local x = a < b end",
      "local a = ('x'):rep(1000000) local t = {} while true do t[a .. 'b'] = 2 end",
    ])
  }

  func testEventsOfMovedElements() {
    check([
      "local t = setmetatable({}, { __len = function() return 1000 end, __index = rawlen, __newindex = rawequal }) "
        + "while true do table.insert(t, 1, 1) end"
    ])
  }

  /// A chain of metatables is as long from its beginning as from its end.
  func testChainsBuiltForward() {
    let chain =
      "local t = {} local first = t for i = 1, COUNT do local n = {} setmetatable(t, { __index = n }) t = n end "
    let failure = failure(chain.replacing("COUNT", with: "150") + "return first.a", limits: .standard)
    XCTAssertEqual(failure?.message, "setmetatable: __index goes through more than 100 tables")
    check([chain.replacing("COUNT", with: "90") + "while true do local x = first.a end"])
  }

  /// A chain of `n` tables that was made after `setmetatable`, the last one with the given events.
  private static func chain(_ event: String, _ last: String) -> String {
    "local ts = {} for i = 1, 1900 do ts[i] = {} end "
      + "for i = 1, 1899 do local mt = {} setmetatable(ts[i], mt) mt.\(event) = ts[i + 1] end "
      + "setmetatable(ts[1900], \(last)) local t = ts[1] "
  }

  /// The instructions end library functions that go over many elements, each behind a long chain, which would take minutes.
  /// A chain that grew after `setmetatable` is dearer than its price: a hundred times a plain script.
  func testElementsBehindLongChains() {
    let reading = Self.chain("__index", "{ __index = tostring, __tostring = table.concat }")
    let virtual = Self.chain("__index", "{ __index = rawlen }")
    let writing = Self.chain("__newindex", "{ __newindex = rawequal }")
    check(
      [
        reading + "return table.concat(t, '', 1, 4900000)",
        virtual
          + "return table.concat(setmetatable({}, { __index = function(_, i) return t[i] or 'x' end }), '', 1, 4e6)",
        virtual + "table.move(t, 1, 4000000, 1, {})", writing + "table.move({}, 1, 4000000, 1, t)",
        virtual + "for i = 1, 1000 do table.unpack(t, 1, 19000) end",
        "local mt = {} local big = setmetatable({}, mt) " + virtual
          + "mt.__index = t mt.__len = function() return 1e6 end table.insert(big, 1, 'x')",
        "local mt = {} local big = setmetatable({}, mt) " + virtual
          + "mt.__index = t mt.__len = function() return 1e6 end table.remove(big, 1)",
        "local mt = {} local big = setmetatable({}, mt) " + virtual
          + "mt.__index = t mt.__len = function() return 1e6 end table.sort(big, rawequal)",
        virtual + "for i = 1, 100 do (('a'):rep(100000)):gsub('a', t) end",
        reading + "for i = 1, 1e6 do print(t, t, t, t) end",
        reading + "for i = 1, 1e6 do string.format('%s%s%s%s', t, t, t, t) end",
      ], most: 400, orBlock: true)
  }

  /// To Lua a carriage return and a newline behind a backslash are one line break: what follows is looked at too.
  func testLineBreaksInTexts() {
    for pair in ["\r\n", "\n\r"] {
      let text = "local s = 'a\\\(pair)b'\n"
      let closing = failure(text + "local x <close> = nil", limits: .standard)
      XCTAssertEqual(closing?.message.hasPrefix("`<close>` is not available"), true, closing?.description ?? "-")
      let chain = failure(text + "local a = {} a = a" + String(repeating: ".a", count: 20000), limits: .standard)
      XCTAssertEqual(chain?.message.hasPrefix("too many names"), true, chain?.description ?? "-")
    }
  }
}
