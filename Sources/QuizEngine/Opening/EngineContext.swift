internal import Cells
internal import QuizCells
internal import QuizLibrary
internal import QuizSittings
internal import QuizWire

/// The parts that sittings, rooms and pages have in common: records, visitors, cells, time, and the way out.
final class EngineContext {
  let books: VisitorRecords
  let visitors: Visitors
  let media: Media
  let guests: GuestLimits
  /// The cells in which sittings are decided.
  let lines: CellLines
  /// The requests that are under way.
  let tasks: RequestTasks
  /// Quizzes as they are played, shared by the sittings that play them.
  let shelf = QuizShelf()
  /// Whether sittings are an author's, who sees at once what is saved: none is kept, all are decided here.
  let isWatching: Bool
  let clock: () -> Int
  let send: (String) -> Void
  var watched = Audiences()
  /// How long transactions of answers took.
  var saves = DurationCounts()
  /// The port on which the server listens; nil before it was reported.
  var port: Int?
  /// Whether nothing goes on after this.
  var isEnding = false

  init(
    _ surroundings: Surroundings, lines: CellLines, folder: String?, basePath: String, isWatching: Bool,
    clock: @escaping () -> Int, send: @escaping (String) -> Void
  ) {
    books = VisitorRecords(surroundings)
    visitors = Visitors(books)
    guests = GuestLimits(books, clock)
    tasks = RequestTasks(surroundings.library.cells.confinement?.queues(), clock)
    media = Media(folder: folder, basePath: basePath, surroundings.library, send: send)
    (self.lines, self.isWatching, self.clock, self.send) = (lines, isWatching, clock, send)
  }
}

/// An owner of a part of the engine's state.
protocol EngineOwner: AnyObject {
  var context: EngineContext { get }
}

extension EngineOwner {
  var books: VisitorRecords { context.books }
  var visitors: Visitors { context.visitors }
  var media: Media { context.media }
  var guests: GuestLimits { context.guests }
  var lines: CellLines { context.lines }
  var tasks: RequestTasks { context.tasks }
  var shelf: QuizShelf { context.shelf }
  var watched: Audiences { context.watched }
  var now: Int { context.clock() }

  func send(_ line: String) { context.send(line) }

  func checkDisk(for visitor: Visitor) throws(Denial) { try guests.checkDisk(for: visitor) }

  func answer(_ request: EngineRequest, _ denial: Denial) { answer(request, EngineReply(denial, request.language)) }

  func answer(_ request: EngineRequest, _ reply: EngineReply) {
    var reply = reply
    (reply.id, reply.message) = (request.id, reply.message.map(books.own.withoutFolders))
    // A page leads only to what its visitor may open.
    if request.language != nil, (try? visitors.visitor(request.token)) == .owner { reply.isOwner = true }
    send(reply.lineWithObjects)
  }
}
