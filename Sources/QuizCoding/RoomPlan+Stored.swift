package import JSONText
internal import QuizCore
package import QuizRoom

extension RoomPlan: StoredFields {
  package static var blank: RoomPlan { RoomPlan(room: "", seed: 0, rounds: []) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("room", &room)
    try fields.field("seed", &seed, in: StoredRange.seeds)
    try fields.field("pace", &pace, else: .together)
    try fields.field("names", &names, else: .free)
    try fields.field("roster", &roster, else: [])
    var milliseconds = until?.milliseconds
    try fields.field("until", &milliseconds, in: StoredRange.moments)
    until = milliseconds.map { WallTime(milliseconds: $0) }
    try fields.field("rounds", &rounds)
    try fields.field("sound", &sound, else: .screen)
  }
}

extension RoomPlan.Pace: StoredWord {}
extension RoomPlan.Names: StoredWord {}
extension RoomPlan.Sound: StoredWord {}

extension RoomPlan.Round: StoredFields {
  package static var blank: RoomPlan.Round { RoomPlan.Round(sitting: "", quiz: nil, title: "", mode: "") }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("sitting", &sitting)
    try fields.field("quiz", &quiz)
    try fields.field("title", &title)
    try fields.field("mode", &mode)
  }
}
