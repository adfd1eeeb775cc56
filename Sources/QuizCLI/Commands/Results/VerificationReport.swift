internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizWorkshop
internal import TextLayout
internal import Words

/// The report of `verify` on many sittings: the ones that differ and a summary, or a JSON list of all.
final class VerificationReport {
  private let words: VerifyWords
  private let isJSON: Bool
  private var output = BufferedOutput()
  private var (sittings, equal, others) = (0, 0, 0)

  init(_ words: VerifyWords, isJSON: Bool) {
    self.words = words
    self.isJSON = isJSON
    if isJSON { output.write("[") }
  }

  func tell(_ verification: Verification) {
    if verification.isEqual { equal += 1 }
    if isJSON {
      tell(verification.object)
    } else if !verification.isEqual {
      output.write(verification.sentence(words).cleanedLine + "\n")
    }
    sittings += 1
  }

  /// Reports a finding about the record as a whole.
  func tell(_ finding: RecordFinding) {
    let why = words.sentence(finding).cleanedLine
    if isJSON {
      tell(["verdict": "different", "message": .text(why)])
    } else {
      output.write(words.ofRecord(["why": why]) + "\n")
    }
    others += 1
  }

  private func tell(_ object: JSONObject) {
    output.write((sittings + others > 0 ? "," : "") + JSONWriter.text(.object(object)))
  }

  /// Whether everything was equal.
  func end() -> Bool {
    output.write(isJSON ? "]\n" : summary)
    output.flush()
    return equal == sittings && others == 0
  }

  private var summary: String {
    [replayed, others == 0 ? nil : words.further(others)].compactMap(\.self).joined(separator: " ") + "\n"
  }

  private var replayed: String {
    if sittings == 0 { return words.nothingRecorded }
    let others = String(sittings - equal)
    let result = equal == sittings ? words.allEqual : words.someEqual(["equal": String(equal), "others": others])
    return words.sittingsReplayed(sittings, ["result": result])
  }
}
