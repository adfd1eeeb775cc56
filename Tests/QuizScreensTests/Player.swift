import QuizCore
import QuizPlay
import Terminal
import Words
import XCTest

@testable import QuizScreens

/// Plays a sitting through its screens without a loop: press, then look.
struct Player {
  private(set) var scenes: SittingScenes
  let sitting: Sitting
  var size: Size
  let settings: ScreenSettings
  var pictures = PictureShelf { _ in nil }
  var depth = ColourDepth.none
  private(set) var ending: Ending?

  init(
    _ quiz: Quiz?, mode: any Mode = BuiltInMode(), players: [String] = ["Ann"],
    size: Size = Size(rows: 24, columns: 80),
    ascii: Bool = false, language: InterfaceLanguage = .english,
    extras: @escaping (SittingState) -> ResultExtras = { _ in ResultExtras() }
  ) throws {
    sitting = Samples.sitting(Samples.beginning(quiz, mode: mode, players: players), mode: mode)
    settings = ScreenSettings(ascii: ascii, texts: .of(language))
    self.size = size
    scenes = SittingScenes(sitting.state, notices: [], settings, extras: extras)
    scenes.take(try sitting.begin(), sitting.state)
  }

  var canvas: Canvas {
    var canvas = Canvas(size: size, settings: settings, depth: depth, pictures: pictures)
    canvas.notice = scenes.notices.first
    canvas.left = sitting.left(at: 0)
    return canvas
  }

  var frame: Frame { scenes.shown.frame(canvas) }

  mutating func press(_ keys: Key...) {
    for key in keys { press(key) }
  }

  mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Does what the mouse does: the keys that it stands for are pressed.
  mutating func take(_ action: Pointer.Action) {
    for key in scenes.keys(of: action, canvas) { press(key) }
  }

  private mutating func press(_ key: Key) {
    switch scenes.update(key, canvas) {
    case .send(let intent): send(intent)
    case .confirm(let intent): send(intent, isConfirmed: true)
    case .leave(let ending): self.ending = ending
    default: break
    }
  }

  private mutating func send(_ intent: Intent, isConfirmed: Bool = false) {
    let command: Command
    switch intent {
    case .answer(let reply, let inputs):
      guard let response = try? Projection(state: sitting.state)?.response(to: reply) else { return XCTFail("reply") }
      command = .answer(response, inputs: inputs)
    case .skip: command = .skip
    case .hint: command = .hint
    case .back: command = .back
    case .finish: command = .finish
    case .discard: command = .discard
    case .action(let id, let inputs): command = .action(id, inputs: inputs)
    case .proceed(let inputs): command = .proceed(inputs: inputs)
    case .goTo(let place): command = .goTo(place)
    }
    if !isConfirmed, let doubt = sitting.endDoubt(about: command) { return scenes.ask(about: doubt, before: intent) }
    let (moments, refusal) = sitting.perform(command, at: 0)
    scenes.take(moments, sitting.state)
    if let refusal { scenes.say(refusal.sentence(settings.texts.language)) }
  }

  /// Lets time go by.
  mutating func pass(_ ms: Int) {
    scenes.take(sitting.letPass(ms), sitting.state)
  }
}

/// Compares what is drawn with a picture of it, in which three and more empty rows are written as their number.
func assertScreen(_ frame: Frame, _ expected: String, file: StaticString = #filePath, line: UInt = #line) {
  let drawn = frame.picture
  XCTAssertEqual(drawn, expected, "drawn:\n\(drawn)", file: file, line: line)
}

extension Frame {
  /// Its rows as text.
  var picture: String {
    var rows: [String] = []
    var empty = 0
    for line in lines + ["end"] {
      if line.isEmpty {
        empty += 1
        continue
      }
      rows += empty < 3 ? Array(repeating: "", count: empty) : ["(\(empty) empty rows)"]
      empty = 0
      rows.append(line)
    }
    return rows.dropLast().joined(separator: "\n")
  }
}
