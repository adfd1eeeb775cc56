internal import HTMLText
internal import QuizWire
internal import Words

/// The texts for a friend: a result, and the code by which the same sitting is played and compared.
struct CodePage {
  let challenge: ChallengeCodeView
  let visit: PageVisit
  private var words: PageWords { visit.words }
  private var shelf: PageWords.Shelf { words.shelf }

  var frame: PageFrame {
    PageFrame(shelf.challengeFriend) {
      Tag.header(.class("stack")) {
        Tag.p(.class("soft"), .dirAuto) { challenge.title }
        Tag.h1(.named("tabindex", "-1")) { shelf.challengeFriend }
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
        Tag.a(.class("button"), .href("/sittings/\(challenge.sitting)/review")) { words.result.seeAnswers }
      }
    }
  }

  /// An address leads there, where others find this server.
  private var text: String {
    let code = challenge.code
    let address = Query("\(visit.origin)/challenge", [("code", code)]).path
    let isFound = !visit.isLoopback && address.utf8.count <= Self.longestAddress
    return (challenge.share + [isFound ? address : code]).joined(separator: "\n")
  }

  /// The most characters in a request's first line, with room for the rest.
  private static let longestAddress = 4000
}
