internal import HTMLText
internal import QuizWire
internal import Words

/// The rooms that were opened here, the newest first.
struct RoomsPage {
  let rooms: [ListedRoom]
  let visit: PageVisit
  private var words: PageWords { visit.words }

  var frame: PageFrame {
    PageFrame(words.host.rooms) {
      Tag.h1(.named("tabindex", "-1")) { words.host.rooms }
      if rooms.isEmpty {
        Tag.p { words.host.noRooms }
        Tag.p { Tag.a(.class("button"), .href("/quizzes")) { words.shell.quizzesLabel } }
      }
      Tag.ul(.class("rows")) { rooms.map(row) }
    }
  }

  private func row(_ room: ListedRoom) -> HTML {
    // A no-break space keeps the separator with its quiz's title.
    let title = (room.titles ?? room.quizzes).joined(separator: "\u{A0}· ")
    let code = room.code.flatMap { RoomCode($0) }
    let path = code.map { RoomRole.host.path($0) } ?? "/rooms/\(room.id)"
    return Tag.li {
      Tag.span(.class("grow"), .dirAuto) {
        Tag.a(.href(path)) { title }
      }
      code.map { code in Tag.span { "\(words.room.codeLabel) \(code.shown)" } }
      Tag.span(.class("soft")) { words.countedPlayers(room.players) }
      Tag.span(.class("soft")) { words.moment(room.started) }
    }
  }
}
