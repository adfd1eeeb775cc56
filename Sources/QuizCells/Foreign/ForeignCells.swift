internal import Cells
internal import Glibc
internal import LuaKit
internal import QuizFormats

/// Reads files of other programs in cells.
struct ForeignCells: @unchecked Sendable {
  let confinement: Confinement

  /// Reads each file with the patience that its size asks for.
  var reading: ForeignReading {
    ForeignReading { [self] file, work in
      read(file, ForeignPatience(bytes: file.bytes.count), work).mapError(\.failure)
    } open: { [self] file, work in
      open(file, ForeignPatience(bytes: file.bytes.count), work)
    }
  }

  /// Why a file was not read, and whether the file is to blame.
  struct Loss: Error {
    var failure: ForeignFailure
    var isOfFile: Bool
  }

  /// The bytes that the work makes of a file, in a cell that ends with it.
  func read(
    _ file: ForeignFile, _ patience: ForeignPatience, _ work: @escaping () -> [UInt8]
  ) -> Result<[UInt8], Loss> {
    var loss = Loss(failure: .garbled, isOfFile: false)
    // A cell that was killed from outside says nothing about the file.
    for _ in 0..<3 {
      do throws(CellEnd) {
        let cell = try confinement.workshop(patience.limits) { _, _ in
          LuaMachine.permit()
          return work()
        }
        defer { cell.end() }
        switch answer(of: cell, [], patience) {
        case .success(let bytes): return .success(bytes)
        case .failure(let end): loss = why(end, of: cell, patience)
        }
      } catch {
        return .failure(why(error, of: nil, patience))
      }
      if loss.isOfFile { break }
    }
    return .failure(loss)
  }

  /// Opens a file in a cell that stays, to be asked for files inside of it.
  func open(_ file: ForeignFile, _ patience: ForeignPatience, _ work: @escaping () -> FilesInside) -> FilesInside {
    let ask = stay(patience) {
      let files = work()
      return { files(String(decoding: $0, as: UTF8.self)).map { [1] + $0 } ?? [0] }
    }
    return { name in
      guard let reply = try? ask(Array(name.utf8)).get(), reply.first == 1 else { return nil }
      return Array(reply.dropFirst())
    }
  }

  /// A service in a cell of its own, made there by the first request.
  func stay(
    _ patience: ForeignPatience, _ service: @escaping () -> ([UInt8]) -> [UInt8]
  ) -> ([UInt8]) -> Result<[UInt8], ForeignFailure> {
    var limits = patience.limits
    limits.processorSeconds *= Self.mostAsked
    do throws(CellEnd) {
      var made: (([UInt8]) -> [UInt8])?
      let cell = try confinement.workshop(limits) { request, _ in
        let answer = made ?? service()
        made = answer
        return answer(request)
      }
      var failure: ForeignFailure?
      return { request in
        if let failure { return .failure(failure) }
        return answer(of: cell, request, patience).mapError { end in
          let loss = why(end, of: cell, patience).failure
          failure = loss
          return loss
        }
      }
    } catch {
      let loss = why(error, of: nil, patience).failure
      return { _ in .failure(loss) }
    }
  }

  /// Times that it may take as long as reading the file does.
  private static let mostAsked: UInt32 = 20

  private func answer(of cell: Cell, _ request: [UInt8], _ patience: ForeignPatience) -> Result<[UInt8], CellEnd> {
    let start = cell.processorTime
    return Result { () throws(CellEnd) in
      try cell.ask(request, within: patience.milliseconds) { cell.processorTime - start < patience.processor }
    }
  }

  private func why(_ end: CellEnd, of cell: Cell?, _ patience: ForeignPatience) -> Loss {
    switch end {
    case .late, .notWanted, .ended(SIGXCPU): return Loss(failure: ForeignFailure(patience.tooLong), isOfFile: true)
    case .ended(SIGKILL): return Loss(failure: .garbled, isOfFile: false)
    case .unavailable: return Loss(failure: ForeignFailure("cannot be read: \(end.sentence)"), isOfFile: false)
    case .tooLarge: return Loss(failure: ForeignFailure(patience.tooLarge), isOfFile: true)
    case .garbled, .unsealed: return Loss(failure: .garbled, isOfFile: true)
    case .ended:
      let isLarge = (cell?.peak ?? 0) - Self.ownMemory > patience.memory / 3
      return Loss(failure: isLarge ? ForeignFailure(patience.tooLarge) : .garbled, isOfFile: true)
    }
  }

  /// The most bytes of memory that this process had, all of which its copies have from the start.
  private static var ownMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss << 10
  }
}
