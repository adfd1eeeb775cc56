internal import TextLayout

extension PictureError: CustomStringConvertible {
  /// The problem, as the rest of a sentence that names the file.
  package var description: String {
    switch self {
    case .unknown: "neither a PNG nor a JPEG picture"
    case .tooLarge(0, 0, _): "the file is larger than 64 MiB; use a smaller picture"
    case .tooLarge(let width, let height, let most):
      "the picture has \(width) × \(height) pixels, at most \(most) × \(most) can be shown; scale it down"
    case .damaged(let reason): "the picture is damaged (\(reason.cleaned))"
    case .noMemory: "there is not enough memory for the picture"
    }
  }
}
