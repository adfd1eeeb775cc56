internal import HTMLText
internal import JSONText
internal import QuizPlay
internal import QuizWire
internal import Words

/// A past room from the record: its final board.
struct PastRoomPage {
  private let room: JSONValue
  private let visit: PageVisit
  private var words: PageWords { visit.words }

  init(_ room: JSONValue, _ visit: PageVisit) {
    (self.room, self.visit) = (room, visit)
  }

  private var id: String { room["room"]?.string ?? "" }
  private var rows: [JSONValue] { room["board"]?.items ?? [] }

  var frame: PageFrame {
    let title = room["title"]?.string ?? ""
    return PageFrame(title) {
      Tag.h1(.named("tabindex", "-1"), .dirAuto) { title }
      Tag.p(.class("soft")) {
        [room["started"]?.string.map { words.moment($0) }, words.countedPlayers(rows.count)].compactMap { $0 }.joined(
          separator: " · ")
      }
      if !rows.isEmpty { board }
      let absent = room.texts("absent")
      if !absent.isEmpty {
        Tag.p(.class("soft"), .dirAuto) { words.host.neverJoined(["names": absent.joined(separator: ", ")]) }
      }
      words.language.waiting(room["waiting"]?.items.count ?? 0).map { sentence in Tag.p(.class("soft")) { sentence } }
      if !rows.isEmpty {
        Tag.p { Tag.a(.class("button"), .href("/rooms/\(id)/csv"), .flag("download")) { words.host.asTable } }
        Tag.p(.class("soft")) {
          words.host.sheets(["command": "quizrun rooms \(id) --feedback sheets/ --report report.html"])
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
      Tag.tbody { rows.map(row) }
    }
  }

  private func row(_ row: JSONValue) -> HTML {
    let corrections = (room["corrections"]?.items ?? []).filter { $0["player"]?.whole == row["player"]?.whole }
    let right: KeyValuePairs = [
      "n": String(row["right"]?.whole ?? 0), "of": String(row["questions"]?.whole ?? 0),
    ]
    return Tag.tr {
      Tag.td(.class("number")) { String(row["place"]?.whole ?? 0) }
      Tag.th(.named("scope", "row")) {
        Tag.span(.dirAuto) { row["name"]?.string ?? "" }
        corrections.map { correction in
          Tag.small(.class("why"), .dirAuto) {
            let points = correction["points"]?.double ?? 0
            "\(points > 0 ? "+" : "")\(words.number(points)): \(correction["why"]?.string ?? "")"
          }
        }
      }
      Tag.td(.class("number")) { words.record.countOf(right) }
      Tag.td(.class("number")) { words.number(row["points"]?.double ?? 0) }
    }
  }
}
