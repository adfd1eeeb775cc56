internal import Markup
package import QuizCore

/// An event for faces to show, in order.
package enum Moment: Equatable, Sendable {
  case step(StepView)
  case hint(String, TextMarkup = .plain)
  /// The time of that step was up.
  case timeout(step: Int)
  case verdict(VerdictView)
  /// Every question is answered; free navigation waits for the player to submit all.
  case waitingForFinish
  case result(SittingResult)
  case warning(String)
  /// News from outside the sitting.
  case news(String)
  /// The player's command was refused; nothing changed.
  case refused(String)
  case discarded
}

/// Moments for faces that show them one screen at a time.
extension Moment {
  /// The end of a reply that begins with the moment at `start`: after the first run of verdicts, which the player has
  /// to read before the next step, or at the end of all.
  package static func end(of moments: [Moment], from start: Int) -> Int {
    guard let first = moments[start...].firstIndex(where: \.isVerdict) else { return moments.count }
    return moments[first...].firstIndex { !$0.isVerdict } ?? moments.count
  }

  package var isTimeout: Bool { if case .timeout = self { true } else { false } }

  package var isResult: Bool { if case .result = self { true } else { false } }

  package var isVerdict: Bool { if case .verdict = self { true } else { false } }

  /// The same with other names for its picture and sound; nil leaves one out.
  package func naming(_ name: (String) -> String?) -> Moment {
    switch self {
    case .step(.question(let view)): return .step(.question(view.naming(name)))
    case .step(.page(var view)):
      view.page.image = view.page.image.flatMap(name)
      let audio = view.page.audio
      view.page.audio = audio.flatMap { ServedMedia.served($0, name) }
      if audio != nil, view.page.audio == nil { view.problem = ServedMedia.soundProblem }
      view.pictures = .init(in: [view.page.body], view.markup, name)
      return .step(.page(view))
    case .verdict(let view): return .verdict(view.naming(name))
    case .result(var result):
      result.image = result.image.flatMap(name)
      result.pictures = .init(in: [result.body], result.markup, name)
      return .result(result)
    default: return self
    }
  }

  /// The same with the time that is left as of now.
  package func timed(_ left: (question: Int?, quiz: Int?)) -> Moment {
    switch self {
    case .step(.question(var view)):
      (view.leftMs, view.quizLeftMs) = left
      return .step(.question(view))
    case .step(.page(var view)):
      view.quizLeftMs = left.quiz
      return .step(.page(view))
    default: return self
    }
  }
}

extension QuestionView {
  /// The same with other names for its picture and sound; nil leaves one out.
  package func naming(_ name: (String) -> String?) -> QuestionView {
    var view = self
    view.image = image.flatMap(name)
    view.audio = audio.flatMap { ServedMedia.served($0, name) }
    view.video = video.flatMap { ServedMedia.film($0, name) }
    (view.answers, view.left, view.right) = (
      answers.map { $0.naming(name) }, left.map { $0.naming(name) }, right.map { $0.naming(name) }
    )
    let lacksOwn = zip(tiles, view.tiles).contains { $0.media.audio != nil && $1.media.audio == nil }
    if audio != nil && view.audio == nil || lacksOwn { view.problem = ServedMedia.soundProblem }
    if video != nil, view.video == nil { view.problem = ServedMedia.filmProblem }
    view.pictures = .init(in: [text] + (answers + left + right).map(\.text), markup, name)
    view.pictures.add(.init(in: hintsSeen, hintMarkup, name))
    view.pictures.add(.init(in: [note], noteMarkup, name))
    return view
  }
}

extension VerdictView {
  /// The verdict with the addresses of its pictures.
  package func naming(_ name: (String) -> String?) -> VerdictView {
    var view = self
    view.pictures = .init(in: [questionText, explanation], markup, name)
    view.pictures.add(.init(in: [feedback], feedbackMarkup, name))
    return view
  }
}

extension [TextPicture] {
  /// The pictures in texts, each once; `name` gives the address of one, or nil where it is not there.
  package init(in texts: [String?], _ markup: TextMarkup, _ name: (String) -> String?) {
    self = []
    guard markup == .markdown else { return }
    for path in texts.compactMap({ $0 }).flatMap(Markup.picturePaths) where !contains(where: { $0.path == path }) {
      if let address = name(path) { append(TextPicture(path: path, address: address)) }
    }
  }

  fileprivate mutating func add(_ others: [TextPicture]) {
    append(contentsOf: others.filter { !contains($0) })
  }
}

extension Choice {
  /// The same with other names for its picture and sound; nil leaves one out.
  func naming(_ name: (String) -> String?) -> Choice {
    var choice = self
    choice.media.image = media.image.flatMap(name)
    choice.media.audio = media.audio.flatMap { ServedMedia.served($0, name) }
    return choice
  }
}

/// The use of a file that plays.
package enum PlayedMedia: Sendable { case sound, film }

/// Sounds and films of steps, and the sentences on unplayable ones.
package enum ServedMedia {
  package static let soundProblem = "the sound is not there, or is of a kind that cannot be played"

  package static let filmProblem = "the film is not there, or is of a kind that cannot be played"

  private static let endings: Set = ["mp3", "ogg", "opus", "wav", "m4a", "aac", "flac", "weba", "webm"]

  /// The name under which a file is served; nil for other files than films. In `webm` the key says which it is.
  static func film(_ path: String, _ name: (String) -> String?) -> String? {
    name(path).flatMap { served in
      ["mp4", "webm", "weba"].contains(served.split(separator: ".").last.map(String.init) ?? "") ? served : nil
    }
  }

  /// The name under which a file is served; nil for other files than sounds.
  static func served(_ path: String, _ name: (String) -> String?) -> String? {
    name(path).flatMap { served in
      let ending = served.split(separator: ".").last.map(String.init) ?? ""
      return endings.contains(ending) ? served : nil
    }
  }
}

extension Moment {
  /// The moment with a problem for a missing or unplayable sound or film.
  package func checkingMedia(_ plays: (String, PlayedMedia) -> Bool) -> Moment {
    switch self {
    case .step(.question(var view)):
      let sounds = [view.audio].compactMap(\.self) + view.tiles.compactMap(\.media.audio)
      if !sounds.allSatisfy({ plays($0, .sound) }) { view.problem = ServedMedia.soundProblem }
      if let video = view.video, !plays(video, .film) { view.problem = ServedMedia.filmProblem }
      return .step(.question(view))
    case .step(.page(var view)):
      if let audio = view.page.audio, !plays(audio, .sound) { view.problem = ServedMedia.soundProblem }
      return .step(.page(view))
    case .hint, .timeout, .verdict, .waitingForFinish, .result, .warning, .news, .refused, .discarded: return self
    }
  }
}
