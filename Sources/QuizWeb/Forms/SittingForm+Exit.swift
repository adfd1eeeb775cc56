internal import QuizWire

extension FormFields {
  /// As `application/x-www-form-urlencoded` has them.
  init(_ body: String) { self.init(pairs: formFields(body)) }
}

extension SittingForm {
  /// Where it leads who leaves: back to the room, where it stood in one.
  var exit: String? {
    guard case .leave = deed else { return nil }
    return fields["room"].flatMap { RoomCode($0) }?.path ?? "/"
  }
}
