package import JSONText
package import QuizCoding
internal import QuizCore
internal import TextLayout

extension SittingReplayer.Replayed: Stored {
  package var stored: JSONValue {
    switch self {
    case .same(let inputs): return StoredCase.form("same", inputs)
    case .different(let difference): return StoredCase.form("different", difference)
    case .unplayable(let sentence): return StoredCase.form("unplayable", sentence)
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
  package var stored: JSONValue {
    switch self {
    case .events(let events): return StoredCase.form("events", events)
    case .refused(let input, let sentence):
      return .object(["refused": .object(["input": .int(input), "sentence": .text(sentence)])])
    case .tooLong: return StoredCase.form("tooLong", true)
    case .unplayable(let sentence): return StoredCase.form("unplayable", sentence)
    }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    let form = try StoredCase(node)
    switch form.name {
    case "events": self = .events(try form.read())
    case "refused":
      guard let input = form.content["input"]?.int, let sentence = form.content["sentence"]?.string else {
        throw .malformed("a refusal")
      }
      self = .refused(input: input, sentence: sentence.cleaned)
    case "tooLong": self = .tooLong
    case "unplayable": self = .unplayable(try form.read(String.self).cleaned)
    default: throw .unknown(form.name)
    }
  }
}
