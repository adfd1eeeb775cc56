internal import Cells
internal import QuizFormats

/// The limits on reading another program's file; they grow with the file, as honest work does.
struct ForeignPatience {
  /// Microseconds of processor time.
  let processor: Int
  /// Bytes of memory beyond what this process has.
  let memory: Int

  /// The bytes that a cell needs to receive the file.
  private let told: Int

  init(_ request: ForeignRequest) {
    let file = request.file.bytes
    self.init(bytes: file.count, isPacked: file.starts(with: "PK".utf8), told: file.count + request.wanted.count)
  }

  /// `isPacked` is true for a zip archive, such as a package of Anki or a workbook.
  init(bytes: Int, isPacked: Bool = false, told: Int = 0) {
    self.told = told * Self.copies
    processor = Self.start + bytes / 1024 * Self.perKilobyte * (isPacked ? Self.unpacked : 1)
    memory = max(Self.leastMemory, bytes * Self.memoryPerByte)
  }

  private init(processor: Int, memory: Int, told: Int) {
    (self.processor, self.memory, self.told) = (processor, memory, told)
  }

  /// The same with less time: `share` of it.
  func cut(to share: Int) -> ForeignPatience {
    ForeignPatience(processor: processor / share, memory: memory, told: told)
  }

  private static let start = 1_500_000
  /// Packages of Anki take longest.
  #if DEBUG || UNOPTIMIZED
    private static let perKilobyte = 16_000
  #else
    private static let perKilobyte = 2000
  #endif
  /// How many times as large texts are that were packed well.
  private static let unpacked = 4
  private static let leastMemory = 192 << 20
  /// The message, the request in it, the file in that, and what each grew from.
  private static let copies = 5
  /// A workbook or package is unpacked.
  private static let memoryPerByte = 14

  var limits: CellLimits {
    // The parent ends the cell to the hundredth of a second; this limit works without the parent.
    CellLimits(memory: memory + told, processorSeconds: UInt32(processor / 1_000_000 + 2))
  }

  /// A file that takes too long, as the rest of a sentence that begins with its name.
  var tooLong: String {
    "cannot be read within \(max(1, processor / 1_000_000)) s of work: split it into smaller files, or export it again"
  }

  var tooLarge: String {
    "cannot be read within \(memory >> 20) MB of memory: split it into smaller files, or export it again"
  }

  /// For an end of which only these two reasons are left.
  var tooLargeOrBroken: String {
    "cannot be read: its reader broke down, or needed more than \(memory >> 20) MB of memory: "
      + "split it into smaller files, or export it again"
  }
}
