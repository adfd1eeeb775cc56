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
  /// The projector's tables stand beside each other, so that a class fits.
  private let isInColumns: Bool
  private let rowsOfColumn: Int
  private static let mostColumns = 3

  /// The first `most` rows after the podium, and the row of player `own`.
  init(
    _ room: RoomView, _ words: PageWords, most: Int, own: Int? = nil, isBehindPodium: Bool = false,
    isInColumns: Bool = false
  ) {
    (self.words, self.own, self.isInColumns) = (words, own, isInColumns)
    isOver = room.phase == .over
    rowsOfColumn = isBehindPodium ? 4 : 10
    waiting = words.language.waiting(room.waiting)
    let behind = isBehindPodium ? room.bestPlayers.count : 0
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
      tables, waiting, more > 0 ? Tag.p(.class("soft", "more")) { words.room.andMore(["n": String(more)]) } : .empty,
    ])
  }

  private var tables: HTML {
    let columns = isInColumns ? min(Self.mostColumns, (rows.count + rowsOfColumn - 1) / rowsOfColumn) : 1
    if columns == 1 { return table(rows) }
    let height = (rows.count + columns - 1) / columns
    return Tag.div(.class("boards")) {
      stride(from: 0, to: rows.count, by: height).map { table(Array(rows[$0..<min(rows.count, $0 + height)])) }
    }
  }

  private func table(_ rows: [RoomView.Row]) -> HTML {
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
    let moved: [Attribute] = row.moved == 0 ? [] : [.data("moved", String(row.moved))]
    return Tag.tr((isOwn ? [.class("mine")] : []) + moved + [.data("player", String(row.player))]) {
      Tag.td(.class("number")) { String(row.place) }
      Tag.th(.named("scope", "row")) {
        Emblem.named(row.name) {
          row.team.map { team in Tag.span(.class("soft"), .dirAuto) { " · \(team)" } }
          if isOwn { Tag.span(.class("soft")) { " (\(words.room.you))" } }
          " "
          Self.movement(row.moved, words)
          row.corrections.map { correction in
            Tag.small(.class("why"), .dirAuto) {
              "\(correction.points > 0 ? "+" : "")\(words.number(correction.points)): \(correction.why)"
            }
          }
        }
      }
      Tag.td(.class("number"), .data("points", words.plain(row.points))) { words.number(row.points) }
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

/// The teams of a room, best first, with the mean of their players' points.
struct TeamTable {
  private let teams: [RoomView.Team]
  private let words: PageWords

  /// Empty in a room without teams, and behind a podium that has them all.
  init(_ room: RoomView, _ words: PageWords, isBehindPodium: Bool = false) {
    let best = isBehindPodium ? room.bestTeams.map(\.name) : []
    (teams, self.words) = ((room.teams ?? []).filter { !best.contains($0.name) }, words)
  }

  var isEmpty: Bool { teams.isEmpty }

  @HTMLBuilder var html: HTML {
    if !isEmpty {
      Tag.table(.class("board", "teams")) {
        Tag.caption(.class("sr")) { words.room.teams }
        Tag.thead {
          Tag.tr {
            Tag.th(.named("scope", "col")) { words.room.team }
            Tag.th(.class("number"), .named("scope", "col")) { words.host.playersLabel }
            Tag.th(.class("number"), .named("scope", "col")) { words.room.pointsLabel }
          }
        }
        Tag.tbody {
          teams.map { team in
            Tag.tr {
              Tag.th(.named("scope", "row")) { Emblem.named(team.name) }
              Tag.td(.class("number")) { String(team.players) }
              Tag.td(.class("number")) { team.shownPoints.map { words.number($0) } ?? "" }
            }
          }
        }
      }
    }
  }
}

extension PageWords {
  /// `12 points`, `1 point`.
  func pointsAlone(_ points: Double) -> String {
    pointCount(points, written: number(points))
  }
}
