internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizStore
internal import QuizWorkshop
internal import TextLayout

/// What `verify` tells of many sittings: lines of those that are not equal and a summary, or a JSON list of all.
final class VerificationReport {
  private let isJSON: Bool
  private var output = BufferedOutput()
  private var (sittings, equal, others) = (0, 0, 0)

  init(isJSON: Bool) {
    self.isJSON = isJSON
    if isJSON { output.write("[") }
  }

  func tell(_ verification: Verification) {
    if verification.isEqual { equal += 1 }
    if isJSON {
      tell(verification.object)
    } else if !verification.isEqual {
      output.write(verification.sentence.cleaned + "\n")
    }
    sittings += 1
  }

  /// What is about no single sitting.
  func tell(_ finding: RecordFinding) {
    if isJSON {
      tell(["verdict": "different", "message": .text(finding.sentence.cleaned)])
    } else {
      output.write("different: the record: \(finding.sentence)\n".cleaned)
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
    let further = others == 0 ? "" : " The record as a whole does not fit in \(counted(others, "place"))."
    if sittings == 0 { return "No sitting is recorded.\(further)\n" }
    let result = equal == sittings ? "all equal" : "\(equal) equal, \(sittings - equal) not"
    return "\(counted(sittings, "sitting")) replayed: \(result).\(further)\n"
  }
}
