import Foundation
import LuaKit
import XCTest

/// Our library functions against stock: the same script runs in both and must write the same text.
final class LuaStockTests: XCTestCase {
  /// Helpers of the scripts: chance that is the same everywhere, and a log of calls with all results.
  static let helpers = """
    local x = SEED
    local function rnd(n) x = (x * 1103515245 + 12345) % 2147483648 return x // 65536 % n + 1 end
    local function any(list) return list[rnd(#list)] end
    local function join(list, n) local s = '' for i = 1, rnd(n) do s = s .. any(list) end return s end
    local out = {}
    local function show(...)
      local t = table.pack(...)
      for i = 1, t.n do t[i] = tostring(t[i]) end
      out[#out + 1] = table.concat(t, '|', 1, t.n)
    end

    """

  func compare(_ script: String, seeds: Range<Int>, file: StaticString = #filePath, line: UInt = #line) throws {
    var limits = LuaLimits.standard
    limits.instructions = 1_000_000_000
    limits.resultString = 1 << 20
    limits.milliseconds = 20_000
    for seed in seeds {
      let source =
        Self.helpers.replacingOccurrences(of: "SEED", with: "\(seed)") + script
        + "\nreturn table.concat(out, '\\n')"
      let stock = try StockLua.text(source).split(separator: "\n", omittingEmptySubsequences: false)
      guard case .text(let text) = try lua(source, limits: limits) else {
        return XCTFail("no text", file: file, line: line)
      }
      let ours = text.split(separator: "\n", omittingEmptySubsequences: false)
      XCTAssertEqual(ours.count, stock.count, file: file, line: line)
      for (a, b) in zip(ours, stock) where a != b && Self.bare(a) != Self.bare(b) {
        return XCTFail("seed \(seed)\nours:  \(a)\nstock: \(b)", file: file, line: line)
      }
    }
  }

  /// A line without what our errors say better: the position, the argument's number, the function's name.
  static func bare(_ line: Substring) -> String {
    String(line)
      .replacingOccurrences(of: "(test.lua|\\[string \".*\"\\]):\\d+: ", with: "", options: .regularExpression)
      .replacingOccurrences(
        of: "( #[0-9])? to '[a-z.?]*'| in replacement string", with: "", options: .regularExpression)
  }

  func testPatterns() throws {
    try compare(
      """
      local items = { 'a', 'b', '.', '%a', '%d', '%s', '%w', '%p', '%u', '%A', '[ab]', '[^a]', '[a-c%d]', '[]]', '[^]x]', '[%w_-]',
        '(', ')', '()', '(', ')', '*', '+', '-', '?', '$', '^', '%b()', '%f[a]', '%f[%w]', '%1', '%2', '%', '[', '%-', '%(', '%.', '[a-]',
        'x', '1', ' ', 'a*', 'b-', '.-', '.*', '%a+', '(a)', '(.-)', '(%w*)' }
      local chars = { 'a', 'a', 'b', 'c', '1', '2', ' ', '(', ')', 'x', '-', '.', 'A', '_' }
      local reps = { 'z', '<%0>', '%1', '%1%2', '%%', '%', '%x', '[%0%1]', '' }
      for i = 1, 400 do
        local s, p = join(chars, 14), join(items, 6)
        local init = rnd(20) - 6
        show('find', s, p, init, pcall(string.find, s, p, init))
        show('match', s, p, init, pcall(string.match, s, p, init))
        show('plain', pcall(string.find, s, p, init, true))
        local r = any(reps)
        show('gsub', s, p, r, pcall(string.gsub, s, p, r))
        show('gsubn', pcall(string.gsub, s, p, r, rnd(3) - 1))
        show('gsubf', pcall(string.gsub, s, p, function(a, b) if rnd(2) == 1 then return tostring(a) .. tostring(b) end end))
        show('gsubt', pcall(string.gsub, s, p, { a = 'A', b = 1, ab = false }))
        show('gmatch', pcall(function() local t = {} for a, b in s:gmatch(p) do t[#t + 1] = tostring(a) .. tostring(b) end
          return table.concat(t, ',') end))
      end
      """, seeds: 1..<60)
  }

  func testTables() throws {
    try compare(
      """
      local function list(n) local t = {} for i = 1, rnd(n) do t[i] = rnd(30) end return t end
      local function all(t) local s = '' for i = -3, 25 do s = s .. tostring(t[i]) .. ' ' end return s end
      for i = 1, 300 do
        local t = list(12)
        show('insert', pcall(table.insert, t, rnd(16) - 2, 'x')) show(all(t))
        show('remove', pcall(table.remove, t, rnd(16) - 2)) show(all(t))
        show('append', pcall(table.insert, t, 'y')) show('pop', pcall(table.remove, t)) show(all(t))
        local u = list(5)
        show('move', (pcall(table.move, t, rnd(6) - 2, rnd(10), rnd(8) - 2, rnd(2) == 1 and u or nil))) show(all(t)) show(all(u))
        local ok, joined = pcall(table.concat, t, ',', rnd(5) - 1, rnd(14)) show('concat', ok, ok and joined)
        show('unpack', pcall(table.unpack, t, rnd(5) - 2, rnd(10)))
        local d, seen = {}, {}
        for i = 1, rnd(40) do local v = rnd(1000) if not seen[v] then seen[v] = true d[#d + 1] = v end end
        table.sort(d) show(table.concat(d, ' '))
        table.sort(d, function(a, b) return a > b end) show(table.concat(d, ' '))
        show(pcall(table.sort, { 1, 'a', 2 }))
        show('rep', pcall(string.rep, join({ 'a', 'bc' }, 3), rnd(6) - 2, rnd(2) == 1 and ',' or nil))
        show('byte', pcall(string.byte, 'abcdef', rnd(16) - 8, rnd(16) - 8))
        show('sub', ('abcdef'):sub(rnd(16) - 8, rnd(16) - 8))
      end
      """, seeds: 1..<20)
  }

  func testFormat() throws {
    try compare(
      """
      local flags, widths, precisions = { '', '', '-', '+', ' ', '0' }, { '', '', '3', '12' }, { '', '', '.0', '.3' }
      local values = { 0, 1, -1, 255, 3.5, -2.25, 1e15, 1e100, 1/0, -1/0, 'text', '10', true, 65, math.mininteger, '' }
      for i = 1, 600 do
        local c = any { 'd', 'i', 'x', 'X', 'o', 'e', 'E', 'f', 'g', 'G', 'a', 's' }
        local spec = '%' .. (c == 's' and any { '', '-' } or (c == 'd' or c == 'i') and any(flags) or any { '', '-' }) .. any(widths)
          .. any(precisions) .. c
        show(spec, pcall(string.format, '<' .. spec .. '>', any(values)))
      end
      for i = 1, 200 do show(pcall(string.format, '%q', any { 'a"b', 'a\\\\b', 'a\\0b', 'a\\0001', '\\r\\n\\t', 1.5, 7, true, 1/0, math.mininteger, 'ä' })) end
      show(pcall(string.format, '%c%c%%', 65, 66)) show(pcall(string.format, '%d')) show(pcall(string.format, '%d', 1.5))
      show(pcall(string.format, '%q', {}))
      for _, v in ipairs(values) do show(tostring(v), tonumber(v), v) end
      """, seeds: 1..<10)
  }
}
