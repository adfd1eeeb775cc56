import Foundation
import XCTest

/// The completion scripts in the shells they are for, and the manual page.
final class CompletionTests: XCTestCase {
  /// The words typed after `quizrun`, and the words that the shell must offer.
  private let tries: [(line: String, offered: Set<String>)] = [
    ("anima", ["animals"]), ("--unt", ["--untimed"]), ("animals --difficulty h", ["hard"]),
    ("animals --plugin surviv", ["survival"]), ("help sta", ["stats"]), ("history --f", ["--from"]),
    ("completions f", ["fish"]), ("player rem", ["remove"]),
  ]

  func testBashOffersWhatFits() throws {
    let place = try filledPlace()
    for (line, offered) in tries {
      let script = """
        source <(quizrun completions bash)
        COMP_WORDS=(quizrun \(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMPREPLY=()
        _quizrun 2>/dev/null
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      XCTAssertEqual(try lines(place, ["/bin/bash", "-c", script]), offered, line)
    }
  }

  func testFishOffersWhatFits() throws {
    let fish = try shell("fish")
    let place = try filledPlace()
    for (line, offered) in tries {
      let script = "quizrun completions fish | source; complete -C 'quizrun \(line)' | string split -f 1 \\t"
      XCTAssertEqual(try lines(place, [fish, "--no-config", "-c", script]), offered, line)
    }
  }

  /// zsh completes only at a prompt; here it must read the script without complaint.
  func testZshReadsItsScript() throws {
    let zsh = try shell("zsh")
    let script = "quizrun completions zsh > s && zsh -n s && echo read"
    XCTAssertEqual(try lines(try filledPlace(), [zsh, "-f", "-c", script]), ["read"])
  }

  func testAnUnknownShellIsRefused() throws {
    let outcome = try Place().run(["completions", "tcsh"])
    XCTAssertEqual(outcome.code, 2)
    XCTAssertTrue(outcome.errors.contains("bash, zsh, fish"), outcome.errors)
  }

  /// The manual page names every command of `quizrun help`, and groff has nothing to complain about.
  func testManualPage() throws {
    let place = try Place()
    let page = try place.run(["help", "--man"]).output
    let overview = try place.run(["help"]).output
    for line in overview.split(separator: "\n") where line.hasPrefix("  ") && !line.hasPrefix("   ") {
      let name = line.dropFirst(2).components(separatedBy: "  ")[0].replacingOccurrences(of: "-", with: "\\-")
      XCTAssertTrue(page.contains("quizrun \(name)"), "'\(name)' is missing")
    }
    let group = try place.run(["help", "plugin", "--man"]).output
    XCTAssertTrue(group.contains("quizrun plugin check"), group)
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/groff") else { return }
    for text in [page, group] {
      try place.write(text, to: "page")
      let script = "groff -man -ww -Tutf8 page 2>&1 >/dev/null"
      XCTAssertEqual(try lines(place, ["/bin/bash", "-c", script]), [])
    }
  }

  // MARK: Help

  private func filledPlace() throws -> Place {
    let place = try Place()
    try place.quiz("animals", Samples.statements(1))
    try place.plugin("survival", Samples.mirror)
    return place
  }

  private func shell(_ name: String) throws -> String {
    let path = "/usr/bin/\(name)"
    try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: path), "\(name) is not installed")
    return path
  }

  /// The lines that a command prints; `quizrun` is on its PATH.
  private func lines(_ place: Place, _ command: [String]) throws -> Set<String> {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = URL(fileURLWithPath: place.root)
    let folder = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path
    process.environment = place.environment.merging(["PATH": "\(folder):/usr/bin:/bin", "HOME": place.root]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
  }
}
