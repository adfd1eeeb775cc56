internal import HTMLText
internal import QuizPlay
internal import QuizWire
internal import Words

/// A past room from the record: its final board.
struct PastRoomPage {
  let room: RoomReport
  let visit: PageVisit
  private var words: PageWords { visit.words }

  var frame: PageFrame {
    PageFrame(room.title) {
      Tag.h1(.named("tabindex", "-1"), .dirAuto) { room.title }
      Tag.p(.class("soft")) {
        [words.moment(room.started), words.countedPlayers(room.board.count)].joined(separator: " · ")
      }
      if !room.board.isEmpty { board }
      if !room.absent.isEmpty {
        Tag.p(.class("soft"), .dirAuto) { words.host.neverJoined(["names": room.absent.joined(separator: ", ")]) }
      }
      words.language.waiting(room.waiting.count).map { sentence in Tag.p(.class("soft")) { sentence } }
      if !room.board.isEmpty {
        Tag.p { Tag.a(.class("button"), .href("/rooms/\(room.id)/csv"), .flag("download")) { words.host.asTable } }
        Tag.p(.class("soft")) {
          words.host.sheets(["command": "quizrun rooms \(room.id) --feedback sheets/ --report report.html"])
        }
      }
      Tag.p { Tag.a(.href("/rooms")) { words.host.rooms } }
    }
  }

  private var board: HTML {
    Tag.table(.class("board")) {
      Tag.caption(.class("sr")) { words.room.finalBoard }
      Tag.thead {
        Tag.tr {
          Tag.th(.class("number"), .named("scope", "col")) { words.room.placeLabel }
          Tag.th(.named("scope", "col")) { words.room.nameLabel }
          Tag.th(.class("number"), .named("scope", "col")) { words.host.rightVerdict }
          Tag.th(.class("number"), .named("scope", "col")) { words.room.pointsLabel }
        }
      }
      Tag.tbody { room.board.map(row) }
    }
  }

  private func row(_ row: RoomReport.Row) -> HTML {
    Tag.tr {
      Tag.td(.class("number")) { String(row.place) }
      Tag.th(.named("scope", "row")) {
        Emblem.named(row.name) {
          room.corrections.filter { $0.player == row.player }.map { correction in
            Tag.small(.class("why"), .dirAuto) {
              "\(correction.points > 0 ? "+" : "")\(words.number(correction.points)): \(correction.why)"
            }
          }
        }
      }
      Tag.td(.class("number")) { words.record.countOf(["n": String(row.right), "of": String(row.questions)]) }
      Tag.td(.class("number")) { words.number(row.points) }
    }
  }
}
