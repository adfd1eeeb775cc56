internal import HTMLText
internal import QuizPlay
internal import QuizWire
internal import Words

/// The scores, with moves up and down.
struct BoardTable {
  private let rows: [RoomView.Row]
  private let isOver: Bool
  private let words: PageWords
  private let own: Int?
  /// How many stand neither here nor on the podium.
  private let more: Int
  /// The sentence on points still missing; nil without any.
  private let waiting: String?

  /// The first `most` rows after the podium, and the row of player `own`.
  init(_ room: RoomView, _ words: PageWords, most: Int, own: Int? = nil, isBehindPodium: Bool = false) {
    (self.words, self.own) = (words, own)
    isOver = room.phase == .over
    waiting = words.language.waiting(room.waiting)
    let behind = isBehindPodium ? Podium.best(room).count : 0
    let board = room.rows
    let all = max(board.count, room.players) - behind
    // A screen does not scroll: the line that counts the rest takes the space of a row.
    let most = own == nil && all > most ? most - 1 : most
    rows = board.dropFirst(behind).enumerated().filter { $0.offset < most || $0.element.player == own }.map(
      \.element)
    more = all - rows.count
  }

  var html: HTML {
    let waiting = waiting.map { sentence in Tag.p(.class("soft")) { sentence } } ?? .empty
    if rows.isEmpty { return waiting }
    return .joined([
      table, waiting, more > 0 ? Tag.p(.class("soft", "more")) { words.room.andMore(["n": String(more)]) } : .empty,
    ])
  }

  private var table: HTML {
    Tag.table(.class("board")) {
      Tag.caption(.class("sr")) { isOver ? words.room.finalBoard : words.room.board }
      Tag.thead {
        Tag.tr {
          Tag.th(.class("number"), .named("scope", "col")) { words.room.placeLabel }
          Tag.th(.named("scope", "col")) { words.room.nameLabel }
          Tag.th(.class("number"), .named("scope", "col")) { words.room.pointsLabel }
        }
      }
      Tag.tbody { rows.map(row) }
    }
  }

  private func row(_ row: RoomView.Row) -> HTML {
    let isOwn = row.player == own
    return Tag.tr(isOwn ? [.class("mine")] : []) {
      Tag.td(.class("number")) { String(row.place) }
      Tag.th(.named("scope", "row")) {
        Tag.span(.dirAuto) { row.name }
        if isOwn { Tag.span(.class("soft")) { " (\(words.room.you))" } }
        " "
        Self.movement(row.moved, words)
        row.corrections.map { correction in
          Tag.small(.class("why"), .dirAuto) {
            "\(correction.points > 0 ? "+" : "")\(words.number(correction.points)): \(correction.why)"
          }
        }
      }
      Tag.td(.class("number")) { words.number(row.points) }
    }
  }

  /// An arrow with the number of places; empty without a move.
  static func movement(_ places: Int, _ words: PageWords) -> HTML {
    guard places != 0 else { return .empty }
    let (arrow, number) = (places > 0 ? "▲" : "▼", ["n": String(abs(places))] as KeyValuePairs)
    return Tag.span(.class("moved", places > 0 ? "up" : "down")) {
      Tag.span(.aria("hidden", "true")) { "\(arrow) \(abs(places))" }
      Tag.span(.class("sr")) { places > 0 ? words.room.up(number) : words.room.down(number) }
    }
  }
}

extension PageWords {
  /// `12 points`, `1 point`.
  func pointsAlone(_ points: Double) -> String {
    pointCount(points, written: number(points))
  }
}
