/// A set of hooks that is asked often.
struct HookMask: Equatable, Sendable {
  private var bits: UInt16 = 0

  init(_ layers: some Sequence<any Mode>) {
    for layer in layers {
      for hook in layer.info.hooks { bits |= 1 << UInt16(hook.place) }
    }
  }

  func contains(_ hook: Hook) -> Bool { bits & 1 << UInt16(hook.place) != 0 }
}
