import QuizCore
import QuizPlay
import QuizWire

@testable import QuizScreens

/// Rooms for tests.
enum DeskSamples {
  static let door = DeskScene.Door(
    address: "http://192.168.178.20:8420/join", code: squares, isUnencrypted: true)

  /// As many squares as the code of such an address has; no reader would take them.
  static let squares = (0..<29).map { row in (0..<29).map { column in (row * column + row + column) % 3 == 0 } }

  static let names = ["Ada", "Ben", "Die Quizköniginnen", "Doppelkorn", "Eve", "Table 4"]

  static func room(_ phase: RoomView.Phase, _ change: (inout RoomView) -> Void = { _ in }) -> RoomView {
    var room = RoomView()
    room.phase = phase
    room.id = "01KAH8Q8W0T4M3Y7C9V2X5B6NR"
    room.code = "483920"
    room.title = "An evening at the Crown"
    room.quizTitle = "Animals"
    room.rounds = 4
    room.round = 2
    let people = names.enumerated().map {
      RoomView.Person(player: $0 + 1, name: $1, isHere: $0 != 4, hasDevice: $0 != 5)
    }
    (room.people, room.players) = (people, people.count)
    change(&room)
    return room
  }

  static func question(_ kind: Question.Kind, _ text: String) -> QuestionView {
    var question = QuestionView()
    (question.kind, question.text) = (kind, text)
    return question
  }

  static var question: QuestionView {
    var question = self.question(.single, "Which of these animals sleeps standing up?")
    question.answers = [
      Choice(id: "a", text: "The horse"), Choice(id: "b", text: "The sloth"),
      Choice(id: "c", text: "The brown bear"),
    ]
    question.limit = 20
    return question
  }

  static func asked(_ phase: RoomView.Phase, _ change: (inout RoomView) -> Void = { _ in }) -> RoomView {
    room(phase) { room in
      room.question = question
      (room.number, room.questions) = (3, 10)
      room.leftMs = phase == .open ? 12_400 : nil
      room.answered = 4
      change(&room)
    }
  }

  static var spread: RoomView {
    asked(.locked) { $0.counts = [RoomView.Count("a", 3), RoomView.Count("c", 1)] }
  }

  static var revealed: RoomView {
    asked(.reveal) { room in
      room.counts = [RoomView.Count("a", 3), RoomView.Count("c", 1)]
      var verdict = VerdictView()
      (verdict.answer, verdict.explanation) = (.ids(["a"]), "It locks its knees.")
      room.verdict = verdict
    }
  }

  static let board = [
    RoomView.Row(place: 1, player: 3, name: names[2], points: 12.5, of: 20, moved: 2),
    RoomView.Row(place: 2, player: 1, name: names[0], points: 11, of: 20, moved: -1),
    RoomView.Row(place: 2, player: 6, name: names[5], points: 11, of: 20),
    RoomView.Row(place: 4, player: 2, name: names[1], points: 8, of: 20),
    RoomView.Row(place: 5, player: 4, name: names[3], points: 3, of: 20, moved: -2),
    RoomView.Row(place: 6, player: 5, name: names[4], points: 0, of: 20),
  ]

  static func ranked(_ phase: RoomView.Phase) -> RoomView {
    room(phase) { room in
      room.board = board
      if phase == .board { (room.number, room.questions) = (3, 10) }
    }
  }
}
