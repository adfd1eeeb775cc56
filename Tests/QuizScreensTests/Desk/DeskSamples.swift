@testable import QuizScreens

/// Rooms for tests.
enum DeskSamples {
  static let door = DeskScene.Door(
    address: "http://192.168.178.20:8420/join", code: squares, isUnencrypted: true)

  /// As many squares as the code of such an address has; no reader would take them.
  static let squares = (0..<29).map { row in (0..<29).map { column in (row * column + row + column) % 3 == 0 } }

  static let names = ["Ada", "Ben", "Die Quizköniginnen", "Doppelkorn", "Eve", "Table 4"]

  static func room(_ phase: DeskRoom.Phase, _ change: (inout DeskRoom) -> Void = { _ in }) -> DeskRoom {
    var room = DeskRoom(phase: phase)
    room.room = "01KAH8Q8W0T4M3Y7C9V2X5B6NR"
    room.code = "483920"
    room.title = "An evening at the Crown"
    room.quizTitle = "Animals"
    room.rounds = 4
    room.round = 2
    room.people = names.enumerated().map { DeskPerson(player: $0 + 1, name: $1, isHere: $0 != 4, hasDevice: $0 != 5) }
    room.players = room.people.count
    change(&room)
    return room
  }

  static var question: DeskQuestion {
    var question = DeskQuestion(kind: "single", text: "Which of these animals sleeps standing up?")
    question.answers = [
      DeskQuestion.Item(id: "a", text: "The horse"), DeskQuestion.Item(id: "b", text: "The sloth"),
      DeskQuestion.Item(id: "c", text: "The brown bear"),
    ]
    question.limit = 20
    return question
  }

  static func asked(_ phase: DeskRoom.Phase, _ change: (inout DeskRoom) -> Void = { _ in }) -> DeskRoom {
    room(phase) { room in
      room.question = question
      (room.number, room.questions) = (3, 10)
      room.leftMs = phase == .open ? 12_400 : nil
      room.answered = 4
      change(&room)
    }
  }

  static var spread: DeskRoom {
    asked(.locked) { $0.counts = [DeskCount(given: "a", count: 3), DeskCount(given: "c", count: 1)] }
  }

  static var revealed: DeskRoom {
    asked(.reveal) { room in
      room.counts = [DeskCount(given: "a", count: 3), DeskCount(given: "c", count: 1)]
      room.right = .ids(["a"])
      room.explanation = "It locks its knees."
    }
  }

  static let board = [
    DeskStanding(place: 1, player: 3, name: names[2], points: 12.5, of: 20, moved: 2),
    DeskStanding(place: 2, player: 1, name: names[0], points: 11, of: 20, moved: -1),
    DeskStanding(place: 2, player: 6, name: names[5], points: 11, of: 20),
    DeskStanding(place: 4, player: 2, name: names[1], points: 8, of: 20),
    DeskStanding(place: 5, player: 4, name: names[3], points: 3, of: 20, moved: -2),
    DeskStanding(place: 6, player: 5, name: names[4], points: 0, of: 20),
  ]

  static func ranked(_ phase: DeskRoom.Phase) -> DeskRoom {
    room(phase) { room in
      room.board = board
      if phase == .board { (room.number, room.questions) = (3, 10) }
    }
  }
}
