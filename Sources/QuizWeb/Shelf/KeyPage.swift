internal import HTMLText
internal import Words

/// The form for the secret of the machine's player, for browsers without scripts.
struct KeyPage {
  private let told: FormNotice?
  private let words: PageWords

  init(_ told: FormNotice?, _ visit: PageVisit) {
    (self.told, words) = (told, visit.words)
  }

  var frame: PageFrame {
    PageFrame(words.shelf.key) {
      Tag.h1(.named("tabindex", "-1")) { words.shelf.keyTitle }
      Tag.p { words.shelf.keyText }
      Tag.form(.class("card"), .named("method", "post"), .named("action", "/key")) {
        Tag.div(.class("field")) {
          Tag.label(.named("for", "key")) { words.shelf.key }
          Tag.input(
            [
              .id("key"), .type("password"), .name("key"), .named("autocomplete", "off"), .flag("required"),
            ] + (told == nil ? [] : [.aria("invalid", "true"), .aria("describedby", Refilled.id)]))
          if told != nil {
            Tag.p(.class("amiss"), .id(Refilled.id), .named("role", "alert")) { words.shelf.wrongKey }
          }
        }
        Tag.p { Tag.button(.class("main")) { words.shelf.useKey } }
      }
    }
  }
}

/// The page that guests see in place of the owner's pages.
struct OwnersPage {
  private let words: PageWords

  init(_ visit: PageVisit) {
    words = visit.words
  }

  var frame: PageFrame {
    PageFrame(words.problem.title(of: 403)) {
      Tag.h1(.named("tabindex", "-1")) { words.problem.title(of: 403) }
      Tag.p { words.house.ownersOnly }
      Tag.p(.class("row")) {
        Tag.a(.class("button", "main"), .href("/key")) { words.house.toKey }
        Tag.a(.class("button"), .href("/")) { words.problem.home }
      }
    }
  }
}
