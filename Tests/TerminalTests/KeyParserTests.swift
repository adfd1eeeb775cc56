import Terminal
import XCTest

final class KeyParserTests: XCTestCase {
  private let table: [(name: String, bytes: [UInt8], keys: [Key])] = [
    ("letters", Array("aZ1 ?".utf8), "aZ1 ?".map { .character($0) }),
    ("Enter", [13, 10], [.enter, .enter]),
    ("Tab and Backspace", [9, 127, 8], [.tab, .backspace, .backspace]),
    ("control", [1, 12, 26, 0, 28, 29], "alz \\]".map { .control($0) }),
    ("arrows", Array("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D".utf8), [.up, .down, .right, .left]),
    ("application arrows", Array("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD".utf8), [.up, .down, .right, .left]),
    ("arrows with modifiers", Array("\u{1B}[1;5C\u{1B}[1;2A".utf8), [.right, .up]),
    (
      "Home and End", Array("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~".utf8),
      [.home, .end, .home, .end, .home, .end, .home, .end]
    ),
    ("pages and Delete", Array("\u{1B}[5~\u{1B}[6~\u{1B}[3~\u{1B}[3;5~".utf8), [.pageUp, .pageDown, .delete, .delete]),
    ("Insert is no key", Array("\u{1B}[2~x".utf8), [.character("x")]),
    ("Shift-Tab", Array("\u{1B}[Z".utf8), [.backTab]),
    (
      "function keys", Array("\u{1B}OP\u{1B}[15~\u{1B}[24~\u{1B}[[B\u{1B}[1;2P".utf8),
      [.function(1), .function(5), .function(12), .function(2), .function(1)]
    ),
    ("UTF-8", Array("é日😀".utf8), "é日😀".map { .character($0) }),
    ("Alt is swallowed", Array("\u{1B}q\u{1B}éx\u{1B}\rz".utf8), [.character("x"), .character("z")]),
    (
      "Alt edits by words", Array("\u{1B}b\u{1B}f\u{1B}d\u{1B}\u{7F}x".utf8),
      [.alt("b"), .alt("f"), .alt("d"), .alt("\u{7F}"), .character("x")]
    ),
    ("two Escapes and an arrow", Array("\u{1B}\u{1B}[A".utf8), [.escape, .up]),
    (
      "bad UTF-8", [0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0x61],
      ["\u{FFFD}", "\u{FFFD}", "(", "\u{FFFD}", "\u{FFFD}", "\u{FFFD}", "a"].map { .character($0) }
    ),
    (
      "overlong and too large UTF-8", [0xC0, 0xF0, 0x80, 0xF4, 0x90, 0xF5],
      Array(repeating: .character("\u{FFFD}"), count: 6)
    ),
    ("C1 control characters are no keys", [0xC2, 0x9B, 0x41], [.character("A")]),
    ("sequence broken by another", Array("\u{1B}[1;\u{1B}[B".utf8), [.down]),
    ("sequence broken by a control character", Array("\u{1B}[1;\rx".utf8), [.enter, .character("x")]),
    ("cancelled sequence", Array("\u{1B}[1;\u{18}x".utf8), [.character("x")]),
    ("sequence broken by UTF-8", Array("\u{1B}[1é".utf8), [.character("é")]),
    (
      "unknown sequences", Array("\u{1B}[99~\u{1B}[?1;2c\u{1B}[5;9R\u{1B}[>0q\u{1B}[13;5u\u{1B}(B\u{1B}[1 qx".utf8),
      [.character("x")]
    ),
    ("overlong sequence", Array(("\u{1B}[" + String(repeating: "1;", count: 5000) + "Ax").utf8), [.character("x")]),
    ("huge number", Array("\u{1B}[99999999999999999999999999~x".utf8), [.character("x")]),
    ("mouse reports in the old form", Array("\u{1B}[M q!\u{1B}[32;10;5Mx".utf8), [.character("x")]),
    ("focus reports", Array("\u{1B}[I\u{1B}[Ox".utf8), [.character("x")]),
    (
      "answers in strings", Array("\u{1B}]11;rgb:00/00/00\u{7}\u{1B}P1+r\u{1B}\\\u{1B}_q\u{1B}\\x".utf8),
      [.character("x")]
    ),
    ("arrow within a string", Array("\u{1B}]11;rgb\u{1B}[Bx".utf8), [.down, .character("x")]),
    (
      "paste", Array("\u{1B}[200~q\r\n1\r\u{3}te\u{1B}[Axt\u{1B}[201~y".utf8),
      [.paste("q\n1\n\u{FFFD}te\u{FFFD}[Axt"), .character("y")]
    ),
    ("paste with half an end", Array("\u{1B}[200~a\u{1B}[20\u{1B}\u{1B}[201~".utf8), [.paste("a\u{FFFD}[20\u{FFFD}")]),
    (
      "paste with half an end before the end", Array("\u{1B}[200~a\u{1B}[20\u{1B}[201~x".utf8),
      [.paste("a\u{FFFD}[20"), .character("x")]
    ),
    ("empty paste", Array("\u{1B}[200~\u{1B}[201~x".utf8), [.character("x")]),
    ("end without a paste", Array("\u{1B}[201~x".utf8), [.character("x")]),
  ]

  func testKeys() {
    for row in table {
      var parser = KeyParser()
      XCTAssertEqual(parser.parse(row.bytes), row.keys.map(TerminalInput.key), row.name)
      XCTAssertNil(parser.patience, row.name)
      XCTAssertEqual(parser.timeUp(), [], row.name)
    }
  }

  func testSplitReadsGiveTheSameKeys() {
    for row in table {
      for split in row.bytes.indices where row.bytes.count < 200 {
        var parser = KeyParser()
        let keys = parser.parse(row.bytes[..<split]) + parser.parse(row.bytes[split...])
        XCTAssertEqual(keys, row.keys.map(TerminalInput.key), "\(row.name) at \(split)")
      }
    }
  }

  func testSilenceEndsWhatIsPending() {
    let table: [(name: String, bytes: [UInt8], patience: Int, keys: [Key])] = [
      ("Escape", [0x1B], 30, [.escape]),
      ("half a sequence", Array("\u{1B}[1;".utf8), 250, []),
      ("half a character", [0xE6, 0x97], 250, [.character("\u{FFFD}")]),
      ("half a character with Alt", [0x1B, 0xE6], 250, []),
      ("string without end", Array("\u{1B}]0;title".utf8), 250, []),
      ("paste without end", Array("\u{1B}[200~ab".utf8), 3000, [.paste("ab")]),
    ]
    for row in table {
      var parser = KeyParser()
      XCTAssertEqual(parser.parse(row.bytes), [], row.name)
      XCTAssertEqual(parser.patience, row.patience, row.name)
      XCTAssertEqual(parser.timeUp(), row.keys, row.name)
      XCTAssertNil(parser.patience, row.name)
      XCTAssertEqual(parser.parse(Array("\u{1B}[Bx".utf8)), [.key(.down), .key(.character("x"))], row.name)
    }
  }

  func testEndlessPasteIsCut() {
    var parser = KeyParser()
    XCTAssertEqual(parser.parse(Array("\u{1B}[200~".utf8)), [])
    for _ in 0..<40 { XCTAssertEqual(parser.parse(Array(repeating: 0x61, count: 50_000)), []) }
    let keys = parser.parse(Array("\u{1B}[201~x".utf8))
    XCTAssertEqual(keys.count, 2)
    XCTAssertEqual(keys.last, .key(.character("x")))
    if case .key(.paste(let text))? = keys.first { XCTAssertEqual(text.utf8.count, 1 << 20) }
  }

  /// The parser takes any bytes, and a cancel brings it back to a state where keys are keys.
  func testRandomBytes() {
    var random = SplitMix(state: 2026)
    var parser = KeyParser()
    var count = 0
    while count < 100_000 {
      let bytes = (0..<Int(random.next() % 40)).map { _ -> UInt8 in
        let value = random.next()
        let likely: [UInt8] = [0x1B, 0x5B, 0x4F, 0x5D, 0x3B, 0x32, 0x30, 0x7E, 0xC3, 0xE6]
        return value & 3 == 0 ? likely[Int(value >> 8) % likely.count] : UInt8(truncatingIfNeeded: value >> 8)
      }
      for case .key(.character(let character)) in parser.parse(bytes) {
        XCTAssertFalse(character.unicodeScalars.contains { $0.value < 0x20 || 0x7F...0x9F ~= $0.value })
      }
      count += bytes.count
      if random.next() % 5 == 0 {
        _ = parser.timeUp()
        XCTAssertEqual(parser.parse(Array("\u{1B}[B".utf8)), [.key(.down)])
      }
    }
  }
}

/// A small deterministic generator for test data.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
