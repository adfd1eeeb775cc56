internal import HTMLText
internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Words

/// A room as a player has it on a phone: all that the screen shows, and the own part of it.
struct RoomPage {
  private let base: RoomFrame
  private var room: RoomView { base.room }
  private var words: PageWords { base.words }

  init(_ base: RoomFrame) { self.base = base }

  var frame: PageFrame {
    base.frame(base.whichQuestion ?? room.title) {
      base.live("where", mark: String(base.place)) { header }
      base.message
      base.live("stage", mark: base.stageMark) { stage }
    }
  }

  private var header: HTML {
    Tag.header(.class("where")) {
      Tag.div(.class("row")) {
        Tag.p(.class("quiz")) {
          base.heading
          if let question = base.whichQuestion {
            Tag.br()
            Tag.b { question }
          }
        }
        room.name.map { name in Tag.p(.class("who"), .dirAuto) { name } }
      }
      if room.reason == nil { base.countdown }
    }
  }

  @HTMLBuilder private var stage: HTML {
    if room.reason != nil {
      title(words.room.takenOut)
      Tag.p { words.room.removedText }
      Tag.p { Tag.a(.class("button"), .href("/join")) { words.room.otherRoom } }
    } else if room.isOwnPace && room.phase != .lobby && room.phase != .over {
      ownPace
    } else {
      switch room.phase {
      case .lobby: lobby
      case .open: open
      case .locked: locked
      case .reveal where room.question == nil: next
      case .reveal: RoomVerdict(room, words, role: .player, standing: ownPlace).html.inLanguage(room.language)
      case .board: scores(words.room.board)
      case .paused:
        title(words.room.paused)
        Tag.p { words.room.pausedText }
        seat
      case .over: scores(words.room.finalBoard)
      }
    }
  }

  private func title(_ text: String) -> HTML { Tag.h1(.named("tabindex", "-1")) { text } }

  /// The lobby. Arrivals appear only for host and screen, as a number here would soon be wrong.
  @HTMLBuilder private var lobby: HTML {
    title(words.room.isIn)
    seat
    room.team.map { team in Tag.p(.dirAuto) { "\(words.room.team): \(team)" } }
    base.until
  }

  /// The own avatar and name, where a page has nothing else.
  private var seat: HTML {
    room.name.map { name in
      Tag.p(.class("message", "youare")) {
        Emblem.player(name)
        Tag.span(.dirAuto) { words.room.youAre(["name": name]) }
      }
    } ?? .empty
  }

  @HTMLBuilder private var next: HTML {
    title(words.room.comesNext)
    seat
  }

  /// The open question. A player who joined meanwhile sees it, and answers from the next one on.
  @HTMLBuilder private var open: HTML {
    if let question = room.question, question.kind == .info {
      FormlessQuestion(question, words).html.inLanguage(room.language)
    } else if let question = room.question {
      RoomQuestionForm(question: question, base: base).html.inLanguage(room.language)
    } else {
      next
    }
  }

  @HTMLBuilder private var locked: HTML {
    if let question = room.question {
      Tag.p(.class("message"), .named("role", "status")) {
        room.mine?.isKept == true ? words.room.keptAndClosed : words.room.nothingSent
      }
      FormlessQuestion(question, words, given: room.mine?.answer).html.inLanguage(room.language)
    } else {
      next
    }
  }

  @HTMLBuilder private func scores(_ name: String) -> HTML {
    if room.phase == .over, room.hasPoints, let standing = room.place {
      finale(standing)
    } else {
      title(room.phase == .over ? words.room.over : name)
      if room.phase == .board || room.hasPoints { ownPlace }
    }
    if room.phase == .board || room.hasPoints {
      TeamTable(room, words).html
      BoardTable(room, words, most: 10, own: room.player).html
    }
    if room.phase == .over { Tag.p(.class("soft")) { words.room.thanks } }
  }

  /// The last page of a player, in the own colours: to be shown around, whatever the place.
  private func finale(_ standing: RoomView.Place) -> HTML {
    let behind = room.rows.filter { $0.points < standing.points }.count
    let isLast = behind == 0 && standing.place > 1
    return Tag.section(.class("finale", "rank\(standing.place)", room.name.map(Emblem.hue(of:)) ?? "hue0")) {
      title(words.ending(standing, isLast: isLast))
      room.name.map { name in
        HTML {
          Emblem.player(name)
          Tag.p(.class("name"), .dirAuto) { name }
        }
      }
      Tag.p(.class("own")) {
        let place = words.room.ownPlace(["n": String(standing.place), "of": String(standing.of)])
        let points = words.pointsAlone(standing.points)
        Tag.b { isLast ? points : place }
        Tag.span { isLast ? place : points }
        BoardTable.movement(standing.moved, words)
      }
      if behind > 0 { Tag.p { words.room.behindYou(["n": String(behind)]) } }
      if isLast { Tag.p { words.room.nextTime } }
      Tag.p(.dirAuto) { room.title }.inLanguage(room.titleLanguage)
    }
  }

  @HTMLBuilder private var ownPlace: HTML {
    if let standing = room.place {
      Tag.p(.class("own")) {
        room.name.map(Emblem.player)
        Tag.b { words.room.ownPlace(["n": String(standing.place), "of": String(standing.of)]) }
        Tag.span { words.pointsAlone(standing.points) }
        BoardTable.movement(standing.moved, words)
      }
    }
  }

  @HTMLBuilder private var ownPace: HTML {
    title(words.room.atOwnPace)
    if room.isDone {
      Tag.p(.class("message", "kept")) { words.room.handedIn }
      Tag.p { words.room.marksLater }
    }
    if room.isDone, room.rows.isEmpty {
      words.language.waiting(room.waiting).map { sentence in Tag.p(.class("soft")) { sentence } }
    }
    if let sitting = room.sitting {
      Tag.p { Tag.a(.class("button", "main"), .href("/sittings/\(sitting)")) { words.room.play } }
    }
    base.until
    if !room.rows.isEmpty { BoardTable(room, words, most: 10, own: room.player).html }
  }
}

extension PageWords {
  /// The heading of a player's last page.
  fileprivate func ending(_ standing: RoomView.Place, isLast: Bool) -> String {
    if standing.of < 2 { return room.over }
    if standing.place == 1 { return room.won }
    return standing.place <= 3 ? room.onPodium : isLast ? room.stayed : room.wellPlayed
  }
}
