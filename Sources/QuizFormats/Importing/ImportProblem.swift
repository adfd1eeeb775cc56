internal import QuizCore

/// Everything that can be wrong in a file of a foreign format, as facts; `ImportProblem+Message.swift` makes the
/// sentences.
enum ImportProblem: Equatable {
  // Errors: a part that is skipped
  case noQuestion(QuizFormat)
  case emptyText
  case fewAnswers(Int)
  case noRightAnswer
  case fewPairs
  case equalLefts(String)
  case unbalanced(open: Bool)
  case secondAnswers
  case notANumber(String)
  case weightWithoutAnswer
  case answerBeforeQuestion(String)
  case questionWithoutAnswer
  case unknownLetter(String, letters: [String])
  case strayLine(String)
  case unknownKind(String, kinds: [String])
  case missing(String)
  case badValue(key: String, found: String, takes: String)
  case openQuote
  case noHeader(String)
  case formulaWithoutResult(String)
  case brokenXML(String)
  case brokenJSON(String)
  case doctype
  /// An XML text with more elements than are read.
  case tooManyElements(Int)
  case wrongRoot(String)
  case notTrivia(String)
  case unsupportedType(String)
  case openFence
  case oddBox(String)
  case noOrder
  case contradiction(String)
  case noGap
  case tooManyParts(Int)
  case tooLarge(Int)
  case longParts(Int)
  case badArchive(String)
  case wrongQTIRoot(String)

  // Warnings
  case badByte(UInt8, readAs: String)
  case moreBadBytes(Int)
  case lossy(String, cure: String)
  case noTolerance(String)
  case brokenFile(String)
  case ambiguousLetter(String, answer: String)
  case weightsDoNotAddUp(Double)
  case lowerCaseSide(String)
  case blankLineInside
  case blankLineMissing
  case unknownKey(String, keys: [String])
  case extraCell(Int)
  case repeatedColumn(String, as: String)
  case noBox(String)
  case strayText(String)
  case seemsQuestion(String)
  case strayAnswer(String, kind: String)
  case noKey(String)
  case outsideImage(String)
  case twice(String)
  case ambiguousNumber(String, answer: String, isPlace: Bool)
  case missingFiles(String, Int)
  case ofDeck(DeckLoss, Int)

  /// A file that lies beside the quiz, at that path, and has no place in it.
  case besidePicture(String)
  /// The same of a sound.
  case besideSound(String)
  /// A sound that is not in the file or its package.
  case outsideSound(String)
  /// A sheet of a workbook that is read instead of the first.
  /// An element of XML, and how often it stands in the file.
  case unknownElement(String, Int)
  case otherSheet(String)
  /// Pictures that lie on a sheet.
  case sheetPictures(Int)
  case deleted

  // Notices when a file is converted
  case pinned(String)
  case cut(Int)
  /// A gap to which several answers are right, by its number.
  case severalInGap(Int)
  case gapsMatched

  /// True for a notice, which is reported only on conversion.
  var isNotice: Bool {
    switch self {
    case .pinned, .cut, .severalInGap, .gapsMatched: return true
    default: return false
    }
  }

  var isWarning: Bool {
    switch self {
    case .badByte, .moreBadBytes, .lossy, .weightsDoNotAddUp, .lowerCaseSide, .blankLineInside, .blankLineMissing,
      .unknownKey,
      .extraCell, .repeatedColumn, .noBox, .strayText, .seemsQuestion, .strayAnswer, .noKey, .twice, .outsideImage,
      .ambiguousNumber,
      .pinned,
      .besidePicture, .besideSound, .outsideSound, .unknownElement, .otherSheet, .sheetPictures, .deleted, .cut,
      .severalInGap,
      .gapsMatched, .noTolerance,
      .brokenFile,
      .ambiguousLetter:
      return true
    case .missingFiles: return true
    case .ofDeck(let loss, _): return loss.isWarning
    default: return false
    }
  }
}

/// A problem at its place: an offset in bytes of the text as it was decoded.
struct ImportFinding {
  var problem: ImportProblem
  var offset: Int

  init(_ problem: ImportProblem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}

/// A part of a deck that does not fit into a quiz.
enum DeckLoss: CaseIterable {
  /// Notes that cover parts of a picture; cards without a text on the back; without anything on the front.
  case covered, noBack, noFront
  /// Further pictures or sounds on a front; on a back.
  case picture, sound, backPicture, backSound
  /// Films, and other content for other programs.
  case film
}

extension DeckLoss {
  var isWarning: Bool { self != .covered && self != .noBack }

  func message(_ count: Int) -> String {
    switch self {
    case .covered:
      "\(counted(count, "note")) covering parts of a picture cannot be carried over: ask for them in words"
    case .noBack: "\(counted(count, "card")) without text on the back cannot be carried over: write one there"
    case .noFront: "\(counted(count, "card")) with nothing on the front \(count == 1 ? "is" : "are") left out"
    case .picture: "\(counted(count, "card")) with several pictures on the front: the first of each is kept"
    case .sound: "\(counted(count, "card")) with several sounds on the front: the first of each is kept"
    case .backPicture: "\(counted(count, "card")) with several pictures on the back: the first of each is kept"
    case .film: "\(counted(count, "card")) with a film, which cannot be carried over: say in words what it shows"
    case .backSound: "\(counted(count, "card")) with several sounds on the back: the first of each is kept"
    }
  }
}
