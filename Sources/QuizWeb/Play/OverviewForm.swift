internal import HTMLText
internal import QuizHTML
internal import QuizWire
internal import Words

/// All questions, where one may go to any and hands all in at the end.
struct OverviewForm {
  private let page: PlayPage
  private var words: PageWords { page.words }
  private var places: [SceneView.Place] { page.play.scene.overview }

  init(_ page: PlayPage) {
    self.page = page
  }

  var html: HTML {
    Tag.form(.class("step"), .named("method", "post"), .named("action", page.path)) {
      page.request
      Tag.h1(.named("tabindex", "-1")) { words.play.overviewTitle }
      Tag.p { count }
      sections.map(list)
      Tag.div(.class("actions")) {
        if page.play.step != nil {
          Tag.a(.class("button", isComplete ? "quiet" : "main"), .href(page.path)) { words.play.toQuestion }
        }
        handingIn
      }
    }
  }

  private var isComplete: Bool { !places.contains(where: \.isOpen) }

  /// The button for handing in; while questions are open, it needs a second press, beside their number.
  private var handingIn: HTML {
    if isComplete { return HTML.deed("finish", words.play.handIn, "main") }
    return Tag.details {
      Tag.summary(.class("button", "quiet")) { words.play.handIn }
      Tag.div(.class("message", "row")) {
        Tag.span { count }
        HTML.deed("finish", words.play.handInAnyhow)
      }
    }
  }

  private var count: String {
    let open = places.count(where: \.isOpen)
    return open == 0 ? words.play.everyAnswered : words.play.openCount(open)
  }

  /// Neighbours of the same section.
  private var sections: [[SceneView.Place]] {
    places.reduce(into: []) { sections, place in
      if sections.last?.last?.section == place.section && !sections.isEmpty {
        sections[sections.count - 1].append(place)
      } else {
        sections.append([place])
      }
    }
  }

  @HTMLBuilder private func list(_ places: [SceneView.Place]) -> HTML {
    places.first?.section.map { section in Tag.h2(.dirAuto) { section } }
    Tag.ol(.class("rows")) {
      places.map { place in
        Tag.li {
          Tag.span(.class("grow"), .dirAuto) { "\(place.step). \(ShownText(place.text, place.markup).line)" }
          Tag.span(.class("mark")) {
            place.isOpen ? HTML.empty : Icon.right.html()
            place.isOpen ? words.play.openWord : words.play.isAnswered
          }
          Tag.button(
            .name("do"), .value("goto:\(place.step)"),
            .aria("label", words.play.goToQuestion(["n": String(place.step)]))
          ) { words.play.goTo }
        }
      }
    }
  }
}
