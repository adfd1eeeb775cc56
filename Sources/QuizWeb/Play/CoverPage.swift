internal import HTMLText
internal import JSONText
internal import QuizPlay

/// The cover of a quiz: its description, the player's progress, and the choices.
struct CoverPage {
  private let cover: JSONValue
  private let told: Told?
  private let visit: PageVisit
  private var words: PageWords { visit.words }
  private var quiz: JSONValue { cover["quiz"] ?? .null }

  init(_ cover: JSONValue, _ told: Told?, _ visit: PageVisit) {
    (self.cover, self.told, self.visit) = (cover, told, visit)
  }

  var frame: PageFrame {
    PageFrame(title, .quizzes) {
      HTML.told(told, words)
      heading
      cover.texts("warnings").map { text in Tag.p(.class("message"), .dirAuto) { words.sentence(ofWarning: text) } }
      if cover["past"]?.flag == true { Tag.p(.class("message")) { words.cover.pastDay } }
      unfinished
      CoverForm(cover, told, words).html
    }
  }

  /// The quiz of a day is called as it is everywhere here.
  private var title: String {
    cover["date"]?.string.map { words.shelf.daily(["day": words.day($0)]) } ?? quiz["title"]?.string ?? ""
  }

  private var heading: HTML {
    Tag.header(.class("stack")) {
      HTML.picture(Picture(quiz["image"]?.string, quiz["imageAlt"]?.string))
      Tag.h1(.named("tabindex", "-1"), .dirAuto) { title }
      quiz["description"]?.string.map(HTML.paragraphs)
      Tag.p(.class("soft"), .dirAuto) { facts.joined(separator: " · ") }
      toBeat
    }
  }

  private var isLearnt: Bool { quiz["learnt"]?.flag == true }

  private var facts: [String] {
    let all = cover["of"]?.whole ?? quiz["questions"]?.whole ?? 0
    let count = all > 0 ? words.cover.count(cover["asked"]?.whole ?? all, of: all) : nil
    return [
      quiz["category"]?.string, quiz["author"]?.string.map { words.cover.by(["name": $0]) }, count,
      cover["due"]?.whole.map { (isLearnt ? words.cover.due : words.shelf.toLearn)(["n": String($0)]) },
      cover["last"]?["day"]?.string.map { words.cover.last(["day": words.day($0)]) },
    ].compactMap { $0 }
  }

  private var toBeat: HTML {
    guard let told = cover["toBeat"], let name = told["player"]?.string, let points = told["points"]?.double else {
      return .empty
    }
    let score = told["of"]?.double.map { words.points(points, of: $0) } ?? words.number(points)
    return Tag.p(.class("message")) { words.cover.toBeat(["name": name, "score": score]) }
  }

  private var unfinished: HTML {
    let all = [cover["unfinished"]].compactMap { $0 } + (cover["others"]?.items ?? [])
    return all.count > 1 ? list(all) : .joined(all.map(card))
  }

  /// A list of unfinished sittings, named by their modes, in rows, so that the new start stays near.
  private func list(_ all: [JSONValue]) -> HTML {
    Tag.section(.class("card")) {
      Tag.h2 { words.cover.begunTitle }
      Tag.ul(.class("rows")) {
        all.map { begun in
          Tag.li {
            Tag.span(.class("grow")) {
              Tag.a(.href("/sittings/\(begun["sitting"]?.string ?? "")")) {
                begun["modeName"]?.string ?? words.cover.standardMode
              }
              Tag.br()
              Tag.small {
                [place(begun), begun["started"]?.string.map { words.cover.begunAt(["when": words.moment($0)]) }]
                  .compactMap { $0 }.joined(separator: ". ")
              }
            }
          }
        }
      }
    }
  }

  private func card(_ begun: JSONValue) -> HTML {
    guard let sitting = begun["sitting"]?.string else { return .empty }
    let isOther = cover["unfinished"] == nil
    return Tag.section(.class("card")) {
      Tag.h2 { [isOther ? begun["modeName"]?.string : nil, place(begun)].compactMap { $0 }.joined(separator: ": ") }
      begun["started"]?.string.map { started in
        Tag.p(.class("soft")) { words.cover.begunAt(["when": words.moment(started)]) }
      }
      Tag.p { Tag.a(.class("button", "main"), .href("/sittings/\(sitting)")) { words.cover.proceed } }
    }
  }

  private func place(_ begun: JSONValue) -> String {
    guard let settled = begun["settled"]?.whole else { return words.cover.begunTitle }
    let step = String(settled + 1)
    guard let of = begun["of"]?.whole, of > settled else { return words.cover.begunOpen(["n": step]) }
    return words.cover.begun(["n": step, "of": String(of)])
  }
}
