/// The elements of an XML format, by their treatment. Other elements are reported once per file.
///
/// docs/formats.md has them as a table, and a test compares both.
package struct ElementList: Sendable {
  /// Elements that are read, or whose reader reports losses.
  package let carried: Set<String>
  /// Elements that mean nothing to a quiz.
  package let harmless: Set<String>
  /// Elements of the specification that are reported.
  package let reported: Set<String>
  /// Elements with a reader of their own, or reported as a whole.
  package let closed: Set<String>
  /// True where texts hold elements of HTML.
  var holdsHTML = false

  package static let all: [(name: String, elements: ElementList)] = [
    ("Moodle XML", moodle), ("QTI 2", qti), ("QTI 1.2", oldQTI),
  ]

  private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

  /// https://docs.moodle.org/en/Moodle_XML_format
  static let moodle = ElementList(
    carried: words(
      """
      quiz question category name text questiontext generalfeedback defaultgrade idnumber hidden single shuffleanswers \
      answer feedback file tags tag hint usecase tolerance subquestion selectoption dragbox group image image_base64 \
      gradingtype selecttype correctfeedback partiallycorrectfeedback incorrectfeedback penalty units graderinfo \
      responsetemplate tolerancetype correctanswerformat correctanswerlength dataset_definitions dataset_definition \
      minimum maximum decimals dataset_items dataset_item number value
      """),
    harmless: words(
      """
      answernumbering showstandardinstruction shownumcorrect clearwrong options layouttype showgrading numberingstyle \
      selectcount responseformat responsefieldlines responserequired unit unit_name multiplier unitgradingtype \
      unitpenalty showunits unitsleft infinite synchronize status type distribution itemcount number_of_items
      """),
    reported: words(
      "info coursetags minwordlimit maxwordlimit attachments attachmentsrequired maxbytes filetypeslist instructions"),
    closed: [])

  /// https://www.imsglobal.org/question/qtiv2p1/imsqti_infov2p1.html, and version 3 by the names of version 2
  static let qti = ElementList(
    carried: words(
      """
      assessmentItem assessmentTest testPart assessmentSection assessmentItemRef weight timeLimits itemBody prompt \
      choiceInteraction inlineChoiceInteraction hottextInteraction textEntryInteraction extendedTextInteraction \
      orderInteraction matchInteraction associateInteraction gapMatchInteraction sliderInteraction simpleChoice \
      inlineChoice hottext simpleMatchSet simpleAssociableChoice gap gapText responseDeclaration correctResponse value \
      mapping mapEntry outcomeDeclaration defaultValue responseProcessing modalFeedback feedbackBlock feedbackInline \
      rubricBlock assessmentStimulus assessmentStimulusRef stimulusBody object math contentBody
      """),
    harmless: words(
      """
      stylesheet catalogInfo itemSessionControl outcomeProcessing interpretation contextDeclaration label \
      apipAccessibility companionMaterialsInfo
      """),
    reported: words(
      """
      printedVariable templateDeclaration templateProcessing templateBlock templateInline testFeedback preCondition \
      branchRule selection ordering assessmentSectionRef infoControl gapImg areaMapping matchTable \
      interpolationTable templateDefault variableMapping
      """),
    closed: words(
      """
      responseProcessing outcomeProcessing templateProcessing math printedVariable preCondition branchRule catalogInfo \
      apipAccessibility customInteraction drawingInteraction graphicAssociateInteraction graphicGapMatchInteraction \
      graphicOrderInteraction hotspotInteraction mediaInteraction positionObjectStage positionObjectInteraction \
      selectPointInteraction uploadInteraction endAttemptInteraction portableCustomInteraction
      """), holdsHTML: true)

  /// https://www.imsglobal.org/question/qtiv1p2/imsqti_asi_infov1p2.html, with what Canvas and Blackboard add
  static let oldQTI = ElementList(
    carried: words(
      """
      questestinterop objectbank assessment section item itemmetadata qtimetadata qtimetadatafield fieldlabel \
      fieldentry qmd_absolutescore_max qmd_itemtype presentation material material_extension mat_extension mattext \
      matemtext mat_formattedtext matimage mataudio matvideo response_lid response_str response_num response_grp \
      response_xy render_choice render_fib render_extension ims_render_object response_label flow flow_label flow_mat resprocessing \
      itemfeedback solution solutionmaterial selection_ordering selection selection_number selection_extension \
      points_per_item sourcebank_ref itemproc_extension calculated answer_tolerance formulas formula vars var var_sets \
      var_set min max answer
      """),
    harmless: words(
      """
      vocabulary order order_extension \
      itemcontrol sectioncontrol assessmentcontrol assessmentfeedback sectionfeedback outcomes_processing \
      comment qticomment
      """),
    reported: words(
      """
      rubric objectives hint hintmaterial duration presentation_material reference matapplet matapplication matref \
      matbreak mat_ref itempostcondition itemprecondition itemrubric sectionpostcondition \
      sectionprecondition sectionproc_extension assessproc_extension render_hotspot render_slider altmaterial \
      itemref sectionref
      """),
    closed: words(
      "resprocessing assessmentcontrol assessmentfeedback sectionfeedback outcomes_processing presentation_material hint rubric objectives reference"
    ),
    holdsHTML: true)

  /// Settings of Blackboard, and of QTI 1.2 about the use of a test, by the beginning of their names.
  package static let harmlessStarts = ["bbmd_", "qmd_"]

  /// False for an element that is reported.
  func isKnown(_ name: String) -> Bool {
    if reported.contains(name) { return false }
    return carried.contains(name) || harmless.contains(name) || closed.contains(name)
      || Self.harmlessStarts.contains(where: name.hasPrefix) || (holdsHTML && HTMLTags.isKnown(name))
  }
}

extension ImportedQuiz {
  /// Takes note of the elements below one, and of itself, that have no place in a quiz.
  mutating func noteElements(of tree: XMLTree, from root: Int = 0, _ list: ElementList) {
    guard tree.elements.indices.contains(root) else { return }
    for element in [root] + tree.descendants(of: root, until: list.closed) {
      let (name, offset) = (tree.elements[element].name, tree.elements[element].offset)
      if list.isKnown(name) || !tree.says(element) { continue }
      unknown[name, default: (0, offset)].count += 1
    }
  }

  /// Reports each such element once.
  mutating func reportElements() {
    for (name, found) in unknown { note(.unknownElement(name, found.count), at: found.offset) }
    unknown = [:]
  }
}

extension XMLTree {
  /// False for an element without content, or one that says no.
  fileprivate func says(_ element: Int) -> Bool {
    let (text, inside) = (elements[element].text.trimmed.lowercased(), elements[element].children)
    if inside.isEmpty {
      return text.isEmpty ? !elements[element].attributes.isEmpty : !["0", "false", "none"].contains(text)
    }
    return !text.isEmpty || inside.contains(where: says)
  }
}
