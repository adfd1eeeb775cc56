internal import JSONText

/// The result of a sitting as the engine tells it.
struct ToldResult: Equatable {
  var headline: String?
  var body: String?
  /// What is still to be marked by hand.
  var waiting: [String]
  var emoji: String?
  var picture: Picture?
  var band: String?
  var points: Double?
  var of: Double?
  var percent: Double?
  var passed: Bool?
  var bars: [Bar]
  var ranking: [Standing]
  var ms: Int

  struct Bar: Equatable {
    var label: String
    var value: Double
    /// The most there could be, where the mode says it.
    var of: Double?
    /// Something to compare with, in units of the value.
    var mark: Double?
  }

  /// The length by which bars without a total are drawn.
  var longestBar: Double { bars.flatMap { [$0.value, $0.of ?? 0, $0.mark ?? 0] }.max() ?? 0 }

  struct Standing: Equatable {
    var player: String
    var points: Double
    var of: Double?
  }

  init(_ object: JSONValue) {
    headline = object["headline"]?.string
    body = object["body"]?.string
    waiting = object.texts("waiting")
    emoji = object["emoji"]?.string
    picture = Picture(object)
    band = object["band"]?.string
    points = object["points"]?.double
    of = object["of"]?.double
    percent = object["percent"]?.double
    passed = object["passed"]?.flag
    bars = (object["bars"]?.items ?? []).map { bar in
      Bar(
        label: bar["label"]?.string ?? "", value: bar["value"]?.double ?? 0, of: bar["of"]?.double,
        mark: bar["mark"]?.double)
    }
    ranking = (object["ranking"]?.items ?? []).map { one in
      Standing(
        player: one["player"]?.string ?? "", points: one["points"]?.double ?? 0, of: one["of"]?.double)
    }
    ms = object["ms"]?.whole ?? 0
  }
}
