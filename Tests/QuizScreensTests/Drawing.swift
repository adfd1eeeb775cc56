import Terminal

@testable import QuizScreens

/// Sizes at which screens are drawn.
extension Size {
  static let wide = Size(rows: 24, columns: 80)
  static let large = Size(rows: 40, columns: 120)
  static let narrow = Size(rows: 12, columns: 40)
}

/// A canvas without colours and pictures.
func canvas(_ size: Size, ascii: Bool = false) -> Canvas {
  Canvas(size: size, settings: ScreenSettings(ascii: ascii), depth: .none, pictures: PictureShelf { _ in nil })
}

/// A scene as it is drawn there.
func draw(_ scene: some Scene, _ size: Size, ascii: Bool = false) -> Frame {
  scene.frame(canvas(size, ascii: ascii))
}
