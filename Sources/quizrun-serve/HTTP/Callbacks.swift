internal import CHTTPServer
internal import CMicroHTTPD

/// The callbacks for libmicrohttpd: pointers become objects here, and nowhere else.
enum Callbacks {
  private static func server(_ context: UnsafeMutableRawPointer?) -> Server? {
    context.map { Unmanaged<Server>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func exchange(_ kept: UnsafeMutableRawPointer?) -> Exchange? {
    kept.map { Unmanaged<Exchange>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The first line of a request has arrived.
  static let target:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer? = {
      context, target, connection in
      guard let connection, let target else { return nil }
      server(context)?.began(connection)
      return Unmanaged.passRetained(Exchange(connection, target: String(cString: target))).toOpaque()
    }

  static let handle: MHD_AccessHandlerCallback = { context, _, _, method, _, data, count, kept in
    guard let server = server(context), let exchange = exchange(kept?.pointee), let method, let count else {
      return MHD_Result.NO
    }
    let piece = UnsafeRawBufferPointer(start: data, count: count.pointee)
    count.pointee = 0
    return server.handle(exchange, method: method, piece) ? .YES : MHD_Result.NO
  }

  static let completed: MHD_RequestCompletedCallback = { context, _, kept, _ in
    guard let exchange = exchange(kept?.pointee) else { return }
    server(context)?.ended(exchange)
    kept?.pointee = nil
    Unmanaged.passUnretained(exchange).release()
  }

  static let connection: MHD_NotifyConnectionCallback = { context, connection, kept, event in
    guard let server = server(context), let connection else { return }
    if event == .CONNECTION_NOTIFY_STARTED {
      let new = VisitorConnection(connection)
      server.opened(new)
      kept?.pointee = Unmanaged.passRetained(new).toOpaque()
    } else if let old = kept?.pointee {
      let connection = Unmanaged<VisitorConnection>.fromOpaque(old).takeRetainedValue()
      server.closed(connection)
      kept?.pointee = nil
    }
  }

  /// The next bytes of a stream of events.
  static let read: MHD_ContentReaderCallback = { stream, _, buffer, count in
    guard let stream, let buffer else { return -1 }
    let events = Unmanaged<EventStream>.fromOpaque(stream).takeUnretainedValue()
    return events.read(UnsafeMutableRawBufferPointer(start: buffer, count: count))
  }

  static let free: MHD_ContentReaderFreeCallback = { stream in
    if let stream { Unmanaged<EventStream>.fromOpaque(stream).release() }
  }
}
