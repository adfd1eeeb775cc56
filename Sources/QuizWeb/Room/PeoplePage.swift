internal import HTMLText
internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Words

/// The players of a room, for the host: names, points and answers to enter by hand.
///
/// It does not follow the room by itself, as the host types on it.
struct PeoplePage {
  private let base: RoomFrame
  private var room: RoomView { base.room }
  private var words: PageWords { base.words }
  private var host: PageWords.Host { words.host }
  private var refilled: Refilled { Refilled(told: base.told, words: words) }

  init(_ base: RoomFrame) { self.base = base }

  var frame: PageFrame {
    var frame = PageFrame(host.playersLabel) {
      Tag.h1(.named("tabindex", "-1")) { host.playersLabel }
      Tag.p { Tag.a(.class("button"), .href("\(base.code.path)/host")) { host.backToRoom } }
      base.message
      if room.phase == .open, let question = room.question, people.contains(where: { !$0.hasDevice }) {
        entering(question)
      }
      if !room.isOwnPace && room.phase != .over { bringingIn }
      if people.isEmpty { Tag.p { words.room.nobodyHere } }
      Tag.ul(.class("rows")) { people.map(row) }
    }
    frame.isWide = true
    return frame
  }

  /// The players: in the lobby in the order of joining, later by the board.
  private var people: [RoomView.Person] {
    if let people = room.people, !people.isEmpty { return people }
    return room.rows.map { RoomView.Person(player: $0.player, name: $0.name, isHere: true) }
  }

  private func form(@HTMLBuilder _ fields: () -> HTML) -> HTML {
    Tag.form(.class("stack"), .named("method", "post"), .named("action", "\(base.code.path)/host")) {
      HTML.hidden("view", "people")
      fields()
    }
  }

  private func row(_ person: RoomView.Person) -> HTML {
    Tag.li {
      Tag.b(.class("grow")) {
        Emblem.player(person.name)
        " "
        Tag.span(.dirAuto) { person.name }
        if !person.hasDevice {
          Tag.span(.class("soft")) { " · \(host.withoutDevice)" }
        } else if !person.isHere {
          Tag.span(.class("soft")) { " · \(host.away)" }
        }
        if person.timeFactor != 1 {
          Tag.span(.class("soft")) { " · \(host.timeLabel) × \(words.number(person.timeFactor))" }
        }
      }
      Tag.details(isBack("rename", person) ? [.flag("open")] : []) {
        Tag.summary(.class("button", "quiet"), .aria("label", "\(host.renameLabel): \(person.name)")) {
          host.renameLabel
        }
        renaming(person)
      }
      Tag.details {
        Tag.summary(.class("button", "quiet"), .aria("label", "\(host.timeLabel): \(person.name)")) { host.timeLabel }
        timing(person)
      }
      if room.phase != .lobby {
        Tag.details(isBack("correct", person) ? [.flag("open")] : []) {
          Tag.summary(.class("button", "quiet"), .aria("label", "\(host.correct): \(person.name)")) { host.correct }
          correcting(person)
        }
      }
      Tag.details {
        Tag.summary(.class("button", "quiet"), .aria("label", "\(host.kick): \(person.name)")) { host.kick }
        form {
          HTML.hidden("player", String(person.player))
          Tag.p(.dirAuto) { host.kickText(["name": person.name]) }
          HTML.deed("kick", host.kick, "grave")
        }
      }
    }
  }

  private func renaming(_ person: RoomView.Person) -> HTML {
    form {
      HTML.hidden("player", String(person.player))
      field(
        "name\(person.player)", "name", host.newNameFor(["name": person.name]), value: person.name,
        isBack("rename", person))
      HTML.deed("rename", host.save)
    }
  }

  private func timing(_ person: RoomView.Person) -> HTML {
    let own = Scores.written(person.timeFactor)
    let factors = ["1", "1.5", "2", "4", "10"]
    return form {
      HTML.hidden("player", String(person.player))
      Tag.div(.class("field")) {
        Tag.label(.named("for", "factor\(person.player)"), .dirAuto) { host.timeFor(["name": person.name]) }
        Tag.select(.id("factor\(person.player)"), .name("factor")) {
          (factors.contains(own) ? factors : factors + [own]).map { factor in
            Tag.option([.value(factor)] + (factor == own ? [.flag("selected")] : [])) {
              words.cover.factors[factor] ?? words.decimal(factor)
            }
          }
        }
      }
      HTML.deed("time", host.save)
    }
  }

  private func correcting(_ person: RoomView.Person) -> HTML {
    form {
      HTML.hidden("player", String(person.player))
      field("points\(person.player)", "points", host.pointsMore, isBack("correct", person))
      field("why\(person.player)", "why", host.why, isBack("correct", person))
      HTML.deed("correct", host.save)
    }
  }

  /// Whether it is this form that came back to be mended: then it stands open.
  private func isBack(_ deed: String, _ person: RoomView.Person? = nil) -> Bool {
    refilled.value("do") == deed && refilled.value("player") == person.map { String($0.player) }
  }

  private func field(_ id: String, _ name: String, _ label: String, value: String = "", _ isBack: Bool) -> HTML {
    let text: [Attribute] = [.value(isBack ? refilled.value(name) ?? value : value)]
    return Tag.div(.class("field")) {
      Tag.label(.named("for", id), .dirAuto) { label }
      Tag.input(
        [.id(id), .type("text"), .name(name), .named("autocomplete", "off"), .flag("required")] + text
          + (isBack ? refilled.marks(name) : []))
      isBack ? refilled.amiss(name) : HTML.empty
    }
  }

  private var bringingIn: HTML {
    Tag.details([.class("card")] + (isBack("enter") ? [.flag("open")] : [])) {
      Tag.summary { host.bringIn }
      form {
        field("bring", "name", host.nameLabel, isBack("enter"))
        HTML.deed("enter", host.save, "main")
      }
    }
  }

  private func entering(_ question: QuestionView) -> HTML {
    let told = base.toldOfForm.flatMap { $0.sent["kind"] == nil ? nil : $0 }
    return Tag.details([.class("card")] + (told == nil ? [] : [.flag("open")])) {
      Tag.summary { host.enter }
      form {
        Tag.p(.class("soft")) { host.enterText }
        HTML.hidden("epoch", String(room.epoch))
        HTML.hidden("kind", question.kind.rawValue)
        Tag.p(.class("field")) {
          Tag.label(.named("for", "player")) { host.enterFor }
          Tag.select(.id("player"), .name("player")) { people.filter { !$0.hasDevice }.map { choice($0, told) } }
        }
        AskedFields(question, words, told: told, isByHand: question.isByHand, isLettered: true, heading: Tag.h2).html
        HTML.hidden("do", "enter")
        Tag.button(.class("main"), .flag("formnovalidate")) { host.save }
        HTML.asItIs(told, words)
      }
    }
  }

  private func choice(_ person: RoomView.Person, _ told: FormNotice?) -> HTML {
    let number = String(person.player)
    return Tag.option([.value(number)] + (told?.sent["player"] == number ? [.flag("selected")] : [])) { person.name }
  }
}
