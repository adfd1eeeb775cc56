package import QuizCoding
package import QuizCore

extension ModeInfo.Fit: StoredWord {}

/// What a plugin says about itself, as it crosses the wall; kept nowhere.
extension ModeInfo: StoredFields {
  package static var blank: ModeInfo { ModeInfo(id: "", name: "") }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("id", &id)
    try fields.field("name", &name)
    try fields.field("about", &about)
    try fields.field("fits", &fits)
    var kindNames = kinds.map { wanted in Question.Kind.allCases.filter(wanted.contains) }
    try fields.field("kinds", &kindNames)
    kinds = kindNames.map(Set.init)
    var bounds = ownPlayers.map { [$0.lowerBound, $0.upperBound] } ?? []
    try fields.field("players", &bounds, else: [])
    if bounds.count == 2, bounds[0] >= 1, bounds[0] <= bounds[1] { ownPlayers = bounds[0]...bounds[1] }
    try fields.field("options", &options, else: [])
    var names = Hook.allCases.filter(hooks.contains)
    try fields.field("hooks", &names, else: [])
    hooks = Set(names)
  }
}
