internal import Cells
internal import Glibc
internal import LuaKit
internal import QuizFormats

/// A request to a cell that reads foreign files.
enum ForeignOrder {
  /// Tells it of a file, and asks the first thing about it.
  case begin(ForeignRequest, _ asked: [UInt8])
  /// Asks a further thing about the same file.
  case goOn(_ asked: [UInt8])
}

/// Reads files of other programs in cells.
struct ForeignCells: @unchecked Sendable {
  let confinement: Confinement
  /// Answers requests in a cell that knows nothing else.
  let service: () -> Cell.Service
  let bytes: (ForeignOrder) -> [UInt8]

  /// Reads each file with the patience that its size asks for.
  var reading: ForeignReading {
    ForeignReading { [self] request in
      read(request, ForeignPatience(request)).mapError(\.failure)
    } open: { [self] request in
      open(request, ForeignPatience(request))
    }
  }

  /// Why a file was not read, and whether the file is to blame.
  struct Loss: Error {
    var failure: ForeignFailure
    var isOfFile: Bool
  }

  /// The bytes that the work makes of a file, in a cell that ends with it.
  func read(_ request: ForeignRequest, _ patience: ForeignPatience) -> Result<[UInt8], Loss> {
    var loss = Loss(failure: .garbled, isOfFile: false)
    let order = bytes(.begin(request, []))
    // A cell that was killed from outside says nothing about the file.
    for _ in 0..<3 {
      do throws(CellEnd) {
        let cell = try cell(patience.limits)
        defer { cell.end() }
        switch answer(of: cell, order, patience) {
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

  private func cell(_ limits: CellLimits) throws(CellEnd) -> Cell {
    try confinement.workshop(limits, otherwise: service())
  }

  /// Opens a file in a cell that stays, to be asked for files inside of it.
  func open(_ request: ForeignRequest, _ patience: ForeignPatience) -> FilesInside {
    var isBegun = false
    let ask = stay(patience) { limits throws(CellEnd) in try cell(limits) }
    return { name in
      let asked = Array(name.utf8)
      let order = isBegun ? ForeignOrder.goOn(asked) : .begin(request, asked)
      isBegun = true
      return (try? ask(bytes(order)).get()).flatMap(ForeignWork.fileInside)
    }
  }

  /// A service in a cell of its own that has all that this process knows, made there by the first request.
  func stay(
    _ patience: ForeignPatience, _ service: @escaping () -> ([UInt8]) -> [UInt8]
  ) -> ([UInt8]) -> Result<[UInt8], ForeignFailure> {
    stay(patience) { limits throws(CellEnd) in
      var made: (([UInt8]) -> [UInt8])?
      return try confinement.workshop(copying: limits) { request, _ in
        LuaMachine.permit()
        let answer = made ?? service()
        made = answer
        return answer(request)
      }
    }
  }

  private func stay(
    _ patience: ForeignPatience, in cell: (CellLimits) throws(CellEnd) -> Cell
  ) -> ([UInt8]) -> Result<[UInt8], ForeignFailure> {
    var limits = patience.limits
    limits.processorSeconds *= Self.mostAsked
    do throws(CellEnd) {
      let cell = try cell(limits)
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
      let isLarge = cell?.wasRefusedMemory ?? false
      return Loss(failure: isLarge ? ForeignFailure(patience.tooLarge) : .garbled, isOfFile: true)
    }
  }
}
