/// Whether everybody on the way agrees where a request ends, and whether its body may be as long as it says.
struct Framing {
  private let request: WebRequest

  init(_ request: WebRequest) {
    self.request = request
  }

  /// The owner may send more, and others learn nothing of it.
  private var isOfWorkshop: Bool { if case .workshop? = request.place { true } else { false } }

  func refusal(_ face: WebFace) -> WebAnswer? {
    let (lengths, encodings) = (request.all("content-length"), request.all("transfer-encoding"))
    if lengths.count > 1 || (!lengths.isEmpty && !encodings.isEmpty) {
      return .refusal(400, "the length of the request is said twice", face)
    }
    if encodings.contains(where: { $0.lowercased() != "chunked" }) {
      return .refusal(400, "the transfer encoding is not 'chunked'", face)
    }
    if let length = lengths.first {
      guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return .refusal(400, "the length of the request is no number", face)
      }
      guard let number = Int(length), number <= WebLimits.body || isOfWorkshop else { return WebLimits.tooLong(face) }
    }
    let codings = request.all("content-encoding").filter { $0.lowercased() != "identity" }
    return codings.isEmpty ? nil : .refusal(415, "bodies are not taken compressed", face)
  }
}

/// How long requests may be, in bytes, and how long they may take, in seconds.
package enum WebLimits {
  package static let headers = 8 << 10
  package static let body = 64 << 10
  /// How many times the most bytes are read of a body that is refused.
  package static let drained = 4
  /// Seconds from a request's first byte to the end of its headers, and from there to the end of its body.
  package static let arrival = 10
  /// The same for the long bodies of the workshop.
  package static let longArrival = 120
  /// The same for scanned pages.
  package static let filesArrival = 900
  /// Between two requests on one connection.
  package static let idle = 30
  /// Until the engine has answered.
  package static let reply = 30
  /// Until the engine has said how it is.
  package static let check = 3
  /// Between two pings of a stream.
  package static let ping = 15
  /// Seconds for an answer that its visitor does not read.
  package static let stalled = 60

  package static func tooLong(_ face: WebFace, _ most: Int = body) -> WebAnswer {
    .refusal(413, "this is longer than \(most) bytes", face)
  }
}
