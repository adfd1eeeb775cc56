import Foundation
import QuizModes
import XCTest

/// Every hostile snippet through the real decider, mode and faces: it ends within its limits, says the same in two fresh
/// machines, writes no control character, and leaves a well-behaved plugin alone.
///
/// By default each snippet runs in two of the places a plugin can have code in; with `HOSTILE=full` in all of them.
final class HostileTests: XCTestCase {
  func testLoops() { run("loops") }
  func testMetamethods() { run("metamethods") }
  func testTexts() { run("texts") }
  func testTables() { run("tables") }
  func testTampering() { run("tampering") }
  func testSources() { run("sources") }
  func testContext() { run("context") }
  func testValues() { run("values") }
  func testSteps() { run("steps") }
  func testPrices() { run("prices") }
  func testTricks() { run("tricks") }

  /// Whole files: everything a plugin declares besides its hooks.
  func testFiles() {
    check(Attack.all(in: "files").map { ($0.name, $0.body, [:]) })
  }

  static let isFull = ProcessInfo.processInfo.environment["HOSTILE"] == "full"

  private func run(_ file: String) {
    let attacks = Attack.all(in: file)
    XCTAssertFalse(attacks.isEmpty, file)
    var plays: [(String, String, [String: String])] = []
    for (index, attack) in attacks.enumerated() {
      for position in positions(index) {
        var modules = HostilePlay.modules
        modules["hostile"] = attack.body
        plays.append(("\(attack.name) in \(position.rawValue)", position.source(attack.body), modules))
      }
      if Self.isFull {
        plays.append(("\(attack.name) everywhere", Position.everyHook(attack.body), HostilePlay.modules))
      }
    }
    check(plays)
  }

  private func positions(_ index: Int) -> [Position] {
    let all = Position.allCases
    return Self.isFull ? all : [all[index % all.count], all[(index * 5 + 3) % all.count]]
  }

  private func check(_ plays: [(name: String, source: String, modules: [String: String])]) {
    let calm = HostilePlay.calmTranscript()
    XCTAssertTrue(calm.contains("calm yyy1"), calm)
    let complaints = Complaints()
    DispatchQueue.concurrentPerform(iterations: plays.count) { index in
      let play = plays[index]
      for complaint in Self.complaints(play.source, play.modules) { complaints.add("\(play.name): \(complaint)") }
    }
    for complaint in complaints.all { XCTFail(complaint) }
    XCTAssertEqual(HostilePlay.calmTranscript(), calm)
  }

  /// The faults of a plugin's behaviour; empty when it was kept in bounds.
  private static func complaints(_ source: String, _ modules: [String: String]) -> [String] {
    let started = ContinuousClock.now
    let plays = [HostilePlay.Face.json, .json, .plain].map { face in
      let play = HostilePlay()
      play.play(source, modules: modules, face: face)
      return play
    }
    if ProcessInfo.processInfo.environment["HOSTILE_TIMES"] != nil {
      let took = ContinuousClock.now - started
      let line = "\(took) \(source.prefix(2000).suffix(300))\n"
      if took > .milliseconds(1500) { FileHandle.standardError.write(Data(line.utf8)) }
    }
    var complaints = plays.flatMap(\.slow)
    // Where the wall clock ended a call, the machine's load decides where: a sitting records it, so that no replay times it.
    let wasTimed = plays.contains { isTimed($0.transcript) }
    if !wasTimed && plays[0].transcript != plays[1].transcript {
      complaints.append("two runs differ: \(difference(plays[0].transcript, plays[1].transcript))")
    }
    for play in plays {
      let faces = play.transcript.components(separatedBy: "\nlog: ")[0].dropFirstLine
      if let wild = faces.unicodeScalars.first(where: isWild) {
        complaints.append("writes U+\(String(wild.value, radix: 16)): \(faces.prefix(300).debugDescription)")
      }
      let disturbed = play.transcript.split(separator: "\n").map(String.init).first {
        $0.contains("of 'calm' failed") && !isTimed($0)
      }
      if let disturbed { complaints.append("disturbs the modifier above: \(disturbed.prefix(400))") }
    }
    return complaints
  }

  private static func isTimed(_ text: String) -> Bool {
    ["stopped after 1000 ms", "takes too long"].contains(where: text.contains)
  }

  private static func isWild(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: return false
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: return true
    default: return false
    }
  }

  private static func difference(_ a: String, _ b: String) -> String {
    let a = a.split(separator: "\n"), b = b.split(separator: "\n")
    guard let place = zip(a, b).enumerated().first(where: { $0.element.0 != $0.element.1 }) else { return "lengths" }
    return "\(place.element.0.prefix(400)) / \(place.element.1.prefix(400))"
  }
}

/// Complaints of many threads, in order of arrival.
private final class Complaints: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [String] = []

  func add(_ complaint: String) {
    lock.lock()
    defer { lock.unlock() }
    list.append(complaint)
  }

  var all: [String] { list.sorted() }
}

extension String {
  /// Without its first line, which names the plugin as it is.
  fileprivate var dropFirstLine: String {
    guard let end = firstIndex(of: "\n") else { return "" }
    return String(self[index(after: end)...])
  }
}
