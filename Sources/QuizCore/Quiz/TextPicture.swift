/// A picture inside of a text with markup: the path that is written there, and the address at which a face loads it.
package struct TextPicture: Equatable, Sendable {
  package var path: String
  package var address: String

  package init(path: String, address: String) {
    (self.path, self.address) = (path, address)
  }
}
