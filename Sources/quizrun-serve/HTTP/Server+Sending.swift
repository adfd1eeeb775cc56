internal import CHTTPServer
internal import CMicroHTTPD
internal import CZlib
internal import Glibc
internal import QuizWeb

/// Answers on their way to the library.
extension Server {
  func send(_ answer: WebAnswer, _ exchange: Exchange) -> Bool {
    if let stream = exchange.stream, answer.status < 400 { return send(stream, exchange) }
    let answer = packed(desk.placed(answer), for: exchange)
    if let path = answer.file { return send(path, answer, exchange) }
    var body = answer.body
    guard let response = MHD_create_response_from_buffer(body.count, &body, .RESPMEM_MUST_COPY) else { return false }
    return queue(response, answer, count: body.count, exchange)
  }

  /// A file of the program as small as the browser can take it. There are few and they never change: each is packed once.
  private func packed(_ answer: WebAnswer, for exchange: Exchange) -> WebAnswer {
    guard answer.isKept, let request = exchange.request else { return answer }
    var answer = answer
    answer.headers.append(.init("Vary", "Accept-Encoding"))
    guard request.takesGzip, let body = packedFiles[request.path] ?? Gzip.packed(answer.body) else { return answer }
    packedFiles[request.path] = body
    answer.headers.append(.init("Content-Encoding", "gzip"))
    answer.body = body
    return answer
  }

  /// A picture or a sound.
  func send(_ name: HashedMediaName, _ exchange: Exchange) -> Bool {
    guard let file = media.file(name) else {
      let face = exchange.request?.face ?? .objects
      return send(.refusal(404, "there is nothing here", face), exchange)
    }
    guard let response = MHD_create_response_from_fd64(file.count, file.descriptor) else {
      close(file.descriptor)
      return false
    }
    var answer = WebAnswer(200, headers: [.init("Content-Type", name.type)])
    answer.isKept = true
    return queue(response, answer, count: Int(file.count), exchange)
  }

  /// A file of the folder that the engine shares.
  private func send(_ path: String, _ answer: WebAnswer, _ exchange: Exchange) -> Bool {
    let file = scans.flatMap { MediaFolder.file("\($0)/\(path)", in: AT_FDCWD) }
    guard let file, let response = MHD_create_response_from_fd64(file.count, file.descriptor) else {
      if let file { close(file.descriptor) }
      return send(.refusal(404, "there is nothing here", exchange.request?.face ?? .objects), exchange)
    }
    return queue(response, answer, count: Int(file.count), exchange)
  }

  private func send(_ stream: EventStream, _ exchange: Exchange) -> Bool {
    let context = Unmanaged.passRetained(stream).toOpaque()
    guard
      let response = MHD_create_response_from_callback(UInt64.max, 4096, Callbacks.read, context, Callbacks.free)
    else {
      Unmanaged<EventStream>.fromOpaque(context).release()
      return false
    }
    stream.catchUp = { [weak self] in self?.tellAnew($0) }
    if case .sitting = stream.subject, exchange.request?.single("last-event-id") != nil { tellAnew(stream) }
    let headers = [WebRequest.Header("Content-Type", "text/event-stream"), .init("X-Accel-Buffering", "no")]
    return queue(response, WebAnswer(200, headers: headers), count: 0, exchange)
  }

  private func queue(
    _ response: OpaquePointer, _ answer: WebAnswer, count: Int, _ exchange: Exchange
  ) -> Bool {
    defer { MHD_destroy_response(response) }
    for header in desk.headers(of: answer) {
      // Handed over as they are: a text that is given to C without this is copied first.
      let isAdded = header.name.withCString { name in
        header.value.withCString { MHD_add_response_header(response, name, $0) == MHD_Result.YES }
      }
      guard isAdded else { return false }
    }
    exchange.stage = .answered
    exchange.status = answer.status
    exchange.sent = count
    return MHD_queue_response(exchange.connection, UInt32(answer.status), response) == MHD_Result.YES
  }
}

/// Bytes as `Content-Encoding: gzip` has them.
enum Gzip {
  /// The bytes compressed as far as possible; nil without memory for it.
  static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // The largest window, and 16 more for the head of gzip.
    let code = deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard code == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    var bytes = bytes
    var packed = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
    let end = bytes.withUnsafeMutableBufferPointer { from in
      packed.withUnsafeMutableBufferPointer { to in
        (stream.next_in, stream.avail_in) = (from.baseAddress, UInt32(from.count))
        (stream.next_out, stream.avail_out) = (to.baseAddress, UInt32(to.count))
        return deflate(&stream, Z_FINISH)
      }
    }
    return end == Z_STREAM_END ? Array(packed.prefix(Int(stream.total_out))) : nil
  }
}
