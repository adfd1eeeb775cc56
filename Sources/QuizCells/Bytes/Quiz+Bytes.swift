internal import LuaKit
internal import QuizCoding
internal import QuizCore

/// A quiz on its way to a cell, which reads it once for each sitting: what most questions say in their own bytes, the others
/// and the quiz around them in the record's form.
extension Quiz {
  func write(to writer: inout LuaValueWriter) {
    var around = self
    around.questions = []
    writer.write(EventCoding.text(around))
    writer.write(questions.count)
    for question in questions { question.write(to: &writer) }
  }

  init(reading reader: inout LuaValueReader) throws(LuaValueReader.Garbled) {
    do { self = try EventCoding.read(Array(try reader.text().utf8)) } catch { throw LuaValueReader.Garbled() }
    var questions: [Question] = []
    for _ in 0..<max(0, try reader.number()) { questions.append(try Question(reading: &reader)) }
    self.questions = questions
  }
}

extension Question {
  fileprivate func write(to writer: inout LuaValueWriter) {
    guard isPlain, let place = Self.plainKinds.firstIndex(of: kind) else {
      writer.write(-1)
      return writer.write(EventCoding.text(self))
    }
    writer.write(place)
    writer.write(id)
    writer.write(text)
    writer.write(answers.count)
    for answer in answers {
      writer.write(answer.id)
      writer.write(answer.text)
      writer.write(.bool(answer.isCorrect))
    }
  }

  private static let plainKinds: [Kind] = [.single, .multiple]

  fileprivate init(reading reader: inout LuaValueReader) throws(LuaValueReader.Garbled) {
    let place = try reader.number()
    if place == -1 {
      do { self = try EventCoding.read(Array(try reader.text().utf8)) } catch { throw LuaValueReader.Garbled() }
      return
    }
    guard Self.plainKinds.indices.contains(place) else { throw LuaValueReader.Garbled() }
    self.init(id: try reader.text(), kind: Self.plainKinds[place], text: try reader.text())
    for _ in 0..<max(0, try reader.number()) {
      let id = try reader.text(), text = try reader.text()
      answers.append(Answer(id: id, text: text, isCorrect: try reader.bool()))
    }
  }
}
