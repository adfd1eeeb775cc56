internal import HTMLText
internal import QuizCore
internal import QuizHTML
internal import QuizPlay
internal import QuizWire
internal import Words

/// A picture with its description.
struct DescribedPicture: Equatable {
  /// A path here.
  var path: String
  var alt: String

  init?(_ path: String?, _ alt: String?) {
    guard let path else { return nil }
    (self.path, self.alt) = (path, alt ?? "")
  }
}

extension QuestionView {
  var picture: DescribedPicture? { DescribedPicture(image, imageAlt) }

  /// A gap and its number stay on one line.
  private var asked: ShownText {
    shown(kind == .gaps ? textInWords.replacing(" ____", with: "\u{A0}____") : textInWords)
  }

  /// The text as a heading, which is never empty: a question of a picture or a sound alone says what to do.
  func heading(_ words: PageWords) -> HTML {
    if !textInWords.allSatisfy(\.isWhitespace) { return asked.lines }
    return .text(audio != nil || lacksSound ? words.play.listen : words.play.look)
  }

  var lacksSound: Bool { problem != nil && !lacksFilm }

  var lacksFilm: Bool { problem == ServedMedia.filmProblem }

  /// The text of an answer, an item, a left or a right by its id, without markup.
  ///
  /// What was typed has no id, and is never markup.
  func text(of id: String) -> String { shownChoice(id)?.line ?? id }

  /// The same as it is seen.
  func choice(_ id: String) -> HTML { shownChoice(id)?.cell ?? .text(id) }

  private func shownChoice(_ id: String) -> ShownText? {
    (answers + left + right).first { $0.id == id }.map { shown($0.name) }
  }
}

extension EngineReply {
  /// The room of a reply, with the player's answer in the fields of its question; nil without one.
  var shownRoom: RoomView? {
    guard var room = nodes.first.flatMap({ RoomView(wire: $0) }) else { return nil }
    room.question?.draft = room.mine?.answer
    // In a room nothing is skipped: without an answer there was no time left.
    if room.verdict?.given == nil { room.verdict?.settling = .timedOut }
    guard let given = room.mine?.inputs, let inputs = room.question?.inputs else { return room }
    room.question?.inputs = inputs.map { input in
      var input = input
      // Empty, where it was not given.
      input.spec.initial = given.first { $0.key.written == input.name }?.value
      return input
    }
    return room
  }
}
