import XCTest

@testable import CommandLine

/// Words to commands, and what is said of words that are none.
final class ParsingTests: XCTestCase {
  private let program = Samples.program

  func testWordsBecomeACommand() throws {
    let parsed = try program.parse(["--with=oil", "cellar", "--key", "7", "--with", "hammer", "--wide"])
    XCTAssertEqual(parsed.command.name, "open")
    XCTAssertFalse(parsed.isNamed)
    XCTAssertEqual(parsed.operands, ["cellar"])
    XCTAssertEqual(parsed.value("key"), "7")
    XCTAssertEqual(parsed.values("with"), ["oil", "hammer"])
    XCTAssertTrue(parsed.has("wide"))
    XCTAssertNil(parsed.value("wide"))
    XCTAssertEqual(try parsed.whole("key", in: 1...9), 7)
  }

  func testTheFirstWordNamesACommandWhereverItStands() throws {
    XCTAssertEqual(try program.parse(["door", "add", "attic"]).command.name, "door add")
    XCTAssertEqual(try program.parse(["--", "door"]).operands, ["door"])
    XCTAssertEqual(try program.parse(["door", "--help"]).command.name, "help")
  }

  func testACodeMayBeginLikeAnOption() throws {
    let code = "-" + String(repeating: "a", count: 40)
    XCTAssertEqual(try program.parse(["send", code]).operands, [code])
    XCTAssertThrowsError(try program.parse(["open", code]))
  }

  func testWhatCannotBeTakenIsSaid() {
    let cases: [([String], String)] = [
      (["--kex", "1"], "unknown option '--kex'; did you mean '--key'?"),
      (["--zzz"], "unknown option '--zzz': see `porter help`"),
      (["--key"], "--key needs a value: --key K"),
      (["--key", "1", "--key", "2"], "--key is given twice"),
      (["--wide=5", "--wide=9"], "--wide is given twice"), (["--wide", "--wide=9"], "--wide is given twice"),
      (["--help=1"], "--help takes no value"),
      (["send", "--zzz"], "unknown option '--zzz': see `porter help send`"),
      (["open", "a", "b"], "unexpected argument 'b': see `porter help open`"),
      (["a", "b"], "unexpected argument 'b', as 'a' is no command: see `porter help`"),
      (["list", "a"], "unexpected argument 'a', as 'list' is no command; did you mean 'door list'?"),
      (["dor", "add"], "unexpected argument 'add', as 'dor' is no command; did you mean 'door'?"),
      (["door", "add"], "an argument is missing: porter door add NAME"),
      (["door"], "`porter door` needs one of add, list: see `porter help door`"),
      (["door", "adx"], "unknown action 'adx' of `porter door`; did you mean 'add'?"),
      (["door", "shut"], "unknown action 'shut' of `porter door`; actions are add, list"),
    ]
    for (words, sentence) in cases {
      XCTAssertThrowsError(try program.parse(words), "\(words)") { error in
        XCTAssertEqual((error as? UsageError).map(program.sentence), sentence)
      }
    }
  }

  func testAWholeNumberHasItsRange() throws {
    for text in ["0", "10", "x", "1.5", ""] {
      XCTAssertThrowsError(try program.parse(["--key=\(text)"]).whole("key", in: 1...9), text)
    }
  }
}
