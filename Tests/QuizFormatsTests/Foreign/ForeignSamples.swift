import QuizFormats

/// Good files as other programs write them, to be changed at random: with what quizrun itself never writes.
let foreignSamples: [QuizFormat: [String]] = [
  .gift: [
    #"""
    // question: 7  name: Cells
    $CATEGORY: $course$/top/Default for BIO/Cells//Life

    // [id:c-1] [tag:easy]
    ::Cells::[html]<p dir\="ltr"><span lang\="en" class\="multilang">Who?</span><span lang\="de" class\="multilang">Wer?</span>
    x<sup>2</sup> <img src\="a.png" alt\="map"></p><pre>if a \{
      b\n\}</pre>{
      =%100%Ada#[markdown]*yes* ~%-33.33333%\{mlang en\}Bob\{mlang\}\{mlang de\}Rob\{mlang\} ~[plain]Cem &amp;
    ####<b>All</b> said}

    n {#=3:0.1#x =%50%1..5 ~#no} and {more}

    [markdown]m {=a -> 1 =b#2 -> 2 = -> 3}
    """#
  ],
  .moodleXML: [
    #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <quiz><question type="category"><category><text>$course$/top/A/B</text></category></question>
    <question type="multichoice"><name><text>M</text></name><questiontext format="html"><text><![CDATA[<p>H<sub>2</sub>O?
    <lang lang="en">Who?</lang><lang lang="de">Wer?</lang><img src="@@PLUGINFILE@@/c.png"></p>]]></text>
    <file name="c.png" encoding="base64">iVBORw0KGgo=</file></questiontext><penalty>0.5</penalty><single>false</single>
    <answer fraction="50"><text>a</text><feedback><text>&lt;b&gt;</text></feedback></answer>
    <answer fraction="-50"><text>b</text></answer><answer fraction="50"><text>c &amp; d</text></answer>
    <hint><text>h</text></hint><tags><tag><text>t</text></tag></tags></question>
    <question type="numerical"><name><text>N</text></name><questiontext><text>n</text></questiontext>
    <answer fraction="100"><text>3.1</text><tolerance>0.1</tolerance></answer></question>
    <question type="cloze"><name><text>C</text></name><questiontext><text>a {1:SA:=x#f~%50%y} b {2:MCS:p~=q\~} {:NM:=3:1}</text>
    <file name="d.png" encoding="base64">iVBORw0KGgo=</file></questiontext></question>
    <question type="ddwtos"><questiontext><text>[[1]] and [[2]]</text></questiontext><dragbox><text>x</text><group>1</group></dragbox>
    <dragbox><text>y</text><group>2</group></dragbox></question><question type="ordering"><questiontext><text>o</text></questiontext>
    <gradingtype>ALL_OR_NOTHING</gradingtype><answer fraction="2"><text>b</text></answer><answer fraction="1"><text>a</text></answer>
    </question></quiz>
    """#
  ],
  .aiken: ["E. coli is\n\nA) a germ\nB. a cell\r\nc) none\nANSWER: B\n\nTwo\nlines?\na) x\nb) y\nanswer: a\n"],
  .csv: [
    "Question - text,Answer 1 (a),Answer 2,Answer 3,Time limit (sec),Correct answer(s),Type\r\n"
      + "\"One\r\n\"\"two\"\"\",2,3,4,20,\"1,2\",Multiple Choice\r\n\"B; c\",,,,5,TRUE,\r\n",
    "\u{FEFF}Frage;text;a;b;correct\n1;Was?;x;y;B\n",
  ],
  .text2qti: [
    "Quiz title: T\n% no\n\nGROUP\npick: 1\nTitle: One\nPoints: 2\n1. What?\n... all\n*a) x\n... yes\nb) y\nEND_GROUP\n"
      + "2. Even?\n[*] 2\n[ ] 3\n\n3. Half?\n= 3.5 +- 1%\n4. Why?\n____\n! so\n5. Who?\n* me\n"
  ],
  .respondus: [
    "Title: One\nPoints: 2\n1. What?\n~ yes\n@ no\n*a. x\nb. y\n\nType: MR\n2) Even?\n*a. 2\n*b. 4\nType: MT\n3. Pairs\n"
      + "a. l = r\nb. m = s\nType: FMB\n4. A [b] c\nType: E\n5. Why?\na. so\nType: F\n6. Who?\na. me\n\nAnswers:\n1. A\n"
  ],
  .blackboard: [
    "MC\tWhat?\tx\tcorrect\ty\tincorrect\nTF\tSo?\ttrue\nESS\tWhy?\tso\nORD\tOrder\ta\tb\nMAT\tPairs\tl\tr\tm\ts\n"
      + "FIB\tWho?\tme\nFIB_PLUS\tA [b].\tb\tc\nNUM\tPi\t3.1\t0.1\n"
  ],
  .tsv: ["Question\tCorrect\tIncorrect 1\tIncorrect 2\nWhat?\tyes\tno\t\"may\tbe\"\n"],
  .md: [
    "# T\n\n1. One?\n   * [ ] a\n   * [x] b\n\n```c\n- [x] no\n```\n\n**Two?**\n\n- [x] c\n- [ ]\n  ```c\n  int x;\n  ```\n\n"
      + "[Read](x)\n\n### Three {#t points=2}\n\n![m](a.png?raw=1)\n\nAnswer (50%): 3 ± 1\n> why\n"
  ],
  .opentdb: [
    #"""
    {"response_code":0,"results":[{"type":"multiple","difficulty":"easy","category":"Science &amp; Nature",
    "question":"What&#039;s &Omicron;?","correct_answer":"a &quot;b&quot;","incorrect_answers":["c","d%20","ZQ=="]},
    {"type":"boolean","difficulty":"hard","category":"x","question":"y&shy;","correct_answer":"True",
    "incorrect_answers":["False"]}]}
    """#
  ],
  .qti: [
    #"""
    <?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="T">
    <responseDeclaration identifier="A" cardinality="multiple" baseType="identifier"><correctResponse><value>x</value>
    <value>y</value></correctResponse><mapping lowerBound="0" upperBound="1"><mapEntry mapKey="x" mappedValue="0.5"/>
    <mapEntry mapKey="y" mappedValue="0.5"/></mapping></responseDeclaration>
    <responseDeclaration identifier="B" cardinality="single" baseType="float"><correctResponse><value>3</value></correctResponse>
    </responseDeclaration><itemBody><p>One <img src="a.png" alt="b"/> <textEntryInteraction responseIdentifier="B"/> &amp;</p>
    <choiceInteraction responseIdentifier="A" maxChoices="0"><prompt>Which?</prompt><simpleChoice identifier="x">X<feedbackInline
    identifier="x">f</feedbackInline></simpleChoice><simpleChoice identifier="y">Y</simpleChoice><simpleChoice identifier="z">All of
    the above</simpleChoice></choiceInteraction></itemBody><responseProcessing><setOutcomeValue identifier="S"><mapResponse
    identifier="A"/></setOutcomeValue><equal toleranceMode="relative" tolerance="5 5"><variable identifier="B"/></equal>
    </responseProcessing><modalFeedback identifier="e">So.</modalFeedback></assessmentItem>
    """#
  ],
  .canvas: [
    #"""
    <?xml version="1.0"?><questestinterop><assessment title="W"><section><item ident="a"><itemmetadata><qtimetadata>
    <qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>multiple_answers_question</fieldentry></qtimetadatafield>
    <qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>2.5</fieldentry></qtimetadatafield></qtimetadata>
    </itemmetadata><presentation><material><mattext texttype="text/html">&lt;p&gt;Any?&lt;/p&gt;</mattext></material>
    <response_lid ident="r" rcardinality="Multiple"><render_choice><response_label ident="1"><material><mattext>x</mattext></material>
    </response_label><response_label ident="2"><material><mattext>y</mattext></material></response_label></render_choice>
    </response_lid></presentation><resprocessing><outcomes><decvar maxvalue="100"/></outcomes><respcondition><conditionvar><and>
    <varequal respident="r">1</varequal><not><varequal respident="r">2</varequal></not></and></conditionvar><setvar action="Set">100
    </setvar></respcondition></resprocessing><itemfeedback ident="general_fb"><material><mattext>So</mattext></material>
    </itemfeedback></item><item ident="b"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel>
    <fieldentry>numerical_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext>Pi
    </mattext></material><response_str ident="r"><render_fib fibtype="Decimal"/></response_str></presentation><resprocessing>
    <respcondition><conditionvar><or><varequal respident="r">3</varequal><and><vargte respident="r">2</vargte><varlte
    respident="r">4</varlte></and></or></conditionvar><setvar action="Set">100</setvar></respcondition></resprocessing></item>
    <item ident="c"><presentation><material><mattext>[x] and [y]</mattext></material><response_lid ident="response_x"><material>
    <mattext>x</mattext></material><render_choice><response_label ident="3"><material><mattext>L</mattext></material></response_label>
    <response_label ident="4"><material><mattext>R</mattext></material></response_label></render_choice></response_lid><response_lid
    ident="response_y"><material><mattext>y</mattext></material><render_choice><response_label ident="3"><material><mattext>L</mattext>
    </material></response_label></render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal
    respident="response_x">4</varequal></conditionvar><setvar action="Add">50</setvar></respcondition><respcondition><conditionvar>
    <varequal respident="response_y">3</varequal></conditionvar><setvar action="Add">50</setvar></respcondition></resprocessing>
    </item></section></assessment></questestinterop>
    """#
  ],
]
