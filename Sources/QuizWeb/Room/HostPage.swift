internal import HTMLText
internal import QuizHTML
internal import QuizWire
internal import Words

/// The host's page: the screen's content, and a button for each possible command.
struct HostPage {
  private let base: RoomFrame
  private var room: RoomView { base.room }
  private var words: PageWords { base.words }
  private var host: PageWords.Host { words.host }

  init(_ base: RoomFrame) { self.base = base }

  var frame: PageFrame {
    var frame = base.frame(base.whichQuestion ?? room.title) {
      base.live("where", mark: String(base.place)) { header }
      base.message
      base.live("controls", mark: "\(room.phase.rawValue).\(room.epoch).\(room.isJoinable)") { controls }
      base.live("stage", mark: base.stageMark) { stage }
    }
    frame.isPlaying = false
    frame.isWide = true
    return frame
  }

  private var header: HTML {
    Tag.header(.class("where")) {
      Tag.div(.class("row")) {
        Tag.p(.class("quiz")) {
          base.heading
          if let question = base.whichQuestion {
            " · "
            Tag.b { question }
          }
        }
        Tag.p(.class("soft")) {
          let code = room.phase == .over ? nil : "\(words.room.codeLabel) \(base.code.shown)"
          [code, words.countedPlayers(room.players)].compactMap { $0 }.joined(separator: " · ")
        }
      }
      base.countdown
      base.answered
    }
  }

  // MARK: What can be done

  private struct Verb {
    let deed: String
    let word: String
    var fields: [(String, String)] = []

    /// True when the deed moves the room on, unlike closing it for new players.
    var leadsOn: Bool { deed != "lock-joining" }
  }

  private var controls: HTML {
    HTML {
      Tag.div(.class("actions")) {
        verbs.enumerated().map { place, verb in button(verb, place == 0 && verb.leadsOn ? "main" : "") }
        if let past { Tag.a(.class("button", "main"), .href(past)) { host.results } }
        Tag.a(.class("button", "quiet"), .href("\(base.code.path)/host?view=people")) { host.playersLabel }
        Tag.a(.class("button", "quiet"), .href("\(base.code.path)/screen")) { host.screen }
      }
      Tag.div(.class("row")) {
        sounds
        if room.phase != .over { ending }
      }
    }
  }

  /// The switch for the projector's sounds, which the browser keeps for itself; scripts show it.
  @HTMLBuilder private var sounds: HTML {
    if !room.isOwnPace && room.phase != .over {
      Tag.p(.data("browser", ""), .flag("hidden")) {
        Tag.label(.class("tick")) {
          Tag.input(.type("checkbox"), .data("setting", "sounds"))
          Tag.span { host.sounds }
        }
      }
    }
  }

  /// The page of a past room; nil before it is over.
  private var past: String? { room.phase == .over ? "/rooms/\(room.id)" : nil }

  private func button(_ verb: Verb, _ kind: String) -> HTML {
    Tag.form(.named("method", "post"), .named("action", "\(base.code.path)/host")) {
      verb.fields.map { HTML.hidden($0.0, $0.1) }
      HTML.deed(verb.deed, verb.word, kind)
    }
  }

  /// The most likely first.
  private var verbs: [Verb] {
    let joining = Verb(deed: "lock-joining", word: room.isJoinable ? host.lockJoining : host.unlockJoining)
    let again = Verb(deed: "again", word: host.again)
    let pause = Verb(deed: "pause", word: host.pause)
    let play = room.canBeHeard ? [Verb(deed: "play", word: host.play)] : []
    switch room.phase {
    case .lobby: return [Verb(deed: "open", word: host.startLabel), joining]
    case .over: return []
    case _ where room.isOwnPace: return [joining]
    case .open:
      let extend = Verb(deed: "extend", word: host.extend, fields: [("seconds", "30")])
      return [Verb(deed: "lock", word: host.lock)] + (room.leftMs == nil ? [] : [extend]) + play + [pause, again]
    case .locked: return [Verb(deed: "reveal", word: host.reveal)] + play + [again]
    case .reveal: return [Verb(deed: "board", word: host.board)] + play + [next]
    case .board: return [next, joining]
    case .paused: return [Verb(deed: "resume", word: host.resume)]
    }
  }

  private var next: Verb {
    let isLast = room.number != nil && room.number == room.questions
    if isLast && room.round == room.rounds { return Verb(deed: "next", word: host.finish) }
    return Verb(deed: "next", word: isLast ? host.nextRound : host.next)
  }

  private var ending: HTML {
    Tag.details(.class("ending")) {
      Tag.summary(.class("button", "quiet")) { host.end }
      Tag.form(.class("card"), .named("method", "post"), .named("action", "\(base.code.path)/host")) {
        Tag.h2 { host.endTitle }
        Tag.p { host.endText }
        HTML.deed("end", host.end, "grave")
      }
    }
  }

  // MARK: What stands

  @HTMLBuilder private var stage: HTML {
    switch room.phase {
    case .lobby: lobby
    case .open where room.isOwnPace:
      Tag.h1(.named("tabindex", "-1")) { words.room.atOwnPace }
      base.until
      TeamTable(room, words).html
      BoardTable(room, words, most: .max).html
      absent
    case .open:
      question
      missing
    case .locked:
      question
      room.question.map { SpreadList($0, room, words, isOwn: false, host: hostPath).html }
    case .reveal: RoomVerdict(room, words, role: .host, host: hostPath).html.inLanguage(room.language)
    case .board, .over:
      Tag.h1(.named("tabindex", "-1")) { room.phase == .over ? words.room.finalBoard : words.room.board }
      TeamTable(room, words).html
      BoardTable(room, words, most: .max).html
      absent
    case .paused: Tag.h1(.named("tabindex", "-1")) { words.room.paused }
    }
  }

  /// The spread shows the answers once more, so they stand there alone.
  @HTMLBuilder private var question: HTML {
    if let question = room.question {
      if room.phase == .locked && SpreadList.fits(question) {
        Tag.h1(.named("tabindex", "-1"), .dirAuto) { question.heading(words) }
      } else {
        FormlessQuestion(question, words).html.inLanguage(room.language)
      }
    }
  }

  @HTMLBuilder private var lobby: HTML {
    Tag.h1(.named("tabindex", "-1"), .dirAuto) { room.title }.inLanguage(room.titleLanguage)
    Tag.div(.class("lobby")) {
      Tag.div(.class("stack")) {
        Tag.p { room.isJoinable ? words.room.scan : words.room.nobodyNew }
        Tag.p(.class("address")) { base.visit.joinAddress }
        Tag.p { Tag.span(.class("code")) { base.code.shown } }
        if base.visit.isLoopback { Tag.p(.class("soft")) { host.noPhones(["quiz": room.quiz ?? "QUIZ"]) } }
      }
      QRDrawing.html(of: base.visit.origin + base.code.path)
      Tag.section(.class("people"), .aria("label", host.playersLabel)) {
        Tag.h2 { room.players == 0 ? words.room.nobodyHere : words.countedPlayers(room.players) }
        Tag.ul {
          (room.people ?? []).map { person in
            Tag.li {
              Emblem.player(person.name)
              " "
              Tag.span(.dirAuto) { person.name }
              if person.hasDevice && !person.isHere { Tag.span(.class("soft")) { " · \(host.away)" } }
            }
          }
        }
      }
    }
  }

  private var hostPath: String { "\(base.code.path)/host" }

  @HTMLBuilder private var absent: HTML {
    if !room.absent.isEmpty {
      Tag.p(.class("soft"), .dirAuto) { host.neverJoined(["names": room.absent.joined(separator: ", ")]) }
    }
  }

  @HTMLBuilder private var missing: HTML {
    if room.answered != nil {
      let isNone = room.missing?.isEmpty ?? true
      Tag.section([.class("people"), .aria("labelledby", "missing")] + (isNone ? [.flag("hidden")] : [])) {
        Tag.h2(.id("missing")) { host.missing }
        Tag.ul(.data("missing", "")) { (room.missing ?? []).map { name in Tag.li(.dirAuto) { name } } }
      }
    }
  }
}
