import XCTest

@testable import CommandLine

/// Help, the manual page and completions, all made from the one table.
final class HelpTests: XCTestCase {
  private let program = Samples.program

  func testTheOverviewNamesEveryCommand() {
    let lines = program.overview.split(separator: "\n")
    XCTAssertEqual(lines.first, "usage: porter [DOOR] [options]    open one")
    for command in program.commands {
      XCTAssertTrue(lines.contains { $0.hasPrefix("  \(command.name) ") }, command.name)
    }
    XCTAssertTrue(lines.allSatisfy { $0.count < 80 })
  }

  func testAFirstWordShowsAllItsPages() throws {
    let text = try program.help(["door"])
    XCTAssertTrue(text.contains("usage: porter door add NAME [options]") && text.contains("usage: porter door list\n"))
    XCTAssertThrowsError(try program.help(["dor"])) { error in
      XCTAssertEqual(
        (error as? UsageError).map(program.sentence), "there is no command and no door 'dor'; did you mean 'door add'?")
    }
  }

  func testTheManualPageEscapesWhatMacrosWouldTake() throws {
    let page = try program.manualPage(version: "2")
    XCTAssertTrue(page.hasPrefix(".TH PORTER 1 \"\" \"porter 2\""))
    XCTAssertTrue(page.contains(".B \\-\\-key K\nthe key"))
  }

  func testAGroupOfCommandsHasAManualPageOfItsOwn() throws {
    let page = try program.manualPage(["door"], version: "2")
    XCTAssertTrue(page.hasPrefix(".TH PORTER\\-DOOR 1 \"\" \"porter 2\""), page)
    XCTAssertTrue(page.contains("porter\\-door \\- the porter commands that begin with door"), page)
    XCTAssertTrue(page.contains(".SS \"porter door add NAME\"") && page.contains(".SS \"porter door list \""), page)
    XCTAssertThrowsError(try program.manualPage(["dor"], version: "2"))
  }

  func testCompletionsCallTheProgramByItsName() {
    for shell in Shells.allCases {
      let script = shell.script(for: program)
      XCTAssertTrue(script.contains("porter") && script.contains("door list"), "\(shell)")
      XCTAssertFalse(script.contains("quizrun"), "\(shell)")
    }
  }
}
