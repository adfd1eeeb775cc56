package import JSONText
package import QuizCoding
internal import QuizCore
internal import TextLayout

extension SittingReplayer.Replayed: Stored {
  package func write(to form: inout JSONWriter) {
    switch self {
    case .same(let inputs): StoredCase.write("same", inputs, to: &form)
    case .different(let difference): StoredCase.write("different", difference, to: &form)
    case .unplayable(let sentence): StoredCase.write("unplayable", sentence, to: &form)
    }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    let form = try StoredCase(node)
    switch form.name {
    case "same": self = .same(try form.read())
    case "different": self = .different(try form.read())
    case "unplayable": self = .unplayable(try form.read(String.self).cleaned)
    default: throw .unknown(form.name)
    }
  }
}

extension SittingReplayer.Played: Stored {
  package func write(to form: inout JSONWriter) {
    switch self {
    case .events(let events): StoredCase.write("events", events, to: &form)
    case .refused(let input, let sentence):
      form.object("refused") { form in
        form.writeKey("input")
        form.write(input)
        form.member("sentence", sentence)
      }
    case .tooLong: StoredCase.write("tooLong", true, to: &form)
    case .unplayable(let sentence): StoredCase.write("unplayable", sentence, to: &form)
    }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    let form = try StoredCase(node)
    switch form.name {
    case "events": self = .events(try form.read())
    case "refused":
      guard let input = try form.content["input"]?.whole(in: StoredRange.counts),
        let sentence = form.content["sentence"]?.string
      else {
        throw .malformed("a refusal")
      }
      self = .refused(input: input, sentence: sentence.cleaned)
    case "tooLong": self = .tooLong
    case "unplayable": self = .unplayable(try form.read(String.self).cleaned)
    default: throw .unknown(form.name)
    }
  }
}
