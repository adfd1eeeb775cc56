extension GermanHelp {
  /// Options.
  static let options: [String: String] = [
    "check it with this quiz, by path or id": "mit diesem Quiz prüfen, nach Pfad oder Kennung",
    "an option of the mode": "eine Option des Modus",
    "the seed of the sittings that are played": "der Startwert des Durchgangs",
    "only this hook": "nur dieser Hook",
    "write them there, and .luarc.json here unless there is one":
      "dorthin schreiben, und .luarc.json hierher, wenn keine da ist",
    "the same as a page to read, in Markdown": "dasselbe als Seite zum Lesen, in Markdown",
    "a category by its name (film, science: computers) or number":
      "eine Kategorie nach Name (film, science: computers) oder Nummer",
    "easy, medium or hard": "easy, medium oder hard",
    "multiple or boolean": "multiple oder boolean",
    "how many (10); above 50 it takes several requests, 5 s apart":
      "wie viele (10); über 50 in mehreren Anfragen, alle 5 s eine",
    "how texts travel: default, base64, url3986, urlLegacy":
      "wie Texte übertragen werden: default, base64, url3986, urlLegacy",
    "another server with the same interface": "ein anderer Server mit derselben Schnittstelle",
    "a file of the Open Trivia DB instead of the network": "eine Datei der Open Trivia DB statt des Netzes",
    "another address of this machine than 127.0.0.1": "eine andere Adresse dieses Rechners als 127.0.0.1",
    "another port than 8420; 0 takes any that is free": "ein anderer Port als 8420; 0 nimmt einen freien",
    "a certificate with its chain (PEM), to encrypt the connection":
      "ein Zertifikat mit seiner Kette (PEM): verschlüsselt alles",
    "the key of the certificate (PEM)": "der Schlüssel des Zertifikats (PEM)",
    "addresses of proxies to trust, as in 10.0.0.0/8": "Adressen von Proxys, denen vertraut wird, wie 10.0.0.0/8",
    "listen beyond this machine though nothing is encrypted":
      "unverschlüsselt auch für andere Rechner erreichbar sein",
    "a name by which browsers may call the server": "ein Name, unter dem Browser den Server aufrufen dürfen",
    "for authors: record nothing, and show saved files in the open page":
      "für Autoren: nichts speichern, Änderungen sofort auf der Seite zeigen",
    "print the address as a JSON line": "die Adresse als JSON-Zeile ausgeben",
    "the mode, by name or path; further ones modify it": "der Modus, nach Name oder Pfad; weitere ändern ihn ab",
    "an option of the mode, as in --set pass=70": "eine Option des Modus, wie --set pass=70",
    "draw and shuffle as once before: 0 to 9007199254740991":
      "losen und mischen wie schon einmal: 0 bis 9007199254740991",
    "a limit for every question (20 seconds), instead of its own":
      "eine Zeit für jede Frage (20 Sekunden) statt ihrer eigenen",
    "together (one question for all), or own (each player alone)":
      "together (eine Frage für alle) oder own (jeder für sich)",
    "when the room closes by itself, as in 2026-11-30T18:00":
      "wann der Raum von selbst schließt, wie 2026-11-30T18:00",
    "free, generated or roster": "free, generated oder roster",
    "the names that may join: a file with a name in each line":
      "die Namen, die mitspielen dürfen: eine Datei, ein Name je Zeile",
    "go on with a room that was left or broke off": "einen verlassenen oder abgebrochenen Raum fortsetzen",
    "let N bots join and answer, to try it out": "N Bots mitspielen lassen, zum Ausprobieren",
    "an address of this machine, instead of its private ones": "eine Adresse dieses Rechners statt seiner privaten",
    "plain lines instead of full screen; good with a screen reader":
      "einfache Zeilen statt Vollbild; gut mit Bildschirmleser",
    "rooms as JSON lines, and orders such as {\"do\":\"lock\"}":
      "Räume als JSON-Zeilen, und Befehle wie {\"do\":\"lock\"}",
    "show kinds, points, time, sections, languages, pictures and reading time":
      "Arten, Punkte, Zeit, Abschnitte, Sprachen, Bilder und Lesezeit zeigen",
    "with questions of the bank that `quizrun fetch` fills": "mit Fragen der Sammlung, die `quizrun fetch` füllt",
    "with --from-bank: only questions of that category": "mit --from-bank: nur Fragen dieser Kategorie",
    "with --from-bank: only questions of that difficulty": "mit --from-bank: nur Fragen dieser Schwierigkeit",
    "with --from-bank: only questions of that kind": "mit --from-bank: nur Fragen dieser Art",
    "with --from-bank: how many (10)": "mit --from-bank: wie viele (10)",
    "with --from-bank: draw the same questions again": "mit --from-bank: dieselben Fragen noch einmal losen",
    "versions A, B, C … with other orders of questions and answers (1)":
      "Fassungen A, B, C … mit anderen Reihenfolgen (1)",
    "the seed of the orders (0); `grade --version-column` needs the same":
      "der Startwert der Reihenfolgen (0); `grade --version-column` braucht denselben",
    "with the right answers and points of each version": "mit richtigen Antworten und Punkten jeder Fassung",
    "with an answer sheet for each version": "mit einem Antwortbogen für jede Fassung",
    "a4 or letter (a4)": "a4 oder letter (a4)",
    "write to a file instead of standard output": "in eine Datei schreiben statt auf die Standardausgabe",
    "the format of IN: json lua gift aiken csv tsv md moodle-xml opentdb qti canvas anki xlsx apkg text2qti respondus blackboard":
      "das Format von IN: json lua gift aiken csv tsv md moodle-xml opentdb qti canvas anki xlsx apkg text2qti respondus blackboard",
    "go on where the system cannot close plugins off": "auch weiter, wo das System Plugins nicht abschotten kann",
    "with --version: the libraries inside, and those of the programs beside it":
      "mit --version: die Bibliotheken darin und die der Programme daneben",
    "the format of OUT; both go by the files unless given": "das Format von OUT; ohne Angabe nach den Dateien",
    "only from this day on, as in --from 2026-11-01": "nur ab diesem Tag, wie --from 2026-11-01",
    "only up to this day": "nur bis zu diesem Tag",
    "only this quiz": "nur dieses Quiz",
    "only this player": "nur dieser Spieler",
    "only with at least this result": "nur mit mindestens diesem Ergebnis",
    "do not ask for confirmation": "nicht nachfragen",
    "at most N sittings (25 on a terminal unless given)": "höchstens N Durchgänge (ohne Angabe 25 im Terminal)",
    "explain the score line by line (the latest without SITTING)":
      "die Punkte Zeile für Zeile erklären (ohne SITTING den letzten)",
    "the result to show to others, without any answer": "das Ergebnis zum Herzeigen, ohne Antworten",
    "delete a sitting": "einen Durchgang löschen",
    "averages by week or month": "Durchschnitte nach Woche (week) oder Monat (month)",
    "every question with its accuracy, the hardest first": "jede Frage mit ihrer Quote, die schwersten zuerst",
    "merge the backup into the record here": "die Sicherung zu den Daten hier hinzufügen",
    "replace a record that has sittings": "Daten ersetzen, in denen schon Durchgänge sind",
    "export: write to a file": "export: in eine Datei schreiben",
    "only quizzes of that category": "nur Quizze dieser Kategorie",
    "only this week, from Monday on": "nur diese Woche, ab Montag",
    "only this month": "nur diesen Monat",
    "of all time, the default": "seit jeher, der Standard",
    "only this player's places": "nur die Plätze dieses Spielers",
    "the player; the current one unless given": "der Spieler; ohne Angabe der aktuelle",
    "write sheets for its players: an HTML file, or a folder/":
      "Blätter für seine Spieler schreiben: HTML-Datei oder Ordner/",
    "write a report of its questions, as analyze does": "einen Bericht über seine Fragen schreiben, wie analyze",
    "remove the room with its names, answers and sittings, for good":
      "den Raum mit Namen, Antworten und Durchgängen endgültig entfernen",
    "with --forget: all rooms in which nothing happened since":
      "mit --forget: alle Räume, in denen seither nichts geschah",
    "the mode to score by; modifiers too": "der Modus, nach dem gewertet wird; auch Zusätze",
    "keep the new results beside the original ones": "die neuen Ergebnisse neben den alten speichern",
    "of the quiz of the day, the sitting that counts": "vom Quiz des Tages, der Durchgang, der zählt",
    "the latest of that player": "der letzte dieses Spielers",
    "who plays": "wer spielt",
    "the players, where the challenge is for several": "die Spieler, wenn die Herausforderung für mehrere ist",
    "plain lines instead of full screen": "einfache Zeilen statt Vollbild",
    "JSON lines for programs": "JSON-Zeilen für Programme",
    "with --json: only {\"wait\":ms} moves time": "mit --json: nur {\"wait\":ms} bewegt die Zeit",
    "the seed of all participants (0 unless given)": "der Startwert aller Teilnehmer (ohne Angabe 0)",
    "threads (one a processor unless given)": "Threads (ohne Angabe einer je Prozessor)",
    "read responses from a file (- is standard input)": "Antworten aus einer Datei lesen (- ist die Standardeingabe)",
    "tables: the column of names (found by its head unless given)":
      "Tabellen: die Spalte der Namen (sonst am Kopf erkannt)",
    "tables: that column is the question Q; may come again":
      "Tabellen: diese Spalte ist die Frage Q; mehrfach möglich",
    "tables: the letter of the printed version; with its --seed":
      "Tabellen: der Buchstabe der gedruckten Fassung; mit ihrem --seed",
    "tables: how many versions were printed; other letters are errors":
      "Tabellen: wie viele Fassungen gedruckt sind; andere Buchstaben sind Fehler",
    "a table of points for questions marked by hand":
      "eine Tabelle mit Punkten für Fragen, die von Hand gewertet sind",
    "with the verdict on every question": "mit der Wertung jeder Frage",
    "write marks as a table, too": "die Punkte auch als Tabelle schreiben",
    "write sheets for participants: an HTML file, or a folder/":
      "Blätter für Teilnehmer schreiben: HTML-Datei oder Ordner/",
    "write the results to a file": "die Ergebnisse in eine Datei schreiben",
    "with --out: go on there after an interruption": "mit --out: nach einer Unterbrechung dort weitermachen",
    "write a report with charts that opens from disk":
      "einen Bericht mit Diagrammen schreiben, der sich direkt öffnen lässt",
    "the same": "dasselbe",
    "how many (1000 unless given)": "wie viele (ohne Angabe 1000)",
    "random, skilled=0.7, always-first, always-last, skips": "random, skilled=0.7, always-first, always-last, skips",
    "keep nothing, and read quizzes and plugins again when they are saved":
      "nichts speichern, Quizze und Plugins nach Änderungen neu lesen",
    "JSON instead of text": "JSON statt Text",
    "CSV instead of text": "CSV statt Text",
    "the mode or modifiers; one may choose the day's quiz":
      "Modus oder Zusätze; einer davon kann das Quiz des Tages wählen",
    "an option of theirs, as in --set series=hard": "eine Option davon, wie --set series=hard",
    "show how far today's quiz has come, without playing": "zeigen, wie weit das heutige Quiz ist, ohne zu spielen",
    "with --status: streak and state in a few cells, for a prompt":
      "mit --status: Serie und Stand in wenigen Zeichen, für einen Prompt",
    "the days of this month, or of 2026-10, as squares": "die Tage dieses Monats, oder von 2026-10, als Quadrate",
    "play a completed day once more, while retries are left":
      "einen fertigen Tag noch einmal spielen, solange Versuche übrig sind",
    "go on with the quiz of a past day (2026-11-20), or practise it":
      "das Quiz eines früheren Tages (2026-11-20) fortsetzen oder üben",
    "say for each day why it counted": "für jeden Tag sagen, warum er zählt",
    "the manual page, of COMMAND alone if there is one, as the source that man reads":
      "die Handbuchseite, von COMMAND allein, wenn angegeben, als Quelltext für man",
    "repeat a run exactly: 0 to 9007199254740991": "einen Durchgang genau wiederholen: 0 bis 9007199254740991",
    "no time limits": "ohne Zeitgrenzen",
    "all time limits times F": "alle Zeiten mal F",
    "at most N questions, drawn by the seed": "höchstens N Fragen, nach dem Startwert gelost",
    "only questions of that category": "nur Fragen dieser Kategorie",
    "only questions of that difficulty": "nur Fragen dieser Schwierigkeit",
    "only questions of that kind (single, truefalse, …)": "nur Fragen dieser Art (single, truefalse, …)",
    "several players, for modes that take them": "mehrere Spieler, für Modi mit mehreren",
    "only the questions that were missed the last time": "nur Fragen, die beim letzten Mal falsch waren",
    "play without recording anything": "spielen, ohne etwas zu speichern",
    "practice, and read quiz and plugin again whenever they are saved":
      "üben, und Quiz und Plugin nach jeder Änderung neu lesen",
    "start anew even if a sitting can go on": "neu anfangen, auch wenn ein Durchgang offen ist",
    "JSON lines for programs (docs/protocol.md)": "JSON-Zeilen für Programme (docs/protocol.md)",
    "print the version (-V)": "die Version ausgeben (-V)",
    "show this help (-h)": "diese Hilfe zeigen (-h)",
  ]
}
