internal import HTMLText
internal import QuizWire
internal import Words

/// How far everybody has come at their own pace: points wait until the room closes.
struct ProgressTable {
  private let rows: [RoomView.PlayerProgress]
  private let words: PageWords
  /// How many more there are.
  private let more: Int

  /// The players who have come furthest, in at most `most` lines.
  init(_ room: RoomView, _ words: PageWords, most: Int) {
    self.words = words
    let progress = room.progress ?? []
    let count = progress.count > most ? most - 1 : most
    let sorted = progress.enumerated().sorted {
      ($1.element.settled, $0.offset) < ($0.element.settled, $1.offset)
    }
    rows = sorted.prefix(count).map(\.element)
    more = max(progress.count, room.players) - rows.count
  }

  var html: HTML {
    if rows.isEmpty { return .empty }
    return .joined([
      table, more > 0 ? Tag.p(.class("soft", "more")) { words.room.andMore(["n": String(more)]) } : .empty,
    ])
  }

  private var table: HTML {
    Tag.table(.class("board")) {
      Tag.thead {
        Tag.tr {
          Tag.th(.named("scope", "col")) { words.room.nameLabel }
          Tag.th(.class("number"), .named("scope", "col")) { words.room.theAnswers }
        }
      }
      Tag.tbody {
        rows.map { row in
          Tag.tr {
            Tag.th(.named("scope", "row"), .dirAuto) { row.name }
            Tag.td(.class("number")) { String(row.settled) }
          }
        }
      }
    }
  }
}
