internal import QuizCore

/// Puts the pictures that texts of an item named where they belong.
struct QTIPictures {
  let package: QTIPackage
  let part: QTIPackage.Part
  let wordings: Wordings

  /// Makes the first picture of the text the image of each question; others lie beside the quiz. Returns the findings.
  func place(_ drafts: inout [QuestionDraft], textAt stems: Set<Int>) -> [ImportFinding] {
    var findings = wordings.recordings
    for picture in wordings.pictures {
      guard let path = package.keep(picture.source, of: part) else {
        findings.append(ImportFinding(.outsideImage(picture.source), at: picture.offset))
        continue
      }
      if !take(path, picture, &drafts, isOfText: stems.contains(picture.offset)) {
        findings.append(ImportFinding(.besidePicture(path), at: picture.offset))
      }
    }
    for sound in wordings.sounds {
      guard let path = package.keep(sound.source, of: part) else {
        findings.append(ImportFinding(.outsideSound(sound.source), at: sound.offset))
        continue
      }
      var isHeard = false
      for index in drafts.indices where stems.contains(sound.offset) {
        if drafts[index].others.contains(where: { $0.key == "audio" }) { continue }
        drafts[index].set("audio", .text(path), at: sound.offset)
        isHeard = true
      }
      if !isHeard { findings.append(ImportFinding(.besideSound(path), at: sound.offset)) }
    }
    return findings
  }

  /// False when it is not shown.
  private func take(_ path: String, _ picture: Wordings.Picture, _ drafts: inout [QuestionDraft], isOfText: Bool)
    -> Bool
  {
    var isShown = false
    for index in drafts.indices {
      if isOfText, !drafts[index].others.contains(where: { $0.key == "image" }) {
        drafts[index].set("image", .text(path), at: picture.offset)
        if !picture.words.isEmpty { drafts[index].set("imageAlt", .text(picture.words), at: picture.offset) }
        isShown = true
      }
      guard let answer = drafts[index].answers.firstIndex(where: { $0.offset == picture.offset }) else { continue }
      let isNamed = drafts[index].answers[answer].text.isEmpty
      if isNamed { drafts[index].answers[answer].text = wordings.written(MediaName.parts(String(fileName(path))).stem) }
      drafts[index].answers[answer].show(path, picture.words, isNamed: isNamed)
      isShown = true
    }
    return isShown
  }
}
