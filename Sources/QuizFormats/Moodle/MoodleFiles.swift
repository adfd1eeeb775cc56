internal import Markup
internal import QuizCore
internal import TextLayout

/// A text of Moodle XML, with the pictures that stand in it.
struct MoodleText {
  /// A picture: its name in the file, its bytes, and the words that stand for it.
  struct Picture {
    var name: String
    var bytes: [UInt8]
    var words: String?
    /// The path by which the text names it between its words; nil for one behind the text.
    var placedPath: String?
  }

  var text: String
  var markup = TextMarkup.plain
  /// The gaps of a text with markup, by the marks that stand for them in it.
  var gaps: [String: String] = [:]
  var pictures: [Picture] = []

  /// The `format` attribute, and the content of the element.
  var written: (format: String, inside: String) {
    var texts = MarkedTexts(markup: markup, form: .tex)
    if pictures.isEmpty, gaps.isEmpty, !texts.isMarked(text) {
      return ("plain_text", "<text>\(MoodleText.escaped(texts.plain(text)))</text>")
    }
    for picture in pictures {
      if let path = picture.placedPath { texts.addresses[path] = "@@PLUGINFILE@@/" + MediaName.percented(picture.name) }
    }
    let images = pictures.filter { $0.placedPath == nil }.map { picture in
      let address = MediaName.percented(picture.name)
      return "<p><img src=\"@@PLUGINFILE@@/\(address)\" alt=\"\(MoodleText.escaped(picture.words ?? ""))\"></p>"
    }
    let files = pictures.map { picture in
      let name = MoodleText.escaped(picture.name)
      return "<file name=\"\(name)\" path=\"/\" encoding=\"base64\">\(Base64.encoded(picture.bytes))</file>"
    }
    var html = texts.blocks(text) + images.joined()
    for (mark, gap) in gaps { html = html.replacing(mark, with: MarkupText.escaped(gap)) }
    return ("html", "<text>\(MoodleText.escaped(html))</text>" + files.joined())
  }

  /// Adds a picture, under a name of its own.
  mutating func add(_ picture: Picture) {
    var picture = picture
    let name = picture.name
    var number = 1
    while pictures.contains(where: { $0.name == picture.name }) {
      number += 1
      picture.name = MediaName.numbered(name, number)
    }
    pictures.append(picture)
  }

  /// The text without characters that XML cannot hold (https://www.w3.org/TR/xml/#charsets).
  static func escaped(_ text: String) -> String { MarkupText.escaped(MarkupText.withoutControls(text)) }
}

/// The pictures of a quiz, each under a name of its own in its text.
struct MoodlePictures {
  let source: MediaSource

  /// The picture at a path; nil, with a loss, when it is missing.
  func picture(_ path: String, _ words: String?, of question: Question, _ losses: inout Losses) -> MoodleText.Picture? {
    guard let bytes = source.bytes(path) else {
      losses.note(question, "the file '\(shown(path))' is not there: left out")
      return nil
    }
    return MoodleText.Picture(name: MediaName.safe(path), bytes: bytes, words: words)
  }

  /// The text of a question with its image, and with other files that came along.
  func text(of question: Question, _ losses: inout Losses) -> MoodleText {
    var text = self.text(question.text, of: question, &losses)
    var paths = question.image.map { [($0, question.imageAlt)] } ?? []
    paths += (question.data["images"]?.elements ?? []).compactMap(\.string).map { ($0, nil) }
    for (path, words) in paths {
      if let picture = picture(path, words, of: question, &losses) { text.add(picture) }
    }
    return text
  }

  /// A text of a question, with the pictures that stand between its words.
  func text(_ text: String, of question: Question, _ losses: inout Losses) -> MoodleText {
    var written = MoodleText(text: text, markup: question.markup)
    if question.markup == .plain { return written }
    for path in Set(Markup.picturePaths(in: text)).sorted() {
      guard var picture = picture(path, nil, of: question, &losses) else { continue }
      picture.placedPath = path
      written.add(picture)
    }
    return written
  }

  /// The text of an answer, with its picture when it has one.
  func text(of answer: Answer, in question: Question, _ losses: inout Losses) -> MoodleText {
    var text = self.text(answer.text, of: question, &losses)
    if let path = answer.media.image ?? answer.data["image"]?.string,
      let picture = picture(path, answer.media.imageAlt, of: question, &losses)
    {
      text.add(picture)
    }
    return text
  }
}
