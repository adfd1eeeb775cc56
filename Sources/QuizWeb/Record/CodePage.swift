internal import HTMLText
internal import JSONText
internal import QuizCore
internal import QuizPlay

/// The texts for a friend: a result, and the code by which the same sitting is played and compared.
struct CodePage {
  private let object: JSONValue
  private let visit: PageVisit
  private var words: PageWords { visit.words }
  private var shelf: PageWords.Shelf { words.shelf }

  init(_ object: JSONValue, _ visit: PageVisit) {
    (self.object, self.visit) = (object, visit)
  }

  var frame: PageFrame {
    PageFrame(shelf.sendChallenge) {
      Tag.header(.class("stack")) {
        Tag.p(.class("soft"), .dirAuto) { object["title"]?.string ?? "" }
        Tag.h1(.named("tabindex", "-1")) { shelf.sendChallenge }
        Tag.p { shelf.sendText }
      }
      Tag.section(.class("card")) {
        Tag.h2 { Tag.label(.named("for", "share")) { shelf.toSend } }
        Tag.textarea(.id("share"), .class("share"), .flag("readonly"), .named("rows", "8")) { text }
        Tag.p {
          Tag.button(.class("main"), .type("button"), .data("share", "share"), .flag("hidden")) { words.result.doShare }
        }
      }
      Tag.p(.class("soft")) { shelf.sendHow }
      Tag.p {
        Tag.a(.class("button"), .href("/sittings/\(object["sitting"]?.string ?? "")/review")) { words.result.review }
      }
    }
  }

  /// An address leads there, where others find this server.
  private var text: String {
    let code = object["code"]?.string ?? ""
    let address = Query("\(visit.origin)/challenge", [("code", code)]).path
    let isFound = !visit.isLoopback && address.utf8.count <= Self.longestAddress
    return (object.texts("share") + [isFound ? address : code]).joined(separator: "\n")
  }

  /// The most characters in a request's first line, with room for the rest.
  private static let longestAddress = 4000
}
