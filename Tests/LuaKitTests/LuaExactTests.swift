import LuaKit
import XCTest

/// Functions of numbers give the same bits on every machine: pinned results for many arguments, and correctly rounded values.
final class LuaExactTests: XCTestCase {
  /// Known values that the system's functions give otherwise with or without fused multiplication.
  func testKnownValues() throws {
    for (source, bits) in [
      ("math.exp(0.529)", "0x1.b27df13424f2fp+0"), ("math.exp(1)", "0x1.5bf0a8b145769p+1"),
      ("math.log(10)", "0x1.26bb1bbb55516p+1"), ("math.sin(1)", "0x1.aed548f090ceep-1"),
      ("math.cos(1)", "0x1.14a280fb5068cp-1"), ("2 ^ 0.5", "0x1.6a09e667f3bcdp+0"), ("10 ^ -2", "0x1.47ae147ae147bp-7"),
      ("'4' ^ 2.5", "0x1p+5"), ("math.log(8, 2)", "0x1.8p+1"), ("math.log(1000, 10)", "0x1.8p+1"),
      ("math.atan(1)", "0x1.921fb54442d18p-1"), ("math.acos(-1)", "0x1.921fb54442d18p+1"),
    ] { XCTAssertEqual(text("return string.format('%a', \(source))"), bits, source) }
  }

  func testEnds() {
    for (source, expected) in [
      ("0 ^ 0", "1.0"), ("(-8) ^ (1 / 3)", "nan"), ("2 ^ 1024", "inf"), ("(-2) ^ 3", "-8.0"),
      ("2 ^ -1074", "4.9406564584125e-324"),
      ("math.log(0)", "-inf"), ("math.log(-1)", "nan"), ("math.exp(-1000)", "0.0"), ("math.exp(1000)", "inf"),
      ("math.atan(-0.0, -1) < 0", "true"), ("math.atan(1, 0)", "1.5707963267949"), ("math.sin(1 / 0)", "nan"),
      ("math.log(2, 'x')", ""), ("math.sin()", ""),
    ] {
      if expected.isEmpty {
        XCTAssertEqual(failure("return \(source)")?.kind, .error, source)
      } else {
        XCTAssertEqual(text("return tostring(\(source))"), expected, source)
      }
    }
  }

  /// All bits of ten thousand results each: a sum would lose the last ones.
  func testPinnedResults() {
    let source = """
      local s = { 1 }
      local function draw() s[1] = (s[1] * 1103515245 + 12345) % 2147483648 return s[1] / 2147483648 end
      local function mix(f) local t = 0
        for i = 1, 10000 do t = t * 31 ~ string.unpack("<i8", string.pack("<d", f(draw() * 8 - 4, draw() * 4))) end
        return string.format("%x", t) end
      return table.concat({ mix(math.exp), mix(function(_, y) return math.log(y + 1e-9) end), mix(math.sin),
        mix(math.cos), mix(math.tan), mix(math.atan), mix(function(x) return math.asin(x / 4) end),
        mix(function(x) return math.acos(x / 4) end), mix(function(x, y) return (y + 0.001) ^ x end) }, "\\n")
      """
    XCTAssertEqual(text(source), Self.results)
  }

  private static let results = """
    71c1009d1970b067
    3292b4ff98cf93e8
    d93a5c2c59a27616
    ac47b582658559da
    f5377381b40ec903
    5d69461c7a45f7e0
    2cc92e9aa2f7d5c7
    d221fca9a98f0eaa
    c5f1e3cccb6ef746
    """
}
