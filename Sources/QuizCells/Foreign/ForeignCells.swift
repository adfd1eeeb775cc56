internal import Cells
internal import Glibc
internal import QuizFormats

/// A request to a cell that reads foreign files.
enum ForeignOrder {
  /// Tells it of a file, and asks the first thing about it.
  case begin(ForeignRequest, _ asked: [UInt8])
  /// Asks a further thing about the same file.
  case goOn(_ asked: [UInt8])
}

/// Reads files of other programs in cells.
///
/// Unchecked, because its closures capture values alone.
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
      let ask = stay(request)
      return { name in (try? ask(Array(name.utf8)).get()).flatMap(ForeignWork.fileInside) }
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
    for _ in 0..<3 where !loss.isOfFile {
      var used: Cell?
      defer { used?.end() }
      do throws(CellEnd) {
        let cell = try cell(patience.limits)
        used = cell
        return .success(try answer(of: cell, order, patience))
      } catch {
        loss = why(error, of: used, patience)
      }
    }
    return .failure(loss)
  }

  private func cell(_ limits: CellLimits) throws(CellEnd) -> Cell {
    try confinement.workshop(limits, otherwise: service())
  }

  /// Answers requests about a file in a cell that stays, made by the first of them; once one fails, all do.
  func stay(_ request: ForeignRequest) -> (_ asked: [UInt8]) -> Result<[UInt8], ForeignFailure> {
    let patience = ForeignPatience(request)
    var limits = patience.limits
    limits.processorSeconds *= Self.mostAsked
    var stays: Cell?
    var failure: ForeignFailure?
    return { [self] asked in
      if let failure { return .failure(failure) }
      let order = stays == nil ? ForeignOrder.begin(request, asked) : .goOn(asked)
      do throws(CellEnd) {
        let cell = if let stays { stays } else { try cell(limits) }
        stays = cell
        return .success(try answer(of: cell, bytes(order), patience))
      } catch {
        let message = why(error, of: stays, patience).failure
        failure = message
        return .failure(message)
      }
    }
  }

  /// Times that it may take as long as reading the file does.
  private static let mostAsked: UInt32 = 20

  private func answer(
    of cell: Cell, _ request: [UInt8], _ patience: ForeignPatience
  ) throws(CellEnd) -> [UInt8] {
    try cell.ask(request, within: patience.processor / 1000)
  }

  private func why(_ end: CellEnd, of cell: Cell?, _ patience: ForeignPatience) -> Loss {
    switch end {
    case .late, .notWanted, .ended(SIGXCPU): return Loss(failure: ForeignFailure(patience.tooLong), isOfFile: true)
    case .ended(SIGKILL), .stalled: return Loss(failure: .garbled, isOfFile: false)
    case .unavailable: return Loss(failure: ForeignFailure("cannot be read: \(end.sentence)"), isOfFile: false)
    case .tooLarge: return Loss(failure: ForeignFailure(patience.tooLarge), isOfFile: true)
    case .garbled, .unsealed: return Loss(failure: .garbled, isOfFile: true)
    case .ended:
      if cell?.wasRefusedMemory == true { return Loss(failure: ForeignFailure(patience.tooLarge), isOfFile: true) }
      // Without the kernel's filter the last words of a process hide why it ended.
      let isKnown = cell?.isSealed ?? true
      return Loss(failure: isKnown ? .garbled : ForeignFailure(patience.tooLargeOrBroken), isOfFile: true)
    }
  }
}
