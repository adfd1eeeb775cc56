internal import QuizCore
internal import TextLayout

/// A text of Moodle XML, with the pictures that stand in it.
struct MoodleText {
  /// A picture: its name in the file, its bytes, and the words that stand for it.
  struct Picture {
    var name: String
    var bytes: [UInt8]
    var words: String?
  }

  var text: String
  var pictures: [Picture] = []

  /// The `format` attribute, and the content of the element.
  var written: (format: String, inside: String) {
    if pictures.isEmpty { return ("plain_text", "<text>\(MoodleText.escaped(text))</text>") }
    let images = pictures.map { picture in
      let address = MediaName.percented(picture.name)
      return "<p><img src=\"@@PLUGINFILE@@/\(address)\" alt=\"\(MoodleText.escaped(picture.words ?? ""))\"></p>"
    }
    let files = pictures.map { picture in
      let name = MoodleText.escaped(picture.name)
      return "<file name=\"\(name)\" path=\"/\" encoding=\"base64\">\(Base64.encoded(picture.bytes))</file>"
    }
    let html = MarkupText.xhtml(text) + images.joined()
    return ("html", "<text>\(MoodleText.escaped(html))</text>" + files.joined())
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
    var text = MoodleText(text: question.text)
    var paths = question.image.map { [($0, question.imageAlt)] } ?? []
    paths += (question.data["images"]?.elements ?? []).compactMap(\.string).map { ($0, nil) }
    for (path, words) in paths {
      guard var picture = picture(path, words, of: question, &losses) else { continue }
      var number = 1
      while text.pictures.contains(where: { $0.name == picture.name }) {
        number += 1
        picture.name = MediaName.numbered(MediaName.safe(path), number)
      }
      text.pictures.append(picture)
    }
    return text
  }

  /// The text of an answer, with its picture when it has one.
  func text(of answer: Answer, in question: Question, _ losses: inout Losses) -> MoodleText {
    var text = MoodleText(text: answer.text)
    if let path = answer.data["image"]?.string, let picture = picture(path, nil, of: question, &losses) {
      text.pictures = [picture]
    }
    return text
  }
}
