/// Commands of TeX with their signs, by kind: a command, a blank, its sign.
enum SignTables {
  static let all: [(FormulaAtom.Kind, String)] = [
    (.identifier, letters), (.sign, signs), (.binary, binary), (.relation, relations), (.relation, negated),
    (.relation, arrows), (.opening, opening), (.closing, closing), (.punctuation, punctuation),
    (.large(hasLimits: true), sums), (.large(hasLimits: false), integrals),
  ]

  private static let letters = """
    alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ thetasym ϑ iota ι kappa κ
    varkappa ϰ lambda λ mu μ nu ν xi ξ omicron ο pi π varpi ϖ rho ρ varrho ϱ sigma σ varsigma ς tau τ upsilon υ phi ϕ
    varphi φ chi χ psi ψ omega ω digamma ϝ Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ
    Lambda Λ Mu Μ Nu Ν Xi Ξ Omicron Ο Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ Psi Ψ Omega Ω varGamma Γ varDelta Δ
    varTheta Θ varLambda Λ varXi Ξ varPi Π varSigma Σ varUpsilon Υ varPhi Φ varPsi Ψ varOmega Ω imath ı jmath ȷ aleph ℵ
    alef ℵ alefsym ℵ beth ℶ gimel ℷ daleth ℸ ell ℓ hbar ℏ hslash ℏ wp ℘ weierp ℘ Re ℜ real ℜ Im ℑ image ℑ Game ⅁ Finv Ⅎ
    eth ð partial ∂ OE Œ oe œ o ø O Ø ss ß aa å AA Å ae æ AE Æ i ı j ȷ
    """

  static let doubleStruck = [
    "N": "N", "natnums": "N", "Z": "Z", "R": "R", "Reals": "R", "reals": "R", "Complex": "C", "cnums": "C",
    "Bbbk": "k",
  ]

  private static let signs = """
    infty ∞ infin ∞ nabla ∇ emptyset ∅ empty ∅ varnothing ∅ forall ∀ exists ∃ exist ∃ nexists ∄ neg ¬ lnot ¬ top ⊤ bot ⊥
    angle ∠ measuredangle ∡ sphericalangle ∢ triangle △ triangledown ▽ vartriangle △ square □ Box □ blacksquare ■
    Diamond ◇ lozenge ◊ blacklozenge ⧫ bigstar ★ blacktriangle ▲ blacktriangledown ▼ clubsuit ♣ clubs ♣ diamondsuit ♢
    diamonds ♢ heartsuit ♡ hearts ♡ spadesuit ♠ spades ♠ flat ♭ natural ♮ sharp ♯ checkmark ✓ maltese ✠ complement ∁
    prime ′ backprime ‵ degree ° textdegree ° S § sect § P ¶ pounds £ mathsterling £ textsterling £ yen ¥ copyright ©
    circledR ® textregistered ® circledS Ⓢ mho ℧ surd √ diagup ╱ diagdown ╲ ldots … dots … dotsc … dotso …
    mathellipsis … textellipsis … cdots ⋯ dotsb ⋯ dotsm ⋯ dotsi ⋯ vdots ⋮ ddots ⋱ backslash \\ textbackslash \\ vert |
    textbar | Vert ‖ textbardbl ‖ dag † dagger † textdagger † ddag ‡ ddagger ‡ Dagger ‡ textdaggerdbl ‡ minuso ⊖ lq ‘
    rq ’ textquoteleft ‘ textquoteright ’ textquotedblleft “ textquotedblright ” textendash – textemdash —
    textunderscore _ textdollar $ textasciitilde ~ textasciicircum ^ textless < textgreater > textbraceleft {
    textbraceright } euro € EUR € permil ‰ male ♂ female ♀ ohm Ω
    """

  private static let binary = """
    pm ± plusmn ± mp ∓ times × div ÷ cdot ⋅ cdotp ⋅ centerdot ⋅ sdot ⋅ ast * star ⋆ circ ∘ bullet • cap ∩ cup ∪ Cap ⋒
    doublecap ⋒ Cup ⋓ doublecup ⋓ uplus ⊎ sqcap ⊓ sqcup ⊔ vee ∨ lor ∨ wedge ∧ land ∧ And & setminus ∖ smallsetminus ∖
    wr ≀ diamond ⋄ bigtriangleup △ bigtriangledown ▽ lhd ⊲ rhd ⊳ unlhd ⊴ unrhd ⊵ oplus ⊕ ominus ⊖ otimes ⊗ oslash ⊘
    odot ⊙ bigcirc ◯ amalg ⨿ dotplus ∔ ltimes ⋉ rtimes ⋊ leftthreetimes ⋋ rightthreetimes ⋌ circleddash ⊝ circledast ⊛
    circledcirc ⊚ boxplus ⊞ boxminus ⊟ boxtimes ⊠ boxdot ⊡ intercal ⊺ barwedge ⊼ doublebarwedge ⩞ veebar ⊻ curlywedge ⋏
    curlyvee ⋎ divideontimes ⋇ gtrdot ⋗ lessdot ⋖ triangleleft ◃ triangleright ▹ plus +
    """

  private static let relations = """
    le ≤ leq ≤ ge ≥ geq ≥ lt < gt > ll ≪ gg ≫ lll ⋘ llless ⋘ ggg ⋙ gggtr ⋙ leqq ≦ geqq ≧ leqslant ⩽ geqslant ⩾ ne ≠
    neq ≠ equiv ≡ approx ≈ thickapprox ≈ approxeq ≊ sim ∼ thicksim ∼ simeq ≃ cong ≅ eqsim ≂ backsim ∽ backsimeq ⋍
    asymp ≍ doteq ≐ doteqdot ≑ Doteq ≑ fallingdotseq ≒ risingdotseq ≓ bumpeq ≏ Bumpeq ≎ circeq ≗ eqcirc ≖ triangleq ≜
    propto ∝ varpropto ∝ in ∈ isin ∈ ni ∋ owns ∋ subset ⊂ sub ⊂ supset ⊃ subseteq ⊆ sube ⊆ supseteq ⊇ supe ⊇
    subseteqq ⫅ supseteqq ⫆ Subset ⋐ Supset ⋑ sqsubset ⊏ sqsupset ⊐ sqsubseteq ⊑ sqsupseteq ⊒ prec ≺ succ ≻ preceq ⪯
    succeq ⪰ preccurlyeq ≼ succcurlyeq ≽ curlyeqprec ⋞ curlyeqsucc ⋟ precsim ≾ succsim ≿ precapprox ⪷ succapprox ⪸
    lesssim ≲ gtrsim ≳ lessapprox ⪅ gtrapprox ⪆ lessgtr ≶ gtrless ≷ lesseqgtr ⋚ gtreqless ⋛ lesseqqgtr ⪋ gtreqqless ⪌
    eqslantless ⪕ eqslantgtr ⪖ mid ∣ shortmid ∣ parallel ∥ shortparallel ∥ perp ⟂ vdash ⊢ dashv ⊣ vDash ⊨ models ⊨
    Vdash ⊩ Vvdash ⊪ bowtie ⋈ Join ⋈ smile ⌣ smallsmile ⌣ frown ⌢ smallfrown ⌢ between ≬ pitchfork ⋔ multimap ⊸
    origof ⊶ imageof ⊷ backepsilon ∍ therefore ∴ because ∵ vartriangleleft ⊲ vartriangleright ⊳ trianglelefteq ⊴
    trianglerighteq ⊵ blacktriangleleft ◀ blacktriangleright ▶ coloneq ≔ coloneqq ≔ colonequals ≔ colonminus :−
    Coloneq ::− coloncolonminus ::− Coloneqq ⩴ coloncolonequals ⩴ eqqcolon ≕ equalscolon ≕ eqcolon −: minuscolon −:
    Eqcolon −:: minuscoloncolon −:: Eqqcolon =:: equalscoloncolon =:: dblcolon ∷ coloncolon ∷ vcentcolon : ratio :
    colonapprox :≈ Colonapprox ::≈ coloncolonapprox ::≈ colonsim :∼ Colonsim ::∼ coloncolonsim ::∼ approxcolon ≈:
    approxcoloncolon ≈:: simcolon ∼: simcoloncolon ∼::
    """

  private static let negated = """
    notin ∉ notni ∌ nless ≮ ngtr ≯ nleq ≰ ngeq ≱ nleqslant ≰ ngeqslant ≱ nleqq ≰ ngeqq ≱ lneq ⪇ gneq ⪈ lneqq ≨ gneqq ≩
    lvertneqq ≨ gvertneqq ≩ lnsim ⋦ gnsim ⋧ lnapprox ⪉ gnapprox ⪊ nprec ⊀ nsucc ⊁ npreceq ⋠ nsucceq ⋡ precneqq ⪵
    succneqq ⪶ precnsim ⋨ succnsim ⋩ precnapprox ⪹ succnapprox ⪺ nsim ≁ ncong ≇ nmid ∤ nshortmid ∤ nparallel ∦
    nshortparallel ∦ nvdash ⊬ nvDash ⊭ nVdash ⊮ nVDash ⊯ nsubseteq ⊈ nsupseteq ⊉ nsubseteqq ⊈ nsupseteqq ⊉ subsetneq ⊊
    supsetneq ⊋ varsubsetneq ⊊ varsupsetneq ⊋ subsetneqq ⫋ supsetneqq ⫌ varsubsetneqq ⫋ varsupsetneqq ⫌ ntriangleleft ⋪
    ntriangleright ⋫ ntrianglelefteq ⋬ ntrianglerighteq ⋭ nexist ∄ nsubset ⊄ nsupset ⊅
    nequiv ≢ napprox ≉
    """

  private static let arrows = """
    to → rightarrow → rarr → gets ← leftarrow ← larr ← leftrightarrow ↔ harr ↔ lrarr ↔ Rightarrow ⇒ rArr ⇒ Rarr ⇒
    Leftarrow ⇐ lArr ⇐ Larr ⇐ Leftrightarrow ⇔ hArr ⇔ Harr ⇔ lrArr ⇔ Lrarr ⇔ iff ⟺ implies ⟹ impliedby ⟸
    longrightarrow ⟶ longleftarrow ⟵ longleftrightarrow ⟷ Longrightarrow ⟹ Longleftarrow ⟸ Longleftrightarrow ⟺ mapsto ↦
    longmapsto ⟼ uparrow ↑ uarr ↑ downarrow ↓ darr ↓ updownarrow ↕ Uparrow ⇑ uArr ⇑ Uarr ⇑ Downarrow ⇓ dArr ⇓ Darr ⇓
    Updownarrow ⇕ nearrow ↗ searrow ↘ swarrow ↙ nwarrow ↖ hookrightarrow ↪ hookleftarrow ↩ rightharpoonup ⇀
    rightharpoondown ⇁ leftharpoonup ↼ leftharpoondown ↽ rightleftharpoons ⇌ leftrightharpoons ⇋ rightleftarrows ⇄
    leftrightarrows ⇆ rightrightarrows ⇉ leftleftarrows ⇇ upuparrows ⇈ downdownarrows ⇊ upharpoonleft ↿ upharpoonright ↾
    restriction ↾ downharpoonleft ⇃ downharpoonright ⇂ leadsto ⇝ rightsquigarrow ⇝ leftrightsquigarrow ↭
    twoheadrightarrow ↠ twoheadleftarrow ↞ rightarrowtail ↣ leftarrowtail ↢ looparrowright ↬ looparrowleft ↫
    curvearrowright ↷ curvearrowleft ↶ circlearrowright ↻ circlearrowleft ↺ dashrightarrow ⇢ dashleftarrow ⇠ Rrightarrow ⇛
    Lleftarrow ⇚ Lsh ↰ Rsh ↱ nrightarrow ↛ nleftarrow ↚ nleftrightarrow ↮ nRightarrow ⇏ nLeftarrow ⇍ nLeftrightarrow ⇎
    """

  private static let opening = """
    lparen ( lbrack [ lbrace { langle ⟨ lang ⟨ lceil ⌈ lfloor ⌊ lvert | lVert ‖ lgroup ⟮ lmoustache ⎰ llbracket ⟦
    ulcorner ┌ llcorner └ lBrace ⦃
    """

  private static let closing = """
    rparen ) rbrack ] rbrace } rangle ⟩ rang ⟩ rceil ⌉ rfloor ⌋ rvert | rVert ‖ rgroup ⟯ rmoustache ⎱ rrbracket ⟧
    urcorner ┐ lrcorner ┘ rBrace ⦄
    """

  private static let punctuation = "colon : ldotp ."

  private static let sums = """
    sum ∑ prod ∏ coprod ∐ bigcap ⋂ bigcup ⋃ bigsqcup ⨆ bigvee ⋁ bigwedge ⋀ bigoplus ⨁ bigotimes ⨂ bigodot ⨀ biguplus ⨄
    intop ∫
    """

  private static let integrals = "int ∫ smallint ∫ iint ∬ iiint ∭ oint ∮ oiint ∯ oiiint ∰"

  static let functions = """
    arccos arcctg arcsin arctan arctg arg ch cos cosec cosh cot cotg coth csc ctg cth deg dim exp hom ker lg ln log sec
    sh sin sinh tan tanh tg th arccot arcsec arccsc arsinh arcosh artanh sgn
    """

  static let limitFunctions = [
    "argmax": "arg max", "argmin": "arg min", "det": "det", "gcd": "gcd", "inf": "inf", "injlim": "inj lim",
    "lim": "lim", "liminf": "lim inf", "limsup": "lim sup", "max": "max", "min": "min", "plim": "plim", "Pr": "Pr",
    "projlim": "proj lim", "sup": "sup", "varinjlim": "lim→", "varliminf": "lim inf", "varlimsup": "lim sup",
    "varprojlim": "lim←",
  ]
}
