internal import QuizCore
internal import TextLayout

/// Pictures and other files inside of a question: `<file>` in base64, named by `@@PLUGINFILE@@/…`; `<image>` of old files;
/// and addresses that hold their file in themselves.
extension MoodleQuestion {
  private struct Picture {
    /// The path of the stored file.
    var path: String
    var words: String
    /// The element with its text.
    var holder: Int
    var isShown: Bool
    var isSound = false
  }

  /// Makes the first picture of the text the question's image; further ones, and those of answers, lie beside the quiz
  /// and are reported.
  mutating func placePictures(_ draft: inout QuestionDraft) {
    let named = nameAnswers(of: &draft)
    let stem = tree.child("questiontext", of: element)
    var images: [SourceValue] = []
    let answers = Dictionary(draft.answers.enumerated().map { ($0.element.offset, $0.offset) }) { first, _ in first }
    var hasImage = false
    for picture in pictures() {
      let place = tree.elements[picture.holder].offset
      let isOfText = picture.holder == stem || picture.holder == element
      if picture.isSound {
        if isOfText, !draft.others.contains(where: { $0.key == "audio" }) {
          draft.set("audio", .text(picture.path), at: place)
        } else if let index = answers[place], draft.answers[index].play(picture.path) {
          continue
        } else {
          note(.besideSound(picture.path), at: place)
        }
        continue
      }
      if isOfText, picture.isShown, !hasImage {
        hasImage = true
        draft.set("image", .text(picture.path), at: place)
        if !picture.words.isEmpty { draft.set("imageAlt", .text(picture.words), at: place) }
        continue
      }
      if let index = answers[place], picture.isShown, !draft.answers[index].hasPicture {
        draft.answers[index].show(picture.path, picture.words, isNamed: named.contains(index))
        continue
      }
      note(.besidePicture(picture.path), at: place)
      if isOfText { images.append(SourceValue(Content.text(picture.path), at: place)) }
    }
    if !images.isEmpty { draft.data.append(SourceField("images", .list(images), at: offset)) }
  }

  /// Calls answers that are pictures without words like their files; returns their places.
  private func nameAnswers(of draft: inout QuestionDraft) -> Set<Int> {
    var named: Set<Int> = []
    if wordings.pictures.isEmpty { return named }
    let starts = Dictionary(
      tree.children("answer", of: element).map { (tree.elements[$0].offset, tree.elements[holder($0)].offset) }
    ) { first, _ in first }
    let pictures = Dictionary(wordings.pictures.map { ($0.offset, $0) }) { first, _ in first }
    for index in draft.answers.indices {
      let answer = draft.answers[index]
      guard answer.text.isEmpty, answer.rule.isEmpty, answer.id == nil, let start = starts[answer.offset],
        let picture = pictures[start]
      else { continue }
      let name = MediaName.inline(picture.source)?.name ?? MediaName.safe(MediaName.unpercented(picture.source))
      draft.answers[index].text = wordings.written(MediaName.parts(name).stem)
      named.insert(index)
    }
    return named
  }

  /// The elements below the question, and the question itself, that can have a text.
  private func holders() -> [Int] {
    var found: [Int] = []
    var open = [element]
    while let next = open.popLast() {
      found.append(next)
      open += tree.elements[next].children.reversed()
    }
    return found
  }

  private mutating func pictures() -> [Picture] {
    var pictures = oldPicture()
    let named = Dictionary(grouping: wordings.pictures, by: \.offset)
    let heard = Dictionary(grouping: wordings.sounds, by: \.offset)
    for holder in holders() where holder != element {
      let place = tree.elements[self.holder(holder)].offset
      pictures += self.pictures(of: holder, naming: named[place] ?? [], heard[place] ?? [])
    }
    return pictures
  }

  /// `<image>a.png</image><image_base64>…</image_base64>`, as Moodle 1.9 wrote them.
  private mutating func oldPicture() -> [Picture] {
    guard let name = tree.text("image", of: element), let child = tree.child("image", of: element) else { return [] }
    guard let data = tree.child("image_base64", of: element),
      let bytes = Base64.decoded(tree.elements[data].text.utf8), !bytes.isEmpty
    else {
      note(.outsideImage(name), at: tree.elements[child].offset)
      return []
    }
    return [Picture(path: shelf.keep(bytes, named: name), words: "", holder: element, isShown: true)]
  }

  private mutating func pictures(
    of holder: Int, naming seen: [Wordings.Picture], _ heard: [Wordings.Picture]
  ) -> [Picture] {
    let files = tree.children("file", of: holder)
    guard !files.isEmpty || (!(seen + heard).isEmpty && tree.elements[holder].name != "text") else { return [] }
    let start = tree.elements[self.holder(holder)].offset
    let drawn = Set(wordings.drawn.filter { $0.offset == start }.compactMap { MoodleTextFiles.path(of: $0) })
    var kept: [String: String] = [:]
    var order: [String] = []
    var broken: Set<String> = []
    for file in files {
      let (name, path) = MoodleTextFiles.name(of: file, in: tree)
      if drawn.contains(path) { continue }
      guard let bytes = Base64.decoded(tree.elements[file].text.utf8) else {
        note(.brokenFile(name), at: tree.elements[file].offset)
        broken.insert(path)
        continue
      }
      if kept[path] == nil { order.append(path) }
      kept[path] = shelf.keep(bytes, named: name)
    }
    var pictures: [Picture] = []
    for (picture, isSound) in seen.map({ ($0, false) }) + heard.map({ ($0, true) }) {
      guard let path = place(of: picture, among: kept) else {
        let problem = isSound ? ImportProblem.outsideSound(picture.source) : .outsideImage(picture.source)
        if !broken.contains(MoodleTextFiles.path(of: picture) ?? "") { note(problem, at: picture.offset) }
        continue
      }
      pictures.append(Picture(path: path, words: picture.words, holder: holder, isShown: true, isSound: isSound))
    }
    let used = wordings.placed.union(pictures.map(\.path))
    // The files that no image names: a sound behind a link, or an unused one.
    return pictures
      + order.compactMap { kept[$0] }.filter { !used.contains($0) }
      .map { Picture(path: $0, words: "", holder: holder, isShown: false) }
  }

  private func place(of picture: Wordings.Picture, among kept: [String: String]) -> String? {
    if let (name, bytes) = MediaName.inline(picture.source) { return shelf.keep(bytes, named: name) }
    return MoodleTextFiles.path(of: picture).flatMap { kept[$0] }
  }
}

/// The files that stand beside the texts of a question, for pictures between words.
struct MoodleTextFiles {
  private let tree: XMLTree
  private let shelf: MediaShelf
  /// The elements with files, by the places of their texts.
  private var holders: [Int: Int] = [:]

  init(tree: XMLTree, question: Int, shelf: MediaShelf) {
    (self.tree, self.shelf) = (tree, shelf)
    for element in tree.descendants(of: question, until: ["file"]) where tree.child("file", of: element) != nil {
      holders[tree.elements[tree.child("text", of: element) ?? element].offset] = element
    }
  }

  /// The path of a picture; nil where its file is not there or damaged.
  func path(_ picture: Wordings.Picture) -> String? {
    if let (name, bytes) = MediaName.inline(picture.source) { return shelf.keep(bytes, named: name) }
    guard let path = Self.path(of: picture), let holder = holders[picture.offset],
      let file = tree.children("file", of: holder).last(where: { Self.name(of: $0, in: tree).path == path }),
      let bytes = Base64.decoded(tree.elements[file].text.utf8)
    else { return nil }
    return shelf.keep(bytes, named: Self.name(of: file, in: tree).name)
  }

  /// The name of a file, and its place among the files of its text.
  static func name(of file: Int, in tree: XMLTree) -> (name: String, path: String) {
    let attributes = tree.elements[file].attributes
    let name = attributes["name"] ?? ""
    let folder = attributes["path"] ?? "/"
    return (name, (folder + "/" + name).split(separator: "/").joined(separator: "/"))
  }

  /// The path that a picture names among the files of its text; nil for one from elsewhere.
  static func path(of picture: Wordings.Picture) -> String? {
    let mark = "@@PLUGINFILE@@"
    guard picture.source.hasPrefix(mark) else { return nil }
    return MediaName.unpercented(String(picture.source.dropFirst(mark.count))).split(separator: "/").joined(
      separator: "/")
  }
}
