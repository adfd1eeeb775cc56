/// Work on a foreign file, known by its name on both sides of a cell, which receives only the request.
package struct ForeignWork: Sendable {
  /// Answers requests about a file.
  package typealias Service = (_ request: [UInt8]) -> [UInt8]

  package let name: String
  /// Parses a file as `wanted` asks; the returned function answers requests about it.
  package let begin: @Sendable (_ file: ForeignFile, _ wanted: [UInt8]) -> Service

  package init(name: String, begin: @escaping @Sendable (ForeignFile, [UInt8]) -> Service) {
    (self.name, self.begin) = (name, begin)
  }

  /// Work that answers once.
  package init(_ name: String, answer: @escaping @Sendable (ForeignFile, _ wanted: [UInt8]) -> [UInt8]) {
    self.init(name: name) { file, wanted in { _ in answer(file, wanted) } }
  }
}

/// A file of a stranger, and the work on it that is asked for.
package struct ForeignRequest: Sendable {
  package let file: ForeignFile
  package let work: ForeignWork
  package let wanted: [UInt8]

  package init(_ work: ForeignWork, on file: ForeignFile, wanted: [UInt8] = []) {
    (self.work, self.file, self.wanted) = (work, file, wanted)
  }
}
