internal import QuizCells
package import QuizCore
package import QuizFormats
package import QuizLibrary
internal import QuizModes
internal import QuizPlay

/// The needs of a quiz beyond its file: the mode it names, the mode's options, its images.
package struct QuizSurroundings {
  package let library: Library
  package let quiz: Quiz
  package let path: String
  package let bytes: [UInt8]

  package init(library: Library, quiz: Quiz, path: String, bytes: [UInt8]) {
    self.library = library
    self.quiz = quiz
    self.path = path
    self.bytes = bytes
  }

  package var findings: [Diagnostic] { modeFindings + imageFindings + soundFindings + markupFindings }

  // MARK: Texts

  private var markupFindings: [Diagnostic] {
    let format = QuizFormat(path: path)
    let isOwn = format == .json || format == .lua
    let table =
      isOwn ? QuizFile.salvage(bytes, path: path, format: format ?? .json, readers: library.cells.readers).table : nil
    return MarkupCheck(quiz, table, path: path, bytes: bytes, files: library.media(ofQuizAt: path)).findings
  }

  // MARK: The mode

  private var modeFindings: [Diagnostic] {
    guard let id = quiz.plugin else { return [] }
    let names = library.pluginPaths.map(\.id)
    guard names.contains(id) else {
      let hint = nearest(to: id, in: names).map { "did you mean '\($0)'?" } ?? "`quizrun plugins` lists those at hand"
      return [Diagnostic(.warning, file: path, line: line(of: id), message: "there is no mode '\(id)': \(hint)")]
    }
    // A mode that cannot be read is a matter of `plugin check`.
    return (try? library.plugin(id)).map { optionFindings($0, id) } ?? []
  }

  /// The line that names the mode, from 1.
  private func line(of id: String) -> Int? {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { $0.contains("plugin") && $0.contains(id) }.map { $0 + 1 }
  }

  /// Options that the quiz's own mode refuses or does not have.
  private func optionFindings(_ plugin: Plugin, _ id: String) -> [Diagnostic] {
    let places = OptionPlaces(path: path, bytes: bytes, plugins: [plugin])
    let names = plugin.info.options.map(\.name)
    return quiz.options.compactMap { field in
      let name = field.key.written
      let line = places.line(name)
      guard let spec = plugin.info.options.last(where: { $0.name == name })?.spec else {
        let has = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
        let hint = nearest(to: name, in: names).map { "did you mean '\($0)'?" } ?? has
        let message = "the mode '\(id)' has no option '\(name)': \(hint)"
        return Diagnostic(.warning, file: path, line: line, message: message)
      }
      if spec.accepted(field.value) != nil { return nil }
      return Diagnostic(.error, file: path, line: line, message: places.refusal(name, spec, field.value))
    }
  }

  // MARK: Images

  /// The findings on images that are missing or cannot be shown; paths are relative to the quiz's file.
  private var imageFindings: [Diagnostic] {
    let files = library.media(ofQuizAt: path)
    let questions = quiz.questions.flatMap { question in
      ([question.image] + question.tileMedia.map(\.image)).map { ("question '\(question.id)'", $0) }
    }
    let outcomes = quiz.outcomes.map { ("outcome '\($0.id)'", $0.image) }
    let bands = quiz.bands.enumerated().map { ("band \($0.offset + 1)", $0.element.image) }
    let kept = quiz.questions.flatMap { question in
      question.keptFiles("image").map { ("question '\(question.id)'", String?.some($0)) }
    }
    return ([("the quiz", quiz.image)] + outcomes + bands + questions + kept).compactMap { owner, image in
      guard let image, let problem = Self.problem(image, files) else { return nil }
      return Diagnostic(.warning, file: path, message: "the image '\(image)' of \(owner) \(problem)")
    }
  }

  // MARK: Sounds

  /// The findings on sounds that are missing or cannot be played.
  private var soundFindings: [Diagnostic] {
    let files = library.media(ofQuizAt: path)
    let sounds = quiz.questions.flatMap { question in
      ([question.audio].compactMap(\.self) + question.tileMedia.compactMap(\.audio) + question.keptFiles("audio"))
        .map { (question.id, $0) }
    }
    return filmFindings(files)
      + sounds.compactMap { id, sound in
        guard let problem = Self.soundProblem(sound, files) else { return nil }
        return Diagnostic(.warning, file: path, message: "the sound '\(sound)' of question '\(id)' \(problem)")
      }
  }

  private func filmFindings(_ files: QuizMediaFiles) -> [Diagnostic] {
    quiz.questions.compactMap { question in
      guard let film = question.video, let problem = Self.filmProblem(film, files) else { return nil }
      return Diagnostic(.warning, file: path, message: "the film '\(film)' of question '\(question.id)' \(problem)")
    }
  }

  private static func filmProblem(_ film: String, _ files: QuizMediaFiles) -> String? {
    guard let bytes = files.bytes(film) else { return "is not there: add the file or correct its path" }
    guard let kind = MediaKind(bytes) else { return "is no film that is known: save it as mp4 or webm" }
    if kind.isFilm { return nil }
    return kind.use == .picture ? "is a picture: name it as 'image'" : "is no mp4 or webm: save it as one of them"
  }

  private static func soundProblem(_ sound: String, _ files: QuizMediaFiles) -> String? {
    guard let bytes = files.bytes(sound) else { return "is not there: add the file or correct its path" }
    let kind = MediaKind(bytes)
    if kind?.isSound == true { return nil }
    switch kind?.use {
    case .sound: return nil
    case .film: return "is a film: save its sound alone as one of mp3, ogg, opus, wav, m4a, aac, flac, webm"
    case .picture: return "is a picture: name it as 'image'"
    case nil: return "is no sound that is known: save it as one of mp3, ogg, opus, wav, m4a, aac, flac, webm"
    }
  }

  // MARK: Pictures

  /// The problem with a picture in a text, where sounds and films may stand too.
  static func pictureProblem(_ path: String, _ files: QuizMediaFiles) -> String? {
    guard QuizReader.staysInside(path) else { return "lies outside of the quiz's folder: move it there" }
    if let use = files.bytes(path).flatMap({ MediaKind($0)?.use }), use != .picture { return nil }
    return problem(path, files)
  }

  private static func problem(_ image: String, _ files: QuizMediaFiles) -> String? {
    let start = files.start(of: image)
    if start == .missing { return "is not there: add the file or correct its path" }
    guard case .bytes(let start) = start else { return nil }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return nil }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      let hasInks = files.bytes(image).flatMap { JPEGHeader($0) }?.components == 4
      return hasInks ? "is a JPEG in CMYK, whose colours browsers show in different ways: save it as RGB" : nil
    }
    return "is \(kind(start)), and pictures are PNG or JPEG files: save it as one of them"
  }

  /// The kind of an unsupported picture, by its first bytes.
  private static func kind(_ start: [UInt8]) -> String {
    if start.starts(with: Array("GIF8".utf8)) { return "a GIF" }
    if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).starts(with: Array("WEBP".utf8)) { return "a WebP" }
    let text = start.starts(with: Array("<svg".utf8)) || start.starts(with: Array("<?xml".utf8))
    return text ? "an SVG" : "no picture that is known"
  }
}

extension Question {
  /// The files that its `data` keeps under a key for the back of a card.
  fileprivate func keptFiles(_ key: String) -> [String] { [data["back"]?[key]?.string].compactMap(\.self) }
}
