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
          Tag.span(.dirAuto) { base.whichRound ?? room.title }
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
      case .reveal where room.question == nil: title(words.room.comesNext)
      case .reveal: revealed
      case .board: scores(words.room.board)
      case .paused:
        title(words.room.paused)
        Tag.p { words.room.pausedText }
      case .over: scores(words.room.finalBoard)
      }
    }
  }

  private func title(_ text: String) -> HTML { Tag.h1(.named("tabindex", "-1")) { text } }

  /// The lobby. Arrivals appear only for host and screen, as a number here would soon be wrong.
  @HTMLBuilder private var lobby: HTML {
    title(words.room.isIn)
    room.name.map { name in
      Tag.p(.class("message", "youare")) {
        Emblem.player(name)
        Tag.span(.dirAuto) { words.room.youAre(["name": name]) }
      }
    }
    room.team.map { team in Tag.p(.dirAuto) { "\(words.room.team): \(team)" } }
    base.until
  }

  /// The open question. A player who joined meanwhile sees it, and answers from the next one on.
  @HTMLBuilder private var open: HTML {
    if let question = room.question, question.kind == .info {
      PutQuestion(question, words).html
    } else if let question = room.question {
      RoomQuestionForm(question, base).html
    } else {
      title(words.room.comesNext)
    }
  }

  @HTMLBuilder private var locked: HTML {
    if let question = room.question {
      Tag.p(.class("message"), .named("role", "status")) {
        room.mine?.isKept == true ? words.room.keptAndClosed : words.room.nothingSent
      }
      PutQuestion(question, words, given: room.mine?.answer).html
    } else {
      title(words.room.comesNext)
    }
  }

  @HTMLBuilder private func scores(_ name: String) -> HTML {
    title(room.phase == .over ? words.ending(room.place) : name)
    ownPlace
    TeamTable(room, words).html
    BoardTable(room, words, most: 10, own: room.player).html
    if room.phase == .over { Tag.p(.class("soft")) { words.room.thanks } }
  }

  @HTMLBuilder private var ownPlace: HTML {
    if let standing = room.place {
      let rank = room.phase == .over && standing.place <= 3 ? "rank\(standing.place)" : ""
      Tag.p(.class("own", rank)) {
        room.name.map(Emblem.player)
        Tag.b { words.room.ownPlace(["n": String(standing.place), "of": String(standing.of)]) }
        Tag.span { words.pointsAlone(standing.points) }
        BoardTable.movement(standing.moved, words)
      }
    }
  }

  /// The own place at once behind a verdict, where the room has one.
  @HTMLBuilder private var revealed: HTML {
    RoomVerdict(room, words, role: .player).html
    ownPlace
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
  fileprivate func ending(_ standing: RoomView.Place?) -> String {
    guard let standing, standing.of > 1 else { return room.over }
    return standing.place == 1 ? room.won : standing.place <= 3 ? room.onPodium : room.over
  }
}
