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
    <question type="cloze"><name><text>C</text></name></question></quiz>
    """#
  ],
  .aiken: ["E. coli is\n\nA) a germ\nB. a cell\r\nc) none\nANSWER: B\n\nTwo\nlines?\na) x\nb) y\nanswer: a\n"],
  .csv: [
    "Question - text,Answer 1 (a),Answer 2,Answer 3,Time limit (sec),Correct answer(s),Type\r\n"
      + "\"One\r\n\"\"two\"\"\",2,3,4,20,\"1,2\",Multiple Choice\r\n\"B; c\",,,,5,TRUE,\r\n",
    "\u{FEFF}Frage;text;a;b;correct\n1;Was?;x;y;B\n",
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
]
