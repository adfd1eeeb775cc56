internal import QuizCore

extension ImportProblem {
  /// The problem as a sentence that begins in lower case and has no full stop.
  var message: String {
    switch self {
    case .noQuestion(let format): return "no question was found: \(ImportProblem.looks(format))"
    case .emptyText: return "the question has no text: write one"
    case .fewAnswers(let count):
      return "the question has \(count == 0 ? "no answer" : "a single answer"): write at least two"
    case .noRightAnswer: return "no answer is marked right: mark one"
    case .fewPairs: return "a question that matches needs two pairs at least: write 'left -> right' in each"
    case .equalLefts(let left): return "the left '\(shown(left))' stands there twice: write it once"
    case .unbalanced(let open):
      return open
        ? "the answers that begin here with '{' do not end: write '}' behind them, or '\\{' for a brace in the text"
        : "'}' without '{' before it: write '\\}' for a brace in the text"
    case .secondAnswers:
      return
        "the question has answers in a second pair of braces, which would be shown as text: write a question for each, or '\\{' for a brace in the text"
    case .notANumber(let text): return "a number is expected, found '\(shown(text))'"
    case .weightWithoutAnswer: return "an answer is empty: write one, or remove its sign"
    case .answerBeforeQuestion(let text): return "a question is expected first, found '\(shown(text))'"
    case .questionWithoutAnswer: return "the question has no line 'ANSWER: A': add one"
    case .unknownLetter(let letter, let letters):
      return "there is no answer '\(shown(letter))': write one of \(letters.joined(separator: ", "))"
    case .strayLine(let text): return "this line belongs to no question: '\(shown(text))'"
    case .unknownKind(let kind, let kinds):
      return "unknown kind '\(shown(kind))': \(ImportProblem.advice(kind, kinds))"
    case .missing(let name): return "the question has no \(name): write one"
    case .badValue(let key, let found, let takes): return "'\(key)' takes \(takes), found '\(shown(found))'"
    case .openQuote: return "the quotation mark that opens here is never closed: double every '\"' inside a cell"
    case .noHeader(let found):
      return "the first line must name the columns, 'text' among them, found '\(shown(found))'"
    case .formulaWithoutResult(let formula):
      return
        "the result of the formula '\(shown(formula))' was not saved: open the workbook in a spreadsheet program and save it"
    case .brokenXML(let reason): return "this is no XML: \(shown(reason))"
    case .brokenJSON(let reason): return reason
    case .tooManyElements(let most): return "there are more than \(most) elements: split the file"
    case .doctype: return "a DOCTYPE is refused: remove it, and write texts in the place of its entities"
    case .wrongRoot(let name): return "a Moodle quiz begins with '<quiz>', found '<\(shown(name))>'"
    case .notTrivia(let what): return "the question has no \(what) as the Open Trivia DB gives it"
    case .unsupportedType(let type):
      return "a question of type '\(shown(type))' cannot be carried over: ask it in another way"
    case .openFence:
      return "the block of code that opens here is never closed: write the same signs alone on the line behind it"
    case .oddBox(let mark): return "the box '[\(shown(mark))]' says neither right nor wrong: write '[x]' or '[ ]'"
    case .noOrder:
      return
        "this list is nothing to be put in order: write each question with its answers, or '{kind=order}' behind the text"
    case .badArchive(let sentence): return "the file \(sentence)"
    case .wrongQTIRoot(let name):
      return "QTI begins with '<assessmentItem>', '<assessmentTest>' or '<questestinterop>', found '<\(shown(name))>'"
    case .tooManyParts(let count):
      return
        "the question has \(count) gaps: \(QuestionDraft.mostParts) at most are read"
    case .longParts(let count):
      return "the note has \(count) gaps in a long text, which every card would repeat: make several notes of it"
    case .tooLarge(let count): return "the question has \(count) elements, which are too many to read: split it"
    case .noGap: return "the text has no gap: write one as '{1:SHORTANSWER:=right}'"
    case .contradiction(let text): return "'Answer: \(shown(text))' contradicts the boxes: remove one of the two"
    case .badByte(let byte, let text):
      let code = String(byte, radix: 16, uppercase: true)
      return "bad encoding: the byte 0x\(code) is no UTF-8, read as '\(shown(text))': save the file as UTF-8"
    case .moreBadBytes(let count):
      return "bad encoding: \(count) more line\(count == 1 ? " is" : "s are") no UTF-8: save the file as UTF-8"
    case .lossy(let what, let cure): return "\(what) cannot be carried over: \(cure)"
    case .noTolerance(let text):
      return "the tolerance '\(shown(text))' is no number: only the number itself is right; write '0.5' or '5%'"
    case .brokenFile(let name): return "the file '\(shown(name))' is broken (no base64) and is left out"
    case .ambiguousLetter(let letter, let answer):
      return
        "'\(shown(letter))' is taken as the text of an answer, and could be the letter of '\(shown(answer))': write the number of the one that is meant"
    case .weightsDoNotAddUp(let sum):
      return "the weights of the right answers add up to '\(NumberText.percent(sum))' %: make it 100"
    case .lowerCaseSide(let text):
      return "'\(shown(text))' is a short answer to be typed: did you mean '\(text.uppercased())'?"
    case .blankLineInside: return "a blank line inside a question: remove it"
    case .blankLineMissing: return "a question begins here without a blank line before it: add one"
    case .otherSheet(let name):
      return "the first sheet has no columns of questions: the sheet '\(shown(name))' is read; put it first"
    case .unknownElement(let name, let count):
      return
        "the element '<\(shown(name))>'\(count == 1 ? "" : ", which stands here \(count) times,") has no place in a quiz: at most its text is taken"
    case .sheetPictures(let count):
      return
        "\(counted(count, "picture")) on the sheet \(count == 1 ? "is" : "are") left out: save each as a file beside the quiz and name it in a column 'image'"
    case .unknownKey(let key, let keys):
      return "unknown key '\(shown(key))': \(ImportProblem.advice(key, keys))"
    case .noBox(let text):
      return "'\(shown(text))' has no box, and is taken as wrong: write '[x]' or '[ ]' before it"
    case .strayText(let text): return "this text belongs to no question and is left out: '\(shown(text))'"
    case .seemsQuestion(let text):
      return
        "'\(shown(text))' seems to be a question and is taken as text: write '### ' before it, and '- [x] ' or '- [ ] ' before its answers"
    case .strayAnswer(let text, let kind):
      return "this has no place in a question of kind '\(kind)' and is left out: '\(shown(text))'"
    case .noKey(let text): return "'key: value' is expected before the line '---', found '\(shown(text))'"
    case .outsideImage(let path):
      return
        "the image '\(shown(path))' is not in the quiz's folder and is left out: save it beside the quiz and name that file"
    case .besidePicture(let path):
      return
        "the file '\(shown(path))' is not shown: a question shows one picture, an answer one"
    case .besideSound(let path):
      return "the sound '\(shown(path))' is not heard: a question has one sound, an answer one"
    case .outsideSound(let path):
      return
        "the sound '\(shown(path))' is not in the file and is left out: save it beside the quiz and name it as 'audio'"
    case .deleted: return "the question was deleted (hidden) in Moodle and is left out"
    case .cut(let count):
      return
        "the \(counted(count, "gap")) of this question become \(count == 1 ? "a question of its own" : "questions of their own")"
    case .severalInGap(let number):
      return "several answers are right in gap \(number) (MULTIRESPONSE): it becomes a question of its own"
    case .gapsMatched: return "the gaps of this question become pairs to be matched"
    case .pinned(let text): return "'\(shown(text))' refers to the other answers and stays behind them"
    case .ambiguousNumber(let number, let answer, let isPlace):
      return isPlace
        ? "'\(shown(number))' is taken as the number of the answer '\(shown(answer))', and is also the text of one: write the letter of the one that is meant"
        : "'\(shown(number))' is taken as the text of an answer, and could be the number of '\(shown(answer))': write the letter of the one that is meant"
    case .twice(let key): return "'\(key)' is there already: write it once"
    case .repeatedColumn(let name, let first):
      return "the column '\(shown(name))' means the same as '\(shown(first))' and is left out: keep one of them"
    case .extraCell(let count): return "the line has \(counted(count, "more cell")) than the header"
    case .missingFiles(let first, let count):
      return
        "\(count == 1 ? "a file" : "\(count) files") that the cards name, \(count == 1 ? "" : "such as ")'\(shown(first))', \(count == 1 ? "is" : "are") not in the package: export it with 'Include media' ticked"
    case .ofDeck(let loss, let count): return loss.message(count)
    }
  }

  private static func advice(_ word: String, _ names: [String]) -> String {
    nearest(to: word, in: names).map { "did you mean '\($0)'?" } ?? "write \(names.joined(separator: ", "))"
  }

  /// An example of a question in that format.
  private static func looks(_ format: QuizFormat) -> String {
    switch format {
    case .gift: return "in GIFT one is 'What? { =right ~wrong }'"
    case .aiken: return "in Aiken one is a line with the question, lines 'A. …', 'B. …', and 'ANSWER: A'"
    case .csv, .tsv, .xlsx: return "below the line of names each line is one"
    case .md: return "in Markdown one is a heading '### What?' with a list of '- [x] right' and '- [ ] wrong'"
    case .moodleXML: return "in Moodle XML one is a '<question type=\"multichoice\">'"
    case .opentdb: return "the list 'results' is empty"
    case .qti: return "in QTI one is an '<assessmentItem>'"
    case .canvas: return "in a zip of Canvas one is an '<item>' of '<questestinterop>'"
    case .anki: return "in a deck one is a line with a front, a tab, and a back"
    case .apkg: return "the package has no cards"
    case .text2qti: return "in text2qti one is '1. What?' with lines '*a) right' and 'b) wrong'"
    case .respondus: return "in Respondus one is '1. What?' with lines '*a. right' and 'b. wrong'"
    case .blackboard: return "each line is one, with tabs: 'TF', the text, 'true'"
    case .json, .lua: return "add one to 'questions'"
    }
  }
}

/// The first 40 characters of a text, on one line.
func shown(_ text: String) -> String {
  let text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  var result = ""
  for scalar in text.unicodeScalars.prefix(40) {
    let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    result.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
  }
  return text.unicodeScalars.count > 40 ? result + "…" : result
}
