extension [UInt8] {
  /// Whether the bytes of a word stand in it. (A text is gone through by its characters: with the plugins that come along that
  /// took longer than listing all quizzes.)
  package func hold(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return true }
    return withUnsafeBufferPointer { bytes in
      var at = 0
      while at + word.count <= bytes.count {
        if bytes[at] == first, bytes[at..<at + word.count].elementsEqual(word) { return true }
        at += 1
      }
      return false
    }
  }
}
