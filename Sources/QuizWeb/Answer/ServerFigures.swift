package import QuizWire

/// The server's part of `/metrics`, and the text of all figures in the form of Prometheus (exposition format 0.0.4).
package struct ServerFigures: Sendable {
  /// Requests by path and status.
  private var requests: [Request: Int] = [:]
  private var durations = DurationCounts()
  /// How often engine and server were started anew.
  package var restarts = [0, 0]

  private struct Request: Hashable {
    var path: String
    var status: Int
  }

  package init() {}

  /// Notes an answered request; a stream of events has no duration.
  package mutating func note(_ request: WebRequest, status: Int, milliseconds: Int?) {
    requests[Request(path: request.place?.pattern ?? "other", status: status), default: 0] += 1
    if let milliseconds { durations.note(microseconds: milliseconds * 1000) }
  }

  fileprivate func text(_ engine: EngineFigures?) -> String {
    var lines = Self.head("requests_total", "counter", "Requests that were answered.")
    lines += requests.sorted { ($0.key.path, $0.key.status) < ($1.key.path, $1.key.status) }.map { request, count in
      "quizrun_requests_total{path=\"\(request.path)\",status=\"\(request.status)\"} \(count)"
    }
    lines += Self.histogram("request_seconds", "Seconds until a request was answered.", durations)
    if let engine {
      lines += Self.gauge("sittings_open", "Sittings that are held by the engine.", engine.sittings)
      lines += Self.gauge("rooms_open", "Rooms that are open.", engine.rooms)
      lines += Self.gauge("players", "Players of held sittings and rooms.", engine.players)
      lines += Self.head("saves_total", "counter", "Transactions that made answers durable.")
      lines.append("quizrun_saves_total \(engine.saves.count)")
      lines += Self.histogram("save_seconds", "Seconds until a transaction was durable.", engine.saves)
      lines += Self.gauge("cells", "Processes in which plugins run.", engine.cells)
      if let free = engine.diskFree {
        lines += Self.gauge("disk_free_bytes", "Bytes free where the record is.", free)
      }
    }
    lines += Self.head("restarts_total", "counter", "Programs that ended and were started anew.")
    for (program, count) in zip(["engine", "server"], restarts) {
      lines.append("quizrun_restarts_total{program=\"\(program)\"} \(count)")
    }
    return lines.joined(separator: "\n")
  }

  private static func head(_ name: String, _ kind: String, _ about: String) -> [String] {
    ["# HELP quizrun_\(name) \(about)", "# TYPE quizrun_\(name) \(kind)"]
  }

  private static func gauge(_ name: String, _ about: String, _ value: Int) -> [String] {
    head(name, "gauge", about) + ["quizrun_\(name) \(value)"]
  }

  private static func histogram(_ name: String, _ about: String, _ durations: DurationCounts) -> [String] {
    head(name, "histogram", about)
      + zip(DurationCounts.bounds, durations.buckets).map { "quizrun_\(name)_bucket{le=\"\($0)\"} \($1)" } + [
        "quizrun_\(name)_bucket{le=\"+Inf\"} \(durations.count)",
        "quizrun_\(name)_sum \(Double(durations.sum) / 1_000_000)", "quizrun_\(name)_count \(durations.count)",
      ]
  }
}

extension WebAnswer {
  /// All figures; without the engine's where it did not answer.
  package static func figures(_ server: ServerFigures, _ engine: EngineFigures?) -> WebAnswer {
    var answer = plain(200, server.text(engine))
    answer.headers = [.init("Content-Type", "text/plain; version=0.0.4; charset=utf-8")]
    return answer
  }
}
