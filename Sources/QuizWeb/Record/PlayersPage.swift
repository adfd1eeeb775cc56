internal import HTMLText
internal import JSONText
internal import QuizPlay
internal import Words

/// The players of this machine: chosen, renamed, added.
struct PlayersPage {
  private let players: [JSONValue]
  private let told: Told?
  private let words: PageWords
  private var house: PageWords.House { words.house }
  private var refilled: Refilled { Refilled(told, words) }

  init(_ object: JSONValue, _ told: Told?, _ visit: PageVisit) {
    players = object["players"]?.items ?? []
    (self.told, words) = (told, visit.words)
  }

  var frame: PageFrame {
    var frame = PageFrame(house.playersLabel) {
      Tag.h1(.named("tabindex", "-1")) { house.playersLabel }
      HTML.told(told, words)
      Tag.ul(.class("rows", "people-rows")) { players.enumerated().map { row($1, $0 + 1) } }
      newcomer
    }
    frame.isWide = true
    return frame
  }

  private func row(_ player: JSONValue, _ place: Int) -> HTML {
    let name = player["player"]?.string ?? ""
    let isCurrent = player["default"]?.flag == true
    return Tag.li {
      Tag.span(.class("grow")) {
        Tag.b(.dirAuto) { name }
        " "
        Tag.small {
          (isCurrent ? house.playsJustNow + " · " : "")
            + house.finishedCount(["n": String(player["finished"]?.whole ?? 0)])
        }
      }
      if !isCurrent { use(player, name) }
      rename(player, name, place)
    }
  }

  /// Two may have one name: the id says which is meant.
  private func id(_ player: JSONValue, _ name: String) -> String { player["id"]?.string ?? name }

  private func use(_ player: JSONValue, _ name: String) -> HTML {
    Tag.form(.named("method", "post"), .named("action", "/players")) {
      HTML.hidden("name", id(player, name))
      Tag.button(.name("do"), .value("use"), .aria("label", house.playAs(["name": name]))) { house.choose }
    }
  }

  private func rename(_ player: JSONValue, _ name: String, _ place: Int) -> HTML {
    // The form that came back to be mended stands open.
    let isBack = refilled.value("new") != nil && refilled.value("name") == id(player, name)
    return Tag.details(isBack ? [.flag("open")] : []) {
      Tag.summary(.class("button", "quiet"), .aria("label", house.newNameFor(["name": name]))) { house.renameLabel }
      Tag.form(.class("search"), .named("method", "post"), .named("action", "/players")) {
        HTML.hidden("name", id(player, name))
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
