internal import Words

extension ScanWords {
  /// Why a mark is in doubt; `why` is one of the words of `SheetReading.Why`.
  func why(_ why: String, signs: [String]) -> String {
    let signs = ["signs": signs.joined(separator: " ")]
    switch why {
    case "several": return severalMarks(signs)
    case "weak": return weakMark(signs)
    case "smudge": return smudge(signs)
    case "crossed": return unclearCross(signs)
    case "digits": return unclearDigits(signs)
    default: return lostPlace
    }
  }

  func refusal(_ refusal: ScanPapers.Refusal) -> String {
    switch refusal {
    case .seed(let printed, let wanted): otherSeed(["printed": String(printed), "wanted": String(wanted)])
    case .check(let version, let printed, let wanted):
      otherCheck(["version": version, "printed": printed, "wanted": wanted])
    case .changed(let version): changedSheet(["version": version])
    }
  }

  /// Why a page has no pixels, by the word of `ScanProblem`.
  func failure(_ why: String, file: String, detail: String) -> String {
    let about = ["place": file, "detail": detail]
    switch why {
    case "missing": return fileMissing(about)
    case "no file", "unknown": return fileUnknown(about)
    case "too large": return fileTooLarge(about)
    case "damaged": return fileDamaged(about)
    case "no poppler": return noPoppler(about)
    default: return readerEnded(about)
    }
  }
}
