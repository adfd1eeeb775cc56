internal import HTMLText
internal import QuizCore

/// Pictures that many sections of one page show: each stands once in its style sheet, and is named by a class.
struct SharedPictures {
  private var classes: [String: String] = [:]
  /// The rules that hold the pictures.
  private(set) var style = ""
  /// The questions with an unreadable picture.
  private(set) var lost: [Question] = []
  /// The greatest height of pictures on paper, in millimetres.
  private static let highest = 60.0

  init(of questions: [Question], _ pictures: PagePictures) {
    for question in questions {
      guard let name = question.image, classes[name] == nil else { continue }
      guard let source = pictures.source(name) else {
        lost.append(question)
        continue
      }
      let own = "picture-\(classes.count + 1)"
      classes[name] = own
      style += ".\(own) { background-image: url(\"\(source)\"); \(Self.measures(pictures.size(name))) }\n"
    }
  }

  /// The natural size, at most as wide as the page and as high as `highest`; unknown sizes get that height.
  private static func measures(_ size: PictureSize?) -> String {
    guard let size else { return "height: \(Int(highest))mm;" }
    let widest = Scores.written(highest * Double(size.width) / Double(size.height))
    return "width: min(100%, \(size.width)px, \(widest)mm); aspect-ratio: \(size.width) / \(size.height);"
  }

  @HTMLBuilder func html(_ question: Question?) -> HTML {
    if let question, let name = question.image, let own = classes[name] {
      Tag.div(.class("picture", own), .named("role", "img"), .aria("label", question.imageAlt ?? ""))
    }
  }
}
