internal import HTMLText
internal import QuizCore
internal import QuizHTML
internal import QuizWire
internal import Words

/// The cover of a quiz: its description, the player's progress, and the choices.
struct CoverPage {
  let cover: CoverView
  let told: FormNotice?
  let visit: PageVisit
  private var words: PageWords { visit.words }
  private var quiz: ListedQuiz { cover.quiz }

  var frame: PageFrame {
    PageFrame(title, .quizzes) {
      HTML.told(told, words)
      heading.inLanguage(quiz.language)
      cover.warnings.map { text in Tag.p(.class("message"), .dirAuto) { words.sentence(ofWarning: text) } }
      if cover.isPast { Tag.p(.class("message")) { words.cover.pastDay } }
      unfinished
      CoverForm(cover, told, words).html
      author
    }
  }

  /// The owner's ways into the workshop; a quiz that was drawn has no file.
  @HTMLBuilder private var author: HTML {
    if visit.isOwner, cover.code == nil, cover.date == nil, WorkshopPath.isName(quiz.id) {
      Tag.p(.class("row")) {
        Tag.a(.class("button", "quiet"), .href(WorkshopPath.file(.quiz, quiz.id).path)) { words.workshop.edit }
        Tag.a(.class("button", "quiet"), .href(WorkshopPath.print(quiz.id).path)) { words.workshop.printIt }
        Tag.a(.class("button", "quiet"), .href(WorkshopPath.scans(quiz.id).path)) { words.workshop.readSheets }
      }
    }
  }

  /// The quiz of a day is called as it is everywhere here.
  private var title: String {
    cover.date.map { words.shelf.dailyOn(["day": words.day($0.text)]) } ?? quiz.title
  }

  private var heading: HTML {
    Tag.header(.class("stack")) {
      quiz.image == nil
        ? QuizEmblem(id: quiz.id, category: quiz.category).banner
        : HTML.picture(DescribedPicture(quiz.image, quiz.imageAlt))
      Tag.h1(.named("tabindex", "-1"), .dirAuto) { title }
      quiz.description.map { quiz.shown($0).paragraphs }
      Tag.p(.class("soft")) {
        quiz.category.map { category in Tag.span(.dirAuto) { category } }
        (quiz.category == nil || facts.isEmpty ? "" : " · ") + facts.joined(separator: " · ")
      }
      toBeat
    }
  }

  private var facts: [String] {
    let all = cover.of ?? quiz.questions
    let isPart = cover.asked.map { $0 < all } == true
    let count = isPart ? words.cover.count(cover.asked ?? all, of: all) : quiz.size(words)
    return [
      quiz.author.map { words.cover.by(["name": $0]) }, count,
      cover.due.map { words.cover.dueCount(["n": String($0)]) },
      quiz.last.map { words.cover.lastPlayed(["day": words.day($0.text)]) },
    ].compactMap { $0 }
  }

  private var toBeat: HTML {
    guard let toBeat = cover.toBeat, let points = toBeat.score.points else { return .empty }
    let score = toBeat.score.of.map { words.points(points, of: $0) } ?? words.number(points)
    return Tag.p(.class("message")) { words.cover.toBeat(["name": toBeat.player, "score": score]) }
  }

  private var unfinished: HTML {
    let all = cover.begun
    return all.count > 1 ? list(all) : .joined(all.map(card))
  }

  /// A list of unfinished sittings in rows, so that the new start stays near.
  ///
  /// Each link says the mode, the place and the day, as several have the same mode.
  private func list(_ all: [OpenSitting]) -> HTML {
    Tag.section(.class("card")) {
      Tag.h2 { words.cover.begunTitle }
      Tag.ul(.class("rows")) {
        all.map { begun in
          Tag.li {
            Tag.span(.class("grow")) {
              Tag.a(.href("/sittings/\(begun.sitting)")) {
                begun.modeName ?? words.cover.standardMode
                Tag.br()
                Tag.small {
                  [place(begun), begun.started.map { words.cover.begunAt(["when": words.moment($0)]) }]
                    .compactMap { $0 }.joined(separator: ". ")
                }
              }
            }
          }
        }
      }
    }
  }

  private func card(_ begun: OpenSitting) -> HTML {
    let isOther = cover.unfinished == nil
    return Tag.section(.class("card")) {
      Tag.h2 { [isOther ? begun.modeName : nil, place(begun)].compactMap { $0 }.joined(separator: ": ") }
      begun.started.map { started in
        Tag.p(.class("soft")) { words.cover.begunAt(["when": words.moment(started)]) }
      }
      Tag.p { Tag.a(.class("button", "main"), .href("/sittings/\(begun.sitting)")) { words.cover.resumeLabel } }
    }
  }

  private func place(_ begun: OpenSitting) -> String {
    let step = String(begun.settled + 1)
    guard let of = begun.of, of > begun.settled else { return words.cover.begunOpen(["n": step]) }
    return words.cover.begun(["n": step, "of": String(of)])
  }
}
