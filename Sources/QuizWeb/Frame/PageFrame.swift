internal import HTMLText
internal import Words

/// The frame of all pages around their content.
struct PageFrame {
  var title: String
  /// Which entry of the navigation it is under.
  var place: Place?
  /// Tables and lists that may be as wide as a screen; text is not.
  var isWide = false
  /// True while a quiz is played, when only the player's own deeds leave the page.
  var isPlaying = false
  /// True for a page without links to others.
  var isPlain = false
  /// Seen from afar: no header, nothing to press.
  var isScreen = false
  /// The attributes that scripts read.
  var attributes: [Attribute] = []
  /// A page of the workshop, which is the owner's.
  var isEditor = false
  /// Seconds after which a browser without scripts looks again.
  var refresh: Int?
  var main: HTML

  enum Place: CaseIterable {
    case quizzes, history, statistics
  }

  init(_ title: String, _ place: Place? = nil, @HTMLBuilder _ main: () -> HTML) {
    self.title = title
    self.place = place
    self.main = main()
  }

  func text(_ visit: PageVisit) -> String {
    let words = visit.words
    var page = HTMLPage(language: words.language.rawValue, title: "\(title) · quizrun", styleSheet: nil)
    page.policy = nil
    page.head = HTML {
      Tag.link(.named("rel", "stylesheet"), .href(Asset.style.path))
      Tag.link(.named("rel", "icon"), .href(Asset.icon.path), .type("image/svg+xml"))
      // The order matters: the last script announces every page to the others.
      HTML.script(from: Asset.arrange.path)
      HTML.script(from: Asset.room.path)
      if isEditor {
        HTML.script(from: Asset.mode.path)
        HTML.script(from: Asset.workshop.path)
      }
      HTML.script(from: Asset.script.path)
      refresh.map { seconds in
        Tag.noscript { Tag.meta(.named("http-equiv", "refresh"), .named("content", String(seconds))) }
      }
    }
    return page.text {
      if !isScreen {
        Tag.a(.class("skip"), .href("#main")) { words.shell.toContent }
        Tag.header(.class("top")) {
          Tag.a(.class("brand"), .href("/")) { "quizrun" }
          isBare(visit) ? HTML.empty : navigation(visit)
        }
      }
      Tag.main(
        [.id("main"), .class(isPlaying ? "play" : "", isWide ? "wide" : "", isScreen ? "screen" : "")] + attributes
      ) {
        main
      }
      isBare(visit) ? HTML.empty : foot(visit)
    }
  }

  private func isBare(_ visit: PageVisit) -> Bool { isPlaying || isPlain || isScreen || visit.isRoomOnly }

  /// The links needed less often, as far as the visitor may open them.
  private func foot(_ visit: PageVisit) -> HTML {
    let words = visit.words
    let played = [
      ("/achievements", words.record.achievements), ("/streak", words.record.streakLabel),
      ("/cards", words.cards.title),
    ]
    let challenge = [("/challenge", words.shelf.challengeLabel)]
    let settings = [("/settings", words.shell.settingsTitle)]
    let links =
      visit.isOwner || isEditor
      ? [("/workshop", words.workshop.workshop)] + played + [("/leaderboard", words.record.leaderboard)] + challenge + [
        ("/rooms", words.host.rooms)
      ] + settings
        + [("/players", words.house.playersLabel)]
      : played + challenge + settings + [("/join", words.shelf.yourName), ("/key", words.shelf.key)]
    return Tag.footer(.class("foot")) {
      Tag.nav(.aria("label", words.shell.more)) {
        Tag.ul { links.map { path, word in Tag.li { Tag.a(.href(path)) { word } } } }
      }
    }
  }

  /// Narrow windows have the workshop at the foot alone.
  private func navigation(_ visit: PageVisit) -> HTML {
    let words = visit.words
    let links: [(Place, String, String)] = [
      (.quizzes, "/quizzes", words.shell.quizzesLabel), (.history, "/history", words.shell.historyTitle),
      (.statistics, "/statistics", words.shell.statistics),
    ]
    return Tag.nav(.aria("label", words.shell.navigation)) {
      Tag.ul {
        links.map { place, path, word in
          Tag.li {
            Tag.a([.href(path)] + (place == self.place ? [.aria("current", "page")] : [])) { word }
          }
        }
        if visit.isOwner || isEditor {
          let current: [Attribute] = isEditor ? [.aria("current", "page")] : []
          Tag.li(.class("roomy")) { Tag.a([.href("/workshop")] + current) { words.workshop.workshop } }
        }
      }
    }
  }
}

/// The page that explains a missing page.
enum ProblemFrame {
  /// `said` is the engine's sentence in the visitor's language; without it, a sentence for all of its kind.
  static func text(_ status: Int, _ said: String?, _ visit: PageVisit) -> String {
    let words = visit.words
    let title = words.problem.title(of: status)
    let frame = PageFrame(title) {
      Tag.h1(.named("tabindex", "-1")) { title }
      Tag.p(.dirAuto) { said ?? words.problem.sentence(of: status) }
      Tag.p(.class("row")) {
        Tag.a(.class("button"), .href("/")) { words.problem.home }
        // A browser that lost its cookie needs the key again.
        if !visit.isOwner && !visit.isRoomOnly && (status == 403 || status == 404) {
          Tag.a(.class("button"), .href("/key")) { words.house.toKey }
        }
      }
    }
    return frame.text(visit)
  }
}
