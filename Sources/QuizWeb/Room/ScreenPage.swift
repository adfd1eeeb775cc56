internal import QuizPlay
internal import HTMLText
internal import QuizWire
internal import Words

/// The projector's page: large, without buttons.
struct ScreenPage {
  private let base: RoomFrame
  private var room: RoomView { base.room }
  private var words: PageWords { base.words }
  /// More names than these are only counted.
  private static let mostNames = 60
  /// Behind the podium fewer, as that is what is looked at; beside the teams there is room for two columns.
  private var mostBehindPodium: Int { TeamTable(room, words, isBehindPodium: true).isEmpty ? 12 : 8 }

  init(_ base: RoomFrame) { self.base = base }

  var frame: PageFrame {
    var frame = base.frame(room.title) {
      base.live("where", mark: String(base.place)) { header }
      base.live("stage", mark: base.stageMark) { stage }
    }
    frame.isPlaying = false
    frame.isScreen = true
    return frame
  }

  private var header: HTML {
    Tag.header(.class("where")) {
      if room.phase != .lobby {
        Tag.p(.class("row")) {
          Tag.span {
            base.heading
            base.whichQuestion.map { " · \($0)" } ?? ""
          }
          if room.phase != .over {
            Tag.span(.class("soft")) { "\(base.visit.joinAddress) · \(base.code.shown)" }
          }
        }
      }
      base.countdown
    }
  }

  @HTMLBuilder private var stage: HTML {
    switch room.phase {
    case .lobby: lobby
    case .open, .locked:
      if let question = room.question, !room.isOwnPace {
        if room.phase == .open { ready(question) }
        FormlessQuestion(question, words, isScreen: true).html.inLanguage(room.language)
      }
      if room.isOwnPace {
        Tag.h1 { words.room.atOwnPace }
        base.until
        ProgressTable(room, words, most: 8).html
      }
      if room.phase == .locked { Tag.p(.class("message")) { words.room.closed } }
      base.answered
    case .reveal: RoomVerdict(room, words, role: .screen).html.inLanguage(room.language)
    case .board:
      Tag.div(.class("row")) {
        Tag.h1 { words.room.board }
        climber
      }
      standings(TeamTable(room, words), BoardTable(room, words, most: Self.mostNames, isInColumns: true))
    case .paused: Tag.h1 { words.room.paused }
    case .over:
      if room.hasPoints {
        Tag.h1 { words.room.winners }
        Podium(room, words).html
        standings(
          TeamTable(room, words, isBehindPodium: true),
          BoardTable(room, words, most: mostBehindPodium, isBehindPodium: true, isInColumns: true))
      } else {
        Tag.h1 { words.room.over }
        Tag.p(.dirAuto) { room.title }.inLanguage(room.titleLanguage)
      }
    }
  }

  /// The teams beside the players.
  private func standings(_ teams: TeamTable, _ board: BoardTable) -> HTML {
    Tag.div(.class("standings")) {
      teams.html
      board.html
    }
  }

  /// The announcement that the script shows for a moment: of the question, or of the round that begins with it.
  private func ready(_ question: QuestionView) -> HTML {
    let round = question.pages.first
    let isRound = round != nil || room.number == 1
    let title = isRound ? round?.title ?? base.whichRound ?? room.title : base.whichQuestion ?? room.title
    return Tag.div(.class("ready", isRound ? "round" : ""), .flag("hidden"), .aria("hidden", "true")) {
      HTML.picture(round.flatMap { DescribedPicture($0.image, "") })
      Tag.p { words.room.getReady }
      Tag.b(.class(title.count > 40 ? "long" : ""), .dirAuto) { HTML.lines(title) }
    }
  }

  /// The player who climbed most since the board before.
  @HTMLBuilder private var climber: HTML {
    if let row = room.rows.max(by: { $0.moved < $1.moved }), row.moved > 0 {
      Tag.p(.class("climber")) {
        Tag.span { words.room.climbedMost }
        Emblem.player(row.name)
        Tag.b(.dirAuto) { row.name }
        BoardTable.movement(row.moved, words)
      }
    }
  }

  private var lobby: HTML {
    Tag.div(.class("lobby")) {
      Tag.div(.class("stack")) {
        Tag.h1(.dirAuto) { room.title }.inLanguage(room.titleLanguage)
        if room.isJoinable {
          Tag.p { words.room.scan }
          Tag.p(.class("address")) { base.visit.joinAddress }
          Tag.p {
            Tag.span(.class("sr")) { words.room.codeLabel }
            " "
            Tag.span(.class("code")) { base.code.shown }
          }
        } else {
          Tag.p(.class("message")) { words.room.nobodyNew }
        }
        if room.isOwnPace { Tag.p { words.room.atOwnPace } }
      }
      if room.isJoinable { QRDrawing.html(of: base.visit.origin + base.code.path) }
      Tag.section(.class("people", room.players > 24 ? "many" : ""), .aria("label", words.host.playersLabel)) {
        Tag.h2 { room.players == 0 ? words.room.nobodyHere : words.countedPlayers(room.players) }
        Tag.ul {
          (room.people ?? []).prefix(Self.mostNames).map { person in
            Tag.li {
              Emblem.player(person.name)
              " "
              Tag.span(.dirAuto) { person.name }
            }
          }
        }
      }
    }
  }
}

/// The first three places, the best in the middle.
struct Podium {
  private let best: [RoomView.Winner]
  private let words: PageWords

  init(_ room: RoomView, _ words: PageWords) { (best, self.words) = (room.winners, words) }

  var html: HTML {
    guard !best.isEmpty else { return .empty }
    return Tag.ol(.class("podium")) {
      best.map { row in
        Tag.li(.class("place\(row.place)")) {
          Emblem.player(row.name)
          Tag.b(.class(Self.hasLongWord(row.name) ? "long" : ""), .dirAuto) { row.name }
          Tag.span { words.pointsAlone(row.points) }
          Tag.span(.class("place")) { String(row.place) }
        }
      }
    }
  }

  /// True for a name with a word that breaks where it is as large as the others.
  private static func hasLongWord(_ name: String) -> Bool {
    name.split { $0 == " " || $0 == "-" }.contains { $0.count > 13 }
  }
}
