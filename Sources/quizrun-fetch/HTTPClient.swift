internal import CCurl

/// Gets addresses with libcurl, one at a time over one connection, through the proxy that the environment names.
final class HTTPClient {
  /// libcurl and its libraries, with their versions.
  static var libraries: String { String(cString: curl_version()) }

  /// libcurl's `CURL *`.
  private let handle: UnsafeMutableRawPointer
  private let settings: FetchSettings
  private var body: [UInt8] = []
  private var isTooLarge = false

  /// Bytes of one answer; 50 questions are about 20 KB.
  private static let largest = 8 << 20
  private static let connectMilliseconds = 10_000

  struct Answer {
    var status: Int
    var body: [UInt8]
    /// Seconds that the server asks to wait.
    var retryAfter: Int
  }

  init(_ settings: FetchSettings) throws(FetchProblem) {
    guard curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK, let handle = curl_easy_init() else {
      throw .unreachable("libcurl does not start")
    }
    self.handle = handle
    self.settings = settings
    setUp()
  }

  deinit {
    curl_easy_cleanup(handle)
  }

  private func setUp() {
    ccurl_set_number(handle, CURLOPT_NOSIGNAL, 1)
    ccurl_set_number(handle, CURLOPT_FOLLOWLOCATION, 1)
    ccurl_set_number(handle, CURLOPT_MAXREDIRS, 5)
    ccurl_set_number(handle, CURLOPT_CONNECTTIMEOUT_MS, min(Self.connectMilliseconds, settings.timeout))
    ccurl_set_number(handle, CURLOPT_TIMEOUT_MS, settings.timeout)
    ccurl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
    ccurl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "")
    ccurl_set_text(handle, CURLOPT_USERAGENT, "quizrun")
    ccurl_on_body(
      handle, { bytes, size, count, context in HTTPClient.take(bytes, size * count, context) },
      Unmanaged.passUnretained(self).toOpaque())
    ccurl_on_progress(handle) { _, _, _, _, _ in Interruption.hasCome ? 1 : 0 }
  }

  /// Keeps a part of the body; 0 ends the transfer.
  private static func take(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?)
    -> Int
  {
    guard let bytes, let context else { return 0 }
    let client = Unmanaged<HTTPClient>.fromOpaque(context).takeUnretainedValue()
    guard client.body.count + count <= largest else {
      client.isTooLarge = true
      return 0
    }
    client.body.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
    return count
  }

  /// Gets an address; a response of any status is returned.
  func get(_ address: String) throws(FetchProblem) -> Answer {
    body.removeAll(keepingCapacity: true)
    isTooLarge = false
    ccurl_set_text(handle, CURLOPT_URL, address)
    // A redirect must not lead from an encrypted connection to an open one.
    ccurl_set_text(
      handle, CURLOPT_REDIR_PROTOCOLS_STR, address.lowercased().hasPrefix("https:") ? "https" : "http,https")
    let code = curl_easy_perform(handle)
    guard code == CURLE_OK else { throw problem(code) }
    return Answer(status: ccurl_status(handle), body: body, retryAfter: ccurl_retry_after(handle))
  }

  private func problem(_ code: CURLcode) -> FetchProblem {
    switch code {
    case CURLE_ABORTED_BY_CALLBACK: return .interrupted
    case CURLE_WRITE_ERROR where isTooLarge: return .tooLarge(limit: Self.largest)
    case CURLE_OPERATION_TIMEDOUT: return .timedOut(seconds: max(1, settings.timeout / 1000))
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR: return .cutOff
    case CURLE_TOO_MANY_REDIRECTS: return .redirectedTooOften
    default: return .unreachable(curl_easy_strerror(code).map { String(cString: $0) } ?? "unknown cause")
    }
  }
}
