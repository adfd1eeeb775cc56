internal import QuizCore
internal import QuizFormats
internal import QuizPlay

/// The texts with markup, pictures, sounds and films of a quiz, as players see and hear them.
struct ShownCheck {
  let quiz: Quiz
  let path: String
  let bytes: [UInt8]
  let problems: MediaProblems
  let readers: QuizReaders

  var findings: [Diagnostic] { imageFindings + soundFindings + markupFindings }

  private var markupFindings: [Diagnostic] {
    let format = QuizFormat(path: path)
    let isOwn = format == .json || format == .lua
    let table =
      isOwn ? QuizFile.salvage(bytes, path: path, format: format ?? .json, readers: readers).table : nil
    return MarkupCheck(quiz, table, path: path, bytes: bytes, problems).findings
  }

  /// The findings on images that are missing or cannot be shown; paths are relative to the quiz's file.
  private var imageFindings: [Diagnostic] {
    let questions = quiz.questions.flatMap { question in
      ([question.image] + question.tileMedia.map(\.image)).map { ("question '\(question.id)'", $0) }
    }
    let outcomes = quiz.outcomes.map { ("outcome '\($0.id)'", $0.image) }
    let bands = quiz.bands.enumerated().map { ("band \($0.offset + 1)", $0.element.image) }
    let kept = quiz.questions.flatMap { question in
      question.keptFiles("image").map { ("question '\(question.id)'", String?.some($0)) }
    }
    return ([("the quiz", quiz.image)] + outcomes + bands + questions + kept).compactMap { owner, image in
      image.flatMap { finding("image", $0, .image, of: owner) }
    }
  }

  /// The findings on sounds and films that are missing or cannot be played.
  private var soundFindings: [Diagnostic] {
    let films = quiz.questions.compactMap { question in
      question.video.flatMap { finding("film", $0, .film, of: "question '\(question.id)'") }
    }
    let sounds = quiz.questions.flatMap { question in
      ([question.audio].compactMap(\.self) + question.tileMedia.compactMap(\.audio) + question.keptFiles("audio"))
        .compactMap { finding("sound", $0, .sound, of: "question '\(question.id)'") }
    }
    return films + sounds
  }

  private func finding(_ noun: String, _ name: String, _ use: MediaProblems.Use, of owner: String) -> Diagnostic? {
    problems.find(use, name).map {
      Diagnostic(.warning, file: path, message: "the \(noun) '\(name)' of \(owner) \($0)")
    }
  }
}

extension Question {
  /// The files that its `data` keeps under a key for the back of a card.
  fileprivate func keptFiles(_ key: String) -> [String] { [data["back"]?[key]?.string].compactMap(\.self) }
}
