internal import HTMLText
internal import QuizWire
internal import Words

/// The players of this machine: chosen, renamed, added.
struct PlayersPage {
  private let players: [PlayerListing]
  private let told: FormNotice?
  private let words: PageWords
  private var house: PageWords.House { words.house }
  private var refilled: Refilled { Refilled(told: told, words: words) }

  init(_ listing: PlayersListing, _ told: FormNotice?, _ visit: PageVisit) {
    players = listing.players
    (self.told, words) = (told, visit.words)
  }

  var frame: PageFrame {
    var frame = PageFrame(house.playersLabel) {
      Tag.h1(.named("tabindex", "-1")) { house.playersLabel }
      HTML.told(told, words)
      Tag.ul(.class("rows", "halves")) { players.enumerated().map { row($1, $0 + 1) } }
      newcomer
    }
    frame.isWide = true
    return frame
  }

  private func row(_ player: PlayerListing, _ place: Int) -> HTML {
    Tag.li {
      Emblem.player(player.name)
      Tag.span(.class("grow")) {
        Tag.b(.dirAuto) { player.name }
        Tag.br()
        Tag.small {
          (player.isCurrent ? house.playsJustNow + " · " : "")
            + house.finishedCount(["n": String(player.finished)])
        }
      }
      if !player.isCurrent { use(player) }
      rename(player, place)
    }
  }

  /// Two may have one name: the id says which is meant.
  private func use(_ player: PlayerListing) -> HTML {
    Tag.form(.named("method", "post"), .named("action", "/players")) {
      HTML.hidden("name", player.id)
      Tag.button(.name("do"), .value("use"), .aria("label", house.playAs(["name": player.name]))) { house.choose }
    }
  }

  private func rename(_ player: PlayerListing, _ place: Int) -> HTML {
    let name = player.name
    // The form that came back to be mended stands open.
    let isBack = refilled.value("new") != nil && refilled.value("name") == player.id
    return Tag.details(isBack ? [.flag("open")] : []) {
      Tag.summary(.class("button", "quiet"), .aria("label", house.newNameFor(["name": name]))) { house.renameLabel }
      Tag.form(.class("search"), .named("method", "post"), .named("action", "/players")) {
        HTML.hidden("name", player.id)
        Tag.label(.class("sr"), .named("for", "new-\(place)")) { house.newNameFor(["name": name]) }
        Tag.input(
          [
            .id("new-\(place)"), .type("text"), .name("new"), .value(isBack ? refilled.value("new") ?? name : name),
            .named("maxlength", "60"), .named("autocomplete", "off"), .flag("required"),
          ] + (isBack ? refilled.marks("new") : []))
        HTML.deed("rename", house.renameLabel)
      }
      isBack ? refilled.amiss("new") : HTML.empty
    }
  }

  private var isAdding: Bool { refilled.value("do") == "add" }

  private var newcomer: HTML {
    Tag.form(.class("card"), .named("method", "post"), .named("action", "/players")) {
      Tag.h2 { house.somebodyNew }
      Tag.div(.class("field")) {
        Tag.label(.named("for", "name")) { words.shelf.nameLabel }
        Tag.input(
          [
            .id("name"), .type("text"), .name("name"), .value(isAdding ? refilled.value("name") ?? "" : ""),
            .named("maxlength", "60"), .named("autocomplete", "off"), .flag("required"),
          ] + refilled.marks("name"))
        refilled.amiss("name")
      }
      Tag.p { HTML.deed("add", house.add, "main") }
    }
  }
}
