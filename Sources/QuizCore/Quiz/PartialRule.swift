/// How the parts of a `multiple` response add up; see `Marking.share`.
package enum PartialRule: String, CaseIterable, Sendable {
  case each, net, coverage, all
}
