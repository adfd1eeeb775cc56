internal import HTMLText
internal import QuizPlay
internal import QuizWire
internal import Words

/// The common parts of a room's pages: the viewer's role, the room's state, and the way a page follows it.
struct RoomFrame {
  let room: RoomView
  let code: RoomCode
  let role: RoomRole
  /// The place in the room's log that the page shows.
  let place: Int
  let told: FormNotice?
  let visit: PageVisit

  var words: PageWords { visit.words }

  /// The attributes by which a script finds the room and its news.
  var attributes: [Attribute] {
    let follows: [Attribute] =
      room.phase == .over || room.reason != nil ? [] : [.data("events", "\(code.path)/events\(role.query)")]
    return [
      .data("room", role.path(code)), .data("place", String(place)), .data("phase", room.phase.rawValue),
      .data("epoch", String(room.epoch)), .data("players", String(room.players)), .data("plays", String(room.plays)),
    ] + follows + (room.timeFactor == 1 ? [] : [.data("slow", "")])
  }

  /// Seconds until a browser without scripts reloads, which clears its form.
  ///
  /// During the player's turn it waits for the end of the time, or as long as most people need.
  var refresh: Int? {
    if room.phase == .over || room.reason != nil { return nil }
    return isTurn ? room.leftMs.map { $0 / 1000 + 2 } ?? Self.longestTurn : 5
  }

  private static let longestTurn = 60

  /// Whether a player has something to fill in, and sent nothing yet.
  var isTurn: Bool { role == .player && room.phase == .open && room.question != nil && room.mine?.isKept != true }

  /// A piece of the page that is put in anew when its mark is another.
  func live(_ id: String, mark: String, @HTMLBuilder _ content: () -> HTML) -> HTML {
    Tag.div(.class("stack"), .id(id), .data("live", mark)) { content() }
  }

  /// The mark that changes with every event, except while a question is open, so that its form stays.
  var stageMark: String {
    guard room.phase == .open else { return "\(room.phase.rawValue).\(place)" }
    if room.isOwnPace { return role == .player ? "open.\(room.sitting ?? "")" : "open.\(place)" }
    return "open.\(room.epoch).\(room.mine?.isKept == true ? place : 0)"
  }

  var message: HTML { HTML.told(toldAbove, words) }

  /// The sent form, to fill it again; nil where another question is open.
  var toldOfForm: FormNotice? { told.flatMap { $0.status == 422 && !isOfOtherQuestion ? $0 : nil } }

  private var isOfOtherQuestion: Bool { told?.sent["epoch"].map { $0 != String(room.epoch) } ?? false }

  /// Beside a field only where the field is there.
  private var toldAbove: FormNotice? {
    var above = told
    if isOfOtherQuestion || role == .player && toldOfForm == nil { above?.wrong = nil }
    return above
  }

  /// `Question 3 of 10`; nil where none is put any more.
  var whichQuestion: String? {
    guard room.phase != .over, let number = room.number else { return nil }
    return room.questions.map { words.room.questionOf(["n": String(number), "of": String($0)]) }
      ?? words.room.questionNumber(["n": String(number)])
  }

  /// `Round 2 of 4: Rivers`; nil where there is one.
  var whichRound: String? {
    guard room.phase != .over, room.rounds > 1, room.number != nil else { return nil }
    return words.room.roundOf(
      ["n": String(room.round), "of": String(room.rounds), "title": room.quizTitle ?? room.title])
  }

  /// The round, or the room's title where there is one.
  var heading: HTML {
    Tag.span(.dirAuto) { whichRound ?? room.title }.inLanguage(whichRound == nil ? room.titleLanguage : nil)
  }

  /// The time that is left, counted down by the script.
  var countdown: HTML {
    guard room.phase == .open, let left = room.leftMs else { return .empty }
    return Countdown(left: left, of: room.question?.limit.map { Int($0 * 1000) }, words).html
  }

  /// How many have answered, which the script keeps up to date.
  @HTMLBuilder var answered: HTML {
    if let answered = room.answered {
      Tag.div(.class("answered")) {
        Tag.p(.data("answered", words.room.haveAnswered(["n": "{n}", "of": "{of}"]))) {
          words.room.haveAnswered(["n": String(answered), "of": String(room.able)])
        }
        HTML.track(Double(answered), of: Double(max(1, room.able)))
      }
    }
  }

  /// Until when it is open.
  @HTMLBuilder var until: HTML {
    if let until = room.until { Tag.p(.class("soft")) { words.room.until(["time": words.moment(until)]) } }
  }

  func frame(_ title: String, @HTMLBuilder _ main: () -> HTML) -> PageFrame {
    var frame = PageFrame(title, nil, main)
    frame.attributes = attributes
    frame.refresh = refresh
    frame.isPlaying = true
    return frame
  }
}

extension RoomView {
  /// The language of the title, where it is that of a quiz.
  var titleLanguage: String? { title == quizTitle ? language : nil }
}
