internal import HTMLText
internal import QuizWire
internal import Words

/// The form for a guest's name.
struct JoinPage {
  private let name: String?
  private let isOwner: Bool
  private let told: FormNotice?
  private let words: PageWords

  /// `me` is the engine's reply on the visitor.
  init(_ me: EngineReply, _ told: FormNotice?, _ visit: PageVisit) {
    (name, isOwner) = (me.player, me.isOwner == true)
    (self.told, words) = (told, visit.words)
  }

  var frame: PageFrame {
    PageFrame(words.shelf.yourName) {
      Tag.h1(.named("tabindex", "-1")) { words.room.enter }
      CodeForm(words).html
      if !isOwner {
        Tag.h2 { words.shelf.ownCodeTitle }
        Tag.p { words.shelf.ownCodeText }
        PersonForm(words: words, told: isOfPerson ? told : nil).html
      }
      Tag.h2 { words.shelf.yourName }
      if isOwner {
        Tag.p(.dirAuto) { words.shelf.joinOwner(["name": name ?? ""]) }
        Tag.p { Tag.a(.class("button"), .href("/players")) { words.house.playersLabel } }
      } else {
        Tag.p(.dirAuto) { name.map { words.shelf.joinText(["name": $0]) } ?? words.shelf.joinNobody }
        HTML.told(told, words)
        form
      }
    }
  }

  /// Whether the form for a code came back.
  private var isOfPerson: Bool { told?.sent["code"] != nil }
  private var refilled: Refilled { Refilled(told: isOfPerson ? nil : told, words: words) }

  private var form: HTML {
    Tag.form(.class("card"), .named("method", "post"), .named("action", "/join")) {
      Tag.div(.class("field")) {
        Tag.label(.named("for", "name")) { words.shelf.nameLabel }
        Tag.input(
          [
            .id("name"), .type("text"), .name("name"), .value(refilled.value("name") ?? name ?? ""),
            .named("maxlength", "60"), .named("autocomplete", "nickname"), .flag("required"),
          ] + refilled.marks("name"))
        refilled.amiss("name")
      }
      Tag.p { Tag.button(.class("main")) { words.shelf.save } }
    }
  }
}
