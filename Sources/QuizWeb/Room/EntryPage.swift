internal import HTMLText
internal import QuizWire
internal import Words

/// The way into a room: first its code, then a name.
struct EntryPage {
  private let code: RoomCode?
  private let room: RoomView?
  private let told: FormNotice?
  private let visit: PageVisit
  private var words: PageWords { visit.words }
  private var refilled: Refilled { Refilled(told: told, words: words) }

  /// Without a room it asks for the code.
  init(_ room: RoomView?, _ code: RoomCode?, _ told: FormNotice?, _ visit: PageVisit) {
    (self.room, self.code, self.told, self.visit) = (room, code, told, visit)
  }

  var frame: PageFrame {
    var frame = PageFrame(words.room.enter) {
      if let room, let code { name(room, code) } else { number }
    }
    frame.isPlain = true
    return frame
  }

  @HTMLBuilder private var number: HTML {
    Tag.h1(.named("tabindex", "-1")) { words.room.enter }
    CodeForm(words, told).html
  }

  @HTMLBuilder private func name(_ room: RoomView, _ code: RoomCode) -> HTML {
    Tag.h1(.named("tabindex", "-1"), .dirAuto) { room.title.isEmpty ? words.room.enter : room.title }
      .inLanguage(room.titleLanguage)
    message
    if room.isForPeople && room.name == nil {
      PersonForm(words: words, told: told, room: code).html
    } else {
      coming(room, code)
    }
    Tag.p(.class("soft")) {
      "\(words.room.codeLabel) \(code.shown) · "
      Tag.a(.href("/join")) { words.room.otherRoom }
    }
  }

  private func coming(_ room: RoomView, _ code: RoomCode) -> HTML {
    Tag.form(.class("card"), .named("method", "post"), .named("action", "\(code.path)/players")) {
      if let name = room.name {
        Tag.p(.dirAuto) { name }
      } else if room.givesNames {
        Tag.p { words.room.nameGiven }
      } else {
        Tag.div(.class("field")) {
          Tag.label(.named("for", "name")) { words.room.yourName }
          Tag.input(
            [
              .id("name"), .type("text"), .name("name"), .value(refilled.value("name") ?? ""),
              .named("maxlength", "24"), .named("autocomplete", "nickname"),
            ] + refilled.marks("name", help: "help"))
          Tag.small(.id("help")) { words.room.nameHelp }
          refilled.amiss("name")
        }
      }
      team(room)
      Tag.p { Tag.button(.class("main")) { words.room.join } }
    }
  }

  @HTMLBuilder private func team(_ room: RoomView) -> HTML {
    if let teams = room.teams {
      Tag.div(.class("field")) {
        Tag.label(.named("for", "team")) { words.room.team }
        Tag.select(.id("team"), .name("team")) {
          Tag.option(.value("")) { words.room.anyTeam }
          teams.map { team in
            let isChosen = refilled.value("team") == team.name
            return Tag.option([.value(team.name)] + (isChosen ? [.flag("selected")] : [])) { team.name }
          }
        }
      }
    }
  }

  @HTMLBuilder private var message: HTML {
    HTML.told(told, words)
  }
}

/// The form for the six digits of a room.
struct CodeForm {
  private let words: PageWords
  private let refilled: Refilled

  /// `told` is set when the form came back: what is wrong is always the code.
  init(_ words: PageWords, _ told: FormNotice? = nil) {
    var told = told
    told?.wrong = "code"
    (self.words, refilled) = (words, Refilled(told: told, words: words))
  }

  var html: HTML {
    Tag.form(.class("card"), .named("method", "get"), .named("action", "/join")) {
      Tag.div(.class("field")) {
        Tag.label(.named("for", "code")) { words.room.code }
        Tag.input(
          [
            .id("code"), .type("text"), .name("code"), .value(refilled.value("code") ?? ""),
            .named("inputmode", "numeric"), .named("autocomplete", "off"), .named("maxlength", "12"), .flag("required"),
          ] + refilled.marks("code", help: "digits"))
        Tag.small(.id("digits")) { words.room.codeHelp }
        refilled.amiss("code")
      }
      Tag.p { Tag.button(.class("main")) { words.room.nextLabel } }
    }
  }
}

/// The form by which people come back, with their own code; a room leads them on to it.
struct PersonForm {
  let words: PageWords
  let told: FormNotice?
  var room: RoomCode?

  var html: HTML {
    let refilled = Refilled(told: told, words: words)
    return Tag.form(.class("card"), .named("method", "post"), .named("action", "/join")) {
      room.map { Tag.input(.type("hidden"), .name("room"), .value($0.text)) }
      Tag.div(.class("field")) {
        Tag.label(.named("for", "own-code")) { words.shelf.ownCode }
        Tag.input(
          [
            .id("own-code"), .type("text"), .name("code"), .value(refilled.value("code") ?? ""),
            .named("autocomplete", "off"), .named("autocapitalize", "characters"), .named("spellcheck", "false"),
            .named("maxlength", "20"), .flag("required"),
          ] + refilled.marks("code"))
        refilled.amiss("code")
      }
      Tag.div(.class("field")) {
        Tag.label(.named("for", "pin")) { words.shelf.ownPIN }
        Tag.input(
          [
            .id("pin"), .type("password"), .name("pin"), .named("inputmode", "numeric"), .named("autocomplete", "off"),
            .named("maxlength", "8"),
          ] + refilled.marks("pin"))
        refilled.amiss("pin")
      }
      Tag.p { Tag.button(.class("main")) { words.shelf.enterCode } }
    }
  }
}
