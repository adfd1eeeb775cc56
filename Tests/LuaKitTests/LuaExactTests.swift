import LuaKit
import XCTest

/// Functions of numbers give the same bits on every machine: pinned sums over many arguments, and correctly rounded values.
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

  /// Sums over ten thousand arguments each, as another machine has computed them.
  func testPinnedSums() {
    let source = """
      local s = { 1 }
      local function draw() s[1] = (s[1] * 1103515245 + 12345) % 2147483648 return s[1] / 2147483648 end
      local function sum(f) local t = 0 for i = 1, 10000 do t = t + f(draw() * 8 - 4, draw() * 4) end
        return string.format("%a", t) end
      return table.concat({ sum(math.exp), sum(function(_, y) return math.log(y + 1e-9) end), sum(math.sin),
        sum(math.cos), sum(math.tan), sum(math.atan), sum(function(x) return math.asin(x / 4) end),
        sum(function(x) return math.acos(x / 4) end), sum(function(x, y) return (y + 0.001) ^ x end) }, "\\n")
      """
    XCTAssertEqual(text(source), Self.sums)
  }

  private static let sums = """
    0x1.0d8f8104763abp+16
    0x1.e016988c2d546p+11
    0x1.df140cfbf4bbfp+6
    -0x1.e225424b7776bp+10
    -0x1.ed8a7973e1ef4p+10
    0x1.0d5bc163c6b79p+4
    -0x1.4139f0da80dbbp-2
    0x1.eae1fd10fe91bp+13
    0x1.bd962461067aap+25
    """
}
