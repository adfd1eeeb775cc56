internal import TextLayout

extension PictureError: CustomStringConvertible {
  /// What is wrong with the picture, as the rest of a sentence that names the file.
  package var description: String {
    switch self {
    case .notPNG: "not a PNG picture"
    case .tooLarge(0, 0): "the file is larger than 64 MiB; use a smaller picture"
    case .tooLarge(let width, let height):
      "the picture has \(width) × \(height) pixels, at most 4096 × 4096 can be shown; scale it down"
    case .damaged(let reason): "the picture is damaged (\(reason.cleaned))"
    case .noMemory: "there is not enough memory for the picture"
    }
  }
}
