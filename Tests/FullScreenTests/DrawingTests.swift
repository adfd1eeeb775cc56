import Glibc
import Terminal
import XCTest

/// Checks the screen at every size, after resizing, under attack.
final class DrawingTests: XCTestCase {
  private let sizes = [(24, 80), (12, 40), (60, 200)]

  func testAQuestionAtEverySize() throws {
    for (rows, columns) in sizes {
      let screen = try House().startRivers(rows: rows, columns: columns)
      for text in ["1/3", "Which river", "Seine", "Loire", "Rhône", "Marne", "? help"] {
        XCTAssertTrue(screen.text.contains(text), "'\(text)' is missing at \(columns)x\(rows):\n\(screen.text)")
      }
      screen.type("\u{3}")
      XCTAssertEqual(screen.end(), .signal(SIGINT))
    }
  }

  /// After any resizing the screen is what a program started at that size shows, with the same choice.
  func testResizingInTheMiddleOfAQuestion() throws {
    let house = try House()
    let screen = try house.startRivers(rows: 30, columns: 100)
    screen.type("3")
    screen.settle()
    for (rows, columns) in [(15, 50), (5, 20), (30, 100), (12, 40)] {
      screen.resize(rows: rows, columns: columns)
      let fresh = try House().startRivers(["--practice"], rows: max(rows, 12), columns: max(columns, 40))
      if rows < 12 || columns < 40 { fresh.resize(rows: rows, columns: columns) }
      fresh.settle()
      fresh.type("3")
      // Both are asked until they agree, and once more after that: they must go on agreeing.
      for _ in 0..<2 {
        screen.wait("the same at \(columns)x\(rows) as the fresh screen:\n\(fresh.text)") {
          fresh.pump(0)
          return screen.text == fresh.text && !screen.text.isEmpty
        }
        screen.settle()
      }
    }
  }

  /// Bytes that mean nothing, and half of what could mean something, do no harm.
  func testRandomBytes() throws {
    let screen = try House().startRivers()
    var generator = SystemRandomNumberGenerator()
    // Letters are left out, as they could be keys, and so is what begins a digit of another script.
    let keys: Set<UInt8> = [0xD9, 0xDB, 0xDF, 0xE0, 0xE1, 0xEA, 0xEF, 0xF0]
    let noise = (0..<3500).map { _ in UInt8.random(in: 0x80...0xFF, using: &generator) }.filter { !keys.contains($0) }
    screen.type(noise + [0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80])
    screen.type("\u{1B}[99;99;99~\u{1B}]0;x\u{7}\u{1B}Pq\u{1B}\\")
    screen.settle()
    screen.type("\u{1B}[B\u{1B}[B")
    screen.wait("the third answer has the focus") { focused(screen).contains("Rhône") }
  }

  /// Pasted text neither answers nor leaves.
  func testPaste() throws {
    let screen = try House().startRivers()
    let before = screen.text
    screen.type("\u{1B}[200~q\n1\n\u{3}text\r\u{1B}[201~")
    screen.settle()
    XCTAssertEqual(screen.text, before)
  }

  /// The seconds are counted on the screen, and when they are up the next question comes by itself.
  func testCountdown() throws {
    let screen = try House().startRivers(["--timed=3"])
    var values: Set<String> = []
    screen.wait("three values of the countdown and then the end", seconds: 15) {
      for seconds in ["3 s", "2 s", "1 s"] where screen.text.contains(seconds) { values.insert(seconds) }
      return !screen.text.contains("Which river flows") || screen.text.contains("Time's up")
    }
    XCTAssertEqual(values.count, 3, "seen: \(values)")
  }

  /// A terminal that takes one byte in a while gets the newest screen, not all that came before.
  func testSlowReader() throws {
    let screen = try House().startRivers()
    for _ in 0..<200 { screen.type("\u{1B}[B\u{1B}[A") }
    screen.type("\u{1B}[B")
    usleep(300_000)  // nobody reads meanwhile, so that the terminal fills up
    screen.wait("the second answer has the focus") { focused(screen).contains("Loire") }
  }

  private func focused(_ screen: FullScreen) -> String {
    screen.text.split(separator: "\n").first { $0.contains("▸") }.map(String.init) ?? ""
  }
}
