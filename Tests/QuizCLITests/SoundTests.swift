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
    try place.write("ID3 meow", to: "home/quizzes/s/cat.mp3")
    try place.write("ID3 woof", to: "home/quizzes/s/dog.mp3")
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

  /// The sounds played, once there are so many.
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

  /// Every face says where a sound is missing; what is there is named as such.
  func testAMissingSoundIsSaid() throws {
    let place = try place()
    let plain = try place.run(["sounds", "--plain"], ["t", "t", "", "t"]).output
    let said = plain.split(separator: "\n").filter { $0.hasPrefix("[sound") }
    XCTAssertEqual(said, ["[sound]", "[sound: the file is missing or cannot be played]", "[sound]"], plain)
    let german = try place.run(["sounds", "--plain", "--new"], ["w", "w", "", "w"], ["LANG": "de_DE.UTF-8"]).output
    XCTAssertTrue(german.contains("[Ton: die Datei fehlt oder lässt sich nicht abspielen]"), german)
    let json = try place.play(["sounds", "--new"], Array(repeating: #"{"answer":["true"]}"#, count: 2))
    XCTAssertEqual(json.of("question").map { $0.string("problem") != nil }, [false, true])
  }

  /// A film is named where none can be shown, and a missing one is said to be missing.
  func testAMissingFilmIsSaid() throws {
    let place = try Place()
    let head: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3] + Array("....webm..V_VP8".utf8)
    try place.write("", to: "home/quizzes/s/f.webm")
    try Data(head).write(to: URL(fileURLWithPath: place.root + "/home/quizzes/s/f.webm"))
    try place.quiz(
      "films",
      #"{"title":"F","questions":[{"kind":"truefalse","text":"a","video":"s/f.webm","correct":true},{"kind":"truefalse","text":"b","video":"none.mp4","correct":true}]}"#
    )
    let plain = try place.run(["films", "--plain"], ["t", "t"]).output
    let said = plain.split(separator: "\n").filter { $0.hasPrefix("[film") }
    XCTAssertEqual(
      said, ["[film: it can be seen in the browser]", "[film: the file is missing or cannot be played]"], plain)
    let json = try place.play(["films", "--new"], Array(repeating: #"{"answer":["true"]}"#, count: 2))
    XCTAssertEqual(
      json.of("question").map { $0.string("problem") },
      [nil, "the film is not there, or is of a kind that cannot be played"])
  }

  /// Paper plays nothing: it says where a sound or film belongs, also beside answers and on the sheets handed back.
  func testPaperSaysWhereASoundBelongs() throws {
    let place = try Place()
    try place.quiz(
      "heard",
      """
      {"title":"Heard","questions":[
        {"id":"a","kind":"truefalse","audio":"s/cat.mp3","correct":true},{"id":"i","kind":"info","text":"Now:","audio":"s/dog.mp3"},
        {"id":"b","text":"Which?","answers":[{"text":"","audio":"s/cat.mp3","correct":true},{"text":"none"}]},
        {"id":"c","kind":"truefalse","text":"Seen?","video":"s/f.webm","correct":true}]}
      """)
    let paper = try place.run(["quiz", "print", "heard"])
    XCTAssertEqual(paper.code, 0, paper.errors)
    let test = try XCTUnwrap(paper.output.components(separatedBy: "<table class=\"part ").dropFirst().first)
    for (said, count) in [
      ("Listen to the sound that is played here.", 2),
      ("Watch the film that is shown here.", 1), (">[Sound]<", 1),
    ] {
      XCTAssertEqual(test.components(separatedBy: said).count - 1, count, said)
    }
    let line = #"{"participant":"Ada","responses":{"a":["false"],"b":["b"]}}"#
    let graded = try place.run(["grade", "heard", "--feedback", place.root + "/sheets.html"], [line])
    XCTAssertEqual(graded.code, 0, graded.errors)
    let sheets = try String(contentsOfFile: place.root + "/sheets.html", encoding: .utf8)
    for said in [">[Sound]<", ">[Film]<"] { XCTAssertEqual(sheets.components(separatedBy: said).count, 2, said) }
  }

  func testPlainLinesPlayWhatIsShown() throws {
    let place = try place()
    let program = try place.start(["sounds", "--plain"])
    XCTAssertEqual(heard(place, count: 1), ["-q ID3 meow"])
    for line in ["t", "t"] { program.send(line) }
    XCTAssertEqual(heard(place, count: 2), ["-q ID3 meow", "-q ID3 woof"])
    for line in ["", "t"] { program.send(line) }
    XCTAssertEqual(program.finish().code, 0)
  }

  /// Files that are missing or of another kind are reported, those of the backs of cards too.
  func testCheckingLooksIntoSounds() throws {
    let place = try Place()
    try place.write("ID3\u{4}", to: "home/quizzes/s/good.mp3")
    try place.write("fLaC", to: "home/quizzes/s/good.txt")
    try place.write("meow", to: "home/quizzes/s/cat.mp3")
    try place.write("....ftypmp42....hdlr....vide", to: "home/quizzes/s/film.mp4")
    try place.quiz(
      "sounds",
      """
      {"title":"Sounds","questions":[
        {"id":"a","kind":"truefalse","audio":"s/good.mp3","correct":true},
        {"id":"b","kind":"truefalse","text":"B","audio":"s/good.txt","correct":true},
        {"id":"c","kind":"truefalse","text":"C","audio":"s/cat.mp3","correct":true},
        {"id":"d","kind":"truefalse","text":"D","audio":"s/none.mp3","correct":true},
        {"id":"e","kind":"truefalse","text":"E","audio":"s/film.mp4","correct":true},
        {"id":"f","kind":"truefalse","text":"F","correct":true,
          "data":{"back":{"image":"s/none.png","audio":"s/gone.mp3"}}}]}
      """)
    let outcome = try place.run(["quiz", "check", "sounds"])
    XCTAssertEqual(outcome.code, 1)
    let kinds = "save it as one of mp3, ogg, opus, wav, m4a, aac, flac, webm"
    let told = outcome.output.split(separator: "\n").compactMap { $0.components(separatedBy: "warning: ").last }
    XCTAssertEqual(
      told,
      [
        "the image 's/none.png' of question 'f' is not there: add the file or correct its path",
        "the sound 's/cat.mp3' of question 'c' is no sound that is known: \(kinds)",
        "the sound 's/none.mp3' of question 'd' is not there: add the file or correct its path",
        "the sound 's/film.mp4' of question 'e' is a film: save its sound alone as one of mp3, ogg, opus, wav, m4a, aac, flac, webm",
        "the sound 's/gone.mp3' of question 'f' is not there: add the file or correct its path",
      ])
    let answers = Array(repeating: #"{"answer":["true"]}"#, count: 6)
    let problems = try place.play(["sounds"], answers).of("question").map { $0.string("problem") != nil }
    XCTAssertEqual(problems, [false, false, true, true, true, false])
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
