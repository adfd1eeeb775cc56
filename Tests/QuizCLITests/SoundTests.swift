import Foundation
import XCTest

/// Sounds, which another program plays.
final class SoundTests: XCTestCase {
  /// A player that writes down which file it was given, and what was in it.
  private func place() throws -> Place {
    let place = try Place()
    try place.write("#!/bin/sh\necho \"$1 $(cat \"$2\")\" >> \"$0.log\"\nexec sleep 5\n", to: "player")
    XCTAssertEqual(chmod(place.root + "/player", 0o755), 0)
    XCTAssertEqual(try place.run(["config", "sound", "\(place.root)/player  -q"]).code, 0)
    try place.write("meow", to: "home/quizzes/s/cat.mp3")
    try place.write("woof", to: "home/quizzes/s/dog.mp3")
    try place.quiz(
      "sounds",
      """
      {"title":"Sounds","questions":[
        {"id":"a","kind":"truefalse","text":"A cat.","audio":"s/cat.mp3","correct":true},
        {"id":"b","kind":"truefalse","text":"A film.","audio":"s/none.mp3","correct":true},
        {"id":"i","kind":"info","text":"A dog.","audio":"s/dog.mp3"},
        {"id":"c","kind":"truefalse","text":"Quiet.","correct":true}]}
      """)
    return place
  }

  /// What was played, once it is so much.
  private func heard(_ place: Place, count: Int) -> [String] {
    let deadline = Date().addingTimeInterval(20)
    while Date() < deadline {
      let text = (try? String(contentsOfFile: place.root + "/player.log", encoding: .utf8)) ?? ""
      let lines = text.split(separator: "\n").map(String.init)
      if lines.count >= count { return lines }
      usleep(20_000)
    }
    return []
  }

  func testPlainLinesPlayWhatIsShown() throws {
    let place = try place()
    let program = try place.start(["sounds", "--plain"])
    XCTAssertEqual(heard(place, count: 1), ["-q meow"])
    for line in ["t", "t"] { program.send(line) }
    XCTAssertEqual(heard(place, count: 2), ["-q meow", "-q woof"])
    for line in ["", "t"] { program.send(line) }
    XCTAssertEqual(program.finish().code, 0)
  }

  func testPagesNameTheirSoundAndProgramsGetIt() throws {
    let place = try place()
    let messages = try place.play(["sounds"], Array(repeating: #"{"answer":["true"]}"#, count: 2))
    XCTAssertEqual(messages.of("question").first?.string("audio"), "s/cat.mp3")
    XCTAssertEqual(messages.first("page")?.string("audio"), "s/dog.mp3")
    XCTAssertFalse(FileManager.default.fileExists(atPath: place.root + "/player.log"), "JSON plays nothing")
  }

  func testAPlayerThatIsNotThereIsToldOnce() throws {
    let place = try place()
    XCTAssertEqual(try place.run(["config", "sound", "no-such-player"]).code, 0)
    let outcome = try place.run(["sounds", "--plain"], ["t", "t", "", "t"])
    XCTAssertEqual(outcome.code, 0)
    XCTAssertEqual(
      outcome.errors.components(separatedBy: "'no-such-player' of 'config sound'").count, 2, outcome.errors)
    XCTAssertEqual(try place.run(["config", "sound", "default"]).code, 0)
    XCTAssertEqual(try place.run(["config", "sound"]).output, "off\n")
    XCTAssertEqual(try place.run(["config", "sound", " "]).code, 2)
  }
}
