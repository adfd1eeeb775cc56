import QuizCore
import QuizPlay
import QuizRoom
import QuizWire
import Terminal
import Words

@testable import QuizScreens

extension GoldenScene {
  /// The host's desk.
  static var desk: [GoldenScene] {
    [
      desk("desk-starting", nil), desk("desk-lobby", DeskSamples.room(.lobby)),
      desk("desk-lobby-empty", DeskSamples.room(.lobby) { ($0.people, $0.players, $0.isJoinable) = ([], 0, false) }),
      desk("desk-open", DeskSamples.asked(.open) { $0.missing = ["Ben", "Eve"] }),
      desk("desk-paused", DeskSamples.asked(.paused)), desk("desk-locked", DeskSamples.spread),
      desk("desk-reveal", DeskSamples.revealed), desk("desk-board", DeskSamples.ranked(.board)),
      desk("desk-over", DeskSamples.ranked(.over)),
      desk("desk-own", DeskSamples.ranked(.board)) { room in (room.pace, room.phase) = (.own, .open) },
      desk("desk-correct", DeskSamples.ranked(.board), [.character("c"), .character("d"), .down, .enter]),
      desk("desk-enter", DeskSamples.asked(.open), [.character("e"), .character("t"), .enter]),
      desk(
        "desk-seat", DeskSamples.room(.lobby), [.character("e"), .character("Z"), .character("o"), .character("e")]),
      desk("desk-kick", DeskSamples.room(.lobby), [.character("d"), .down, .enter]),
      desk("desk-leaving", DeskSamples.asked(.open), [.character("q")]),
    ]
  }

  static var deskHelp: [GoldenScene] {
    desk.filter { ["desk-open", "desk-reveal", "desk-correct"].contains($0.name) }.map { scene in
      GoldenScene(name: scene.name + "-help") { language, size in
        let (below, canvas) = try scene.make(language, size)
        return (HelpScene(of: below, canvas.settings), canvas)
      }
    }
  }

  static func desk(
    _ name: String, _ room: RoomView?, _ keys: [Key] = [], change: @escaping (inout RoomView) -> Void = { _ in }
  ) -> GoldenScene {
    GoldenScene(name: name) { language, size in
      let settings = ScreenSettings(texts: .of(language))
      var canvas = Canvas(size: size, settings: settings, depth: .none, pictures: PictureShelf { _ in nil })
      canvas.left.question = room?.leftMs
      var room = room
      if var known = room {
        change(&known)
        room = known
      }
      var scene = DeskScene(room, door: room == nil ? nil : DeskSamples.door)
      for key in keys { _ = scene.update(key, canvas) }
      return (scene, canvas)
    }
  }
}
