internal import JSONText
internal import QuizCoding
internal import QuizCore
internal import QuizLibrary
internal import QuizModes
internal import QuizPlay
internal import TextLayout
internal import Words

/// A recorded sitting played again, and what that says of the record.
enum SittingReplay {
  enum Outcome: Equatable {
    case same
    case different(String, Difference)
    /// Why nothing can be said.
    case doubtful(String)
  }

  static func outcome(_ stored: StoredSitting, _ events: [SittingEvent], _ languages: [String]) -> Outcome {
    let words = VerifyWords.of(InterfaceLanguage(languages))
    let layers: [() -> any Mode]
    do { layers = try Layers.makers(stored, languages: languages) } catch { return .doubtful(error.message) }
    var replay = Replay(stored.beginning, events, layers: layers)
    guard let difference = replay.firstDifference() else { return .same }
    if let doubt = words.doubt(stored, replay) { return .doubtful(doubt) }
    return .different(reason(difference, stored, events, languages, words), difference)
  }

  /// The reason for a difference. One that goes away when the mode may remember belongs to the mode: earlier versions
  /// let modes keep values outside of their state.
  private static func reason(
    _ difference: Difference, _ stored: StoredSitting, _ events: [SittingEvent], _ languages: [String],
    _ words: VerifyWords
  ) -> String {
    guard let layers = try? Layers.makers(stored, languages: languages, remembering: true) else {
      return words.sentence(difference)
    }
    var remembering = Replay(stored.beginning, events, layers: layers)
    guard remembering.firstDifference() == nil else { return words.sentence(difference) }
    return words.outsideState(difference)
  }
}

/// `{"same":true}`, `{"different":{why, difference}}` or `{"doubtful":why}`.
extension SittingReplay.Outcome: Stored {
  func write(to form: inout JSONWriter) {
    switch self {
    case .same: StoredCase.write("same", true, to: &form)
    case .different(let why, let difference):
      form.object("different") { form in
        form.member("why", why)
        form.member("difference", difference)
      }
    case .doubtful(let why): StoredCase.write("doubtful", why, to: &form)
    }
  }

  init(stored node: JSONNode) throws(UnreadableForm) {
    let form = try StoredCase(node)
    switch form.name {
    case "same": self = .same
    case "doubtful": self = .doubtful(try form.read(String.self).cleaned)
    case "different":
      guard let why = form.content["why"]?.string, let difference = form.content["difference"] else {
        throw .malformed("a difference")
      }
      self = .different(why.cleaned, try Difference(stored: difference))
    default: throw .unknown(form.name)
    }
  }
}

extension VerifyWords {
  /// A sentence when a difference may have another cause than the record.
  fileprivate func doubt(_ stored: StoredSitting, _ replay: Replay) -> String? {
    if replay.lacksTime {
      return busy
    }
    if stored.beginning.rules == 1, stored.files.contains(where: { InexactNumbers.areUsed(in: $0.bytes) }) {
      return inexact
    }
    return nil
  }
}
