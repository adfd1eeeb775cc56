/// Why the record could not be read or written, as one sentence for the player.
package struct RecordFailure: Error, Equatable, Sendable {
  package var kind: Kind
  package var message: String

  package enum Kind: Equatable, Sendable {
    case full, readOnly, damaged, newer, busy, missing, taken, io
  }

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
