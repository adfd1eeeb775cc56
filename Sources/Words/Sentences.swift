// Every sentence that people read, one a line, in all its languages.
// Another language is an argument of `Sentence` more: what lacks it does not compile.

// MARK: - Said in several places

extension Wording {
  package var sound: String { Sentence("[Sound]", de: "[Ton]", fr: "[Son]", es: "[Sonido]")[language] }
  package var finished: String { Sentence("Finished", de: "Beendet", fr: "Terminées", es: "Terminadas")[language] }
  package var month: String { Sentence("MONTH", de: "MONAT", fr: "MOIS", es: "MES")[language] }
  package var nameColumn: String { Sentence("NAME", de: "NAME", fr: "NOM", es: "NOMBRE")[language] }
  package var dailySeries: String { Sentence("Quiz of the day", de: "Quiz des Tages", fr: "Quiz du jour", es: "Quiz del día")[language] }
  package var sittingsColumn: String { Sentence("SITTINGS", de: "DURCHGÄNGE", fr: "PARTIES", es: "PARTIDAS")[language] }
  package var timeFactor: String { Sentence("Time limits times", de: "Zeitlimits mal", fr: "Temps limite multiplié par", es: "Límites de tiempo por")[language] }
  package var daysOrNever: String { Sentence("a number of days up to 36500, or 0", de: "eine Zahl von Tagen bis 36500 oder 0", fr: "un nombre de jours jusqu’à 36500, ou 0", es: "un número de días hasta 36500, o 0")[language] }
  package var aQuestion: String { Sentence("question", de: "Frage", fr: "question", es: "pregunta")[language] }
  package var anySeconds: String { Sentence("seconds above 0, up to a million", de: "eine Zahl von Sekunden über 0, bis zu einer Million", fr: "un nombre de secondes supérieur à 0, jusqu’à un million", es: "un número de segundos mayor que 0, hasta un millón")[language] }
  package var meanLabel: String { Sentence("mean", de: "Mittelwert", fr: "moyenne", es: "media")[language] }
  package var medianLabel: String { Sentence("median", de: "Median", fr: "médiane", es: "mediana")[language] }
  package var aDate: String { Sentence("a date such as 2026-11-28", de: "ein Datum wie 2026-11-28", fr: "une date comme 2026-11-28", es: "una fecha como 2026-11-28")[language] }
  package var someText: String { Sentence.aText[language] }
  package var spread: String { Sentence("sd", de: "Streuung", fr: "écart type", es: "desviación")[language] }
  package var countedSittings: Plural { Plural(one: .oneSitting, other: .sittings, language) }
  package var countedPlayers: Plural { Plural(one: Sentence("1 player", de: "1 Spieler", fr: "1 joueur", es: "1 jugador"), other: Sentence("{n} players", de: "{n} Spieler", fr: "{n} joueurs", es: "{n} jugadores"), language) }
  package var countedRooms: Plural { Plural(one: Sentence("1 room", de: "1 Raum", fr: "1 salle", es: "1 sala"), other: Sentence("{n} rooms", de: "{n} Räume", fr: "{n} salles", es: "{n} salas"), language) }
  package var days: Plural { Plural(one: Sentence("1 day", de: "1 Tag", fr: "1 jour", es: "1 día"), other: Sentence("{n} days", de: "{n} Tage", fr: "{n} jours", es: "{n} días"), language) }
  package var questions: Plural { Plural(one: Sentence("1 question", de: "1 Frage", fr: "1 question", es: "1 pregunta"), other: Sentence("{n} questions", de: "{n} Fragen", fr: "{n} questions", es: "{n} preguntas"), language) }
  package var cardCount: Plural { Plural(one: Sentence("1 card", de: "1 Karte", fr: "1 carte", es: "1 tarjeta"), other: Sentence("{n} cards", de: "{n} Karten", fr: "{n} cartes", es: "{n} tarjetas"), language) }
  package var pointCount: Plural { Plural(one: Sentence("1 point", de: "1 Punkt", fr: "1 point", es: "1 punto"), other: Sentence("{n} points", de: "{n} Punkte", fr: "{n} points", es: "{n} puntos"), language) }
  package var aChallenge: String { Sentence("A challenge", de: "Eine Herausforderung", fr: "Un défi", es: "Un reto")[language] }
  package var achievements: String { Sentence("Achievements", de: "Erfolge", fr: "Succès", es: "Logros")[language] }
  package var allQuestions: String { Sentence("All questions", de: "Alle Fragen", fr: "Toutes les questions", es: "Todas las preguntas")[language] }
  package var allQuizzes: String { Sentence("All quizzes", de: "Alle Quizze", fr: "Tous les quiz", es: "Todos los quiz")[language] }
  package var answerButton: String { Sentence("Answer", de: "Antworten", fr: "Répondre", es: "Responder")[language] }
  package var answeredCount: Template { Sentence("{n} answered", de: "{n} beantwortet", fr: "{n} avec réponse", es: "{n} con respuesta")[language] }
  package var answersReadLater: String { Sentence("The answers will be read, and marked by hand.", de: "Die Antworten werden gelesen und von Hand gewertet.", fr: "Les réponses seront lues et notées à la main.", es: "Las respuestas se leerán y se calificarán a mano.")[language] }
  package var aNumber: String { Sentence.aNumber[language] }
  package var atOwnPace: String { Sentence("Everybody plays at their own pace.", de: "Alle spielen in ihrem eigenen Tempo.", fr: "Chacun joue à son rythme.", es: "Cada quien juega a su ritmo.")[language] }
  package var attemptNumber: Template { Sentence("try {n}", de: "Versuch {n}", fr: "essai {n}", es: "intento {n}")[language] }
  package var averageLabel: String { Sentence("Average", de: "Durchschnitt", fr: "Moyenne", es: "Promedio")[language] }
  package var away: String { Sentence("away", de: "nicht verbunden", fr: "hors ligne", es: "sin conexión")[language] }
  package var backToRoom: String { Sentence("Back to the room", de: "Zurück zum Raum", fr: "Retour à la salle", es: "Volver a la sala")[language] }
  package var begunTitle: String { Sentence("You have begun this quiz", de: "Du hast dieses Quiz schon begonnen", fr: "Tu as déjà commencé ce quiz", es: "Ya has empezado este quiz")[language] }
  package var by: Template { Sentence("by {name}", de: "von {name}", fr: "par {name}", es: "de {name}")[language] }
  package var byMonth: String { Sentence("By month", de: "Nach Monaten", fr: "Par mois", es: "Por mes")[language] }
  package var challengeFriend: String { Sentence("Challenge a friend", de: "Jemanden herausfordern", fr: "Défier quelqu’un", es: "Retar a alguien")[language] }
  package var challengeLabel: String { Sentence("Challenge", de: "Herausforderung", fr: "Défi", es: "Reto")[language] }
  package var chooses: String { Sentence("choose", de: "wählen", fr: "choisir", es: "elegir")[language] }
  package var codeLabel: String { Sentence("Code", de: "Code", fr: "Code", es: "Código")[language] }
  package var commaAttempt: Template { Sentence(", try {n}", de: ", Versuch {n}", fr: ", essai {n}", es: ", intento {n}")[language] }
  package var countOf: Template { Sentence("{n} of {of}", de: "{n} von {of}", fr: "{n} sur {of}", es: "{n} de {of}")[language] }
  package var currentLabel: String { Sentence("Current", de: "Aktuell", fr: "En cours", es: "Actual")[language] }
  package var dailyOn: Template { Sentence("Quiz of the day, {day}", de: "Quiz des Tages, {day}", fr: "Quiz du jour, {day}", es: "Quiz del día, {day}")[language] }
  package var dayAndTime: Template { Sentence("{day}, {time}", de: "{day}, {time}", fr: "{day}, {time}", es: "{day}, {time}")[language] }
  package var dayForgivenBefore: Template { Sentence("day {n} in a row, {days} before it forgiven", de: "Tag {n} in Folge, davor {days} verziehen", fr: "jour {n} de la série, absence pardonnée : {days}", es: "día {n} de la racha, con falta perdonada antes: {days}")[language] }
  package var dayInRow: Template { Sentence("day {n} in a row", de: "Tag {n} in Folge", fr: "jour {n} de la série", es: "día {n} de la racha")[language] }
  package var daysOfGoal: Template { Sentence("{n} of {goal} days", de: "{n} von {goal} Tagen", fr: "{n} sur {goal} jours", es: "{n} de {goal} días")[language] }
  package var deleteTitle: String { Sentence("Delete this sitting?", de: "Diesen Durchgang löschen?", fr: "Supprimer cette partie ?", es: "¿Eliminar esta partida?")[language] }
  package var dueCount: Template { Sentence("{n} due", de: "{n} fällig", fr: "{n} à revoir", es: "{n} por repasar")[language] }
  package var earnedOfAll: Template { Sentence("{n} of {of} earned.", de: "{n} von {of} erreicht.", fr: "Obtenus : {n} sur {of}.", es: "Conseguidos: {n} de {of}.")[language] }
  package var earnedOn: Template { Sentence("earned on {day}", de: "erreicht am {day}", fr: "obtenu le {day}", es: "conseguido el {day}")[language] }
  package var editEnds: String { Sentence("to its ends", de: "an die Enden", fr: "aux extrémités", es: "a los extremos")[language] }
  package var enterKey: String { Sentence("Enter", de: "Enter", fr: "Entrée", es: "Intro")[language] }
  package var everyAnswered: String { Sentence("Every question is answered.", de: "Alle Fragen sind beantwortet.", fr: "Toutes les questions ont une réponse.", es: "Todas las preguntas tienen respuesta.")[language] }
  package var expectsInput: Template { Sentence("{name}: {what} is expected.", de: "{name}: erwartet wird {what}.", fr: "{name} : il faut {what}.", es: "{name}: se espera {what}.")[language] }
  package var failed: String { Sentence("Not passed", de: "Nicht bestanden", fr: "Non réussi", es: "No superado")[language] }
  package var finishedCount: Template { Sentence("{n} finished", de: "{n} beendet", fr: "terminé : {n}", es: "terminadas: {n}")[language] }
  package var finishedSomething: String { Sentence("finished something", de: "etwas beendet", fr: "un quiz terminé", es: "algo terminado")[language] }
  package var firstDay: String { Sentence("the first day", de: "der erste Tag", fr: "le premier jour", es: "el primer día")[language] }
  package var forgivenDay: String { Sentence("forgiven", de: "verziehen", fr: "pardonné", es: "perdonado")[language] }
  package var freezesAbout: String { Sentence("missed days in any seven that break no streak", de: "ausgelassene Tage je sieben, die keine Serie beenden", fr: "jours manqués sur sept qui n’interrompent pas la série", es: "días que puedes fallar de cada siete sin romper la racha")[language] }
  package var fromMinToMax: Template { Sentence("From {min} to {max}", de: "Von {min} bis {max}", fr: "De {min} à {max}", es: "De {min} a {max}")[language] }
  package var fromToRange: Template { Sentence("{from} to {to}", de: "{from} bis {to}", fr: "{from} à {to}", es: "{from} a {to}")[language] }
  package var givenAsTimeWasUp: Template { Sentence("{given}, when the time was up", de: "{given}, als die Zeit um war", fr: "{given}, à la fin du temps", es: "{given}, al acabarse el tiempo")[language] }
  package var goalReached: Template { Sentence("{n} of {goal} days: reached", de: "{n} von {goal} Tagen: erreicht", fr: "{n} sur {goal} jours : objectif atteint", es: "{n} de {goal} días: conseguido")[language] }
  package var goBack: String { Sentence("Back", de: "Zurück", fr: "Retour", es: "Volver")[language] }
  package var goOnLabel: String { Sentence("Go on", de: "Weiterspielen", fr: "Continuer", es: "Continuar")[language] }
  package var hardest: String { Sentence("Hardest questions", de: "Die schwersten Fragen", fr: "Questions les plus difficiles", es: "Preguntas más difíciles")[language] }
  package var haveAnswered: Template { Sentence("{n} of {of} have answered", de: "Antworten: {n} von {of}", fr: "Réponses : {n} sur {of}", es: "Respuestas: {n} de {of}")[language] }
  package var hintLabel: String { Sentence("Hint", de: "Tipp", fr: "Indice", es: "Pista")[language] }
  package var historyTitle: String { Sentence("History", de: "Verlauf", fr: "Historique", es: "Historial")[language] }
  package var homeLabel: String { Sentence("Home", de: "Startseite", fr: "Accueil", es: "Inicio")[language] }
  package var inPercent: Template { Sentence("{n} %", de: "{n} %", fr: "{n} %", es: "{n} %")[language] }
  package var inPoints: String { Sentence("points", de: "Punkte", fr: "points", es: "puntos")[language] }
  package var inProgress: String { Sentence("in progress", de: "begonnen", fr: "en cours", es: "en curso")[language] }
  package var isAnswered: String { Sentence("answered", de: "beantwortet", fr: "avec réponse", es: "respondida")[language] }
  package var isDone: String { Sentence("done", de: "fertig", fr: "terminé", es: "listo")[language] }
  package var isNotMarked: String { Sentence("not marked", de: "nicht gewertet", fr: "non notée", es: "sin calificar")[language] }
  package var isOff: String { Sentence("off", de: "aus", fr: "désactivé", es: "desactivado")[language] }
  package var isPassed: String { Sentence("Passed", de: "Bestanden", fr: "Réussi", es: "Superado")[language] }
  package var lastPlayed: Template { Sentence("last played {day}", de: "zuletzt am {day} gespielt", fr: "dernière partie : {day}", es: "última partida: {day}")[language] }
  package var lastWeeks: Template { Sentence("The last {n} weeks", de: "Die letzten {n} Wochen", fr: "Les {n} dernières semaines", es: "Las últimas {n} semanas")[language] }
  package var leaderboard: String { Sentence("Leaderboard", de: "Bestenliste", fr: "Classement", es: "Clasificación")[language] }
  package var leaveLabel: String { Sentence("Leave", de: "Verlassen", fr: "Quitter", es: "Salir")[language] }
  package var level: Template { Sentence("Rating: {title}", de: "Wertung: {title}", fr: "Appréciation : {title}", es: "Valoración: {title}")[language] }
  package var longestStreak: String { Sentence("Best", de: "Längste", fr: "Record", es: "Récord")[language] }
  package var markAt: Template { Sentence("mark {n}", de: "Marke {n}", fr: "repère {n}", es: "marca {n}")[language] }
  package var missedDay: String { Sentence("missed", de: "ausgelassen", fr: "manqué", es: "perdido")[language] }
  package var modeLabel: String { Sentence("Mode", de: "Modus", fr: "Mode", es: "Modo")[language] }
  package var moreLabel: String { Sentence("More", de: "Mehr", fr: "Plus", es: "Más")[language] }
  package var nameLabel: String { Sentence("Name", de: "Name", fr: "Nom", es: "Nombre")[language] }
  package var neverAsked: Template { Sentence("Possible in questions never asked: {n}", de: "Nie gestellt: {n} weitere wären möglich gewesen", fr: "Jamais posées, alors que possibles : {n}", es: "Nunca hechas, aunque posibles: {n}")[language] }
  package var neverJoined: Template { Sentence("Never joined: {names}", de: "Nie beigetreten: {names}", fr: "Absents : {names}", es: "No entraron: {names}")[language] }
  package var newNameFor: Template { Sentence("New name for {name}", de: "Neuer Name für {name}", fr: "Nouveau nom pour {name}", es: "Nuevo nombre para {name}")[language] }
  package var nextLabel: String { Sentence("Next", de: "Weiter", fr: "Suivant", es: "Siguiente")[language] }
  package var no: String { Sentence("no", de: "nein", fr: "non", es: "no")[language] }
  package var nobodyHere: String { Sentence("Nobody is here yet.", de: "Noch ist niemand da.", fr: "Il n’y a encore personne.", es: "Todavía no hay nadie.")[language] }
  package var nobodyNew: String { Sentence("The room is locked to new players.", de: "Der Raum nimmt keine neuen Spieler mehr auf.", fr: "Plus personne ne peut entrer.", es: "Ya no puede entrar nadie más.")[language] }
  package var nobodyWinsIt: String { Sentence("Nobody wins.", de: "Unentschieden.", fr: "Égalité.", es: "Empate.")[language] }
  package var noneInList: String { Sentence("(none)", de: "(keine)", fr: "(aucun)", es: "(ninguno)")[language] }
  package var noneWord: String { Sentence("none", de: "keine", fr: "aucun", es: "ninguno")[language] }
  package var nothingOpen: String { Sentence("No question is open.", de: "Keine Frage ist offen.", fr: "Aucune question n’est ouverte.", es: "No hay ninguna pregunta abierta.")[language] }
  package var nothingWord: String { Sentence.nothing[language] }
  package var notYetEarned: String { Sentence("not yet", de: "noch nicht", fr: "pas encore", es: "todavía no")[language] }
  package var openWord: String { Sentence("open", de: "offen", fr: "ouverte", es: "abierta")[language] }
  package var overTime: String { Sentence("Scores over time", de: "Ergebnisse im Lauf der Zeit", fr: "Évolution des scores", es: "Evolución de la puntuación")[language] }
  package var partlyRight: String { Sentence("Partly right", de: "Teilweise richtig", fr: "En partie correct", es: "Correcto en parte")[language] }
  package var pickOf: Template { Sentence("{n} of {of} questions", de: "{n} von {of} Fragen", fr: "{n} sur {of} questions", es: "{n} de {of} preguntas")[language] }
  package var placeLabel: String { Sentence("Place", de: "Platz", fr: "Rang", es: "Puesto")[language] }
  package var playAgain: String { Sentence("Play again", de: "Noch einmal", fr: "Rejouer", es: "Jugar otra vez")[language] }
  package var playerLabel: String { Sentence("Player", de: "Spieler", fr: "Joueur", es: "Jugador")[language] }
  package var playersLabel: String { Sentence("Players", de: "Spieler", fr: "Joueurs", es: "Jugadores")[language] }
  package var playsJustNow: String { Sentence("plays now", de: "spielt gerade", fr: "joue en ce moment", es: "está jugando")[language] }
  package var pointsLabel: String { Sentence("Points", de: "Punkte", fr: "Points", es: "Puntos")[language] }
  package var questionNumber: Template { Sentence("Question {n}", de: "Frage {n}", fr: "Question {n}", es: "Pregunta {n}")[language] }
  package var questionOf: Template { Sentence("Question {n} of {of}", de: "Frage {n} von {of}", fr: "Question {n} sur {of}", es: "Pregunta {n} de {of}")[language] }
  package var quizLabel: String { Sentence("Quiz", de: "Quiz", fr: "Quiz", es: "Quiz")[language] }
  package var quizzesLabel: String { Sentence("Quizzes", de: "Quizze", fr: "Quiz", es: "Quiz")[language] }
  package var pointsOfText: String { Sentence("{points} of {of}", de: "{points} von {of}", fr: "{points} sur {of}", es: "{points} de {of}")[language] }
  package var quoted: Template { Sentence("'{word}'", de: "„{word}“", fr: "« {word} »", es: "«{word}»")[language] }
  package var ranking: String { Sentence("Ranking", de: "Rangliste", fr: "Classement", es: "Clasificación")[language] }
  package var renameLabel: String { Sentence("Rename", de: "Umbenennen", fr: "Renommer", es: "Cambiar nombre")[language] }
  package var renames: String { Sentence("rename", de: "umbenennen", fr: "renommer", es: "cambiar nombre")[language] }
  package var resultLabel: String { Sentence("Result", de: "Ergebnis", fr: "Résultat", es: "Resultado")[language] }
  package var resumeLabel: String { Sentence("Continue", de: "Weiterspielen", fr: "Reprendre", es: "Continuar")[language] }
  package var retriesAbout: String { Sentence("how often the quiz of the day may be played again", de: "wie oft das Quiz des Tages noch einmal gespielt werden darf", fr: "nombre de fois où le quiz du jour peut être rejoué", es: "cuántas veces se puede repetir el quiz del día")[language] }
  package var rightAnswerLabel: String { Sentence("Right answer", de: "Richtig ist", fr: "Bonne réponse", es: "Respuesta correcta")[language] }
  package var rightLabel: String { Sentence("Right:", de: "Richtig:", fr: "Bonne réponse :", es: "Correcto:")[language] }
  package var rightVerdict: String { Sentence("Right", de: "Richtig", fr: "Correct", es: "Correcto")[language] }
  package var rightWord: String { Sentence("right", de: "richtig", fr: "correct", es: "correcto")[language] }
  package var save: String { Sentence("Save", de: "Speichern", fr: "Enregistrer", es: "Guardar")[language] }
  package var scoreOfOne: Template { Sentence("{n} of 1 point", de: "{n} von 1 Punkt", fr: "{n} sur 1 point", es: "{n} de 1 punto")[language] }
  package var scoreOfPoints: Template { Sentence("{n} of {of} points", de: "{n} von {of} Punkten", fr: "{n} sur {of} points", es: "{n} de {of} puntos")[language] }
  package var secondsShort: Template { Sentence("{n} s", de: "{n} s", fr: "{n} s", es: "{n} s")[language] }
  package var seeAnswers: String { Sentence("See the answers", de: "Antworten ansehen", fr: "Voir les réponses", es: "Ver las respuestas")[language] }
  package var seedNumber: Template { Sentence("Seed {n}", de: "Startwert {n}", fr: "Graine {n}", es: "Semilla {n}")[language] }
  package var settingsTitle: String { Sentence("Settings", de: "Einstellungen", fr: "Paramètres", es: "Ajustes")[language] }
  package var show: String { Sentence("Show", de: "Zeigen", fr: "Afficher", es: "Mostrar")[language] }
  package var sittingUnsaved: String { Sentence("Nothing of this sitting is saved.", de: "Von diesem Durchgang wird nichts gespeichert.", fr: "Rien de cette partie n’est enregistré.", es: "De esta partida no se guarda nada.")[language] }
  package var skipLabel: String { Sentence("Skip", de: "Überspringen", fr: "Passer", es: "Saltar")[language] }
  package var skippedVerdict: String { Sentence("Skipped", de: "Übersprungen", fr: "Passée", es: "Saltada")[language] }
  package var skippedWord: String { Sentence("skipped", de: "übersprungen", fr: "passée", es: "saltada")[language] }
  package var sourceLabel: String { Sentence("Source:", de: "Quelle:", fr: "Source :", es: "Fuente:")[language] }
  package var standardWord: String { Sentence("standard", de: "Standard", fr: "standard", es: "normal")[language] }
  package var startAnew: String { Sentence("Start anew", de: "Neu beginnen", fr: "Recommencer", es: "Empezar de nuevo")[language] }
  package var startLabel: String { Sentence("Start", de: "Starten", fr: "Commencer", es: "Empezar")[language] }
  package var statistics: String { Sentence("Statistics", de: "Statistik", fr: "Statistiques", es: "Estadísticas")[language] }
  package var stay: String { Sentence("Stay", de: "Bleiben", fr: "Rester", es: "Quedarse")[language] }
  package var streakLabel: String { Sentence("Streak", de: "Serie", fr: "Série", es: "Racha")[language] }
  package var submitAll: String { Sentence("submit all", de: "alles abgeben", fr: "tout rendre", es: "entregar todo")[language] }
  package var takenOut: String { Sentence("You were taken out of this room.", de: "Du wurdest aus diesem Raum genommen.", fr: "On t’a fait sortir de cette salle.", es: "Te han sacado de esta sala.")[language] }
  package var theAnswers: String { Sentence("Answers", de: "Antworten", fr: "Réponses", es: "Respuestas")[language] }
  package var theChallenge: String { Sentence("The challenge", de: "Die Herausforderung", fr: "Le défi", es: "El reto")[language] }
  package var theRightAnswer: String { Sentence("The right answer", de: "Die richtige Antwort", fr: "La bonne réponse", es: "La respuesta correcta")[language] }
  package var theyWin: Template { Sentence("{name} wins.", de: "{name} gewinnt.", fr: "{name} gagne.", es: "Gana {name}.")[language] }
  package var thisWeekLabel: String { Sentence("This week", de: "Diese Woche", fr: "Cette semaine", es: "Esta semana")[language] }
  package var ticks: String { Sentence("tick", de: "ankreuzen", fr: "cocher", es: "marcar")[language] }
  package var timeLabel: String { Sentence("Time", de: "Zeit", fr: "Temps", es: "Tiempo")[language] }
  package var timeLimits: String { Sentence("Time limits", de: "Zeitlimits", fr: "Temps limite", es: "Límites de tiempo")[language] }
  package var timePerAnswer: String { Sentence("Time for an answer", de: "Zeit je Antwort", fr: "Temps par réponse", es: "Tiempo por respuesta")[language] }
  package var timeSpent: Template { Sentence("Time: {time}", de: "Zeit: {time}", fr: "Temps : {time}", es: "Tiempo: {time}")[language] }
  package var timeWasUp: String { Sentence("the time was up", de: "die Zeit war um", fr: "temps écoulé", es: "se acabó el tiempo")[language] }
  package var toBeat: Template { Sentence("Score to beat, of {name}: {score}", de: "Zu schlagen, von {name}: {score}", fr: "Score à battre ({name}) : {score}", es: "Puntuación a superar ({name}): {score}")[language] }
  package var todayLabel: String { Sentence("Today", de: "Heute", fr: "Aujourd’hui", es: "Hoy")[language] }
  package var todayStillOpen: String { Sentence("today is still open", de: "heute ist noch offen", fr: "aujourd’hui reste à faire", es: "hoy sigue pendiente")[language] }
  package var todayWord: String { Sentence("today", de: "heute", fr: "aujourd’hui", es: "hoy")[language] }
  package var typesValue: String { Sentence("type a value", de: "Wert eingeben", fr: "saisir une valeur", es: "escribir un valor")[language] }
  package var unanswered: Template { Sentence("left without an answer: {n}", de: "ohne Antwort: {n}", fr: "sans réponse : {n}", es: "sin respuesta: {n}")[language] }
  package var unmarkedVerdict: String { Sentence("Answered", de: "Beantwortet", fr: "Avec réponse", es: "Respondidas")[language] }
  package var valueLabel: String { Sentence("Value", de: "Wert", fr: "Valeur", es: "Valor")[language] }
  package var weeklyGoal: String { Sentence("Weekly goal", de: "Wochenziel", fr: "Objectif hebdo", es: "Objetivo semanal")[language] }
  package var weeksInRow: String { Sentence("Weeks in a row", de: "Wochen in Folge", fr: "Semaines de suite", es: "Semanas seguidas")[language] }
  package var whoPlays: String { Sentence("Who plays?", de: "Wer spielt?", fr: "Qui joue ?", es: "¿Quién juega?")[language] }
  package var whyDaysCount: String { Sentence("Why each day counted", de: "Warum jeder Tag zählt", fr: "Pourquoi chaque jour compte", es: "Por qué contó cada día")[language] }
  package var withoutScore: String { Sentence("no score", de: "keine Punkte", fr: "pas de score", es: "sin puntuación")[language] }
  package var wrongVerdict: String { Sentence("Wrong", de: "Falsch", fr: "Incorrect", es: "Incorrecto")[language] }
  package var yes: String { Sentence("yes", de: "ja", fr: "oui", es: "sí")[language] }
  package var yesOrNo: String { Sentence("yes or no", de: "ja oder nein", fr: "oui ou non", es: "sí o no")[language] }
  package var youLabel: String { Sentence("You", de: "Du", fr: "Toi", es: "Tú")[language] }
  package var yourAnswerLabel: String { Sentence("Your answer", de: "Deine Antwort", fr: "Ta réponse", es: "Tu respuesta")[language] }
  package var yourName: String { Sentence("Your name", de: "Dein Name", fr: "Ton nom", es: "Tu nombre")[language] }
  package var youWinIt: String { Sentence("You win.", de: "Du gewinnst.", fr: "Tu gagnes.", es: "Has ganado.")[language] }
  /// The usual difficulties by their names in quiz files.
  package var difficulties: [String: String] {
    [
      "easy": Sentence("easy", de: "leicht", fr: "facile", es: "fácil"),
      "medium": Sentence("medium", de: "mittel", fr: "moyen", es: "media"),
      "hard": Sentence("hard", de: "schwer", fr: "difficile", es: "difícil"),
    ].in(language)
  }
  package var factors: [String: String] {
    [
      "1": Sentence("as it is", de: "wie vorgesehen", fr: "comme prévu", es: "normal"),
      "1.5": Sentence("1.5 times", de: "anderthalbmal", fr: "une fois et demie", es: "1,5 veces"),
      "2": Sentence("twice", de: "doppelt", fr: "deux fois", es: "el doble"),
      "4": Sentence("four times", de: "vierfach", fr: "quatre fois", es: "cuatro veces"),
      "10": Sentence("ten times", de: "zehnfach", fr: "dix fois", es: "diez veces"),
    ].in(language)
  }
  /// From Monday to Sunday, two cells each.
  package var weekdays: [String] {
    [Sentence("Mo", de: "Mo", fr: "lu", es: "lu"), Sentence("Tu", de: "Di", fr: "ma", es: "ma"), Sentence("We", de: "Mi", fr: "me", es: "mi"), Sentence("Th", de: "Do", fr: "je", es: "ju"), Sentence("Fr", de: "Fr", fr: "ve", es: "vi"), Sentence("Sa", de: "Sa", fr: "sa", es: "sá"), Sentence("Su", de: "So", fr: "di", es: "do")].in(language)
  }
}

// MARK: - Plain lines

/// The words of the plain face.
package struct PlainWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  // Prompts
  package var startPrompt: String { Sentence("Press Enter to start (q leaves):", de: "Enter beginnt (q beendet):", fr: "Entrée pour commencer (q pour quitter) :", es: "Intro para empezar (q para salir):")[language] }
  package var nextPrompt: String { Sentence("Press Enter for the next question; its time starts then:", de: "Enter öffnet die nächste Frage; ihre Zeit beginnt dann:", fr: "Entrée pour la question suivante ; son temps part alors :", es: "Intro para la siguiente pregunta; su tiempo empieza entonces:")[language] }
  package var pagePrompt: String { Sentence("Enter to continue:", de: "Enter geht weiter:", fr: "Entrée pour continuer :", es: "Intro para continuar:")[language] }
  package var namedPagePrompt: Template { Sentence("Enter ({name}):", de: "Mit Enter weiter ({name}):", fr: "Entrée ({name}) :", es: "Intro ({name}):")[language] }
  package var repairPrompt: String { Sentence("Waiting until the file is repaired and saved (q leaves):", de: "Wartet, bis die Datei repariert und gespeichert ist (q beendet):", fr: "En attente du fichier réparé et enregistré (q pour quitter) :", es: "Esperando a que el archivo se corrija y se guarde (q para salir):")[language] }
  package var finishPrompt: String { Sentence("Type finish to submit all, or g and a number to change an answer:", de: "finish gibt alles ab, g und eine Zahl ändert eine Antwort:", fr: "finish pour tout rendre, g et un numéro pour changer une réponse :", es: "Escribe finish para entregar todo, o g y un número para cambiar una respuesta:")[language] }
  package var quitPrompt: String { Sentence("Leave? k keeps your progress, d discards it, s stays:", de: "Aufhören? k behält den Stand, d verwirft ihn, s bleibt:", fr: "Quitter ? k garde ta progression, d l’efface, s pour rester :", es: "¿Salir? k guarda tu progreso, d lo descarta, s para seguir:")[language] }
  package var quitPromptToday: String { Sentence("Leave? Today's quiz goes on where you are. l leaves, s stays:", de: "Aufhören? Das Quiz des Tages geht hier weiter. l geht, s bleibt:", fr: "Quitter ? Le quiz du jour reprendra ici. l pour quitter, s pour rester :", es: "¿Salir? El quiz del día seguirá donde estás. l para salir, s para seguir:")[language] }
  package var quitPromptUnsaved: String { Sentence("Leave? Nothing of this is saved. l leaves, s stays:", de: "Aufhören? Hiervon wird nichts gespeichert. l geht, s bleibt:", fr: "Quitter ? Rien n’en est enregistré. l pour quitter, s pour rester :", es: "¿Salir? De esto no se guarda nada. l para salir, s para seguir:")[language] }
  package var answerPrompt: Template { Sentence("Your answer ({expected}):", de: "Deine Antwort ({expected}):", fr: "Ta réponse ({expected}) :", es: "Tu respuesta ({expected}):")[language] }
  package var answerPromptWithDraft: Template { Sentence("Your answer ({expected}; Enter keeps what you gave):", de: "Deine Antwort ({expected}; Enter behält die bisherige):", fr: "Ta réponse ({expected} ; Entrée garde la précédente) :", es: "Tu respuesta ({expected}; Intro mantiene la anterior):")[language] }
  package var inputPrompt: Template { Sentence("{name} ({expected}):", de: "{name} ({expected}):", fr: "{name} ({expected}) :", es: "{name} ({expected}):")[language] }
  /// Beside a prompt for a secret.
  package var notShown: String { Sentence("not shown as you type", de: "beim Tippen nicht zu sehen", fr: "invisible à la frappe", es: "no se ve al escribir")[language] }
  package var inputPromptWithDefault: Template { Sentence("{name} ({expected}; Enter for {default}):", de: "{name} ({expected}; Enter für {default}):", fr: "{name} ({expected} ; Entrée pour {default}) :", es: "{name} ({expected}; Intro para {default}):")[language] }

  // What may be typed
  package var places: Template { Sentence("1 to {n}", de: "1 bis {n}", fr: "1 à {n}", es: "1 a {n}")[language] }
  package var trueOrFalse: Template { Sentence("{places}, or {true} or {false}", de: "{places} oder {true} oder {false}", fr: "{places}, ou {true} ou {false}", es: "{places}, o {true} o {false}")[language] }
  package var anyOf: Template { Sentence("any of {places}, such as {example}; 0 for none", de: "beliebige von {places}, etwa {example}; 0 für keine", fr: "au choix parmi {places}, par exemple {example} ; 0 pour aucune", es: "los que quieras de {places}, por ejemplo {example}; 0 para ninguno")[language] }
  package var numberBetween: Template { Sentence("a number from {min} to {max}", de: "eine Zahl von {min} bis {max}", fr: "un nombre de {min} à {max}", es: "un número de {min} a {max}")[language] }
  package var aText: String { Sentence("a text; commands begin with a colon, such as :q", de: "ein Text; Befehle beginnen mit einem Doppelpunkt, etwa :q", fr: "un texte ; les commandes commencent par un deux-points, comme :q", es: "un texto; los comandos empiezan por dos puntos, como :q")[language] }
  package var allOf: Template { Sentence("all of {places} in your order, such as {example}", de: "alle von {places} in deiner Reihenfolge, etwa {example}", fr: "{places}, tous dans ton ordre, par exemple {example}", es: "{places}, todos en tu orden, por ejemplo {example}")[language] }
  package var pairs: Template { Sentence("numbers 1 to {n} with letters a to {letter}, such as 1b 2a; 0 for none", de: "Zahlen 1 bis {n} mit Buchstaben a bis {letter}, etwa 1b 2a; 0 für keine", fr: "les numéros 1 à {n} avec les lettres a à {letter}, par exemple 1b 2a ; 0 pour aucune paire", es: "números de 1 a {n} con letras de la a a la {letter}, por ejemplo 1b 2a; 0 para ninguno")[language] }
  package var gaps: Template { Sentence("the numbers of the gaps (1 to {n}), each with its value, such as {example}", de: "die Nummern der Lücken (1 bis {n}), jede mit ihrem Wert, etwa {example}", fr: "les numéros des trous (1 à {n}), chacun avec sa valeur, par exemple {example}", es: "los números de los huecos (1 a {n}), cada uno con su valor, por ejemplo {example}")[language] }
  package var gapWords: Template { Sentence("Words: {words}", de: "Wörter: {words}", fr: "Mots : {words}", es: "Palabras: {words}")[language] }
  package var gapsMissing: Template { Sentence("Empty gaps: {missing}. Type these too, or the same line to answer so.", de: "Leere Lücken: {missing}. Tippe auch diese oder dieselbe Zeile, um so zu antworten.", fr: "Trous vides : {missing}. Tape-les aussi, ou la même ligne pour répondre ainsi.", es: "Huecos vacíos: {missing}. Escríbelos también, o la misma línea para responder así.")[language] }
  /// Letters that may be typed for true and false, where the shown words begin with others.
  package var trueLetter: String { Sentence("t", de: "w", fr: "v", es: "v")[language] }
  package var falseLetter: String { Sentence("f", de: "f", fr: "f", es: "f")[language] }

  // What could not be taken
  package var nothingTyped: Template { Sentence("Nothing was typed. Expected: {expected}. Type {help} for help.", de: "Es wurde nichts eingegeben. Erwartet: {expected}. Hilfe mit {help}.", fr: "Rien n’a été saisi. Attendu : {expected}. Tape {help} pour l’aide.", es: "No has escrito nada. Se espera: {expected}. Escribe {help} para ver la ayuda.")[language] }
  package var cannotTake: Template { Sentence("'{line}' is not valid here. Expected: {expected}. Type {help} for help.", de: "„{line}“ passt nicht. Erwartet: {expected}. Hilfe mit {help}.", fr: "'{line}' ne convient pas. Attendu : {expected}. Tape {help} pour l’aide.", es: "'{line}' no vale. Se espera: {expected}. Escribe {help} para ver la ayuda.")[language] }
  package var unknownCommand: Template { Sentence("There is no command '{line}'. Type {help} for help.", de: "Den Befehl „{line}“ gibt es nicht. Hilfe mit {help}.", fr: "La commande '{line}' n’existe pas. Tape {help} pour l’aide.", es: "No existe el comando '{line}'. Escribe {help} para ver la ayuda.")[language] }
  package var unknownCommandOrText: Template { Sentence("There is no command '{line}'. Type {help} for help; a text that begins with a colon is typed with two.", de: "Den Befehl „{line}“ gibt es nicht. Hilfe mit {help}; ein Text, der mit einem Doppelpunkt beginnt, bekommt zwei.", fr: "La commande '{line}' n’existe pas. Tape {help} pour l’aide ; un texte qui commence par un deux-points s’écrit avec deux.", es: "No existe el comando '{line}'. Escribe {help} para ver la ayuda; si un texto empieza por dos puntos, escríbelos dos veces.")[language] }
  package var unclearNumber: Template { Sentence("'{line}' can be read in two ways. Type {first} or {second}.", de: "„{line}“ lässt sich auf zwei Arten lesen. Tippe {first} oder {second}.", fr: "'{line}' peut se lire de deux façons. Tape {first} ou {second}.", es: "'{line}' se puede leer de dos maneras. Escribe {first} o {second}.")[language] }
  package var numberWithoutUnit: Template { Sentence("Write {number}, without {unit}.", de: "Schreib {number}, ohne {unit}.", fr: "Écris {number}, sans {unit}.", es: "Escribe {number}, sin {unit}.")[language] }
  package var pairsMissing: Template { Sentence("Without a partner: {missing}. Type these pairs too, or the same line to answer so.", de: "Ohne Partner: {missing}. Tippe auch diese Paare oder dieselbe Zeile, um so zu antworten.", fr: "Sans partenaire : {missing}. Tape aussi ces paires, ou la même ligne pour répondre ainsi.", es: "Sin pareja: {missing}. Escribe también esos pares, o la misma línea para responder así.")[language] }
  package var groupedNumber: Template { Sentence("The digits of '{line}' stand in groups. Type {reading}.", de: "Die Ziffern von „{line}“ stehen in Gruppen. Tippe {reading}.", fr: "Les chiffres de '{line}' sont groupés. Tape {reading}.", es: "Las cifras de '{line}' están en grupos. Escribe {reading}.")[language] }
  package var expected: Template { Sentence("Expected: {expected}.", de: "Erwartet: {expected}.", fr: "Attendu : {expected}.", es: "Se espera: {expected}.")[language] }
  package var noButton: Template { Sentence("'{line}' is not valid here. Expected: Enter to continue, or one of {buttons}.", de: "„{line}“ passt nicht. Erwartet: Enter, um weiterzugehen, oder eines von {buttons}.", fr: "'{line}' ne convient pas. Attendu : Entrée pour continuer, ou un choix parmi {buttons}.", es: "'{line}' no vale. Se espera: Intro para continuar, o una opción de {buttons}.")[language] }
  package var finishExpected: String { Sentence("Expected: finish, or g and the number of a question. Type ? for help.", de: "Erwartet: finish oder g und die Nummer einer Frage. Hilfe mit ?.", fr: "Attendu : finish, ou g et le numéro d’une question. Pour l’aide, tape ?.", es: "Se espera: finish, o g y el número de una pregunta. Escribe ? para ver la ayuda.")[language] }
  package var quitExpected: String { Sentence("Expected: k, d or s.", de: "Erwartet: k, d oder s.", fr: "Attendu : k, d ou s.", es: "Se espera: k, d o s.")[language] }
  package var quitExpectedUnsaved: String { Sentence("Expected: l or s.", de: "Erwartet: l oder s.", fr: "Attendu : l ou s.", es: "Se espera: l o s.")[language] }

  // Before a sitting
  package var quizPrompt: Template { Sentence("Which quiz (1 to {n} or a part of its title, q quits)?", de: "Welches Quiz (1 bis {n} oder ein Teil des Titels, q beendet)?", fr: "Quel quiz (1 à {n} ou une partie du titre, q pour quitter) ?", es: "¿Qué quiz (1 a {n} o una parte del título, q para salir)?")[language] }
  package var quizPromptMore: Template { Sentence("Which quiz (1 to {n} or a part of its title or category, Enter shows more, q quits)?", de: "Welches Quiz (1 bis {n} oder ein Teil von Titel oder Kategorie, Enter zeigt mehr, q beendet)?", fr: "Quel quiz (1 à {n} ou une partie du titre ou de la catégorie, Entrée pour la suite, q pour quitter) ?", es: "¿Qué quiz (1 a {n} o una parte del título o de la categoría, Intro muestra más, q para salir)?")[language] }
  package var quizExpected: Template { Sentence("Type a number from 1 to {n}, or a part of a title that only one quiz has.", de: "Gib eine Zahl von 1 bis {n} ein oder einen Teil eines Titels, den nur ein Quiz hat.", fr: "Tape un nombre de 1 à {n}, ou une partie de titre propre à un seul quiz.", es: "Escribe un número de 1 a {n}, o una parte de un título que solo tenga un quiz.")[language] }
  package var quizChanged: String { Sentence("the quiz has changed since this sitting began", de: "das Quiz hat sich geändert, seit dieser Durchgang begann", fr: "le quiz a changé depuis le début de cette partie", es: "el quiz ha cambiado desde que empezó esta partida")[language] }
  package var pluginChanged: Template { Sentence("the plugin '{id}' has changed since this sitting began", de: "das Plugin „{id}“ hat sich geändert, seit dieser Durchgang begann", fr: "le plugin '{id}' a changé depuis le début de cette partie", es: "el plugin '{id}' ha cambiado desde que empezó esta partida")[language] }
  package var goesOnAsItWas: Template { Sentence("{change}; if you continue, the old version is played.", de: "{change}; beim Weiterspielen gilt die alte Fassung.", fr: "{change} ; si tu continues, tu joues la version d’alors.", es: "{change}; si continúas, juegas la versión de entonces.")[language] }
  package var confirmPrompt: String { Sentence("Type yes:", de: "Tippe ja:", fr: "Tape oui :", es: "Escribe sí:")[language] }
  package var endsOpen: Template { Sentence("Open questions count as skipped. Still open: {n}. Type yes to end it; anything else continues.", de: "Offene Fragen gelten als übersprungen. Noch offen: {n}. Tippe ja zum Beenden; alles andere spielt weiter.", fr: "Les questions ouvertes comptent comme passées. Encore ouvertes : {n}. Tout sauf oui continue la partie.", es: "Las preguntas pendientes cuentan como saltadas. Pendientes: {n}. Todo lo que no sea sí continúa la partida.")[language] }
  package var endsByButton: Template { Sentence("'{button}' ends the quiz. This question stays unanswered. Type yes to end it; anything else continues.", de: "„{button}“ beendet das Quiz. Diese Frage bleibt unbeantwortet. Tippe ja zum Beenden; alles andere spielt weiter.", fr: "« {button} » met fin au quiz. Cette question reste sans réponse. Tout sauf oui continue la partie.", es: "«{button}» termina el quiz. Esta pregunta queda sin respuesta. Todo lo que no sea sí continúa la partida.")[language] }
  package var dayIsPractice: String { Sentence("no try is left for this quiz of the day: this is practice, nothing is saved", de: "für dieses Quiz des Tages ist kein Versuch mehr übrig: Das ist Übung, nichts wird gespeichert", fr: "il ne reste aucun essai pour ce quiz du jour : c’est un entraînement, rien n’est enregistré", es: "no te quedan intentos en este quiz del día: es una práctica, no se guarda nada")[language] }
  package var begunNarrower: Template { Sentence("this sitting was begun with {options}, so it is only a part of the quiz; --new starts anew", de: "begonnen mit {options}, also nicht das ganze Quiz; --new beginnt neu", fr: "commencé avec {options}, donc pas le quiz entier ; --new recommence", es: "empezó con {options}, así que no es el quiz completo; --new empieza de nuevo")[language] }
  package var scoreToBeat: Template { Sentence("Score to beat: {score}", de: "Zu schlagen: {score}", fr: "Score à battre : {score}", es: "Puntuación a superar: {score}")[language] }
  package var goOnPrompt: String { Sentence("Enter goes on as it was, n starts anew, q leaves:", de: "Enter spielt weiter wie damals, n beginnt neu, q beendet:", fr: "Entrée pour continuer comme avant, n pour recommencer, q pour quitter :", es: "Intro para seguir como estaba, n para empezar de nuevo, q para salir:")[language] }

  // Beginning and end
  package var goesOn: String { Sentence("You go on where you left off.", de: "Es geht weiter, wo du aufgehört hast.", fr: "La partie reprend là où tu l’as laissée.", es: "Continúas donde lo dejaste.")[language] }
  package var quizLimit: Template { Sentence("The whole quiz has a time limit: {time} left.", de: "Das ganze Quiz hat ein Zeitlimit: noch {time}.", fr: "Le quiz entier a un temps limite : il reste {time}.", es: "El quiz completo tiene tiempo límite; tiempo restante: {time}.")[language] }
  package var invitation: String { Sentence("Type :? at any prompt for help, :q to leave.", de: "Mit :? kommt überall Hilfe, mit :q hörst du auf.", fr: "Tape :? à tout moment pour l’aide, :q pour quitter.", es: "Escribe :? en cualquier momento para ver la ayuda, :q para salir.")[language] }
  package var nobodyThere: Template { Sentence("the time of {n} questions in a row ran out without an answer: the sitting stops here", de: "bei {n} Fragen hintereinander ist die Zeit ohne Antwort abgelaufen: Der Durchgang endet hier vorerst", fr: "{n} questions de suite sans réponse dans le temps : la partie s’arrête ici", es: "se acabó el tiempo de {n} preguntas seguidas sin respuesta: la partida se detiene aquí")[language] }
  package var kept: String { Sentence("Your progress is kept. Start the same quiz again to go on.", de: "Dein Stand ist gespeichert. Starte dasselbe Quiz noch einmal, um weiterzuspielen.", fr: "Ta progression est gardée. Relance le même quiz pour continuer.", es: "Tu progreso queda guardado. Inicia el mismo quiz para continuar.")[language] }
  package var keptForCommand: String { Sentence("Your progress is kept. Give the same command again to go on.", de: "Dein Stand ist gespeichert. Mit demselben Befehl geht es weiter.", fr: "Ta progression est gardée. Redonne la même commande pour continuer.", es: "Tu progreso queda guardado. Repite el mismo comando para continuar.")[language] }
  package var keptInPart: String { Sentence("Your progress is kept as far as it could be saved. Start the same quiz again to go on.", de: "Dein Stand ist gespeichert, soweit es ging. Starte dasselbe Quiz noch einmal, um weiterzuspielen.", fr: "Ta progression est gardée, autant que possible. Relance le même quiz pour continuer.", es: "Tu progreso queda guardado hasta donde se pudo. Inicia el mismo quiz para continuar.")[language] }
  package var discarded: String { Sentence("Your progress is discarded.", de: "Dein Stand ist verworfen.", fr: "Ta progression est effacée.", es: "Tu progreso se ha descartado.")[language] }

  // Steps
  package var leftOf: Template { Sentence("{left} of {limit} left", de: "noch {left} von {limit}", fr: "reste {left} sur {limit}", es: "tiempo restante: {left} de {limit}")[language] }
  package var scale: Template { Sentence("  From {min} to {max}", de: "  Von {min} bis {max}", fr: "  De {min} à {max}", es: "  De {min} a {max}")[language] }
  package var also: Template { Sentence("Also: {offers}", de: "Außerdem: {offers}", fr: "Aussi : {offers}", es: "También: {offers}")[language] }
  /// The two ways to press a button on a page.
  package var placeOrKey: Template { Sentence("{place} or {key}", de: "{place} oder {key}", fr: "{place} ou {key}", es: "{place} o {key}")[language] }
  package var forHint: Template { Sentence("{key} for a hint", de: "{key} für einen Tipp", fr: "{key} pour un indice", es: "{key} para una pista")[language] }
  package var forButton: Template { Sentence("{key} for '{label}'", de: "{key} für „{label}“", fr: "{key} pour « {label} »", es: "{key} para «{label}»")[language] }
  package var hiding: Template { Sentence("{button} (the command is {command})", de: "{button} (der Befehl ist {command})", fr: "{button} (la commande est {command})", es: "{button} (el comando es {command})")[language] }
  package var soFar: Template { Sentence("So far: {words}", de: "Bisher: {words}", fr: "Jusqu’ici : {words}", es: "Hasta ahora: {words}")[language] }
  package var forPlayer: Template { Sentence("For {player}", de: "Für {player}", fr: "Pour {player}", es: "Para {player}")[language] }
  package var image: Template { Sentence("[image: {text}]", de: "[Bild: {text}]", fr: "[image : {text}]", es: "[imagen: {text}]")[language] }
  package var withoutDescription: String { Sentence("without description", de: "ohne Beschreibung", fr: "sans description", es: "sin descripción")[language] }
  package var sound: String { Sentence("[sound]", de: "[Ton]", fr: "[son]", es: "[sonido]")[language] }
  package var noSound: String { Sentence("[sound: the file is missing or cannot be played]", de: "[Ton: die Datei fehlt oder lässt sich nicht abspielen]", fr: "[son : le fichier manque ou ne peut pas être lu]", es: "[sonido: el archivo falta o no se puede reproducir]")[language] }
  package var film: String { Sentence("[film: it can be seen in the browser]", de: "[Film: im Browser zu sehen]", fr: "[film : à voir dans le navigateur]", es: "[película: se ve en el navegador]")[language] }
  package var noFilm: String { Sentence("[film: the file is missing or cannot be played]", de: "[Film: die Datei fehlt oder lässt sich nicht abspielen]", fr: "[film : le fichier manque ou ne peut pas être lu]", es: "[película: el archivo falta o no se puede reproducir]")[language] }
  package var hint: Template { Sentence("Hint: {text}", de: "Tipp: {text}", fr: "Indice : {text}", es: "Pista: {text}")[language] }

  // Time
  package var timeIsUp: String { Sentence("Time is up.", de: "Die Zeit ist um.", fr: "Le temps est écoulé.", es: "Se acabó el tiempo.")[language] }
  package var left: Template { Sentence("{time} left.", de: "Noch {time}.", fr: "Il reste {time}.", es: "Tiempo restante: {time}.")[language] }
  package var leftOfQuiz: Template { Sentence("{time} left for the whole quiz.", de: "Noch {time} für das ganze Quiz.", fr: "Il reste {time} pour tout le quiz.", es: "Tiempo restante para todo el quiz: {time}.")[language] }
  package var leftForQuestion: Template { Sentence("{time} left for this question", de: "noch {time} für diese Frage", fr: "il reste {time} pour cette question", es: "tiempo restante para esta pregunta: {time}")[language] }
  package var leftForQuiz: Template { Sentence("{time} left for the whole quiz", de: "noch {time} für das ganze Quiz", fr: "il reste {time} pour tout le quiz", es: "tiempo restante para todo el quiz: {time}")[language] }
  package var noLimit: String { Sentence("No time limit runs.", de: "Es läuft keine Zeit.", fr: "Aucun minuteur en cours.", es: "No corre ningún tiempo límite.")[language] }
  package var minutes: Plural { Plural(one: Sentence("1 minute", de: "1 Minute", fr: "1 minute", es: "1 minuto"), other: Sentence("{n} minutes", de: "{n} Minuten", fr: "{n} minutes", es: "{n} minutos"), language) }
  package var seconds: Plural { Plural(one: Sentence("1 second", de: "1 Sekunde", fr: "1 seconde", es: "1 segundo"), other: Sentence("{n} seconds", de: "{n} Sekunden", fr: "{n} secondes", es: "{n} segundos"), language) }

  // Verdicts
  package var yourAnswer: Template { Sentence("Your answer: {words}", de: "Deine Antwort: {words}", fr: "Ta réponse : {words}", es: "Tu respuesta: {words}")[language] }
  package var noAnswer: String { Sentence("No answer", de: "Keine Antwort", fr: "Pas de réponse", es: "Sin respuesta")[language] }
  package var reviewed: Template { Sentence("Question {n}: {text}", de: "Frage {n}: {text}", fr: "Question {n} : {text}", es: "Pregunta {n}: {text}")[language] }
  package var rightAnswer: Template { Sentence("The right answer: {words}", de: "Die richtige Antwort: {words}", fr: "La bonne réponse : {words}", es: "La respuesta correcta: {words}")[language] }
  package var source: Template { Sentence("Source: {text}", de: "Quelle: {text}", fr: "Source : {text}", es: "Fuente: {text}")[language] }
  package var right: Template { Sentence("Right. {points}", de: "Richtig. {points}", fr: "Correct. {points}", es: "Correcto. {points}")[language] }
  package var partly: Template { Sentence("Partly right. {points}", de: "Teilweise richtig. {points}", fr: "En partie correct. {points}", es: "Correcto en parte. {points}")[language] }
  package var wrong: String { Sentence("Wrong.", de: "Falsch.", fr: "Incorrect.", es: "Incorrecto.")[language] }
  package var wrongWithPoints: Template { Sentence("Wrong. {points}", de: "Falsch. {points}", fr: "Incorrect. {points}", es: "Incorrecto. {points}")[language] }
  package var skipped: String { Sentence("Skipped.", de: "Übersprungen.", fr: "Passée.", es: "Saltada.")[language] }
  /// After `amountOf`, which asks for another case in some languages.

  // Result
  package var scoreSoFar: Template { Sentence("{score} so far", de: "bisher {score}", fr: "{score} jusqu’ici", es: "{score} hasta ahora")[language] }
  package var waiting: Plural { Plural(one: Sentence("1 question is still to be marked by hand.", de: "1 Frage wird noch von Hand gewertet.", fr: "1 question reste à noter à la main.", es: "Queda 1 pregunta por calificar a mano."), other: Sentence("{n} questions are still to be marked by hand.", de: "{n} Fragen werden noch von Hand gewertet.", fr: "{n} questions restent à noter à la main.", es: "Quedan {n} preguntas por calificar a mano."), language) }
  package var passed: String { Sentence("Passed.", de: "Bestanden.", fr: "Réussi.", es: "Superado.")[language] }
  package var lineTooLong: String { Sentence("The line is longer than 1 MB and was not read. Type a shorter one.", de: "Die Zeile ist länger als 1 MB und wurde nicht gelesen. Gib eine kürzere ein.", fr: "La ligne dépasse 1 Mo et n’a pas été lue. Tapes-en une plus courte.", es: "La línea ocupa más de 1 MB y no se ha leído. Escribe una más corta.")[language] }
  package var notPassed: String { Sentence("Not passed.", de: "Nicht bestanden.", fr: "Non réussi.", es: "No superado.")[language] }
  package var share: String { Sentence("To share:", de: "Zum Teilen:", fr: "À partager :", es: "Para compartir:")[language] }
  package var earned: Template { Sentence("Earned: {name}", de: "Neuer Erfolg: {name}", fr: "Succès obtenu : {name}", es: "Logro conseguido: {name}")[language] }

  // Help
  package var helpHead: String { Sentence("Type what the prompt asks for, then Enter. Commands:", de: "Tippe, wonach gefragt wird, dann Enter. Befehle:", fr: "Tape ce qui est demandé, puis Entrée. Commandes :", es: "Escribe lo que se te pide y pulsa Intro. Comandos:")[language] }
  package var helpHint: String { Sentence("a hint", de: "ein Tipp", fr: "un indice", es: "una pista")[language] }
  package var helpSkip: String { Sentence("skip the question", de: "die Frage überspringen", fr: "passer la question", es: "saltar la pregunta")[language] }
  package var helpBack: String { Sentence("back to the question before", de: "zurück zur vorigen Frage", fr: "revenir à la question précédente", es: "volver a la pregunta anterior")[language] }
  package var helpTime: String { Sentence("the time that is left", de: "wie viel Zeit noch ist", fr: "le temps qui reste", es: "el tiempo que queda")[language] }
  package var helpQuit: String { Sentence("leave, and keep or discard your progress", de: "aufhören, und den Stand behalten oder verwerfen", fr: "quitter, et garder ou effacer ta progression", es: "salir, y guardar o descartar tu progreso")[language] }
  package var helpQuitToday: String { Sentence("leave; today's quiz goes on where you are", de: "aufhören; das Quiz des Tages geht hier weiter", fr: "quitter ; le quiz du jour reprendra ici", es: "salir; el quiz del día seguirá donde estás")[language] }
  package var helpQuitUnsaved: String { Sentence("leave; nothing of this is saved", de: "aufhören; hiervon wird nichts gespeichert", fr: "quitter ; rien n’en est enregistré", es: "salir; de esto no se guarda nada")[language] }
  package var helpHelp: String { Sentence("this help", de: "diese Hilfe", fr: "cette aide", es: "esta ayuda")[language] }
  package var helpOverview: String { Sentence("which questions are open; with a number, to that question", de: "welche Fragen noch offen sind; mit einer Zahl zu dieser Frage", fr: "les questions encore ouvertes ; avec un numéro, aller à cette question", es: "qué preguntas están pendientes; con un número, ir a esa pregunta")[language] }
  package var helpColon: String { Sentence("Commands begin with a colon here, because letters can be an answer.", de: "Befehle beginnen hier mit einem Doppelpunkt, weil Buchstaben eine Antwort sein können.", fr: "Ici, les commandes commencent par un deux-points, car une lettre peut être une réponse.", es: "Aquí los comandos empiezan por dos puntos, porque las letras pueden ser una respuesta.")[language] }
  package var helpColonToo: String { Sentence("With a colon before it a command works at every prompt: where a text is asked for, only so.", de: "Mit einem Doppelpunkt davor geht ein Befehl überall: wo ein Text erwartet wird, nur so.", fr: "Précédée d’un deux-points, une commande marche partout ; quand un texte est demandé, c’est la seule façon.", es: "Con dos puntos delante, un comando funciona en todas partes; donde se pide un texto, solo así.")[language] }
  package var answered: Template { Sentence("Answered: {places}", de: "Beantwortet: {places}", fr: "Avec réponse : {places}", es: "Con respuesta: {places}")[language] }
  package var open: Template { Sentence("Open: {places}", de: "Offen: {places}", fr: "Sans réponse : {places}", es: "Pendientes: {places}")[language] }
}

// MARK: - What is refused

/// Sentences about answers, inputs and options that are refused; QuizCore has those for programs.
package struct MisfitWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  // Where a sitting stands
  package var notBegun: String { Sentence("the sitting has not begun", de: "der Durchgang hat noch nicht begonnen", fr: "la partie n’a pas commencé", es: "la partida no ha empezado")[language] }
  package var begunAlready: String { Sentence("the sitting has begun already", de: "der Durchgang hat schon begonnen", fr: "la partie a déjà commencé", es: "la partida ya ha empezado")[language] }
  package var over: String { Sentence("the sitting is over", de: "der Durchgang ist zu Ende", fr: "la partie est finie", es: "la partida ha terminado")[language] }
  package var noQuestionOpen: String { Sentence("no question is open: leave the page with continue", de: "es ist keine Frage offen: die Seite will verlassen werden", fr: "aucune question n’est ouverte : quitte d’abord la page", es: "no hay ninguna pregunta abierta: sal antes de la página")[language] }
  package var noPageOpen: String { Sentence("no page is open: a question wants an answer", de: "es ist keine Seite offen: eine Frage will beantwortet werden", fr: "aucune page n’est ouverte : une question attend une réponse", es: "no hay ninguna página abierta: una pregunta espera respuesta")[language] }
  package var allAnswered: String { Sentence("every question is answered: finish, or go to one of them", de: "alle Fragen sind beantwortet: gib ab oder geh zu einer von ihnen", fr: "toutes les questions ont une réponse : rends le tout, ou va à l’une d’elles", es: "todas las preguntas tienen respuesta: entrega todo, o ve a una de ellas")[language] }
  package var noSkip: String { Sentence("this question cannot be skipped", de: "diese Frage kann man nicht überspringen", fr: "cette question ne peut pas être passée", es: "esta pregunta no se puede saltar")[language] }
  package var noHint: String { Sentence("this question has no hint", de: "zu dieser Frage gibt es keinen Tipp", fr: "cette question n’a pas d’indice", es: "esta pregunta no tiene pista")[language] }
  package var noBack: String { Sentence("this quiz does not go back", de: "in diesem Quiz geht es nicht zurück", fr: "ce quiz ne permet pas de revenir en arrière", es: "en este quiz no se puede volver atrás")[language] }
  package var nothingToGoBackTo: String { Sentence("there is nothing to go back to", de: "davor ist nichts, wohin es zurückgehen könnte", fr: "il n’y a rien avant", es: "no hay nada a lo que volver")[language] }
  package var readOnly: String { Sentence("its right answer was shown: it can no longer be changed", de: "die richtige Antwort war schon zu sehen: ändern geht nicht mehr", fr: "sa bonne réponse a été montrée : elle ne peut plus être changée", es: "ya se mostró su respuesta correcta: no se puede cambiar")[language] }
  package var timeIsUp: String { Sentence("its time is up: it can no longer be changed", de: "die Zeit dafür ist um: ändern geht nicht mehr", fr: "son temps est écoulé : elle ne peut plus être changée", es: "se acabó su tiempo: ya no se puede cambiar")[language] }
  package var interrupted: String { Sentence("nothing was changed", de: "nichts wurde geändert", fr: "rien n’a été changé", es: "no se ha cambiado nada")[language] }
  package var late: String { Sentence("too late: the time for this step was already up", de: "zu spät: die Zeit für diesen Schritt war schon um", fr: "trop tard : le temps de cette étape était déjà écoulé", es: "demasiado tarde: ya se había acabado el tiempo de este paso")[language] }
  package var notFree: String { Sentence("this quiz asks its questions one after the other", de: "dieses Quiz stellt seine Fragen der Reihe nach", fr: "ce quiz pose ses questions l’une après l’autre", es: "este quiz hace sus preguntas una tras otra")[language] }
  package var tryOfToday: String { Sentence("a try of today's quiz stays: leave it, and go on with it later", de: "ein Versuch am Quiz des Tages bleibt: verlasse ihn und spiele später weiter", fr: "un essai du quiz du jour reste : quitte-le et reprends-le plus tard", es: "un intento del quiz del día se conserva: sal y continúalo más tarde")[language] }
  package var noSuchPlace: Template { Sentence("there is no question {place}: 1 to {count} are there", de: "eine Frage {place} gibt es nicht: es sind 1 bis {count}", fr: "il n’y a pas de question {place} : elles vont de 1 à {count}", es: "no hay pregunta {place}: van de 1 a {count}")[language] }

  // Answers
  package var unitGiven: Template { Sentence("write {number}, without {unit}", de: "schreib {number}, ohne {unit}", fr: "écris {number}, sans {unit}", es: "escribe {number}, sin {unit}")[language] }
  package var expectsOne: String { Sentence("this question expects one answer", de: "diese Frage erwartet eine Antwort", fr: "cette question attend une seule réponse", es: "esta pregunta espera una sola respuesta")[language] }
  package var expectsAny: String { Sentence("this question expects any number of answers", de: "diese Frage erwartet beliebig viele Antworten", fr: "cette question attend autant de réponses que tu veux", es: "esta pregunta espera tantas respuestas como quieras")[language] }
  package var expectsNumber: String { Sentence("this question expects a number", de: "diese Frage erwartet eine Zahl", fr: "cette question attend un nombre", es: "esta pregunta espera un número")[language] }
  package var expectsText: String { Sentence("this question expects a text", de: "diese Frage erwartet einen Text", fr: "cette question attend un texte", es: "esta pregunta espera un texto")[language] }
  package var expectsOrder: String { Sentence("this question expects all items in order", de: "diese Frage erwartet alle Teile in ihrer Reihenfolge", fr: "cette question attend tous les éléments dans l’ordre", es: "esta pregunta espera todos los elementos en orden")[language] }
  package var expectsPairs: String { Sentence("this question expects a right for each left", de: "diese Frage erwartet zu jedem Linken ein Rechtes", fr: "cette question attend, pour chaque élément de gauche, un de droite", es: "esta pregunta espera, para cada elemento de la izquierda, uno de la derecha")[language] }
  package var expectsGaps: String { Sentence("this question expects a value for each gap", de: "diese Frage erwartet zu jeder Lücke einen Wert", fr: "cette question attend une valeur pour chaque trou", es: "esta pregunta espera un valor para cada hueco")[language] }
  package var unknownGap: Template { Sentence("there is no gap '{id}'{known}", de: "die Lücke „{id}“ gibt es nicht{known}", fr: "il n’y a pas de trou '{id}'{known}", es: "no existe el hueco '{id}'{known}")[language] }
  package var unknownWord: Template { Sentence("there is no word '{word}'{known}", de: "das Wort „{word}“ gibt es nicht{known}", fr: "il n’y a pas de mot '{word}'{known}", es: "no existe la palabra '{word}'{known}")[language] }
  package var wordTwice: Template { Sentence("the word '{word}' is used too often: each word goes into one gap", de: "das Wort „{word}“ ist zu oft benutzt: jedes Wort passt in eine Lücke", fr: "le mot '{word}' est utilisé trop souvent : chaque mot va dans un seul trou", es: "la palabra '{word}' se usa demasiadas veces: cada palabra va en un solo hueco")[language] }
  package var wrongGap: Template { Sentence("the gap '{id}' expects {what}", de: "die Lücke „{id}“ erwartet {what}", fr: "le trou '{id}' attend {what}", es: "el hueco '{id}' espera {what}")[language] }
  package var gapAnswer: String { Sentence("the id of an answer", de: "die Id einer Antwort", fr: "l’identifiant d’une réponse", es: "el id de una respuesta")[language] }
  package var gapWord: String { Sentence("a word of the list", de: "ein Wort der Liste", fr: "un mot de la liste", es: "una palabra de la lista")[language] }
  package var expectsNothing: String { Sentence("this question expects no response", de: "diese Frage erwartet keine Antwort", fr: "cette question n’attend pas de réponse", es: "esta pregunta no espera respuesta")[language] }
  package var unknownAnswer: Template { Sentence("there is no answer '{id}'", de: "die Antwort „{id}“ gibt es nicht", fr: "il n’y a pas de réponse '{id}'", es: "no existe la respuesta '{id}'")[language] }
  package var answerTwice: Template { Sentence("the answer '{id}' is given twice", de: "die Antwort „{id}“ steht zweimal da", fr: "la réponse '{id}' est donnée deux fois", es: "la respuesta '{id}' aparece dos veces")[language] }
  package var oneAnswerExpected: String { Sentence("exactly one answer is expected", de: "erwartet wird genau eine Antwort", fr: "il faut exactement une réponse", es: "se espera exactamente una respuesta")[language] }
  package var outOfRange: Template { Sentence("{value} is outside the range: a number from {min} to {max} is expected", de: "{value} liegt außerhalb: erwartet wird eine Zahl von {min} bis {max}", fr: "{value} est hors limites : il faut un nombre de {min} à {max}", es: "{value} está fuera de los límites: se espera un número de {min} a {max}")[language] }
  package var incompleteOrder: String { Sentence("all items are expected, each once", de: "erwartet werden alle Teile, jedes einmal", fr: "il faut tous les éléments, chacun une fois", es: "se esperan todos los elementos, cada uno una vez")[language] }
  package var unknownItem: Template { Sentence("there is no item '{id}'", de: "das Teil „{id}“ gibt es nicht", fr: "il n’y a pas d’élément '{id}'", es: "no existe el elemento '{id}'")[language] }

  // Buttons and inputs
  package var unknownAction: Template { Sentence("there is no action '{id}'{known}", de: "den Knopf „{id}“ gibt es hier nicht{known}", fr: "il n’y a pas d’action '{id}'{known}", es: "no existe la acción '{id}'{known}")[language] }
  package var unknownInput: Template { Sentence("there is no input '{id}'{known}", de: "das Feld „{id}“ gibt es hier nicht{known}", fr: "il n’y a pas de champ '{id}'{known}", es: "no existe el campo '{id}'{known}")[language] }
  package var near: Template { Sentence("; did you mean '{word}'?", de: "; ist „{word}“ gemeint?", fr: " ; tu voulais dire '{word}' ?", es: "; ¿querías decir '{word}'?")[language] }
  package var known: Template { Sentence("; known here: {words}", de: "; hier gibt es: {words}", fr: " ; possibles ici : {words}", es: "; aquí existen: {words}")[language] }
  package var missingInput: Template { Sentence("the input '{name}' is missing: it expects {what}", de: "das Feld „{name}“ fehlt: erwartet wird {what}", fr: "le champ « {name} » manque : il faut {what}", es: "falta el campo «{name}»: se espera {what}")[language] }
  package var badSecret: Template { Sentence("that does not fit the input '{name}': it expects {what}", de: "das passt nicht in das Feld „{name}“: erwartet wird {what}", fr: "cela ne convient pas au champ « {name} » : il faut {what}", es: "eso no encaja en el campo «{name}»: se espera {what}")[language] }
  package var badEntry: Template { Sentence("the input '{name}': {why}", de: "im Feld „{name}“: {why}", fr: "le champ « {name} » : {why}", es: "el campo «{name}»: {why}")[language] }
  package var badInput: Template { Sentence("'{value}' does not fit the input '{name}': it expects {what}", de: "„{value}“ passt nicht in das Feld „{name}“: erwartet wird {what}", fr: "'{value}' ne convient pas au champ « {name} » : il faut {what}", es: "'{value}' no encaja en el campo «{name}»: se espera {what}")[language] }
  package var entryNamed: Template { Sentence("the value of '{key}' must be {what}, got '{found}'", de: "beim Eintrag „{key}“ wird erwartet: {what}; da steht „{found}“", fr: "la valeur de '{key}' doit être {what}, et non '{found}'", es: "el valor de '{key}' debe ser {what}, no '{found}'")[language] }
  package var entryAt: Template { Sentence("entry {n} must be {what}, got '{found}'", de: "beim Eintrag {n} wird erwartet: {what}; da steht „{found}“", fr: "l’entrée {n} doit être {what}, et non '{found}'", es: "la entrada {n} debe ser {what}, no '{found}'")[language] }

  // What is allowed
  package var between: Template { Sentence(" from {min} to {max}", de: " von {min} bis {max}", fr: " de {min} à {max}", es: " de {min} a {max}")[language] }
  package var atLeast: Template { Sentence(" of at least {min}", de: " ab {min}", fr: " d’au moins {min}", es: " a partir de {min}")[language] }
  package var atMost: Template { Sentence(" of at most {max}", de: " bis {max}", fr: " d’au plus {max}", es: " hasta {max}")[language] }
  package var wholeNumber: Template { Sentence("a whole number{bounds}", de: "eine ganze Zahl{bounds}", fr: "un nombre entier{bounds}", es: "un número entero{bounds}")[language] }
  package var number: Template { Sentence("a number{bounds}", de: "eine Zahl{bounds}", fr: "un nombre{bounds}", es: "un número{bounds}")[language] }
  package var percentage: Template { Sentence("a percentage{bounds}", de: "ein Prozentwert{bounds}", fr: "un pourcentage{bounds}", es: "un porcentaje{bounds}")[language] }
  package var seconds: Template { Sentence("a number of seconds{bounds}", de: "eine Zahl von Sekunden{bounds}", fr: "un nombre de secondes{bounds}", es: "un número de segundos{bounds}")[language] }
  package var zeroOrMore: String { Sentence(", 0 or more", de: ", 0 oder mehr", fr: ", 0 ou plus", es: ", 0 o más")[language] }
  package var trueOrFalse: String { Sentence("true or false", de: "true oder false", fr: "true ou false", es: "true o false")[language] }
  package var oneOf: Template { Sentence("one of {words}", de: "eines von {words}", fr: "une valeur parmi {words}", es: "uno de {words}")[language] }
  package var list: String { Sentence("a list (a,b,c)", de: "eine Liste (a,b,c)", fr: "une liste (a,b,c)", es: "una lista (a,b,c)")[language] }
  package var map: String { Sentence("a map (k:v,k:v)", de: "eine Tabelle (k:v,k:v)", fr: "une table (k:v,k:v)", es: "una tabla (k:v,k:v)")[language] }
  package var eachOfList: Template { Sentence("{list}, each {what}", de: "{list}, jedes {what}", fr: "{list}, chacun {what}", es: "{list}, cada elemento {what}")[language] }
  package var eachOfMap: Template { Sentence("{map}, each v {what}", de: "{map}, jedes v {what}", fr: "{map}, chaque v {what}", es: "{map}, cada v {what}")[language] }
}

// MARK: - Rules of marking

/// The reason why an answer was worth its points.
package struct RuleWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  /// The sentences of `history --explain --json`, which are English there.
  package var sentences: [Sentence] {
    [
      Sentence("marked by the mode's own rule", de: "nach einer eigenen Regel des Modus", fr: "notation selon la règle propre au mode", es: "según una regla propia del modo"),
      Sentence("not marked: nothing is right or wrong here", de: "nicht gewertet: hier ist nichts richtig oder falsch", fr: "non notée : rien n’est correct ou incorrect ici", es: "no puntúa: aquí nada es correcto ni incorrecto"),
      Sentence("nothing was submitted: no points", de: "es wurde nichts abgegeben: keine Punkte", fr: "rien n’a été rendu : pas de points", es: "no se entregó nada: sin puntos"),
      Sentence("the share that the chosen answer has", de: "der Anteil der gewählten Antwort", fr: "la part attribuée à la réponse choisie", es: "la parte que vale la respuesta elegida"),
      Sentence("right or wrong", de: "richtig oder falsch", fr: "correct ou incorrect", es: "correcto o incorrecto"),
      Sentence("the shares of the chosen answers added up", de: "die Anteile der gewählten Antworten zusammen", fr: "la somme des parts des réponses choisies", es: "la suma de lo que valen las respuestas elegidas"),
      Sentence("right decisions of all answers (each)", de: "richtige Entscheidungen von allen Antworten (each)", fr: "bonnes décisions sur toutes les réponses (each)", es: "decisiones acertadas entre todas las respuestas (each)"),
      Sentence("right choices less wrong ones, of all that are right (net)", de: "richtige Kreuze weniger falsche, von allen richtigen (net)", fr: "bons choix moins les mauvais, sur tous les bons (net)", es: "elecciones correctas menos incorrectas, entre todas las correctas (net)"),
      Sentence("the share of right answers chosen, times the share of choices that are right (coverage)", de: "der gewählte Anteil der richtigen Antworten mal der richtige Anteil der gewählten (coverage)", fr: "la part trouvée des bonnes réponses, fois la part correcte des choix (coverage)", es: "la parte hallada de lo correcto, por la parte correcta de lo elegido (coverage)"),
      Sentence("all or nothing (all)", de: "alles oder nichts (all)", fr: "tout ou rien (all)", es: "todo o nada (all)"),
      Sentence("exactly the right number", de: "genau die richtige Zahl", fr: "exactement le bon nombre", es: "exactamente el número correcto"),
      Sentence("the share of the part of the scale", de: "der Anteil des Abschnitts der Skala", fr: "la part attribuée à ce segment de l’échelle", es: "la parte que vale ese tramo de la escala"),
      Sentence("the share of the first number that fits", de: "der Anteil der ersten Zahl, die passt", fr: "la part attribuée au premier nombre qui convient", es: "la parte que vale el primer número que coincide"),
      Sentence("the share of the first text that fits", de: "der Anteil des ersten Textes, der passt", fr: "la part attribuée au premier texte qui convient", es: "la parte que vale el primer texto que coincide"),
      Sentence("one of the texts that are accepted", de: "einer der Texte, die gelten", fr: "un des textes acceptés", es: "uno de los textos aceptados"),
      Sentence("all in the right order or nothing", de: "alles in der richtigen Reihenfolge oder nichts", fr: "tout dans le bon ordre, ou rien", es: "todo en el orden correcto, o nada"),
      Sentence("right pairs of all pairs", de: "richtige Paare von allen Paaren", fr: "paires correctes sur toutes les paires", es: "pares correctos entre todos los pares"),
    ]
  }
  package var within: Template { Sentence("within {n} of the right number", de: "höchstens {n} neben der richtigen Zahl", fr: "à {n} près du bon nombre", es: "a {n} o menos del número correcto")[language] }
  package var withinPercent: Template { Sentence("within {n} % of the right number", de: "höchstens {n} % neben der richtigen Zahl", fr: "à {n} % près du bon nombre", es: "a {n} % o menos del número correcto")[language] }
  package var withinFactor: Template { Sentence("within a factor of {n} from the right number", de: "höchstens um den Faktor {n} neben der richtigen Zahl", fr: "à un facteur {n} près du bon nombre", es: "a un factor de {n} o menos del número correcto")[language] }
}

// MARK: - Errors of files and names

/// Sentences that are made in English where no reader is known, such as errors of quiz files and of the record.
package struct FileWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  /// Whole sentences. A place between quotation marks is filled with a name; most others are filled with one of `parts`.
  static let sentences: [Sentence] = [
    Sentence("'{key}' of {part} takes {shape}, found {found}", de: "{part}: „{key}“ muss {shape} sein, gefunden: {found}", fr: "{part} : '{key}' doit être {shape}, trouvé : {found}", es: "{part}: '{key}' debe ser {shape}; hay {found}"),
    Sentence("{part} takes {shape}, found {found}", de: "{part} muss {shape} sein, gefunden: {found}", fr: "{part} doit être {shape}, trouvé : {found}", es: "{part} debe ser {shape}; hay {found}"),
    Sentence("'{key}' of {part} takes {shape}, found '{text}'", de: "{part}: „{key}“ muss {shape} sein, gefunden: „{text}“", fr: "{part} : '{key}' doit être {shape}, trouvé : '{text}'", es: "{part}: '{key}' debe ser {shape}; hay '{text}'"),
    Sentence("unknown {key} '{word}' in {part}: {cure}", de: "{part}: unbekannt bei {key}: „{word}“; {cure}", fr: "{part} : {key} '{word}' inconnu ; {cure}", es: "{part}: {key} '{word}' desconocido; {cure}"),
    Sentence("'{key}' of {part} is empty: write one", de: "{part}: „{key}“ ist leer; schreib etwas hinein", fr: "{part} : '{key}' est vide ; écris quelque chose", es: "{part}: '{key}' está vacío; escribe algo"),
    Sentence("'{key}' of {part} has {n} bytes; a text may have {most}", de: "{part}: „{key}“ hat {n} Bytes; ein Text darf {most} haben", fr: "{part} : '{key}' a {n} octets ; un texte peut en avoir {most}", es: "{part}: '{key}' tiene {n} bytes; un texto puede tener {most}"),
    Sentence("'format' is '{found}', but only format '{known}' can be read", de: "„format“ ist „{found}“, gelesen werden kann nur „{known}“", fr: "'format' est '{found}', mais seul le format '{known}' peut être lu", es: "'format' es '{found}', pero solo se puede leer el formato '{known}'"),
    Sentence("'plugin' takes the name of a mode, not a path, found '{path}': write '{name}'", de: "„plugin“ nimmt den Namen eines Modus, keinen Pfad, gefunden: „{path}“; schreib „{name}“", fr: "'plugin' prend le nom d’un mode, pas un chemin, trouvé : '{path}' ; écris '{name}'", es: "'plugin' lleva el nombre de un modo, no una ruta; hay '{path}': escribe '{name}'"),
    Sentence("'{key}' of {part} takes a path inside the quiz's folder, found '{path}'", de: "{part}: „{key}“ nimmt einen Pfad im Ordner des Quiz, gefunden: „{path}“", fr: "{part} : '{key}' prend un chemin dans le dossier du quiz, trouvé : '{path}'", es: "{part}: '{key}' lleva una ruta dentro de la carpeta del quiz; hay '{path}'"),
    Sentence("'min' of {part} must be below 'max', found '{min}' and '{max}'", de: "{part}: „min“ muss kleiner sein als „max“, gefunden: „{min}“ und „{max}“", fr: "{part} : 'min' doit être inférieur à 'max', trouvé : '{min}' et '{max}'", es: "{part}: 'min' debe ser menor que 'max'; hay '{min}' y '{max}'"),
    Sentence("'step' of {part} takes at most 'max' minus 'min' ({span}), found '{step}'", de: "{part}: „step“ ist höchstens „max“ minus „min“ ({span}), gefunden: „{step}“", fr: "{part} : 'step' vaut au plus 'max' moins 'min' ({span}), trouvé : '{step}'", es: "{part}: 'step' es como mucho 'max' menos 'min' ({span}); hay '{step}'"),
    Sentence("{part} has no '{key}': {cure}", de: "{part}: „{key}“ fehlt; {cure}", fr: "{part} : '{key}' manque ; {cure}", es: "{part}: falta '{key}'; {cure}"),
    Sentence("'questions' of the quiz is empty: add at least one question", de: "„questions“ des Quiz ist leer: ergänze mindestens eine Frage", fr: "'questions' du quiz est vide : ajoute au moins une question", es: "'questions' del quiz está vacío: añade al menos una pregunta"),
    Sentence("{part} is of kind '{kind}' and has no 'answers': add at least one", de: "{part} hat die Art „{kind}“ und keine „answers“: ergänze mindestens eine", fr: "{part} est du type '{kind}' et n’a pas de 'answers' : ajoutes-en au moins une", es: "{part} es del tipo '{kind}' y no tiene 'answers': añade al menos una"),
    Sentence("{part} is of kind 'match' and has no 'pairs': add at least one, a left and its right", de: "{part} hat die Art „match“ und keine „pairs“: ergänze mindestens eines, links und rechts", fr: "{part} est du type 'match' et n’a pas de 'pairs' : ajoutes-en au moins une, gauche et droite", es: "{part} es del tipo 'match' y no tiene 'pairs': añade al menos uno, izquierda y derecha"),
    Sentence("{part} has no 'kind' and no 'answers': {cure}", de: "{part}: „kind“ und „answers“ fehlen; {cure}", fr: "{part} : 'kind' et 'answers' manquent ; {cure}", es: "{part}: faltan 'kind' y 'answers'; {cure}"),
    Sentence("{part} has no 'kind' and no 'answers': write {names} or '{last}'", de: "{part}: „kind“ und „answers“ fehlen; schreib {names} oder „{last}“", fr: "{part} : 'kind' et 'answers' manquent ; écris {names} ou '{last}'", es: "{part}: faltan 'kind' y 'answers'; escribe {names} o '{last}'"),
    Sentence("the section '{id}' of {part} is not among the quiz's 'sections': {cure}", de: "{part}: den Abschnitt „{id}“ gibt es in „sections“ des Quiz nicht; {cure}", fr: "{part} : la section '{id}' n’est pas dans les 'sections' du quiz ; {cure}", es: "{part}: la sección '{id}' no está en las 'sections' del quiz; {cure}"),
    Sentence("the outcome '{id}' of {part} is not among the quiz's 'outcomes': {cure}", de: "{part}: das Ergebnis „{id}“ gibt es in „outcomes“ des Quiz nicht; {cure}", fr: "{part} : le profil '{id}' n’est pas dans les 'outcomes' du quiz ; {cure}", es: "{part}: el perfil '{id}' no está en los 'outcomes' del quiz; {cure}"),
    Sentence("the left '{left}' of {part} is already that of the pair {where}: write it once", de: "{part}: „{left}“ steht schon links in einem Paar ({where}); schreib es einmal", fr: "{part} : '{left}' est déjà à gauche d’une paire ({where}) ; ne l’écris qu’une fois", es: "{part}: '{left}' ya está a la izquierda de un par ({where}); escríbelo una vez"),
    Sentence("'id' in 'defaults' would give every question the same id: remove it", de: "„id“ in „defaults“ gäbe jeder Frage dieselbe id: nimm es heraus", fr: "'id' dans 'defaults' donnerait le même id à toutes les questions : retire-le", es: "'id' en 'defaults' daría el mismo id a todas las preguntas: quítalo"),
    Sentence("'correct' of {part} is '{side}', but its answer '{other}' is marked right: remove one of the two", de: "{part}: „correct“ ist „{side}“, aber die Antwort „{other}“ ist als richtig markiert; nimm eines heraus", fr: "{part} : 'correct' est '{side}', mais sa réponse '{other}' est marquée juste ; retire l’un des deux", es: "{part}: 'correct' es '{side}', pero su respuesta '{other}' está marcada como correcta; quita una de las dos"),
    Sentence("unknown key '{key}' in {part}: {cure}", de: "{part}: unbekannter Schlüssel „{key}“; {cure}", fr: "{part} : clé '{key}' inconnue ; {cure}", es: "{part}: clave '{key}' desconocida; {cure}"),
    Sentence("'{key}' means nothing in {part} of kind '{kind}': {cure}", de: "{part}: „{key}“ bedeutet nichts bei der Art „{kind}“; {cure}", fr: "{part} : '{key}' ne veut rien dire pour le type '{kind}' ; {cure}", es: "{part}: '{key}' no significa nada en el tipo '{kind}'; {cure}"),
    Sentence("'fraction' of {part} is a share of the points, usually -1 to 1, found '{value}'", de: "{part}: „fraction“ ist ein Anteil der Punkte, meist -1 bis 1, gefunden: „{value}“", fr: "{part} : 'fraction' est une part des points, en général de -1 à 1, trouvé : '{value}'", es: "{part}: 'fraction' es una parte de los puntos, normalmente de -1 a 1; hay '{value}'"),
    Sentence("'correct' of {part} can never be chosen from {min} to {max}, found '{right}'", de: "{part}: „correct“ lässt sich von {min} bis {max} nicht wählen, gefunden: „{right}“", fr: "{part} : 'correct' ne peut pas être choisi de {min} à {max}, trouvé : '{right}'", es: "{part}: 'correct' no se puede elegir de {min} a {max}; hay '{right}'"),
    Sentence("{part} has no id of its own: a question put before it would renumber it; give it one", de: "{part} hat keine eigene id: eine Frage davor änderte ihre Nummer; gib ihr eine", fr: "{part} n’a pas d’id : une question mise avant la renuméroterait ; donne-lui-en un", es: "{part} no tiene id: una pregunta puesta delante cambiaría su número; dale uno"),
    Sentence("{n} questions have no id of their own, the first is {part}: a question put before them would renumber them; give each one", de: "{n} Fragen haben keine eigene id, die erste ist {part}: eine Frage davor änderte ihre Nummern; gib jeder eine", fr: "{n} questions n’ont pas d’id, la première est {part} : une question mise avant les renuméroterait ; donne-leur-en un", es: "{n} preguntas no tienen id, la primera es {part}: una pregunta puesta delante cambiaría sus números; dale uno a cada una"),
    Sentence("{part} has nothing marked right, and earns no points among questions that do: mark one as right", de: "{part}: nichts ist als richtig markiert, und sie bringt keine Punkte unter Fragen, die es tun; markiere eine Antwort als richtig", fr: "{part} : rien n’est marqué juste, et elle ne rapporte rien parmi des questions qui rapportent ; marque une réponse juste", es: "{part}: nada está marcado como correcto y no da puntos entre preguntas que sí; marca una respuesta como correcta"),
    Sentence("{part} has nothing marked right, and earns no points among questions that do: mark one as right, or write 'marked': 'by hand' to mark the answers yourself", de: "{part}: nichts ist als richtig markiert, und sie bringt keine Punkte unter Fragen, die es tun; markiere eine Antwort als richtig, oder schreib 'marked': 'by hand', um selbst zu bewerten", fr: "{part} : rien n’est marqué juste, et elle ne rapporte rien parmi des questions qui rapportent ; marque une réponse juste, ou écris 'marked': 'by hand' pour noter toi-même", es: "{part}: nada está marcado como correcto y no da puntos entre preguntas que sí; marca una respuesta como correcta, o escribe 'marked': 'by hand' para puntuar tú"),
    Sentence("the text '{text}' of {part} is already that of the answer {where}", de: "{part}: den Text „{text}“ hat schon eine andere Antwort ({where})", fr: "{part} : le texte '{text}' est déjà celui d’une autre réponse ({where})", es: "{part}: el texto '{text}' ya es el de otra respuesta ({where})"),
    Sentence("outcome '{id}' can never win: whatever is answered, '{other}' is ahead of it", de: "das Ergebnis „{id}“ kann nie gewinnen: „{other}“ liegt immer davor", fr: "le profil '{id}' ne peut jamais gagner : '{other}' est toujours devant", es: "el perfil '{id}' no puede ganar nunca: '{other}' va siempre por delante"),
    Sentence("{part} never applies, as the answer {where} takes all that it would: put the narrower one first, or remove one", de: "{part} gilt nie, weil eine andere Antwort ({where}) alles davon nimmt: setz die engere nach vorn, oder nimm eine heraus", fr: "{part} ne s’applique jamais, car une autre réponse ({where}) prend tout : mets la plus étroite d’abord, ou retires-en une", es: "{part} no se aplica nunca, pues otra respuesta ({where}) lo toma todo: pon primero la más estrecha, o quita una"),
    Sentence("{part} applies when no other does, wherever it stands: write it last", de: "{part} gilt, wenn keine andere gilt, wo sie auch steht: schreib sie zuletzt", fr: "{part} s’applique quand aucune autre ne le fait, où qu’elle soit : écris-la en dernier", es: "{part} se aplica cuando ninguna otra lo hace, esté donde esté: escríbela la última"),
    Sentence("{part} begins at '{from}' like the band {where}, and is never given: write another 'from', or remove it", de: "{part} beginnt bei „{from}“ wie eine andere Stufe ({where}) und wird nie vergeben: schreib ein anderes „from“, oder nimm sie heraus", fr: "{part} commence à '{from}' comme un autre palier ({where}), et n’est jamais donné : écris un autre 'from', ou retire-le", es: "{part} empieza en '{from}' como otro tramo ({where}) y no se da nunca: escribe otro 'from', o quítalo"),
    Sentence("{part} has nothing marked right, and the quiz has neither outcomes nor a mode: mark one as right", de: "{part}: nichts ist als richtig markiert, und das Quiz hat weder „outcomes“ noch einen Modus; markiere eine Antwort als richtig", fr: "{part} : rien n’est marqué juste, et le quiz n’a ni 'outcomes' ni mode ; marque une réponse juste", es: "{part}: nada está marcado como correcto, y el quiz no tiene 'outcomes' ni modo; marca una respuesta como correcta"),
    Sentence("the right answers of {part} earn '{sum}' of the points together: make it 1", de: "{part}: die richtigen Antworten bringen zusammen „{sum}“ der Punkte; mach 1 daraus", fr: "{part} : les réponses correctes rapportent ensemble '{sum}' des points ; ramène à 1", es: "{part}: las respuestas correctas dan juntas '{sum}' de los puntos; que sea 1"),
    Sentence("{part} has '{key}', so its 'answers' earn nothing: move the right answer into 'answers', with a 'fraction'", de: "{part} hat „{key}“, also bringen ihre „answers“ nichts: setz die richtige Antwort mit „fraction“ in „answers“", fr: "{part} a '{key}', donc ses 'answers' ne rapportent rien : mets la réponse correcte dans 'answers', avec une 'fraction'", es: "{part} tiene '{key}', así que sus 'answers' no dan nada: pon la respuesta correcta en 'answers', con una 'fraction'"),
    Sentence("{part} has an empty text: write one", de: "{part} hat einen leeren Text: schreib einen", fr: "{part} a un texte vide : écris-en un", es: "{part} tiene un texto vacío: escribe uno"),
    Sentence("the quiz names its author or source and has no 'licence': add one, as in 'CC BY 4.0'", de: "das Quiz nennt Autor oder Quelle und hat keine „licence“: ergänze sie, etwa „CC BY 4.0“", fr: "le quiz nomme son auteur ou sa source et n’a pas de 'licence' : ajoute-la, par exemple 'CC BY 4.0'", es: "el quiz nombra autor o fuente y no tiene 'licence': añádela, como en 'CC BY 4.0'"),
    Sentence("{part} has no question: write its id as 'section' of its questions", de: "{part} hat keine Frage: schreib seine id als „section“ in seine Fragen", fr: "{part} n’a pas de question : écris son id comme 'section' de ses questions", es: "{part} no tiene preguntas: escribe su id como 'section' de sus preguntas"),
    Sentence("'pick' of {part} is '{n}', and there is 1 question to draw from, so none is left out: write a smaller number, or remove it", de: "{part}: „pick“ ist „{n}“, und es gibt nur 1 Frage, also bleibt keine weg; schreib eine kleinere Zahl, oder nimm es heraus", fr: "{part} : 'pick' est '{n}', et il n’y a qu’1 question, donc aucune n’est écartée ; écris un nombre plus petit, ou retire-le", es: "{part}: 'pick' es '{n}' y solo hay 1 pregunta, así que no se descarta ninguna; escribe un número menor, o quítalo"),
    Sentence("'pick' of {part} is '{n}', and there are {all} questions to draw from, so none is left out: write a smaller number, or remove it", de: "{part}: „pick“ ist „{n}“, und es gibt {all} Fragen, also bleibt keine weg; schreib eine kleinere Zahl, oder nimm es heraus", fr: "{part} : 'pick' est '{n}', et il y a {all} questions, donc aucune n’est écartée ; écris un nombre plus petit, ou retire-le", es: "{part}: 'pick' es '{n}' y hay {all} preguntas, así que no se descarta ninguna; escribe un número menor, o quítalo"),
    Sentence("'typos' of {part} forgives nothing: answers of three letters or fewer, and those with '*', must be right; remove it", de: "{part}: „typos“ verzeiht nichts: Antworten mit höchstens drei Buchstaben und solche mit „*“ müssen stimmen; nimm es heraus", fr: "{part} : 'typos' ne pardonne rien : les réponses de trois lettres au plus, et celles avec '*', doivent être justes ; retire-le", es: "{part}: 'typos' no perdona nada: las respuestas de tres letras o menos, y las que llevan '*', deben ser exactas; quítalo"),
    Sentence("{more}: `quizrun quiz check` lists all of them", de: "{more}: `quizrun quiz check` zeigt alle", fr: "{more} : `quizrun quiz check` les montre toutes", es: "{more}: `quizrun quiz check` los muestra todos"),
    Sentence("the input is empty: a value was expected", de: "die Eingabe ist leer: ein Wert wird erwartet", fr: "l’entrée est vide : il faut une valeur", es: "la entrada está vacía: hace falta un valor"),
    Sentence("this is UTF-16: save it as UTF-8", de: "das ist UTF-16: speichere es als UTF-8", fr: "c’est de l’UTF-16 : enregistre-le en UTF-8", es: "esto es UTF-16: guárdalo como UTF-8"),
    Sentence("the byte {byte} is not UTF-8: save the text as UTF-8", de: "das Byte {byte} ist kein UTF-8: speichere den Text als UTF-8", fr: "l’octet {byte} n’est pas de l’UTF-8 : enregistre le texte en UTF-8", es: "el byte {byte} no es UTF-8: guarda el texto como UTF-8"),
    Sentence("{sign} follows the end of the value: remove it", de: "{sign} steht hinter dem Ende des Werts: nimm es heraus", fr: "{sign} suit la fin de la valeur : retire-le", es: "{sign} va detrás del final del valor: quítalo"),
    Sentence("{expected} was expected, found {sign}", de: "erwartet: {expected}, gefunden: {sign}", fr: "attendu : {expected}, trouvé : {sign}", es: "se esperaba {expected}; hay {sign}"),
    Sentence("{expected} was expected, but the input ends", de: "erwartet: {expected}, aber die Eingabe endet", fr: "attendu : {expected}, mais l’entrée se termine", es: "se esperaba {expected}, pero la entrada termina"),
    Sentence("{expected} was expected, but the input ends; still open: {open} {reference}", de: "erwartet: {expected}, aber die Eingabe endet; noch offen: {open} {reference}", fr: "attendu : {expected}, mais l’entrée se termine ; encore ouvert : {open} {reference}", es: "se esperaba {expected}, pero la entrada termina; sigue abierto: {open} {reference}"),
    Sentence("{expected} was expected, but the input ends; still open: {list}", de: "erwartet: {expected}, aber die Eingabe endet; noch offen: {list}", fr: "attendu : {expected}, mais l’entrée se termine ; encore ouvert : {list}", es: "se esperaba {expected}, pero la entrada termina; sigue abierto: {list}"),
    Sentence("found {sign}, but {open} {reference} is still open: write '{closer}'", de: "gefunden: {sign}, aber {open} {reference} ist noch offen: schreib „{closer}“", fr: "trouvé : {sign}, mais {open} {reference} est encore ouvert : écris '{closer}'", es: "hay {sign}, pero {open} {reference} sigue abierto: escribe '{closer}'"),
    Sentence("the comma before '{closer}' is one too many: remove it", de: "das Komma vor „{closer}“ ist zu viel: nimm es heraus", fr: "la virgule avant '{closer}' est de trop : retire-la", es: "la coma antes de '{closer}' sobra: quítala"),
    Sentence("JSON has no comments: remove '{sign}' and what belongs to it", de: "JSON hat keine Kommentare: nimm „{sign}“ und was dazugehört heraus", fr: "JSON n’a pas de commentaires : retire '{sign}' et ce qui va avec", es: "JSON no tiene comentarios: quita '{sign}' y lo que lo acompaña"),
    Sentence("texts and keys stand in double quotes: write '\"' instead of {sign}", de: "Texte und Schlüssel stehen in doppelten Anführungszeichen: schreib „\"“ statt {sign}", fr: "les textes et les clés sont entre guillemets doubles : écris '\"' au lieu de {sign}", es: "los textos y las claves van entre comillas dobles: escribe '\"' en vez de {sign}"),
    Sentence("keys stand in double quotes: write {word}", de: "Schlüssel stehen in doppelten Anführungszeichen: schreib {word}", fr: "les clés sont entre guillemets doubles : écris {word}", es: "las claves van entre comillas dobles: escribe {word}"),
    Sentence("'{word}' is no JSON value: did you mean {meant}?", de: "„{word}“ ist kein Wert von JSON: meintest du {meant}?", fr: "'{word}' n’est pas une valeur JSON : tu voulais dire {meant} ?", es: "'{word}' no es un valor de JSON: ¿querías decir {meant}?"),
    Sentence("a number has no leading zero: write {number}", de: "eine Zahl hat keine Null vorn: schreib {number}", fr: "un nombre n’a pas de zéro au début : écris {number}", es: "un número no empieza por cero: escribe {number}"),
    Sentence("a number has no plus sign: remove '+'", de: "eine Zahl hat kein Pluszeichen: nimm „+“ heraus", fr: "un nombre n’a pas de signe plus : retire '+'", es: "un número no lleva signo más: quita '+'"),
    Sentence("a digit was expected before '.': write 0. and the digits", de: "vor „.“ fehlt eine Ziffer: schreib 0. und die Ziffern", fr: "il manque un chiffre avant '.' : écris 0. et les chiffres", es: "falta una cifra antes de '.': escribe 0. y las cifras"),
    Sentence("a digit was expected after '{letter}', found {sign}", de: "nach „{letter}“ fehlt eine Ziffer, gefunden: {sign}", fr: "il manque un chiffre après '{letter}', trouvé : {sign}", es: "falta una cifra después de '{letter}'; hay {sign}"),
    Sentence("'{word}' is not a decimal number: write it with the digits 0 to 9", de: "„{word}“ ist keine Dezimalzahl: schreib sie mit den Ziffern 0 bis 9", fr: "'{word}' n’est pas un nombre décimal : écris-le avec les chiffres 0 à 9", es: "'{word}' no es un número decimal: escríbelo con las cifras del 0 al 9"),
    Sentence("the number {number} is too large", de: "die Zahl {number} ist zu groß", fr: "le nombre {number} est trop grand", es: "el número {number} es demasiado grande"),
    Sentence("the text that begins {reference} is not closed on its line: write '\"', or \\n for a line break", de: "der Text, der {reference} beginnt, endet nicht auf seiner Zeile: schreib „\"“, oder \\n für einen Zeilenumbruch", fr: "le texte qui commence {reference} n’est pas fermé sur sa ligne : écris '\"', ou \\n pour un saut de ligne", es: "el texto que empieza {reference} no se cierra en su línea: escribe '\"', o \\n para un salto de línea"),
    Sentence("the control character {sign} in a text: write {escape}", de: "das Steuerzeichen {sign} in einem Text: schreib {escape}", fr: "le caractère de contrôle {sign} dans un texte : écris {escape}", es: "el carácter de control {sign} en un texto: escribe {escape}"),
    Sentence("unknown escape, found {sign} after '\\': write \\\\ for a backslash", de: "unbekannte Maskierung, gefunden: {sign} nach „\\“; schreib \\\\ für einen Backslash", fr: "échappement inconnu, trouvé : {sign} après '\\' ; écris \\\\ pour une barre oblique inverse", es: "secuencia de escape desconocida; hay {sign} después de '\\': escribe \\\\ para una barra invertida"),
    Sentence("the key '{key}' is there twice: first {reference}", de: "den Schlüssel „{key}“ gibt es zweimal: zuerst {reference}", fr: "la clé '{key}' existe deux fois : d’abord {reference}", es: "la clave '{key}' está dos veces: primero {reference}"),
    Sentence("lists and objects are nested more than {n} deep", de: "Listen und Objekte sind mehr als {n} Ebenen tief verschachtelt", fr: "les listes et les objets sont imbriqués à plus de {n} niveaux", es: "las listas y los objetos están anidados a más de {n} niveles"),
    Sentence("the text has too many values: split it", de: "der Text hat zu viele Werte: teile ihn auf", fr: "le texte a trop de valeurs : découpe-le", es: "el texto tiene demasiados valores: divídelo"),
    Sentence("No such file or directory", de: "Datei oder Ordner gibt es nicht", fr: "ce fichier ou dossier n’existe pas", es: "no existe ese archivo o carpeta"),
    Sentence("Permission denied", de: "keine Berechtigung", fr: "permission refusée", es: "permiso denegado"),
    Sentence("Is a directory", de: "das ist ein Ordner", fr: "c’est un dossier", es: "es una carpeta"),
    Sentence("Not a directory", de: "das ist kein Ordner", fr: "ce n’est pas un dossier", es: "no es una carpeta"),
    Sentence("No space left on device", de: "auf dem Datenträger ist kein Platz mehr", fr: "il n’y a plus de place sur le disque", es: "no queda espacio en el disco"),
    Sentence("Read-only file system", de: "das Dateisystem ist schreibgeschützt", fr: "le système de fichiers est en lecture seule", es: "el sistema de archivos es de solo lectura"),
    Sentence("more than {n} MB: larger files are not read, split it", de: "mehr als {n} MB: größere Dateien werden nicht gelesen, teile sie auf", fr: "plus de {n} Mo : les fichiers plus grands ne sont pas lus, découpe-le", es: "más de {n} MB: no se leen archivos mayores, divídelo"),
    Sentence("the name of a quiz file ends in {names} or '{last}', found '{name}'", de: "der Name einer Quizdatei endet auf {names} oder „{last}“, gefunden: „{name}“", fr: "le nom d’un fichier de quiz finit par {names} ou '{last}', trouvé : '{name}'", es: "el nombre de un archivo de quiz acaba en {names} o '{last}'; hay '{name}'"),
    Sentence("cannot be read: its reader broke down, so export or save the file again", de: "lässt sich nicht lesen, die Datei hat ihren Leser zum Absturz gebracht: exportiere oder speichere sie neu", fr: "illisible, le fichier a fait échouer son lecteur : exporte-le ou enregistre-le de nouveau", es: "no se puede leer, el archivo ha hecho fallar a su lector: expórtalo o guárdalo de nuevo"),
    Sentence("cannot be read within {n} s of work: split it into smaller files, or export it again", de: "lässt sich nicht in {n} s Rechenzeit lesen: teile es in kleinere Dateien, oder exportiere es neu", fr: "ne peut pas être lu en {n} s de calcul : découpe-le en fichiers plus petits, ou exporte-le de nouveau", es: "no se puede leer en {n} s de cálculo: divídelo en archivos más pequeños, o expórtalo de nuevo"),
    Sentence("cannot be read within {n} MB of memory: split it into smaller files, or export it again", de: "lässt sich nicht mit {n} MB Speicher lesen: teile es in kleinere Dateien, oder exportiere es neu", fr: "ne peut pas être lu avec {n} Mo de mémoire : découpe-le en fichiers plus petits, ou exporte-le de nouveau", es: "no se puede leer con {n} MB de memoria: divídelo en archivos más pequeños, o expórtalo de nuevo"),
    Sentence("cannot be read: its reader broke down, or needed more than {n} MB of memory: split it into smaller files, or export it again", de: "lässt sich nicht lesen, der Leser brauchte mehr als {n} MB Speicher oder stürzte ab: teile es in kleinere Dateien, oder exportiere es neu", fr: "illisible, le lecteur a échoué ou demandé plus de {n} Mo de mémoire : découpe-le en fichiers plus petits, ou exporte-le de nouveau", es: "no se puede leer, el lector falló o pidió más de {n} MB de memoria: divídelo en archivos más pequeños, o expórtalo de nuevo"),
    Sentence("the file returns nothing: write 'return {lua}'", de: "die Datei gibt nichts zurück: schreib 'return {lua}'", fr: "le fichier ne renvoie rien : écris 'return {lua}'", es: "el archivo no devuelve nada: escribe 'return {lua}'"),
    Sentence("there is no quiz '{id}'{hint}", de: "ein Quiz „{id}“ gibt es nicht{hint}", fr: "il n’y a pas de quiz '{id}'{hint}", es: "no existe el quiz '{id}'{hint}"),
    Sentence("there is no command and no quiz '{id}'{hint}", de: "einen Befehl oder ein Quiz „{id}“ gibt es nicht{hint}", fr: "il n’y a ni commande ni quiz '{id}'{hint}", es: "no existe ni comando ni quiz '{id}'{hint}"),
    Sentence("cards need the mode 'cards' of quizrun: set QUIZRUN_SHARE to the folder with its plugins, or put them into QUIZRUN_HOME", de: "Karten brauchen den Modus „cards“ von quizrun: setze QUIZRUN_SHARE auf den Ordner mit den Plugins oder lege sie in QUIZRUN_HOME", fr: "les cartes ont besoin du mode 'cards' de quizrun : indique dans QUIZRUN_SHARE le dossier de ses plugins, ou mets-les dans QUIZRUN_HOME", es: "las tarjetas necesitan el modo 'cards' de quizrun: pon en QUIZRUN_SHARE la carpeta de sus plugins, o cópialos en QUIZRUN_HOME"),
    Sentence("there is no plugin '{id}'{hint}", de: "ein Plugin „{id}“ gibt es nicht{hint}", fr: "il n’y a pas de plugin '{id}'{hint}", es: "no existe el plugin '{id}'{hint}"),
    Sentence("there is no player '{name}'{hint}", de: "einen Spieler „{name}“ gibt es nicht{hint}", fr: "il n’y a pas de joueur '{name}'{hint}", es: "no existe el jugador '{name}'{hint}"),
    Sentence("there is no setting '{name}'{hint}", de: "eine Einstellung „{name}“ gibt es nicht{hint}", fr: "il n’y a pas de réglage '{name}'{hint}", es: "no existe el ajuste '{name}'{hint}"),
    Sentence("there is no quiz '{id}'", de: "ein Quiz „{id}“ gibt es nicht", fr: "il n’y a pas de quiz '{id}'", es: "no existe el quiz '{id}'"),
    Sentence("there is no sitting '{word}': `quizrun history` lists them with their ids", de: "einen Durchgang „{word}“ gibt es nicht: `quizrun history` zeigt alle mit ihren ids", fr: "il n’y a pas de partie '{word}' : `quizrun history` les montre avec leurs ids", es: "no existe la partida '{word}': `quizrun history` las muestra con sus ids"),
    Sentence("there is no room '{word}': `quizrun rooms` lists them", de: "einen Raum „{word}“ gibt es nicht: `quizrun rooms` zeigt alle", fr: "il n’y a pas de salle '{word}' : `quizrun rooms` les montre", es: "no existe la sala '{word}': `quizrun rooms` las muestra"),
    Sentence("there is no sitting '{id}' in the record", de: "einen Durchgang „{id}“ gibt es in den Daten nicht", fr: "il n’y a pas de partie '{id}' dans les données", es: "no existe la partida '{id}' en los datos"),
    Sentence("'{word}' fits several sittings: write more of its id", de: "„{word}“ passt auf mehrere Durchgänge: schreib mehr von der id", fr: "'{word}' correspond à plusieurs parties : écris plus de son id", es: "'{word}' encaja con varias partidas: escribe más de su id"),
    Sentence("there already is a player '{name}': choose another name", de: "einen Spieler „{name}“ gibt es schon: wähle einen anderen Namen", fr: "il y a déjà un joueur '{name}' : choisis un autre nom", es: "ya existe el jugador '{name}': elige otro nombre"),
    Sentence("no question matches {filter}: `quizrun categories` lists the categories", de: "keine Frage passt zu {filter}: `quizrun categories` zeigt die Kategorien", fr: "aucune question ne correspond à {filter} : `quizrun categories` montre les catégories", es: "ninguna pregunta encaja con {filter}: `quizrun categories` muestra las categorías"),
    Sentence("no question matches {filter}; did you mean '{near}'?", de: "keine Frage passt zu {filter}; meintest du „{near}“?", fr: "aucune question ne correspond à {filter} ; tu voulais dire '{near}' ?", es: "ninguna pregunta encaja con {filter}; ¿querías decir '{near}'?"),
    Sentence("there is no person '{id}': `quizrun people list` lists all", de: "eine Person „{id}“ gibt es nicht: `quizrun people list` zeigt alle", fr: "il n’y a pas de personne '{id}' : `quizrun people list` les montre toutes", es: "no existe la persona '{id}': `quizrun people list` las muestra todas"),
    Sentence("there is no person or guest '{id}': `quizrun people list` lists the people", de: "eine Person oder einen Gast „{id}“ gibt es nicht: `quizrun people list` zeigt die Personen", fr: "il n’y a ni personne ni invité '{id}' : `quizrun people list` montre les personnes", es: "no existe persona ni invitado '{id}': `quizrun people list` muestra las personas"),
    Sentence("there is no class '{id}': `quizrun people list` lists all", de: "eine Klasse „{id}“ gibt es nicht: `quizrun people list` zeigt alle", fr: "il n’y a pas de classe '{id}' : `quizrun people list` les montre toutes", es: "no existe la clase '{id}': `quizrun people list` las muestra todas"),
    Sentence("there is no key '{id}': `quizrun key list` lists them", de: "einen Schlüssel „{id}“ gibt es nicht: `quizrun key list` zeigt alle", fr: "il n’y a pas de clé '{id}' : `quizrun key list` les montre", es: "no existe la clave '{id}': `quizrun key list` las muestra"),
    Sentence("there already is a key '{name}': choose another name, or revoke it first", de: "einen Schlüssel „{name}“ gibt es schon: wähle einen anderen Namen, oder widerrufe ihn zuerst", fr: "il y a déjà une clé '{name}' : choisis un autre nom, ou révoque-la d’abord", es: "ya hay una clave '{name}': elige otro nombre, o revócala antes"),
    Sentence("there is no teacher '{name}': `quizrun key add` makes a key for one", de: "eine Lehrkraft „{name}“ gibt es nicht: `quizrun key add` macht einen Schlüssel für eine", fr: "il n’y a pas de professeur '{name}' : `quizrun key add` lui fait une clé", es: "no existe el docente '{name}': `quizrun key add` le hace una clave"),
    Sentence("the id '{id}' stands twice in the list: give each person another id", de: "die Kennung „{id}“ steht zweimal in der Liste: gib jeder Person eine andere", fr: "l’identifiant '{id}' figure deux fois dans la liste : donne à chaque personne le sien", es: "el id '{id}' está dos veces en la lista: da a cada persona otro"),
    Sentence("'{text}' is no name: write a name of up to 60 characters without commas", de: "„{text}“ ist kein Name: schreib einen mit bis zu 60 Zeichen, ohne Komma", fr: "'{text}' n’est pas un nom : écris-en un de 60 caractères au plus, sans virgule", es: "'{text}' no es un nombre: escribe uno de hasta 60 caracteres, sin comas"),
    Sentence("'' is no name: write a name of up to 60 characters without commas", de: "hier fehlt der Name: schreib einen mit bis zu 60 Zeichen, ohne Komma", fr: "il manque le nom : écris-en un de 60 caractères au plus, sans virgule", es: "falta el nombre: escribe uno de hasta 60 caracteres, sin comas"),
    Sentence("'{path}' has no name in it: write a name in each line", de: "in „{path}“ steht kein Name: schreib in jede Zeile einen", fr: "il n’y a aucun nom dans '{path}' : écris-en un par ligne", es: "no hay ningún nombre en '{path}': escribe uno en cada línea"),
    Sentence("the name '{path}' does not say its format: add {option} with one of {names}", de: "der Name „{path}“ nennt kein Format: ergänze {option} mit einem von {names}", fr: "le nom '{path}' ne dit pas son format : ajoute {option} avec une valeur parmi {names}", es: "el nombre '{path}' no dice su formato: añade {option} con uno de {names}"),
    Sentence("no mode '{name}' is installed: `quizrun plugins` lists what there is", de: "ein Modus „{name}“ ist nicht installiert: `quizrun plugins` zeigt alle", fr: "aucun mode '{name}' n’est installé : `quizrun plugins` les montre", es: "no hay instalado ningún modo '{name}': `quizrun plugins` los muestra"),
    Sentence("only addresses that begin with https:// are fetched, not '{word}': download it first", de: "geholt werden nur Adressen, die mit https:// beginnen, nicht „{word}“: lade es zuerst herunter", fr: "seules les adresses qui commencent par https:// sont lues, pas '{word}' : télécharge-le d’abord", es: "solo se leen direcciones que empiezan por https://, no '{word}': descárgalo antes"),
    Sentence("under which mode? Name it: `quizrun rescore --plugin new.lua`", de: "unter welchem Modus? Nenne ihn: `quizrun rescore --plugin new.lua`", fr: "sous quel mode ? Nomme-le : `quizrun rescore --plugin new.lua`", es: "¿con qué modo? Nómbralo: `quizrun rescore --plugin new.lua`"),
    Sentence("--class needs --people as well: only people are in classes", de: "--class braucht auch --people: nur Personen sind in Klassen", fr: "--class demande aussi --people : seules les personnes ont une classe", es: "--class necesita también --people: solo las personas están en clases"),
    Sentence("--names roster needs --roster as well: a file with a name in each line", de: "--names roster braucht auch --roster: eine Datei mit einem Namen in jeder Zeile", fr: "--names roster demande aussi --roster : un fichier avec un nom par ligne", es: "--names roster necesita también --roster: un archivo con un nombre en cada línea"),
    Sentence("{address} can be reached from other machines, and nothing would be encrypted: give --tls-cert and --tls-key, or --trusted-proxy for a proxy that encrypts, or --insecure-lan where everybody on the network may listen", de: "{address} ist von anderen Rechnern zu erreichen, und nichts wäre verschlüsselt: gib --tls-cert und --tls-key an, oder --trusted-proxy für einen Proxy, der verschlüsselt, oder --insecure-lan, wo alle im Netz mithören dürfen", fr: "{address} est accessible depuis d’autres machines, et rien ne serait chiffré : donne --tls-cert et --tls-key, ou --trusted-proxy pour un proxy qui chiffre, ou --insecure-lan là où tout le réseau peut écouter", es: "a {address} se llega desde otros equipos, y nada iría cifrado: da --tls-cert y --tls-key, o --trusted-proxy para un proxy que cifra, o --insecure-lan donde todos en la red pueden escuchar"),
    Sentence("no question of '{id}' passes the filter", de: "keine Frage von „{id}“ passt zur Auswahl", fr: "aucune question de '{id}' ne passe le filtre", es: "ninguna pregunta de '{id}' pasa el filtro"),
    Sentence("nothing was missed: there is no question to ask again", de: "nichts war falsch: es gibt keine Frage zu wiederholen", fr: "tout était juste : il n’y a aucune question à reposer", es: "no fallaste nada: no hay preguntas que repetir"),
    Sentence("no quiz was found that fits: put one into quizzes/, or name its path", de: "kein passendes Quiz gefunden: leg eines in quizzes/, oder nenne seinen Pfad", fr: "aucun quiz qui convienne : mets-en un dans quizzes/, ou donne son chemin", es: "no hay ningún quiz que sirva: pon uno en quizzes/, o da su ruta"),
    Sentence("there is no quiz of the day: quizzes/ is empty", de: "es gibt kein Quiz des Tages: quizzes/ ist leer", fr: "il n’y a pas de quiz du jour : quizzes/ est vide", es: "no hay quiz del día: quizzes/ está vacío"),
    Sentence("no retry is left for today; the next quiz of the day comes tomorrow", de: "für heute ist kein Versuch mehr übrig; das nächste Quiz des Tages kommt morgen", fr: "il ne reste plus d’essai aujourd’hui ; le prochain quiz du jour arrive demain", es: "hoy no quedan más intentos; el próximo quiz del día llega mañana"),
    Sentence("there is no record yet: nothing was played here", de: "es ist noch nichts gespeichert: hier wurde noch nichts gespielt", fr: "il n’y a pas encore de données : rien n’a été joué ici", es: "aún no hay datos: aquí no se ha jugado nada"),
    Sentence("there is no folder to save in: set QUIZRUN_DATA or HOME", de: "es gibt keinen Ordner zum Speichern: setze QUIZRUN_DATA oder HOME", fr: "il n’y a pas de dossier où enregistrer : définis QUIZRUN_DATA ou HOME", es: "no hay carpeta donde guardar: define QUIZRUN_DATA o HOME"),
    Sentence("there is no folder for the record: set QUIZRUN_DATA or HOME", de: "es gibt keinen Ordner für die Daten: setze QUIZRUN_DATA oder HOME", fr: "il n’y a pas de dossier pour les données : définis QUIZRUN_DATA ou HOME", es: "no hay carpeta para los datos: define QUIZRUN_DATA o HOME"),
    Sentence("there is no terminal to confirm on: add --yes", de: "es gibt kein Terminal zum Bestätigen: ergänze --yes", fr: "il n’y a pas de terminal pour confirmer : ajoute --yes", es: "no hay terminal donde confirmar: añade --yes"),
    Sentence("name a quiz, by its path or id", de: "nenne ein Quiz, mit Pfad oder id", fr: "nomme un quiz, par son chemin ou son id", es: "nombra un quiz, por su ruta o id"),
    Sentence("{path} is there already, and stays as it is: choose another name, or move the file away", de: "{path} gibt es schon und bleibt, wie es ist: wähle einen anderen Namen, oder verschieb die Datei", fr: "{path} existe déjà et reste tel quel : choisis un autre nom, ou déplace le fichier", es: "{path} ya existe y se queda como está: elige otro nombre, o mueve el archivo"),
    Sentence("{path} is there already, and stays as it is: choose another name", de: "{path} gibt es schon und bleibt, wie es ist: wähle einen anderen Namen", fr: "{path} existe déjà et reste tel quel : choisis un autre nom", es: "{path} ya existe y se queda como está: elige otro nombre"),
    Sentence("the table is empty", de: "die Tabelle ist leer", fr: "le tableau est vide", es: "la tabla está vacía"),
    Sentence("this is no challenge code, or it was changed on the way: copy all of it, from 'quizrun1-' on", de: "das ist kein Code, oder er wurde unterwegs verändert: kopiere ihn ganz, ab „quizrun1-“", fr: "ce n’est pas un code de défi, ou il a été modifié en route : copie-le en entier, à partir de 'quizrun1-'", es: "esto no es un código de reto, o cambió por el camino: cópialo entero, desde 'quizrun1-'"),
    Sentence("this sitting is open in another quizrun: finish it there, or start another with --new", de: "dieser Durchgang ist in einem anderen quizrun offen: beende ihn dort, oder beginne mit --new einen neuen", fr: "cette partie est ouverte dans un autre quizrun : finis-la là-bas, ou commences-en une autre avec --new", es: "esta partida está abierta en otro quizrun: acábala allí, o empieza otra con --new"),
    Sentence("the bank is empty: `quizrun fetch` fills it", de: "die Bank ist leer: `quizrun fetch` füllt sie", fr: "la banque est vide : `quizrun fetch` la remplit", es: "el banco está vacío: `quizrun fetch` lo llena"),
    Sentence("the disk is full: free some space for '{path}', then try again", de: "der Datenträger ist voll: schaffe Platz für „{path}“ und versuche es noch einmal", fr: "le disque est plein : libère de la place pour '{path}', puis réessaie", es: "el disco está lleno: haz sitio para '{path}' e inténtalo otra vez"),
    Sentence("another program is writing to '{path}': try again in a moment", de: "ein anderes Programm schreibt in „{path}“: versuche es gleich noch einmal", fr: "un autre programme écrit dans '{path}' : réessaie dans un instant", es: "otro programa está escribiendo en '{path}': inténtalo dentro de un momento"),
    Sentence("the record '{path}' is damaged ({cause})", de: "die Daten in „{path}“ sind beschädigt ({cause})", fr: "les données de '{path}' sont endommagées ({cause})", es: "los datos de '{path}' están dañados ({cause})"),
    Sentence("'{path}' could not be read or written ({cause}): check the disk, then try again", de: "„{path}“ ließ sich nicht lesen oder schreiben ({cause}): prüfe den Datenträger und versuche es noch einmal", fr: "'{path}' n’a pas pu être lu ou écrit ({cause}) : vérifie le disque, puis réessaie", es: "'{path}' no se pudo leer o escribir ({cause}): revisa el disco e inténtalo otra vez"),
    Sentence("'{path}' cannot be written: permit it, or set QUIZRUN_DATA to a folder of your own", de: "„{path}“ lässt sich nicht schreiben: erlaube es, oder setze QUIZRUN_DATA auf einen eigenen Ordner", fr: "'{path}' n’est pas accessible en écriture : autorise-la, ou mets QUIZRUN_DATA sur un dossier à toi", es: "no se puede escribir en '{path}': permítelo, o pon QUIZRUN_DATA en una carpeta tuya"),
    Sentence("'{path}' cannot be read ({cause}): permit it, or set QUIZRUN_DATA to a folder of your own", de: "„{path}“ lässt sich nicht lesen ({cause}): erlaube es, oder setze QUIZRUN_DATA auf einen eigenen Ordner", fr: "'{path}' n’est pas lisible ({cause}) : autorise-le, ou mets QUIZRUN_DATA sur un dossier à toi", es: "no se puede leer '{path}' ({cause}): permítelo, o pon QUIZRUN_DATA en una carpeta tuya"),
    Sentence("'{path}' cannot be opened: set QUIZRUN_DATA to a folder that can be written", de: "„{path}“ lässt sich nicht öffnen: setze QUIZRUN_DATA auf einen Ordner, in den geschrieben werden kann", fr: "'{path}' ne s’ouvre pas : mets QUIZRUN_DATA sur un dossier où l’on peut écrire", es: "no se puede abrir '{path}': pon QUIZRUN_DATA en una carpeta donde se pueda escribir"),
    Sentence("'{path}' cannot be opened ({cause}): set QUIZRUN_DATA to a folder that can be written", de: "„{path}“ lässt sich nicht öffnen ({cause}): setze QUIZRUN_DATA auf einen Ordner, in den geschrieben werden kann", fr: "'{path}' ne s’ouvre pas ({cause}) : mets QUIZRUN_DATA sur un dossier où l’on peut écrire", es: "no se puede abrir '{path}' ({cause}): pon QUIZRUN_DATA en una carpeta donde se pueda escribir"),
    Sentence("the record '{path}' was written by a newer quizrun: update quizrun, or set QUIZRUN_DATA to another folder", de: "die Daten in „{path}“ stammen von einem neueren quizrun: aktualisiere quizrun, oder setze QUIZRUN_DATA auf einen anderen Ordner", fr: "les données de '{path}' viennent d’un quizrun plus récent : mets quizrun à jour, ou change QUIZRUN_DATA de dossier", es: "los datos de '{path}' son de un quizrun más nuevo: actualiza quizrun, o pon QUIZRUN_DATA en otra carpeta"),
    Sentence("there is no file '{path}'", de: "eine Datei „{path}“ gibt es nicht", fr: "il n’y a pas de fichier '{path}'", es: "no existe el archivo '{path}'"),
    Sentence("'{path}' is a folder: name a file", de: "„{path}“ ist ein Ordner: nenne eine Datei", fr: "'{path}' est un dossier : nomme un fichier", es: "'{path}' es una carpeta: nombra un archivo"),
    Sentence("'{path}' is a pipe or a device, which cannot hold a record: name a file", de: "„{path}“ ist eine Pipe oder ein Gerät und kann keine Daten aufnehmen: nenne eine Datei", fr: "'{path}' est un tube ou un périphérique, qui ne peut pas contenir de données : nomme un fichier", es: "'{path}' es una tubería o un dispositivo, que no puede guardar datos: nombra un archivo"),
    Sentence("'{path}' is the record itself: name another file", de: "„{path}“ ist die Datei der Daten selbst: nenne eine andere", fr: "'{path}' est le fichier des données lui-même : nommes-en un autre", es: "'{path}' es el propio archivo de los datos: nombra otro"),
    Sentence("'{path}' is in use, with a log beside it ('{log}'): name another file", de: "„{path}“ wird benutzt, ein Protokoll liegt daneben („{log}“): nenne eine andere Datei", fr: "'{path}' est utilisé, avec un journal à côté ('{log}') : nomme un autre fichier", es: "'{path}' está en uso, con un registro al lado ('{log}'): nombra otro archivo"),
    Sentence("'{path}' cannot be written ({cause}): nothing was changed there", de: "„{path}“ lässt sich nicht schreiben ({cause}): dort wurde nichts geändert", fr: "'{path}' n’est pas accessible en écriture ({cause}) : rien n’y a été changé", es: "no se puede escribir en '{path}' ({cause}): allí no se cambió nada"),
    Sentence("'{path}' is no record of quizrun, or is damaged from its first page on: name a file that `quizrun backup` wrote", de: "„{path}“ enthält keine Daten von quizrun oder ist von Anfang an beschädigt: nenne eine Datei, die `quizrun backup` geschrieben hat", fr: "'{path}' ne contient pas de données de quizrun, ou est endommagé dès le début : nomme un fichier écrit par `quizrun backup`", es: "'{path}' no son datos de quizrun, o está dañado desde el principio: nombra un archivo que escribiera `quizrun backup`"),
    Sentence("'{path}' was written by `player export`: `quizrun player import {file}` takes it", de: "„{path}“ stammt von `player export`: `quizrun player import {file}` liest es", fr: "'{path}' vient de `player export` : `quizrun player import {file}` le lit", es: "'{path}' es de `player export`: `quizrun player import {file}` lo lee"),
    Sentence("'{path}' is damaged ({cause}): nothing was restored; name another backup", de: "„{path}“ ist beschädigt ({cause}): nichts wurde zurückgespielt; nenne eine andere Sicherung", fr: "'{path}' est endommagé ({cause}) : rien n’a été restauré ; nomme une autre sauvegarde", es: "'{path}' está dañado ({cause}): no se restauró nada; nombra otra copia"),
    Sentence("'{path}' holds the {object}, which is not of quizrun: nothing was restored; name a file that `quizrun backup` wrote", de: "„{path}“ enthält {object}, das nicht von quizrun ist: nichts wurde zurückgespielt; nenne eine Datei, die `quizrun backup` geschrieben hat", fr: "'{path}' contient {object}, qui n’est pas de quizrun : rien n’a été restauré ; nomme un fichier écrit par `quizrun backup`", es: "'{path}' contiene {object}, que no es de quizrun: no se restauró nada; nombra un archivo que escribiera `quizrun backup`"),
    Sentence("the record '{path}' is damaged, so nothing was written: `quizrun history` repairs it, then try again", de: "die Daten in „{path}“ sind beschädigt, darum wurde nichts geschrieben: `quizrun history` repariert sie, versuche es dann noch einmal", fr: "les données de '{path}' sont endommagées, donc rien n’a été écrit : `quizrun history` les répare, puis réessaie", es: "los datos de '{path}' están dañados, así que no se escribió nada: `quizrun history` los repara; después inténtalo otra vez"),
    Sentence("the record '{path}' has {count}: --merge adds the missing ones, --force replaces it", de: "„{path}“ hat schon {count}: --merge fügt fehlende hinzu, --force ersetzt alles", fr: "'{path}' contient {count} : --merge ajoute ce qui manque, --force remplace tout", es: "'{path}' tiene {count}: --merge añade lo que falta, --force lo sustituye"),
    Sentence("the record '{path}' is open in another quizrun: close it, then try again; --merge works meanwhile", de: "„{path}“ ist in einem anderen quizrun offen: schließe es und versuche es noch einmal; --merge geht trotzdem", fr: "'{path}' est ouvert dans un autre quizrun : ferme-le, puis réessaie ; --merge marche quand même", es: "'{path}' está abierto en otro quizrun: ciérralo e inténtalo otra vez; --merge funciona entretanto"),
    Sentence("the sitting '{id}' is already in the record", de: "der Durchgang „{id}“ ist schon in den Daten", fr: "la partie '{id}' est déjà dans les données", es: "la partida '{id}' ya está en los datos"),
    Sentence("the sitting '{id}' is open in another quizrun: finish it there, then try again", de: "der Durchgang „{id}“ ist in einem anderen quizrun offen: beende ihn dort und versuche es noch einmal", fr: "la partie '{id}' est ouverte dans un autre quizrun : finis-la là-bas, puis réessaie", es: "la partida '{id}' está abierta en otro quizrun: acábala allí e inténtalo otra vez"),
    Sentence("the room '{id}' is open in another quizrun: end it there, then try again", de: "der Raum „{id}“ ist in einem anderen quizrun offen: beende ihn dort und versuche es noch einmal", fr: "la salle '{id}' est ouverte dans un autre quizrun : ferme-la là-bas, puis réessaie", es: "la sala '{id}' está abierta en otro quizrun: ciérrala allí e inténtalo otra vez"),
    Sentence("both played in the sitting '{id}': players of the same sitting cannot be merged", de: "beide haben im Durchgang „{id}“ gespielt: Spieler desselben Durchgangs lassen sich nicht vereinen", fr: "les deux ont joué dans la partie '{id}' : on ne peut pas réunir des joueurs d’une même partie", es: "los dos jugaron en la partida '{id}': no se pueden unir jugadores de la misma partida"),
    Sentence("the rows are deleted, but traces stay in '{path}' until every other quizrun is closed: close them, then try again", de: "gelöscht ist es, aber Spuren bleiben in „{path}“, bis jedes andere quizrun beendet ist: beende sie und versuche es noch einmal", fr: "c’est supprimé, mais des traces restent dans '{path}' tant qu’un autre quizrun est ouvert : ferme-les, puis réessaie", es: "está borrado, pero quedan restos en '{path}' hasta que se cierre cualquier otro quizrun: ciérralos e inténtalo otra vez"),
    Sentence("the sitting '{id}' went on in another window: continue there, or open it again here", de: "der Durchgang „{id}“ ging in einem anderen Fenster weiter: spiele dort weiter, oder öffne ihn hier neu", fr: "la partie '{id}' a continué dans une autre fenêtre : continue là-bas, ou rouvre-la ici", es: "la partida '{id}' siguió en otra ventana: continúa allí, o ábrela aquí de nuevo"),
    Sentence("the room '{id}' cannot be read: part of its log is missing", de: "der Raum „{id}“ lässt sich nicht lesen: ein Teil seines Protokolls fehlt", fr: "la salle '{id}' est illisible : une partie de son journal manque", es: "no se puede leer la sala '{id}': falta parte de su registro"),
    Sentence("a part of the sitting '{id}' was lost: open it again to go on without it", de: "ein Teil des Durchgangs „{id}“ ging verloren: öffne ihn noch einmal, um ohne diesen weiterzumachen", fr: "une partie de '{id}' est perdue : rouvre-la pour continuer sans", es: "se perdió una parte de la partida '{id}': ábrela de nuevo para seguir sin ella"),
    Sentence("the record '{path}' is damaged: close every other quizrun and start again to repair it", de: "die Daten in „{path}“ sind beschädigt: beende jedes andere quizrun und starte neu, um sie zu reparieren", fr: "les données de '{path}' sont endommagées : ferme tout autre quizrun et relance pour les réparer", es: "los datos de '{path}' están dañados: cierra cualquier otro quizrun y vuelve a empezar para repararlos"),
    Sentence("another quizrun is setting up '{path}': try again in a moment", de: "ein anderes quizrun richtet „{path}“ gerade ein: versuche es gleich noch einmal", fr: "un autre quizrun prépare '{path}' : réessaie dans un instant", es: "otro quizrun está preparando '{path}': inténtalo dentro de un momento"),
    Sentence("the record '{path}' was damaged and is kept as '{kept}'; nothing in it could be read", de: "die Daten in „{path}“ waren beschädigt und liegen nun in „{kept}“; nichts davon war lesbar", fr: "les données de '{path}' étaient endommagées et sont gardées dans '{kept}' ; rien n’était lisible", es: "los datos de '{path}' estaban dañados y quedan en '{kept}'; no se pudo leer nada"),
    Sentence("the record '{path}' was damaged and is kept as '{kept}'; {sittings} and {results} could be read and were carried over", de: "die Daten in „{path}“ waren beschädigt und liegen nun in „{kept}“; {sittings} und {results} waren lesbar und sind übernommen", fr: "les données de '{path}' étaient endommagées et sont gardées dans '{kept}' ; {sittings} et {results} ont pu être lus et repris", es: "los datos de '{path}' estaban dañados y quedan en '{kept}'; {sittings} y {results} se pudieron leer y se conservan"),
    Sentence("the record '{path}' was empty (0 bytes): its content is lost, and a new one begins; `quizrun restore FILE` brings a backup back", de: "„{path}“ war leer (0 Bytes): der Inhalt ist verloren, und neue Daten beginnen; `quizrun restore FILE` spielt eine Sicherung zurück", fr: "'{path}' était vide (0 octet) : son contenu est perdu, et tout recommence ; `quizrun restore FILE` restaure une sauvegarde", es: "'{path}' estaba vacío (0 bytes): su contenido se perdió y empieza uno nuevo; `quizrun restore FILE` restaura una copia"),
    Sentence("the bank '{path}' was damaged and is kept as '{kept}': `quizrun fetch` fills the new one", de: "die Bank „{path}“ war beschädigt und liegt nun in „{kept}“: `quizrun fetch` füllt die neue", fr: "la banque '{path}' était endommagée et est gardée dans '{kept}' : `quizrun fetch` remplit la nouvelle", es: "el banco '{path}' estaba dañado y queda en '{kept}': `quizrun fetch` llena el nuevo"),
    Sentence("no question was found: {looks}", de: "keine Frage gefunden; {looks}", fr: "aucune question trouvée ; {looks}", es: "no se encontró ninguna pregunta; {looks}"),
    Sentence("the question has no text: write one", de: "die Frage hat keinen Text: schreib einen", fr: "la question n’a pas de texte : écris-en un", es: "la pregunta no tiene texto: escribe uno"),
    Sentence("no answer is marked right: mark one", de: "keine Antwort ist als richtig markiert: markiere eine", fr: "aucune réponse n’est marquée juste : marques-en une", es: "ninguna respuesta está marcada como correcta: marca una"),
    Sentence("a question that matches needs two pairs at least: write 'left -> right' in each", de: "eine Zuordnung braucht mindestens zwei Paare: schreib in jedes 'left -> right'", fr: "une question d’appariement demande au moins deux paires : écris 'left -> right' dans chacune", es: "una pregunta de emparejar necesita al menos dos pares: escribe 'left -> right' en cada uno"),
    Sentence("the left '{left}' stands there twice: write it once", de: "„{left}“ steht links zweimal: schreib es einmal", fr: "'{left}' est deux fois à gauche : ne l’écris qu’une fois", es: "'{left}' está dos veces a la izquierda: escríbelo una vez"),
    Sentence("a number is expected, found '{text}'", de: "hier gehört eine Zahl hin, gefunden: „{text}“", fr: "il faut un nombre, trouvé : '{text}'", es: "aquí va un número; hay '{text}'"),
    Sentence("an answer is empty: write one, or remove its sign", de: "eine Antwort ist leer: schreib eine, oder nimm ihr Zeichen heraus", fr: "une réponse est vide : écris-en une, ou retire son signe", es: "una respuesta está vacía: escribe una, o quita su signo"),
    Sentence("a question is expected first, found '{text}'", de: "zuerst muss eine Frage kommen, gefunden: „{text}“", fr: "il faut d’abord une question, trouvé : '{text}'", es: "primero va una pregunta; hay '{text}'"),
    Sentence("the question has no line 'ANSWER: A': add one", de: "der Frage fehlt eine Zeile 'ANSWER: A': ergänze sie", fr: "il manque à la question une ligne 'ANSWER: A' : ajoute-la", es: "a la pregunta le falta una línea 'ANSWER: A': añádela"),
    Sentence("there is no answer '{letter}': {cure}", de: "eine Antwort „{letter}“ gibt es nicht; {cure}", fr: "il n’y a pas de réponse '{letter}' ; {cure}", es: "no hay respuesta '{letter}'; {cure}"),
    Sentence("this line belongs to no question: '{text}'", de: "diese Zeile gehört zu keiner Frage: „{text}“", fr: "cette ligne n’appartient à aucune question : '{text}'", es: "esta línea no pertenece a ninguna pregunta: '{text}'"),
    Sentence("unknown kind '{kind}': {cure}", de: "unbekannte Art „{kind}“; {cure}", fr: "type '{kind}' inconnu ; {cure}", es: "tipo '{kind}' desconocido; {cure}"),
    Sentence("the question has no {name}: write one", de: "der Frage fehlt {name}: schreib es", fr: "il manque à la question : {name} ; écris-le", es: "a la pregunta le falta {name}: escríbelo"),
    Sentence("the quotation mark that opens here is never closed: double every '\"' inside a cell", de: "das Anführungszeichen hier wird nie geschlossen: verdopple jedes „\"“ in einer Zelle", fr: "le guillemet ouvert ici n’est jamais fermé : double chaque '\"' dans une cellule", es: "las comillas que se abren aquí no se cierran: duplica cada '\"' dentro de una celda"),
    Sentence("the first line must name the columns, 'text' among them, found '{found}'", de: "die erste Zeile muss die Spalten nennen, darunter „text“, gefunden: „{found}“", fr: "la première ligne doit nommer les colonnes, dont 'text', trouvé : '{found}'", es: "la primera línea debe nombrar las columnas, entre ellas 'text'; hay '{found}'"),
    Sentence("the result of the formula '{formula}' was not saved: open the workbook in a spreadsheet program and save it", de: "das Ergebnis der Formel „{formula}“ wurde nicht gespeichert: öffne die Datei in einer Tabellenkalkulation und speichere sie", fr: "le résultat de la formule '{formula}' n’a pas été enregistré : ouvre le classeur dans un tableur et enregistre-le", es: "el resultado de la fórmula '{formula}' no se guardó: abre el libro en una hoja de cálculo y guárdalo"),
    Sentence("this is no XML: {reason}", de: "das ist kein XML: {reason}", fr: "ce n’est pas du XML : {reason}", es: "esto no es XML: {reason}"),
    Sentence("there are more than {n} elements: split the file", de: "es sind mehr als {n} Elemente: teile die Datei auf", fr: "il y a plus de {n} éléments : découpe le fichier", es: "hay más de {n} elementos: divide el archivo"),
    Sentence("a DOCTYPE is refused: remove it, and write texts in the place of its entities", de: "ein DOCTYPE wird abgelehnt: nimm es heraus, und schreib statt seiner Entitäten den Text", fr: "un DOCTYPE est refusé : retire-le, et écris du texte à la place de ses entités", es: "no se admite un DOCTYPE: quítalo, y escribe texto en lugar de sus entidades"),
    Sentence("a Moodle quiz begins with '<quiz>', found '{found}'", de: "ein Quiz von Moodle beginnt mit „<quiz>“, gefunden: „{found}“", fr: "un quiz Moodle commence par '<quiz>', trouvé : '{found}'", es: "un quiz de Moodle empieza con '<quiz>'; hay '{found}'"),
    Sentence("a question of type '{type}' cannot be carried over: ask it in another way", de: "eine Frage der Art „{type}“ lässt sich nicht übernehmen: stelle sie anders", fr: "une question de type '{type}' ne peut pas être reprise : pose-la autrement", es: "una pregunta de tipo '{type}' no se puede pasar: hazla de otra forma"),
    Sentence("the note has {n} gaps in a long text, which every card would repeat: make several notes of it", de: "die Notiz hat {n} Lücken in einem langen Text, den jede Karte wiederholen würde: mach mehrere Notizen daraus", fr: "la note a {n} trous dans un long texte, que chaque carte répéterait : fais-en plusieurs notes", es: "la nota tiene {n} huecos en un texto largo, que cada tarjeta repetiría: haz varias notas"),
    Sentence("the question has {n} elements, which are too many to read: split it", de: "die Frage hat {n} Elemente, das sind zu viele: teile sie auf", fr: "la question a {n} éléments, c’est trop : découpe-la", es: "la pregunta tiene {n} elementos, que son demasiados: divídela"),
    Sentence("bad encoding: the byte {byte} is no UTF-8, read as '{text}': save the file as UTF-8", de: "falsche Kodierung: das Byte {byte} ist kein UTF-8, gelesen als „{text}“; speichere die Datei als UTF-8", fr: "mauvais encodage : l’octet {byte} n’est pas de l’UTF-8, lu comme '{text}' ; enregistre le fichier en UTF-8", es: "mala codificación: el byte {byte} no es UTF-8, se lee como '{text}'; guarda el archivo como UTF-8"),
    Sentence("bad encoding: 1 more line is no UTF-8: save the file as UTF-8", de: "falsche Kodierung: noch 1 Zeile ist kein UTF-8; speichere die Datei als UTF-8", fr: "mauvais encodage : 1 autre ligne n’est pas de l’UTF-8 ; enregistre le fichier en UTF-8", es: "mala codificación: 1 línea más no es UTF-8; guarda el archivo como UTF-8"),
    Sentence("bad encoding: {n} more lines are no UTF-8: save the file as UTF-8", de: "falsche Kodierung: noch {n} Zeilen sind kein UTF-8; speichere die Datei als UTF-8", fr: "mauvais encodage : {n} autres lignes ne sont pas de l’UTF-8 ; enregistre le fichier en UTF-8", es: "mala codificación: {n} líneas más no son UTF-8; guarda el archivo como UTF-8"),
    Sentence("the weights of the right answers add up to '{sum}' %: make it 100", de: "die Gewichte der richtigen Antworten ergeben „{sum}“ %: mach 100 daraus", fr: "les poids des réponses correctes font '{sum}' % : ramène à 100", es: "los pesos de las respuestas correctas suman '{sum}' %: que sean 100"),
    Sentence("a blank line inside a question: remove it", de: "eine leere Zeile in einer Frage: nimm sie heraus", fr: "une ligne vide dans une question : retire-la", es: "una línea vacía dentro de una pregunta: quítala"),
    Sentence("a question begins here without a blank line before it: add one", de: "hier beginnt eine Frage ohne leere Zeile davor: ergänze sie", fr: "une question commence ici sans ligne vide avant : ajoute-la", es: "aquí empieza una pregunta sin línea vacía delante: añádela"),
    Sentence("the first sheet has no columns of questions: the sheet '{name}' is read; put it first", de: "das erste Blatt hat keine Spalten für Fragen: gelesen wird „{name}“; setz es nach vorn", fr: "la première feuille n’a pas de colonnes de questions : la feuille '{name}' est lue ; mets-la en premier", es: "la primera hoja no tiene columnas de preguntas: se lee la hoja '{name}'; ponla primero"),
    Sentence("unknown key '{key}': {cure}", de: "unbekannter Schlüssel „{key}“; {cure}", fr: "clé '{key}' inconnue ; {cure}", es: "clave '{key}' desconocida; {cure}"),
    Sentence("this text belongs to no question and is left out: '{text}'", de: "dieser Text gehört zu keiner Frage und bleibt weg: „{text}“", fr: "ce texte n’appartient à aucune question et est laissé de côté : '{text}'", es: "este texto no pertenece a ninguna pregunta y se omite: '{text}'"),
    Sentence("the image '{path}' is not in the quiz's folder and is left out: save it beside the quiz and name that file", de: "das Bild „{path}“ ist nicht im Ordner des Quiz und bleibt weg: speichere es neben dem Quiz und nenne diese Datei", fr: "l’image '{path}' n’est pas dans le dossier du quiz et est laissée de côté : enregistre-la à côté du quiz et nomme ce fichier", es: "la imagen '{path}' no está en la carpeta del quiz y se omite: guárdala junto al quiz y nombra ese archivo"),
    Sentence("the sound '{path}' is not in the file and is left out: save it beside the quiz and name it as 'audio'", de: "der Ton „{path}“ ist nicht in der Datei und bleibt weg: speichere ihn neben dem Quiz und nenne ihn als „audio“", fr: "le son '{path}' n’est pas dans le fichier et est laissé de côté : enregistre-le à côté du quiz et nomme-le dans 'audio'", es: "el sonido '{path}' no está en el archivo y se omite: guárdalo junto al quiz y nómbralo en 'audio'"),
    Sentence("'{key}' is there already: write it once", de: "„{key}“ gibt es schon: schreib es einmal", fr: "'{key}' existe déjà : ne l’écris qu’une fois", es: "'{key}' ya está: escríbelo una vez"),
    Sentence("the column '{name}' means the same as '{first}' and is left out: keep one of them", de: "die Spalte „{name}“ bedeutet dasselbe wie „{first}“ und bleibt weg: behalte eine davon", fr: "la colonne '{name}' veut dire la même chose que '{first}' et est laissée de côté : gardes-en une", es: "la columna '{name}' significa lo mismo que '{first}' y se omite: deja una de las dos"),
    Sentence("the line has {count} than the header", de: "die Zeile hat {count} als die Kopfzeile", fr: "la ligne a {count} que l’en-tête", es: "la línea tiene {count} que la cabecera"),
    Sentence("the file '{name}' is broken (no base64) and is left out", de: "die Datei „{name}“ ist beschädigt (kein base64) und bleibt weg", fr: "le fichier '{name}' est abîmé (pas de base64) et est laissé de côté", es: "el archivo '{name}' está dañado (no es base64) y se omite"),
    Sentence("'{key}' of {part} takes true or false, found {found}", de: "{part}: „{key}“ muss true oder false sein, gefunden: {found}", fr: "{part} : '{key}' doit être true ou false, trouvé : {found}", es: "{part}: '{key}' debe ser true o false; hay {found}"),
    Sentence("the id '{id}' is already that of the {item}: give each its own", de: "die id „{id}“ gibt es schon ({item}): gib jedem eine eigene", fr: "l’id '{id}' existe déjà ({item}) : donne à chacun le sien", es: "el id '{id}' ya existe ({item}): da a cada uno el suyo"),
    Sentence("this question has no id and gets '{id}', which is already that of the {item}: give it an id", de: "diese Frage hat keine id und bekommt „{id}“, die es schon gibt ({item}): gib ihr eine id", fr: "cette question n’a pas d’id et reçoit '{id}', qui existe déjà ({item}) : donne-lui un id", es: "esta pregunta no tiene id y recibe '{id}', que ya existe ({item}): dale un id"),
    Sentence("this answer has no id and gets '{id}', which is already that of the {item}: give it an id", de: "diese Antwort hat keine id und bekommt „{id}“, die es schon gibt ({item}): gib ihr eine id", fr: "cette réponse n’a pas d’id et reçoit '{id}', qui existe déjà ({item}) : donne-lui un id", es: "esta respuesta no tiene id y recibe '{id}', que ya existe ({item}): dale un id"),
    Sentence("the answers of {part} have the ids 'true' and 'false', found none", de: "{part}: die Antworten haben die ids „true“ und „false“, gefunden: keine", fr: "{part} : les réponses ont les ids 'true' et 'false', ici il n’y en a pas", es: "{part}: las respuestas tienen los ids 'true' y 'false'; aquí no hay ninguno"),
    Sentence("the answers of {part} have the ids 'true' and 'false', found '{id}'", de: "{part}: die Antworten haben die ids „true“ und „false“, gefunden: „{id}“", fr: "{part} : les réponses ont les ids 'true' et 'false', trouvé : '{id}'", es: "{part}: las respuestas tienen los ids 'true' y 'false'; hay '{id}'"),
    Sentence("the question has no answer: write at least two", de: "die Frage hat keine Antwort: schreib mindestens zwei", fr: "la question n’a aucune réponse : écris-en au moins deux", es: "la pregunta no tiene respuestas: escribe al menos dos"),
    Sentence("the question has a single answer: write at least two", de: "die Frage hat nur eine Antwort: schreib mindestens zwei", fr: "la question n’a qu’une réponse : écris-en au moins deux", es: "la pregunta tiene una sola respuesta: escribe al menos dos"),
    Sentence("no column is called 'participant' or has another usual name for it: choose the column of names, as in --participant '{name}'", de: "keine Spalte heißt „participant“ oder ähnlich: wähle die Spalte der Namen, etwa mit --participant '{name}'", fr: "aucune colonne ne s’appelle 'participant' ou presque : choisis la colonne des noms, par exemple avec --participant '{name}'", es: "ninguna columna se llama 'participant' o parecido: elige la columna de los nombres, por ejemplo con --participant '{name}'"),
    Sentence("{option}: there is no column '{name}'", de: "{option}: eine Spalte „{name}“ gibt es nicht", fr: "{option} : il n’y a pas de colonne '{name}'", es: "{option}: no existe la columna '{name}'"),
    Sentence("{option}: there is no column '{name}'{hint}", de: "{option}: eine Spalte „{name}“ gibt es nicht{hint}", fr: "{option} : il n’y a pas de colonne '{name}'{hint}", es: "{option}: no existe la columna '{name}'{hint}"),
    Sentence("--map: there is no question '{id}'", de: "--map: eine Frage „{id}“ gibt es nicht", fr: "--map : il n’y a pas de question '{id}'", es: "--map: no existe la pregunta '{id}'"),
    Sentence("--map: there is no question '{id}'{hint}", de: "--map: eine Frage „{id}“ gibt es nicht{hint}", fr: "--map : il n’y a pas de question '{id}'{hint}", es: "--map: no existe la pregunta '{id}'{hint}"),
    Sentence("the columns {list} are both the question '{id}': say which with --map COLUMN=QUESTION", de: "die Spalten {list} sind beide die Frage „{id}“: wähle eine mit --map COLUMN=QUESTION", fr: "les colonnes {list} sont toutes deux la question '{id}' : choisis avec --map COLUMN=QUESTION", es: "las columnas {list} son ambas la pregunta '{id}': elige con --map COLUMN=QUESTION"),
    Sentence("the column '{name}' has the text of several questions ({list}): say which with --map", de: "die Spalte „{name}“ hat den Text mehrerer Fragen ({list}): wähle eine mit --map", fr: "la colonne '{name}' a le texte de plusieurs questions ({list}) : choisis avec --map", es: "la columna '{name}' tiene el texto de varias preguntas ({list}): elige con --map"),
    Sentence("no column is a question of the quiz, by id or by text ({list}): name them with --map '{map}'", de: "keine Spalte ist eine Frage des Quiz, nach id oder Text ({list}): nenne sie mit --map '{map}'", fr: "aucune colonne n’est une question du quiz, par id ou par texte ({list}) : nomme-les avec --map '{map}'", es: "ninguna columna es una pregunta del quiz, por id o por texto ({list}): nómbralas con --map '{map}'"),
    Sentence("no column is a question of the quiz, by id or by text ({list}): where the numbers are those of printed versions, say which column has the versions' letters, as in --version-column '{name}', and --seed with the seed on the paper", de: "keine Spalte ist eine Frage des Quiz, nach id oder Text ({list}): sind die Nummern die gedruckter Fassungen, nenne die Spalte mit deren Buchstaben, etwa --version-column '{name}', und mit --seed den Startwert auf dem Papier", fr: "aucune colonne n’est une question du quiz, par id ou par texte ({list}) : si les numéros sont ceux de versions imprimées, donne la colonne de leurs lettres, par exemple --version-column '{name}', et avec --seed la graine sur la feuille", es: "ninguna columna es una pregunta del quiz, por id o por texto ({list}): si los números son de versiones impresas, di qué columna tiene sus letras, por ejemplo --version-column '{name}', y con --seed la semilla del papel"),
    Sentence("no column is a question with \"marked\": \"by hand\"", de: "keine Spalte ist eine Frage mit \"marked\": \"by hand\"", fr: "aucune colonne n’est une question avec \"marked\": \"by hand\"", es: "ninguna columna es una pregunta con \"marked\": \"by hand\""),
    Sentence("is a zip archive without a workbook in it", de: "ist ein ZIP-Archiv ohne Arbeitsmappe darin", fr: "est une archive zip sans classeur", es: "es un archivo zip sin ningún libro dentro"),
    Sentence("is a workbook of the old kind (.xls), or one with a password: save it as .xlsx without a password", de: "ist eine Arbeitsmappe der alten Art (.xls) oder hat ein Passwort: speichere sie als .xlsx ohne Passwort", fr: "est un classeur de l’ancien type (.xls), ou avec mot de passe : enregistre-le en .xlsx sans mot de passe", es: "es un libro del tipo antiguo (.xls), o con contraseña: guárdalo como .xlsx sin contraseña"),
    Sentence("is HTML or XML, not a table: open it in a spreadsheet program and save it as .xlsx or .csv", de: "ist HTML oder XML, keine Tabelle: öffne es in einer Tabellenkalkulation und speichere es als .xlsx oder .csv", fr: "est du HTML ou du XML, pas un tableau : ouvre-le dans un tableur et enregistre-le en .xlsx ou .csv", es: "es HTML o XML, no una tabla: ábrelo en una hoja de cálculo y guárdalo como .xlsx o .csv"),
    Sentence("is a workbook without a sheet", de: "ist eine Arbeitsmappe ohne Blatt", fr: "est un classeur sans feuille", es: "es un libro sin hojas"),
    Sentence("is a workbook with a password: save it without one", de: "ist eine Arbeitsmappe mit Passwort: speichere sie ohne", fr: "est un classeur avec mot de passe : enregistre-le sans", es: "es un libro con contraseña: guárdalo sin ella"),
    Sentence("has more than a spreadsheet can hold in line {n}", de: "hat in Zeile {n} mehr, als eine Tabelle fasst", fr: "a plus à la ligne {n} qu’une feuille de calcul ne peut contenir", es: "tiene en la línea {n} más de lo que cabe en una hoja"),
    Sentence("which quiz? Name one: {names}", de: "welches Quiz? Nenne eines: {names}", fr: "quel quiz ? Nommes-en un : {names}", es: "¿qué quiz? Nombra uno: {names}"),
    Sentence("{n} players are called '{name}': say which by its id ({list})", de: "{n} Spieler heißen „{name}“: sag mit der Kennung, welcher ({list})", fr: "{n} joueurs s’appellent '{name}' : dis lequel par son identifiant ({list})", es: "{n} jugadores se llaman '{name}': di cuál por su id ({list})"),
    Sentence("the mode has no option '{name}'; {cure}", de: "der Modus hat keine Option „{name}“; {cure}", fr: "le mode n’a pas d’option '{name}' ; {cure}", es: "el modo no tiene la opción '{name}'; {cure}"),
    Sentence("this quiz is being played in a room: play it there, or come back when that is over", de: "dieses Quiz wird gerade in einem Raum gespielt: spiele es dort, oder komm wieder, wenn es vorbei ist", fr: "ce quiz se joue dans une salle : joue-le là-bas, ou reviens quand ce sera fini", es: "este quiz se está jugando en una sala: juégalo allí, o vuelve cuando acabe"),
    Sentence("this sitting is not finished: it has no result yet", de: "dieser Durchgang ist nicht zu Ende: er hat noch kein Ergebnis", fr: "cette partie n’est pas finie : elle n’a pas encore de résultat", es: "esta partida no ha terminado: aún no tiene resultado"),
    Sentence("this sitting is not finished: there is no score to beat yet", de: "dieser Durchgang ist nicht zu Ende: es gibt noch keinen Punktestand zu schlagen", fr: "cette partie n’est pas finie : il n’y a pas encore de score à battre", es: "esta partida no ha terminado: aún no hay puntuación que batir"),
    Sentence("the quiz of the day is not finished yet: `quizrun daily` plays it", de: "das Quiz des Tages ist noch nicht zu Ende: `quizrun daily` spielt es", fr: "le quiz du jour n’est pas fini : `quizrun daily` le joue", es: "el quiz del día aún no ha terminado: `quizrun daily` lo juega"),
    Sentence("the players of one sitting need different names: `quizrun player rename` gives another", de: "die Spieler eines Durchgangs brauchen verschiedene Namen: `quizrun player rename` gibt einen anderen", fr: "les joueurs d’une partie doivent avoir des noms différents : `quizrun player rename` en donne un autre", es: "los jugadores de una partida necesitan nombres distintos: `quizrun player rename` da otro"),
    Sentence("'{name}' is named twice: once is enough", de: "„{name}“ steht zweimal da: einmal genügt", fr: "'{name}' est nommé deux fois : une suffit", es: "'{name}' está dos veces: basta con una"),
    Sentence("'{a}' and '{b}' are both modes: one mode and any modifiers can be given", de: "„{a}“ und „{b}“ sind beide Modi: möglich sind ein Modus und beliebige Zusätze", fr: "'{a}' et '{b}' sont tous deux des modes : on peut donner un mode et des modificateurs", es: "'{a}' y '{b}' son los dos modos: se puede dar un modo y modificadores"),
    Sentence("'{path}' is a whole record: {fix}", de: "„{path}“ enthält alle Daten: {fix}", fr: "'{path}' contient toutes les données : {fix}", es: "'{path}' contiene todos los datos: {fix}"),
    Sentence("'{path}' is no file that `player export` wrote", de: "„{path}“ ist keine Datei von `player export`", fr: "'{path}' n’est pas un fichier de `player export`", es: "'{path}' no es un archivo de `player export`"),
    Sentence("'{path}' was written by a newer quizrun: update quizrun", de: "„{path}“ stammt von einem neueren quizrun: aktualisiere quizrun", fr: "'{path}' vient d’un quizrun plus récent : mets quizrun à jour", es: "'{path}' es de un quizrun más nuevo: actualiza quizrun"),
    Sentence("there is no record of rooms", de: "es gibt noch keine Räume", fr: "il n’y a pas encore de salles", es: "aún no hay salas"),
    Sentence("there is no room '{word}'", de: "einen Raum „{word}“ gibt es nicht", fr: "il n’y a pas de salle '{word}'", es: "no existe la sala '{word}'"),
    Sentence("this room is open in another program", de: "dieser Raum ist in einem anderen Programm offen", fr: "cette salle est ouverte dans un autre programme", es: "esta sala está abierta en otro programa"),
    Sentence("'{word}' means several rooms: {list}", de: "„{word}“ passt auf mehrere Räume: {list}", fr: "'{word}' désigne plusieurs salles : {list}", es: "'{word}' vale para varias salas: {list}"),
    Sentence("no sitting is finished yet", de: "noch kein Durchgang ist zu Ende", fr: "aucune partie n’est finie", es: "aún no ha terminado ninguna partida"),
    Sentence("no question of the bank matches: `quizrun categories` lists the categories", de: "keine Frage der Bank passt: `quizrun categories` zeigt die Kategorien", fr: "aucune question de la banque ne convient : `quizrun categories` montre les catégories", es: "ninguna pregunta del banco encaja: `quizrun categories` muestra las categorías"),
    Sentence("it took too much processor time", de: "es brauchte zu viel Rechenzeit", fr: "il a pris trop de temps de calcul", es: "usó demasiado tiempo de cálculo"),
    Sentence("this system cannot close plugins off (no seccomp): only quizrun's own limits hold them", de: "dieses System kann Plugins nicht abschotten (kein seccomp): nur die Grenzen von quizrun halten sie", fr: "ce système ne peut pas isoler les plugins (pas de seccomp) : seules les limites de quizrun les retiennent", es: "este sistema no puede aislar los plugins (sin seccomp): solo los sujetan los límites de quizrun"),
    Sentence("1 cell could not be read, which counts as no response: see 'problems' in the output", de: "1 Zelle ließ sich nicht lesen und zählt als keine Antwort: siehe „problems“ in der Ausgabe", fr: "1 cellule n’a pas pu être lue et compte comme sans réponse : voir 'problems' dans la sortie", es: "1 celda no se pudo leer y cuenta como sin respuesta: mira 'problems' en la salida"),
    Sentence("{n} cells could not be read, which counts as no response: see 'problems' in the output", de: "{n} Zellen ließen sich nicht lesen und zählen als keine Antwort: siehe „problems“ in der Ausgabe", fr: "{n} cellules n’ont pas pu être lues et comptent comme sans réponse : voir 'problems' dans la sortie", es: "{n} celdas no se pudieron leer y cuentan como sin respuesta: mira 'problems' en la salida"),
    Sentence("{n} of {lines} could not be graded: see 'error' in the output", de: "{n} von {lines} ließen sich nicht bewerten: siehe „error“ in der Ausgabe", fr: "{n} sur {lines} n’ont pas pu être notées : voir 'error' dans la sortie", es: "{n} de {lines} no se pudieron puntuar: mira 'error' en la salida"),
    Sentence("the answers that begin here with '{' do not end: write '}' behind them, or '\\{' for a brace in the text", de: "die Antworten, die hier mit „{“ beginnen, enden nicht: schreib „}“ dahinter, oder „\\{“ für eine Klammer im Text", fr: "les réponses qui commencent ici par '{' ne se terminent pas : écris '}' après elles, ou '\\{' pour une accolade dans le texte", es: "las respuestas que empiezan aquí con '{' no terminan: escribe '}' detrás, o '\\{' para una llave en el texto"),
    Sentence("'}' without '{' before it: write '\\}' for a brace in the text", de: "„}“ ohne „{“ davor: schreib „\\}“ für eine Klammer im Text", fr: "'}' sans '{' avant : écris '\\}' pour une accolade dans le texte", es: "'}' sin '{' delante: escribe '\\}' para una llave en el texto"),
    Sentence("the question has answers in a second pair of braces, which would be shown as text: write a question for each, or '\\{' for a brace in the text", de: "die Frage hat Antworten in einem zweiten Klammerpaar, das als Text erschiene: schreib für jedes eine Frage, oder „\\{“ für eine Klammer im Text", fr: "la question a des réponses dans une deuxième paire d’accolades, qui s’afficherait comme du texte : écris une question pour chacune, ou '\\{' pour une accolade dans le texte", es: "la pregunta tiene respuestas en un segundo par de llaves, que se mostraría como texto: escribe una pregunta para cada uno, o '\\{' para una llave en el texto"),
    Sentence("{part} is of kind 'gaps' and has no gap: write [[name]] in its text", de: "{part} hat die Art „gaps“ und keine Lücke: schreib [[name]] in den Text", fr: "{part} est du type 'gaps' et n’a pas de trou : écris [[name]] dans son texte", es: "{part} es del tipo 'gaps' y no tiene huecos: escribe [[name]] en su texto"),
    Sentence("{part} has {n} gaps, and at most {most} are possible: divide it", de: "{part} hat {n} Lücken, möglich sind höchstens {most}: teile sie auf", fr: "{part} a {n} trous, {most} au plus sont possibles : divise-la", es: "{part} tiene {n} huecos, y como mucho puede haber {most}: divídela"),
    Sentence("the gap '{id}' of {part} has no entry in 'gaps': {cure}", de: "{part}: die Lücke „{id}“ hat keinen Eintrag in „gaps“; {cure}", fr: "{part} : le trou '{id}' n’a pas d’entrée dans 'gaps' ; {cure}", es: "{part}: el hueco '{id}' no tiene entrada en 'gaps'; {cure}"),
    Sentence("{part} has no right answer: write 'accept', 'correct' or 'answers'", de: "{part} hat keine richtige Antwort: schreib „accept“, „correct“ oder „answers“", fr: "{part} n’a pas de réponse correcte : écris 'accept', 'correct' ou 'answers'", es: "{part} no tiene respuesta correcta: escribe 'accept', 'correct' o 'answers'"),
    Sentence("{part} takes a word, and the question has no 'words': add a list of them", de: "{part} nimmt ein Wort, und die Frage hat keine „words“: ergänze eine Liste davon", fr: "{part} prend un mot, et la question n’a pas de 'words' : ajoute une liste", es: "{part} toma una palabra, y la pregunta no tiene 'words': añade una lista"),
    Sentence("the entry '{id}' in 'gaps' of {part} has no gap in the text: {cure}", de: "{part}: der Eintrag „{id}“ in „gaps“ hat keine Lücke im Text; {cure}", fr: "{part} : l’entrée '{id}' de 'gaps' n’a pas de trou dans le texte ; {cure}", es: "{part}: la entrada '{id}' de 'gaps' no tiene hueco en el texto; {cure}"),
    Sentence("the gap '{id}' stands twice in the text of {part}: give each its own name", de: "{part}: die Lücke „{id}“ steht zweimal im Text; gib jeder ihren eigenen Namen", fr: "{part} : le trou '{id}' est deux fois dans le texte ; donne à chacun son nom", es: "{part}: el hueco '{id}' está dos veces en el texto; da a cada uno su nombre"),
    Sentence("'correct' of {part} is '{word}', which is not among the 'words': {cure}", de: "{part}: „correct“ ist „{word}“, das nicht unter den „words“ ist; {cure}", fr: "{part} : 'correct' est '{word}', qui n’est pas dans les 'words' ; {cure}", es: "{part}: 'correct' es '{word}', que no está entre las 'words'; {cure}"),
    Sentence("'{word}' is right in more gaps of {part} than it may be used for: list it once more, or write 'reuse': true", de: "{part}: „{word}“ ist in mehr Lücken richtig, als es benutzt werden darf; nenne es noch einmal, oder schreib 'reuse': true", fr: "{part} : '{word}' est juste dans plus de trous qu’on ne peut l’utiliser ; écris-le encore une fois, ou 'reuse': true", es: "{part}: '{word}' es correcta en más huecos de los que se puede usar; ponla otra vez, o escribe 'reuse': true"),
    Sentence("{part} has nothing marked right, and earns no points: mark an answer", de: "{part}: nichts ist als richtig markiert, und sie bringt keine Punkte; markiere eine Antwort", fr: "{part} : rien n’est marqué juste, et elle ne rapporte rien ; marque une réponse", es: "{part}: nada está marcado como correcto y no da puntos; marca una respuesta"),
    Sentence("'{key}' means nothing in {part}, which takes a {kind}: remove it", de: "{part}: „{key}“ bedeutet nichts bei „{kind}“; nimm es heraus", fr: "{part} : '{key}' ne veut rien dire pour « {kind} » ; retire-le", es: "{part}: '{key}' no significa nada para «{kind}»; quítalo"),
    Sentence("the question has {n} gaps: {most} at most are read", de: "die Frage hat {n} Lücken: gelesen werden höchstens {most}", fr: "la question a {n} trous : {most} au plus sont lus", es: "la pregunta tiene {n} huecos: se leen como mucho {most}"),
    Sentence("several answers are right in gap {n} (MULTIRESPONSE): it becomes a question of its own", de: "in Lücke {n} sind mehrere Antworten richtig (MULTIRESPONSE): sie wird eine eigene Frage", fr: "plusieurs réponses sont justes dans le trou {n} (MULTIRESPONSE) : il devient une question à part", es: "en el hueco {n} son correctas varias respuestas (MULTIRESPONSE): pasa a ser una pregunta propia"),
    Sentence("there is no mode '{id}'", de: "es gibt keinen Modus „{id}“", fr: "il n’y a pas de mode '{id}'", es: "no hay ningún modo '{id}'"),
    Sentence("there is no file '{name}' of a quiz '{id}'", de: "es gibt keine Datei „{name}“ eines Quiz „{id}“", fr: "il n’y a pas de fichier '{name}' d’un quiz '{id}'", es: "no hay ningún archivo '{name}' de un quiz '{id}'"),
    Sentence("there is no version {n} of '{name}'", de: "es gibt keine Fassung {n} von „{name}“", fr: "il n’y a pas de version {n} de '{name}'", es: "no hay ninguna versión {n} de '{name}'"),
    Sentence("there is no draft of '{name}'", de: "es gibt keinen Entwurf von „{name}“", fr: "il n’y a pas de brouillon de '{name}'", es: "no hay ningún borrador de '{name}'"),
    Sentence("this token is unknown: import the file again", de: "dieses Merkwort ist unbekannt: importiere die Datei noch einmal", fr: "ce jeton est inconnu : importe de nouveau le fichier", es: "este testigo es desconocido: importa el archivo otra vez"),
    Sentence("'{name}' is no picture, sound or film that quizzes play", de: "„{name}“ ist kein Bild, Ton oder Film, den ein Quiz zeigt", fr: "'{name}' n’est ni une image, ni un son, ni une vidéo qu’un quiz joue", es: "'{name}' no es imagen, sonido ni película que un quiz reproduzca"),
    Sentence("'{name}' could not be saved: try again", de: "„{name}“ ließ sich nicht speichern: versuch es noch einmal", fr: "'{name}' n’a pas pu être enregistré : réessaie", es: "'{name}' no se pudo guardar: inténtalo otra vez"),
    Sentence("{input}: more than {n} MB of questions: split it", de: "{input}: mehr als {n} MB an Fragen: teile die Datei", fr: "{input} : plus de {n} Mo de questions : divise-le", es: "{input}: más de {n} MB de preguntas: divídelo"),
    Sentence("{input}: no question could be read", de: "{input}: keine Frage war zu lesen", fr: "{input} : aucune question n’a pu être lue", es: "{input}: no se pudo leer ninguna pregunta"),
    Sentence("{input} could not be read, as {reason}: split it, or export it again", de: "{input} war nicht zu lesen ({reason}): teile die Datei, oder exportiere sie noch einmal", fr: "{input} n’a pas pu être lu ({reason}) : divise-le, ou exporte-le de nouveau", es: "{input} no se pudo leer ({reason}): divídelo, o expórtalo otra vez"),
    Sentence("'{id}' could not be checked, as {reason}: split it", de: "„{id}“ ließ sich nicht prüfen ({reason}): teile es", fr: "'{id}' n’a pas pu être vérifié ({reason}) : divise-le", es: "'{id}' no se pudo comprobar ({reason}): divídelo"),
    Sentence("'{id}' has mistakes and was not saved: {inner}", de: "„{id}“ hat Fehler und wurde nicht gespeichert: {inner}", fr: "'{id}' a des erreurs et n’a pas été enregistré : {inner}", es: "'{id}' tiene errores y no se guardó: {inner}"),
    Sentence("not JSON at {line}:{column}: {inner}", de: "kein JSON bei {line}:{column}: {inner}", fr: "pas du JSON à {line}:{column} : {inner}", es: "no es JSON en {line}:{column}: {inner}"),
    Sentence("the id inside is not '{id}': write the same id, or save under the other name", de: "die id im Quiz ist nicht „{id}“: schreib dieselbe, oder speichere unter dem anderen Namen", fr: "l’id à l’intérieur n’est pas '{id}' : écris la même, ou enregistre sous l’autre nom", es: "el id interior no es '{id}': escribe el mismo, o guarda con el otro nombre"),
    Sentence("'{key}' expects an object", de: "„{key}“ muss ein Objekt sein", fr: "'{key}' doit être un objet", es: "'{key}' debe ser un objeto"),
    Sentence("'{key}' expects a text", de: "„{key}“ muss ein Text sein", fr: "'{key}' doit être un texte", es: "'{key}' debe ser un texto"),
    Sentence("unknown key '{key}'; known: {names}", de: "unbekannter Schlüssel „{key}“; bekannt: {names}", fr: "clé '{key}' inconnue ; connues : {names}", es: "clave '{key}' desconocida; conocidas: {names}"),
    Sentence("'{id}' is in '{path}', which is not JSON: `quizrun quiz convert` it, or take another id", de: "„{id}“ steht in „{path}“, und das ist kein JSON: nimm `quizrun quiz convert`, oder eine andere id", fr: "'{id}' est dans '{path}', qui n’est pas du JSON : utilise `quizrun quiz convert`, ou prends une autre id", es: "'{id}' está en '{path}', que no es JSON: usa `quizrun quiz convert`, o toma otro id"),
    Sentence("'{name}' was removed meanwhile: save it without an etag to make it anew", de: "„{name}“ wurde inzwischen entfernt: speichere es ohne etag, um es neu anzulegen", fr: "'{name}' a été supprimé entre-temps : enregistre-le sans etag pour le recréer", es: "'{name}' se quitó mientras tanto: guárdalo sin etag para crearlo de nuevo"),
    Sentence("'{name}' is there and is not what this was made from: read it again, then save", de: "„{name}“ ist da und nicht das, woraus dies entstand: lies es noch einmal, dann speichere", fr: "'{name}' est là et n’est pas ce dont ceci est issu : relis-le, puis enregistre", es: "'{name}' está ahí y no es aquello de lo que salió esto: léelo otra vez y guarda"),
    Sentence("more than {n} MB are not saved: split it", de: "mehr als {n} MB werden nicht gespeichert: teile es", fr: "plus de {n} Mo ne sont pas enregistrés : divise-le", es: "no se guardan más de {n} MB: divídelo"),
    Sentence("there is no folder for quizzes: set HOME, XDG_DATA_HOME or QUIZRUN_HOME", de: "es gibt keinen Ordner für Quizze: setze HOME, XDG_DATA_HOME oder QUIZRUN_HOME", fr: "il n’y a pas de dossier pour les quiz : définis HOME, XDG_DATA_HOME ou QUIZRUN_HOME", es: "no hay carpeta para los quiz: define HOME, XDG_DATA_HOME o QUIZRUN_HOME"),
    Sentence("If-Match is missing: send the etag of the file that goes", de: "If-Match fehlt: sende das etag der Datei, die wegkommt", fr: "If-Match manque : envoie l’etag du fichier à supprimer", es: "falta If-Match: envía el etag del archivo que se quita"),
    Sentence("the body was lost: send it again", de: "der Inhalt ging verloren: sende ihn noch einmal", fr: "le contenu s’est perdu : envoie-le de nouveau", es: "el contenido se perdió: envíalo otra vez"),
    Sentence("the body is not understood: send a JSON object as http.md has it", de: "der Inhalt ist nicht zu verstehen: sende ein JSON-Objekt, wie es in http.md steht", fr: "le contenu n’est pas compris : envoie un objet JSON comme dans http.md", es: "el contenido no se entiende: envía un objeto JSON como en http.md"),
    Sentence("'{name}' is a link or no ordinary file: put the file itself there", de: "„{name}“ ist ein Link oder keine gewöhnliche Datei: leg die Datei selbst dorthin", fr: "'{name}' est un lien ou n’est pas un fichier ordinaire : mets-y le fichier lui-même", es: "'{name}' es un enlace o no es un archivo normal: pon allí el archivo mismo"),
    Sentence("a draft of more than {n} MB is not kept", de: "ein Entwurf von mehr als {n} MB wird nicht behalten", fr: "un brouillon de plus de {n} Mo n’est pas conservé", es: "no se guarda un borrador de más de {n} MB"),
    Sentence("there is no question to copy: open one first", de: "es gibt keine Frage zum Kopieren: öffne erst eine", fr: "il n’y a pas de question à copier : ouvre-en une d’abord", es: "no hay pregunta que copiar: abre una primero"),
  ]

  /// Parts of such sentences.
  static let parts: [Sentence] = [
    .aText, .aNumber, .nothing, .oneSitting, .sittings,
    Sentence("the quiz", de: "das Quiz", fr: "le quiz", es: "el quiz"),
    Sentence("question '{id}'", de: "Frage „{id}“", fr: "question '{id}'", es: "pregunta '{id}'"),
    Sentence("answer '{id}' of question '{question}'", de: "Antwort „{id}“ der Frage „{question}“", fr: "réponse '{id}' de la question '{question}'", es: "respuesta '{id}' de la pregunta '{question}'"),
    Sentence("outcome '{id}'", de: "Ergebnis „{id}“", fr: "profil '{id}'", es: "perfil '{id}'"),
    Sentence("band {n}", de: "Stufe {n}", fr: "palier {n}", es: "tramo {n}"),
    Sentence("section '{id}'", de: "Abschnitt „{id}“", fr: "section '{id}'", es: "sección '{id}'"),
    Sentence("'tolerance' in question '{id}'", de: "„tolerance“ in Frage „{id}“", fr: "'tolerance' dans la question '{id}'", es: "'tolerance' en la pregunta '{id}'"),
    Sentence("a text, or a table of languages with a text each", de: "ein Text oder eine Tabelle mit einem Text je Sprache", fr: "un texte, ou une table avec un texte par langue", es: "un texto, o una tabla con un texto por idioma"),
    Sentence("a whole number", de: "eine ganze Zahl", fr: "un nombre entier", es: "un número entero"),
    Sentence("a list", de: "eine Liste", fr: "une liste", es: "una lista"),
    Sentence("an empty list", de: "eine leere Liste", fr: "une liste vide", es: "una lista vacía"),
    Sentence("a table", de: "eine Tabelle", fr: "une table", es: "una tabla"),
    Sentence("a list of two texts", de: "eine Liste aus zwei Texten", fr: "une liste de deux textes", es: "una lista de dos textos"),
    Sentence("lists of two texts, a left and its right", de: "Listen aus zwei Texten, links und rechts", fr: "des listes de deux textes, gauche et droite", es: "listas de dos textos, izquierda y derecha"),
    Sentence("a text or a list of texts", de: "ein Text oder eine Liste von Texten", fr: "un texte ou une liste de textes", es: "un texto o una lista de textos"),
    Sentence("a number, or a table with either 'relative' or 'geometric'", de: "eine Zahl oder eine Tabelle mit „relative“ oder „geometric“", fr: "un nombre, ou une table avec 'relative' ou 'geometric'", es: "un número, o una tabla con 'relative' o 'geometric'"),
    Sentence("a finite number", de: "eine endliche Zahl", fr: "un nombre fini", es: "un número finito"),
    Sentence("a number above 0, up to a billion", de: "eine Zahl über 0, höchstens eine Milliarde", fr: "un nombre au-dessus de 0, un milliard au plus", es: "un número mayor que 0, como mucho mil millones"),
    Sentence("a number from 0 to a billion", de: "eine Zahl von 0 bis zu einer Milliarde", fr: "un nombre de 0 à un milliard", es: "un número de 0 a mil millones"),
    Sentence("0, or a number from 0.000001 to a billion", de: "0 oder eine Zahl von 0,000001 bis zu einer Milliarde", fr: "0, ou un nombre de 0,000001 à un milliard", es: "0, o un número de 0,000001 a mil millones"),
    Sentence("a whole number from 1 to a billion", de: "eine ganze Zahl von 1 bis zu einer Milliarde", fr: "un nombre entier de 1 à un milliard", es: "un número entero de 1 a mil millones"),
    Sentence("a whole number from 0 to {n}", de: "eine ganze Zahl von 0 bis {n}", fr: "un nombre entier de 0 à {n}", es: "un número entero de 0 a {n}"),
    Sentence("a number within a billion above or below 0", de: "eine Zahl, höchstens eine Milliarde über oder unter 0", fr: "un nombre à un milliard au plus au-dessus ou au-dessous de 0", es: "un número a mil millones como mucho por encima o por debajo de 0"),
    Sentence("the number '{value}'", de: "die Zahl „{value}“", fr: "le nombre '{value}'", es: "el número '{value}'"),
    Sentence("the text '{value}'", de: "der Text „{value}“", fr: "le texte '{value}'", es: "el texto '{value}'"),
    Sentence("did you mean '{name}'?", de: "meintest du „{name}“?", fr: "tu voulais dire '{name}' ?", es: "¿querías decir '{name}'?"),
    Sentence("write {names} or '{last}'", de: "schreib {names} oder „{last}“", fr: "écris {names} ou '{last}'", es: "escribe {names} o '{last}'"),
    Sentence("write '{name}'", de: "schreib „{name}“", fr: "écris '{name}'", es: "escribe '{name}'"),
    Sentence("write one of {names}", de: "schreib eines von {names}", fr: "écris l’un de {names}", es: "escribe uno de {names}"),
    Sentence("write {names}", de: "schreib {names}", fr: "écris {names}", es: "escribe {names}"),
    Sentence("add it there", de: "ergänze es dort", fr: "ajoute-le là", es: "añádelo allí"),
    Sentence("add one", de: "ergänze es", fr: "ajoute-le", es: "añádelo"),
    Sentence("add a list of them", de: "ergänze eine Liste davon", fr: "ajoute une liste", es: "añade una lista"),
    Sentence("write up to which value it applies", de: "schreib, bis zu welchem Wert es gilt", fr: "écris jusqu’à quelle valeur cela vaut", es: "escribe hasta qué valor vale"),
    Sentence("write what it applies to, or 'otherwise': true", de: "schreib, wofür es gilt, oder 'otherwise': true", fr: "écris à quoi cela s’applique, ou 'otherwise': true", es: "escribe para qué vale, o 'otherwise': true"),
    Sentence("remove it", de: "nimm es heraus", fr: "retire-le", es: "quítalo"),
    Sentence("remove it, or put it under 'data'", de: "nimm es heraus oder setz es unter „data“", fr: "retire-le, ou mets-le sous 'data'", es: "quítalo o ponlo en 'data'"),
    Sentence("write it in the answers that are right", de: "schreib es in die richtigen Antworten", fr: "écris-le dans les réponses correctes", es: "escríbelo en las respuestas correctas"),
    Sentence(": `quizrun list` shows them", de: "; `quizrun list` zeigt alle", fr: " ; `quizrun list` les montre", es: "; `quizrun list` los muestra"),
    Sentence(": `quizrun plugins` lists them", de: "; `quizrun plugins` zeigt alle", fr: " ; `quizrun plugins` les montre", es: "; `quizrun plugins` los muestra"),
    Sentence(": `quizrun player list` lists the players", de: "; `quizrun player list` zeigt alle", fr: " ; `quizrun player list` les montre", es: "; `quizrun player list` los muestra"),
    Sentence("; did you mean '{name}'?", de: "; meintest du „{name}“?", fr: " ; tu voulais dire '{name}' ?", es: "; ¿querías decir '{name}'?"),
    Sentence("a value", de: "ein Wert", fr: "une valeur", es: "un valor"),
    Sentence("a value or ']'", de: "ein Wert oder „]“", fr: "une valeur ou ']'", es: "un valor o ']'"),
    Sentence("a key in double quotes", de: "ein Schlüssel in Anführungszeichen", fr: "une clé entre guillemets doubles", es: "una clave entre comillas dobles"),
    Sentence("a key in double quotes or '}'", de: "ein Schlüssel in Anführungszeichen oder „}“", fr: "une clé entre guillemets doubles ou '}'", es: "una clave entre comillas dobles o '}'"),
    Sentence("':' after the key", de: "„:“ nach dem Schlüssel", fr: "':' après la clé", es: "':' después de la clave"),
    Sentence("a comma or ']'", de: "ein Komma oder „]“", fr: "une virgule ou ']'", es: "una coma o ']'"),
    Sentence("a comma or '}'", de: "ein Komma oder „}“", fr: "une virgule ou '}'", es: "una coma o '}'"),
    Sentence("a digit", de: "eine Ziffer", fr: "un chiffre", es: "una cifra"),
    Sentence("the '['", de: "das „[“", fr: "le '['", es: "el '['"),
    Sentence("the '{'", de: "das „{“", fr: "le '{'", es: "el '{'"),
    Sentence("the text", de: "der Text", fr: "le texte", es: "el texto"),
    Sentence("at column {n}", de: "in Spalte {n}", fr: "à la colonne {n}", es: "en la columna {n}"),
    Sentence("at {line}:{column}", de: "bei {line}:{column}", fr: "à {line}:{column}", es: "en {line}:{column}"),
    Sentence("at {place}", de: "bei {place}", fr: "à {place}", es: "en {place}"),
    Sentence("before it", de: "davor", fr: "avant", es: "antes"),
    Sentence("1 result", de: "1 Ergebnis", fr: "1 résultat", es: "1 resultado"),
    Sentence("{n} results", de: "{n} Ergebnisse", fr: "{n} résultats", es: "{n} resultados"),
    Sentence("1 more error", de: "noch 1 Fehler", fr: "encore 1 erreur", es: "1 error más"),
    Sentence("{n} more errors", de: "noch {n} Fehler", fr: "encore {n} erreurs", es: "{n} errores más"),
    Sentence("1 gap", de: "1 Lücke", fr: "1 trou", es: "1 hueco"),
    Sentence("{n} gaps", de: "{n} Lücken", fr: "{n} trous", es: "{n} huecos"),
    Sentence("1 picture", de: "1 Bild", fr: "1 image", es: "1 imagen"),
    Sentence("{n} pictures", de: "{n} Bilder", fr: "{n} images", es: "{n} imágenes"),
    Sentence("1 more cell", de: "1 Zelle mehr", fr: "1 cellule de plus", es: "1 celda más"),
    Sentence("{n} more cells", de: "{n} Zellen mehr", fr: "{n} cellules de plus", es: "{n} celdas más"),
    Sentence("in GIFT one is 'What? { =right ~wrong }'", de: "in GIFT sieht sie so aus: 'What? { =right ~wrong }'", fr: "en GIFT : 'What? { =right ~wrong }'", es: "en GIFT es así: 'What? { =right ~wrong }'"),
    Sentence("in Aiken one is a line with the question, lines 'A. …', 'B. …', and 'ANSWER: A'", de: "in Aiken ist sie eine Zeile mit der Frage, Zeilen 'A. …', 'B. …' und 'ANSWER: A'", fr: "en Aiken : une ligne avec la question, des lignes 'A. …', 'B. …', et 'ANSWER: A'", es: "en Aiken es una línea con la pregunta, líneas 'A. …', 'B. …' y 'ANSWER: A'"),
    Sentence("below the line of names each line is one", de: "unter der Zeile mit den Namen ist jede Zeile eine", fr: "sous la ligne des noms, chaque ligne en est une", es: "debajo de la línea de nombres, cada línea es una"),
    Sentence("in Markdown one is a heading '### What?' with a list of '- [x] right' and '- [ ] wrong'", de: "in Markdown ist sie eine Überschrift '### What?' mit einer Liste aus '- [x] right' und '- [ ] wrong'", fr: "en Markdown : un titre '### What?' avec une liste de '- [x] right' et '- [ ] wrong'", es: "en Markdown es un título '### What?' con una lista de '- [x] right' y '- [ ] wrong'"),
    Sentence("the list 'results' is empty", de: "die Liste „results“ ist leer", fr: "la liste 'results' est vide", es: "la lista 'results' está vacía"),
    Sentence("in a deck one is a line with a front, a tab, and a back", de: "in einem Stapel ist sie eine Zeile mit Vorderseite, Tabulator und Rückseite", fr: "dans un paquet : une ligne avec un recto, une tabulation et un verso", es: "en un mazo es una línea con anverso, tabulador y reverso"),
    Sentence("the package has no cards", de: "das Paket hat keine Karten", fr: "le paquet n’a pas de cartes", es: "el paquete no tiene tarjetas"),
    Sentence("add one to 'questions'", de: "ergänze eine in „questions“", fr: "ajoutes-en une dans 'questions'", es: "añade una en 'questions'"),
    Sentence("a table with 'title' and 'questions'", de: "eine Tabelle mit „title“ und „questions“", fr: "une table avec 'title' et 'questions'", es: "una tabla con 'title' y 'questions'"),
    Sentence("a table with '{key}'", de: "eine Tabelle mit „{key}“", fr: "une table avec '{key}'", es: "una tabla con '{key}'"),
    Sentence("question {where}", de: "Frage {where}", fr: "question {where}", es: "pregunta {where}"),
    Sentence("answer {where}", de: "Antwort {where}", fr: "réponse {where}", es: "respuesta {where}"),
    Sentence("outcome {where}", de: "Ergebnis {where}", fr: "profil {where}", es: "perfil {where}"),
    Sentence("section {where}", de: "Abschnitt {where}", fr: "section {where}", es: "sección {where}"),
    Sentence(": `quizrun help` lists commands, `quizrun list` the quizzes", de: "; `quizrun help` zeigt die Befehle, `quizrun list` die Quizze", fr: " ; `quizrun help` montre les commandes, `quizrun list` les quiz", es: "; `quizrun help` muestra los comandos, `quizrun list` los quizzes"),
    Sentence("it has none", de: "er hat keine", fr: "il n’en a pas", es: "no tiene ninguna"),
    Sentence("it has {names}", de: "er hat {names}", fr: "il a {names}", es: "tiene {names}"),
    Sentence("1 line", de: "1 Zeile", fr: "1 ligne", es: "1 línea"),
    Sentence("{n} lines", de: "{n} Zeilen", fr: "{n} lignes", es: "{n} líneas"),
    Sentence("'{id}'", de: "„{id}“", fr: "'{id}'", es: "'{id}'"),
    Sentence(": there are {names}", de: "; es gibt {names}", fr: " ; il y a {names}", es: "; hay {names}"),
    Sentence("on, off, quiz or seconds above 0, up to a million", de: "on, off, quiz oder Sekunden über 0, höchstens eine Million", fr: "on, off, quiz ou des secondes au-dessus de 0, un million au plus", es: "on, off, quiz o segundos mayores que 0, como mucho un millón"),
    Sentence("days a week, from 0 (none) to 7", de: "Tage je Woche, von 0 (keine) bis 7", fr: "des jours par semaine, de 0 (aucun) à 7", es: "días por semana, de 0 (ninguno) a 7"),
    Sentence("auto or required", de: "auto oder required", fr: "auto ou required", es: "auto o required"),
    Sentence("auto or one of {names}", de: "auto oder eines von {names}", fr: "auto ou l’un de {names}", es: "auto o uno de {names}"),
    Sentence("off, or a command such as 'mpv --no-video', to which the sound's file is added", de: "off, oder ein Befehl wie 'mpv --no-video', an den die Tondatei gehängt wird", fr: "off, ou une commande comme 'mpv --no-video', à laquelle s’ajoute le fichier du son", es: "off, o un comando como 'mpv --no-video', al que se añade el archivo del sonido"),
    Sentence("gap '{id}' of question '{question}'", de: "Lücke „{id}“ der Frage „{question}“", fr: "trou '{id}' de la question '{question}'", es: "hueco '{id}' de la pregunta '{question}'"),
    Sentence("a table with 'accept', 'correct' or 'answers'", de: "eine Tabelle mit „accept“, „correct“ oder „answers“", fr: "une table avec 'accept', 'correct' ou 'answers'", es: "una tabla con 'accept', 'correct' o 'answers'"),
    Sentence("write [[{id}]] there, or remove it", de: "schreib dort [[{id}]], oder nimm ihn heraus", fr: "écris-y [[{id}]], ou retire-la", es: "escribe ahí [[{id}]], o quítala"),
  ]
}

extension Sentence {
  static let aText = Sentence("a text", de: "ein Text", fr: "un texte", es: "un texto")
  static let aNumber = Sentence("a number", de: "eine Zahl", fr: "un nombre", es: "un número")
  static let nothing = Sentence("nothing", de: "nichts", fr: "rien", es: "nada")
  static let oneSitting = Sentence("1 sitting", de: "1 Durchgang", fr: "1 partie", es: "1 partida")
  static let sittings = Sentence("{n} sittings", de: "{n} Durchgänge", fr: "{n} parties", es: "{n} partidas")
}

// MARK: - Findings in a teacher's words

/// The findings of `quiz check` as the workshop's forms say them: without ids, keys of the file and words of programmers.
package struct TeacherWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  /// The English forms of findings, and the sentence that stands for them.
  static let sentences: [(forms: [String], sentence: Sentence)] = [
    (["'{key}' of {q} is empty: write one", "the input is empty: a value was expected"], Sentence("This is empty: write something.", de: "Hier steht nichts: schreib etwas hinein.", fr: "C’est vide : écris quelque chose.", es: "Está vacío: escribe algo.")),
    (["{q} has an empty text: write one", "{q} has no 'text': {c}"], Sentence("The text is missing: write one.", de: "Der Text fehlt: schreib einen.", fr: "Le texte manque : écris-en un.", es: "Falta el texto: escribe uno.")),
    (["{q} has no 'title': {c}"], Sentence("The title is missing: write one.", de: "Der Titel fehlt: schreib einen.", fr: "Le titre manque : écris-en un.", es: "Falta el título: escribe uno.")),
    (["{q} has no 'correct': {c}"], Sentence("The right answer is missing: say which it is.", de: "Die richtige Antwort fehlt: sag, welche es ist.", fr: "La bonne réponse manque : dis laquelle.", es: "Falta la respuesta correcta: di cuál es.")),
    (["{q} has no 'accept': {c}"], Sentence("The right answer is missing: write at least one text.", de: "Die richtige Antwort fehlt: schreib wenigstens einen Text.", fr: "La bonne réponse manque : écris au moins un texte.", es: "Falta la respuesta correcta: escribe al menos un texto.")),
    (["{q} has no '{key}': {c}"], Sentence("Something is missing here: fill in the fields.", de: "Hier fehlt etwas: fülle die Felder aus.", fr: "Il manque quelque chose ici : remplis les champs.", es: "Aquí falta algo: rellena los campos.")),
    (["the quiz has no 'questions': {c}", "'questions' of the quiz is empty: add at least one question"], Sentence("The quiz has no question: add one.", de: "Das Quiz hat keine Frage: füge eine hinzu.", fr: "Le quiz n’a pas de question : ajoutes-en une.", es: "El quiz no tiene preguntas: añade una.")),
    (["{q} is of kind '{kind}' and has no 'answers': add at least one"], Sentence("There are no answers: write at least one.", de: "Es gibt keine Antworten: schreib wenigstens eine.", fr: "Il n’y a pas de réponses : écris-en au moins une.", es: "No hay respuestas: escribe al menos una.")),
    (["{q} is of kind 'match' and has no 'pairs': add at least one, a left and its right"], Sentence("There are no pairs: add one.", de: "Es gibt keine Paare: füge eines hinzu.", fr: "Il n’y a pas de paires : ajoutes-en une.", es: "No hay pares: añade uno.")),
    (["{q} has no 'kind' and no 'answers': {c}"], Sentence("Choose a kind, and write answers.", de: "Wähle eine Art, und schreib Antworten.", fr: "Choisis un type et écris des réponses.", es: "Elige un tipo y escribe respuestas.")),
    (["the section '{id}' of {q} is not among the quiz's 'sections': {c}"], Sentence("There is no section “{id}”: add it in the settings of the quiz, or choose another one.", de: "Einen Abschnitt „{id}“ gibt es nicht: lege ihn in den Einstellungen des Quiz an, oder wähle einen anderen.", fr: "Il n’y a pas de partie « {id} » : ajoute-la dans les réglages du quiz, ou choisis-en une autre.", es: "No hay sección «{id}»: añádela en los ajustes del quiz, o elige otra.")),
    (["the outcome '{id}' of {q} is not among the quiz's 'outcomes': {c}"], Sentence("There is no outcome “{id}”: add it in the settings of the quiz.", de: "Einen Ergebnistyp „{id}“ gibt es nicht: lege ihn in den Einstellungen des Quiz an.", fr: "Il n’y a pas de profil « {id} » : ajoute-le dans les réglages du quiz.", es: "No hay resultado «{id}»: añádelo en los ajustes del quiz.")),
    (["the left '{left}' of {q} is already that of the pair {w}: write it once"], Sentence("“{left}” stands on the left twice: write it once.", de: "„{left}“ steht zweimal links: schreib es einmal.", fr: "« {left} » est deux fois à gauche : écris-le une fois.", es: "«{left}» está dos veces a la izquierda: escríbelo una vez.")),
    (["'correct' of {q} is '{side}', but its answer '{other}' is marked right: remove one of the two"], Sentence("Two answers are said to be right: keep one of them.", de: "Zwei Antworten gelten als richtig: behalte eine davon.", fr: "Deux réponses sont dites bonnes : gardes-en une.", es: "Dos respuestas figuran como correctas: deja una.")),
    (["unknown key '{key}' in {q}: {c}"], Sentence("The file has an entry “{key}” that quizrun does not use. It stays as it is.", de: "Die Datei hat einen Eintrag „{key}“, den quizrun nicht verwendet. Er bleibt, wie er ist.", fr: "Le fichier a une entrée « {key} » que quizrun n’utilise pas. Elle reste telle quelle.", es: "El archivo tiene una entrada «{key}» que quizrun no usa. Se queda como está.")),
    (["'{key}' means nothing in {q} of kind '{kind}': {c}"], Sentence("This means nothing for this kind of question: empty the field.", de: "Das bedeutet bei dieser Art von Frage nichts: leere das Feld.", fr: "Cela ne veut rien dire pour ce type de question : vide le champ.", es: "Esto no significa nada en este tipo de pregunta: vacía el campo.")),
    (["'fraction' of {q} is a share of the points, usually -1 to 1, found '{value}'"], Sentence("A share of the points lies between -1 and 1; here stands {value}.", de: "Ein Anteil der Punkte liegt zwischen -1 und 1; hier steht {value}.", fr: "Une part des points va de -1 à 1 ; ici il y a {value}.", es: "Una parte de los puntos va de -1 a 1; aquí pone {value}.")),
    (["'correct' of {q} can never be chosen from {min} to {max}, found '{right}'"], Sentence("The right number {right} cannot be chosen: the slider goes from {min} to {max} by steps.", de: "Die richtige Zahl {right} lässt sich nicht wählen: der Regler geht in Schritten von {min} bis {max}.", fr: "Le nombre exact {right} ne peut pas être choisi : le curseur va de {min} à {max} par pas.", es: "El número correcto {right} no se puede elegir: el control va de {min} a {max} por pasos.")),
    (["{q} has nothing marked right, and earns no points among questions that do: mark one as right", "{q} has nothing marked right, and the quiz has neither outcomes nor a mode: mark one as right", "{q} has nothing marked right, and earns no points: mark an answer"], Sentence("No answer is marked right: tick the right one.", de: "Keine Antwort ist als richtig markiert: kreuze die richtige an.", fr: "Aucune réponse n’est cochée comme bonne : coche la bonne.", es: "Ninguna respuesta está marcada como correcta: marca la correcta.")),
    (["{q} has nothing marked right, and earns no points among questions that do: mark one as right, or write 'marked': 'by hand' to mark the answers yourself"], Sentence("The right answer is missing: write one, or choose that you mark the answers yourself.", de: "Die richtige Antwort fehlt: schreib eine, oder wähle, dass du die Antworten selbst wertest.", fr: "La bonne réponse manque : écris-en une, ou choisis de noter toi-même.", es: "Falta la respuesta correcta: escribe una, o elige calificar tú.")),
    (["the text '{text}' of {q} is already that of the answer {w}"], Sentence("Two answers have the same text: change one of them.", de: "Zwei Antworten haben denselben Text: ändere eine davon.", fr: "Deux réponses ont le même texte : change l’une d’elles.", es: "Dos respuestas tienen el mismo texto: cambia una.")),
    (["outcome '{id}' can never win: whatever is answered, '{other}' is ahead of it"], Sentence("This outcome can never win: another one is always ahead of it.", de: "Dieser Ergebnistyp kann nie gewinnen: ein anderer liegt immer davor.", fr: "Ce profil ne peut jamais l’emporter : un autre est toujours devant.", es: "Este resultado nunca puede ganar: otro va siempre por delante.")),
    (["{q} never applies, as the answer {w} takes all that it would: put the narrower one first, or remove one"], Sentence("This never counts, as an earlier answer takes the same: put it higher, or remove it.", de: "Das zählt nie, weil eine frühere Antwort dasselbe nimmt: setz es höher, oder entferne es.", fr: "Cela ne compte jamais, car une réponse précédente prend la même chose : monte-la, ou retire-la.", es: "Esto nunca cuenta, porque una respuesta anterior toma lo mismo: súbela o quítala.")),
    (["{q} applies when no other does, wherever it stands: write it last"], Sentence("This is for everything else: put it last.", de: "Das ist für alles andere: setz es ans Ende.", fr: "C’est pour tout le reste : mets-le à la fin.", es: "Esto es para todo lo demás: ponlo al final.")),
    (["{q} begins at '{from}' like the band {w}, and is never given: write another 'from', or remove it"], Sentence("Two comments begin at {from} percent: change one of them.", de: "Zwei Kommentare beginnen bei {from} Prozent: ändere einen davon.", fr: "Deux commentaires commencent à {from} pour cent : change l’un d’eux.", es: "Dos comentarios empiezan en el {from} por ciento: cambia uno.")),
    (["the right answers of {q} earn '{sum}' of the points together: make it 1"], Sentence("The right answers earn {sum} of the points together: make it 1.", de: "Die richtigen Antworten bringen zusammen {sum} der Punkte: mach 1 daraus.", fr: "Les bonnes réponses rapportent ensemble {sum} des points : fais-en 1.", es: "Las respuestas correctas dan juntas {sum} de los puntos: haz que sea 1.")),
    (["the quiz names its author or source and has no 'licence': add one, as in 'CC BY 4.0'"], Sentence("An author is named and no licence: add one, such as CC BY 4.0.", de: "Ein Autor ist genannt und keine Lizenz: ergänze sie, etwa CC BY 4.0.", fr: "Un auteur est nommé sans licence : ajoutes-en une, par exemple CC BY 4.0.", es: "Hay autor y no hay licencia: añade una, como CC BY 4.0.")),
    (["{q} has no question: write its id as 'section' of its questions"], Sentence("This section has no question: choose it at its questions.", de: "Dieser Abschnitt hat keine Frage: wähle ihn bei seinen Fragen.", fr: "Cette partie n’a pas de question : choisis-la dans ses questions.", es: "Esta sección no tiene preguntas: elígela en sus preguntas.")),
    (["'pick' of {q} is '{n}', and there is 1 question to draw from, so none is left out: write a smaller number, or remove it"], Sentence("There is only 1 question to draw from: empty the field.", de: "Es gibt nur 1 Frage zum Ziehen: leere das Feld.", fr: "Il n’y a qu’une question à tirer : vide le champ.", es: "Solo hay 1 pregunta para sortear: vacía el campo.")),
    (["'pick' of {q} is '{n}', and there are {all} questions to draw from, so none is left out: write a smaller number, or remove it"], Sentence("There are only {all} questions to draw from: write a smaller number, or empty the field.", de: "Es gibt nur {all} Fragen zum Ziehen: schreib eine kleinere Zahl, oder leere das Feld.", fr: "Il n’y a que {all} questions à tirer : écris un nombre plus petit, ou vide le champ.", es: "Solo hay {all} preguntas para sortear: escribe un número menor, o vacía el campo.")),
    (["'typos' of {q} forgives nothing: answers of three letters or fewer, and those with '*', must be right; remove it"], Sentence("No typing mistake is forgiven here, as the answers are too short: empty the field.", de: "Hier wird kein Tippfehler verziehen, weil die Antworten zu kurz sind: leere das Feld.", fr: "Aucune faute n’est pardonnée ici, car les réponses sont trop courtes : vide le champ.", es: "Aquí no se perdona ninguna errata, porque las respuestas son muy cortas: vacía el campo.")),
    (["'{key}' of {q} takes {shape}, found {found}", "'{key}' of {q} takes {shape}, found '{text}'"], Sentence("Something else belongs here: {shape}.", de: "Hier muss etwas anderes stehen: {shape}.", fr: "Il faut autre chose ici : {shape}.", es: "Aquí va otra cosa: {shape}.")),
    (["'{key}' of {q} takes a path inside the quiz's folder, found '{path}'"], Sentence("The file “{path}” does not lie beside the quiz: choose a file.", de: "Die Datei „{path}“ liegt nicht beim Quiz: wähle eine Datei.", fr: "Le fichier « {path} » n’est pas à côté du quiz : choisis un fichier.", es: "El archivo «{path}» no está junto al quiz: elige un archivo.")),
    (["'min' of {q} must be below 'max', found '{min}' and '{max}'"], Sentence("The lowest value must be below the highest.", de: "Der kleinste Wert muss unter dem größten liegen.", fr: "La valeur minimale doit être sous la maximale.", es: "El valor mínimo debe estar por debajo del máximo.")),
    (["'step' of {q} takes at most 'max' minus 'min' ({span}), found '{step}'"], Sentence("The step is larger than the range: make it smaller.", de: "Der Schritt ist größer als der Bereich: mach ihn kleiner.", fr: "Le pas est plus grand que l’intervalle : réduis-le.", es: "El paso es mayor que el intervalo: redúcelo.")),
    (["the image '{path}' of {q} is not there: add the file or correct its path", "'{key}' of {q}: the image '{path}' is not there: add the file or correct its path"], Sentence("The picture “{path}” is missing: choose it again.", de: "Das Bild „{path}“ fehlt: wähle es noch einmal.", fr: "L’image « {path} » manque : choisis-la de nouveau.", es: "Falta la imagen «{path}»: elígela otra vez.")),
    (["the sound '{path}' of {q} is not there: add the file or correct its path"], Sentence("The sound “{path}” is missing: choose it again.", de: "Der Ton „{path}“ fehlt: wähle ihn noch einmal.", fr: "Le son « {path} » manque : choisis-le de nouveau.", es: "Falta el sonido «{path}»: elígelo otra vez.")),
    (["the film '{path}' of {q} is not there: add the file or correct its path"], Sentence("The film “{path}” is missing: choose it again.", de: "Der Film „{path}“ fehlt: wähle ihn noch einmal.", fr: "La vidéo « {path} » manque : choisis-la de nouveau.", es: "Falta la película «{path}»: elígela otra vez.")),
    (["the image '{path}' of {q} is {what}, and pictures are PNG or JPEG files: save it as one of them", "'{key}' of {q}: the image '{path}' is {what}, and pictures are PNG or JPEG files: save it as one of them"], Sentence("The picture is neither PNG nor JPEG: save it as one of them, and choose it again.", de: "Das Bild ist weder PNG noch JPEG: speichere es so, und wähle es noch einmal.", fr: "L’image n’est ni PNG ni JPEG : enregistre-la ainsi, puis choisis-la de nouveau.", es: "La imagen no es PNG ni JPEG: guárdala así y elígela otra vez.")),
    (["the image '{path}' of {q} is a JPEG in CMYK, whose colours browsers show in different ways: save it as RGB"], Sentence("The colours of this picture are made for printing: save it with RGB colours.", de: "Die Farben dieses Bildes sind für den Druck gemacht: speichere es mit RGB-Farben.", fr: "Les couleurs de cette image sont faites pour l’impression : enregistre-la en RVB.", es: "Los colores de esta imagen son para imprimir: guárdala en RGB.")),
    (["the sound '{path}' of {q} is {what}: save it as one of {names}"], Sentence("Browsers do not play this sound: save it as MP3.", de: "Browser spielen diesen Ton nicht ab: speichere ihn als MP3.", fr: "Les navigateurs ne jouent pas ce son : enregistre-le en MP3.", es: "Los navegadores no reproducen este sonido: guárdalo como MP3.")),
    (["the film '{path}' of {q} is {what}: save it as {names}"], Sentence("Browsers do not play this film: save it as MP4.", de: "Browser spielen diesen Film nicht ab: speichere ihn als MP4.", fr: "Les navigateurs ne jouent pas cette vidéo : enregistre-la en MP4.", es: "Los navegadores no reproducen esta película: guárdala como MP4.")),
    (["'{key}' of {q}: the picture '{path}' has no words: write them in its square brackets"], Sentence("Say in words what the picture shows: write it between its square brackets.", de: "Sag in Worten, was das Bild zeigt: schreib es zwischen seine eckigen Klammern.", fr: "Dis en mots ce que montre l’image : écris-le entre ses crochets.", es: "Di con palabras qué muestra la imagen: escríbelo entre sus corchetes.")),
    (["'{key}' of {q}: a formula does not end: add '{end}', or write '\\' before its first sign"], Sentence("A formula does not end: add {end} behind it.", de: "Eine Formel endet nicht: setz {end} dahinter.", fr: "Une formule ne se termine pas : ajoute {end} derrière.", es: "Una fórmula no termina: añade {end} detrás.")),
    (["'{key}' of {q}: a block of code does not end: add a line with its fence"], Sentence("A block of code does not end: add a line ``` behind it.", de: "Ein Block mit Code endet nicht: setz eine Zeile ``` dahinter.", fr: "Un bloc de code ne se termine pas : ajoute une ligne ``` derrière.", es: "Un bloque de código no termina: añade una línea ``` detrás.")),
    (["'{key}' of {q}: '{address}' is shown as text: a link begins with 'http:', 'https:' or 'mailto:'"], Sentence("A link begins with https: or mailto:, so “{address}” is shown as text.", de: "Ein Link beginnt mit https: oder mailto:, also steht „{address}“ als Text da.", fr: "Un lien commence par https: ou mailto:, donc « {address} » s’affiche en texte.", es: "Un enlace empieza por https: o mailto:, así que «{address}» se muestra como texto.")),
    (["'{key}' of {q}: unknown command '{name}': it is shown as written"], Sentence("{name} is not known in formulas: it is shown as written.", de: "{name} ist in Formeln nicht bekannt: es steht so da, wie es geschrieben ist.", fr: "{name} n’est pas connu dans les formules : il s’affiche tel quel.", es: "{name} no se conoce en fórmulas: se muestra tal cual.")),
    (["'{key}' of {q}: unknown environment '{name}': the formula is shown as written"], Sentence("{name} is not known in formulas: the formula is shown as written.", de: "{name} ist in Formeln nicht bekannt: die Formel steht so da, wie sie geschrieben ist.", fr: "{name} n’est pas connu dans les formules : la formule s’affiche telle quelle.", es: "{name} no se conoce en fórmulas: la fórmula se muestra tal cual.")),
    (["'{key}' of {q}: a part of the formula does not end: add '{end}'"], Sentence("A part of the formula does not end: add {end}.", de: "Ein Teil der Formel endet nicht: ergänze {end}.", fr: "Une partie de la formule ne se termine pas : ajoute {end}.", es: "Una parte de la fórmula no termina: añade {end}.")),
    (["'{key}' of {q}: '{sign}' has no beginning or no place here: remove it, or write '\\' before a sign"], Sentence("{sign} has no place in this formula: remove it.", de: "{sign} hat in dieser Formel keinen Platz: nimm es heraus.", fr: "{sign} n’a pas sa place dans cette formule : retire-le.", es: "{sign} no tiene sitio en esta fórmula: quítalo.")),
    (["'{key}' of {q}: '{name}' has no argument: write it in braces behind it"], Sentence("Something is missing behind {name}: write it in braces.", de: "Hinter {name} fehlt etwas: schreib es in geschweifte Klammern.", fr: "Il manque quelque chose derrière {name} : écris-le entre accolades.", es: "Falta algo detrás de {name}: escríbelo entre llaves.")),
    (["'{key}' of {q}: two '{sign}' follow one sign: put braces around the first part"], Sentence("Two {sign} stand behind one sign: put braces around the first part.", de: "Zwei {sign} stehen hinter einem Zeichen: setz Klammern um den ersten Teil.", fr: "Deux {sign} suivent un signe : mets des accolades autour de la première partie.", es: "Dos {sign} siguen a un signo: pon llaves alrededor de la primera parte.")),
    (["'{key}' of {q}: the text looks like Markdown: write \"markup\": \"markdown\" in the quiz"], Sentence("The text has signs for bold words, code or formulas: switch them on in the settings of the quiz.", de: "Der Text hat Zeichen für Fettes, Code oder Formeln: schalte sie in den Einstellungen des Quiz ein.", fr: "Le texte a des signes de gras, de code ou de formules : active-les dans les réglages du quiz.", es: "El texto tiene signos de negrita, código o fórmulas: actívalos en los ajustes del quiz.")),
    (["{q} is of kind 'gaps' and has no gap: write [[name]] in its text"], Sentence("There is no gap: write [[word]] in the text.", de: "Es gibt keine Lücke: schreib [[Wort]] in den Text.", fr: "Il n’y a pas de trou : écris [[mot]] dans le texte.", es: "No hay hueco: escribe [[palabra]] en el texto.")),
    (["the gap '{id}' of {q} has no entry in 'gaps': {c}"], Sentence("The gap [[{id}]] has no solution: save, then fill in its fields.", de: "Die Lücke [[{id}]] hat keine Lösung: speichere, dann fülle ihre Felder aus.", fr: "Le trou [[{id}]] n’a pas de solution : enregistre, puis remplis ses champs.", es: "El hueco [[{id}]] no tiene solución: guarda y rellena sus campos.")),
    (["{q} has no right answer: write 'accept', 'correct' or 'answers'"], Sentence("The gap has no right answer: write one.", de: "Die Lücke hat keine richtige Antwort: schreib eine.", fr: "Le trou n’a pas de bonne réponse : écris-en une.", es: "El hueco no tiene respuesta correcta: escribe una.")),
    (["{q} takes a word, and the question has no 'words': add a list of them"], Sentence("There are no words to choose from: write some.", de: "Es gibt keine Wörter zur Auswahl: schreib welche.", fr: "Il n’y a pas de mots au choix : écris-en.", es: "No hay palabras para elegir: escribe algunas.")),
    (["the entry '{id}' in 'gaps' of {q} has no gap in the text: {c}"], Sentence("The gap “{id}” is not in the text any more: write [[{id}]] there.", de: "Die Lücke „{id}“ steht nicht mehr im Text: schreib dort [[{id}]].", fr: "Le trou « {id} » n’est plus dans le texte : écris-y [[{id}]].", es: "El hueco «{id}» ya no está en el texto: escribe ahí [[{id}]].")),
    (["the gap '{id}' stands twice in the text of {q}: give each its own name"], Sentence("[[{id}]] stands twice in the text: give each gap a word of its own.", de: "[[{id}]] steht zweimal im Text: gib jeder Lücke ein eigenes Wort.", fr: "[[{id}]] est deux fois dans le texte : donne à chaque trou son mot.", es: "[[{id}]] está dos veces en el texto: da a cada hueco su palabra.")),
    (["'correct' of {q} is '{word}', which is not among the 'words': {c}"], Sentence("“{word}” is not among the words to choose from: add it there.", de: "„{word}“ ist nicht unter den Wörtern zur Auswahl: ergänze es dort.", fr: "« {word} » n’est pas parmi les mots au choix : ajoute-le.", es: "«{word}» no está entre las palabras para elegir: añádela.")),
    (["'{word}' is right in more gaps of {q} than it may be used for: list it once more, or write 'reuse': true"], Sentence("“{word}” is right in more gaps than it may be used for: write it once more, or let words come twice.", de: "„{word}“ passt in mehr Lücken, als es verwendet werden darf: schreib es noch einmal, oder erlaube Wörter zweimal.", fr: "« {word} » convient à plus de trous qu’il ne peut servir : écris-le encore une fois, ou permets de réutiliser.", es: "«{word}» vale en más huecos de los permitidos: escríbela otra vez, o permite repetir.")),
    (["{q} has {n} gaps, and at most {most} are possible: divide it"], Sentence("There are {n} gaps, and at most {most} are possible: make two questions of it.", de: "Es gibt {n} Lücken, und höchstens {most} sind möglich: mach zwei Fragen daraus.", fr: "Il y a {n} trous, et {most} au plus sont possibles : fais-en deux questions.", es: "Hay {n} huecos, y como mucho caben {most}: haz dos preguntas.")),
    (["the id '{id}' is already that of the {item}: give each its own"], Sentence("The short name “{id}” is taken: choose another one.", de: "Der Kurzname „{id}“ ist vergeben: wähle einen anderen.", fr: "Le nom court « {id} » est pris : choisis-en un autre.", es: "El nombre corto «{id}» ya está usado: elige otro.")),
    (["there is no mode '{id}': {c}"], Sentence("There is no mode “{id}”: choose another one.", de: "Einen Modus „{id}“ gibt es nicht: wähle einen anderen.", fr: "Il n’y a pas de mode « {id} » : choisis-en un autre.", es: "No hay ningún modo «{id}»: elige otro.")),
    (["the mode '{id}' has no option '{name}': {c}"], Sentence("The mode “{id}” has no option “{name}”: take it out.", de: "Der Modus „{id}“ hat keine Option „{name}“: nimm sie heraus.", fr: "Le mode « {id} » n’a pas d’option « {name} » : retire-la.", es: "El modo «{id}» no tiene la opción «{name}»: quítala.")),
    (["the check was stopped: {c}"], Sentence("This is too much to be checked at once: make two quizzes of it.", de: "Das ist zu viel, um es auf einmal zu prüfen: mach zwei Quizze daraus.", fr: "C’est trop pour être vérifié d’un coup : fais-en deux quiz.", es: "Es demasiado para comprobarlo de una vez: haz dos quiz.")),
  ]

  /// Findings that ask for nothing: the workshop gives questions their ids by itself.
  static let silent = [
    "{q} has no id of its own: a question put before it would renumber it; give it one",
    "{n} questions have no id of their own, the first is {q}: a question put before them would renumber them; give each one",
  ]
}

// MARK: - Time limits

/// Time limits in words.
package struct TimingWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var question: Template { Sentence("{time} a question", de: "{time} je Frage", fr: "{time} par question", es: "{time} por pregunta")[language] }
  package var quiz: Template { Sentence("{time} for the quiz", de: "{time} für das Quiz", fr: "{time} pour le quiz", es: "{time} para el quiz")[language] }
  package var some: String { Sentence("on some questions", de: "bei einigen Fragen", fr: "pour certaines questions", es: "en algunas preguntas")[language] }
  package var byMode: String { Sentence("as the mode sets them", de: "wie der Modus es will", fr: "selon le mode", es: "según el modo")[language] }
}

// MARK: - Listings of the command line

/// The words of the listing commands; the keys of JSON and CSV are not translated.
package struct ListingWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  /// Of backups, and of players who go.
  package var keeping: Keeping { Keeping(language) }
  /// Of modes from others.
  package var installing: Installing { Installing(language) }
  package var cards: Cards { Cards(language) }
  package var rooms: Rooms { Rooms(language) }
  package var challenge: Challenges { Challenges(language) }
  package var explaining: Explaining { Explaining(language) }

  // Headings of columns
  package var day: String { Sentence("DAY", de: "TAG", fr: "JOUR", es: "DÍA")[language] }
  package var quiz: String { Sentence("QUIZ", de: "QUIZ", fr: "QUIZ", es: "QUIZ")[language] }
  package var modeColumn: String { Sentence("MODE", de: "MODUS", fr: "MODE", es: "MODO")[language] }
  package var titleColumn: String { Sentence("TITLE", de: "TITEL", fr: "TITRE", es: "TÍTULO")[language] }
  package var questionsColumn: String { Sentence("QUESTIONS", de: "FRAGEN", fr: "QUESTIONS", es: "PREGUNTAS")[language] }
  package var kindColumn: String { Sentence("KIND", de: "ART", fr: "TYPE", es: "TIPO")[language] }
  package var aboutColumn: String { Sentence("WHAT IT DOES", de: "WAS ES TUT", fr: "EFFET", es: "QUÉ HACE")[language] }
  package var playerColumn: String { Sentence("PLAYER", de: "SPIELER", fr: "JOUEUR", es: "JUGADOR")[language] }
  package var resultColumn: String { Sentence("RESULT", de: "ERGEBNIS", fr: "RÉSULTAT", es: "RESULTADO")[language] }
  package var score: String { Sentence("SCORE", de: "WERTUNG", fr: "SCORE", es: "PUNTUACIÓN")[language] }
  package var time: String { Sentence("TIME", de: "ZEIT", fr: "TEMPS", es: "TIEMPO")[language] }
  package var id: String { Sentence("ID", de: "ID", fr: "ID", es: "ID")[language] }
  package var place: String { Sentence("PLACE", de: "PLATZ", fr: "RANG", es: "PUESTO")[language] }
  package var pointsColumn: String { Sentence("POINTS", de: "PUNKTE", fr: "POINTS", es: "PUNTOS")[language] }
  package var achievement: String { Sentence("ACHIEVEMENT", de: "ERFOLG", fr: "SUCCÈS", es: "LOGRO")[language] }
  package var earnedColumn: String { Sentence("EARNED", de: "ERREICHT", fr: "OBTENU", es: "CONSEGUIDO")[language] }
  package var finishedColumn: String { Sentence("FINISHED", de: "BEENDET", fr: "TERMINÉES", es: "TERMINADAS")[language] }
  package var unfinishedColumn: String { Sentence("UNFINISHED", de: "OFFEN", fr: "EN COURS", es: "EN CURSO")[language] }
  package var last: String { Sentence("LAST", de: "ZULETZT", fr: "DERNIÈRE", es: "ÚLTIMA")[language] }
  package var key: String { Sentence("KEY", de: "EINSTELLUNG", fr: "PARAMÈTRE", es: "AJUSTE")[language] }
  package var value: String { Sentence("VALUE", de: "WERT", fr: "VALEUR", es: "VALOR")[language] }
  package var meaning: String { Sentence("MEANING", de: "BEDEUTUNG", fr: "SIGNIFICATION", es: "SIGNIFICADO")[language] }
  package var weekFrom: String { Sentence("WEEK FROM", de: "WOCHE AB", fr: "SEMAINE DU", es: "SEMANA DEL")[language] }
  package var averageColumn: String { Sentence("AVERAGE", de: "IM MITTEL", fr: "MOYENNE", es: "PROMEDIO")[language] }
  package var bestColumn: String { Sentence("BEST", de: "AM BESTEN", fr: "RECORD", es: "MEJOR")[language] }
  package var category: String { Sentence("CATEGORY", de: "KATEGORIE", fr: "CATÉGORIE", es: "CATEGORÍA")[language] }
  package var difficulty: String { Sentence("DIFFICULTY", de: "SCHWIERIGKEIT", fr: "DIFFICULTÉ", es: "DIFICULTAD")[language] }
  package var question: String { Sentence("QUESTION", de: "FRAGE", fr: "QUESTION", es: "PREGUNTA")[language] }
  package var hardestQuestion: String { Sentence("HARDEST QUESTION", de: "SCHWERSTE FRAGE", fr: "PLUS DIFFICILE", es: "LA MÁS DIFÍCIL")[language] }
  package var asked: String { Sentence("ASKED", de: "GESTELLT", fr: "POSÉE", es: "VECES")[language] }
  package var right: String { Sentence("RIGHT", de: "RICHTIG", fr: "CORRECT", es: "ACIERTOS")[language] }
  package var accuracy: String { Sentence("ACCURACY", de: "QUOTE", fr: "RÉUSSITE", es: "PRECISIÓN")[language] }
  package var mean: String { Sentence("MEAN", de: "MITTEL", fr: "MOYENNE", es: "MEDIA")[language] }
  package var fastest: String { Sentence("FASTEST", de: "SCHNELLSTE", fr: "PLUS RAPIDE", es: "MÁS RÁPIDA")[language] }

  package var filesWritten: Template { Sentence("wrote {files}", de: "geschrieben: {files}", fr: "écrit : {files}", es: "escrito: {files}")[language] }

  // Quizzes, plugins, categories
  package var goesOn: Template { Sentence("Continue ({progress})", de: "Weiterspielen ({progress})", fr: "Reprendre ({progress})", es: "Continuar ({progress})")[language] }
  package var noQuiz: String { Sentence("no quiz was found: `quizrun quiz new NAME` writes one", de: "kein Quiz gefunden: `quizrun quiz new NAME` schreibt eines", fr: "aucun quiz trouvé : `quizrun quiz new NAME` en écrit un", es: "no se encontró ningún quiz: `quizrun quiz new NAME` escribe uno")[language] }
  package var quizWritten: Template { Sentence("wrote {path}\nplay it: quizrun {name}\ncheck it after a change: quizrun quiz check {name}", de: "geschrieben: {path}\nspielen: quizrun {name}\nprüfen, wenn sich etwas geändert hat: quizrun quiz check {name}", fr: "écrit : {path}\njouer : quizrun {name}\nvérifier après un changement : quizrun quiz check {name}", es: "escrito: {path}\njugar: quizrun {name}\ncomprobar tras un cambio: quizrun quiz check {name}")[language] }
  package var pluginWritten: Template { Sentence("{path} is a mode that works. Change it, and after each change:\n  quizrun plugin test {name}               its examples\n  quizrun plugin check {name}              everything else that can be wrong\n  quizrun QUIZ --plugin {name} --watch     play it; what you save is played at once", de: "{path} ist ein Modus, der läuft. Ändere ihn, und nach jeder Änderung:\n  quizrun plugin test {name}               seine Beispiele\n  quizrun plugin check {name}              alles andere, was falsch sein kann\n  quizrun QUIZ --plugin {name} --watch     spielen; was du speicherst, wird gleich gespielt", fr: "{path} est un mode qui marche. Modifie-le, et après chaque changement :\n  quizrun plugin test {name}               ses exemples\n  quizrun plugin check {name}              tout ce qui peut clocher d’autre\n  quizrun QUIZ --plugin {name} --watch     y jouer ; ce que tu enregistres est joué aussitôt", es: "{path} es un modo que funciona. Cámbialo y, después de cada cambio:\n  quizrun plugin test {name}               sus ejemplos\n  quizrun plugin check {name}              todo lo demás que puede estar mal\n  quizrun QUIZ --plugin {name} --watch     jugarlo; lo que guardas se juega al momento")[language] }
  package var fetched: Template { Sentence("{questions}: {new} new, {known} already there; the bank holds {n} ({source})", de: "{questions}: {new} neu, {known} schon da; in der Sammlung sind {n} ({source})", fr: "{questions} : nouveau : {new}, déjà là : {known} ; la banque en contient {n} ({source})", es: "{questions}: nuevas: {new}, ya presentes: {known}; el banco contiene {n} ({source})")[language] }
  package var noPlugin: String { Sentence("no plugin was found: `quizrun plugin new NAME` writes one", de: "kein Plugin gefunden: `quizrun plugin new NAME` schreibt eines", fr: "aucun plugin trouvé : `quizrun plugin new NAME` en écrit un", es: "no se encontró ningún plugin: `quizrun plugin new NAME` escribe uno")[language] }
  package var mode: String { Sentence("mode", de: "Modus", fr: "mode", es: "modo")[language] }
  package var modifier: String { Sentence("modifier", de: "Zusatz", fr: "modificateur", es: "modificador")[language] }

  // History
  package var nothingPlayed: String { Sentence("nothing was played yet: `quizrun` begins", de: "noch wurde nichts gespielt: `quizrun` beginnt", fr: "rien n’a encore été joué : `quizrun` pour commencer", es: "aún no se ha jugado nada: `quizrun` para empezar")[language] }
  package var noSittingPasses: String { Sentence("no sitting passes the filter", de: "kein Durchgang passt zum Filter", fr: "aucune partie ne passe le filtre", es: "ninguna partida pasa el filtro")[language] }
  package var newest: Template { Sentence("The newest {n} are shown; --limit shows more.", de: "Das sind die neuesten {n}; --limit zeigt mehr.", fr: "Voici les {n} plus récentes ; --limit en montre plus.", es: "Se muestran las {n} más recientes; --limit muestra más.")[language] }
  package var deleteSitting: Template { Sentence("Delete {what}?", de: "{what} löschen?", fr: "Supprimer {what} ?", es: "¿Eliminar {what}?")[language] }
  package var deleted: Template { Sentence("Deleted: {what}", de: "Gelöscht: {what}", fr: "Supprimé : {what}", es: "Eliminado: {what}")[language] }
  package var sittingOf: Template { Sentence("{title} of {player}, {day}", de: "{title} von {player}, {day}", fr: "{title}, joué par {player}, {day}", es: "{title} de {player}, {day}")[language] }

  // One sitting
  package var fromTo: Template { Sentence("{day}, {from} to {to}, {time} of play", de: "{day}, {from} bis {to}, Spielzeit {time}", fr: "{day}, de {from} à {to}, temps de jeu {time}", es: "{day}, de {from} a {to}, {time} de juego")[language] }
  package var discarded: String { Sentence("Discarded.", de: "Verworfen.", fr: "Abandonnée.", es: "Descartada.")[language] }
  package var source: Template { Sentence("Source: {source}", de: "Quelle: {source}", fr: "Source : {source}", es: "Fuente: {source}")[language] }
  package var ofRoom: Template { Sentence("It belongs to the room {room}.", de: "Er gehört zum Raum {room}.", fr: "Elle fait partie de la salle {room}.", es: "Pertenece a la sala {room}.")[language] }
  package var canGoOn: String { Sentence("It can go on: verdicts come with the result.", de: "Es kann weitergehen: bewertet wird am Ende.", fr: "Elle peut continuer : le corrigé viendra avec le résultat.", es: "Puede continuar: las correcciones llegan con el resultado.")[language] }
  package var attempt: Template { Sentence(" (try {n})", de: " (Versuch {n})", fr: " (essai {n})", es: " (intento {n})")[language] }
  package var lastGrownUp: String { Sentence("at least one player must be able to change settings: add another player first", de: "mindestens ein Spieler muss Einstellungen ändern können: füge zuerst einen hinzu", fr: "quelqu’un doit rester pour changer les paramètres : ajoute d’abord un autre joueur", es: "tiene que quedar alguien que pueda cambiar los ajustes: añade antes a otro jugador")[language] }
  package var notMarked: String { Sentence("Not marked", de: "Nicht bewertet", fr: "Non notée", es: "Sin calificar")[language] }
  package var mark: Template { Sentence("{mark}, {points}", de: "{mark}, {points}", fr: "{mark}, {points}", es: "{mark}, {points}")[language] }
  package var rightAnswer: Template { Sentence("{mark}; right: {answer}", de: "{mark}; richtig: {answer}", fr: "{mark} ; bonne réponse : {answer}", es: "{mark}; respuesta correcta: {answer}")[language] }
  package var goOn: Template { Sentence("Go on:       {command}", de: "Weiterspielen:  {command}", fr: "Reprendre :     {command}", es: "Continuar:     {command}")[language] }
  package var again: Template { Sentence("Again:       {command}", de: "Noch einmal:    {command}", fr: "Rejouer :       {command}", es: "Otra vez:      {command}")[language] }
  package var otherSeed: Template { Sentence("Other seed:  {command}", de: "Neu gemischt:   {command}", fr: "Autre tirage :  {command}", es: "Otra semilla:  {command}")[language] }

  // Statistics
  package var nothingFinished: String { Sentence("nothing was finished yet: `quizrun` begins", de: "noch wurde nichts beendet: `quizrun` beginnt", fr: "rien n’est encore terminé : `quizrun` pour commencer", es: "aún no se ha terminado nada: `quizrun` para empezar")[language] }
  package var noFinishedPasses: String { Sentence("no finished sitting passes the filter", de: "kein beendeter Durchgang passt zum Filter", fr: "aucune partie terminée ne passe le filtre", es: "ninguna partida terminada pasa el filtro")[language] }
  package var noQuestionPasses: String { Sentence("no question of a finished sitting passes the filter", de: "keine Frage eines beendeten Durchgangs passt zum Filter", fr: "aucune question d’une partie terminée ne passe le filtre", es: "ninguna pregunta de una partida terminada pasa el filtro")[language] }
  package var sittings: String { Sentence("Sittings", de: "Durchgänge", fr: "Parties", es: "Partidas")[language] }
  package var ofPlay: Template { Sentence("{n}, {time} of play", de: "{n}, Spielzeit {time}", fr: "{n}, temps de jeu {time}", es: "{n}, {time} de juego")[language] }
  package var averageAndBest: Template { Sentence("{mean}, at best {best}", de: "{mean}, am besten {best}", fr: "{mean}, au mieux {best}", es: "{mean}, la mejor {best}")[language] }
  package var noAnswers: String { Sentence("0 (self-rated cards are not counted)", de: "0 (selbst bewertete Karten zählen nicht mit)", fr: "0, sans compter les cartes auto-évaluées", es: "0, sin contar las tarjetas que valora uno mismo")[language] }
  package var answersRight: Template { Sentence("{n}, {right} of {marked} right ({percent})", de: "{n}, davon {right} von {marked} richtig ({percent})", fr: "{n}, dont {right} sur {marked} correctes ({percent})", es: "{n}, con {right} de {marked} correctas ({percent})")[language] }
  package var answerTime: String { Sentence("Answer time", de: "Zeit je Antwort", fr: "Temps de réponse", es: "Tiempo de respuesta")[language] }
  package var meanAndFastest: Template { Sentence("{mean} on average, {fastest} at the fastest", de: "{mean} im Mittel, {fastest} am schnellsten", fr: "{mean} en moyenne, {fastest} au plus vite", es: "{mean} en promedio, {fastest} la más rápida")[language] }
  package var bestCategory: String { Sentence("Best category", de: "Beste Kategorie", fr: "Meilleure catégorie", es: "Mejor categoría")[language] }
  package var worstCategory: String { Sentence("Worst category", de: "Schwächste Kategorie", fr: "Pire catégorie", es: "Peor categoría")[language] }
  package var ofFirmCategories: Template { Sentence("{percent}, of categories with at least {n} answers", de: "{percent}, unter Kategorien mit mindestens {n} Antworten", fr: "{percent}, parmi celles d’au moins {n} réponses", es: "{percent}, entre las que tienen al menos {n} respuestas")[language] }

  // Streak
  package var lastDays: String { Sentence("Last 7 days", de: "Letzte 7 Tage", fr: "7 derniers jours", es: "Últimos 7 días")[language] }
  package var toBegin: String { Sentence(": finish any quiz to begin one", de: ": beende ein Quiz, und eine Serie beginnt", fr: " : termine un quiz pour en commencer une", es: ": termina un quiz para empezar una")[language] }
  package var todayDone: String { Sentence(", today is done", de: ", heute ist geschafft", fr: ", c’est fait pour aujourd’hui", es: ", lo de hoy está hecho")[language] }
  package var todayOpen: String { Sentence(", today is still open", de: ", heute ist noch offen", fr: ", aujourd’hui reste à faire", es: ", hoy sigue pendiente")[language] }
  package var streakOver: String { Sentence(": the last one is over", de: ": die letzte ist vorbei", fr: " : la dernière est finie", es: ": la última ha terminado")[language] }
  package var noDays: String { Sentence("No day counted yet.", de: "Noch zählt kein Tag.", fr: "Aucun jour ne compte encore.", es: "Todavía no cuenta ningún día.")[language] }
  package var dayForgiven: Template { Sentence("day {n} in a row: {days} missed before it, forgiven", de: "Tag {n} in Folge; davor ausgelassen und verziehen: {days}", fr: "jour {n} de la série ; absence pardonnée juste avant : {days}", es: "día {n} de la racha; falta anterior, perdonada: {days}")[language] }
  package var newStreak: Template { Sentence("day 1 of a new streak: {days} missed before it", de: "Tag 1 einer neuen Serie; davor ausgelassen: {days}", fr: "jour 1 d’une nouvelle série ; absence juste avant : {days}", es: "día 1 de una nueva racha; falta anterior: {days}")[language] }

  // What is served
  package var servedAt: Template { Sentence("open this address yourself, as it has your key; guests and players of a room open {address}", de: "öffne diese Adresse selbst, denn sie enthält deinen Schlüssel; Gäste und Spieler eines Raums öffnen {address}", fr: "ouvre toi-même cette adresse, car elle contient ta clé ; les invités et les joueurs d’une salle ouvrent {address}", es: "abre tú esta dirección, pues contiene tu clave; los invitados y jugadores de una sala abren {address}")[language] }

  package var keyLies: Template { Sentence("your key is in {file}: give it at {address}", de: "dein Schlüssel steht in {file}: gib ihn ein unter {address}", fr: "ta clé est dans {file} : saisis-la à l’adresse {address}", es: "tu clave está en {file}: escríbela en {address}")[language] }
  package var guestsAt: Template { Sentence("guests and players of a room open {address}", de: "Gäste und Spieler eines Raums öffnen {address}", fr: "les invités et les joueurs d’une salle ouvrent {address}", es: "los invitados y jugadores de una sala abren {address}")[language] }

  // The quiz of the day
  package var completedToday: Template { Sentence("Completed for today. Streak: {days}, best {best}. {next}", de: "Für heute geschafft. Serie: {days}, längste {best}. {next}", fr: "C’est fait pour aujourd’hui. Série : {days}, record {best}. {next}", es: "Hecho por hoy. Racha: {days}, récord {best}. {next}")[language] }
  package var playsOnceMore: String { Sentence("`quizrun daily --retry` plays it once more.", de: "`quizrun daily --retry` spielt es noch einmal.", fr: "`quizrun daily --retry` pour le rejouer.", es: "`quizrun daily --retry` lo juega otra vez.")[language] }
  package var sharesDaily: String { Sentence("`quizrun history --share` gives what can be passed on, `quizrun challenge create --daily` a code for a friend.", de: "`quizrun history --share` gibt, was man weitersagen kann, `quizrun challenge create --daily` einen Code für andere.", fr: "`quizrun history --share` donne de quoi le partager, `quizrun challenge create --daily` un code pour défier quelqu’un.", es: "`quizrun history --share` da algo para compartir, `quizrun challenge create --daily` un código para retar a alguien.")[language] }
  package var comesIn: Template { Sentence("The next one comes in {time}.", de: "Das nächste kommt in {time}.", fr: "Le prochain arrive dans {time}.", es: "El siguiente llega dentro de {time}.")[language] }
  package var setDiffers: Template { Sentence("today's questions may differ from those of others: they are drawn from {files} too", de: "die Fragen von heute sind vielleicht andere als bei anderen: gezogen wird auch aus {files}", fr: "les questions du jour peuvent différer de celles des autres : {files} en fait partie", es: "las preguntas de hoy pueden ser distintas de las de otros: también se sacan de {files}")[language] }
  package var dailyPlayed: String { Sentence("Quizzes of the day", de: "Quizze des Tages", fr: "Quiz du jour", es: "Quiz del día")[language] }
  package var dailyNew: Template { Sentence("{day}: {title}, not begun. `{command}` plays it.", de: "{day}: {title}, noch nicht begonnen. `{command}` spielt es.", fr: "{day} : {title}, pas commencé. `{command}` pour y jouer.", es: "{day}: {title}, sin empezar. `{command}` para jugarlo.")[language] }
  package var dailyPassed: Template { Sentence("{day}: {title}, not played. `{command}` plays it for practice.", de: "{day}: {title}, nicht gespielt. `{command}` spielt es zur Übung.", fr: "{day} : {title}, pas joué. `{command}` pour y jouer en entraînement.", es: "{day}: {title}, no jugado. `{command}` para jugarlo como práctica.")[language] }
  package var dailyBegun: Template { Sentence("{day}: {title}, {progress}. `{command}` goes on.", de: "{day}: {title}, {progress}. `{command}` spielt weiter.", fr: "{day} : {title}, {progress}. `{command}` pour continuer.", es: "{day}: {title}, {progress}. `{command}` para continuar.")[language] }
  package var bestSoFar: Template { Sentence("Best so far: {score}.", de: "Bisher am besten: {score}.", fr: "Meilleur score jusqu’ici : {score}.", es: "Mejor hasta ahora: {score}.")[language] }
  package var answeredOf: Template { Sentence("{n} of {of} answered", de: "{n} von {of} beantwortet", fr: "{n} sur {of} avec réponse", es: "{n} de {of} con respuesta")[language] }
  package var dailyCompleted: Template { Sentence("{day}: {title}, completed.", de: "{day}: {title}, geschafft.", fr: "{day} : {title}, terminé.", es: "{day}: {title}, completado.")[language] }
  package var dailyCompletedWith: Template { Sentence("{day}: {title}, completed ({percent}).", de: "{day}: {title}, geschafft ({percent}).", fr: "{day} : {title}, terminé ({percent}).", es: "{day}: {title}, completado ({percent}).")[language] }

  // Leaderboard, achievements
  package var noScore: String { Sentence("no score yet: `quizrun` plays a quiz", de: "noch gibt es kein Ergebnis: `quizrun` spielt ein Quiz", fr: "pas encore de score : `quizrun` pour jouer à un quiz", es: "aún no hay puntuaciones: `quizrun` para jugar un quiz")[language] }
  package var leftOut: Template { Sentence("Sittings not ranked, as they covered part of a quiz or used other settings: {n}", de: "Durchgänge ohne Platz (Teil eines Quiz oder andere Einstellungen): {n}", fr: "Parties hors classement, car partielles ou jouées avec d’autres paramètres que ceux du quiz : {n}.", es: "Partidas fuera de la clasificación, por ser parte de un quiz o con ajustes distintos de los del quiz: {n}.")[language] }
  package var noScorePasses: String { Sentence("no score passes the filter", de: "kein Ergebnis passt zum Filter", fr: "aucun score ne passe le filtre", es: "ninguna puntuación pasa el filtro")[language] }
  package var friend: Template { Sentence("{player} (friend)", de: "{player} (von außen)", fr: "{player} (externe)", es: "{player} (de fuera)")[language] }
  package var before: String { Sentence("BEFORE", de: "VORHER", fr: "AVANT", es: "ANTES")[language] }
  package var after: String { Sentence("AFTER", de: "NACHHER", fr: "APRÈS", es: "DESPUÉS")[language] }
  package var change: String { Sentence("CHANGE", de: "ÄNDERUNG", fr: "ÉCART", es: "CAMBIO")[language] }
  package var wouldChange: Plural { Plural(one: Sentence("{n} of 1 sitting would change.", de: "{n} von 1 Durchgang käme anders heraus.", fr: "{n} partie sur 1 changerait.", es: "Cambiaría {n} de 1 partida."), other: Sentence("{n} of {of} sittings would change.", de: "{n} von {of} Durchgängen kämen anders heraus.", fr: "Parties qui changeraient : {n} sur {of}.", es: "Partidas que cambiarían: {n} de {of}."), language) }
  package var noAchievements: String { Sentence("no plugin at hand has achievements: put one into plugins/ (docs/cookbook.md, What can be earned)", de: "kein Plugin hier hat Erfolge: leg eines in plugins/ (docs/cookbook.md, What can be earned)", fr: "aucun plugin ici n’a de succès : mets-en un dans plugins/ (docs/cookbook.md, What can be earned)", es: "ningún plugin de aquí tiene logros: pon uno en plugins/ (docs/cookbook.md, What can be earned)")[language] }

  // Players
  package var noPlayer: String { Sentence("there is no player yet: `quizrun player add NAME` adds one", de: "noch spielt hier niemand: `quizrun player add NAME` fügt jemanden hinzu", fr: "il n’y a encore aucun joueur : `quizrun player add NAME` en ajoute un", es: "aún no hay jugadores: `quizrun player add NAME` añade uno")[language] }
  package var added: Template { Sentence("Added: {player}", de: "Hinzugefügt: {player}", fr: "Ajout : {player}", es: "Añadido: {player}")[language] }
  package var playsNow: Template { Sentence("{player} plays from now on.", de: "Ab jetzt spielt {player}.", fr: "Désormais, c’est {player} qui joue.", es: "Desde ahora juega {player}.")[language] }
  package var renamed: Template { Sentence("{player} is {name} from now on.", de: "{player} heißt ab jetzt {name}.", fr: "{player} s’appelle désormais {name}.", es: "{player} se llama ahora {name}.")[language] }
  package var hidden: Template { Sentence("{player} is no longer on the leaderboard.", de: "{player} steht nicht mehr auf der Bestenliste.", fr: "{player} n’est plus au classement.", es: "{player} ya no está en la clasificación.")[language] }
  package var shown: Template { Sentence("{player} is on the leaderboard.", de: "{player} steht auf der Bestenliste.", fr: "{player} est au classement.", es: "{player} está en la clasificación.")[language] }

  // Near names
  package var nearPlayer: Template { Sentence("; did you mean the player '{name}'?", de: "; war „{name}“ gemeint?", fr: " ; tu voulais dire le joueur « {name} » ?", es: "; ¿querías decir el jugador «{name}»?")[language] }
  package var nearQuiz: Template { Sentence("; did you mean the quiz '{name}'?", de: "; war das Quiz „{name}“ gemeint?", fr: " ; tu voulais dire le quiz '{name}' ?", es: "; ¿querías decir el quiz '{name}'?")[language] }

  // Settings, by their keys
  package var settings: [String: String] {
    [
      "cell": Sentence("required: no plugin where the system cannot close it off; auto: with a warning", de: "required: kein Plugin, wo das System es nicht einschließen kann; auto: mit Warnung", fr: "required : aucun plugin si le système ne peut pas l’isoler ; auto : avec un avertissement", es: "required: ningún plugin donde el sistema no pueda aislarlo; auto: con un aviso")[language],
      "player": Sentence("the player when no other is named", de: "der Spieler, wenn keiner genannt ist", fr: "qui joue quand personne n’est nommé", es: "quién juega cuando no se nombra a nadie")[language],
      "plain": Sentence("plain lines instead of the full screen", de: "einfache Zeilen statt des ganzen Bildschirms", fr: "de simples lignes au lieu du plein écran", es: "líneas simples en vez de la pantalla completa")[language],
      "timed": Sentence("a limit for every question: on, off, seconds, or quiz (as it says)", de: "ein Zeitlimit für jede Frage: on, off, Sekunden oder quiz (wie es im Quiz steht)", fr: "un temps limite pour chaque question : on, off, des secondes, ou quiz (celui du quiz)", es: "un límite para cada pregunta: on, off, segundos o quiz (el del quiz)")[language],
      "seconds": Sentence("seconds for a question where timed is on, or --timed names none", de: "Sekunden für eine Frage, wenn timed an ist oder --timed keine nennt", fr: "secondes par question si timed est activé, ou si --timed n’en donne pas", es: "segundos por pregunta si timed está activado, o si --timed no los indica")[language],
      "time-factor": Sentence("all time limits times this, for who needs longer", de: "alle Zeitlimits mal so viel, für alle, die länger brauchen", fr: "toutes les limites de temps fois ce nombre, pour qui a besoin de plus", es: "todos los límites de tiempo por este número, para quien necesita más")[language],
      "ascii": Sentence("draw the full screen with ASCII characters alone", de: "den ganzen Bildschirm nur mit ASCII-Zeichen zeichnen", fr: "dessiner le plein écran en caractères ASCII seulement", es: "dibujar la pantalla completa solo con caracteres ASCII")[language],
      "bidi": Sentence("put right-to-left text into its visual order: on, off, or auto (where the terminal does not)", de: "Text von rechts nach links so ordnen, wie man ihn liest: on, off oder auto (wo das Terminal es nicht tut)", fr: "mettre les textes de droite à gauche dans leur ordre visuel : on, off, ou auto (si le terminal ne le fait pas)", es: "poner el texto de derecha a izquierda en su orden visual: on, off o auto (donde el terminal no lo hace)")[language],
      "theme": Sentence("colours for a dark or light background, or mono; auto asks the terminal", de: "Farben für dunklen oder hellen Hintergrund oder mono; auto fragt das Terminal", fr: "couleurs pour fond sombre ou clair, ou mono ; auto interroge le terminal", es: "colores para fondo oscuro o claro, o mono; auto pregunta al terminal")[language],
      "reduced-motion": Sentence("nothing moves, and the bar of a time limit steps once a second", de: "nichts bewegt sich, und der Zeitbalken rückt einmal in der Sekunde", fr: "rien ne bouge, et la barre du minuteur avance une fois par seconde", es: "nada se mueve, y la barra del tiempo avanza una vez por segundo")[language],
      "confirm": Sentence("one Enter chooses an answer in the full screen, the next hands it in", de: "im ganzen Bildschirm wählt ein Enter die Antwort, das nächste gibt sie ab", fr: "en plein écran, un premier appui sur Entrée choisit la réponse, le suivant la valide", es: "en pantalla completa, un Intro elige la respuesta y el siguiente la entrega")[language],
      "mouse": Sentence("clicks and the wheel work in the full screen; Shift held down marks text", de: "Klicks und Mausrad wirken im ganzen Bildschirm; mit Umschalttaste markierst du Text", fr: "les clics et la molette agissent en plein écran ; avec Maj, tu sélectionnes du texte", es: "los clics y la rueda funcionan en pantalla completa; con Mayús se marca texto")[language],
      "language": Sentence("language where the environment names none; auto is English", de: "die Sprache, wenn die Umgebung keine nennt; auto ist Englisch", fr: "langue quand l’environnement n’en donne pas ; auto : anglais", es: "idioma si el entorno no indica ninguno; auto es inglés")[language],
      "daily-source": Sentence("the quiz of the day: drawn (from all quizzes) or quizzes (one that is marked daily)", de: "das Quiz des Tages: drawn (aus allen Quizzen gezogen) oder quizzes (eines mit daily)", fr: "le quiz du jour : drawn (tiré de tous les quiz) ou quizzes (un quiz marqué daily)", es: "el quiz del día: drawn (sacado de todos los quiz) o quizzes (uno marcado daily)")[language],
      "daily-retries": retriesAbout,
      "daily-counts": Sentence("which sitting of a day counts: best or first", de: "welcher Durchgang eines Tages zählt: best (der beste) oder first (der erste)", fr: "quelle partie d’un jour compte : best (la meilleure) ou first (la première)", es: "qué partida de un día cuenta: best (la mejor) o first (la primera)")[language],
      "sound": Sentence("the command that plays sounds in the terminal, such as mpv --no-video; off: they are only named", de: "der Befehl, der im Terminal Töne abspielt, etwa mpv --no-video; off: sie werden nur genannt", fr: "la commande qui joue les sons dans le terminal, comme mpv --no-video ; off : ils sont seulement nommés", es: "el comando que reproduce sonidos en el terminal, como mpv --no-video; off: solo se nombran")[language],
      "streak-freezes": freezesAbout,
      "day-starts": Sentence("the hour at which a day begins, 0 to 6, for those who play past midnight", de: "die Stunde, zu der ein Tag beginnt, 0 bis 6, für alle, die nach Mitternacht spielen", fr: "l’heure à laquelle un jour commence, de 0 à 6, si tu joues après minuit", es: "la hora a la que empieza un día, de 0 a 6, si juegas pasada la medianoche")[language],
      "weekly-goal": Sentence("target days per week, instead of a streak; 0: none", de: "gewünschte Tage in der Woche, für alle, die keine Serie wollen; 0: keine", fr: "jours voulus par semaine, si tu ne veux pas de série ; 0 : aucun", es: "días por semana que te propones, si no quieres una racha; 0: ninguno")[language],
      "keep-guests": Sentence("on a server: days after which idle guests are removed; 0: never", de: "auf einem Server: Tage, nach denen untätige Gäste entfernt werden; 0: nie", fr: "sur un serveur : jours après lesquels les invités inactifs sont supprimés ; 0 : jamais", es: "en un servidor: días tras los que se quitan los invitados inactivos; 0: nunca")[language],
      "keep-rooms": Sentence("on a server: days after which unused rooms are removed; 0: never", de: "auf einem Server: Tage, nach denen unbenutzte Räume entfernt werden; 0: nie", fr: "sur un serveur : jours après lesquels les salles inutilisées sont supprimées ; 0 : jamais", es: "en un servidor: días tras los que se quitan las salas sin uso; 0: nunca")[language],
    ]
  }

  // Numbers
}

extension ListingWords {
  /// Cards of decks.
  package struct Cards: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var title: String { Sentence("Cards", de: "Karten", fr: "Cartes", es: "Tarjetas")[language] }
    package var noDeck: String { Sentence("You learn no deck of cards yet.", de: "Du lernst noch keinen Stapel.", fr: "Tu n’apprends encore aucun paquet de cartes.", es: "Todavía no aprendes ningún mazo de tarjetas.")[language] }
    package var decksTitle: String { Sentence("Decks", de: "Stapel", fr: "Paquets", es: "Mazos")[language] }
    package var comesTitle: String { Sentence("What comes", de: "Was kommt", fr: "À venir", es: "Lo que viene")[language] }
    package var retentionTitle: String { Sentence("How much you knew", de: "Wie viel du wusstest", fr: "Ce que tu savais", es: "Cuánto sabías")[language] }
    package var yearTitle: Template { Sentence("A year of reviews: {n}", de: "Ein Jahr mit Bewertungen: {n}", fr: "Une année de révisions : {n}", es: "Un año de repasos: {n}")[language] }
    package var findLabel: String { Sentence("Find cards", de: "Karten suchen", fr: "Chercher des cartes", es: "Buscar tarjetas")[language] }
    package var found: Template { Sentence("Found: {n}", de: "Gefunden: {n}", fr: "Trouvées : {n}", es: "Encontradas: {n}")[language] }
    package var suspendedColumn: String { Sentence("SUSPENDED", de: "AUSGESETZT", fr: "SUSPENDUES", es: "SUSPENDIDAS")[language] }
    package var deck: String { Sentence("DECK", de: "STAPEL", fr: "PAQUET", es: "MAZO")[language] }
    package var front: String { Sentence("FRONT", de: "VORDERSEITE", fr: "RECTO", es: "ANVERSO")[language] }
    package var back: String { Sentence("BACK", de: "RÜCKSEITE", fr: "VERSO", es: "REVERSO")[language] }
    package var dueColumn: String { Sentence("DUE", de: "FÄLLIG", fr: "À REVOIR", es: "POR REPASAR")[language] }
    package var newColumn: String { Sentence("NEW", de: "NEU", fr: "NOUVELLES", es: "NUEVAS")[language] }
    package var reviews: String { Sentence("REVIEWS", de: "BEWERTUNGEN", fr: "RÉVISIONS", es: "REPASOS")[language] }
    package var asked: String { Sentence("AFTER A DAY", de: "NACH EINEM TAG", fr: "APRÈS UN JOUR", es: "TRAS UN DÍA")[language] }
    package var known: String { Sentence("KNOWN", de: "GEWUSST", fr: "SUES", es: "SABIDAS")[language] }
    package var isNew: String { Sentence("new", de: "neu", fr: "nouvelle", es: "nueva")[language] }
    package var isSuspended: String { Sentence("suspended", de: "ausgesetzt", fr: "suspendue", es: "suspendida")[language] }
    package var isBuried: String { Sentence("tomorrow", de: "morgen", fr: "demain", es: "mañana")[language] }
    package var isLeech: String { Sentence("forgotten often: put it in other words", de: "oft vergessen: sag es mit anderen Worten", fr: "souvent oubliée : formule-la autrement", es: "olvidada a menudo: exprésala con otras palabras")[language] }
    package var none: String { Sentence("no card fits", de: "keine Karte passt", fr: "aucune carte ne correspond", es: "ninguna tarjeta coincide")[language] }
    package var noReviews: String { Sentence("no card was rated yet", de: "noch wurde keine Karte bewertet", fr: "aucune carte n’a encore été évaluée", es: "todavía no se ha valorado ninguna tarjeta")[language] }
    package var tookOver: Template { Sentence("progress taken over: {n} of {found} cards ({decks})", de: "Fortschritt übernommen: {n} von {found} Karten ({decks})", fr: "progression reprise : {n} cartes sur {found} ({decks})", es: "progreso tomado: {n} de {found} tarjetas ({decks})")[language] }
    package var noProgress: String { Sentence("no card of the decks at hand is in this package with progress", de: "keine Karte der vorhandenen Stapel steht mit Fortschritt in diesem Paket", fr: "aucune carte des paquets disponibles n’a de progression dans ce fichier", es: "ninguna tarjeta de los mazos disponibles tiene progreso en este paquete")[language] }
    package var suspended: Template { Sentence("suspended: {cards}", de: "ausgesetzt: {cards}", fr: "suspendues : {cards}", es: "suspendidas: {cards}")[language] }
    package var buried: Template { Sentence("not today: {cards}", de: "heute nicht mehr: {cards}", fr: "pas aujourd’hui : {cards}", es: "hoy no: {cards}")[language] }
    package var suspends: String { Sentence("Suspend", de: "Aussetzen", fr: "Suspendre", es: "Suspender")[language] }
    package var unsuspends: String { Sentence("Let it come again", de: "Wieder kommen lassen", fr: "Faire revenir", es: "Dejar que vuelva")[language] }
    package var buries: String { Sentence("Not today", de: "Heute nicht", fr: "Pas aujourd’hui", es: "Hoy no")[language] }
    package var forgets: String { Sentence("Forget", de: "Vergessen", fr: "Oublier", es: "Olvidar")[language] }
    package var edits: String { Sentence("Edit the file", de: "Datei bearbeiten", fr: "Modifier le fichier", es: "Editar el archivo")[language] }
    package var about: String { Sentence("The cards that you learn, what comes, and how much you knew.", de: "Die Karten, die du lernst, was kommt und wie viel du wusstest.", fr: "Les cartes que tu apprends, celles qui viennent et ce que tu savais.", es: "Las tarjetas que aprendes, las que vienen y cuánto sabías.")[language] }
    package var overview: String { Sentence("What comes, and what was", de: "Was kommt und was war", fr: "À venir et passé", es: "Lo que viene y lo que fue")[language] }
    package var chosen: String { Sentence("Which cards", de: "Welche Karten", fr: "Quelles cartes", es: "Qué tarjetas")[language] }
    package var allCards: String { Sentence("all", de: "alle", fr: "toutes", es: "todas")[language] }
    package var dueCards: String { Sentence("due", de: "fällig", fr: "à revoir", es: "por repasar")[language] }
    package var leechCards: String { Sentence("forgotten often", de: "oft vergessen", fr: "souvent oubliées", es: "olvidadas a menudo")[language] }
    package var historyTitle: String { Sentence("Reviews of this card", de: "Bewertungen dieser Karte", fr: "Révisions de cette carte", es: "Repasos de esta tarjeta")[language] }
    package var wasKnown: String { Sentence("known", de: "gewusst", fr: "sue", es: "sabida")[language] }
    package var wasForgotten: String { Sentence("not known", de: "nicht gewusst", fr: "non sue", es: "no sabida")[language] }
    package var strength: Template { Sentence("Remembered for {n} days, difficulty {difficulty} of 10, {reviews} reviews, forgotten {lapses} times", de: "Behalten für {n} Tage, Schwierigkeit {difficulty} von 10, {reviews} Bewertungen, {lapses}-mal vergessen", fr: "Retenue {n} jours, difficulté {difficulty} sur 10, révisions : {reviews}, oublis : {lapses}", es: "Recordada {n} días, dificultad {difficulty} de 10, repasos: {reviews}, olvidos: {lapses}")[language] }
    package var cardCounts: Template { Sentence("{n} of {of} cards", de: "{n} von {of} Karten", fr: "{n} cartes sur {of}", es: "{n} de {of} tarjetas")[language] }
    package var noEditor: String { Sentence("There is no editor: set EDITOR to the name of one, such as nano.", de: "Es gibt keinen Editor: setze EDITOR auf den Namen von einem, etwa nano.", fr: "Il n’y a pas d’éditeur : indique le nom d’un éditeur dans EDITOR, par exemple nano.", es: "No hay editor: pon en EDITOR el nombre de uno, como nano.")[language] }
    package var unsuspended: Template { Sentence("no longer suspended: {cards}", de: "nicht mehr ausgesetzt: {cards}", fr: "de nouveau actives : {cards}", es: "activas de nuevo: {cards}")[language] }
    package var forgotten: Template { Sentence("new again: {cards}", de: "wieder neu: {cards}", fr: "de nouveau nouvelles : {cards}", es: "nuevas otra vez: {cards}")[language] }
  }

  /// People who come back by a code, and teachers with keys.
  package struct People: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var nobody: String { Sentence("nobody is on the list: `quizrun people import FILE` adds a name from each line", de: "niemand steht auf der Liste: `quizrun people import DATEI` fügt aus jeder Zeile einen Namen hinzu", fr: "la liste est vide : `quizrun people import FICHIER` ajoute le nom de chaque ligne", es: "la lista está vacía: `quizrun people import ARCHIVO` añade el nombre de cada línea")[language] }
    package var group: String { Sentence("CLASS", de: "KLASSE", fr: "CLASSE", es: "CLASE")[language] }
    package var seen: String { Sentence("LAST HERE", de: "ZULETZT DA", fr: "DERNIÈRE VISITE", es: "ÚLTIMA VISITA")[language] }
    package var code: String { Sentence("CODE", de: "CODE", fr: "CODE", es: "CÓDIGO")[language] }
    package var added: Template { Sentence("{n} of {of} are new; their codes are shown this once", de: "{n} von {of} sind neu; ihre Codes werden nur dieses eine Mal gezeigt", fr: "{n} sur {of} sont nouveaux ; leurs codes ne sont affichés que cette fois", es: "{n} de {of} son nuevos; sus códigos se muestran solo esta vez")[language] }
    package var codeOf: Template { Sentence("this is the code of {player}; it is shown once, and the one before has ended", de: "das ist der Code von {player}; er wird nur einmal gezeigt, der vorige gilt nicht mehr", fr: "voici le code de {player} ; il n’est affiché qu’une fois, le précédent ne vaut plus", es: "este es el código de {player}; se muestra una sola vez y el anterior ya no vale")[language] }
    package var printed: Template { Sentence("printed {n} cards with new codes: {file}", de: "{n} Karten mit neuen Codes gedruckt: {file}", fr: "{n} cartes avec de nouveaux codes : {file}", es: "{n} tarjetas con códigos nuevos: {file}")[language] }
    package var cards: String { Sentence("Codes", de: "Codes", fr: "Codes", es: "Códigos")[language] }
    package var address: String { Sentence("Address", de: "Adresse", fr: "Adresse", es: "Dirección")[language] }
    package var mayMerge: Template { Sentence("Give all that {player} has played to {name}? This cannot be undone.", de: "Alles, was {player} gespielt hat, {name} geben? Das lässt sich nicht rückgängig machen.", fr: "Donner à {name} tout ce que {player} a joué ? C’est définitif.", es: "¿Dar a {name} todo lo que ha jugado {player}? No se puede deshacer.")[language] }
    package var keyMade: Template { Sentence("this is the key of {player}; it is shown once, and given at /key", de: "das ist der Schlüssel von {player}; er wird nur einmal gezeigt und unter /key eingegeben", fr: "voici la clé de {player} ; elle n’est affichée qu’une fois, et se saisit à /key", es: "esta es la clave de {player}; se muestra una sola vez y se escribe en /key")[language] }
    package var keyRevoked: Template { Sentence("the key of {player} has ended, and its browsers are signed out", de: "der Schlüssel von {player} gilt nicht mehr, seine Browser sind abgemeldet", fr: "la clé de {player} ne vaut plus, et ses navigateurs sont déconnectés", es: "la clave de {player} ya no vale y sus navegadores están desconectados")[language] }
    package var noKey: String { Sentence("there is no key but the one in serve.key: `quizrun key add NAME` makes one for a teacher", de: "es gibt keinen Schlüssel außer dem in serve.key: `quizrun key add NAME` macht einen für eine Lehrkraft", fr: "il n’y a pas d’autre clé que celle de serve.key : `quizrun key add NOM` en crée une", es: "no hay más clave que la de serve.key: `quizrun key add NOMBRE` crea una")[language] }
    package var rights: String { Sentence("RIGHTS", de: "RECHTE", fr: "DROITS", es: "PERMISOS")[language] }
    package var admin: String { Sentence("admin", de: "Admin", fr: "admin", es: "admin")[language] }
    package var created: String { Sentence("MADE", de: "ERSTELLT", fr: "CRÉÉE", es: "CREADA")[language] }
  }

  package var people: People { People(language) }
}

extension ListingWords {
  /// Modes from others.
  package struct Installing: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var mayInstall: Template { Sentence("Install '{name}'?", de: "„{name}“ installieren?", fr: "Installer « {name} » ?", es: "¿Instalar «{name}»?")[language] }
    package var installed: Template { Sentence("installed: '{name}' in {path}", de: "installiert: „{name}“ in {path}", fr: "installé : « {name} » dans {path}", es: "instalado: «{name}» en {path}")[language] }
    package var hiddenBy: Template { Sentence("'{name}' is hidden by '{path}', which is played instead: rename that file, or install with --as NAME", de: "„{name}“ wird von „{path}“ verdeckt, das stattdessen gespielt wird: benenne diese Datei um, oder installiere mit --as NAME", fr: "« {name} » est caché par « {path} », qui est joué à sa place : renomme ce fichier, ou installe avec --as NAME", es: "«{name}» queda oculto por «{path}», que se juega en su lugar: cambia el nombre de ese archivo, o instala con --as NAME")[language] }
    package var mayUpdate: Template { Sentence("Update '{name}'?", de: "„{name}“ erneuern?", fr: "Mettre à jour « {name} » ?", es: "¿Actualizar «{name}»?")[language] }
    package var updated: Template { Sentence("updated: '{name}'", de: "erneuert: „{name}“", fr: "mis à jour : « {name} »", es: "actualizado: «{name}»")[language] }
    package var upToDate: Template { Sentence("'{name}' is up to date", de: "„{name}“ ist aktuell", fr: "« {name} » est à jour", es: "«{name}» está al día")[language] }
    package var changedByHand: Template { Sentence("changed by hand: {path}", de: "von Hand geändert: {path}", fr: "modifié à la main : {path}", es: "cambiado a mano: {path}")[language] }
    package var noneInstalled: String { Sentence("no mode is installed: `quizrun plugin install SOURCE` installs one", de: "kein Modus ist installiert: `quizrun plugin install SOURCE` installiert einen", fr: "aucun mode n’est installé : `quizrun plugin install SOURCE` en installe un", es: "no hay ningún modo instalado: `quizrun plugin install SOURCE` instala uno")[language] }
    package var mayRemove: Template { Sentence("Remove '{name}'?", de: "„{name}“ entfernen?", fr: "Supprimer « {name} » ?", es: "¿Quitar «{name}»?")[language] }
    package var removed: Template { Sentence("removed: '{name}'", de: "entfernt: „{name}“", fr: "supprimé : « {name} »", es: "quitado: «{name}»")[language] }
    package var packed: Template { Sentence("packed: {path}", de: "gepackt: {path}", fr: "empaqueté : {path}", es: "empaquetado: {path}")[language] }
    package var mediumMissing: Template { Sentence("'{path}' is named in a quiz but missing, so it is not in the package", de: "„{path}“ steht in einem Quiz, fehlt aber, und ist daher nicht im Paket", fr: "« {path} » est nommé dans un quiz mais manque : il n’est pas dans le paquet", es: "«{path}» aparece en un quiz pero falta, así que no está en el paquete")[language] }
  }

  /// Backups, removed players, and merged records.
  package struct Keeping: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var nothingChanged: String { Sentence("Nothing was changed.", de: "Nichts wurde geändert.", fr: "Rien n’a été changé.", es: "No se ha cambiado nada.")[language] }
    package var begunOnes: Template { Sentence("{n} begun", de: "{n} begonnen", fr: "en cours : {n}", es: "en curso: {n}")[language] }
    package var discardedOnes: Template { Sentence("{n} discarded", de: "{n} verworfen", fr: "abandonné : {n}", es: "descartadas: {n}")[language] }
    package var remove: Template { Sentence("Remove {player} and {sittings} for good?", de: "{player} und {sittings} endgültig entfernen?", fr: "Retirer pour de bon {player} et {sittings} ?", es: "¿Quitar {player} y {sittings} para siempre?")[language] }
    package var removeShared: Template { Sentence("Remove {player} and {sittings}, {n} of them begun by other players, for good?", de: "{player} und {sittings}, davon {n} von anderen begonnen, endgültig entfernen?", fr: "Retirer pour de bon {player} et {sittings} (commencées par d’autres : {n}) ?", es: "¿Quitar {player} y {sittings} (empezadas por otros: {n}) para siempre?")[language] }
    package var removed: Template { Sentence("Removed: {player}, {sittings}.", de: "Entfernt: {player}, {sittings}.", fr: "Retrait : {player}, {sittings}.", es: "Quitado: {player}, {sittings}.")[language] }
    package var copyHasName: Template { Sentence("'{file}', kept when the record was damaged, may still hold the name: delete it if it is no longer needed", de: "In „{file}“, einer Kopie der beschädigten Datei, kann der Name noch stehen: lösche sie, wenn sie nicht mehr gebraucht wird", fr: "'{file}', gardé quand les données étaient abîmées, contient peut-être encore ce nom : supprime-le si personne n’en a besoin", es: "'{file}', guardado cuando los datos se dañaron, puede contener aún el nombre: elimínalo si nadie lo necesita")[language] }
    package var backedUp: Template { Sentence("Backed up: {what}, to {file}", de: "Gesichert: {what}, in {file}", fr: "Sauvegarde dans {file} ({what})", es: "Copia de seguridad en {file}: {what}")[language] }
    package var restored: Template { Sentence("Restored: {what}", de: "Wiederhergestellt: {what}", fr: "Données restaurées ({what})", es: "Restaurado: {what}")[language] }
    package var merged: Template { Sentence("Added: {what}", de: "Hinzugefügt: {what}", fr: "Données ajoutées ({what})", es: "Añadido: {what}")[language] }
    package var wentOn: Plural { Plural(one: Sentence("1 sitting went on there, and goes on from there.", de: "1 Durchgang ging dort weiter und geht nun von dort aus weiter.", fr: "1 partie avait continué là-bas, et repart de là.", es: "1 partida siguió allí, y continúa desde ese punto."), other: Sentence("{n} sittings went on there, and go on from there.", de: "{n} Durchgänge gingen dort weiter und gehen nun von dort aus weiter.", fr: "{n} parties avaient continué là-bas, et repartent de là.", es: "{n} partidas siguieron allí, y continúan desde ese punto."), language) }
    package var forked: Plural { Plural(one: Sentence("1 sitting went on in both: both are kept.", de: "1 Durchgang ging in beiden weiter: beide bleiben.", fr: "1 partie a continué des deux côtés : les deux versions sont gardées.", es: "1 partida siguió en ambos lados: se conservan las dos versiones."), other: Sentence("{n} sittings went on in both: both are kept of each.", de: "{n} Durchgänge gingen in beiden weiter: von jedem bleiben beide.", fr: "{n} parties ont continué des deux côtés : les deux versions de chacune sont gardées.", es: "{n} partidas siguieron en ambos lados: se conservan las dos versiones de cada una."), language) }
    package var open: Plural { Plural(one: Sentence("1 sitting that went on there is being played just now, and stays as it is: do the same again when it is left", de: "1 Durchgang, der dort weiterging, wird gerade gespielt und bleibt, wie er ist: wiederhole es, wenn er verlassen ist", fr: "1 partie qui a continué là-bas est justement en train d’être jouée et reste telle quelle : recommence quand elle sera quittée", es: "1 partida que siguió allí se está jugando ahora mismo y queda como está: repite esto cuando se haya cerrado"), other: Sentence("{n} sittings that went on there are being played just now, and stay as they are: do the same again when they are left", de: "{n} Durchgänge, die dort weitergingen, werden gerade gespielt und bleiben, wie sie sind: wiederhole es, wenn sie verlassen sind", fr: "{n} parties qui ont continué là-bas sont justement en train d’être jouées et restent telles quelles : recommence quand elles seront quittées", es: "{n} partidas que siguieron allí se están jugando ahora mismo y quedan como están: repite esto cuando se hayan cerrado"), language) }
    package var samePerson: Template { Sentence("Is '{player}' there the same person as '{player}' here?", de: "Ist „{player}“ dort dieselbe Person wie „{player}“ hier?", fr: "« {player} » là-bas est-il la même personne que « {player} » ici ?", es: "¿Es «{player}» de allí la misma persona que «{player}» de aquí?")[language] }
    package var staysApart: Template { Sentence("'{player}' stays two players.", de: "„{player}“ bleiben zwei Personen.", fr: "« {player} » : deux joueurs différents.", es: "«{player}»: siguen siendo dos jugadores.")[language] }
    package var namesakes: Template { Sentence("{n} players are called {player} now ({ids}): rename one, or name them by these ids", de: "{n} Spieler heißen jetzt {player} ({ids}): benenne einen um oder nenne sie bei diesen Ids", fr: "{n} joueurs s’appellent maintenant {player} ({ids}) : renommes-en un, ou désigne-les par ces ids", es: "{n} jugadores se llaman ahora {player} ({ids}): cambia el nombre de uno, o nómbralos por estos ids")[language] }
    package var mergePlayers: Template { Sentence("Merge {player} into {name}, who gets {sittings}? This cannot be undone.", de: "{player} mit {name} zusammenlegen, mit {sittings} dazu? Das lässt sich nicht rückgängig machen.", fr: "Fusionner {player} avec {name}, qui reçoit {sittings} ? C’est définitif.", es: "¿Unir {player} con {name}, que recibe {sittings}? No se puede deshacer.")[language] }
    package var mergedPlayers: Template { Sentence("{player} is {name} now: {sittings}.", de: "{player} ist jetzt {name}: {sittings}.", fr: "{player} est maintenant {name} : {sittings}.", es: "{player} es ahora {name}: {sittings}.")[language] }
    package var forget: Template { Sentence("Forget {rooms}, with all names and answers, for good?", de: "{rooms} vergessen, mit allen Namen und Antworten, endgültig?", fr: "Oublier {rooms}, avec tous les noms et réponses, pour de bon ?", es: "¿Olvidar {rooms}, con todos los nombres y respuestas, para siempre?")[language] }
    package var forgotten: Template { Sentence("Forgotten: {rooms}.", de: "Vergessen: {rooms}.", fr: "Oublié : {rooms}.", es: "Olvidado: {rooms}.")[language] }
    package var held: Template { Sentence("open in another program, and so kept: {rooms}; end them there, then do the same again", de: "in einem anderen Programm offen und deshalb behalten: {rooms}; beende sie dort, dann wiederhole es", fr: "encore en cours dans un autre programme, donc gardé : {rooms} ; à terminer là-bas, puis recommence", es: "en uso en otro programa, y por eso se conserva: {rooms}; ciérralo allí y repite esto")[language] }
    package var ofGuests: Template { Sentence("{what}; of guests: {guests}", de: "{what}; von Gästen: {guests}", fr: "{what} ; d’invités : {guests}", es: "{what}; de invitados: {guests}")[language] }
  }

  /// Lists and boards of rooms.
  package struct Rooms: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    // Headings of columns
    package var room: String { Sentence("ROOM", de: "RAUM", fr: "SALLE", es: "SALA")[language] }
    package var quizzes: String { Sentence("QUIZZES", de: "QUIZZE", fr: "QUIZ", es: "QUIZ")[language] }
    package var players: String { Sentence("PLAYERS", de: "SPIELER", fr: "JOUEURS", es: "JUGADORES")[language] }
    package var answered: String { Sentence("ANSWERED", de: "BEANTWORTET", fr: "RÉPONSES", es: "RESPUESTAS")[language] }
    package var over: String { Sentence("over", de: "beendet", fr: "terminée", es: "terminada")[language] }
    package var noRoom: String { Sentence("no room was held here yet: `quizrun host QUIZ` opens one", de: "hier gab es noch keinen Raum: `quizrun host QUIZ` öffnet einen", fr: "aucune salle n’a encore été tenue ici : `quizrun host QUIZ` en ouvre une", es: "aquí no se ha abierto aún ninguna sala: `quizrun host QUIZ` abre una")[language] }
    package var nobody: String { Sentence("nobody came", de: "niemand kam", fr: "personne n’est venu", es: "no vino nadie")[language] }
    package var written: Template { Sentence("written: {files}", de: "geschrieben: {files}", fr: "écrit : {files}", es: "escrito: {files}")[language] }
    package var corrected: Template { Sentence("{player}: {points}, {why}", de: "{player}: {points}, {why}", fr: "{player} : {points}, {why}", es: "{player}: {points}, {why}")[language] }
  }

  /// A challenge in lines.
  package struct Challenges: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var scoreToBeat: Template { Sentence("{title}, score to beat: {score}", de: "{title}, zu schlagen: {score}", fr: "{title}, score à battre : {score}", es: "{title}, puntuación a superar: {score}")[language] }
    package var score: Template { Sentence("{score} ({percent})", de: "{score} ({percent})", fr: "{score} ({percent})", es: "{score} ({percent})")[language] }
    package var both: Template { Sentence("{they}: {theirs}. {you}: {yours}. {ending}", de: "{they}: {theirs}. {you}: {yours}. {ending}", fr: "{they} : {theirs}. {you} : {yours}. {ending}", es: "{they}: {theirs}. {you}: {yours}. {ending}")[language] }
    package var challengeWins: String { Sentence("The challenge wins.", de: "Die Herausforderung gewinnt.", fr: "Le défi l’emporte.", es: "Gana el reto.")[language] }
    package var right: Template { Sentence("{given}, right", de: "{given}, richtig", fr: "{given}, correct", es: "{given}, correcto")[language] }
    package var partly: Template { Sentence("{given}, partly right", de: "{given}, teilweise richtig", fr: "{given}, en partie correct", es: "{given}, correcto en parte")[language] }
    package var wrong: Template { Sentence("{given}, wrong", de: "{given}, falsch", fr: "{given}, incorrect", es: "{given}, incorrecto")[language] }
  }

  /// The reasons of a score.
  package struct Explaining: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var given: Template { Sentence("Given: {given}", de: "Gegeben: {given}", fr: "Réponse donnée : {given}", es: "Respuesta dada: {given}")[language] }
    package var right: Template { Sentence("Right: {answer}", de: "Richtig: {answer}", fr: "Bonne réponse : {answer}", es: "Correcto: {answer}")[language] }
    package var rule: Template { Sentence("{points}: {rule}", de: "{points}: {rule}", fr: "{points} : {rule}", es: "{points}: {rule}")[language] }
    package var superseded: Template { Sentence("{points}: {rule}; a later try counts instead", de: "{points}: {rule}; stattdessen zählt ein späterer Versuch", fr: "{points} : {rule} ; un essai plus tardif compte à la place", es: "{points}: {rule}; cuenta un intento posterior en su lugar")[language] }
    package var sum: Template { Sentence("The questions together: {points}", de: "Die Fragen zusammen: {points}", fr: "Total des questions : {points}", es: "Las preguntas en total: {points}")[language] }
    package var nothingToMark: String { Sentence("No answer was marked by a rule; self-rated cards have none.", de: "Keine Antwort wurde nach einer Regel gewertet; selbst bewertete Karten haben keine.", fr: "Aucune réponse qu’une règle puisse noter, comme pour des cartes auto-évaluées.", es: "No hay ninguna respuesta que una regla pueda calificar, como con las tarjetas que valora uno mismo.")[language] }
    package var own: Template { Sentence("Added by the mode itself ('{mode}'): {n}", de: "Vom Modus selbst dazu („{mode}“): {n}", fr: "Part propre au mode ('{mode}') : {n}", es: "La parte propia del modo ('{mode}'): {n}")[language] }
    package var noPoints: Template { Sentence("The result has no points: {headline}", de: "Das Ergebnis hat keine Punkte: {headline}", fr: "Le résultat n’a pas de points : {headline}", es: "El resultado no tiene puntos: {headline}")[language] }
    package var rescored: Template { Sentence("Scored again on {day} under {modes}: {score}", de: "Am {day} nachgewertet unter {modes}: {score}", fr: "Recalculé le {day} avec {modes} : {score}", es: "Recalculado el {day} con {modes}: {score}")[language] }
  }
}

// MARK: - Help and errors of the command line

/// The words of help pages and refused command lines; the names in braces are filled in.
package struct HelpWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var usage: String { Sentence("usage", de: "Aufruf", fr: "usage", es: "uso")[language] }
  package var options: String { Sentence("[options]", de: "[Optionen]", fr: "[options]", es: "[opciones]")[language] }
  package var examples: String { Sentence("examples", de: "Beispiele", fr: "exemples", es: "ejemplos")[language] }
  package var noCommand: String { Sentence("there is {what} '{word}': {where}", de: "es gibt {what} „{word}“: {where}", fr: "il n’y a {what} '{word}' : {where}", es: "no hay {what} '{word}': {where}")[language] }
  package var near: String { Sentence("did you mean '{near}'?", de: "meintest du „{near}“?", fr: "tu voulais dire '{near}' ?", es: "¿querías decir '{near}'?")[language] }
  package var noCommandButNear: String { Sentence("there is {what} '{word}'", de: "es gibt {what} „{word}“", fr: "il n’y a {what} '{word}'", es: "no hay {what} '{word}'")[language] }
  package var incomplete: String { Sentence("`{command}` needs one of {actions}: see `{help}`", de: "`{command}` braucht eines von {actions}: siehe `{help}`", fr: "`{command}` demande une action parmi {actions} : voir `{help}`", es: "`{command}` necesita una acción de {actions}: mira `{help}`")[language] }
  package var unknownAction: String { Sentence("unknown action '{word}' of `{command}`", de: "unbekannte Aktion „{word}“ von `{command}`", fr: "action '{word}' inconnue de `{command}`", es: "acción '{word}' desconocida en `{command}`")[language] }
  package var actions: String { Sentence("actions are {actions}", de: "Aktionen sind {actions}", fr: "les actions sont {actions}", es: "las acciones son {actions}")[language] }
  package var unknownOption: String { Sentence("unknown option '{word}'", de: "unbekannte Option „{word}“", fr: "option '{word}' inconnue", es: "opción '{word}' desconocida")[language] }
  package var see: String { Sentence("see `{help}`", de: "siehe `{help}`", fr: "voir `{help}`", es: "mira `{help}`")[language] }
  package var missingValue: String { Sentence("{option} needs a value: {written}", de: "{option} braucht einen Wert: {written}", fr: "{option} demande une valeur : {written}", es: "{option} necesita un valor: {written}")[language] }
  package var unexpectedValue: String { Sentence("{option} takes no value", de: "{option} nimmt keinen Wert", fr: "{option} ne prend pas de valeur", es: "{option} no lleva valor")[language] }
  package var repeated: String { Sentence("{option} is given twice", de: "{option} ist zweimal angegeben", fr: "{option} est donné deux fois", es: "{option} aparece dos veces")[language] }
  package var unexpected: String { Sentence("unexpected argument '{word}'", de: "überzähliges Argument „{word}“", fr: "argument '{word}' en trop", es: "sobra el argumento '{word}'")[language] }
  package var unexpectedForNone: String { Sentence("unexpected argument '{word}', as '{first}' is no command", de: "überzähliges Argument „{word}“, denn „{first}“ ist kein Befehl", fr: "argument '{word}' en trop, car '{first}' n’est pas une commande", es: "sobra el argumento '{word}', pues '{first}' no es un comando")[language] }
  package var missing: String { Sentence("an argument is missing: {command}", de: "ein Argument fehlt: {command}", fr: "il manque un argument : {command}", es: "falta un argumento: {command}")[language] }
  package var badValue: String { Self.badValueForm[language] }
  static let badValueForm = Sentence("{option} takes {expected}, not '{word}'", de: "{option} erwartet {expected}, nicht „{word}“", fr: "{option} attend {expected}, pas '{word}'", es: "{option} espera {expected}, no '{word}'")
  package var together: String { Sentence("{one} and {other} cannot be given together", de: "{one} und {other} gehen nicht zusammen", fr: "{one} et {other} ne vont pas ensemble", es: "{one} y {other} no pueden ir juntos")[language] }
  package var needs: String { Sentence("{option} works only with {other}: add it", de: "{option} geht nur mit {other}: gib es dazu an", fr: "{option} ne marche qu’avec {other} : ajoute-le", es: "{option} solo funciona con {other}: añádelo")[language] }

  /// A text of the table of commands, which has it in English, or of an expected value; other texts stay.
  package func translated(_ english: String) -> String {
    if let whole = Self.texts[english] { return whole[language] }
    if let match = english.wholeMatch(of: /a whole number from (\d+) to (\d+)/) {
      return wholeNumber(["min": String(match.output.1), "max": String(match.output.2)])
    }
    let beginning = Self.beginnings.first { english.hasPrefix($0.english) }
    return beginning.map { $0[language] + english.dropFirst($0.english.count) } ?? english
  }

  private var wholeNumber: Template { Sentence("a whole number from {min} to {max}", de: "eine ganze Zahl von {min} bis {max}", fr: "un nombre entier de {min} à {max}", es: "un número entero de {min} a {max}")[language] }

  /// Beginnings of texts that end with a value.
  private static let beginnings = [
    Sentence("one of ", de: "eines von ", fr: "une valeur parmi ", es: "uno de "),
    Sentence("a day up to today, like ", de: "einen Tag bis heute, etwa ", fr: "un jour jusqu’à aujourd’hui, comme ", es: "un día hasta hoy, como "),
    Sentence("a day not before --from ", de: "einen Tag nicht vor --from ", fr: "un jour qui n’est pas avant --from ", es: "un día no anterior a --from "),
    Sentence("a month up to this one, like ", de: "einen Monat bis zu diesem, etwa ", fr: "un mois jusqu’à celui-ci, comme ", es: "un mes hasta este, como "),
  ]

  private static let texts = Dictionary(uniqueKeysWithValues: sentences.map { ($0.english, $0) })

  static let sentences = [
    Sentence("play", de: "spielen", fr: "jouer", es: "jugar"),
    Sentence("every day", de: "jeden Tag", fr: "chaque jour", es: "cada día"),
    Sentence("learn", de: "lernen", fr: "apprendre", es: "aprender"),
    Sentence("results", de: "Ergebnisse", fr: "résultats", es: "resultados"),
    Sentence("write", de: "schreiben", fr: "écrire", es: "escribir"),
    Sentence("teach", de: "unterrichten", fr: "enseigner", es: "enseñar"),
    Sentence("host", de: "leiten", fr: "animer", es: "dirigir"),
    Sentence("keep", de: "verwalten", fr: "gérer", es: "gestionar"),
    Sentence("[QUIZ] [options]", de: "[QUIZ] [Optionen]", fr: "[QUIZ] [options]", es: "[QUIZ] [opciones]"),
    Sentence("play a quiz, or choose one", de: "ein Quiz spielen oder auswählen", fr: "jouer à un quiz, ou en choisir un", es: "jugar un quiz, o elegir uno"),
    Sentence("no command and no quiz", de: "keinen Befehl und kein Quiz", fr: "ni commande ni quiz", es: "ni comando ni quiz"),
    Sentence("`quizrun help` lists commands, `quizrun list` the quizzes", de: "`quizrun help` nennt die Befehle, `quizrun list` die Quizze", fr: "`quizrun help` liste les commandes, `quizrun list` les quiz", es: "`quizrun help` muestra los comandos, `quizrun list` los quiz"),
    Sentence("play a quiz, by its path or id", de: "ein Quiz spielen, nach Pfad oder Kennung", fr: "jouer à un quiz, par chemin ou identifiant", es: "jugar un quiz, por su ruta o id"),
    Sentence("play the quiz of the day, or see how it went", de: "das Quiz des Tages spielen oder sehen, wie es lief", fr: "jouer au quiz du jour, ou voir le résultat", es: "jugar el quiz del día, o ver cómo fue"),
    Sentence("days in a row on which you finished something", de: "Tage hintereinander, an denen du etwas beendet hast", fr: "jours de suite où tu as terminé quelque chose", es: "días seguidos en los que terminaste algo"),
    Sentence("list the quizzes", de: "die Quizze auflisten", fr: "lister les quiz", es: "mostrar la lista de quiz"),
    Sentence("list the modes and modifiers", de: "Modi und Zusätze auflisten", fr: "lister les modes et modificateurs", es: "mostrar los modos y modificadores"),
    Sentence("list the categories of all quizzes", de: "die Kategorien aller Quizze auflisten", fr: "lister les catégories de tous les quiz", es: "mostrar las categorías de todos los quiz"),
    Sentence("list the sittings, or the answers of one", de: "Durchgänge auflisten oder die Antworten von einem", fr: "lister les parties, ou les réponses d’une partie", es: "mostrar las partidas, o las respuestas de una"),
    Sentence("averages, categories, times, the hardest questions", de: "Durchschnitte, Kategorien, Zeiten, schwerste Fragen", fr: "moyennes, catégories, temps, questions difficiles", es: "promedios, categorías, tiempos, preguntas difíciles"),
    Sentence("show or change settings", de: "Einstellungen zeigen oder ändern", fr: "afficher ou changer les paramètres", es: "ver o cambiar ajustes"),
    Sentence("manage players, each with their own progress", de: "Spieler verwalten, jeder mit eigenem Fortschritt", fr: "gérer les joueurs, chacun avec sa progression", es: "gestionar jugadores, cada uno con su progreso"),
    Sentence("write the whole record to one file", de: "alle Daten in eine Datei sichern", fr: "sauvegarder toutes les données dans un fichier", es: "guardar todos los datos en un archivo"),
    Sentence("restore a backup, or merge it into this record", de: "eine Sicherung zurückspielen oder hinzufügen", fr: "restaurer une sauvegarde, ou l’ajouter aux données", es: "restaurar una copia, o añadirla a los datos"),
    Sentence("fetch questions from the Open Trivia DB to play offline", de: "Fragen der Open Trivia DB holen, für offline", fr: "télécharger des questions d’Open Trivia DB", es: "descargar preguntas de Open Trivia DB"),
    Sentence("find errors and likely mistakes in quizzes", de: "Fehler und Verdächtiges in Quizzen finden", fr: "trouver erreurs et oublis probables dans les quiz", es: "buscar errores y posibles descuidos en los quiz"),
    Sentence("write quizzes/NAME.json, a quiz to begin with", de: "quizzes/NAME.json schreiben, ein Quiz als Anfang", fr: "écrire quizzes/NAME.json, un quiz pour commencer", es: "escribir quizzes/NAME.json, un quiz para empezar"),
    Sentence("write a quiz in another format (docs/formats.md)", de: "ein Quiz in anderem Format schreiben (docs/formats.md)", fr: "convertir un quiz de format (docs/formats.md)", es: "pasar un quiz a otro formato (docs/formats.md)"),
    Sentence("write a quiz for paper, as HTML (docs/teachers.md)", de: "ein Quiz für Papier schreiben (docs/teachers.md)", fr: "écrire un quiz papier, en HTML (docs/teachers.md)", es: "escribir un quiz en papel, HTML (docs/teachers.md)"),
    Sentence("write plugins/NAME.lua, a mode that works", de: "plugins/NAME.lua schreiben, einen Modus als Anfang", fr: "écrire plugins/NAME.lua, un mode qui marche", es: "escribir plugins/NAME.lua, un modo que funciona"),
    Sentence("install a mode from a file, a folder or an address", de: "einen Modus aus Datei, Ordner oder Adresse holen", fr: "installer un mode (fichier, dossier ou adresse)", es: "instalar un modo (archivo, carpeta o dirección)"),
    Sentence("under another name", de: "unter einem anderen Namen", fr: "sous un autre nom", es: "con otro nombre"),
    Sentence("in the place of an installed one, or in front of a shipped one", de: "an die Stelle eines installierten, oder vor einen mitgelieferten", fr: "à la place d’un mode installé, ou devant un mode fourni", es: "en lugar de uno instalado, o delante de uno incluido"),
    Sentence("fetch installed modes anew", de: "installierte Modi neu holen", fr: "reprendre les modes installés à leur source", es: "volver a obtener los modos instalados"),
    Sentence("remove an installed mode", de: "einen installierten Modus entfernen", fr: "supprimer un mode installé", es: "quitar un modo instalado"),
    Sentence("pack a mode with quizzes, to give it to others", de: "einen Modus mit Quiz packen, um ihn weiterzugeben", fr: "empaqueter un mode avec des quiz, pour le partager", es: "empaquetar un modo con quizzes, para compartirlo"),
    Sentence("with this quiz and its media", de: "mit diesem Quiz und seinen Medien", fr: "avec ce quiz et ses médias", es: "con este quiz y sus medios"),
    Sentence("the archive to write, such as quick.zip", de: "das Archiv, etwa quick.zip", fr: "l’archive à écrire, par exemple quick.zip", es: "el archivo que se escribe, como quick.zip"),
    Sentence("a .lua file, a folder, a package (.zip), or an https: address", de: "eine .lua-Datei, ein Ordner, ein Paket (.zip) oder eine https:-Adresse", fr: "un fichier .lua, un dossier, un paquet (.zip) ou une adresse https:", es: "un archivo .lua, una carpeta, un paquete (.zip) o una dirección https:"),
    Sentence("an installed mode; all of them unless given", de: "ein installierter Modus; alle, wenn nichts dasteht", fr: "un mode installé ; tous si rien n’est donné", es: "un modo instalado; todos si no se indica"),
    Sentence("an installed mode", de: "ein installierter Modus", fr: "un mode installé", es: "un modo instalado"),
    Sentence("a mode at hand, by name or path", de: "ein vorhandener Modus, mit Namen oder Pfad", fr: "un mode présent, par nom ou chemin", es: "un modo disponible, por nombre o ruta"),
    Sentence("look for mistakes in plugins", de: "Fehler in Plugins suchen", fr: "chercher les erreurs dans les plugins", es: "buscar errores en plugins"),
    Sentence("play the examples of plugins and compare the results", de: "die Beispiele von Plugins spielen und vergleichen", fr: "jouer les exemples des plugins et comparer", es: "jugar los ejemplos de los plugins y comparar"),
    Sentence("show each hook's input and output", de: "Eingabe und Ausgabe jedes Hooks zeigen", fr: "montrer l’entrée et la sortie de chaque hook", es: "mostrar la entrada y la salida de cada hook"),
    Sentence("write the types of the mode API for editors", de: "die Typen der Modus-API für Editoren schreiben", fr: "écrire les types de l’API des modes pour éditeurs", es: "escribir los tipos de la API de modos para editores"),
    Sentence("the best result of each player at each quiz", de: "das beste Ergebnis jedes Spielers in jedem Quiz", fr: "le meilleur résultat de chaque joueur à chaque quiz", es: "el mejor resultado de cada jugador en cada quiz"),
    Sentence("look through cards, what comes, and how much was known", de: "Karten ansehen, was kommt und wie viel gewusst wurde", fr: "parcourir les cartes, ce qui vient et ce qui était su", es: "ver las tarjetas, lo que viene y cuánto se sabía"),
    Sentence("only cards with this text", de: "nur Karten mit diesem Text", fr: "seulement les cartes avec ce texte", es: "solo tarjetas con este texto"),
    Sentence("only cards that are due", de: "nur fällige Karten", fr: "seulement les cartes à revoir", es: "solo tarjetas por repasar"),
    Sentence("only cards that were never asked", de: "nur Karten, die noch nie kamen", fr: "seulement les cartes jamais vues", es: "solo tarjetas que nunca salieron"),
    Sentence("only suspended cards", de: "nur ausgesetzte Karten", fr: "seulement les cartes suspendues", es: "solo tarjetas suspendidas"),
    Sentence("only cards that were forgotten often", de: "nur Karten, die oft vergessen wurden", fr: "seulement les cartes souvent oubliées", es: "solo tarjetas olvidadas a menudo"),
    Sentence("let them come tomorrow at the earliest", de: "sie frühestens morgen kommen lassen", fr: "les faire venir demain au plus tôt", es: "dejarlas venir mañana como pronto"),
    Sentence("let the cards ID… of DECK not come any more", de: "die Karten ID… von DECK nicht mehr kommen lassen", fr: "ne plus faire venir les cartes ID… de DECK", es: "no dejar venir más las tarjetas ID… de DECK"),
    Sentence("let them come again", de: "sie wieder kommen lassen", fr: "les faire revenir", es: "dejarlas venir otra vez"),
    Sentence("forget what was learnt of them: they are new again", de: "vergessen, was von ihnen gelernt wurde: sie sind wieder neu", fr: "oublier ce qui en a été appris : elles sont de nouveau nouvelles", es: "olvidar lo aprendido de ellas: vuelven a ser nuevas"),
    Sentence("how many cards the next 30 days bring, or DAYS", de: "wie viele Karten die nächsten 30 Tage bringen, oder DAYS", fr: "combien de cartes viennent dans les 30 jours, ou DAYS", es: "cuántas tarjetas traen los próximos 30 días, o DAYS"),
    Sentence("reviews by month, and how much was known after a day or more", de: "Bewertungen im Monat, und wie viel nach einem Tag oder mehr gewusst wurde", fr: "révisions par mois, et ce qui était su après un jour ou plus", es: "repasos por mes, y cuánto se sabía tras un día o más"),
    Sentence("an id or a file; all decks unless given", de: "eine Id oder eine Datei; ohne Angabe alle Stapel", fr: "un identifiant ou un fichier ; sinon tous les paquets", es: "un id o un archivo; si falta, todos los mazos"),
    Sentence("the ids of cards to change", de: "die Ids der Karten, die geändert werden", fr: "les identifiants des cartes à changer", es: "los ids de las tarjetas que se cambian"),
    Sentence("bring the progress in a package of Anki to cards of the same ids", de: "den Fortschritt aus einem Paket von Anki zu Karten mit denselben Ids bringen", fr: "reprendre la progression d’un paquet d’Anki pour les cartes de mêmes identifiants", es: "llevar el progreso de un paquete de Anki a las tarjetas con los mismos ids"),
    Sentence("the scores of your first tries, and the streak of days", de: "die Punkte deiner ersten Versuche, und die Serie der Tage", fr: "les scores de tes premiers essais, et la série de jours", es: "los puntos de tus primeros intentos, y la racha de días"),
    Sentence("merge, import: it is one person", de: "merge, import: es ist eine Person", fr: "merge, import : c’est une seule personne", es: "merge, import: es una sola persona"),
    Sentence("merge, import: they are two, keep that in mind", de: "merge, import: es sind zwei, und das wird gemerkt", fr: "merge, import : ce sont deux personnes, à retenir", es: "merge, import: son dos, y se recuerda"),
    Sentence("with --merge: players with the same name are one person", de: "mit --merge: Spieler mit demselben Namen sind eine Person", fr: "avec --merge : les joueurs de même nom sont une seule personne", es: "con --merge: los jugadores con el mismo nombre son una persona"),
    Sentence("with --merge: they are two", de: "mit --merge: es sind zwei", fr: "avec --merge : ce sont deux personnes", es: "con --merge: son dos"),
    Sentence("achievements earned, and progress towards the others", de: "erreichte Erfolge, und wie weit es zu den anderen ist", fr: "succès obtenus, et progression vers les autres", es: "logros conseguidos, y progreso hacia los demás"),
    Sentence("list the rooms held here, or show the board of one", de: "Räume auflisten oder den Punktestand von einem zeigen", fr: "lister les salles, ou montrer le tableau de l’une", es: "mostrar las salas, o el marcador de una"),
    Sentence("replay sittings, rooms or codes, and compare", de: "Durchgänge, Räume oder Codes nachspielen, vergleichen", fr: "rejouer parties, salles ou codes, et comparer", es: "repetir partidas, salas o códigos, y comparar"),
    Sentence("results that would change under another mode", de: "Ergebnisse, die unter anderem Modus anders wären", fr: "résultats qui changeraient avec un autre mode", es: "resultados que cambiarían con otro modo"),
    Sentence("make a code of a sitting, for a friend to play", de: "aus einem Durchgang einen Code für Freunde machen", fr: "faire d’une partie un code, pour défier quelqu’un", es: "crear un código de una partida, para retar a alguien"),
    Sentence("play a challenge code, then compare the results", de: "einen Herausforderungscode spielen und vergleichen", fr: "jouer un code de défi, puis comparer les résultats", es: "jugar un código de reto y comparar los resultados"),
    Sentence("read scanned answer sheets (docs/teachers.md)", de: "gescannte Antwortbogen lesen (docs/teachers.md)", fr: "lire des feuilles numérisées (docs/teachers.md)", es: "leer hojas escaneadas (docs/teachers.md)"),
    Sentence("grade many participants: JSON lines, csv, tsv, xlsx, ods", de: "viele Teilnehmer werten: JSON, csv, tsv, xlsx, ods", fr: "noter un groupe entier : JSON, csv, tsv, xlsx, ods", es: "calificar a un grupo: JSON, csv, tsv, xlsx, ods"),
    Sentence("analyze questions: facility, discrimination, alpha", de: "Fragen auswerten: Leichtigkeit, Trennschärfe, Alpha", fr: "analyser les questions : facilité, discrimination", es: "analizar preguntas: facilidad, discriminación, alfa"),
    Sentence("let made-up players play, and count the results", de: "erfundene Spieler spielen lassen, Ergebnisse zählen", fr: "simuler des joueurs, et compter les résultats", es: "simular jugadores y contar los resultados"),
    Sentence("play the sittings of a server, line by line", de: "die Durchgänge eines Servers spielen, Zeile für Zeile", fr: "jouer les parties d’un serveur, ligne par ligne", es: "jugar las partidas de un servidor, línea a línea"),
    Sentence("play in browsers and over HTTP, until you stop it", de: "im Browser und über HTTP spielen, bis du es beendest", fr: "jouer par navigateur et HTTP, jusqu’à l’arrêt", es: "jugar en navegadores y por HTTP, hasta que lo pares"),
    Sentence("the path under which a proxy serves it, as in /quiz", de: "der Pfad, unter dem ein Proxy ihn anbietet, etwa /quiz", fr: "le chemin sous lequel un proxy le sert, comme /quiz", es: "la ruta bajo la que un proxy lo sirve, como /quiz"),
    Sentence("the path under which a proxy serves it", de: "der Pfad, unter dem ein Proxy ihn anbietet", fr: "le chemin sous lequel un proxy le sert", es: "la ruta bajo la que un proxy lo sirve"),
    Sentence("the access log: all (default), anonymous (no addresses) or none", de: "das Zugriffsprotokoll: all (Standard), anonymous (ohne Adressen) oder none", fr: "le journal des accès : all (par défaut), anonymous (sans adresses) ou none", es: "el registro de accesos: all (por defecto), anonymous (sin direcciones) o none"),
    Sentence("a file with a token that lets others read /metrics", de: "eine Datei mit einem Token, mit dem andere /metrics lesen", fr: "un fichier avec un jeton qui permet de lire /metrics", es: "un archivo con un token que permite leer /metrics"),
    Sentence("sign out all browsers that gave a key", de: "alle Browser abmelden, die einen Schlüssel eingegeben haben", fr: "déconnecter tous les navigateurs qui ont donné une clé", es: "desconectar todos los navegadores que dieron una clave"),
    Sentence("only people with a code come in", de: "nur Leute mit einem Code kommen herein", fr: "seuls ceux qui ont un code entrent", es: "solo entra quien tiene un código"),
    Sentence("with --people: only those of this class", de: "mit --people: nur die aus dieser Klasse", fr: "avec --people : seulement ceux de cette classe", es: "con --people: solo los de esta clase"),
    Sentence("manage people with codes, for `serve` and `host`", de: "Leute mit Codes verwalten, für `serve` und `host`", fr: "gérer les personnes avec un code, pour `serve` et `host`", es: "gestionar personas con código, para `serve` y `host`"),
    Sentence("manage the keys of teachers", de: "die Schlüssel der Lehrkräfte verwalten", fr: "gérer les clés des enseignants", es: "gestionar las claves de los profesores"),
    Sentence("check what a server needs, and say what is wrong", de: "prüfen, was ein Server braucht, und sagen, was nicht stimmt", fr: "vérifier ce qu’il faut à un serveur, et dire ce qui ne va pas", es: "comprobar lo que necesita un servidor y decir qué falla"),
    Sentence("the class: to add to, to list or to print", de: "die Klasse: zum Hinzufügen, Auflisten oder Drucken", fr: "la classe : à compléter, à lister ou à imprimer", es: "la clase: para añadir, listar o imprimir"),
    Sentence("import: the teacher whose classes these are", de: "import: die Lehrkraft, der diese Klassen gehören", fr: "import : l’enseignant à qui sont ces classes", es: "import: el profesor de estas clases"),
    Sentence("import, code, print: ask for a PIN at the first visit", de: "import, code, print: beim ersten Besuch eine PIN verlangen", fr: "import, code, print : demander un PIN à la première visite", es: "import, code, print: pedir un PIN en la primera visita"),
    Sentence("print: the address of the server, for the cards", de: "print: die Adresse des Servers, für die Karten", fr: "print : l’adresse du serveur, pour les cartes", es: "print: la dirección del servidor, para las tarjetas"),
    Sentence("print, export: write to a file", de: "print, export: in eine Datei schreiben", fr: "print, export : écrire dans un fichier", es: "print, export: escribir en un archivo"),
    Sentence("add: a key that opens all", de: "add: ein Schlüssel, der alles öffnet", fr: "add : une clé qui ouvre tout", es: "add: una clave que abre todo"),
    Sentence("also check this certificate", de: "auch dieses Zertifikat prüfen", fr: "vérifier aussi ce certificat", es: "comprobar también este certificado"),
    Sentence("also check that this key fits it", de: "auch prüfen, ob dieser Schlüssel dazu passt", fr: "vérifier aussi que cette clé va avec", es: "comprobar también que esta clave corresponde"),
    Sentence("without guests, rooms and people", de: "ohne Gäste, Räume und Leute", fr: "sans les invités, les salles et les personnes", es: "sin invitados, salas ni personas"),
    Sentence("list the people", de: "die Leute auflisten", fr: "lister les personnes", es: "listar las personas"),
    Sentence("add a name from each line, or a table with name, class and id", de: "aus jeder Zeile einen Namen hinzufügen, oder eine Tabelle mit name, class und id", fr: "ajouter un nom par ligne, ou un tableau avec name, class et id", es: "añadir un nombre por línea, o una tabla con name, class e id"),
    Sentence("print cards with new codes", de: "Karten mit neuen Codes drucken", fr: "imprimer des cartes avec de nouveaux codes", es: "imprimir tarjetas con códigos nuevos"),
    Sentence("give a new code; the one before ends", de: "einen neuen Code geben; der vorige gilt nicht mehr", fr: "donner un nouveau code ; le précédent ne vaut plus", es: "dar un código nuevo; el anterior deja de valer"),
    Sentence("give all that one has played to a person", de: "alles, was jemand gespielt hat, einer Person geben", fr: "donner à une personne tout ce que l’autre a joué", es: "dar a una persona todo lo que otra ha jugado"),
    Sentence("remove a person with all sittings", de: "eine Person mit allen Durchgängen entfernen", fr: "supprimer une personne avec toutes ses parties", es: "quitar a una persona con todas sus partidas"),
    Sentence("write all that is kept of a person", de: "alles schreiben, was über eine Person gespeichert ist", fr: "écrire tout ce qui est gardé d’une personne", es: "escribir todo lo que se guarda de una persona"),
    Sentence("make a key; it is printed this once", de: "einen Schlüssel machen; er wird nur dieses Mal gezeigt", fr: "créer une clé ; elle n’est affichée que cette fois", es: "crear una clave; solo se muestra esta vez"),
    Sentence("list the keys", de: "die Schlüssel auflisten", fr: "lister les clés", es: "listar las claves"),
    Sentence("end a key, and sign out its browsers", de: "einen Schlüssel beenden und seine Browser abmelden", fr: "mettre fin à une clé et déconnecter ses navigateurs", es: "anular una clave y desconectar sus navegadores"),
    Sentence("lead a room: others join with their phones", de: "einen Raum leiten: andere spielen mit dem Handy mit", fr: "animer une salle : les autres jouent au téléphone", es: "dirigir una sala: otros juegan con su teléfono"),
    Sentence("print a completion script for bash, zsh or fish", de: "ein Skript zum Vervollständigen: bash, zsh, fish", fr: "écrire un script de complétion : bash, zsh ou fish", es: "escribir un script de autocompletado: bash, zsh o fish"),
    Sentence("show this help, or that of a command", de: "diese Hilfe zeigen oder die eines Befehls", fr: "afficher cette aide, ou celle d’une commande", es: "mostrar esta ayuda, o la de un comando"),
    Sentence("a path, or an id of `quizrun list`; the word play can be left out", de: "ein Pfad oder eine Kennung aus `quizrun list`; das Wort play kann fehlen", fr: "un chemin, ou un identifiant de `quizrun list` ; le mot play est facultatif", es: "una ruta, o un id de `quizrun list`; la palabra play se puede omitir"),
    Sentence("the id of a sitting, or the end of one", de: "die Kennung eines Durchgangs oder deren Ende", fr: "l’identifiant d’une partie, ou la fin de celui-ci", es: "el id de una partida, o el final de él"),
    Sentence("a setting; all of them unless given", de: "eine Einstellung; ohne sie alle", fr: "un paramètre ; tous par défaut", es: "un ajuste; por defecto, todos"),
    Sentence("its new value; default restores the default", de: "ihr neuer Wert; default stellt den Standard wieder her", fr: "sa nouvelle valeur ; default rétablit celle d’origine", es: "su nuevo valor; default restaura el original"),
    Sentence("list the players", de: "die Spieler auflisten", fr: "lister les joueurs", es: "mostrar los jugadores"),
    Sentence("add a player", de: "einen Spieler hinzufügen", fr: "ajouter un joueur", es: "añadir un jugador"),
    Sentence("make a player the current one", de: "einen Spieler zum aktuellen machen", fr: "choisir le joueur actuel", es: "elegir el jugador actual"),
    Sentence("rename a player", de: "einen Spieler umbenennen", fr: "renommer un joueur", es: "renombrar a un jugador"),
    Sentence("take a player off the leaderboard", de: "einen Spieler von der Bestenliste nehmen", fr: "retirer un joueur du classement", es: "quitar a un jugador de la clasificación"),
    Sentence("put a hidden player back on the leaderboard", de: "einen Spieler wieder auf die Bestenliste setzen", fr: "remettre au classement un joueur masqué", es: "devolver a la clasificación a un jugador oculto"),
    Sentence("merge two players into one", de: "aus zwei Spielern einen machen", fr: "réunir deux joueurs en un seul", es: "unir dos jugadores en uno"),
    Sentence("remove a player with all sittings", de: "einen Spieler mit allen Durchgängen entfernen", fr: "retirer un joueur et toutes ses parties", es: "quitar a un jugador con todas sus partidas"),
    Sentence("write a player's sittings", de: "die Durchgänge eines Spielers schreiben", fr: "écrire les parties d’un joueur", es: "escribir las partidas de un jugador"),
    Sentence("add the sittings of an export", de: "die Durchgänge eines Exports hinzufügen", fr: "ajouter les parties d’un export", es: "añadir las partidas de una exportación"),
    Sentence("a quiz; all quizzes unless given", de: "ein Quiz; ohne Angabe alle", fr: "un quiz ; tous les quiz par défaut", es: "un quiz; por defecto, todos"),
    Sentence("an existing file is left alone", de: "eine vorhandene Datei bleibt, wie sie ist", fr: "un fichier existant reste intact", es: "un archivo que ya existe queda intacto"),
    Sentence("files; - is standard input or output", de: "Dateien; - ist Standardeingabe oder -ausgabe", fr: "fichiers ; - est l’entrée ou la sortie standard", es: "archivos; - es la entrada o salida estándar"),
    Sentence("a plugin; all plugins unless given", de: "ein Plugin; ohne Angabe alle", fr: "un plugin ; tous les plugins par défaut", es: "un plugin; por defecto, todos"),
    Sentence("a sitting is drawn for a quiz; of a recorded one its end will do", de: "für ein Quiz wird ein Durchgang gelost; von einem aufgezeichneten genügt das Ende der Kennung", fr: "un quiz donne une partie tirée au sort ; d’une partie enregistrée, la fin de l’identifiant suffit", es: "de un quiz se sortea una partida; de una partida guardada basta el final del id"),
    Sentence("all sittings unless given", de: "ohne Angabe alle Durchgänge", fr: "toutes les parties par défaut", es: "por defecto, todas las partidas"),
    Sentence("the latest finished one unless given", de: "ohne Angabe der zuletzt beendete", fr: "par défaut, la dernière terminée", es: "por defecto, la última terminada"),
    Sentence("a code, a file that ends with one, or - for standard input", de: "ein Code, eine Datei, die mit einem endet, oder - für die Standardeingabe", fr: "un code, un fichier qui finit par un code, ou - pour l’entrée standard", es: "un código, un archivo que acaba en uno, o - para la entrada estándar"),
    Sentence("the id of a room, or its beginning or end", de: "die Kennung eines Raums oder deren Anfang oder Ende", fr: "l’identifiant d’une salle, ou son début ou sa fin", es: "el id de una sala, o su principio o final"),
    Sentence("lines of JSON or a table; standard input unless given", de: "JSON-Zeilen oder eine Tabelle; ohne Angabe die Standardeingabe", fr: "lignes JSON ou tableau ; par défaut l’entrée standard", es: "líneas JSON o una tabla; por defecto, la entrada estándar"),
    Sentence("a command, or the first word of several", de: "ein Befehl oder das erste Wort von mehreren", fr: "une commande, ou le premier mot de plusieurs", es: "un comando, o la primera palabra de varios"),
    Sentence("SHELL", de: "SHELL", fr: "SHELL", es: "SHELL"),
    Sentence("a player", de: "ein Spielername", fr: "un nom de joueur", es: "un nombre de jugador"),
    Sentence("name=value", de: "Name=Wert", fr: "nom=valeur", es: "nombre=valor"),
    Sentence("a list of different names", de: "eine Liste verschiedener Namen", fr: "une liste de noms différents", es: "una lista de nombres distintos"),
    Sentence("a percentage, such as 60", de: "einen Prozentwert, etwa 60", fr: "un pourcentage, comme 60", es: "un porcentaje, como 60"),
    Sentence("a day like 2026-11-20", de: "einen Tag wie 2026-11-20", fr: "un jour comme 2026-11-20", es: "un día como 2026-11-20"),
    Sentence("a time that is still to come", de: "eine Zeit, die noch kommt", fr: "une heure encore à venir", es: "una hora que aún no ha llegado"),
    Sentence("seconds above 0, up to a million", de: "eine Zahl von Sekunden über 0, bis zu einer Million", fr: "un nombre de secondes supérieur à 0, jusqu’à un million", es: "un número de segundos mayor que 0, hasta un millón"),
    Sentence("true or false", de: "true oder false", fr: "true ou false", es: "true o false"),
    Sentence("an address of this machine, such as 127.0.0.1 or 0.0.0.0", de: "eine Adresse dieses Rechners, etwa 127.0.0.1 oder 0.0.0.0", fr: "une adresse de cette machine, comme 127.0.0.1 ou 0.0.0.0", es: "una dirección de este equipo, como 127.0.0.1 o 0.0.0.0"),
    Sentence("a name without a port, such as quiz.example", de: "einen Namen ohne Port, etwa quiz.example", fr: "un nom sans port, comme quiz.example", es: "un nombre sin puerto, como quiz.example"),
    Sentence("addresses such as 10.0.0.0/8", de: "Adressen wie 10.0.0.0/8", fr: "des adresses comme 10.0.0.0/8", es: "direcciones como 10.0.0.0/8"),
    Sentence("a path such as /quiz", de: "einen Pfad wie /quiz", fr: "un chemin comme /quiz", es: "una ruta como /quiz"),
    Sentence("all, anonymous or none", de: "all, anonymous oder none", fr: "all, anonymous ou none", es: "all, anonymous o none"),
    Sentence("an address like https://quiz.example", de: "eine Adresse wie https://quiz.example", fr: "une adresse comme https://quiz.example", es: "una dirección como https://quiz.example"),
    Sentence("a factor above 0, up to a million", de: "einen Faktor über 0, bis zu einer Million", fr: "un facteur supérieur à 0, jusqu’à un million", es: "un factor mayor que 0, hasta un millón"),
    Sentence("week or month", de: "week oder month", fr: "week ou month", es: "week o month"),
    Sentence("a whole number above 0", de: "eine ganze Zahl über 0", fr: "un nombre entier supérieur à 0", es: "un número entero mayor que 0"),
    Sentence("a4 or letter", de: "a4 oder letter", fr: "a4 ou letter", es: "a4 o letter"),
    Sentence("a name without '/' or spaces", de: "einen Namen ohne „/“ und Leerzeichen", fr: "un nom sans '/' ni espaces", es: "un nombre sin '/' ni espacios"),
    Sentence("single or truefalse", de: "single oder truefalse", fr: "single ou truefalse", es: "single o truefalse"),
    Sentence("letters, digits, - and _, as in lives", de: "Buchstaben, Ziffern, - und _, wie in lives", fr: "des lettres, chiffres, - et _, comme dans lives", es: "letras, cifras, - y _, como en lives"),
    Sentence("a name of up to 60 characters without commas", de: "höchstens 60 Zeichen ohne Kommas", fr: "un nom de 60 caractères au plus, sans virgule", es: "un nombre de hasta 60 caracteres, sin comas"),
    Sentence("a time like 18:30, 2026-11-30T18:00 or 2026-11-30T18:00:00Z", de: "eine Zeit wie 18:30, 2026-11-30T18:00 oder 2026-11-30T18:00:00Z", fr: "une heure comme 18:30, 2026-11-30T18:00 ou 2026-11-30T18:00:00Z", es: "una hora como 18:30, 2026-11-30T18:00 o 2026-11-30T18:00:00Z"),
    Sentence("random, skilled=P (P from 0 to 1), always-first, always-last or skips", de: "random, skilled=P (P von 0 bis 1), always-first, always-last oder skips", fr: "random, skilled=P (P de 0 à 1), always-first, always-last ou skips", es: "random, skilled=P (P de 0 a 1), always-first, always-last o skips"),
    Sentence("a sitting", de: "ein Durchgang", fr: "une partie", es: "una partida"),
    Sentence("exit codes: 0 done, 1 a check found something, 2 usage, 65 bad quiz or plugin,\n66 no such quiz or plugin, 69 service unavailable, 70 internal error,\n74 input or output failed, 75 try again later", de: "Exit-Codes: 0 fertig, 1 eine Prüfung fand etwas, 2 Aufruf, 65 Quiz oder Plugin\nfalsch, 66 kein solches Quiz oder Plugin, 69 Dienst nicht erreichbar,\n70 interner Fehler, 74 Ein- oder Ausgabe misslungen, 75 später noch einmal", fr: "codes de sortie : 0 terminé, 1 problème trouvé, 2 mauvais usage, 65 quiz ou\nplugin incorrect, 66 quiz ou plugin inexistant, 69 service indisponible,\n70 erreur interne, 74 échec d’entrée ou de sortie, 75 réessayer plus tard", es: "códigos de salida: 0 listo, 1 una comprobación halló algo, 2 uso incorrecto,\n65 quiz o plugin incorrecto, 66 no existe tal quiz o plugin, 69 servicio no\ndisponible, 70 error interno, 74 falló la entrada o salida, 75 prueba luego"),
    Sentence("check it with this quiz, by path or id", de: "mit diesem Quiz prüfen, nach Pfad oder Kennung", fr: "vérifier avec ce quiz, par chemin ou identifiant", es: "comprobar con este quiz, por ruta o id"),
    Sentence("an option of the mode", de: "eine Option des Modus", fr: "une option du mode", es: "una opción del modo"),
    Sentence("the seed of the sittings", de: "der Startwert der Durchgänge", fr: "la graine des parties", es: "la semilla de las partidas"),
    Sentence("only this hook", de: "nur dieser Hook", fr: "seulement ce hook", es: "solo este hook"),
    Sentence("write them there, and .luarc.json here unless there is one", de: "dorthin schreiben, und .luarc.json hierher, wenn keine da ist", fr: "les écrire là, et .luarc.json ici s’il n’y en a pas", es: "escribirlos allí, y .luarc.json aquí si no existe"),
    Sentence("the same as a page to read, in Markdown", de: "dasselbe als Seite zum Lesen, in Markdown", fr: "la même chose en page à lire, en Markdown", es: "lo mismo como página para leer, en Markdown"),
    Sentence("a category by its name (film, science: computers) or number", de: "eine Kategorie nach Name (film, science: computers) oder Nummer", fr: "une catégorie par son nom (film, science: computers) ou son numéro", es: "una categoría por nombre (film, science: computers) o número"),
    Sentence("easy, medium or hard", de: "easy, medium oder hard", fr: "easy, medium ou hard", es: "easy, medium o hard"),
    Sentence("multiple or boolean", de: "multiple oder boolean", fr: "multiple ou boolean", es: "multiple o boolean"),
    Sentence("how many (10); above 50 it takes several requests, 5 s apart", de: "wie viele (10); über 50 in mehreren Anfragen, alle 5 s eine", fr: "combien (10) ; au-delà de 50, plusieurs requêtes, à 5 s d’écart", es: "cuántas (10); más de 50 requieren varias peticiones, una cada 5 s"),
    Sentence("how texts travel: default, base64, url3986, urlLegacy", de: "wie Texte übertragen werden: default, base64, url3986, urlLegacy", fr: "transport des textes : default, base64, url3986, urlLegacy", es: "cómo viajan los textos: default, base64, url3986, urlLegacy"),
    Sentence("another server with the same interface", de: "ein anderer Server mit derselben Schnittstelle", fr: "un autre serveur avec la même interface", es: "otro servidor con la misma interfaz"),
    Sentence("a file of the Open Trivia DB instead of the network", de: "eine Datei der Open Trivia DB statt des Netzes", fr: "un fichier d’Open Trivia DB au lieu du réseau", es: "un archivo de Open Trivia DB en vez de la red"),
    Sentence("another address of this machine than 127.0.0.1", de: "eine andere Adresse dieses Rechners als 127.0.0.1", fr: "une autre adresse de cette machine que 127.0.0.1", es: "otra dirección de este equipo que no sea 127.0.0.1"),
    Sentence("another port than 8420; 0 takes any that is free", de: "ein anderer Port als 8420; 0 nimmt einen freien", fr: "un autre port que 8420 ; 0 prend un port libre", es: "otro puerto que no sea 8420; 0 toma uno libre"),
    Sentence("a certificate with its chain (PEM), to encrypt the connection", de: "ein Zertifikat mit seiner Kette (PEM): verschlüsselt alles", fr: "un certificat avec sa chaîne (PEM), pour chiffrer la connexion", es: "un certificado con su cadena (PEM), para cifrar la conexión"),
    Sentence("the key of the certificate (PEM)", de: "der Schlüssel des Zertifikats (PEM)", fr: "la clé du certificat (PEM)", es: "la clave del certificado (PEM)"),
    Sentence("addresses of proxies to trust, as in 10.0.0.0/8", de: "Adressen von Proxys, denen vertraut wird, wie 10.0.0.0/8", fr: "adresses de proxys de confiance, comme 10.0.0.0/8", es: "direcciones de proxies de confianza, como 10.0.0.0/8"),
    Sentence("listen beyond this machine though nothing is encrypted", de: "unverschlüsselt auch für andere Rechner erreichbar sein", fr: "écouter au-delà de cette machine, sans chiffrement", es: "escuchar más allá de este equipo, aunque nada se cifre"),
    Sentence("a name by which browsers may call the server", de: "ein Name, unter dem Browser den Server aufrufen dürfen", fr: "un nom par lequel les navigateurs peuvent appeler le serveur", es: "un nombre con el que los navegadores pueden llamar al servidor"),
    Sentence("for authors: record nothing, and show saved files in the open page", de: "für Autoren: nichts speichern, Änderungen sofort auf der Seite zeigen", fr: "pour auteurs : rien n’est gardé, tout changement se voit aussitôt", es: "para autores: no guardar nada y ver los cambios en la página"),
    Sentence("print the address as a JSON line", de: "die Adresse als JSON-Zeile ausgeben", fr: "donner l’adresse en ligne JSON", es: "escribir la dirección como línea JSON"),
    Sentence("the mode, by name or path; further ones modify it", de: "der Modus, nach Name oder Pfad; weitere ändern ihn ab", fr: "le mode, par nom ou chemin ; les suivants le modifient", es: "el modo, por nombre o ruta; los siguientes lo modifican"),
    Sentence("an option of the mode, as in --set pass=70", de: "eine Option des Modus, wie --set pass=70", fr: "une option du mode, comme --set pass=70", es: "una opción del modo, como --set pass=70"),
    Sentence("draw and shuffle as once before: 0 to 9007199254740991", de: "losen und mischen wie schon einmal: 0 bis 9007199254740991", fr: "tirer et mélanger comme une fois déjà : 0 à 9007199254740991", es: "sortear y mezclar como otra vez: 0 a 9007199254740991"),
    Sentence("a limit for every question (20 seconds), instead of its own", de: "eine Zeit für jede Frage (20 Sekunden) statt ihrer eigenen", fr: "un temps pour chaque question (20 secondes), au lieu du sien", es: "un límite para cada pregunta (20 segundos), en vez del suyo"),
    Sentence("together (one question for all), or own (each player alone)", de: "together (eine Frage für alle) oder own (jeder für sich)", fr: "together (une question pour tous) ou own (chacun à son rythme)", es: "together (una pregunta para todos) u own (cada uno por su lado)"),
    Sentence("where sounds are played: screen (default), phones or both", de: "wo Töne abgespielt werden: screen (Leinwand, ohne Angabe), phones (Telefone) oder both (beides)", fr: "où les sons sont joués : screen (l’écran, par défaut), phones (les téléphones) ou both (les deux)", es: "dónde suenan los sonidos: screen (la pantalla, por defecto), phones (los teléfonos) o both (ambos)"),
    Sentence("teams, of which the mean of the players counts", de: "Teams; es zählt der Mittelwert ihrer Mitglieder", fr: "des équipes, dont compte la moyenne des membres", es: "equipos; cuenta la media de sus miembros"),
    Sentence("when the room closes by itself, as in 2026-11-30T18:00", de: "wann der Raum von selbst schließt, wie 2026-11-30T18:00", fr: "quand la salle se ferme d’elle-même, comme 2026-11-30T18:00", es: "cuándo se cierra sola la sala, como 2026-11-30T18:00"),
    Sentence("free, generated or roster", de: "free, generated oder roster", fr: "free, generated ou roster", es: "free, generated o roster"),
    Sentence("the names that may join: a file with a name in each line", de: "die Namen, die mitspielen dürfen: eine Datei, ein Name je Zeile", fr: "les noms admis : un fichier avec un nom par ligne", es: "los nombres admitidos: un archivo con un nombre por línea"),
    Sentence("go on with a room that was left or broke off", de: "einen verlassenen oder abgebrochenen Raum fortsetzen", fr: "continuer une salle quittée ou interrompue", es: "continuar una sala que se dejó o se interrumpió"),
    Sentence("let N bots join and answer, to try it out", de: "N Bots mitspielen lassen, zum Ausprobieren", fr: "faire jouer N bots, pour essayer", es: "hacer que N bots entren y respondan, para probar"),
    Sentence("an address of this machine, instead of its private ones", de: "eine Adresse dieses Rechners statt seiner privaten", fr: "une adresse de cette machine, au lieu de ses adresses privées", es: "una dirección de este equipo, en vez de las privadas"),
    Sentence("plain lines instead of full screen; good with a screen reader", de: "einfache Zeilen statt Vollbild; gut mit Bildschirmleser", fr: "simples lignes, sans plein écran ; utile aux lecteurs d’écran", es: "líneas simples en vez de pantalla completa; útil con lector de pantalla"),
    Sentence("rooms as JSON lines, and orders such as {\"do\":\"lock\"}", de: "Räume als JSON-Zeilen, und Befehle wie {\"do\":\"lock\"}", fr: "salles en lignes JSON, et ordres comme {\"do\":\"lock\"}", es: "salas como líneas JSON, y órdenes como {\"do\":\"lock\"}"),
    Sentence("show kinds, points, time, sections, languages, pictures and reading time", de: "Arten, Punkte, Zeit, Abschnitte, Sprachen, Bilder und Lesezeit zeigen", fr: "montrer types, points, temps, sections, langues, images, temps de lecture", es: "mostrar tipos, puntos, tiempo, secciones, idiomas, imágenes y tiempo de lectura"),
    Sentence("with questions of the bank that `quizrun fetch` fills", de: "mit Fragen der Sammlung, die `quizrun fetch` füllt", fr: "avec des questions de la banque que `quizrun fetch` remplit", es: "con preguntas del banco que llena `quizrun fetch`"),
    Sentence("with --from-bank: only questions of that category", de: "mit --from-bank: nur Fragen dieser Kategorie", fr: "avec --from-bank : seulement les questions de cette catégorie", es: "con --from-bank: solo preguntas de esa categoría"),
    Sentence("with --from-bank: only questions of that difficulty", de: "mit --from-bank: nur Fragen dieser Schwierigkeit", fr: "avec --from-bank : seulement les questions de cette difficulté", es: "con --from-bank: solo preguntas de esa dificultad"),
    Sentence("with --from-bank: only questions of that kind", de: "mit --from-bank: nur Fragen dieser Art", fr: "avec --from-bank : seulement les questions de ce type", es: "con --from-bank: solo preguntas de ese tipo"),
    Sentence("with --from-bank: how many (10)", de: "mit --from-bank: wie viele (10)", fr: "avec --from-bank : combien (10)", es: "con --from-bank: cuántas (10)"),
    Sentence("with --from-bank: draw the same questions again", de: "mit --from-bank: dieselben Fragen noch einmal losen", fr: "avec --from-bank : tirer à nouveau les mêmes questions", es: "con --from-bank: sortear otra vez las mismas preguntas"),
    Sentence("versions A, B, C … with other orders of questions and answers (1)", de: "Fassungen A, B, C … mit anderen Reihenfolgen (1)", fr: "versions A, B, C … aux questions et réponses mélangées (1)", es: "versiones A, B, C … con preguntas y respuestas en otro orden (1)"),
    Sentence("the seed of the orders (0); `grade --version-column` needs the same", de: "der Startwert der Reihenfolgen (0); `grade --version-column` braucht denselben", fr: "la graine des ordres (0) ; `grade --version-column` a besoin de la même", es: "la semilla del orden (0); `grade --version-column` necesita la misma"),
    Sentence("with the right answers and points of each version", de: "mit richtigen Antworten und Punkten jeder Fassung", fr: "avec le corrigé et les points de chaque version", es: "con las respuestas correctas y los puntos de cada versión"),
    Sentence("with an answer sheet for each version", de: "mit einem Antwortbogen für jede Fassung", fr: "avec une feuille de réponses pour chaque version", es: "con una hoja de respuestas para cada versión"),
    Sentence("with --sheet: sheets that `quizrun scan` reads", de: "mit --sheet: Bogen, die `quizrun scan` liest", fr: "avec --sheet : des feuilles que lit `quizrun scan`", es: "con --sheet: hojas que lee `quizrun scan`"),
    Sentence("with --scan: a sheet for each name in a file, a name a line", de: "mit --scan: ein Bogen je Name einer Datei, einer je Zeile", fr: "avec --scan : une feuille par nom d’un fichier, un par ligne", es: "con --scan: una hoja por nombre de un archivo, uno por línea"),
    Sentence("the quiz whose sheets these are", de: "das Quiz, dessen Bogen es sind", fr: "le quiz dont ce sont les feuilles", es: "el quiz de estas hojas"),
    Sentence("the printed seed, instead of that on the sheets", de: "der gedruckte Startwert, statt dem auf den Bogen", fr: "la graine imprimée, au lieu de celle des feuilles", es: "la semilla impresa, en lugar de la de las hojas"),
    Sentence("a file with a name a line: whose sheet is missing is reported", de: "eine Datei mit einem Namen je Zeile: fehlende Bogen werden gemeldet", fr: "un fichier avec un nom par ligne : les feuilles manquantes sont signalées", es: "un archivo con un nombre por línea: se avisa de las hojas que faltan"),
    Sentence("keep what was read: the next time these pages take a moment", de: "Gelesenes behalten: beim nächsten Mal dauern diese Seiten nur einen Augenblick", fr: "garder ce qui a été lu : la fois suivante, ces pages ne prennent qu’un instant", es: "guardar lo leído: la próxima vez estas páginas tardan un instante"),
    Sentence("write the table to a file instead of standard output", de: "die Tabelle in eine Datei statt auf die Standardausgabe", fr: "écrire le tableau dans un fichier au lieu de la sortie standard", es: "escribir la tabla en un archivo en vez de la salida estándar"),
    Sentence("write a page with the doubtful marks, as HTML", de: "eine Seite mit zweifelhaften Markierungen schreiben, als HTML", fr: "écrire une page des marques douteuses, en HTML", es: "escribir una página con las marcas dudosas, en HTML"),
    Sentence("take the answers to doubts that this page saved", de: "die Antworten nehmen, die diese Seite gespeichert hat", fr: "prendre les réponses aux doutes que cette page a enregistrées", es: "tomar las respuestas a las dudas que guardó esa página"),
    Sentence("save a picture of each page, for `grade --feedback`", de: "von jeder Seite ein Bild speichern, für `grade --feedback`", fr: "enregistrer une image de chaque page, pour `grade --feedback`", es: "guardar una imagen de cada página, para `grade --feedback`"),
    Sentence("with --feedback: show the pages that `scan --pages` saved", de: "mit --feedback: die Seiten zeigen, die `scan --pages` gespeichert hat", fr: "avec --feedback : montrer les pages que `scan --pages` a enregistrées", es: "con --feedback: mostrar las páginas que guardó `scan --pages`"),
    Sentence("a4 or letter (a4)", de: "a4 oder letter (a4)", fr: "a4 ou letter (a4)", es: "a4 o letter (a4)"),
    Sentence("write to a file instead of standard output", de: "in eine Datei schreiben statt auf die Standardausgabe", fr: "écrire dans un fichier au lieu de la sortie standard", es: "escribir en un archivo en vez de la salida estándar"),
    Sentence("the format of IN: json lua gift aiken csv tsv md moodle-xml opentdb qti canvas anki xlsx apkg text2qti respondus blackboard", de: "das Format von IN: json lua gift aiken csv tsv md moodle-xml opentdb qti canvas anki xlsx apkg text2qti respondus blackboard", fr: "le format de IN : json lua gift aiken csv tsv md moodle-xml opentdb qti canvas anki xlsx apkg text2qti respondus blackboard", es: "el formato de IN: json lua gift aiken csv tsv md moodle-xml opentdb qti canvas anki xlsx apkg text2qti respondus blackboard"),
    Sentence("go on where the system cannot close plugins off", de: "auch weiter, wo das System Plugins nicht abschotten kann", fr: "continuer là où le système ne peut pas isoler les plugins", es: "continuar donde el sistema no puede aislar los plugins"),
    Sentence("with --version: the libraries inside, and those of the programs beside it", de: "mit --version: die Bibliotheken darin und die der Programme daneben", fr: "avec --version : bibliothèques incluses, et celles des programmes à côté", es: "con --version: las bibliotecas incluidas, y las de los programas de al lado"),
    Sentence("the format of OUT; both go by the files unless given", de: "das Format von OUT; ohne Angabe nach den Dateien", fr: "le format de OUT ; par défaut, les deux selon les fichiers", es: "el formato de OUT; por defecto, ambos según los archivos"),
    Sentence("only from this day on, as in --from 2026-11-01", de: "nur ab diesem Tag, wie --from 2026-11-01", fr: "seulement à partir de ce jour, comme --from 2026-11-01", es: "solo desde este día, como --from 2026-11-01"),
    Sentence("only up to this day", de: "nur bis zu diesem Tag", fr: "seulement jusqu’à ce jour", es: "solo hasta este día"),
    Sentence("only this quiz", de: "nur dieses Quiz", fr: "seulement ce quiz", es: "solo este quiz"),
    Sentence("only this player", de: "nur dieser Spieler", fr: "seulement ce joueur", es: "solo este jugador"),
    Sentence("only with at least this result", de: "nur mit mindestens diesem Ergebnis", fr: "seulement avec au moins ce résultat", es: "solo con este resultado como mínimo"),
    Sentence("do not ask for confirmation", de: "nicht nachfragen", fr: "ne pas demander de confirmation", es: "no pedir confirmación"),
    Sentence("at most N sittings (25 on a terminal unless given)", de: "höchstens N Durchgänge (ohne Angabe 25 im Terminal)", fr: "au plus N parties (par défaut 25 dans un terminal)", es: "como mucho N partidas (por defecto, 25 en un terminal)"),
    Sentence("explain the score line by line (the latest without SITTING)", de: "die Punkte Zeile für Zeile erklären (ohne SITTING den letzten)", fr: "expliquer le score ligne par ligne (sans SITTING, la dernière)", es: "explicar la puntuación línea a línea (sin SITTING, la última)"),
    Sentence("the result to show to others, without any answer", de: "das Ergebnis zum Herzeigen, ohne Antworten", fr: "le résultat à montrer à d’autres, sans aucune réponse", es: "el resultado para enseñarlo a otros, sin respuestas"),
    Sentence("delete a sitting", de: "einen Durchgang löschen", fr: "supprimer une partie", es: "eliminar una partida"),
    Sentence("averages by week or month", de: "Durchschnitte nach Woche (week) oder Monat (month)", fr: "moyennes par semaine (week) ou par mois (month)", es: "promedios por semana (week) o mes (month)"),
    Sentence("every question with its accuracy, the hardest first", de: "jede Frage mit ihrer Quote, die schwersten zuerst", fr: "chaque question et sa réussite, d’abord les plus dures", es: "cada pregunta con su precisión, primero las más difíciles"),
    Sentence("merge the backup into the record here", de: "die Sicherung zu den Daten hier hinzufügen", fr: "ajouter la sauvegarde aux données d’ici", es: "añadir la copia a los datos de aquí"),
    Sentence("replace a record that has sittings", de: "Daten ersetzen, in denen schon Durchgänge sind", fr: "remplacer des données qui ont déjà des parties", es: "sustituir datos que ya tienen partidas"),
    Sentence("export: write to a file", de: "export: in eine Datei schreiben", fr: "export : écrire dans un fichier", es: "export: escribir en un archivo"),
    Sentence("only quizzes of that category", de: "nur Quizze dieser Kategorie", fr: "seulement les quiz de cette catégorie", es: "solo los quiz de esa categoría"),
    Sentence("only this week, from Monday on", de: "nur diese Woche, ab Montag", fr: "seulement cette semaine, depuis lundi", es: "solo esta semana, desde el lunes"),
    Sentence("only this month", de: "nur diesen Monat", fr: "seulement ce mois-ci", es: "solo este mes"),
    Sentence("of all time, the default", de: "seit jeher, der Standard", fr: "depuis toujours (par défaut)", es: "desde siempre (por defecto)"),
    Sentence("only this player's places", de: "nur die Plätze dieses Spielers", fr: "seulement les rangs de ce joueur", es: "solo los puestos de este jugador"),
    Sentence("of all players", de: "von allen Spielern", fr: "de tous les joueurs", es: "de todos los jugadores"),
    Sentence("the player; the current one unless given", de: "der Spieler; ohne Angabe der aktuelle", fr: "le joueur ; par défaut le joueur actuel", es: "el jugador; por defecto, el actual"),
    Sentence("write sheets for its players: an HTML file, or a folder/", de: "Blätter für seine Spieler schreiben: HTML-Datei oder Ordner/", fr: "feuilles pour ses joueurs : un fichier HTML ou un dossier/", es: "escribir hojas para sus jugadores: archivo HTML o carpeta/"),
    Sentence("write a report of its questions, as analyze does", de: "einen Bericht über seine Fragen schreiben, wie analyze", fr: "écrire un rapport de ses questions, comme analyze", es: "escribir un informe de sus preguntas, como analyze"),
    Sentence("remove the room with its names, answers and sittings, for good", de: "den Raum mit Namen, Antworten und Durchgängen endgültig entfernen", fr: "supprimer pour de bon la salle, ses noms, réponses et parties", es: "quitar para siempre la sala, sus nombres, respuestas y partidas"),
    Sentence("with --forget: all rooms in which nothing happened since", de: "mit --forget: alle Räume, in denen seither nichts geschah", fr: "avec --forget : toutes les salles sans activité depuis", es: "con --forget: todas las salas sin actividad desde entonces"),
    Sentence("the mode to score by; modifiers too", de: "der Modus, nach dem gewertet wird; auch Zusätze", fr: "le mode pour noter ; modificateurs aussi", es: "el modo con el que se puntúa; también modificadores"),
    Sentence("keep the new results beside the original ones", de: "die neuen Ergebnisse neben den alten speichern", fr: "garder les nouveaux résultats à côté des originaux", es: "guardar los nuevos resultados junto a los originales"),
    Sentence("of the quiz of the day, the sitting that counts", de: "vom Quiz des Tages, der Durchgang, der zählt", fr: "du quiz du jour, la partie qui compte", es: "del quiz del día, la partida que cuenta"),
    Sentence("the latest of that player", de: "der letzte dieses Spielers", fr: "la dernière de ce joueur", es: "la última de ese jugador"),
    Sentence("play as this player", de: "als dieser Spieler spielen", fr: "jouer en tant que ce joueur", es: "jugar como este jugador"),
    Sentence("the players, where the challenge is for several", de: "die Spieler, wenn die Herausforderung für mehrere ist", fr: "les joueurs, si le défi est à plusieurs", es: "los jugadores, si el reto es para varios"),
    Sentence("plain lines instead of full screen", de: "einfache Zeilen statt Vollbild", fr: "de simples lignes au lieu du plein écran", es: "líneas simples en vez de pantalla completa"),
    Sentence("JSON lines for programs", de: "JSON-Zeilen für Programme", fr: "lignes JSON pour programmes", es: "líneas JSON para programas"),
    Sentence("with --json: only {\"wait\":ms} moves time", de: "mit --json: nur {\"wait\":ms} bewegt die Zeit", fr: "avec --json : seul {\"wait\":ms} fait avancer le temps", es: "con --json: solo {\"wait\":ms} mueve el tiempo"),
    Sentence("the seed of all participants (0 unless given)", de: "der Startwert aller Teilnehmer (ohne Angabe 0)", fr: "la graine de tous les participants (0 par défaut)", es: "la semilla de todos los participantes (por defecto, 0)"),
    Sentence("threads (one a processor unless given)", de: "Threads (ohne Angabe einer je Prozessor)", fr: "threads (un par processeur par défaut)", es: "hilos (por defecto, uno por procesador)"),
    Sentence("read responses from a file (- is standard input)", de: "Antworten aus einer Datei lesen (- ist die Standardeingabe)", fr: "lire les réponses dans un fichier (- est l’entrée standard)", es: "leer respuestas de un archivo (- es la entrada estándar)"),
    Sentence("tables: the column of names (found by its head unless given)", de: "Tabellen: die Spalte der Namen (sonst am Kopf erkannt)", fr: "tableaux : la colonne des noms (par défaut, trouvée à son titre)", es: "tablas: la columna de nombres (por defecto, según su título)"),
    Sentence("tables: that column is the question Q; may come again", de: "Tabellen: diese Spalte ist die Frage Q; mehrfach möglich", fr: "tableaux : cette colonne est la question Q ; peut se répéter", es: "tablas: esa columna es la pregunta Q; se puede repetir"),
    Sentence("tables: the letter of the printed version; with its --seed", de: "Tabellen: der Buchstabe der gedruckten Fassung; mit ihrem --seed", fr: "tableaux : la lettre de la version imprimée ; avec son --seed", es: "tablas: la letra de la versión impresa; con su --seed"),
    Sentence("tables: how many versions were printed; other letters are errors", de: "Tabellen: wie viele Fassungen gedruckt sind; andere Buchstaben sind Fehler", fr: "tableaux : nombre de versions imprimées ; autre lettre = erreur", es: "tablas: cuántas versiones se imprimieron; otras letras son errores"),
    Sentence("a table of points for questions marked by hand", de: "eine Tabelle mit Punkten für Fragen, die von Hand gewertet sind", fr: "un tableau de points pour les questions notées à la main", es: "una tabla de puntos para preguntas calificadas a mano"),
    Sentence("with the verdict on every question", de: "mit der Wertung jeder Frage", fr: "avec le verdict de chaque question", es: "con el veredicto de cada pregunta"),
    Sentence("write marks as a table, too", de: "die Punkte auch als Tabelle schreiben", fr: "écrire aussi les notes en tableau", es: "escribir las notas también como tabla"),
    Sentence("write sheets for participants: an HTML file, or a folder/", de: "Blätter für Teilnehmer schreiben: HTML-Datei oder Ordner/", fr: "feuilles pour participants : un fichier HTML ou un dossier/", es: "escribir hojas para participantes: archivo HTML o carpeta/"),
    Sentence("write the results to a file", de: "die Ergebnisse in eine Datei schreiben", fr: "écrire les résultats dans un fichier", es: "escribir los resultados en un archivo"),
    Sentence("with --out: go on there after an interruption", de: "mit --out: nach einer Unterbrechung dort weitermachen", fr: "avec --out : y continuer après une interruption", es: "con --out: seguir ahí tras una interrupción"),
    Sentence("write a report with charts that opens from disk", de: "einen Bericht mit Diagrammen schreiben, der sich direkt öffnen lässt", fr: "écrire un rapport avec graphiques, qui s’ouvre sans serveur", es: "escribir un informe con gráficos que se abre sin servidor"),
    Sentence("the same", de: "dasselbe", fr: "la même chose", es: "lo mismo"),
    Sentence("how many (1000 unless given)", de: "wie viele (ohne Angabe 1000)", fr: "combien (1000 par défaut)", es: "cuántos (por defecto, 1000)"),
    Sentence("random, skilled=0.7, always-first, always-last, skips", de: "random, skilled=0.7, always-first, always-last, skips", fr: "random, skilled=0.7, always-first, always-last, skips", es: "random, skilled=0.7, always-first, always-last, skips"),
    Sentence("keep nothing, and read quizzes and plugins again when they are saved", de: "nichts speichern, Quizze und Plugins nach Änderungen neu lesen", fr: "ne rien garder ; relire quiz et plugins à chaque enregistrement", es: "no guardar nada, y releer quiz y plugins cuando se guardan"),
    Sentence("JSON instead of text", de: "JSON statt Text", fr: "JSON au lieu de texte", es: "JSON en vez de texto"),
    Sentence("CSV instead of text", de: "CSV statt Text", fr: "CSV au lieu de texte", es: "CSV en vez de texto"),
    Sentence("the mode or modifiers; one may choose the day's quiz", de: "Modus oder Zusätze; einer davon kann das Quiz des Tages wählen", fr: "le mode ou des modificateurs ; l’un peut choisir le quiz du jour", es: "el modo o los modificadores; uno puede elegir el quiz del día"),
    Sentence("an option of theirs, as in --set series=hard", de: "eine Option davon, wie --set series=hard", fr: "une de leurs options, comme --set series=hard", es: "una opción de ellos, como --set series=hard"),
    Sentence("show how far today's quiz has come, without playing", de: "zeigen, wie weit das heutige Quiz ist, ohne zu spielen", fr: "montrer où en est le quiz du jour, sans jouer", es: "ver cómo va el quiz de hoy, sin jugar"),
    Sentence("with --status: streak and state in a few cells, for a prompt", de: "mit --status: Serie und Stand in wenigen Zeichen, für einen Prompt", fr: "avec --status : série et état en peu de place, pour une invite", es: "con --status: racha y estado en poco espacio, para un prompt"),
    Sentence("the days of this month, or of 2026-10, as squares", de: "die Tage dieses Monats oder von 2026-10, als Quadrate", fr: "les jours de ce mois, ou de 2026-10, en carrés", es: "los días de este mes, o de 2026-10, en cuadros"),
    Sentence("play a completed day once more, while retries are left", de: "einen fertigen Tag noch einmal spielen, solange Versuche übrig sind", fr: "rejouer un jour terminé, tant qu’il reste des essais", es: "volver a jugar un día completado, si quedan intentos"),
    Sentence("go on with the quiz of a past day (2026-11-20), or practise it", de: "das Quiz eines früheren Tages (2026-11-20) fortsetzen oder üben", fr: "continuer le quiz d’un jour passé (2026-11-20), ou s’y entraîner", es: "continuar el quiz de un día pasado (2026-11-20), o practicarlo"),
    Sentence("say for each day why it counted", de: "für jeden Tag sagen, warum er zählt", fr: "dire pour chaque jour pourquoi il a compté", es: "decir de cada día por qué contó"),
    Sentence("the manual page, of COMMAND alone if there is one, as the source that man reads", de: "die Handbuchseite, von COMMAND allein, wenn angegeben, als Quelltext für man", fr: "la page de manuel, de COMMAND seule si elle est donnée, en source pour man", es: "la página de manual (solo de COMMAND, si se indica), en el código que lee man"),
    Sentence("repeat a run exactly: 0 to 9007199254740991", de: "einen Durchgang genau wiederholen: 0 bis 9007199254740991", fr: "répéter une partie à l’identique : 0 à 9007199254740991", es: "repetir una partida tal cual: 0 a 9007199254740991"),
    Sentence("no time limits", de: "ohne Zeitgrenzen", fr: "sans temps limite", es: "sin límites de tiempo"),
    Sentence("all time limits times F", de: "alle Zeiten mal F", fr: "tous les temps limites fois F", es: "todos los límites de tiempo por F"),
    Sentence("at most N questions, drawn by the seed", de: "höchstens N Fragen, nach dem Startwert gelost", fr: "au plus N questions, tirées selon la graine", es: "como mucho N preguntas, sorteadas según la semilla"),
    Sentence("only questions of that category", de: "nur Fragen dieser Kategorie", fr: "seulement les questions de cette catégorie", es: "solo preguntas de esa categoría"),
    Sentence("only questions of that difficulty", de: "nur Fragen dieser Schwierigkeit", fr: "seulement les questions de cette difficulté", es: "solo preguntas de esa dificultad"),
    Sentence("only questions of that kind (single, truefalse, …)", de: "nur Fragen dieser Art (single, truefalse, …)", fr: "seulement les questions de ce type (single, truefalse, …)", es: "solo preguntas de ese tipo (single, truefalse, …)"),
    Sentence("several players, for modes that take them", de: "mehrere Spieler, für Modi mit mehreren", fr: "plusieurs joueurs, pour les modes qui le permettent", es: "varios jugadores, en los modos que lo permiten"),
    Sentence("only the questions that were missed the last time", de: "nur Fragen, die beim letzten Mal falsch waren", fr: "seulement les questions manquées la dernière fois", es: "solo las preguntas falladas la última vez"),
    Sentence("play without recording anything", de: "spielen, ohne etwas zu speichern", fr: "jouer sans rien enregistrer", es: "jugar sin guardar nada"),
    Sentence("practice, and read quiz and plugin again whenever they are saved", de: "üben, und Quiz und Plugin nach jeder Änderung neu lesen", fr: "s’entraîner, et relire quiz et plugin à chaque enregistrement", es: "practicar, y releer quiz y plugin cada vez que se guardan"),
    Sentence("start anew even if a sitting can go on", de: "neu anfangen, auch wenn ein Durchgang offen ist", fr: "recommencer, même si une partie peut continuer", es: "empezar de nuevo aunque haya una partida sin terminar"),
    Sentence("JSON lines for programs (docs/protocol.md)", de: "JSON-Zeilen für Programme (docs/protocol.md)", fr: "lignes JSON pour programmes (docs/protocol.md)", es: "líneas JSON para programas (docs/protocol.md)"),
    Sentence("print the version (-V)", de: "die Version ausgeben (-V)", fr: "afficher la version (-V)", es: "mostrar la versión (-V)"),
    Sentence("show this help (-h)", de: "diese Hilfe zeigen (-h)", fr: "afficher cette aide (-h)", es: "mostrar esta ayuda (-h)"),
  ]
}

// MARK: - Verifying

/// The words of `verify`; the keys of its JSON are not translated.
package struct VerifyWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  // What came of it
  package var nothingRecorded: String { Sentence("No sitting is recorded.", de: "Noch ist kein Durchgang aufgezeichnet.", fr: "Aucune partie n’est enregistrée.", es: "No hay ninguna partida registrada.")[language] }
  package var sittingsReplayed: Plural { Plural(one: Sentence("1 sitting replayed: {result}.", de: "1 Durchgang nachgespielt: {result}.", fr: "1 partie rejouée : {result}.", es: "1 partida repetida: {result}."), other: Sentence("{n} sittings replayed: {result}.", de: "{n} Durchgänge nachgespielt: {result}.", fr: "{n} parties rejouées : {result}.", es: "{n} partidas repetidas: {result}."), language) }
  package var allEqual: String { Sentence("all equal", de: "alles gleich", fr: "aucun écart", es: "sin diferencias")[language] }
  package var someEqual: Template { Sentence("{equal} equal, {others} not", de: "{equal} gleich, {others} nicht", fr: "{equal} sans écart, {others} avec", es: "{equal} sin diferencias, {others} con ellas")[language] }
  package var further: Plural { Plural(one: Sentence("The record as a whole does not fit in 1 place.", de: "Die Aufzeichnung als Ganzes stimmt an 1 Stelle nicht.", fr: "L’enregistrement dans son ensemble ne concorde pas à 1 endroit.", es: "El registro en su conjunto no concuerda en 1 punto."), other: Sentence("The record as a whole does not fit in {n} places.", de: "Die Aufzeichnung als Ganzes stimmt an {n} Stellen nicht.", fr: "L’enregistrement dans son ensemble ne concorde pas à {n} endroits.", es: "El registro en su conjunto no concuerda en {n} puntos."), language) }
  package var ofRecord: Template { Sentence("different: the record: {why}", de: "anders: die Aufzeichnung: {why}", fr: "différent : l’enregistrement : {why}", es: "distinto: el registro: {why}")[language] }
  package var of: Template { Sentence("{title} ({mode}) of {player}, {id}", de: "{title} ({mode}) von {player}, {id}", fr: "{title} ({mode}), joué par {player}, {id}", es: "{title} ({mode}) de {player}, {id}")[language] }
  package var equal: Template { Sentence("equal: {what}, {turns}", de: "gleich: {what}, {turns}", fr: "identique : {what}, {turns}", es: "igual: {what}, {turns}")[language] }
  package var different: Template { Sentence("different: {what}: {why}", de: "anders: {what}: {why}", fr: "différent : {what} : {why}", es: "distinto: {what}: {why}")[language] }
  package var unknown: Template { Sentence("cannot verify: {what}: {why}", de: "nicht prüfbar: {what}: {why}", fr: "invérifiable : {what} : {why}", es: "no se puede verificar: {what}: {why}")[language] }
  package var equalCode: Template { Sentence("{equal}; the name '{player}' is only claimed by the code", de: "{equal}; den Namen „{player}“ nennt nur der Code", fr: "{equal} ; le nom « {player} » ne vient que du code", es: "{equal}; el nombre «{player}» solo lo dice el código")[language] }
  package var claim: Template { Sentence("{what}: the code says {said}, and it was {was}", de: "{what}: im Code steht {said}, und es war {was}", fr: "{what} : le code dit {said}, et c’était {was}", es: "{what}: el código dice {said}, y fue {was}")[language] }
  package var turns: Plural { Plural(one: Sentence("1 turn", de: "1 Zug", fr: "1 tour", es: "1 turno"), other: Sentence("{n} turns", de: "{n} Züge", fr: "{n} tours", es: "{n} turnos"), language) }
  package var aSitting: String { Sentence("a sitting", de: "ein Durchgang", fr: "une partie", es: "una partida")[language] }

  // Rooms
  package var room: Template { Sentence("room {room}: {sittings} of {players} played again, {result}", de: "Raum {room}, {players}: {sittings} nachgespielt, {result}", fr: "salle {room}, {players} : {sittings} à nouveau, {result}", es: "sala {room}, {players}: {sittings} de nuevo, {result}")[language] }
  package var roomEqual: String { Sentence("everything comes out the same", de: "alles kommt gleich heraus", fr: "tout donne le même résultat", es: "todo da el mismo resultado")[language] }
  package var roomDifferent: String { Sentence("not everything comes out the same", de: "nicht alles kommt gleich heraus", fr: "tout ne donne pas le même résultat", es: "no todo da el mismo resultado")[language] }
  package var noSitting: Template { Sentence("'{player}' has no sitting for round {round}", de: "„{player}“ hat keinen Durchgang für Runde {round}", fr: "« {player} » n’a pas de partie pour la manche {round}", es: "«{player}» no tiene partida en la ronda {round}")[language] }
  package var otherAnswer: Template { Sentence("'{player}' in round {round}: the answer to question {question} is not that of the log", de: "„{player}“ in Runde {round}: die Antwort auf Frage {question} ist nicht die des Protokolls", fr: "« {player} », manche {round} : la réponse à la question {question} n’est pas celle du journal", es: "«{player}», ronda {round}: la respuesta a la pregunta {question} no es la del registro de la sala")[language] }
  package var otherStanding: Template { Sentence("'{player}' in round {round}: the board has {points} of {of}, the sitting {other} of {otherof}", de: "„{player}“ in Runde {round}: auf der Tafel stehen {points} von {of}, im Durchgang {other} von {otherof}", fr: "« {player} », manche {round} : le tableau indique {points} sur {of}, la partie {other} sur {otherof}", es: "«{player}», ronda {round}: el marcador dice {points} de {of}, la partida {other} de {otherof}")[language] }

  // Why nothing can be said
  package var rules: Template { Sentence("it was played by rules version {version}, and this quizrun knows {known}", de: "gespielt nach Regeln der Version {version}, dieses quizrun kennt {known}", fr: "joué selon les règles version {version}, alors que ce quizrun connaît {known}", es: "se jugó con las reglas versión {version}, y este quizrun conoce {known}")[language] }
  package var busy: String { Sentence("this machine was too busy: a hook was stopped by its time here, and was not in the sitting; try again", de: "der Rechner war zu beschäftigt: ein Hook wurde hier von seiner Zeit angehalten und im Durchgang nicht; versuch es noch einmal", fr: "cette machine était trop occupée : un hook a dépassé son temps ici, mais pas dans la partie ; réessaie", es: "este equipo estaba demasiado ocupado: un hook agotó aquí su tiempo, y en la partida no; prueba otra vez")[language] }
  package var inexact: String { Sentence("under rules version 1, `^` and functions such as math.exp had other last digits on other machines", de: "unter Regeln der Version 1 hatten `^` und Funktionen wie math.exp auf anderen Rechnern andere letzte Ziffern", fr: "avec les règles version 1, `^` et des fonctions comme math.exp avaient d’autres derniers chiffres sur d’autres machines", es: "con las reglas versión 1, `^` y funciones como math.exp daban otras cifras finales en otros equipos")[language] }
  package var stoppedPlugin: Template { Sentence("the plugin was stopped: {why}", de: "das Plugin wurde angehalten: {why}", fr: "le plugin a été arrêté : {why}", es: "el plugin se detuvo: {why}")[language] }
  package var stoppedCall: Template { Sentence("'{hook}' of '{plugin}'", de: "„{hook}“ von „{plugin}“", fr: "'{hook}' de '{plugin}'", es: "'{hook}' de '{plugin}'")[language] }
  package var and: String { Sentence(" and ", de: " und ", fr: " et ", es: " y ")[language] }
  package var stopped: Template { Sentence("the clock stopped {calls}, which no replay can tell; the rest is as recorded", de: "die Uhr hielt {calls} an, was kein Nachspielen zeigen kann; alles andere ist wie aufgezeichnet", fr: "l’horloge a arrêté {calls}, ce qu’aucun rejeu ne peut montrer ; le reste est conforme à l’enregistrement", es: "el reloj detuvo {calls}, algo que ninguna repetición puede mostrar; lo demás está como en el registro")[language] }

  // What differs
  package var alteredFile: Template { Sentence("the recorded file of '{file}' is not the one that was played", de: "die aufgezeichnete Datei von „{file}“ ist nicht die, mit der gespielt wurde", fr: "le fichier enregistré de '{file}' n’est pas celui qui a été joué", es: "el archivo registrado de '{file}' no es el que se jugó")[language] }
  package var outsideState: Template { Sentence("{why}; the mode keeps something outside its state, so it cannot be replayed", de: "{why}; der Modus merkt sich etwas außerhalb seines Zustands, deshalb lässt er sich nicht nachspielen", fr: "{why} ; le mode garde quelque chose hors de son état, il ne peut donc pas être rejoué", es: "{why}; el modo guarda algo fuera de su estado, así que no se puede repetir")[language] }
  package var step: Template { Sentence("step {n} ('{id}')", de: "Schritt {n} („{id}“)", fr: "étape {n} ('{id}')", es: "paso {n} ('{id}')")[language] }
  package var beginning: String { Sentence("the beginning", de: "am Anfang", fr: "au début", es: "al principio")[language] }
  package var recordedAndReplayed: Template { Sentence("{place}: {what} is recorded as {recorded}, the replay gives {replayed}", de: "{place}: {what}: aufgezeichnet ist {recorded}, nachgespielt kommt {replayed} heraus", fr: "{place} : {what} : l’enregistrement donne {recorded}, le rejeu {replayed}", es: "{place}: {what}: el registro dice {recorded}, la repetición da {replayed}")[language] }
  package var notReplayed: Template { Sentence("{place}: {what} is recorded as {recorded}, which the replay does not give", de: "{place}: {what}: aufgezeichnet ist {recorded}, nachgespielt kommt das nicht", fr: "{place} : {what} : l’enregistrement donne {recorded}, mais pas le rejeu", es: "{place}: {what}: el registro dice {recorded}, y la repetición no lo da")[language] }
  package var notRecorded: Template { Sentence("{place}: the replay gives {replayed}, of which the record has nothing", de: "{place}: nachgespielt kommt {replayed} heraus, aufgezeichnet ist davon nichts", fr: "{place} : le rejeu donne {replayed}, absent de l’enregistrement", es: "{place}: la repetición da {replayed}, que no está en el registro")[language] }
  package var otherwise: Template { Sentence("{place}: {what} is not as recorded", de: "{place}: {what} ist nicht wie aufgezeichnet", fr: "{place} : {what} : différent de l’enregistrement", es: "{place}: {what}: distinto del registro")[language] }
  package var subjects: [String: String] {
    [
      "order": Sentence("the order", de: "die Reihenfolge", fr: "l’ordre", es: "el orden"),
      "state": Sentence("the mode's state", de: "der Zustand des Modus", fr: "l’état du mode", es: "el estado del modo"),
      "kept": Sentence("what the mode keeps", de: "was der Modus behält", fr: "ce que le mode garde", es: "lo que guarda el modo"),
      "next": Sentence("the next step", de: "der nächste Schritt", fr: "l’étape suivante", es: "el paso siguiente"),
      "time": Sentence("the time", de: "die Zeit", fr: "le temps", es: "el tiempo"),
      "ticks": Sentence("what was ticked", de: "das Angekreuzte", fr: "ce qui a été coché", es: "lo que se marcó"),
      "verdict": Sentence("the verdict", de: "die Bewertung", fr: "le verdict", es: "el veredicto"),
      "done": Sentence("what was done", de: "was getan wurde", fr: "ce qui a été fait", es: "lo que se hizo"),
      "back": Sentence("going back", de: "das Zurückgehen", fr: "le retour en arrière", es: "la vuelta atrás"),
      "again": Sentence("what is decided again", de: "was neu entschieden wird", fr: "ce qui est décidé à nouveau", es: "lo que se decide de nuevo"),
      "questionsEnd": Sentence("the end of the questions", de: "das Ende der Fragen", fr: "la fin des questions", es: "el final de las preguntas"),
      "hook": Sentence("a failed hook", de: "ein gescheiterter Hook", fr: "un hook en échec", es: "un hook fallido"),
      "result": Sentence("the result", de: "das Ergebnis", fr: "le résultat", es: "el resultado"),
      "end": Sentence("the end", de: "das Ende", fr: "la fin", es: "el final"),
      "input": Sentence("an input", de: "eine Eingabe", fr: "une saisie", es: "una entrada"),
      "record": Sentence("the record", de: "die Aufzeichnung", fr: "l’enregistrement", es: "el registro"),
      "title": Sentence("the title", de: "der Titel", fr: "le titre", es: "el título"),
      "day": Sentence("the day", de: "der Tag", fr: "le jour", es: "el día"),
      "player": Sentence("the player", de: "der Spieler", fr: "le joueur", es: "el jugador"),
    ].in(language)
  }
  package var glimpses: [String: String] {
    [
      "order": Sentence("{ids}", de: "{ids}", fr: "{ids}", es: "{ids}")[language],
      "state": Sentence("another state of the mode", de: "ein anderer Zustand des Modus", fr: "un autre état du mode", es: "otro estado del modo")[language],
      "kept": Sentence("something the mode keeps", de: "etwas, das der Modus behält", fr: "quelque chose que le mode garde", es: "algo que guarda el modo")[language],
      "page": Sentence("the page '{id}'", de: "die Seite „{id}“", fr: "la page '{id}'", es: "la página '{id}'")[language],
      "question": Sentence("the question '{id}'", de: "die Frage „{id}“", fr: "la question '{id}'", es: "la pregunta '{id}'")[language],
      "again": Sentence("the question '{id}', try {n}", de: "die Frage „{id}“, Versuch {n}", fr: "la question '{id}', essai {n}", es: "la pregunta '{id}', intento {n}")[language],
      "ms": Sentence("{ms} ms", de: "{ms} ms", fr: "{ms} ms", es: "{ms} ms")[language],
      "answer": Sentence("an answer", de: "eine Antwort", fr: "une réponse", es: "una respuesta")[language],
      "points": pointsOfText,
      "inputTo": Sentence("an input to '{id}'", de: "eine Eingabe zu „{id}“", fr: "une saisie pour '{id}'", es: "una entrada para '{id}'")[language],
      "backTo": Sentence("back to turn {n}", de: "zurück zu Zug {n}", fr: "retour au tour {n}", es: "vuelta al turno {n}")[language],
      "againEnd": Sentence("the end of what is decided again", de: "das Ende des neu Entschiedenen", fr: "la fin de ce qui est décidé à nouveau", es: "el final de lo que se decide de nuevo")[language],
      "nothingLeft": Sentence("nothing left to ask", de: "keine Frage mehr", fr: "plus rien à demander", es: "nada más que preguntar")[language],
      "words": Sentence("{words}", de: "{words}", fr: "{words}", es: "{words}")[language],
      "result": Sentence("a result", de: "ein Ergebnis", fr: "un résultat", es: "un resultado")[language],
      "discarded": Sentence("a discarded sitting", de: "ein verworfener Durchgang", fr: "une partie abandonnée", es: "una partida descartada")[language],
      "takenInput": Sentence("one that can be taken", de: "eine, die genommen wird", fr: "une saisie acceptée", es: "una que se acepta")[language],
      "refusal": Sentence("a refusal ({words})", de: "eine Ablehnung ({words})", fr: "un refus ({words})", es: "un rechazo ({words})")[language],
      "none": noneWord,
    ]
  }

  // What is kept beside sittings
  package var chainChanged: String { Sentence("the chain over the sittings was changed, or a part of it is missing", de: "die Kette über die Durchgänge wurde geändert oder ein Teil von ihr fehlt", fr: "la chaîne des parties a été modifiée, ou il en manque un morceau", es: "la cadena de las partidas se ha modificado, o falta una parte")[language] }
  package var sittingMissing: String { Sentence("the sitting is missing: the chain over the record has it", de: "der Durchgang fehlt: die Kette über die Aufzeichnung hat ihn", fr: "la partie manque : elle figure dans la chaîne de l’enregistrement", es: "falta la partida: la cadena del registro la contiene")[language] }
  package var endMissing: String { Sentence("the sitting had ended, and its last events are missing", de: "der Durchgang war zu Ende, und seine letzten Ereignisse fehlen", fr: "la partie était finie, et ses derniers événements manquent", es: "la partida había terminado y faltan sus últimos eventos")[language] }
  package var beginningUnchained: String { Sentence("the chain over the record does not have the beginning of the sitting", de: "die Kette über die Aufzeichnung hat den Anfang des Durchgangs nicht", fr: "la chaîne de l’enregistrement n’a pas le début de la partie", es: "la cadena del registro no tiene el comienzo de la partida")[language] }
  package var endUnchained: String { Sentence("the chain over the record does not have what was played in the sitting", de: "die Kette über die Aufzeichnung hat nicht, was in dem Durchgang gespielt wurde", fr: "la chaîne de l’enregistrement n’a pas ce qui a été joué dans la partie", es: "la cadena del registro no tiene lo que se jugó en la partida")[language] }
  package var beginningChanged: String { Sentence("the beginning of the sitting was changed since it was recorded", de: "der Anfang des Durchgangs wurde geändert, nachdem er aufgezeichnet war", fr: "le début de la partie a été modifié après son enregistrement", es: "el comienzo de la partida se cambió después de registrarlo")[language] }
  package var endChanged: String { Sentence("what was played in the sitting was changed since it was recorded", de: "was in dem Durchgang gespielt wurde, wurde nachträglich geändert", fr: "ce qui a été joué dans la partie a été modifié après son enregistrement", es: "lo que se jugó en la partida se cambió después de registrarlo")[language] }
  package var tableMissing: Template { Sentence("the table '{table}' is missing", de: "die Tabelle „{table}“ fehlt", fr: "la table '{table}' manque", es: "falta la tabla '{table}'")[language] }
  package var history: String { Sentence("the history", de: "der Verlauf", fr: "l’historique", es: "el historial")[language] }
  package var row: String { Sentence("the row of the sitting", de: "die Zeile des Durchgangs", fr: "la ligne de la partie", es: "la fila de la partida")[language] }
  package var resultOfNothing: Template { Sentence("{place} has a result of which no sitting tells", de: "{place} hat ein Ergebnis, von dem kein Durchgang weiß", fr: "{place} : un résultat ne vient d’aucune partie", es: "{place}: hay un resultado que no consta en ninguna partida")[language] }
  package var resultMissing: Template { Sentence("{place} lacks the sitting's result", de: "{place} hat das Ergebnis des Durchgangs nicht", fr: "{place} : le résultat de la partie manque", es: "{place}: falta el resultado de la partida")[language] }
  package var otherValue: Template { Sentence("{place} has {kept} for '{column}', the sitting gives {given}", de: "{place} hat {kept} für „{column}“, der Durchgang ergibt {given}", fr: "{place} : {kept} pour '{column}', alors que la partie donne {given}", es: "{place}: tiene {kept} en '{column}', pero la partida da {given}")[language] }
  package var otherOwner: String { Sentence("the row of the sitting names other players, or another sitting, than its beginning", de: "die Zeile des Durchgangs nennt andere Spieler oder einen anderen Durchgang als sein Anfang", fr: "la ligne de la partie indique d’autres joueurs, ou une autre partie, que son début", es: "la fila de la partida no nombra a los mismos jugadores, o la misma partida, que su comienzo")[language] }
  package var otherAnswers: String { Sentence("the answers that are counted are not those that the sittings give", de: "die gezählten Antworten sind nicht die, die die Durchgänge ergeben", fr: "les réponses comptées ne sont pas celles que donnent les parties", es: "las respuestas contadas no son las que dan las partidas")[language] }
  package var otherTotals: Template { Sentence("what is kept in '{table}' is not what the sittings come to", de: "was in „{table}“ steht, ist nicht, was die Durchgänge ergeben", fr: "le contenu de '{table}' n’est pas ce que donnent les parties", es: "lo guardado en '{table}' no coincide con lo que dan las partidas")[language] }
  package var friend: Template { Sentence("the score of the friend '{player}' is not that of an accepted challenge", de: "der Stand von „{player}“ ist nicht der einer angenommenen Herausforderung", fr: "le score de « {player} » n’est pas celui d’un défi accepté", es: "la puntuación de «{player}», entre los amigos, no es la de un reto aceptado")[language] }
  package var rescoreChanged: String { Sentence("a score that `rescore` kept beside it was changed, or put there by hand", de: "eine Wertung, die `rescore` daneben aufgehoben hat, wurde geändert oder von Hand dazugelegt", fr: "un score que `rescore` avait mis de côté a été modifié ou ajouté à la main", es: "una puntuación que `rescore` guardó al lado fue cambiada o puesta a mano")[language] }
  package var rescoreMissing: String { Sentence("a score that `rescore` kept beside it is missing", de: "eine Wertung, die `rescore` daneben aufgehoben hat, fehlt", fr: "un score que `rescore` avait mis de côté manque", es: "falta una puntuación que `rescore` guardó al lado")[language] }
  package var achievementChanged: Template { Sentence("an achievement of '{player}' was changed, or put there by hand", de: "ein Erfolg von „{player}“ wurde geändert oder von Hand dazugelegt", fr: "un succès de « {player} » a été modifié ou ajouté à la main", es: "un logro de «{player}» fue cambiado o puesto a mano")[language] }
  package var achievementMissing: Template { Sentence("an achievement of '{player}' is missing", de: "ein Erfolg von „{player}“ fehlt", fr: "un succès de « {player} » manque", es: "falta un logro de «{player}»")[language] }
  package var rowChanged: Template { Sentence("the row '{key}' of '{table}' was changed or added by hand", de: "die Zeile „{key}“ in „{table}“ wurde von Hand geändert oder dazugelegt", fr: "la ligne '{key}' de '{table}' a été modifiée ou ajoutée à la main", es: "la fila '{key}' de '{table}' fue cambiada o añadida a mano")[language] }
  package var rowMissing: Template { Sentence("the row '{key}' of '{table}' is missing", de: "die Zeile „{key}“ in „{table}“ fehlt", fr: "la ligne '{key}' de '{table}' manque", es: "falta la fila '{key}' de '{table}'")[language] }
  package var impossible: Template { Sentence("the table '{table}' has {value} for '{column}', which no record can have: the nearest possible value counts", de: "die Tabelle „{table}“ hat {value} für „{column}“, was nicht sein kann: es zählt der nächste mögliche Wert", fr: "la table '{table}' a {value} pour '{column}', ce qui est impossible : la valeur possible la plus proche compte", es: "la tabla '{table}' tiene {value} en '{column}', un valor imposible: cuenta el valor posible más cercano")[language] }
  package var nothingSaved: Template { Sentence("it was damaged, and nothing of it could be saved: the old file is '{file}'", de: "sie war beschädigt, und nichts davon war zu retten; die alte Datei ist „{file}“", fr: "fichier abîmé, rien n’a pu en être sauvé : l’ancien est '{file}'", es: "estaba dañado y no se pudo salvar nada: el archivo antiguo es '{file}'")[language] }
}

// MARK: - Feedback sheets

/// The words of the sheets that participants get back.
package struct FeedbackWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var nothing: String { Sentence("no answer", de: "keine Antwort", fr: "pas de réponse", es: "sin respuesta")[language] }
  package var untilNow: String { Sentence("so far", de: "bisher", fr: "jusqu’ici", es: "hasta ahora")[language] }
  package var handPoints: String { Sentence("____ points", de: "____ Punkte", fr: "____ points", es: "____ puntos")[language] }
  package var unreadable: Template { Sentence("“{cell}” ({at}) could not be read and counts as no answer.", de: "„{cell}“ ({at}) war nicht lesbar und zählt als keine Antwort.", fr: "« {cell} » ({at}) n’a pas pu être lu et compte comme une absence de réponse.", es: "«{cell}» ({at}) no se pudo leer y cuenta como sin respuesta.")[language] }
  package var notGraded: Template { Sentence("This could not be graded: {why}", de: "Das konnte nicht gewertet werden: {why}", fr: "Impossible à noter : {why}", es: "Esto no se pudo calificar: {why}")[language] }
}

// MARK: - Paper

/// The words that are printed beside the quiz's own.
package struct PaperWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var version: Template { Sentence("Version {letter}", de: "Fassung {letter}", fr: "Version {letter}", es: "Versión {letter}")[language] }
  /// The number that tells the paper apart from others of the quiz.
  package var check: Template { Sentence("Check {n}", de: "Prüfzahl {n}", fr: "Contrôle {n}", es: "Control {n}")[language] }
  package var group: String { Sentence("Class", de: "Klasse", fr: "Classe", es: "Clase")[language] }
  package var date: String { Sentence("Date", de: "Datum", fr: "Date", es: "Fecha")[language] }
  package var minutes: Template { Sentence("Time: {n} minutes", de: "Zeit: {n} Minuten", fr: "Durée : {n} minutes", es: "Tiempo: {n} minutos")[language] }
  package var secondsEach: Template { Sentence("Each question: {n} seconds", de: "Je Frage: {n} Sekunden", fr: "Chaque question : {n} secondes", es: "Cada pregunta: {n} segundos")[language] }
  package var sheet: String { Sentence("Answer sheet", de: "Antwortbogen", fr: "Feuille de réponses", es: "Hoja de respuestas")[language] }
  package var sheetPage: Template { Sentence("Page {n} of {of}", de: "Seite {n} von {of}", fr: "Page {n} sur {of}", es: "Página {n} de {of}")[language] }
  package var scanHint: String { Sentence("Fill a bubble, or mark it with a cross or a tick. To take a mark back, fill it and strike it out twice.", de: "Fülle ein Feld aus oder setze Kreuz oder Haken hinein. Zum Zurücknehmen: ausfüllen und zweimal durchstreichen.", fr: "Remplis une case, ou mets-y une croix ou une coche. Pour annuler, remplis-la et barre-la deux fois.", es: "Rellena una casilla o ponle una cruz o una marca. Para anularla, rellénala y táchala dos veces.")[language] }
  package var key: String { Sentence("Answers and points", de: "Lösungen und Punkte", fr: "Corrigé et points", es: "Soluciones y puntos")[language] }
  package var number: String { Sentence("No.", de: "Nr.", fr: "N°", es: "N.º")[language] }
  package var inWords: String { Sentence("In words", de: "In Worten", fr: "En lettres", es: "En letras")[language] }
  package var total: String { Sentence("Total", de: "Summe", fr: "Total", es: "Total")[language] }
  package var tickAll: String { Sentence("Mark all that are right.", de: "Markiere alle richtigen.", fr: "Coche toutes les bonnes réponses.", es: "Marca todas las correctas.")[language] }
  package var writeOrder: String { Sentence("Write the numbers in the right order.", de: "Schreib die Nummern in der richtigen Reihenfolge auf.", fr: "Écris les numéros dans le bon ordre.", es: "Escribe los números en el orden correcto.")[language] }
  package var writeLetters: String { Sentence("Write the letter that belongs to each number.", de: "Schreib zu jeder Nummer den Buchstaben, der dazugehört.", fr: "Écris à côté de chaque numéro la lettre qui lui correspond.", es: "Escribe junto a cada número la letra que le corresponde.")[language] }
  package var writeGaps: String { Sentence("Write into the box of each gap the letter of what belongs there.", de: "Schreib in das Kästchen jeder Lücke den Buchstaben dessen, was hineingehört.", fr: "Écris dans la case de chaque trou la lettre de ce qui y va.", es: "Escribe en la casilla de cada hueco la letra de lo que va en él.")[language] }
  package var markLine: String { Sentence("Mark a place on the line.", de: "Markiere eine Stelle auf der Linie.", fr: "Marque un endroit sur la ligne.", es: "Marca un punto en la línea.")[language] }
  package var byHand: String { Sentence("marked by hand", de: "von Hand gewertet", fr: "correction à la main", es: "calificación a mano")[language] }
  package var picture: Template { Sentence("[Picture: {name}]", de: "[Bild: {name}]", fr: "[Image : {name}]", es: "[Imagen: {name}]")[language] }
  package var film: String { Sentence("[Film]", de: "[Film]", fr: "[Film]", es: "[Película]")[language] }
  package var hear: String { Sentence("Listen to the sound that is played here.", de: "Hör dir den Ton an, der dazu abgespielt wird.", fr: "Écoute le son qui est joué ici.", es: "Escucha el sonido que se reproduce aquí.")[language] }
  package var watch: String { Sentence("Watch the film that is shown here.", de: "Sieh dir den Film an, der dazu gezeigt wird.", fr: "Regarde la vidéo qui est montrée ici.", es: "Mira la película que se muestra aquí.")[language] }
  package var lostPicture: Template { Sentence("the picture '{name}' of question '{id}' cannot be read: its place stays empty", de: "das Bild „{name}“ der Frage „{id}“ lässt sich nicht lesen: sein Platz bleibt leer", fr: "l’image '{name}' de la question '{id}' est illisible : sa place reste vide", es: "no se puede leer la imagen '{name}' de la pregunta '{id}': su lugar queda vacío")[language] }
}

// MARK: - Scanned sheets

/// The words about answer sheets that are read from scans.
package struct ScanWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var quizMissing: String { Sentence("--quiz names the quiz whose sheets are read, by its path or id", de: "--quiz nennt das Quiz, dessen Bogen gelesen werden, mit Pfad oder Id", fr: "--quiz nomme le quiz dont on lit les feuilles, par son chemin ou son id", es: "--quiz indica el quiz cuyas hojas se leen, por su ruta o id")[language] }
  package var blankPage: Template { Sentence("{place} is blank and was skipped", de: "{place} ist leer und wurde übergangen", fr: "{place} est vide et a été ignorée", es: "{place} está en blanco y se omitió")[language] }
  package var noMarks: String { Sentence("the corner marks of an answer sheet are not found: scan the whole page again", de: "die Eckmarken eines Antwortbogens fehlen: scanne die ganze Seite noch einmal", fr: "les repères de coin d’une feuille de réponses sont introuvables : numérise à nouveau la page entière", es: "no se encuentran las marcas de esquina de una hoja de respuestas: vuelve a escanear la página entera")[language] }
  package var noCode: String { Sentence("the code of an answer sheet is not found: scan the page again", de: "der Code eines Antwortbogens fehlt: scanne die Seite noch einmal", fr: "le code d’une feuille de réponses est introuvable : numérise à nouveau la page", es: "no se encuentra el código de una hoja de respuestas: vuelve a escanear la página")[language] }
  package var otherSeed: Template { Sentence("a sheet of seed {printed}, not {wanted}: read it with --seed {printed}", de: "ein Bogen des Startwerts {printed}, nicht {wanted}: lies ihn mit --seed {printed}", fr: "une feuille de la graine {printed}, pas {wanted} : lis-la avec --seed {printed}", es: "una hoja de la semilla {printed}, no {wanted}: léela con --seed {printed}")[language] }
  package var otherCheck: Template { Sentence("a sheet of another test: version {version} has the check {wanted}, this one {printed}", de: "ein Bogen eines anderen Tests: Fassung {version} hat die Prüfzahl {wanted}, dieser {printed}", fr: "une feuille d’un autre test : la version {version} a le contrôle {wanted}, celle-ci {printed}", es: "una hoja de otra prueba: la versión {version} tiene el control {wanted}, esta {printed}")[language] }
  package var changedSheet: Template { Sentence("the quiz has other bubbles for version {version} than this sheet: read it with the quiz as it was printed", de: "das Quiz hat für Fassung {version} andere Felder als dieser Bogen: lies ihn mit dem Quiz, wie es gedruckt wurde", fr: "le quiz a pour la version {version} d’autres cases que cette feuille : lis-la avec le quiz tel qu’imprimé", es: "el quiz tiene para la versión {version} otras casillas que esta hoja: léela con el quiz tal como se imprimió")[language] }
  package var missingPage: Template { Sentence("page {n} is missing", de: "Seite {n} fehlt", fr: "la page {n} manque", es: "falta la página {n}")[language] }
  package var pageTwice: Template { Sentence("page {n} came more than once", de: "Seite {n} kam mehr als einmal", fr: "la page {n} est venue plus d’une fois", es: "la página {n} llegó más de una vez")[language] }
  package var otherVersions: String { Sentence("there are sheets of two versions under this name", de: "unter diesem Namen gibt es Bogen zweier Fassungen", fr: "il y a des feuilles de deux versions sous ce nom", es: "hay hojas de dos versiones con este nombre")[language] }
  package var severalMarks: Template { Sentence("more than one mark: {signs}", de: "mehr als eine Markierung: {signs}", fr: "plus d’une marque : {signs}", es: "más de una marca: {signs}")[language] }
  package var weakMark: Template { Sentence("a weak mark: {signs}", de: "eine schwache Markierung: {signs}", fr: "une marque faible : {signs}", es: "una marca débil: {signs}")[language] }
  package var smudge: Template { Sentence("a smudge over {signs}", de: "ein Fleck über {signs}", fr: "une tache sur {signs}", es: "una mancha sobre {signs}")[language] }
  package var unclearCross: Template { Sentence("perhaps crossed out: {signs}", de: "vielleicht durchgestrichen: {signs}", fr: "peut-être barré : {signs}", es: "quizá tachado: {signs}")[language] }
  package var unclearDigits: Template { Sentence("the digits make no number: {signs}", de: "die Ziffern ergeben keine Zahl: {signs}", fr: "les chiffres ne forment pas un nombre : {signs}", es: "las cifras no forman un número: {signs}")[language] }
  package var lostPlace: String { Sentence("the bubbles are not found on this part of the page", de: "die Felder sind auf diesem Teil der Seite nicht zu finden", fr: "les cases sont introuvables sur cette partie de la page", es: "no se encuentran las casillas en esta parte de la página")[language] }
  package var fileMissing: Template { Sentence("{place}: cannot be opened: {detail}", de: "{place}: lässt sich nicht öffnen: {detail}", fr: "{place} : impossible à ouvrir : {detail}", es: "{place}: no se puede abrir: {detail}")[language] }
  package var fileUnknown: Template { Sentence("{place}: is neither PDF nor PNG nor JPEG: scan it as one of these", de: "{place}: ist weder PDF noch PNG noch JPEG: scanne es als eines davon", fr: "{place} : n’est ni PDF, ni PNG, ni JPEG : numérise-le dans l’un de ces formats", es: "{place}: no es PDF, PNG ni JPEG: escanéalo en uno de esos formatos")[language] }
  package var fileTooLarge: Template { Sentence("{place}: the picture is too large: scan it with 300 dots an inch", de: "{place}: das Bild ist zu groß: scanne es mit 300 Punkten je Zoll", fr: "{place} : l’image est trop grande : numérise-la à 300 points par pouce", es: "{place}: la imagen es demasiado grande: escanéala a 300 puntos por pulgada")[language] }
  package var fileDamaged: Template { Sentence("{place}: the file is damaged ({detail}): scan the page again", de: "{place}: die Datei ist beschädigt ({detail}): scanne die Seite noch einmal", fr: "{place} : le fichier est endommagé ({detail}) : numérise à nouveau la page", es: "{place}: el archivo está dañado ({detail}): vuelve a escanear la página")[language] }
  package var noPoppler: Template { Sentence("{place}: a PDF needs the programs of poppler: apt-get install poppler-utils", de: "{place}: für PDF werden die Programme von poppler gebraucht: apt-get install poppler-utils", fr: "{place} : un PDF demande les programmes de poppler : apt-get install poppler-utils", es: "{place}: un PDF necesita los programas de poppler: apt-get install poppler-utils")[language] }
  package var readerEnded: Template { Sentence("{place}: the program that reads pages broke on it: scan the page again", de: "{place}: das Programm, das Seiten liest, brach daran ab: scanne die Seite noch einmal", fr: "{place} : le programme qui lit les pages s’est arrêté dessus : numérise à nouveau la page", es: "{place}: el programa que lee páginas se detuvo con ella: vuelve a escanear la página")[language] }
  package var unknownParticipant: Template { Sentence("there is no sheet of '{name}': write the name as the doubts have it", de: "es gibt keinen Bogen von „{name}“: schreib den Namen, wie er bei den Zweifeln steht", fr: "il n’y a pas de feuille de '{name}' : écris le nom comme dans les doutes", es: "no hay hoja de '{name}': escribe el nombre como está en las dudas")[language] }
  package var unknownQuestion: Template { Sentence("the sheet of '{name}' has no question {question}", de: "der Bogen von „{name}“ hat keine Frage {question}", fr: "la feuille de '{name}' n’a pas de question {question}", es: "la hoja de '{name}' no tiene la pregunta {question}")[language] }
  package var unknownAnswer: Template { Sentence("'{answer}' is no answer to question {question} of '{name}': write a printed letter or number, or - for none", de: "„{answer}“ ist keine Antwort auf Frage {question} von „{name}“: schreib einen gedruckten Buchstaben, eine Zahl oder - für keine", fr: "'{answer}' n’est pas une réponse à la question {question} de '{name}' : écris une lettre imprimée, un nombre, ou - pour aucune", es: "'{answer}' no es una respuesta a la pregunta {question} de '{name}': escribe una letra impresa, un número, o - para ninguna")[language] }
  package var notOpen: Template { Sentence("question {question} of '{name}' was read without a doubt and stays as it is", de: "Frage {question} von „{name}“ wurde ohne Zweifel gelesen und bleibt, wie sie ist", fr: "la question {question} de '{name}' a été lue sans doute et reste telle quelle", es: "la pregunta {question} de '{name}' se leyó sin dudas y queda como está")[language] }
  package var doubtsShown: Plural { Plural(one: Sentence("1 doubt is left: see {file}", de: "1 Zweifel bleibt: siehe {file}", fr: "il reste 1 doute : voir {file}", es: "queda 1 duda: mira {file}"), other: Sentence("{n} doubts are left: see {file}", de: "{n} Zweifel bleiben: siehe {file}", fr: "il reste {n} doutes : voir {file}", es: "quedan {n} dudas: mira {file}"), language) }
  package var doubtsLeft: Plural { Plural(one: Sentence("1 doubt is left: see it with --doubts FILE", de: "1 Zweifel bleibt: --doubts DATEI zeigt ihn", fr: "il reste 1 doute : --doubts FICHIER le montre", es: "queda 1 duda: --doubts ARCHIVO la muestra"), other: Sentence("{n} doubts are left: see them with --doubts FILE", de: "{n} Zweifel bleiben: --doubts DATEI zeigt sie", fr: "il reste {n} doutes : --doubts FICHIER les montre", es: "quedan {n} dudas: --doubts ARCHIVO las muestra"), language) }
  package var noSheetOf: Template { Sentence("no sheet of {names}", de: "kein Bogen von {names}", fr: "aucune feuille de {names}", es: "ninguna hoja de {names}")[language] }
  package var sheetsOfOthers: Template { Sentence("not in the class, and read too: {names}", de: "nicht in der Klasse und doch gelesen: {names}", fr: "hors de la classe, et lu aussi : {names}", es: "no está en la clase, pero se leyó: {names}")[language] }
  package var seedOfSheets: Template { Sentence("the sheets have seed {seed}", de: "die Bogen haben den Startwert {seed}", fr: "les feuilles ont la graine {seed}", es: "las hojas tienen la semilla {seed}")[language] }
  package var busy: String { Sentence("Other sheets are being read or marked: wait until that is done.", de: "Gerade werden Bogen gelesen oder bewertet: warte, bis das fertig ist.", fr: "D’autres feuilles sont en cours de lecture ou de correction : attends la fin.", es: "Se están leyendo o calificando otras hojas: espera a que termine.")[language] }
  package var noFiles: String { Sentence("Choose the scanned pages first.", de: "Wähle zuerst die gescannten Seiten.", fr: "Choisis d’abord les pages numérisées.", es: "Elige primero las páginas escaneadas.")[language] }
  package var tooManyFiles: Template { Sentence("More than {n} files: scan the pages into one PDF.", de: "Mehr als {n} Dateien: scanne die Seiten in ein PDF.", fr: "Plus de {n} fichiers : numérise les pages dans un seul PDF.", es: "Más de {n} archivos: escanea las páginas en un solo PDF.")[language] }
  package var badSeed: String { Sentence("The seed is a whole number, such as 13. Leave it empty to take it from the sheets.", de: "Der Startwert ist eine ganze Zahl wie 13. Leer gelassen, kommt er von den Bogen.", fr: "La graine est un nombre entier, comme 13. Laisse vide pour la prendre des feuilles.", es: "La semilla es un número entero, como 13. Déjala vacía para tomarla de las hojas.")[language] }
  package var nothingRead: String { Sentence("There is no sheet of this quiz to mark.", de: "Es gibt keinen Bogen dieses Quiz zu bewerten.", fr: "Il n’y a aucune feuille de ce quiz à corriger.", es: "No hay ninguna hoja de este quiz que calificar.")[language] }
  package var wasStopped: String { Sentence("The work was stopped.", de: "Die Arbeit wurde angehalten.", fr: "Le travail a été arrêté.", es: "El trabajo se detuvo.")[language] }
  package var notKept: Template { Sentence("The pages could not be kept: {detail}", de: "Die Seiten ließen sich nicht speichern: {detail}", fr: "Impossible de conserver les pages : {detail}", es: "No se pudieron guardar las páginas: {detail}")[language] }
  package var doubtsTitle: String { Sentence("Doubts", de: "Zweifel", fr: "Doutes", es: "Dudas")[language] }
  package var noDoubts: String { Sentence("Everything was read without a doubt.", de: "Alles wurde ohne Zweifel gelesen.", fr: "Tout a été lu sans doute.", es: "Todo se leyó sin dudas.")[language] }
  package var doubtsHint: String { Sentence("Type what the pupil meant: letters as in A or A C, a number, or - for none. Enter goes to the next field.", de: "Tippe, was gemeint war: Buchstaben wie A oder A C, eine Zahl oder - für keine Antwort. Enter geht zum nächsten Feld.", fr: "Tape ce que l’élève voulait dire : des lettres comme A ou A C, un nombre, ou - pour aucune réponse. Entrée passe au champ suivant.", es: "Escribe lo que se quiso decir: letras como A o A C, un número, o - para ninguna. Intro pasa al campo siguiente.")[language] }
  package var saveAnswers: String { Sentence("Save the answers", de: "Antworten speichern", fr: "Enregistrer les réponses", es: "Guardar las respuestas")[language] }
}

// MARK: - The report of an analysis

/// The words of the report about the questions of a quiz.
package struct ReportWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var participants: String { Sentence("participants", de: "Teilnehmer", fr: "participants", es: "participantes")[language] }
  package var totals: String { Sentence("Totals", de: "Punkte", fr: "Totaux", es: "Puntos")[language] }
  package var totalsChart: String { Sentence("Participants by their points", de: "Teilnehmer nach ihren Punkten", fr: "Participants selon leurs points", es: "Participantes según sus puntos")[language] }
  package var questions: String { Sentence("Questions", de: "Fragen", fr: "Questions", es: "Preguntas")[language] }
  package var answersChart: String { Sentence("How often each answer was given", de: "Wie oft welche Antwort gegeben wurde", fr: "Fréquence de chaque réponse", es: "Cuántas veces se dio cada respuesta")[language] }
  package var legend: String { Sentence("What the bars and signs say", de: "Was Balken und Zeichen sagen", fr: "Ce que disent les barres et les signes", es: "Qué indican las barras y los signos")[language] }
  package var partly: String { Sentence("right in part", de: "zum Teil richtig", fr: "en partie correct", es: "correcto en parte")[language] }
  package var other: String { Sentence("not right, or not marked", de: "nicht richtig oder nicht gewertet", fr: "incorrect ou non noté", es: "incorrecto o sin calificar")[language] }
  package var noResponse: String { Sentence("no response", de: "ohne Antwort", fr: "sans réponse", es: "sin respuesta")[language] }
  package var others: Plural { Plural(one: Sentence("1 further value", de: "1 weiterer Wert", fr: "1 autre valeur", es: "1 valor más"), other: Sentence("{n} further values", de: "{n} weitere Werte", fr: "{n} autres valeurs", es: "{n} valores más"), language) }
  package var rangeBelow: Template { Sentence("{from} to under {to}", de: "{from} bis unter {to}", fr: "de {from} à moins de {to}", es: "de {from} a menos de {to}")[language] }
  package var share: Template { Sentence("{n} ({percent} %)", de: "{n} ({percent} %)", fr: "{n} ({percent} %)", es: "{n} ({percent} %)")[language] }
  package var meaning: String { Sentence("What the figures say", de: "Was die Kennzahlen sagen", fr: "Ce que disent les chiffres", es: "Qué dicen las cifras")[language] }
  package var negative: Template { Sentence("Participants who do well elsewhere do badly here (discrimination {n}): look at the key. If it is right, the wording misleads them: change it, or set the question's points to 0.", de: "Wer sonst gut abschneidet, schneidet hier schlecht ab (Trennschärfe {n}): Sieh dir die Lösung an. Stimmt sie, führt der Wortlaut die in die Irre, die es wissen: Ändere ihn oder lass die Frage für niemanden zählen (points 0).", fr: "Ceux qui réussissent ailleurs échouent ici (discrimination {n}) : regarde le corrigé. S’il est juste, l’énoncé les égare : change-le, ou mets les points de la question à 0.", es: "A quienes les va bien en lo demás les va mal aquí (discriminación {n}): revisa la solución. Si es correcta, el enunciado los confunde: cámbialo o pon a 0 los puntos de la pregunta.")[language] }
  package var weak: Template { Sentence("Participants who do well elsewhere do no better here (discrimination {n}), which may be chance: nothing to do yet; see whether it comes again.", de: "Wer sonst gut abschneidet, schneidet hier nicht besser ab (Trennschärfe {n}); das kann Zufall sein: Noch ist nichts zu tun; sieh, ob es wieder vorkommt.", fr: "Ceux qui réussissent ailleurs ne font pas mieux ici (discrimination {n}), mais c’est peut-être un hasard : rien à faire pour l’instant ; vois si cela se répète.", es: "A quienes les va bien en lo demás no les va mejor aquí (discriminación {n}), y puede ser casualidad: no hay que hacer nada por ahora; mira si se repite.")[language] }
  package var preferred: Template { Sentence("Participants who chose '{answer}' earn more elsewhere ({n} points) than those who were right ({of}): is '{answer}' right too? Then mark it right as well and grade again; if not, say in the question why it is wrong.", de: "Wer „{answer}“ gewählt hat, hat sonst mehr Punkte ({n}) als wer richtig gewählt hat ({of}): Ist „{answer}“ auch richtig? Dann markiere auch das als richtig und werte neu; sonst sage in der Frage, was dagegen spricht.", fr: "Ceux qui ont choisi « {answer} » gagnent plus de points ailleurs ({n}) que ceux qui ont répondu juste ({of}) : « {answer} » est-il juste aussi ? Si oui, marque-le comme juste et refais la notation ; sinon, dis dans la question pourquoi c’est faux.", es: "Quienes eligieron «{answer}» ganan más puntos en lo demás ({n}) que quienes acertaron ({of}): ¿es correcta también «{answer}»? Si lo es, márcala como correcta y califica de nuevo; si no, explica en la pregunta por qué no lo es.")[language] }
  /// Headings of the columns of figures, by the keys of `analyze --json`.
  package var columns: [String: String] {
    [
      "question": aQuestion,
      "asked": Sentence("asked", de: "gestellt", fr: "posée", es: "planteada")[language],
      "facility": Sentence("facility", de: "Lösungsquote", fr: "facilité", es: "facilidad")[language],
      "discrimination": Sentence("discrimination", de: "Trennschärfe", fr: "discrimination", es: "discriminación")[language],
      "efficiency": Sentence("efficiency", de: "Effizienz", fr: "efficacité", es: "eficiencia")[language],
      "weight": Sentence("weight", de: "Gewicht", fr: "poids", es: "peso")[language],
      "sd": spread,
    ]
  }

  package var fewParticipants: String { Sentence("With fewer than 10 participants, chance decides discrimination and alpha more than the questions do.", de: "Bei weniger als 10 Teilnehmern bestimmt der Zufall Trennschärfe und Alpha mehr als die Fragen.", fr: "Avec moins de 10 participants, le hasard décide de la discrimination et de l’alpha plus que les questions.", es: "Con menos de 10 participantes, el azar decide la discriminación y el alfa más que las preguntas.")[language] }

  // Of the tables in the terminal
  package var nobody: String { Sentence("No participant was read.", de: "Es wurde kein Teilnehmer gelesen.", fr: "Aucun participant n’a été lu.", es: "No se leyó ningún participante.")[language] }
  package var suspects: String { Sentence("Look at these again:", de: "Sieh dir diese noch einmal an:", fr: "À revoir :", es: "Revisa estas otra vez:")[language] }
  package var moreValues: Plural { Plural(one: Sentence("(1 more value)", de: "(1 weiterer Wert)", fr: "(1 autre valeur)", es: "(1 valor más)"), other: Sentence("({n} more values)", de: "({n} weitere Werte)", fr: "({n} autres valeurs)", es: "({n} valores más)"), language) }
  package var answerColumns: [String] {
    [aQuestion] + [Sentence("response", de: "Antwort", fr: "réponse", es: "respuesta"), Sentence("given", de: "gegeben", fr: "donnée", es: "veces"), Sentence("%", de: "%", fr: "%", es: "%"), Sentence("", de: "", fr: "", es: ""), Sentence("text", de: "Text", fr: "texte", es: "texto")].in(language)
  }
  /// The headings of figures, those that are long in few letters.
  package var shortColumns: [String: String] {
    columns.merging(["discrimination": Sentence("discr.", de: "Trenn.", fr: "discr.", es: "discr."), "efficiency": Sentence("effic.", de: "Effiz.", fr: "effic.", es: "efic.")].in(language)) { $1 }
  }
  package var meanings: [(key: String, text: String)] {
    [
      ("facility", Sentence("how much of its points the question gave on average: 1 is all, 0 none", de: "welchen Teil ihrer Punkte die Frage im Mittel gebracht hat: 1 sind alle, 0 keine", fr: "part moyenne obtenue des points de la question : 1, tous ; 0, aucun", es: "qué parte de sus puntos dio la pregunta de media: 1 es todos, 0 ninguno")[language]),
      ("discrimination", Sentence("whether those who do well elsewhere do well here: 100 at most, below 0 is a reason to look again", de: "ob gut ist, wer sonst gut ist: höchstens 100, unter 0 ein Grund, genauer hinzusehen", fr: "si ceux qui réussissent ailleurs réussissent ici : 100 au plus ; au-dessous de 0, il faut y regarder de plus près", es: "si aciertan aquí quienes aciertan en lo demás: 100 como máximo; por debajo de 0 conviene revisarla")[language]),
      ("efficiency", Sentence("the discrimination, as a share of the greatest that the marks allow", de: "die Trennschärfe, als Anteil der höchsten, die diese Punkte zulassen", fr: "part atteinte de la discrimination que ces notes permettent", es: "qué parte se alcanza de la discriminación que permiten estos puntos")[language]),
      ("weight", Sentence("how much the question decides of the total, in percent", de: "wie viel die Frage am Gesamtergebnis entscheidet, in Prozent", fr: "poids de la question dans le total, en pour cent", es: "cuánto decide la pregunta en el total, en porcentaje")[language]),
      ("sd", Sentence("how far the marks lie apart", de: "wie weit die Punkte auseinanderliegen", fr: "à quel point les notes sont dispersées", es: "cuánto se dispersan los puntos")[language]),
    ]
  }
  /// Figures of the whole quiz, by the same keys.
  package var figures: [String: String] {
    [
      "of": Sentence("points to be had", de: "erreichbare Punkte", fr: "points possibles", es: "puntos posibles")[language],
      "mean": meanLabel,
      "median": medianLabel,
      "sd": Sentence("standard deviation", de: "Standardabweichung", fr: "écart type", es: "desviación estándar")[language],
      "skewness": Sentence("skewness", de: "Schiefe", fr: "asymétrie", es: "asimetría")[language],
      "kurtosis": Sentence("kurtosis", de: "Wölbung", fr: "aplatissement", es: "curtosis")[language],
      "cic": Sentence("Cronbach's alpha %", de: "Cronbachs Alpha %", fr: "alpha de Cronbach %", es: "Alfa de Cronbach %")[language],
      "error_ratio": Sentence("error ratio %", de: "Fehleranteil %", fr: "part d’erreur %", es: "proporción de error %")[language],
      "standard_error": Sentence("standard error", de: "Standardfehler", fr: "erreur type", es: "error estándar")[language],
    ]
  }
}

// MARK: - Simulations

/// The words of a simulation's result.
package struct SimulationWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var head: Template { Sentence("{n} players, strategy {strategy}, seed {seed}", de: "{n} Spieler, Strategie {strategy}, Startwert {seed}", fr: "joueurs : {n}, stratégie : {strategy}, graine : {seed}", es: "{n} jugadores, estrategia {strategy}, semilla {seed}")[language] }
  package var percent: String { Sentence("percent", de: "Prozent", fr: "pourcentage", es: "porcentaje")[language] }
  package var players: String { Sentence("players", de: "Spieler", fr: "joueurs", es: "jugadores")[language] }
  package var result: String { Sentence("result", de: "Ergebnis", fr: "résultat", es: "resultado")[language] }
  package var tied: String { Sentence("(tie for the first place)", de: "(Gleichstand auf dem ersten Platz)", fr: "(ex æquo à la première place)", es: "(empate en el primer puesto)")[language] }
  package var passed: String { Sentence("(passed)", de: "(bestanden)", fr: "(réussi)", es: "(aprobado)")[language] }
  /// Headings of the figures, by the keys of `simulate --json`.
  package var figures: [String: String] {
    [
      "mean": meanLabel,
      "sd": spread,
      "min": Sentence("min", de: "kleinster", fr: "min", es: "mín.")[language],
      "median": medianLabel,
      "max": Sentence("max", de: "größter", fr: "max", es: "máx.")[language],
    ]
  }
}

// MARK: - The full screen

/// The words of the full screen.
package struct ScreenTexts: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  // Everywhere
  package var enlarge: Template { Sentence("Make the window larger: {columns}x{rows} at least", de: "Mach das Fenster größer: mindestens {columns}x{rows}", fr: "Agrandis la fenêtre : au moins {columns}x{rows}", es: "Agranda la ventana: al menos {columns}x{rows}")[language] }
  package var help: String { Sentence("help", de: "Hilfe", fr: "aide", es: "ayuda")[language] }
  package var helpTitle: String { Sentence("Keys", de: "Tasten", fr: "Touches", es: "Teclas")[language] }
  package var close: String { Sentence("close", de: "schließen", fr: "fermer", es: "cerrar")[language] }
  package var quit: String { Sentence("quit", de: "beenden", fr: "quitter", es: "salir")[language] }
  package var back: String { Sentence("back", de: "zurück", fr: "retour", es: "volver")[language] }
  package var move: String { Sentence("move", de: "bewegen", fr: "se déplacer", es: "mover")[language] }
  package var scroll: String { Sentence("scroll", de: "blättern", fr: "défiler", es: "desplazar")[language] }
  package var scrollPage: String { Sentence("scroll by a page", de: "seitenweise blättern", fr: "défiler par page", es: "desplazar por páginas")[language] }
  package var firstLast: String { Sentence("first and last", de: "Anfang und Ende", fr: "début et fin", es: "primero y último")[language] }
  package var redraw: String { Sentence("redraw the screen", de: "neu zeichnen", fr: "redessiner l’écran", es: "redibujar la pantalla")[language] }
  package var modeAtWork: String { Sentence("The mode is still at work; Ctrl-C leaves, and the quiz is kept.", de: "Der Modus rechnet noch; Strg-C verlässt das Quiz, es bleibt erhalten.", fr: "Le mode calcule encore ; Ctrl-C quitte, et le quiz est gardé.", es: "El modo aún está calculando; Ctrl-C sale y el quiz queda guardado.")[language] }
  package var stopAtOnce: String { Sentence("stop at once; the quiz is kept", de: "sofort aufhören; das Quiz bleibt gespeichert", fr: "arrêter tout de suite ; le quiz est gardé", es: "parar ya; el quiz queda guardado")[language] }
  package var space: String { Sentence("Space", de: "Leertaste", fr: "Espace", es: "Espacio")[language] }
  package var esc: String { Sentence("Esc", de: "Esc", fr: "Échap", es: "Esc")[language] }
  /// The arrow keys where their signs cannot be drawn: two names and the slash between them.
  package var upDown: String { Sentence("Up/Down", de: "Auf/Ab", fr: "Haut/Bas", es: "Arriba/Abajo")[language] }
  package var leftRight: String { Sentence("Left/Right", de: "Links/Rechts", fr: "Gauche/Droite", es: "Izquierda/Derecha")[language] }
  package var pages: String { Sentence("PgUp PgDn", de: "BildAuf BildAb", fr: "PgPréc PgSuiv", es: "RePág AvPág")[language] }
  package var ends: String { Sentence("Home End", de: "Pos1 Ende", fr: "Début Fin", es: "Inicio Fin")[language] }
  package var delete: String { Sentence("Del", de: "Entf", fr: "Suppr", es: "Supr")[language] }
  package var backspace: String { Sentence("Backspace", de: "Rücktaste", fr: "Retour arrière", es: "Retroceso")[language] }
  package var shift: String { Sentence("Shift", de: "Umschalt", fr: "Maj", es: "Mayús")[language] }
  package var control: String { Sentence("Ctrl", de: "Strg", fr: "Ctrl", es: "Ctrl")[language] }
  /// The word before a picture's own words, as in `[image: a cell]`.
  package var imageWord: String { Sentence("image", de: "Bild", fr: "image ", es: "imagen")[language] }
  package var picture: Template { Sentence("[Picture: {text}]", de: "[Bild: {text}]", fr: "[Image : {text}]", es: "[Imagen: {text}]")[language] }
  package var noSound: String { Sentence("[Sound: the file is missing or cannot be played]", de: "[Ton: die Datei fehlt oder lässt sich nicht abspielen]", fr: "[Son : le fichier manque ou ne peut pas être lu]", es: "[Sonido: falta el archivo o no se puede reproducir]")[language] }
  package var soundUnplayed: String { Sentence("[Sound: quizrun config sound COMMAND says what plays it]", de: "[Ton: quizrun config sound BEFEHL sagt, was ihn abspielt]", fr: "[Son : quizrun config sound COMMANDE dit avec quoi le jouer]", es: "[Sonido: quizrun config sound COMANDO dice con qué se reproduce]")[language] }
  package var film: String { Sentence("[Film: it can be seen in the browser]", de: "[Film: im Browser zu sehen]", fr: "[Film : à voir dans le navigateur]", es: "[Película: se ve en el navegador]")[language] }
  package var noFilm: String { Sentence("[Film: the file is missing or cannot be played]", de: "[Film: die Datei fehlt oder lässt sich nicht abspielen]", fr: "[Film : le fichier manque ou ne peut pas être lu]", es: "[Película: falta el archivo o no se puede reproducir]")[language] }
  package var playsAgain: String { Sentence("play the sound again", de: "den Ton noch einmal abspielen", fr: "réécouter le son", es: "repetir el sonido")[language] }
  package var pictureWithoutText: String { Sentence("[Picture, cannot be shown here]", de: "[Bild, hier nicht darstellbar]", fr: "[Image, impossible à afficher ici]", es: "[Imagen que no se puede mostrar aquí]")[language] }

  // Start
  package var starts: String { Sentence("Enter starts", de: "Enter beginnt", fr: "Entrée pour commencer", es: "Intro para empezar")[language] }
  package var start: String { Sentence("start", de: "beginnen", fr: "commencer", es: "empezar")[language] }

  // Questions
  package var answers: String { Sentence("answer", de: "antworten", fr: "répondre", es: "responder")[language] }
  package var chooseFirst: String { Sentence("choose an answer first", de: "wähle erst eine Antwort", fr: "choisis d’abord une réponse", es: "primero elige una respuesta")[language] }
  package var overview: String { Sentence("Overview", de: "Übersicht", fr: "Vue d’ensemble", es: "Resumen")[language] }
  package var chooseByNumber: String { Sentence("choose that answer", de: "diese Antwort wählen", fr: "choisir cette réponse", es: "elegir esa respuesta")[language] }
  package var tickByNumber: String { Sentence("tick that answer", de: "diese Antwort wählen oder nicht", fr: "cocher cette réponse", es: "marcar esa respuesta")[language] }
  package var fields: String { Sentence("fields and buttons", de: "Felder und Knöpfe", fr: "champs et boutons", es: "campos y botones")[language] }
  package var timeIsUp: String { Sentence("Time's up", de: "Die Zeit ist um", fr: "Temps écoulé", es: "Se acabó el tiempo")[language] }
  package var yourNumber: String { Sentence("Your number", de: "Deine Zahl", fr: "Ton nombre", es: "Tu número")[language] }
  package var noNumber: Template { Sentence("'{text}' is not a number: write it like 3.5", de: "„{text}“ ist keine Zahl: schreib sie wie 3,5", fr: "'{text}' n’est pas un nombre : écris-le comme 3,5", es: "«{text}» no es un número: escríbelo como 3,5")[language] }
  package var numberFirst: String { Sentence("type a number first", de: "gib erst eine Zahl ein", fr: "tape d’abord un nombre", es: "primero escribe un número")[language] }
  package var textFirst: String { Sentence("type an answer first", de: "gib erst eine Antwort ein", fr: "tape d’abord une réponse", es: "primero escribe una respuesta")[language] }
  package var untouched: String { Sentence("Nothing is changed yet: press Enter again to answer anyway", de: "Hier ist noch nichts geändert: noch einmal Enter antwortet trotzdem", fr: "Rien n’a changé ici : appuie encore sur Entrée pour valider quand même", es: "Aún no has cambiado nada: pulsa Intro otra vez para responder así")[language] }
  package var gapsOpen: Plural { Plural(one: Sentence("1 gap is empty: press Enter again to answer anyway", de: "Eine Lücke ist leer: noch einmal Enter antwortet trotzdem", fr: "Un trou est vide : appuie encore sur Entrée pour valider quand même", es: "Un hueco está vacío: pulsa Intro otra vez para responder así"), other: Sentence("{n} gaps are empty: press Enter again to answer anyway", de: "{n} Lücken sind leer: noch einmal Enter antwortet trotzdem", fr: "{n} trous sont vides : appuie encore sur Entrée pour valider quand même", es: "{n} huecos están vacíos: pulsa Intro otra vez para responder así"), language) }
  package var pairsOpen: Plural { Plural(one: Sentence("1 pair is missing: press Enter again to answer anyway", de: "Bei einem Paar fehlt noch etwas: noch einmal Enter antwortet trotzdem", fr: "Il manque une paire : appuie encore sur Entrée pour valider quand même", es: "Una pareja está sin completar: pulsa Intro otra vez para responder así"), other: Sentence("{n} pairs are missing: press Enter again to answer anyway", de: "Bei {n} Paaren fehlt noch etwas: noch einmal Enter antwortet trotzdem", fr: "Il manque {n} paires : appuie encore sur Entrée pour valider quand même", es: "{n} parejas están sin completar: pulsa Intro otra vez para responder así"), language) }
  package var confirms: String { Sentence("chosen: Enter once more answers so", de: "gewählt: noch einmal Enter antwortet so", fr: "choisi : appuie encore sur Entrée pour valider", es: "elección hecha: pulsa Intro otra vez para responder")[language] }
  package var trueOrFalse: String { Sentence("true, false", de: "wahr, falsch", fr: "vrai, faux", es: "verdadero, falso")[language] }
  package var answersSide: String { Sentence("answer with true, with false", de: "mit wahr, mit falsch antworten", fr: "répondre vrai, répondre faux", es: "responder verdadero, falso")[language] }
  package var outOfRange: Template { Sentence("a number from {min} to {max} is expected", de: "erwartet wird eine Zahl von {min} bis {max}", fr: "il faut un nombre de {min} à {max}", es: "se espera un número de {min} a {max}")[language] }
  package var slide: String { Sentence("move the slider", de: "den Regler bewegen", fr: "déplacer le curseur", es: "mover el control")[language] }
  package var slideFar: String { Sentence("move it by a bigger step", de: "in größeren Schritten", fr: "le déplacer à plus grands pas", es: "mover a pasos mayores")[language] }
  package var pickUp: String { Sentence("pick up", de: "nehmen", fr: "prendre", es: "tomar")[language] }
  package var putDown: String { Sentence("put down", de: "ablegen", fr: "poser", es: "soltar")[language] }
  package var moveItem: String { Sentence("move the item", de: "das Teil bewegen", fr: "déplacer l’élément", es: "mover el elemento")[language] }
  package var chooseRight: String { Sentence("choose what belongs to it", de: "wählen, was dazugehört", fr: "choisir ce qui va avec", es: "elegir lo que le corresponde")[language] }
  package var clears: String { Sentence("clear", de: "leeren", fr: "vider", es: "vaciar")[language] }
  package var nothingYet: String { Sentence("?", de: "?", fr: "?", es: "?")[language] }
  package var editLine: String { Sentence("edit the line", de: "in der Zeile bewegen", fr: "se déplacer dans la ligne", es: "moverse por la línea")[language] }
  package var editWords: String { Sentence("by a word", de: "wortweise", fr: "mot par mot", es: "por palabras")[language] }
  package var clearWord: String { Sentence("delete the word before", de: "das Wort davor löschen", fr: "effacer le mot d’avant", es: "borrar la palabra anterior")[language] }
  package var clearLine: String { Sentence("delete up to its start, its end", de: "bis zum Anfang, bis zum Ende löschen", fr: "effacer jusqu’au début, jusqu’à la fin", es: "borrar hasta el inicio, hasta el final")[language] }

  // Inputs
  package var inputExpects: Template { Sentence("{what} is expected", de: "erwartet wird {what}", fr: "il faut {what}", es: "se espera {what}")[language] }

  // Pages

  // Verdicts
  /// Behind a right answer that was not ticked.
  package var missed: String { Sentence("(not ticked)", de: "(nicht angekreuzt)", fr: "(pas coché)", es: "(sin marcar)")[language] }
  package var yourAnswer: String { Sentence("Your answer:", de: "Deine Antwort:", fr: "Ta réponse :", es: "Tu respuesta:")[language] }
  package var rightAnswer: String { Sentence("Right answer:", de: "Richtige Antwort:", fr: "Bonne réponse :", es: "Respuesta correcta:")[language] }
  package var goesOn: String { Sentence("go on", de: "weiter", fr: "continuer", es: "seguir")[language] }
  package var review: String { Sentence("Review", de: "Rückblick", fr: "Révision des réponses", es: "Repaso")[language] }

  // Quit
  package var keptLine: Template { Sentence("{title} is kept. To go on: {command}", de: "{title} ist gesichert. Weiter geht es mit: {command}", fr: "{title} : partie gardée. Pour continuer : {command}", es: "Guardado: {title}. Para seguir: {command}")[language] }
  package var quitTitle: String { Sentence("Leave the quiz?", de: "Das Quiz verlassen?", fr: "Quitter le quiz ?", es: "¿Salir del quiz?")[language] }
  package var quitText: String { Sentence("What should happen to your progress?", de: "Was soll aus deinem Stand werden?", fr: "Que faire de ta progression ?", es: "¿Qué hacemos con tu progreso?")[language] }
  package var quitKeep: String { Sentence("Keep it, to continue later", de: "Behalten, um später weiterzuspielen", fr: "La garder, pour continuer plus tard", es: "Guardarlo para seguir más tarde")[language] }
  package var quitToday: String { Sentence("Today's quiz goes on where you are.", de: "Das Quiz des Tages geht hier weiter.", fr: "Le quiz du jour reprendra où tu en es.", es: "El quiz de hoy sigue donde lo dejas.")[language] }
  package var quitDiscard: String { Sentence("Discard all progress", de: "Allen Fortschritt verwerfen", fr: "Effacer toute la progression", es: "Descartar todo el progreso")[language] }
  package var stillThereTitle: String { Sentence("Are you still there?", de: "Bist du noch da?", fr: "Tu es toujours là ?", es: "¿Sigues ahí?")[language] }
  package var stillThereText: Template { Sentence("The time of {n} questions in a row ran out. It stands still until you go on.", de: "Bei {n} Fragen hintereinander ist die Zeit abgelaufen. Sie steht still, bis du weitermachst.", fr: "Le temps s’est écoulé à {n} questions de suite. Le minuteur est arrêté jusqu’à ce que tu continues.", es: "Se acabó el tiempo en {n} preguntas seguidas. Queda parado hasta que sigas.")[language] }

  // Overview
  package var opens: String { Sentence("open the question", de: "Frage öffnen", fr: "ouvrir la question", es: "abrir la pregunta")[language] }
  package var openCount: Template { Sentence("Still open: {n}", de: "Noch offen: {n}", fr: "Encore sans réponse : {n}", es: "Sin responder: {n}")[language] }
  package var endTitle: String { Sentence("End the quiz?", de: "Quiz beenden?", fr: "Terminer le quiz ?", es: "¿Terminar el quiz?")[language] }
  package var endText: Template { Sentence("'{button}' ends the quiz. This question stays unanswered.", de: "„{button}“ beendet das Quiz. Diese Frage bleibt unbeantwortet.", fr: "« {button} » termine le quiz. Cette question reste sans réponse.", es: "«{button}» termina el quiz. Esta pregunta queda sin respuesta.")[language] }
  package var endYes: String { Sentence("End the quiz", de: "Quiz beenden", fr: "Terminer le quiz", es: "Terminar el quiz")[language] }
  package var submitTitle: String { Sentence("Submit all?", de: "Alles abgeben?", fr: "Tout rendre ?", es: "¿Entregar todo?")[language] }
  package var submitText: Template { Sentence("Open questions count as skipped. Still open: {n}", de: "Offene Fragen gelten als übersprungen. Noch offen: {n}", fr: "Une question sans réponse compte comme passée. Encore sans réponse : {n}", es: "Las preguntas sin responder cuentan como saltadas. Sin responder: {n}")[language] }
  package var submitYes: String { Sentence("Submit all", de: "Alles abgeben", fr: "Tout rendre", es: "Entregar todo")[language] }
  package var submitNo: String { Sentence("Go back to the questions", de: "Zurück zu den Fragen", fr: "Revenir aux questions", es: "Volver a las preguntas")[language] }

  // Result
  package var share: String { Sentence("To share", de: "Zum Teilen", fr: "À partager", es: "Para compartir")[language] }
  package var earned: String { Sentence("Earned", de: "Neue Erfolge", fr: "Nouveaux succès", es: "Nuevos logros")[language] }
  package var again: String { Sentence("again", de: "noch einmal", fr: "rejouer", es: "otra vez")[language] }
  package var list: String { Sentence("quizzes", de: "Quizze", fr: "quiz", es: "quiz")[language] }
  package var rightOf: Template { Sentence("Right: {n} of {of}", de: "Richtig: {n} von {of}", fr: "Bonnes réponses : {n} sur {of}", es: "Correctas: {n} de {of}")[language] }
  package var meanTime: Template { Sentence("{mean} an answer", de: "{mean} je Antwort", fr: "{mean} par réponse", es: "{mean} por respuesta")[language] }
  package var passMark: Template { Sentence("Pass mark: {percent}", de: "Nötig: {percent}", fr: "Seuil de réussite : {percent}", es: "Para aprobar: {percent}")[language] }
  package var bestSoFar: Template { Sentence("Best so far: {percent}", de: "Bisher am besten: {percent}", fr: "Meilleur score jusqu’ici : {percent}", es: "Mejor hasta ahora: {percent}")[language] }
  package var seesAnswers: String { Sentence("answers", de: "Antworten", fr: "réponses", es: "respuestas")[language] }
  package var copies: String { Sentence("copy", de: "kopieren", fr: "copier", es: "copiar")[language] }
  package var challenges: String { Sentence("challenge", de: "herausfordern", fr: "défier", es: "retar")[language] }
  package var challengeAbout: String { Sentence("Send this: your result, and a command that plays the same questions in the same order, then says who won.", de: "Schick das: dein Ergebnis und ein Befehl, der dieselben Fragen in derselben Folge spielt und sagt, wer gewonnen hat.", fr: "Envoie ceci : ton résultat, et une commande qui pose les mêmes questions dans le même ordre, puis dit qui a gagné.", es: "Envía esto: tu resultado y un comando que juega las mismas preguntas en el mismo orden y dice quién ganó.")[language] }
  package var copied: String { Sentence("Copied to the terminal's clipboard, to share", de: "Zum Teilen in die Zwischenablage des Terminals kopiert", fr: "À partager : copié dans le presse-papiers du terminal", es: "Para compartir: copiado al portapapeles del terminal")[language] }
  package var sameCategory: String { Sentence("same category", de: "gleiche Kategorie", fr: "même catégorie", es: "misma categoría")[language] }

  // A challenge
  package var wins: Template { Sentence("{name} wins", de: "{name} gewinnt", fr: "{name} gagne", es: "Gana {name}")[language] }
  package var youWin: String { Sentence("You win", de: "Du gewinnst", fr: "Tu gagnes", es: "Ganas tú")[language] }
  package var challengeWins: String { Sentence("The challenge wins", de: "Die Herausforderung gewinnt", fr: "Le défi l’emporte", es: "Gana el reto")[language] }
  package var nobodyWins: String { Sentence("Nobody wins", de: "Unentschieden", fr: "Égalité", es: "Empate")[language] }
  package var gave: Template { Sentence("{name}: {given}", de: "{name}: {given}", fr: "{name} : {given}", es: "{name}: {given}")[language] }

  // Chooser and continuing
  package var noQuizzes: String { Sentence("There is no quiz here yet: put quiz files into the folder 'quizzes'.", de: "Hier gibt es noch kein Quiz: lege Quizdateien in den Ordner „quizzes“.", fr: "Il n’y a pas encore de quiz ici : mets des fichiers de quiz dans le dossier 'quizzes'.", es: "Aún no hay ningún quiz: pon archivos de quiz en la carpeta 'quizzes'.")[language] }
  package var otherCategory: String { Sentence("Other", de: "Sonstige", fr: "Autres", es: "Otros")[language] }
  package var continueMark: Template { Sentence("Continue ({n}/{of})", de: "Weiterspielen ({n}/{of})", fr: "Reprendre ({n}/{of})", es: "Seguir ({n}/{of})")[language] }
  package var continueMarkOpen: Template { Sentence("Continue ({n})", de: "Weiterspielen ({n})", fr: "Reprendre ({n})", es: "Seguir ({n})")[language] }
  package var plays: String { Sentence("play", de: "spielen", fr: "jouer", es: "jugar")[language] }

  // Around a sitting
  package var cover: CoverTexts { CoverTexts(language) }
  package var home: HomeTexts { HomeTexts(language) }
  package var record: RecordTexts { RecordTexts(language) }
  package var settings: SettingTexts { SettingTexts(language) }
  package var desk: DeskTexts { DeskTexts(language) }
}

// MARK: - The full screen: before a sitting

/// The choices before a sitting: mode, options, players.
package struct CoverTexts: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var options: String { Sentence("Options", de: "Optionen", fr: "Options", es: "Opciones")[language] }
  package var option: Template { Sentence("{name}: {value}", de: "{name}: {value}", fr: "{name} : {value}", es: "{name}: {value}")[language] }
  package var modesTitle: Template { Sentence("{title}: how to play", de: "{title}: wie gespielt wird", fr: "{title} : comment jouer", es: "{title}: cómo jugar")[language] }
  package var modifiers: String { Sentence("On top of it", de: "Dazu", fr: "En plus", es: "Además")[language] }
  package var own: String { Sentence("the quiz's own mode", de: "der eigene Modus des Quiz", fr: "le mode du quiz", es: "el modo propio del quiz")[language] }
  package var ownStandard: String { Sentence("one question after the other, and how many were right", de: "eine Frage nach der anderen, und wie viele richtig waren", fr: "une question après l’autre, et le nombre de bonnes réponses", es: "una pregunta tras otra, y cuántas acertaste")[language] }
  package var take: String { Sentence("take", de: "übernehmen", fr: "valider", es: "aceptar")[language] }
  package var nothingLike: Template { Sentence("No mode matches '{text}'.", de: "Kein Modus passt zu „{text}“.", fr: "Aucun mode ne correspond à '{text}'.", es: "Ningún modo coincide con «{text}».")[language] }
  package var optionsTitle: Template { Sentence("{title}: options", de: "{title}: Optionen", fr: "{title} : options", es: "{title}: opciones")[language] }
  package var limit: String { Sentence("questions at most", de: "höchstens so viele Fragen", fr: "questions au plus", es: "máximo de preguntas")[language] }
  package var missed: String { Sentence("only questions missed last time", de: "nur Fragen, die zuletzt falsch waren", fr: "seulement les erreurs de la dernière fois", es: "solo lo que fallaste la última vez")[language] }
  package var practice: String { Sentence("practice (nothing is saved)", de: "üben: nichts wird gespeichert", fr: "entraînement (rien n’est gardé)", es: "práctica (no se guarda nada)")[language] }
  package var factor: String { Sentence("time for me", de: "Zeit für mich", fr: "mon temps", es: "tiempo para mí")[language] }
  package var seed: String { Sentence("seed, to have the same questions and orders again", de: "Startwert, für dieselben Fragen und Reihenfolgen", fr: "graine, pour retrouver les mêmes questions et le même ordre", es: "semilla, para repetir las mismas preguntas y el mismo orden")[language] }
  package var standards: String { Sentence("Standard", de: "Standardwerte", fr: "Par défaut", es: "Por defecto")[language] }
  package var oneOf: String { Sentence("One player, for this quiz alone", de: "Ein Spieler, nur für dieses Quiz", fr: "Un seul joueur, pour ce quiz seulement", es: "Un jugador, solo para este quiz")[language] }
  package var severalOf: Template { Sentence("{min} to {max} players", de: "{min} bis {max} Spieler", fr: "{min} à {max} joueurs", es: "{min} a {max} jugadores")[language] }
  package var someOf: Template { Sentence("{min} players", de: "{min} Spieler", fr: "{min} joueurs", es: "{min} jugadores")[language] }
  package var ticked: Template { Sentence("{n} ticked", de: "{n} angekreuzt", fr: "cochés : {n}", es: "Marcados: {n}")[language] }
  package var tooFew: Template { Sentence("{min} players at least: tick them, or add one", de: "mindestens {min} Spieler: kreuze sie an oder füge einen hinzu", fr: "au moins {min} joueurs : coche-les, ou ajoutes-en un", es: "mínimo {min} jugadores: márcalos o añade uno")[language] }
  package var tooMany: Template { Sentence("{max} players at most", de: "höchstens {max} Spieler", fr: "{max} joueurs au plus", es: "máximo {max} jugadores")[language] }
}

// MARK: - The full screen: home

/// The words of the home screen.
package struct HomeTexts: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var title: Template { Sentence("quizrun: {player}", de: "quizrun: {player}", fr: "quizrun : {player}", es: "quizrun: {player}")[language] }
  package var todayAbout: String { Sentence("A few questions for today, the same for everybody who has the same quizzes. Finish something every day, and you have a streak.", de: "Ein paar Fragen für heute, dieselben für alle mit denselben Quizzen. Wer jeden Tag etwas beendet, hat eine Serie.", fr: "Quelques questions pour aujourd’hui, les mêmes pour tous ceux qui ont les mêmes quiz. Termine quelque chose chaque jour, et tu auras une série.", es: "Unas preguntas para hoy, las mismas para todos los que tienen los mismos quiz. Termina algo cada día y tendrás una racha.")[language] }
  package var todayNew: String { Sentence("not begun", de: "noch nicht begonnen", fr: "pas commencé", es: "sin empezar")[language] }
  package var todayNewOf: Template { Sentence("not begun, {questions}", de: "noch nicht begonnen, {questions}", fr: "pas commencé, {questions}", es: "sin empezar, {questions}")[language] }
  package var todayCompleted: String { Sentence("Completed", de: "Geschafft", fr: "Terminé", es: "Completado")[language] }
  package var todayScore: Template { Sentence("Completed with {score}", de: "Geschafft mit {score}", fr: "Terminé avec {score}", es: "Completado con {score}")[language] }
  package var percentAndPoints: Template { Sentence("{percent} ({points})", de: "{percent} ({points})", fr: "{percent} ({points})", es: "{percent} ({points})")[language] }
  package var retries: Plural { Plural(one: Sentence("{text}, one more try", de: "{text}, noch ein Versuch", fr: "{text}, encore un essai", es: "{text}, queda un intento"), other: Sentence("{text}, {n} more tries", de: "{text}, noch {n} Versuche", fr: "{text}, encore {n} essais", es: "{text}, quedan {n} intentos"), language) }
  package var escapeLeaves: String { Sentence("Esc once more, or q, leaves quizrun", de: "Noch einmal Esc oder q, beendet quizrun", fr: "Échap encore une fois, ou q, pour quitter quizrun", es: "Esc otra vez, o q, para salir de quizrun")[language] }
  package var streakNone: String { Sentence("No streak yet: finish any quiz to begin one", de: "Noch keine Serie: beende ein Quiz, und eine beginnt", fr: "Pas encore de série : termine un quiz pour en commencer une", es: "Aún sin racha: termina cualquier quiz para empezar una")[language] }
  package var streakOfDays: Template { Sentence("Streak {current}, best {best}", de: "Serie {current}, längste {best}", fr: "Série : {current}, record : {best}", es: "Racha {current}, máxima {best}")[language] }
  /// The same as an entry, where there is less room.
  package var leaders: String { Sentence("Leaders", de: "Beste", fr: "En tête", es: "Los mejores")[language] }
  package var brokenQuizzes: Plural { Plural(one: Sentence("{path} cannot be read: `quizrun list` says why", de: "{path} ist nicht zu lesen: `quizrun list` sagt, warum", fr: "{path} est illisible : `quizrun list` dit pourquoi", es: "no se puede leer {path}: `quizrun list` dice por qué"), other: Sentence("{n} quiz files cannot be read: `quizrun list` says why", de: "{n} Quizdateien sind nicht zu lesen: `quizrun list` sagt, warum", fr: "{n} fichiers de quiz sont illisibles : `quizrun list` dit pourquoi", es: "no se pueden leer {n} archivos de quiz: `quizrun list` dice por qué"), language) }
  package var find: String { Sentence("Find", de: "Suche", fr: "Recherche", es: "Buscar")[language] }
  package var search: String { Sentence("search", de: "suchen", fr: "chercher", es: "buscar")[language] }
  package var endSearch: String { Sentence("end search", de: "Suche beenden", fr: "finir la recherche", es: "terminar búsqueda")[language] }
  package var nothingFound: Template { Sentence("No quiz matches '{text}'.", de: "Kein Quiz passt zu „{text}“.", fr: "Aucun quiz ne correspond à '{text}'.", es: "Ningún quiz coincide con «{text}».")[language] }
  package var best: Template { Sentence("best {percent}", de: "bestes {percent}", fr: "record : {percent}", es: "mejor {percent}")[language] }
  package var neverPlayed: String { Sentence("not played yet", de: "noch nicht gespielt", fr: "jamais joué", es: "sin jugar aún")[language] }
  package var parts: String { Sentence("next part", de: "nächster Teil", fr: "section suivante", es: "siguiente parte")[language] }
  package var due: String { Sentence("Due today, of what you learn", de: "Heute fällig, von dem, was du lernst", fr: "À revoir aujourd’hui", es: "Para hoy, de lo que estás aprendiendo")[language] }
  /// Above the entries.
  /// Where there are no entries: what leads to the same.
  package var commands: String { Sentence("quizrun history, stats, streak, achievements, leaderboard, player, config; quizrun help lists all commands", de: "quizrun history, stats, streak, achievements, leaderboard, player, config; quizrun help zeigt alle Befehle", fr: "quizrun history, stats, streak, achievements, leaderboard, player, config ; quizrun help montre toutes les commandes", es: "quizrun history, stats, streak, achievements, leaderboard, player, config; quizrun help muestra todos los comandos")[language] }
  package var welcome: String { Sentence("Welcome! Three ways to begin:", de: "Willkommen! Drei Wege hinein:", fr: "Bienvenue ! Trois façons de commencer :", es: "¡Hola! Tres formas de empezar:")[language] }
  package var welcomeToday: String { Sentence("today's quiz, a few questions", de: "Quiz des Tages, ein paar Fragen", fr: "quiz du jour, peu de questions", es: "el quiz de hoy, unas preguntas")[language] }
  package var welcomeFind: String { Sentence("find a quiz by a word", de: "ein Quiz nach einem Wort suchen", fr: "chercher un quiz par un mot", es: "buscar un quiz por una palabra")[language] }
  package var welcomeDraw: String { Sentence("questions drawn from all quizzes", de: "Fragen aus allen Quizzen ziehen", fr: "questions tirées de tous les quiz", es: "preguntas al azar de todos los quiz")[language] }
  package var games: String { Sentence("Quick games", de: "Schnelle Spiele", fr: "Parties rapides", es: "Partidas rápidas")[language] }
  package var enterCode: String { Sentence("Enter a code", de: "Code eingeben", fr: "Entrer un code", es: "Introducir un código")[language] }
  package var draw: String { Sentence("Draw questions", de: "Fragen ziehen", fr: "Tirer des questions", es: "Preguntas al azar")[language] }
  package var begunOn: Template { Sentence("begun on {day}", de: "begonnen am {day}", fr: "début : {day}", es: "empezado el {day}")[language] }
  package var lastTimes: Template { Sentence("the last {n} times", de: "die letzten {n} Male", fr: "les {n} dernières fois", es: "las últimas {n} veces")[language] }
  package var historyAbout: String { Sentence("What you played, newest first, answer by answer.", de: "Was du gespielt hast, das Neueste zuerst, Antwort für Antwort.", fr: "Ce que tu as joué, du plus récent au plus ancien, réponse par réponse.", es: "Lo que jugaste, primero lo más reciente, respuesta por respuesta.")[language] }
  package var statisticsAbout: String { Sentence("Your scores over time, and what you are good at.", de: "Deine Ergebnisse über die Zeit, und was du gut kannst.", fr: "Tes scores au fil du temps, et tes points forts.", es: "Tus puntuaciones a lo largo del tiempo y lo que se te da bien.")[language] }
  package var streakAbout: String { Sentence("The days in a row on which you finished something, and a month of daily quizzes.", de: "Die Tage in Folge, an denen du etwas beendet hast, und ein Monat der Tagesquizze.", fr: "Les jours de suite où tu as terminé quelque chose, et un mois de quiz du jour.", es: "Los días seguidos en que terminaste algo y un mes de quiz del día.")[language] }
  package var achievementsAbout: String { Sentence("What you have earned, and what there is to earn.", de: "Was du geschafft hast, und was noch zu schaffen ist.", fr: "Ce que tu as obtenu, et ce qui reste à obtenir.", es: "Lo que has conseguido y lo que queda por conseguir.")[language] }
  package var leadersAbout: String { Sentence("Who played what best on this machine, and in the challenges of friends.", de: "Wer hier was am besten gespielt hat, auch in Herausforderungen von Freunden.", fr: "Qui a le mieux joué à quoi sur cette machine et dans les défis entre amis.", es: "Quién jugó mejor a qué en este equipo y en los retos de amigos.")[language] }
  package var playersAbout: String { Sentence("Who plays here, each with their own progress.", de: "Wer hier spielt, jeder mit eigenem Fortschritt.", fr: "Qui joue ici, chacun avec sa progression.", es: "Quién juega aquí, cada uno con su progreso.")[language] }
  package var settingsAbout: String { Sentence("Colours, language, time limits and what counts.", de: "Farben, Sprache, Zeitlimits und was zählt.", fr: "Couleurs, langue, temps limites et ce qui compte.", es: "Colores, idioma, tiempo límite y qué cuenta.")[language] }
  package var code: String { Sentence("Code, or the name of a file with it", de: "Code oder der Name einer Datei damit", fr: "Code, ou nom d’un fichier qui le contient", es: "Código o nombre de un archivo que lo contiene")[language] }
  package var codeAbout: String { Sentence("A code plays its sender's questions in the same order; then you see who won.", de: "Ein fremder Code wird genau so gespielt wie dort; danach siehst du, wer gewonnen hat.", fr: "Tu joues le code de quelqu’un exactement comme cette personne l’a joué ; ensuite, tu vois qui a gagné.", es: "El código de otra persona se juega exactamente como lo jugó ella; después ves quién ganó.")[language] }
  package var drawAbout: String { Sentence("Questions drawn from all quizzes", de: "Fragen aus allen Quizzen", fr: "Questions tirées de tous les quiz", es: "Preguntas al azar de todos los quiz")[language] }
  package var drawNow: String { Sentence("draw", de: "ziehen", fr: "tirer", es: "sacar")[language] }
  package var any: String { Sentence("any", de: "egal", fr: "peu importe", es: "cualquiera")[language] }
  package var category: String { Sentence("category", de: "Kategorie", fr: "catégorie", es: "categoría")[language] }
  package var difficulty: String { Sentence("difficulty", de: "Schwierigkeit", fr: "difficulté", es: "dificultad")[language] }
  package var kind: String { Sentence("kind of question", de: "Art der Frage", fr: "type de question", es: "tipo de pregunta")[language] }
  package var kinds: [String: String] {
    [
      "single": Sentence("one answer", de: "eine Antwort", fr: "une réponse", es: "una respuesta")[language],
      "multiple": Sentence("several answers", de: "mehrere Antworten", fr: "plusieurs réponses", es: "varias respuestas")[language],
      "truefalse": Sentence("true/false", de: "wahr/falsch", fr: "vrai/faux", es: "verdadero/falso")[language],
      "range": Sentence("a slider", de: "ein Schieberegler", fr: "un curseur", es: "un control deslizante")[language],
      "number": aNumber,
      "text": someText,
      "order": Sentence("to be put in order", de: "zum Ordnen", fr: "à mettre en ordre", es: "para ordenar")[language],
      "gaps": Sentence("gaps", de: "Lücken", fr: "trous", es: "huecos")[language],
      "match": Sentence("pairs", de: "Paare", fr: "paires", es: "parejas")[language],
    ]
  }
  package var completedTitle: String { Sentence("Today's quiz is completed", de: "Das Quiz von heute ist geschafft", fr: "Le quiz du jour est terminé", es: "El quiz de hoy está completado")[language] }
  package var lookAtAnswers: String { Sentence("Look at the answers", de: "Die Antworten ansehen", fr: "Voir les réponses", es: "Ver las respuestas")[language] }
  package var playOnceMore: String { Sentence("Play it once more", de: "Noch einmal spielen", fr: "Rejouer", es: "Jugarlo otra vez")[language] }
}

// MARK: - The full screen: the record

/// The words of history, statistics, streak, leaderboard and achievements.
package struct RecordTexts: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  // History
  package var noHistory: String { Sentence("Nothing was played yet.", de: "Es wurde noch nichts gespielt.", fr: "Aucune partie jouée pour l’instant.", es: "Aún no has jugado nada.")[language] }
  package var nothingPasses: String { Sentence("No sitting passes the filter.", de: "Kein Durchgang passt zum Filter.", fr: "Aucune partie ne correspond au filtre.", es: "Ninguna partida pasa el filtro.")[language] }
  package var sittings: Template { Sentence("{n} of {of} sittings", de: "Durchgänge: {n} von {of}", fr: "Parties : {n} sur {of}", es: "{n} de {of} partidas")[language] }
  package var unfinished: Template { Sentence("{n} not finished", de: "{n} noch nicht beendet", fr: "non terminées : {n}", es: "{n} sin terminar")[language] }
  package var nothingLike: Template { Sentence("No sitting matches '{text}'.", de: "Kein Durchgang passt zu „{text}“.", fr: "Aucune partie ne correspond à '{text}'.", es: "Ninguna partida coincide con «{text}».")[language] }
  package var filter: String { Sentence("filter", de: "filtern", fr: "filtrer", es: "filtrar")[language] }
  package var period: String { Sentence("period", de: "Zeitraum", fr: "période", es: "período")[language] }
  package var periodAll: String { Sentence("all days", de: "alle Tage", fr: "tous les jours", es: "todos los días")[language] }
  package var periodDays: Template { Sentence("the last {n} days", de: "die letzten {n} Tage", fr: "les {n} derniers jours", es: "los últimos {n} días")[language] }
  package var periodFrom: Template { Sentence("from {from}", de: "ab {from}", fr: "depuis le {from}", es: "desde {from}")[language] }
  package var periodTo: Template { Sentence("up to {to}", de: "bis {to}", fr: "jusqu’au {to}", es: "hasta {to}")[language] }
  package var minimum: Template { Sentence("from {percent}", de: "ab {percent}", fr: "au moins {percent}", es: "{percent} o más")[language] }
  package var filterTitle: String { Sentence("Which sittings?", de: "Welche Durchgänge?", fr: "Quelles parties ?", es: "¿Qué partidas?")[language] }
  package var from: String { Sentence("From day (2026-11-01; empty for all)", de: "Ab Tag (2026-11-01; leer für alle)", fr: "Depuis le (2026-11-01 ; vide : toutes)", es: "Desde el día (2026-11-01; vacío: todos)")[language] }
  package var to: String { Sentence("Up to day (empty for today)", de: "Bis Tag (leer für heute)", fr: "Jusqu’au (vide : aujourd’hui)", es: "Hasta el día (vacío: hoy)")[language] }
  package var anyQuiz: String { Sentence("all quizzes", de: "alle Quizze", fr: "tous les quiz", es: "todos los quiz")[language] }
  package var least: String { Sentence("With at least so many percent", de: "Mit mindestens so viel Prozent", fr: "Avec au moins ce pourcentage", es: "Porcentaje mínimo")[language] }
  package var showAll: String { Sentence("Show all", de: "Alle zeigen", fr: "Tout montrer", es: "Mostrar todo")[language] }
  package var noDay: Template { Sentence("'{text}' is no day: write it like 2026-11-01", de: "„{text}“ ist kein Tag: schreib ihn wie 2026-11-01", fr: "'{text}' n’est pas une date : écris-la comme 2026-11-01", es: "«{text}» no es un día: escríbelo como 2026-11-01")[language] }
  package var opens: String { Sentence("view", de: "ansehen", fr: "voir", es: "ver")[language] }
  package var deletes: String { Sentence("delete", de: "löschen", fr: "supprimer", es: "eliminar")[language] }
  package var deleteText: Template { Sentence("{title}, {day}. It goes out of history and statistics and cannot be brought back.", de: "{title}, {day}. Er verschwindet aus Verlauf und Statistik und lässt sich nicht zurückholen.", fr: "{title}, {day}. La partie disparaîtra de l’historique et des statistiques, sans retour possible.", es: "{title}, {day}. Sale del historial y de las estadísticas y no se puede recuperar.")[language] }
  package var deleteYes: String { Sentence("Delete it", de: "Löschen", fr: "Supprimer", es: "Eliminar")[language] }
  package var deleteNo: String { Sentence("Keep it", de: "Behalten", fr: "Garder", es: "Conservar")[language] }
  package var deleted: Template { Sentence("Deleted: {title}, {day}", de: "Gelöscht: {title}, {day}", fr: "Partie supprimée : {title}, {day}", es: "Eliminada: {title}, {day}")[language] }
  package var month: Template { Sentence("The quiz of the day, {month}", de: "Das Quiz des Tages, {month}", fr: "Le quiz du jour, {month}", es: "El quiz del día, {month}")[language] }

  // One sitting
  package var withMode: Template { Sentence("Mode: {mode}", de: "Modus: {mode}", fr: "Mode : {mode}", es: "Modo: {mode}")[language] }
  package var playedBy: Template { Sentence("Played by {players}", de: "Gespielt von {players}", fr: "Joué par {players}", es: "Jugado por {players}")[language] }
  package var notFinished: String { Sentence("It can go on; what was right stands here once it is finished.", de: "Es kann weitergehen: bewertet wird am Ende.", fr: "Partie en cours : les bonnes réponses s’afficheront à la fin.", es: "Puedes seguir; lo correcto se verá aquí cuando termines.")[language] }
  package var goOn: String { Sentence("continue", de: "weiterspielen", fr: "reprendre", es: "seguir")[language] }
  package var sameSeed: String { Sentence("again, same seed", de: "noch einmal", fr: "rejouer tel quel", es: "otra vez, igual")[language] }
  package var newSeed: String { Sentence("again, new seed", de: "neu gemischt", fr: "nouveau tirage", es: "otra vez, mezclado")[language] }

  // Statistics
  package var noStatistics: String { Sentence("Nothing was finished yet.", de: "Noch wurde nichts zu Ende gespielt.", fr: "Aucune partie n’est encore terminée.", es: "Aún no has terminado nada.")[language] }
  package var finished: Plural { Plural(one: Sentence("1 sitting finished, {time} of play", de: "1 Durchgang beendet, Spielzeit {time}", fr: "1 partie terminée, temps de jeu : {time}", es: "1 partida terminada, {time} de juego"), other: Sentence("{n} sittings finished, {time} of play", de: "{n} Durchgänge beendet, Spielzeit {time}", fr: "{n} parties terminées, temps de jeu : {time}", es: "{n} partidas terminadas, {time} de juego"), language) }
  package var average: Template { Sentence("Average score {percent}, best {best}", de: "Im Mittel {percent}, am besten {best}", fr: "Score moyen : {percent}, record : {best}", es: "Puntuación media {percent}, mejor {best}")[language] }
  package var answersRight: Template { Sentence("Answers: {n}, {right} of {marked} right ({percent})", de: "Antworten: {n}, richtig {right}/{marked} ({percent})", fr: "Réponses : {n}, dont {right} sur {marked} correctes ({percent})", es: "Respuestas: {n}; {right} de {marked} correctas ({percent})")[language] }
  package var answers: Template { Sentence("Answers: {n}", de: "Antworten: {n}", fr: "Réponses : {n}", es: "Respuestas: {n}")[language] }
  package var noAnswers: String { Sentence("0 answers (self-rated cards are not counted)", de: "Antworten: 0 (selbst bewertete Karten zählen nicht mit)", fr: "0 réponse, sans compter les cartes que tu évalues toi-même", es: "0 respuestas, sin contar las tarjetas que valora uno mismo")[language] }
  package var answerTime: Template { Sentence("Time for an answer: {mean} on average, {fastest} at the fastest", de: "Zeit je Antwort: {mean} im Mittel, {fastest} am schnellsten", fr: "Temps de réponse : {mean} en moyenne, {fastest} au plus vite", es: "Tiempo por respuesta: {mean} de media, {fastest} la más rápida")[language] }
  package var byWeek: String { Sentence("By week", de: "Nach Wochen", fr: "Par semaine", es: "Por semana")[language] }
  package var byCategory: String { Sentence("Accuracy by category", de: "Richtig nach Kategorie", fr: "Réussite par catégorie", es: "Aciertos por categoría")[language] }
  package var byDifficulty: String { Sentence("Accuracy by difficulty", de: "Richtig nach Schwierigkeit", fr: "Réussite par difficulté", es: "Aciertos por dificultad")[language] }
  package var share: Template { Sentence("{percent} of {n}", de: "{percent} von {n}", fr: "{percent} sur {n}", es: "{percent} de {n}")[language] }
  package var rightOf: Template { Sentence("{right} of {n} right", de: "{right} von {n} richtig", fr: "{right} sur {n} correctes", es: "{right} de {n} correctas")[language] }
  package var weeks: String { Sentence("weeks", de: "Wochen", fr: "semaines", es: "semanas")[language] }
  package var months: String { Sentence("months", de: "Monate", fr: "mois", es: "meses")[language] }

  // Streak
  package var todayDone: String { Sentence("today is done", de: "heute ist geschafft", fr: "aujourd’hui, c’est fait", es: "lo de hoy está hecho")[language] }
  package var streakOver: String { Sentence("the last one is over", de: "die letzte ist vorbei", fr: "la dernière est finie", es: "la última se acabó")[language] }
  package var earlier: String { Sentence("an earlier day's quiz", de: "Quiz eines früheren Tages", fr: "quiz d’un jour passé", es: "el quiz de otro día")[language] }
  package var earlierTitle: String { Sentence("The quiz of an earlier day", de: "Das Quiz eines früheren Tages", fr: "Le quiz d’un jour passé", es: "El quiz de un día anterior")[language] }
  package var earlierAbout: String { Sentence("It is practice, unless you began it on its day: neither streak nor statistics change.", de: "Es ist eine Übung, außer du hast es an seinem Tag begonnen: Serie und Statistik bleiben, wie sie sind.", fr: "C’est un entraînement, sauf si tu l’as commencé le jour même : ni la série ni les statistiques ne changent.", es: "Es práctica, salvo que lo hayas empezado en su día: ni la racha ni las estadísticas cambian.")[language] }
  package var earlierLabel: String { Sentence("Day", de: "Tag", fr: "Jour", es: "Día")[language] }
  package var noSuchDay: Template { Sentence("A day up to today is expected, like {day}", de: "Erwartet wird ein Tag bis heute, etwa {day}", fr: "Il faut un jour passé ou aujourd’hui, comme {day}", es: "Se espera un día que no pase de hoy, como {day}")[language] }
  package var noDays: String { Sentence("No day counted yet: finish any quiz to begin a streak.", de: "Noch zählt kein Tag: beende ein Quiz, und eine Serie beginnt.", fr: "Aucun jour ne compte encore : termine un quiz pour commencer une série.", es: "Aún no cuenta ningún día: termina cualquier quiz para empezar una racha.")[language] }
  package var newStreak: Template { Sentence("day 1 of a new streak, {days} missed before it", de: "Tag 1 einer neuen Serie, ausgelassen davor: {days}", fr: "jour 1 d’une nouvelle série, après une pause de {days}", es: "día 1 de una racha nueva, tras {days} sin jugar")[language] }

  // Leaderboard and achievements
  package var noLeaders: String { Sentence("Nobody has a score yet.", de: "Noch hat niemand ein Ergebnis.", fr: "Personne n’a encore de score.", es: "Nadie tiene puntuación aún.")[language] }
  package var noLeadersHere: String { Sentence("Nobody has a score here yet.", de: "Hier hat noch niemand ein Ergebnis.", fr: "Personne n’a encore de score ici.", es: "Aquí nadie tiene puntuación aún.")[language] }
  package var thisWeek: String { Sentence("this week", de: "diese Woche", fr: "cette semaine", es: "esta semana")[language] }
  package var thisMonth: String { Sentence("this month", de: "dieser Monat", fr: "ce mois-ci", es: "este mes")[language] }
  package var ofCategory: Template { Sentence("category {name}", de: "Kategorie {name}", fr: "catégorie {name}", es: "categoría {name}")[language] }
  package var otherBoard: String { Sentence("quiz/category", de: "Quiz/Kategorie", fr: "quiz/catégorie", es: "quiz/categoría")[language] }
  package var ties: String { Sentence("Ties: the higher percentage comes first, then more points, then the earlier day; results equal in all three share a place.", de: "Bei Gleichstand: Mehr Prozent stehen vorn, dann mehr Punkte, dann der frühere Tag; bei gleichem Stand in allem derselbe Platz.", fr: "À égalité : d’abord le meilleur pourcentage, puis le plus de points, puis le jour le plus ancien ; si tout est égal, la place est partagée.", es: "Empates: primero el porcentaje más alto, luego más puntos, luego la fecha más antigua; lo que coincide en todo comparte puesto.")[language] }
  package var challenge: String { Sentence("a challenge", de: "Herausforderung", fr: "un défi", es: "un reto")[language] }
  package var board: Template { Sentence("{title} ({n}/{of})", de: "{title} ({n}/{of})", fr: "{title} ({n}/{of})", es: "{title} ({n}/{of})")[language] }
  package var otherQuiz: String { Sentence("other quiz", de: "anderes Quiz", fr: "autre quiz", es: "otro quiz")[language] }
  package var noAchievements: String { Sentence("There are no achievements here.", de: "Hier gibt es keine Erfolge.", fr: "Il n’y a pas de succès ici.", es: "Aquí no hay logros.")[language] }
  package var earnedOf: Template { Sentence("{n} of {of} earned", de: "{n} von {of} erreicht", fr: "obtenus : {n} sur {of}", es: "{n} de {of} conseguidos")[language] }
}

// MARK: - The full screen: settings and players

/// The words of the settings and of choosing a player.
package struct SettingTexts: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  /// The names of settings, by their keys on the command line.
  package var labels: [String: String] {
    [
      "timed": timed, "seconds": seconds, "time-factor": timeFactor, "theme": theme, "reduced-motion": motion, "mouse": mouse, "confirm": confirm,
      "player": playerLabel, "language": ofLanguage, "plain": plain, "ascii": ascii, "bidi": bidi,
      "daily-source": dailySeries, "daily-retries": retries, "daily-counts": counts, "streak-freezes": freezes,
      "weekly-goal": weeklyGoal, "day-starts": dayStarts,
    ]
  }
  /// A line on each of them.
  package var abouts: [String: String] {
    [
      "timed": timedAbout, "seconds": secondsAbout, "time-factor": timeFactorAbout, "theme": themeAbout, "reduced-motion": motionAbout,
      "mouse": mouseAbout, "confirm": confirmAbout, "player": playerAbout, "language": languageAbout, "plain": plainAbout,
      "ascii": asciiAbout, "bidi": bidiAbout, "daily-source": sourceAbout, "daily-retries": retriesAbout,
      "daily-counts": countsAbout, "streak-freezes": freezesAbout, "weekly-goal": weeklyAbout,
      "day-starts": dayStartsAbout,
    ]
  }

  package var changes: String { Sentence("change", de: "ändern", fr: "changer", es: "cambiar")[language] }
  package var timeFactorAbout: String { Sentence("Every limit lasts that many times as long.", de: "Jedes Limit dauert so viel mal so lang.", fr: "Chaque limite dure autant de fois plus longtemps.", es: "Cada límite dura tantas veces más.")[language] }
  package var isOn: String { Sentence("on", de: "an", fr: "activé", es: "sí")[language] }
  package var timed: String { Sentence("Timed mode", de: "Mit Zeitlimit", fr: "Temps limite", es: "Con tiempo")[language] }
  package var timedAbout: String { Sentence("a limit for every question, none, or what the quiz says", de: "ein Limit für jede Frage, keines oder wie im Quiz vorgesehen", fr: "une limite par question, aucune, ou celle du quiz", es: "un límite para cada pregunta, ninguno o lo que diga el quiz")[language] }
  package var timedAsQuiz: String { Sentence("as set in the quiz", de: "wie im Quiz", fr: "selon le quiz", es: "según el quiz")[language] }
  package var timedEvery: Template { Sentence("{n} s for every question", de: "{n} s je Frage", fr: "{n} s par question", es: "{n} s por pregunta")[language] }
  package var seconds: String { Sentence("Seconds", de: "Sekunden", fr: "Secondes", es: "Segundos")[language] }
  package var secondsAbout: String { Sentence("for a question in timed mode", de: "für eine Frage mit Zeitlimit", fr: "par question, avec un temps limite", es: "por pregunta, si se juega con tiempo")[language] }
  package var theme: String { Sentence("Colours", de: "Farben", fr: "Couleurs", es: "Colores")[language] }
  package var themeAbout: String { Sentence("for a dark or a light background, or none", de: "für dunklen oder hellen Hintergrund oder keine", fr: "pour fond sombre ou clair, ou aucune", es: "para fondo oscuro o claro, o ninguno")[language] }
  package var themes: [String: String] {
    [
      "auto": Sentence("automatic", de: "automatisch", fr: "automatique", es: "automático"),
      "dark": Sentence("dark background", de: "dunkler Grund", fr: "fond sombre", es: "fondo oscuro"),
      "light": Sentence("light background", de: "heller Grund", fr: "fond clair", es: "fondo claro"),
      "mono": Sentence("no colours", de: "keine Farben", fr: "sans couleurs", es: "sin colores"),
    ].in(language)
  }
  package var motion: String { Sentence("Reduced motion", de: "Weniger Bewegung", fr: "Moins d’animations", es: "Menos movimiento")[language] }
  package var motionAbout: String { Sentence("time bars step, nothing else moves", de: "Zeitbalken rücken, sonst bewegt sich nichts", fr: "les barres de temps sautent, rien d’autre ne bouge", es: "las barras de tiempo van a saltos, nada más se mueve")[language] }
  package var mouse: String { Sentence("Mouse", de: "Maus", fr: "Souris", es: "Ratón")[language] }
  package var mouseAbout: String { Sentence("clicks and the wheel work; Shift held down marks text", de: "Klicks und Mausrad wirken; mit Umschalttaste markierst du Text", fr: "les clics et la molette agissent ; avec Maj, tu sélectionnes du texte", es: "los clics y la rueda funcionan; con Mayús se marca texto")[language] }
  package var confirm: String { Sentence("Enter twice", de: "Zweimal Enter", fr: "Entrée deux fois", es: "Intro dos veces")[language] }
  package var confirmAbout: String { Sentence("one Enter chooses an answer, the next hands it in", de: "das erste wählt eine Antwort, das zweite gibt sie ab", fr: "la première choisit une réponse, la deuxième la valide", es: "el primer Intro elige una respuesta, el segundo la entrega")[language] }
  package var playerAbout: String { Sentence("who plays; each has their own progress", de: "wer spielt; alle haben ihren eigenen Stand", fr: "qui joue ; chacun a sa progression", es: "quién juega; cada uno con su progreso")[language] }
  package var ofLanguage: String { Sentence("Language", de: "Sprache", fr: "Langue", es: "Idioma")[language] }
  package var languageAbout: String { Sentence("of quizzes and of these screens", de: "der Quizze und dieser Bildschirme", fr: "des quiz et de ces écrans", es: "de los quiz y de estas pantallas")[language] }
  package var languages: [String: String] {
    var names = Dictionary(uniqueKeysWithValues: InterfaceLanguage.allCases.map { ($0.rawValue, $0.name) })
    names["auto"] = Sentence("as the system says", de: "wie das System", fr: "selon le système", es: "el del sistema")[language]
    return names
  }
  package var languageFixed: Template { Sentence("the environment says {language}, and that wins", de: "die Umgebung sagt {language}, und das gilt", fr: "l’environnement dit {language}, et c’est lui qui compte", es: "el entorno dice {language}, y eso prevalece")[language] }
  package var plain: String { Sentence("Plain lines", de: "Einfache Zeilen", fr: "Lignes simples", es: "Líneas simples")[language] }
  package var plainAbout: String { Sentence("instead of the full screen, from the next start on", de: "statt des ganzen Bildschirms, ab dem nächsten Start", fr: "au lieu du plein écran, dès le prochain démarrage", es: "en vez de pantalla completa, desde el próximo inicio")[language] }
  package var ascii: String { Sentence("ASCII only", de: "Nur ASCII", fr: "ASCII seulement", es: "Solo ASCII")[language] }
  package var asciiAbout: String { Sentence("draw with the characters of every terminal", de: "mit den Zeichen zeichnen, die jedes Terminal hat", fr: "dessiner avec les caractères de tout terminal", es: "dibujar con los caracteres que tiene todo terminal")[language] }
  package var bidi: String { Sentence("Right to left", de: "Rechts nach links", fr: "De droite à gauche", es: "De derecha a izquierda")[language] }
  package var bidiAbout: String { Sentence("puts such text into the order in which it is read", de: "ordnet solchen Text so, wie man ihn liest", fr: "met ces textes dans leur ordre de lecture", es: "pone esos textos en el orden en que se leen")[language] }
  package var bidiAuto: String { Sentence("where the terminal does not", de: "wo das Terminal es nicht tut", fr: "si le terminal ne le fait pas", es: "donde el terminal no lo hace")[language] }
  package var weeklyAbout: String { Sentence("target days per week, instead of a streak; 0 is none", de: "Tage in der Woche, für alle, die keine Serie wollen; 0 ist keines", fr: "jours par semaine, si tu ne veux pas de série ; 0 : aucun", es: "días por semana, para quien no quiere una racha; 0 es ninguno")[language] }
  package var sourceAbout: String { Sentence("five questions from all quizzes, or a quiz that is marked daily", de: "fünf Fragen aus allen Quizzen oder ein Quiz, das dafür bestimmt ist", fr: "cinq questions de tous les quiz, ou un quiz marqué pour cela", es: "cinco preguntas de todos los quiz, o un quiz marcado para ello")[language] }
  package var sourceOf: [String: String] {
    [
      "drawn": Sentence("drawn", de: "gezogen", fr: "tirage", es: "al azar"),
      "quizzes": Sentence("one of the quizzes", de: "eines der Quizze", fr: "un des quiz", es: "uno de los quiz"),
    ].in(language)
  }
  package var retries: String { Sentence("Daily retries", de: "Wiederholungen", fr: "Essais en plus", es: "Reintentos del día")[language] }
  package var counts: String { Sentence("Daily result", de: "Tagesergebnis", fr: "Résultat du jour", es: "Resultado del día")[language] }
  package var countsAbout: String { Sentence("which sitting of a day counts", de: "welcher Durchgang eines Tages zählt", fr: "la partie du jour qui compte", es: "qué partida del día cuenta")[language] }
  package var countsOf: [String: String] {
    [
      "best": Sentence("the best", de: "der beste", fr: "la meilleure", es: "la mejor"),
      "first": Sentence("the first", de: "der erste", fr: "la première", es: "la primera"),
    ].in(language)
  }
  package var dayStarts: String { Sentence("A day begins at", de: "Ein Tag beginnt um", fr: "Un jour commence à", es: "Un día empieza a las")[language] }
  package var dayStartsAbout: String { Sentence("the hour at which a day begins; what you play before counts for the day before", de: "die Stunde, zu der ein Tag beginnt; was du davor spielst, zählt für den Tag davor", fr: "l’heure à laquelle un jour commence ; avant, tu joues pour le jour précédent", es: "la hora a la que empieza un día; lo que juegas antes cuenta para el día anterior")[language] }
  package var freezes: String { Sentence("Streak freezes", de: "Freie Tage", fr: "Jours de grâce", es: "Días libres")[language] }
  package var addPlayer: String { Sentence("add a player", de: "einen Spieler hinzufügen", fr: "ajouter un joueur", es: "añadir un jugador")[language] }
  package var child: String { Sentence("child", de: "Kind", fr: "enfant", es: "menor")[language] }
  package var childKey: String { Sentence("child: without settings", de: "Kind: ohne Einstellungen", fr: "enfant : sans paramètres", es: "menor: sin ajustes")[language] }
  package var merges: String { Sentence("merge", de: "zusammenlegen", fr: "fusionner", es: "unir")[language] }
  package var compares: String { Sentence("compare", de: "vergleichen", fr: "comparer", es: "comparar")[language] }
  package var renameTitle: Template { Sentence("{player}: another name", de: "{player}: ein anderer Name", fr: "{player} : autre nom", es: "{player}: otro nombre")[language] }
  package var mergeTitle: Template { Sentence("Merge {player} into which player?", de: "Mit wem {player} zusammenlegen?", fr: "Qui est {player} en réalité ?", es: "¿Quién es {player} en realidad?")[language] }
  package var mergeAbout: String { Sentence("All sittings go to that player.", de: "Alles Gespielte geht an diesen Spieler.", fr: "Tout ce qui a été joué revient à ce joueur.", es: "Todo lo jugado pasa a ese jugador.")[language] }
  package var mergeSure: String { Sentence("Merge the two players?", de: "Die beiden zusammenlegen?", fr: "Réunir les deux en un ?", es: "¿Unir los dos en uno?")[language] }
  package var mergeYes: String { Sentence("Merge them", de: "Zusammenlegen", fr: "Fusionner", es: "Unirlos")[language] }
  package var compareTitle: String { Sentence("Players side by side", de: "Spieler nebeneinander", fr: "Joueurs côte à côte", es: "Comparar jugadores")[language] }
  package var figureFinished: String { Sentence("finished", de: "beendet", fr: "terminées", es: "terminadas")[language] }
  package var figureAverage: String { Sentence("average", de: "im Mittel", fr: "moyenne", es: "media")[language] }
  package var figureBest: String { Sentence("best", de: "bestes", fr: "record", es: "mejor")[language] }
  package var figureStreak: String { Sentence("streak", de: "Serie", fr: "série", es: "racha")[language] }
  package var figureLongest: String { Sentence("longest", de: "längste", fr: "plus longue", es: "máxima")[language] }
  package var nobodyLike: Template { Sentence("No player matches '{text}'.", de: "Kein Spieler passt zu „{text}“.", fr: "Personne ne correspond à '{text}'.", es: "Nadie coincide con «{text}».")[language] }
  package var noPlayers: String { Sentence("No players yet: add one.", de: "Noch keine Spieler: füge einen hinzu.", fr: "Il n’y a encore personne ici : ajoute un joueur.", es: "Aún no hay nadie: añade un jugador.")[language] }
  package var nameFirst: String { Sentence("Type a name first.", de: "Gib zuerst einen Namen ein.", fr: "Tape d’abord un nom.", es: "Primero escribe un nombre.")[language] }
  package var newPlayerTitle: String { Sentence("A new player", de: "Neuer Spieler", fr: "Nouveau joueur", es: "Nuevo jugador")[language] }
  package var takes: String { Sentence("save", de: "speichern", fr: "enregistrer", es: "guardar")[language] }
}

// MARK: - The full screen: the host's screen

/// The words of the host's screen.
package struct DeskTexts: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var room: Template { Sentence("Room {code}", de: "Raum {code}", fr: "Salle {code}", es: "Sala {code}")[language] }
  package var round: Template { Sentence("Round {n} of {of}", de: "Runde {n} von {of}", fr: "Manche {n} sur {of}", es: "Ronda {n} de {of}")[language] }
  package var goTo: Template { Sentence("Open {address}", de: "{address} öffnen", fr: "Ouvre {address}", es: "Abre {address}")[language] }
  package var scanOrGoTo: Template { Sentence("Scan the code, or open {address}", de: "Code scannen oder {address} öffnen", fr: "Scanne le code ou ouvre {address}", es: "Escanea el código o abre {address}")[language] }
  package var closed: String { Sentence("the room is locked to new players", de: "niemand kann mehr dazukommen", fr: "plus personne ne peut entrer", es: "ya no puede entrar nadie más")[language] }
  package var letIn: String { Sentence("new players can join again", de: "neue Spieler können wieder dazukommen", fr: "on peut de nouveau entrer", es: "ya se puede volver a entrar")[language] }
  package var renamed: Template { Sentence("{old} is called {name} now", de: "{old} heißt jetzt {name}", fr: "{old} s’appelle maintenant {name}", es: "{old} ahora se llama {name}")[language] }
  package var unencrypted: String { Sentence("Everybody on this network can read what is sent: nothing is encrypted.", de: "Alle in diesem Netz können mitlesen: nichts ist verschlüsselt.", fr: "Tout le monde sur ce réseau peut lire ce qui est envoyé : rien n’est chiffré.", es: "Todos en esta red pueden leer lo que se envía: nada va cifrado.")[language] }
  package var onlyHere: String { Sentence("No other device can open this address. Name an address of this machine with --listen.", de: "Kein anderes Gerät kann diese Adresse öffnen. Nenne mit --listen eine Adresse dieses Rechners.", fr: "Aucun autre appareil ne peut ouvrir cette adresse. Indique une adresse de cette machine avec --listen.", es: "Ningún otro dispositivo puede abrir esta dirección. Indica una dirección de este equipo con --listen.")[language] }
  package var screenIsAt: Template { Sentence("For a projector: {address}", de: "Für einen Projektor: {address}", fr: "Pour un projecteur : {address}", es: "Para un proyector: {address}")[language] }
  package var notYet: Template { Sentence("Not yet: {names}", de: "Noch nicht: {names}", fr: "Pas encore : {names}", es: "Faltan: {names}")[language] }
  package var andMore: Template { Sentence("{names} and {n} more", de: "{names} und {n} weitere", fr: "{names} et {n} de plus", es: "{names} y {n} más")[language] }
  package var phases: [String: String] {
    [
      "lobby": Sentence("Waiting for players", de: "Wir warten auf alle", fr: "En attente des joueurs", es: "Esperando a los jugadores"),
      "open": Sentence("Open", de: "Offen", fr: "Ouverte", es: "Abierta"),
      "locked": Sentence("Locked", de: "Geschlossen", fr: "Fermée", es: "Cerrada"),
      "reveal": Sentence("The answer", de: "Die Antwort", fr: "La réponse", es: "La respuesta"),
      "board": Sentence("The board", de: "Die Rangliste", fr: "Le classement", es: "La clasificación"),
      "paused": Sentence("Paused", de: "Pause", fr: "Pause", es: "En pausa"),
      "over": Sentence("The end", de: "Das Ende", fr: "Fin", es: "Fin"),
    ].in(language)
  }
  package var nobodyAnswered: String { Sentence("Nobody has answered.", de: "Niemand hat geantwortet.", fr: "Personne n’a répondu.", es: "Nadie ha respondido.")[language] }
  package var boardIsEmpty: String { Sentence("Nobody is on the board yet.", de: "Noch steht niemand auf der Rangliste.", fr: "Personne n’est encore au classement.", es: "Aún no hay nadie en la clasificación.")[language] }
  package var starting: String { Sentence("The room is being opened.", de: "Der Raum wird geöffnet.", fr: "La salle s’ouvre.", es: "La sala se está abriendo.")[language] }
  package var engineDown: String { Sentence("The engine starts anew; nothing that was answered is lost.", de: "Das Programm startet neu; keine Antwort geht verloren.", fr: "Le programme redémarre ; aucune réponse n’est perdue.", es: "El programa se reinicia; no se pierde ninguna respuesta.")[language] }

  // Keys
  package var open: String { Sentence("first question", de: "erste Frage", fr: "première question", es: "primera pregunta")[language] }
  package var begin: String { Sentence("begin", de: "beginnen", fr: "commencer", es: "empezar")[language] }
  package var lock: String { Sentence("lock", de: "schließen", fr: "fermer", es: "cerrar")[language] }
  package var reveal: String { Sentence("show the answer", de: "Antwort zeigen", fr: "montrer la réponse", es: "mostrar la respuesta")[language] }
  package var board: String { Sentence("board", de: "Rangliste", fr: "classement", es: "clasificación")[language] }
  package var next: String { Sentence("next question", de: "nächste Frage", fr: "question suivante", es: "siguiente pregunta")[language] }
  package var pause: String { Sentence("pause", de: "Pause", fr: "pause", es: "pausa")[language] }
  package var resume: String { Sentence("resume", de: "fortsetzen", fr: "reprendre", es: "reanudar")[language] }
  package var again: String { Sentence("ask again", de: "noch einmal fragen", fr: "reposer la question", es: "repetir la pregunta")[language] }
  package var extend: Template { Sentence("{n} seconds more", de: "{n} Sekunden mehr", fr: "{n} secondes de plus", es: "{n} segundos más")[language] }
  package var kick: String { Sentence("remove", de: "entfernen", fr: "retirer", es: "quitar")[language] }
  package var correct: String { Sentence("correct points", de: "Punkte ändern", fr: "corriger les points", es: "corregir puntos")[language] }
  package var enter: String { Sentence("answer for a player", de: "für einen Spieler antworten", fr: "répondre pour quelqu’un", es: "responder por alguien")[language] }
  package var hide: String { Sentence("hide a typed answer", de: "getippte Antwort verbergen", fr: "masquer une réponse tapée", es: "ocultar una respuesta escrita")[language] }
  package var play: String { Sentence("sound again", de: "Ton noch einmal spielen", fr: "rejouer le son", es: "repetir el sonido")[language] }
  package var isPlayed: String { Sentence("The screen plays it again.", de: "Die Leinwand spielt es noch einmal.", fr: "L’écran le rejoue.", es: "La pantalla lo repite.")[language] }
  package var whichText: String { Sentence("Which text", de: "Welcher Text", fr: "Quel texte", es: "Qué texto")[language] }
  package var isHidden: Template { Sentence("'{text}' is not shown any more.", de: "„{text}“ wird nicht mehr gezeigt.", fr: "'{text}' n’est plus affiché.", es: "«{text}» ya no se muestra.")[language] }
  package var lockJoining: String { Sentence("lock out new players", de: "niemanden mehr einlassen", fr: "fermer l’entrée", es: "no dejar entrar a nadie")[language] }
  package var unlockJoining: String { Sentence("let new players in again", de: "wieder einlassen", fr: "rouvrir l’entrée", es: "volver a dejar entrar")[language] }
  package var end: String { Sentence("end the room", de: "Raum beenden", fr: "fermer la salle", es: "terminar la sala")[language] }
  package var leave: String { Sentence("leave", de: "verlassen", fr: "quitter", es: "salir")[language] }

  // Forms
  package var whom: String { Sentence("Who", de: "Wer", fr: "Qui", es: "Quién")[language] }
  package var seat: Template { Sentence("let in {name}, without a device", de: "{name} ohne Gerät einlassen", fr: "faire entrer {name}, sans appareil", es: "incluir a {name}, sin dispositivo")[language] }
  package var inFromNext: Template { Sentence("{name} is in from the next question on.", de: "{name} ist von der nächsten Frage an dabei.", fr: "{name} participe à partir de la question suivante.", es: "{name} participa desde la siguiente pregunta.")[language] }
  package var nobody: String { Sentence("No player has that name.", de: "Kein Spieler heißt so.", fr: "Personne ne s’appelle ainsi.", es: "Nadie tiene ese nombre.")[language] }
  package var nobodyWithout: String { Sentence("No player without a device has that name.", de: "Kein Spieler ohne Gerät heißt so.", fr: "Personne sans appareil ne s’appelle ainsi.", es: "Nadie sin dispositivo tiene ese nombre.")[language] }
  package var noDevice: String { Sentence("no device", de: "ohne Gerät", fr: "sans appareil", es: "sin dispositivo")[language] }
  package var unknownCommand: String { Sentence("That is no command: ? shows what can be typed.", de: "Das ist kein Befehl: ? zeigt, was es gibt.", fr: "Cette commande n’existe pas : ? montre celles qui existent.", es: "Eso no es un comando: ? muestra lo que se puede escribir.")[language] }
  package var newName: String { Sentence("New name", de: "Neuer Name", fr: "Nouveau nom", es: "Nuevo nombre")[language] }
  package var moreTime: String { Sentence("more time", de: "mehr Zeit", fr: "plus de temps", es: "más tiempo")[language] }
  package var factor: String { Sentence("How many times the time of a question, from 1 to 10", de: "Wievielmal so viel Zeit für eine Frage, von 1 bis 10", fr: "Combien de fois le temps d’une question, de 1 à 10", es: "Cuántas veces el tiempo de una pregunta, de 1 a 10")[language] }
  package var timeIs: Template { Sentence("{name}: time times {n} from now on.", de: "{name}: ab jetzt {n}-mal so viel Zeit.", fr: "{name} : temps multiplié par {n} désormais.", es: "{name}: desde ahora, tiempo por {n}.")[language] }
  package var points: String { Sentence("Points to add, less than 0 to take away", de: "Punkte dazu, unter 0 werden sie abgezogen", fr: "Points à ajouter, moins de 0 pour en enlever", es: "Puntos que sumar; con menos de 0 se restan")[language] }
  package var why: String { Sentence("Why (everybody may read it)", de: "Warum (alle dürfen es lesen)", fr: "Pourquoi (tout le monde peut le lire)", es: "Por qué (todos pueden leerlo)")[language] }
  package var noName: String { Sentence("Type a name.", de: "Ein Name ist nötig.", fr: "Il faut taper un nom.", es: "Hay que escribir un nombre.")[language] }
  package var noPoints: String { Sentence("Type a number of points.", de: "Eine Zahl von Punkten ist nötig.", fr: "Il faut taper un nombre de points.", es: "Hay que escribir un número de puntos.")[language] }
  package var noFactor: String { Sentence("Type how many times the time, as in 1.5.", de: "Tippe, wievielmal so viel Zeit, etwa 1,5.", fr: "Tape combien de fois le temps, comme 1,5.", es: "Escribe cuántas veces el tiempo, como 1,5.")[language] }
  package var noReason: String { Sentence("A correction needs its reason.", de: "Zu einer Änderung gehört ihr Grund.", fr: "Une correction doit avoir un motif.", es: "Una corrección necesita su motivo.")[language] }
  package var expectsOne: String { Sentence("The letter of the answer, as in B", de: "Der Buchstabe der Antwort, etwa B", fr: "La lettre de la réponse, comme B", es: "La letra de la respuesta, como B")[language] }
  package var expectsSeveral: String { Sentence("The letters of the answers, as in A C", de: "Die Buchstaben der Antworten, etwa A C", fr: "Les lettres des réponses, comme A C", es: "Las letras de las respuestas, como A C")[language] }
  package var expectsOrder: String { Sentence("The letters of all, first to last, as in B A C", de: "Die Buchstaben aller, vom ersten zum letzten, etwa B A C", fr: "Toutes les lettres, de la première à la dernière, comme B A C", es: "Las letras de todas, de la primera a la última, como B A C")[language] }
  package var expectsGaps: String { Sentence("The numbers of the gaps with their values, as in 1 Rhine; 2 b", de: "Die Nummern der Lücken mit ihren Werten, etwa 1 Rhein; 2 b", fr: "Les numéros des trous avec leurs valeurs, comme 1 Rhin; 2 b", es: "Los números de los huecos con sus valores, como 1 Rin; 2 b")[language] }
  package var expectsPairs: String { Sentence("For each on the left the letter on the right, as in B A C", de: "Für jedes links der Buchstabe rechts, etwa B A C", fr: "Pour chaque élément de gauche, la lettre à droite, comme B A C", es: "Para cada uno de la izquierda, la letra de la derecha, como B A C")[language] }
  package var expectsNumber: String { Sentence("The number that was given", de: "Die genannte Zahl", fr: "Le nombre donné", es: "El número que se dio")[language] }
  package var expectsText: String { Sentence("What was said", de: "Was gesagt wurde", fr: "Ce qui a été dit", es: "Lo que se dijo")[language] }
  package var reallyKick: Template { Sentence("Remove {name}? They cannot come back under this name.", de: "{name} entfernen? Unter diesem Namen kommt niemand zurück.", fr: "Retirer {name} ? Personne ne pourra revenir sous ce nom.", es: "¿Quitar a {name}? No podrá volver con este nombre.")[language] }
  package var reallyEnd: String { Sentence("End the room for everybody?", de: "Den Raum für alle beenden?", fr: "Fermer la salle pour tout le monde ?", es: "¿Terminar la sala para todos?")[language] }
  package var reallyLeave: String { Sentence("Stop leading for now? The room waits until you go on with it.", de: "Die Leitung verlassen? Der Raum wartet, bis es weitergeht.", fr: "Quitter l’animation ? La salle attend que tu reprennes.", es: "¿Dejar los mandos? La sala espera hasta que sigas con ella.")[language] }
  /// Beside y, which says yes in every language.
  package var yesKey: String { Sentence("y", de: "j", fr: "y", es: "y")[language] }
  package var takes: String { Sentence("takes it", de: "übernimmt", fr: "valide", es: "acepta")[language] }
  package var picks: String { Sentence("chooses", de: "wählt", fr: "choisit", es: "elige")[language] }
  package var rule: String { Sentence("An answer counts when it has arrived before the lock; the last one of each player does.", de: "Eine Antwort zählt, wenn sie vor dem Schließen da ist; von jeder Person die letzte.", fr: "Une réponse compte si elle arrive avant la fermeture ; c’est la dernière de chaque joueur qui vaut.", es: "Una respuesta cuenta si llega antes del cierre; de cada jugador, la última.")[language] }
}

// MARK: - Pages of the browser

/// The words of the pages.
package struct PageWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var shell: Shell { Shell(language) }
  package var problem: Problem { Problem(language) }
  package var play: Play { Play(language) }
  package var cover: Cover { Cover(language) }
  package var result: Result { Result(language) }
  package var shelf: Shelf { Shelf(language) }
  package var record: Record { Record(language) }
  package var calendar: Calendar { Calendar(language) }
  package var cards: ListingWords.Cards { ListingWords.Cards(language) }
  package var listing: ListingWords { .of(language) }
  package var house: House { House(language) }
  package var room: Room { Room(language) }
  package var host: Host { Host(language) }
  package var workshop: Workshop { Workshop(language) }
}

extension PageWords {
  /// The words around every page.
  package struct Shell: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var toContent: String { Sentence("To the content", de: "Zum Inhalt", fr: "Aller au contenu", es: "Ir al contenido")[language] }
    package var navigation: String { Sentence("Pages", de: "Seiten", fr: "Pages", es: "Páginas")[language] }
    package var more: String { Sentence("More pages", de: "Weitere Seiten", fr: "Autres pages", es: "Más páginas")[language] }
  }

  /// The sentences of the script, by the names that it has for them.
  package struct Script: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var all: [(name: String, text: String)] {
      [
        ("lost", Sentence("No connection. Trying again…", de: "Keine Verbindung. Es wird weiter versucht …", fr: "Pas de connexion. Nouvel essai…", es: "Sin conexión. Intentándolo de nuevo…")[language]),
        ("once", Sentence("No connection. Press again to try once more.", de: "Keine Verbindung. Noch einmal drücken versucht es neu.", fr: "Pas de connexion. Appuie encore pour réessayer.", es: "Sin conexión. Pulsa otra vez para intentarlo.")[language]),
        ("held", Sentence("Connected again.", de: "Wieder verbunden.", fr: "Connexion rétablie.", es: "Conexión recuperada.")[language]),
        ("half", Sentence("Half of the time is left.", de: "Die Hälfte der Zeit ist um.", fr: "La moitié du temps est passée.", es: "Ha pasado la mitad del tiempo.")[language]),
        ("ten", Sentence("10 seconds left.", de: "Noch 10 Sekunden.", fr: "Encore 10 secondes.", es: "Quedan 10 segundos.")[language]),
        ("over", Sentence("The time is up.", de: "Die Zeit ist um.", fr: "Le temps est écoulé.", es: "Se acabó el tiempo.")[language]),
        ("copied", Sentence("Copied.", de: "Kopiert.", fr: "Copié.", es: "Copiado.")[language]),
        ("select", Sentence("The text is selected: copy it.", de: "Der Text ist markiert: kopiere ihn.", fr: "Le texte est sélectionné : copie-le.", es: "El texto está seleccionado: cópialo.")[language]),
        ("badKey", Sentence("This key is not the right one; you play as a guest.", de: "Das ist nicht der richtige Schlüssel; du spielst als Gast.", fr: "Ce n’est pas la bonne clé ; tu joues en invité.", es: "Esa no es la clave; juegas como invitado.")[language]),
        ("keys", Sentence("Keys: 1 to 9 choose, Enter goes on, Escape leaves.", de: "Tasten: 1 bis 9 wählen, Enter geht weiter, Escape verlässt.", fr: "Touches : 1 à 9 pour choisir, Entrée pour continuer, Échap pour quitter.", es: "Teclas: 1 a 9 eligen, Intro continúa, Esc sale.")[language]),
        ("enter", Sentence("Keys: Enter goes on, Escape leaves.", de: "Tasten: Enter geht weiter, Escape verlässt.", fr: "Touches : Entrée pour continuer, Échap pour quitter.", es: "Teclas: Intro continúa, Esc sale.")[language]),
        ("swipes", Sentence("Swipe right to go on, left to leave.", de: "Wische nach rechts zum Weitergehen, nach links zum Verlassen.", fr: "Balaie vers la droite pour continuer, vers la gauche pour quitter.", es: "Desliza a la derecha para continuar, a la izquierda para salir.")[language]),
        ("digits", Sentence("Keys: 1 to 9 choose, Escape leaves.", de: "Tasten: 1 bis 9 wählen, Escape verlässt.", fr: "Touches : 1 à 9 pour choisir, Échap pour quitter.", es: "Teclas: 1 a 9 eligen, Esc sale.")[language]),
        ("swipe", Sentence("Swipe left to leave.", de: "Wische nach links zum Verlassen.", fr: "Balaie vers la gauche pour quitter.", es: "Desliza a la izquierda para salir.")[language]),
        ("all", Sentence("All have answered.", de: "Alle haben geantwortet.", fr: "Tout le monde a répondu.", es: "Todos han respondido.")[language]),
        ("host", Sentence("Keys: Enter does the first of these.", de: "Tasten: Enter tut das Erste davon.", fr: "Touches : Entrée fait le premier de ces pas.", es: "Teclas: Intro hace lo primero de esto.")[language]),
        ("less", Sentence("Less", de: "Weniger", fr: "Moins", es: "Menos")[language]),
        ("more", moreLabel),
        ("up", Sentence("Move up: ", de: "Nach oben: ", fr: "Monter : ", es: "Subir: ")[language]),
        ("down", Sentence("Move down: ", de: "Nach unten: ", fr: "Descendre : ", es: "Bajar: ")[language]),
        ("sounds", Sentence("Sounds are on. S switches them off.", de: "Töne sind an. S schaltet sie aus.", fr: "Sons activés. S les coupe.", es: "Sonido activado. S lo apaga.")[language]),
        ("noSounds", Sentence("Sounds are off. S switches them on.", de: "Töne sind aus. S schaltet sie ein.", fr: "Sons coupés. S les active.", es: "Sonido apagado. S lo enciende.")[language]),
        ("place", Sentence("{text}: place {n} of {of}", de: "{text}: Platz {n} von {of}", fr: "{text} : place {n} sur {of}", es: "{text}: puesto {n} de {of}")[language]),
      ]
    }
  }

  /// A page for what cannot be done.
  package struct Problem: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var home: String { Sentence("To the quizzes", de: "Zu den Quizzen", fr: "Vers les quiz", es: "Ir a los quiz")[language] }
    package var later: String { Sentence("The quiz engine is starting. Try again in a moment.", de: "Das Quiz startet gerade. Versuch es gleich noch einmal.", fr: "Le quiz démarre. Réessaie dans un instant.", es: "El programa está arrancando. Inténtalo de nuevo en un momento.")[language] }
    package var titles: [Int: String] {
      [
        400: Sentence("That could not be read", de: "Das war nicht zu lesen", fr: "Lecture impossible", es: "No se pudo leer"),
        403: Sentence("Not from here", de: "Nicht von hier", fr: "Impossible d’ici", es: "Desde aquí no"),
        404: Sentence("Not found", de: "Nicht gefunden", fr: "Introuvable", es: "No se encontró"),
        409: Sentence("That was done already", de: "Das ist schon geschehen", fr: "C’est déjà fait", es: "Eso ya estaba hecho"),
        422: Sentence("That does not work", de: "Das geht nicht", fr: "Ça ne marche pas", es: "Eso no funciona"),
        423: Sentence("Open somewhere else", de: "Anderswo geöffnet", fr: "Ouvert ailleurs", es: "Abierto en otro sitio"),
        503: Sentence("One moment", de: "Einen Moment", fr: "Un instant", es: "Un momento"),
      ].in(language)
    }
    package var otherTitle: String { Sentence("Something went wrong", de: "Etwas ging schief", fr: "Il y a eu un problème", es: "Algo salió mal")[language] }
    package var sentences: [Int: String] {
      [
        400: Sentence("The request could not be understood. Go back and try again.", de: "Die Anfrage war nicht zu verstehen. Geh zurück und versuch es noch einmal.", fr: "Ce qui a été envoyé n’a pas de sens ici.", es: "Lo que se envió no tiene sentido aquí."),
        403: Sentence("This is not allowed from here.", de: "Das ist von hier aus nicht erlaubt.", fr: "On ne peut pas faire cela d’ici.", es: "Esto no se puede hacer desde aquí."),
        404: Sentence("There is nothing under this address, or it belongs to another player.", de: "Unter dieser Adresse ist nichts oder es gehört jemand anderem.", fr: "Il n’y a rien à cette adresse, ou c’est à quelqu’un d’autre.", es: "En esta dirección no hay nada, o es de otra persona."),
        409: Sentence("The quiz has gone on meanwhile, perhaps in another window.", de: "Das Quiz ist inzwischen weitergegangen, vielleicht in einem anderen Fenster.", fr: "Le quiz a avancé entre-temps, peut-être dans une autre fenêtre.", es: "Mientras tanto, el quiz ha seguido, quizá en otra ventana."),
        422: Sentence("This cannot be done now, and nothing was changed.", de: "Das geht jetzt nicht, und nichts wurde geändert.", fr: "C’est impossible pour l’instant, et rien n’a changé.", es: "Esto no se puede hacer ahora; no se cambió nada."),
        423: Sentence("This quiz is open in another program. Leave it there, then come back.", de: "Dieses Quiz ist in einem anderen Programm geöffnet. Verlass es dort und komm dann wieder.", fr: "Ce quiz est ouvert dans un autre programme. Quitte-le là-bas, puis reviens.", es: "Este quiz está abierto en otro programa. Ciérralo allí y vuelve."),
        503: Sentence("The quiz engine is starting, or much is going on. Try again in a moment; nothing is lost.", de: "Das Quiz startet gerade oder es ist viel los. Versuch es gleich noch einmal; nichts geht verloren.", fr: "Le quiz démarre, ou il y a beaucoup d’activité. Réessaie dans un instant ; rien n’est perdu.", es: "El programa está arrancando o hay mucha actividad. Inténtalo de nuevo en un momento; no se pierde nada."),
      ].in(language)
    }
    package var otherSentence: String { Sentence("This cannot be done.", de: "Das geht nicht.", fr: "C’est impossible.", es: "Esto no se puede hacer.")[language] }

    package func title(of status: Int) -> String { titles[status] ?? otherTitle }

    package func sentence(of status: Int) -> String { sentences[status] ?? otherSentence }
  }

  /// Questions, pages and verdicts.
  package struct Play: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var done: Template { Sentence("{n} of {of} questions done", de: "{n} von {of} Fragen erledigt", fr: "Questions faites : {n} sur {of}", es: "{n} de {of} preguntas hechas")[language] }
    package var turn: Template { Sentence("{name}’s turn", de: "{name} ist dran", fr: "Au tour de {name}", es: "Turno de {name}")[language] }
    package var timeLeft: String { Sentence("Time left", de: "Zeit", fr: "Temps restant", es: "Tiempo")[language] }
    package var timeOfQuiz: String { Sentence("For the quiz", de: "Für das Quiz", fr: "Pour le quiz", es: "Para el quiz")[language] }
    package var hintIs: String { Sentence("Hint:", de: "Tipp:", fr: "Indice :", es: "Pista:")[language] }
    package var note: String { Sentence("Note", de: "Notiz", fr: "Remarque", es: "Nota")[language] }
    package var several: String { Sentence("Choose all that fit.", de: "Wähle alles, was passt.", fr: "Choisis tout ce qui convient.", es: "Elige todas las que correspondan.")[language] }
    package var place: Template { Sentence("Place {n}", de: "Platz {n}", fr: "Position {n}", es: "Posición {n}")[language] }
    package var timeIsUp: String { Sentence("The time was up.", de: "Die Zeit war um.", fr: "Le temps était écoulé.", es: "Se acabó el tiempo.")[language] }

    // Leaving
    package var leaveTitle: String { Sentence("Leave this quiz?", de: "Das Quiz verlassen?", fr: "Quitter ce quiz ?", es: "¿Salir de este quiz?")[language] }
    package var keep: String { Sentence("Keep it for later", de: "Für später behalten", fr: "Garder pour plus tard", es: "Guardarlo para después")[language] }
    package var discard: String { Sentence("Discard it", de: "Verwerfen", fr: "Abandonner", es: "Descartarlo")[language] }

    // Overview
    package var overviewTitle: String { Sentence("Your answers", de: "Deine Antworten", fr: "Tes réponses", es: "Tus respuestas")[language] }
    package var goTo: String { Sentence("Go there", de: "Hingehen", fr: "Y aller", es: "Ir allí")[language] }
    package var goToQuestion: Template { Sentence("Go to question {n}", de: "Zu Frage {n}", fr: "Aller à la question {n}", es: "Ir a la pregunta {n}")[language] }
    package var openCount: Plural { Plural(one: Sentence("1 question is open.", de: "1 Frage ist offen.", fr: "1 question est sans réponse.", es: "Queda 1 pregunta sin responder."), other: Sentence("{n} questions are open.", de: "{n} Fragen sind offen.", fr: "{n} questions sont sans réponse.", es: "Quedan {n} preguntas sin responder."), language) }
    package var handIn: String { Sentence("Hand in", de: "Abgeben", fr: "Valider", es: "Entregar")[language] }
    package var toQuestion: String { Sentence("Back to the question", de: "Zurück zur Frage", fr: "Retour à la question", es: "Volver a la pregunta")[language] }

    // Verdicts
    package var verdicts: String { Sentence("How you answered", de: "So hast du geantwortet", fr: "Tes réponses une à une", es: "Así respondiste")[language] }
    package var isLate: String { Sentence("Time’s up", de: "Die Zeit war um", fr: "Temps écoulé", es: "Se acabó el tiempo")[language] }
    package var rightAndYours: String { Sentence("Right, your answer", de: "Richtig, deine Antwort", fr: "Correct, c’est ta réponse", es: "Correcta, tu respuesta")[language] }
    package var sign: String { Sentence("Change the sign", de: "Vorzeichen wechseln", fr: "Changer le signe", es: "Cambiar el signo")[language] }
    package var noSound: String { Sentence("A sound belongs here that is missing or cannot be played.", de: "Hierher gehört ein Ton, der fehlt oder nicht abgespielt werden kann.", fr: "Il devrait y avoir un son ici, mais il manque ou ne peut pas être lu.", es: "Aquí va un sonido que falta o no se puede reproducir.")[language] }
    package var belongs: Template { Sentence("Belongs at place {n}", de: "Gehört auf Platz {n}", fr: "Va en position {n}", es: "Va en la posición {n}")[language] }
    package var notChosen: String { Sentence("Nothing chosen yet", de: "Noch nichts gewählt", fr: "Rien de choisi", es: "Nada elegido aún")[language] }
    package var noFilm: String { Sentence("A film belongs here that is missing or cannot be played.", de: "Hierher gehört ein Film, der fehlt oder nicht abgespielt werden kann.", fr: "Il devrait y avoir un film ici, mais il manque ou ne peut pas être lu.", es: "Aquí va una película que falta o no se puede reproducir.")[language] }
    package var listen: String { Sentence("Listen and answer", de: "Höre zu und antworte", fr: "Écoute et réponds", es: "Escucha y responde")[language] }
    package var look: String { Sentence("Look and answer", de: "Sieh hin und antworte", fr: "Regarde et réponds", es: "Mira y responde")[language] }
    package var rightPlace: String { Sentence("Right place", de: "Richtiger Platz", fr: "Bonne position", es: "Posición correcta")[language] }
    package var nothingGiven: String { Sentence("You gave no answer.", de: "Du hast nichts geantwortet.", fr: "Tu n’as pas répondu.", es: "No respondiste.")[language] }

    // What cannot be taken
    package var chooseFirst: String { Sentence("Choose an answer first.", de: "Wähle erst eine Antwort.", fr: "Choisis d’abord une réponse.", es: "Primero elige una respuesta.")[language] }
    package var textFirst: String { Sentence("Type an answer first.", de: "Gib erst eine Antwort ein.", fr: "Tape d’abord une réponse.", es: "Primero escribe una respuesta.")[language] }
    package var numberFirst: String { Sentence("Type a number first.", de: "Gib erst eine Zahl ein.", fr: "Tape d’abord un nombre.", es: "Primero escribe un número.")[language] }
    package var noWhole: Template { Sentence("“{text}” is no whole number: write it like 5.", de: "„{text}“ ist keine ganze Zahl: schreib sie wie 5.", fr: "« {text} » n’est pas un nombre entier : écris-le comme 5.", es: "«{text}» no es un número entero: escríbelo como 5.")[language] }
    package var untouched: String { Sentence("Nothing is changed here yet. Change something, or hand it in as it is.", de: "Hier ist noch nichts geändert. Ändere etwas oder gib es so ab.", fr: "Rien n’a encore changé ici. Change quelque chose, ou valide tel quel.", es: "Aún no has cambiado nada. Cambia algo o entrégalo así.")[language] }
    package var gapsOpen: Plural { Plural(one: Sentence("1 gap is empty. Fill it, or hand in what is there.", de: "1 Lücke ist leer. Fülle sie oder gib ab, was da ist.", fr: "1 trou est vide. Remplis-le, ou valide ce qui est là.", es: "Hay 1 hueco vacío. Rellénalo o entrega lo que hay."), other: Sentence("{n} gaps are empty. Fill them, or hand in what is there.", de: "{n} Lücken sind leer. Fülle sie oder gib ab, was da ist.", fr: "{n} trous sont vides. Remplis-les, ou valide ce qui est là.", es: "Hay {n} huecos vacíos. Rellénalos o entrega lo que hay."), language) }
    package var fillGaps: String { Sentence("Fill in the gaps", de: "Fülle die Lücken", fr: "Complète le texte", es: "Rellena los huecos")[language] }
    package var gapNumber: Template { Sentence("Gap {n}", de: "Lücke {n}", fr: "Trou {n}", es: "Hueco {n}")[language] }
    package var gapWordsLabel: String { Sentence("Words", de: "Wörter", fr: "Mots", es: "Palabras")[language] }
    package var pairsOpen: Plural { Plural(one: Sentence("1 pair is missing. Choose its partner, or hand in what is there.", de: "1 Paar fehlt. Wähle den Partner oder gib ab, was da ist.", fr: "Il manque 1 paire. Complète-la, ou valide ce qui est là.", es: "Falta 1 pareja. Complétala o entrega lo que hay."), other: Sentence("{n} pairs are missing. Choose their partners, or hand in what is there.", de: "{n} Paare fehlen. Wähle die Partner oder gib ab, was da ist.", fr: "Il manque {n} paires. Complète-les, ou valide ce qui est là.", es: "Faltan {n} parejas. Complétalas o entrega lo que hay."), language) }
    package var asItIs: String { Sentence("Hand in as it is", de: "So abgeben", fr: "Valider tel quel", es: "Entregar así")[language] }
    package var handInAnyhow: String { Sentence("Hand in all the same", de: "Trotzdem abgeben", fr: "Valider quand même", es: "Entregar de todos modos")[language] }
    package var noNumber: Template { Sentence("“{text}” is not a number: write it like 3.5.", de: "„{text}“ ist keine Zahl: schreib sie wie 3,5.", fr: "« {text} » n’est pas un nombre : écris-le comme 3,5.", es: "«{text}» no es un número: escríbelo como 3,5.")[language] }
    package var outOfRange: Template { Sentence("A number from {min} to {max} is expected.", de: "Erwartet wird eine Zahl von {min} bis {max}.", fr: "Il faut un nombre de {min} à {max}.", es: "Se espera un número de {min} a {max}.")[language] }
  }

  /// The cover of a quiz.
  package struct Cover: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var begun: Template { Sentence("You are at question {n} of {of}", de: "Du bist bei Frage {n} von {of}", fr: "Tu en es à la question {n} sur {of}", es: "Estás en la pregunta {n} de {of}")[language] }
    package var begunOpen: Template { Sentence("You are at question {n}", de: "Du bist bei Frage {n}", fr: "Tu en es à la question {n}", es: "Estás en la pregunta {n}")[language] }
    package var begunAt: Template { Sentence("Begun {when}.", de: "Begonnen: {when}.", fr: "Début : {when}.", es: "Empezado: {when}.")[language] }
    package var standardMode: String { Sentence("Default", de: "Standard", fr: "Par défaut", es: "Por defecto")[language] }
    package var asWritten: String { Sentence("As set in the quiz", de: "Wie im Quiz vorgesehen", fr: "Selon le quiz", es: "Según el quiz")[language] }
    package var untimed: String { Sentence("No limit", de: "Ohne Limit", fr: "Sans limite", es: "Sin límite")[language] }
    package var secondsEach: Template { Sentence("{n} seconds a question", de: "{n} Sekunden je Frage", fr: "{n} secondes par question", es: "{n} segundos por pregunta")[language] }
    package var more: String { Sentence("More choices", de: "Weitere Optionen", fr: "Autres choix", es: "Más opciones")[language] }
    package var modifiers: String { Sentence("Changes to the mode", de: "Änderungen am Modus", fr: "Changements du mode", es: "Cambios en el modo")[language] }
    package var showOptions: String { Sentence("Show the options of this choice", de: "Optionen dazu zeigen", fr: "Montrer les options de ce choix", es: "Mostrar las opciones de lo elegido")[language] }
    package var standard: Template { Sentence("{value} (standard)", de: "{value} (Standard)", fr: "{value} (par défaut)", es: "{value} (por defecto)")[language] }
    package var factor: String { Sentence("Time for me", de: "Zeit für mich", fr: "Mon temps", es: "Tiempo para mí")[language] }
    package var limit: String { Sentence("How many questions", de: "Wie viele Fragen", fr: "Nombre de questions", es: "Cuántas preguntas")[language] }
    package var players: String { Sentence("Players, one a line", de: "Spieler, einer je Zeile", fr: "Joueurs, un par ligne", es: "Jugadores, uno por línea")[language] }
    package var onlyMissed: String { Sentence("Only questions I missed", de: "Nur Fragen, die ich falsch hatte", fr: "Seulement mes erreurs", es: "Solo lo que fallé")[language] }
    package var practice: String { Sentence("Practice: nothing is saved", de: "Übung: nichts wird gespeichert", fr: "Entraînement : rien n’est gardé", es: "Práctica: no se guarda nada")[language] }
    package var inRoom: String { Sentence("In a room", de: "In einem Raum", fr: "Dans une salle", es: "En una sala")[language] }
    package var ownPace: String { Sentence("Everybody at their own pace, as homework", de: "Alle im eigenen Tempo, als Hausaufgabe", fr: "Chacun à son rythme, comme devoirs", es: "Cada uno a su ritmo, como tarea")[language] }
    package var until: String { Sentence("Open until, as 18:30 or 2026-11-30 18:00", de: "Offen bis, etwa 18:30 oder 2026-11-30 18:00", fr: "Ouverte jusqu’à, comme 18:30 ou 2026-11-30 18:00", es: "Abierta hasta (18:30 o 2026-11-30 18:00)")[language] }
    package var teams: String { Sentence("Teams, as Red, Blue (empty: everybody alone)", de: "Teams, etwa Rot, Blau (leer: alle für sich)", fr: "Équipes, comme Rouge, Bleue (vide : chacun pour soi)", es: "Equipos, como Rojo, Azul (vacío: cada quien por su cuenta)")[language] }
    package var pastDay: String { Sentence("A past day, for practice: it is not recorded and counts for no streak.", de: "Ein vergangener Tag, zur Übung: er wird nicht gespeichert und zählt für keine Serie.", fr: "Un jour passé, pour s’entraîner : rien n’est enregistré et aucune série ne change.", es: "Un día pasado, para practicar: no se registra ni cuenta para ninguna racha.")[language] }
    package var accept: String { Sentence("Take the challenge", de: "Herausforderung annehmen", fr: "Relever le défi", es: "Aceptar el reto")[language] }

    package func count(_ asked: Int, of all: Int) -> String {
      if asked < all { return pickOf(["n": String(asked), "of": String(all)]) }
      return questions(all)
    }
  }

  /// The result of a sitting.
  package struct Result: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var score: Template { Sentence("{points}, {percent}", de: "{points}, {percent}", fr: "{points}, {percent}", es: "{points}, {percent}")[language] }
    package var waiting: String { Sentence("Still to be marked by hand:", de: "Noch von Hand zu bewerten:", fr: "Reste à noter à la main :", es: "Por calificar a mano:")[language] }
    package var earned: String { Sentence("Earned:", de: "Neuer Erfolg:", fr: "Nouveau succès :", es: "Nuevo logro:")[language] }
    package var bars: String { Sentence("In detail", de: "Im Einzelnen", fr: "En détail", es: "En detalle")[language] }
    package var streak: Template { Sentence("Streak: {days}", de: "Serie: {days}", fr: "Série : {days}", es: "Racha: {days}")[language] }
    package var streakBest: Template { Sentence(", longest {n}.", de: ", längste {n}.", fr: ", record : {n}.", es: ", máxima: {n}.")[language] }
    package var share: String { Sentence("Pass it on", de: "Weitersagen", fr: "Passe le mot", es: "Compártelo")[language] }
    package var doShare: String { Sentence("Share", de: "Teilen", fr: "Partager", es: "Compartir")[language] }
    package var picture: String { Sentence("Save as a picture", de: "Als Bild speichern", fr: "Enregistrer en image", es: "Guardar como imagen")[language] }
    package var missed: String { Sentence("Play missed questions", de: "Nur die falschen", fr: "Rejouer les erreurs", es: "Jugar las falladas")[language] }
    package var practice: String { Sentence("This was practice: nothing is saved.", de: "Das war Übung: nichts davon wird gespeichert.", fr: "C’était un entraînement : rien n’en est gardé.", es: "Era una práctica: no se guarda nada.")[language] }
  }

  /// Home, the list of quizzes, and the ways in.
  package struct Shelf: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var playToday: String { Sentence("Play today's quiz", de: "Das Quiz des Tages spielen", fr: "Jouer au quiz du jour", es: "Jugar el quiz de hoy")[language] }
    package var goOnToday: String { Sentence("Go on with today's quiz", de: "Weiter im Quiz des Tages", fr: "Reprendre le quiz du jour", es: "Seguir con el quiz de hoy")[language] }
    package var todayDone: Template { Sentence("Done: {score}.", de: "Geschafft: {score}.", fr: "Terminé : {score}.", es: "Completado: {score}.")[language] }
    package var retry: Template { Sentence("Play once more ({n} left)", de: "Noch einmal spielen ({n} übrig)", fr: "Rejouer (encore {n})", es: "Jugar otra vez (quedan {n})")[language] }
    package var longest: Template { Sentence("longest {n}", de: "längste {n}", fr: "record : {n}", es: "máxima {n}")[language] }
    package var begunAt: Template { Sentence("begun {when}", de: "{when} begonnen", fr: "début : {when}", es: "empezado {when}")[language] }
    package var moreBegun: Template { Sentence("{n} more in the history", de: "{n} weitere im Verlauf", fr: "{n} de plus dans l’historique", es: "{n} más en el historial")[language] }
    package var due: Plural { Plural(one: Sentence("1 card is due.", de: "1 Karte ist fällig.", fr: "1 carte à revoir.", es: "1 tarjeta para hoy."), other: Sentence("{n} cards are due.", de: "{n} Karten sind fällig.", fr: "{n} cartes à revoir.", es: "{n} tarjetas para hoy."), language) }
    package var learn: Template { Sentence("Learn “{title}”", de: "„{title}“ lernen", fr: "Apprendre « {title} »", es: "Aprender «{title}»")[language] }
    package var search: String { Sentence("Search", de: "Suchen", fr: "Chercher", es: "Buscar")[language] }
    package var searchQuizzes: String { Sentence("Search quizzes", de: "Quizze suchen", fr: "Chercher des quiz", es: "Buscar quiz")[language] }
    package var categories: String { Sentence("Categories", de: "Kategorien", fr: "Catégories", es: "Categorías")[language] }
    package var all: String { Sentence("All", de: "Alle", fr: "Toutes", es: "Todas")[language] }
    package var found: Plural { Plural(one: Sentence("1 quiz matches “{text}”.", de: "1 Quiz passt zu „{text}“.", fr: "1 quiz correspond à « {text} ».", es: "1 quiz coincide con «{text}»."), other: Sentence("{n} quizzes match “{text}”.", de: "{n} Quizze passen zu „{text}“.", fr: "{n} quiz correspondent à « {text} ».", es: "{n} quiz coinciden con «{text}»."), language) }
    package var nothingFound: Template { Sentence("No quiz matches “{text}”.", de: "Kein Quiz passt zu „{text}“.", fr: "Aucun quiz ne correspond à « {text} ».", es: "Ningún quiz coincide con «{text}».")[language] }
    package var noCategory: Template { Sentence("No quiz is in the category “{category}”.", de: "In der Kategorie „{category}“ ist kein Quiz.", fr: "Aucun quiz dans la catégorie « {category} ».", es: "No hay ningún quiz en la categoría «{category}».")[language] }
    package var noQuiz: String { Sentence("There is no quiz yet. A file in the folder quizzes/ makes one.", de: "Es gibt noch kein Quiz. Eine Datei im Ordner quizzes/ ist eines.", fr: "Il n’y a pas encore de quiz. Il suffit d’un fichier dans le dossier quizzes/.", es: "Aún no hay ningún quiz. Basta un archivo en la carpeta quizzes/.")[language] }
    package var begunQuiz: Template { Sentence("begun, {n} of {of}", de: "begonnen, {n} von {of}", fr: "en cours, {n} sur {of}", es: "empezado, {n} de {of}")[language] }
    package var begunQuizOpen: String { Sentence("begun", de: "begonnen", fr: "en cours", es: "empezado")[language] }
    package var best: Template { Sentence("best {n}\u{A0}%", de: "bestes Ergebnis {n}\u{A0}%", fr: "record : {n}\u{A0}%", es: "mejor {n}\u{A0}%")[language] }
    package var dayOfServer: Template { Sentence("Date of the server: {day}.", de: "Datum des Servers: {day}.", fr: "Date du serveur : {day}.", es: "Fecha del servidor: {day}.")[language] }
    package var dayInZone: Template { Sentence("Date in {zone}: {day}.", de: "Datum in {zone}: {day}.", fr: "Date (fuseau {zone}) : {day}.", es: "Fecha de {zone}: {day}.")[language] }
    package var key: String { Sentence("Key", de: "Schlüssel", fr: "Clé", es: "Clave")[language] }
    package var keyTitle: String { Sentence("The key", de: "Der Schlüssel", fr: "La clé", es: "La clave")[language] }
    package var keyText: String { Sentence("The program has printed an address with a key behind #k= in the terminal where it runs. With it this browser plays as the player of that machine; without it you are a guest.", de: "Das Programm hat dort, wo es läuft, eine Adresse ausgegeben, in der hinter #k= ein Schlüssel steht. Mit ihm spielt dieser Browser als Spieler jenes Rechners; ohne ihn bist du Gast.", fr: "Le programme a affiché, dans le terminal où il tourne, une adresse avec une clé après #k=. Avec elle, ce navigateur joue en tant que joueur de cette machine ; sans elle, tu joues en invité.", es: "El programa mostró, en el terminal donde se ejecuta, una dirección con una clave tras #k=. Con ella, este navegador juega como el jugador de ese equipo; sin ella eres invitado.")[language] }
    package var useKey: String { Sentence("Use it", de: "Verwenden", fr: "Utiliser", es: "Usarla")[language] }
    package var wrongKey: String { Sentence("That is not the key. Copy all that stands behind #k=.", de: "Das ist nicht der Schlüssel. Kopiere alles, was hinter #k= steht.", fr: "Ce n’est pas la clé. Copie tout ce qui suit #k=.", es: "Esa no es la clave. Copia todo lo que hay tras #k=.")[language] }
    package var joinText: Template { Sentence("You play as {name}. Another name changes nothing else.", de: "Du spielst als {name}. Ein anderer Name ändert sonst nichts.", fr: "Tu joues sous le nom {name}. Un autre nom ne change rien d’autre.", es: "Juegas como {name}. Cambiar el nombre no cambia nada más.")[language] }
    package var ownCodeTitle: String { Sentence("Come back with your code", de: "Mit deinem Code zurückkommen", fr: "Revenir avec ton code", es: "Volver con tu código")[language] }
    package var ownCodeText: String { Sentence("A code from your teacher brings you back on any device.", de: "Ein Code von deiner Lehrkraft bringt dich auf jedem Gerät zurück.", fr: "Un code de ton enseignant te fait revenir sur n’importe quel appareil.", es: "Un código de tu profesor te trae de vuelta en cualquier dispositivo.")[language] }
    package var ownCode: String { Sentence("Your code", de: "Dein Code", fr: "Ton code", es: "Tu código")[language] }
    package var ownPIN: String { Sentence("PIN, if you have one", de: "PIN, falls du eine hast", fr: "PIN, si tu en as un", es: "PIN, si tienes uno")[language] }
    package var enterCode: String { Sentence("Come back", de: "Weiterspielen", fr: "Revenir", es: "Volver")[language] }
    package var joinNobody: String { Sentence("You play as a guest, and see your own results alone. A name makes the page call you by it.", de: "Du spielst als Gast und siehst nur deine eigenen Ergebnisse. Mit einem Namen nennen dich die Seiten so.", fr: "Tu joues en invité et ne vois que tes propres résultats. Avec un nom, les pages t’appellent ainsi.", es: "Juegas como invitado y solo ves tus propios resultados. Si pones un nombre, las páginas te llamarán así.")[language] }
    package var joinOwner: Template { Sentence("This browser plays as {name}, the player of this machine; players are chosen on their own page.", de: "Dieser Browser spielt als {name}, der Spieler dieses Rechners; wer spielt, wird auf einer eigenen Seite gewählt.", fr: "Ce navigateur joue pour {name}, le joueur de cette machine ; on choisit qui joue sur une autre page.", es: "Este navegador juega como {name}, el jugador de este equipo; los jugadores se eligen en su propia página.")[language] }
    package var challengeText: String { Sentence("Play the same questions as a friend, in the same order, and see who knows more.", de: "Spiel dieselben Fragen wie jemand anders, in derselben Reihenfolge, und sieh, wer mehr weiß.", fr: "Joue les mêmes questions que quelqu’un d’autre, dans le même ordre, et vois qui en sait le plus.", es: "Juega las mismas preguntas que otra persona, en el mismo orden, y mira quién sabe más.")[language] }
    package var sendText: String { Sentence("Your friend plays the same questions in the same order, and sees who knows more.", de: "Wer das bekommt, spielt dieselben Fragen in derselben Reihenfolge und sieht, wer mehr weiß.", fr: "La personne qui le reçoit joue les mêmes questions dans le même ordre, et voit qui en sait le plus.", es: "Tu amigo juega las mismas preguntas en el mismo orden y ve quién sabe más.")[language] }
    package var sendHow: String { Sentence("The code is put in on the page “Challenge”, or behind “quizrun challenge accept” in a terminal.", de: "Eingegeben wird der Code auf der Seite „Herausforderung“ oder im Terminal hinter „quizrun challenge accept“.", fr: "Le code se saisit sur la page « Défi », ou après « quizrun challenge accept » dans un terminal.", es: "El código se introduce en la página «Reto», o tras «quizrun challenge accept» en un terminal.")[language] }
    package var toSend: String { Sentence("Send this", de: "Schick das", fr: "Envoie ceci", es: "Envía esto")[language] }
    package var lookAtCode: String { Sentence("Look at it", de: "Ansehen", fr: "Voir", es: "Verlo")[language] }
  }

  /// The sittings, and their sums.
  package struct Record: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var nothingPlayed: String { Sentence("Nothing has been played yet.", de: "Es wurde noch nichts gespielt.", fr: "Aucune partie jouée pour l’instant.", es: "Aún no has jugado nada.")[language] }
    package var nothingFits: String { Sentence("No sitting matches.", de: "Kein Durchgang passt.", fr: "Aucune partie ne convient.", es: "Ninguna partida coincide.")[language] }
    package var inRoom: String { Sentence("in a room", de: "in einem Raum", fr: "dans une salle", es: "en una sala")[language] }
    package var older: String { Sentence("Show older ones", de: "Ältere zeigen", fr: "Voir les plus anciennes", es: "Mostrar anteriores")[language] }
    package var timedOut: String { Sentence("The time was up", de: "Die Zeit war um", fr: "Le temps était écoulé", es: "Se acabó el tiempo")[language] }
    package var why: String { Sentence("Why this score", de: "Warum diese Punkte", fr: "Pourquoi ce score", es: "Por qué estos puntos")[language] }
    package var notCounted: String { Sentence("A later try counts instead.", de: "Ein späterer Versuch zählt.", fr: "Un essai plus récent compte à sa place.", es: "Cuenta un intento posterior.")[language] }
    package var sum: Template { Sentence("The questions together: {score}", de: "Die Fragen zusammen: {score}", fr: "Toutes les questions : {score}", es: "Total de las preguntas: {score}")[language] }
    package var own: Template { Sentence("Added by the mode itself: {n}", de: "Vom Modus selbst dazu: {n}", fr: "Part propre au mode : {n}", es: "La parte propia del modo: {n}")[language] }
    package var noMarks: String { Sentence("Whether the answers were right is not shown in this quiz.", de: "Ob die Antworten richtig waren, zeigt dieses Quiz nicht.", fr: "Ce quiz ne montre pas si les réponses étaient justes.", es: "Este quiz no muestra si las respuestas eran correctas.")[language] }
    package var isOpen: String { Sentence("This quiz is not finished.", de: "Dieses Quiz ist nicht fertig.", fr: "Ce quiz n’est pas terminé.", es: "Este quiz no está terminado.")[language] }
    package var rule: String { Sentence("Marked by the rule:", de: "Gewertet nach der Regel:", fr: "Noté selon la règle :", es: "Calificado según la regla:")[language] }
    package var goesOn: String { Sentence("This quiz is not finished: what was right is shown at the end.", de: "Dieses Quiz ist nicht fertig: was richtig war, zeigt sich am Ende.", fr: "Ce quiz n’est pas terminé : les bonnes réponses s’affichent à la fin.", es: "Este quiz no está terminado: lo correcto se muestra al final.")[language] }
    package var playedBy: Template { Sentence("played by {players}", de: "gespielt von {players}", fr: "joué par {players}", es: "jugado por {players}")[language] }
    package var delete: String { Sentence("Delete", de: "Löschen", fr: "Supprimer", es: "Eliminar")[language] }
    package var deleteText: String { Sentence("Its answers and its score are gone then, and all that was counted of them.", de: "Seine Antworten und seine Punkte sind dann weg, und was davon gezählt wurde.", fr: "Ses réponses et son score disparaîtront et ne compteront plus.", es: "Se perderán sus respuestas y su puntuación, y todo lo que se contó de ellas.")[language] }
    package var sameSeed: String { Sentence("The same questions again", de: "Dieselben Fragen noch einmal", fr: "Les mêmes questions", es: "Otra vez las mismas preguntas")[language] }
    package var best: String { Sentence("Best score", de: "Bestes Ergebnis", fr: "Meilleur score", es: "Mejor puntuación")[language] }
    package var answersRight: String { Sentence("Answers right", de: "Richtige Antworten", fr: "Bonnes réponses", es: "Respuestas correctas")[language] }
    package var total: String { Sentence("Time in all", de: "Zeit insgesamt", fr: "Temps total", es: "Tiempo total")[language] }
    package var percent: Template { Sentence("{n}\u{A0}%", de: "{n}\u{A0}%", fr: "{n}\u{A0}%", es: "{n}\u{A0}%")[language] }
    package var chart: Template { Sentence("From {first} % on {from} to {last} % on {to}; the lowest is {min} %, the highest {max} %.", de: "Von {first} % am {from} zu {last} % am {to}; das niedrigste {min} %, das höchste {max} %.", fr: "De {first} % le {from} à {last} % le {to} ; le plus bas : {min} %, le plus haut : {max} %.", es: "De {first} % el {from} a {last} % el {to}; el más bajo es {min} %, el más alto {max} %.")[language] }
    package var byCategory: String { Sentence("By category", de: "Nach Kategorien", fr: "Par catégorie", es: "Por categoría")[language] }
    package var byQuiz: String { Sentence("By quiz", de: "Nach Quizzen", fr: "Par quiz", es: "Por quiz")[language] }
    package var ofAnswers: Template { Sentence("{n} % of {of}", de: "{n} % von {of}", fr: "{n} % sur {of}", es: "{n} % de {of}")[language] }
    package var rightOf: Template { Sentence("{n} of {of} right", de: "{n} von {of} richtig", fr: "{n} sur {of} correctes", es: "{n} de {of} correctas")[language] }
    package var noCategory: String { Sentence("without a category", de: "ohne Kategorie", fr: "sans catégorie", es: "sin categoría")[language] }
    package var part: String { Sentence("Filter", de: "Eingrenzen", fr: "Filtrer", es: "Filtrar")[language] }
    package var from: String { Sentence("From", de: "Von", fr: "Du", es: "Desde")[language] }
    package var to: String { Sentence("To", de: "Bis", fr: "Au", es: "Hasta")[language] }
    package var hiddenSums: String { Sentence("Figures for single questions are hidden: one of your quizzes does not show them.", de: "Zahlen zu einzelnen Fragen fehlen: eines deiner Quizze zeigt sie nicht.", fr: "Le détail des questions n’est pas montré : un de tes quiz ne le permet pas.", es: "No se muestra el detalle por pregunta: uno de tus quiz lo oculta.")[language] }
    package var boards: String { Sentence("Boards", de: "Listen", fr: "Classements", es: "Clasificaciones")[language] }
    package var allDays: String { Sentence("All days", de: "Alle Tage", fr: "Tous les jours", es: "Todos los días")[language] }
    package var thisMonth: String { Sentence("This month", de: "Dieser Monat", fr: "Ce mois-ci", es: "Este mes")[language] }
    package var score: String { Sentence("Score", de: "Ergebnis", fr: "Score", es: "Puntuación")[language] }
    package var friend: Template { Sentence("{player} (challenge)", de: "{player} (Herausforderung)", fr: "{player} (défi)", es: "{player} (reto)")[language] }
    package var noScore: String { Sentence("There is no score here yet.", de: "Hier gibt es noch kein Ergebnis.", fr: "Il n’y a pas encore de score ici.", es: "Aquí no hay puntuaciones aún.")[language] }
    package var ties: String { Sentence("Ties: the higher percentage comes first, then more points, then the earlier day.", de: "Bei Gleichstand: erst mehr Prozent, dann mehr Punkte, dann der frühere Tag.", fr: "À égalité : d’abord le meilleur pourcentage, puis le plus de points, puis le jour le plus ancien.", es: "Empates: primero el porcentaje más alto, luego más puntos, luego la fecha más antigua.")[language] }
    package var leftOut: Plural { Plural(one: Sentence("1 score is not ranked: it covers part of a quiz or used other settings.", de: "1 Ergebnis fehlt: es gehört zu einem Teil eines Quiz oder zu anderen Einstellungen.", fr: "1 score est laissé de côté : il vient d’un quiz joué en partie ou avec d’autres paramètres.", es: "Se omite 1 puntuación: es de una parte de un quiz o con otros ajustes."), other: Sentence("{n} scores are not ranked: they cover part of a quiz or used other settings.", de: "{n} Ergebnisse fehlen: sie gehören zu einem Teil eines Quiz oder zu anderen Einstellungen.", fr: "{n} scores sont laissés de côté : ils viennent d’un quiz joué en partie ou avec d’autres paramètres.", es: "Se omiten {n} puntuaciones: son de una parte de un quiz o con otros ajustes."), language) }
    package var noAchievements: String { Sentence("There is nothing to earn here.", de: "Hier gibt es nichts zu erreichen.", fr: "Il n’y a rien à obtenir ici.", es: "Aquí no hay nada que conseguir.")[language] }
    package var dailies: Template { Sentence("The quiz of the day in {month}", de: "Das Quiz des Tages im {month}", fr: "Le quiz du jour en {month}", es: "El quiz del día en {month}")[language] }
    package var allRight: String { Sentence("all right", de: "alles richtig", fr: "tout est correct", es: "todo correcto")[language] }
    package var someRight: String { Sentence("some right", de: "manches richtig", fr: "en partie correct", es: "algo correcto")[language] }
    package var noneRight: String { Sentence("nothing right", de: "nichts richtig", fr: "rien de correct", es: "nada correcto")[language] }
    package var notPlayed: String { Sentence("not played", de: "nicht gespielt", fr: "pas joué", es: "sin jugar")[language] }
    package var todayDone: String { Sentence("Today is counted.", de: "Heute ist gezählt.", fr: "Aujourd’hui, c’est compté.", es: "Hoy ya cuenta.")[language] }
    package var todayOpen: String { Sentence("Today is still open.", de: "Heute ist noch offen.", fr: "Aujourd’hui, il reste à jouer.", es: "Hoy está pendiente.")[language] }
    package var streakOver: String { Sentence("The streak is over; today a new one can begin.", de: "Die Serie ist vorbei; heute kann eine neue beginnen.", fr: "La série est finie ; une nouvelle peut commencer aujourd’hui.", es: "La racha se acabó; hoy puede empezar otra.")[language] }
    package var noDays: String { Sentence("No day counts yet: finish a quiz.", de: "Noch zählt kein Tag: beende ein Quiz.", fr: "Aucun jour ne compte encore : termine un quiz.", es: "Aún no cuenta ningún día: termina un quiz.")[language] }
    package var newStreak: Template { Sentence("a new streak: {days} missed before it", de: "eine neue Serie: davor {days} ausgelassen", fr: "nouvelle série, après une pause de {days}", es: "una racha nueva, tras {days} sin jugar")[language] }
  }

  /// Days of a calendar.
  package struct Calendar: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var months: [String] {
      [Sentence("January", de: "Januar", fr: "janvier", es: "enero"), Sentence("February", de: "Februar", fr: "février", es: "febrero"), Sentence("March", de: "März", fr: "mars", es: "marzo"), Sentence("April", de: "April", fr: "avril", es: "abril"), Sentence("May", de: "Mai", fr: "mai", es: "mayo"), Sentence("June", de: "Juni", fr: "juin", es: "junio"), Sentence("July", de: "Juli", fr: "juillet", es: "julio"), Sentence("August", de: "August", fr: "août", es: "agosto"), Sentence("September", de: "September", fr: "septembre", es: "septiembre"), Sentence("October", de: "Oktober", fr: "octobre", es: "octubre"), Sentence("November", de: "November", fr: "novembre", es: "noviembre"), Sentence("December", de: "Dezember", fr: "décembre", es: "diciembre")].in(language)
    }
    package var shortMonths: [String] {
      [Sentence("Jan", de: "Jan", fr: "janv", es: "ene"), Sentence("Feb", de: "Feb", fr: "févr", es: "feb"), Sentence("Mar", de: "Mär", fr: "mars", es: "mar"), Sentence("Apr", de: "Apr", fr: "avr", es: "abr"), Sentence("May", de: "Mai", fr: "mai", es: "mayo"), Sentence("Jun", de: "Jun", fr: "juin", es: "jun"), Sentence("Jul", de: "Jul", fr: "juil", es: "jul"), Sentence("Aug", de: "Aug", fr: "août", es: "ago"), Sentence("Sep", de: "Sep", fr: "sept", es: "sep"), Sentence("Oct", de: "Okt", fr: "oct", es: "oct"), Sentence("Nov", de: "Nov", fr: "nov", es: "nov"), Sentence("Dec", de: "Dez", fr: "déc", es: "dic")].in(language)
    }
    package var day: Template { Sentence("{n} {month} {year}", de: "{n}. {month} {year}", fr: "{n} {month} {year}", es: "{n} de {month} de {year}")[language] }
    package var shortDay: Template { Sentence("{n} {month}", de: "{n}. {month}", fr: "{n} {month}", es: "{n} de {month}")[language] }
    package var monthOfYear: Template { Sentence("{month} {year}", de: "{month} {year}", fr: "{month} {year}", es: "{month} de {year}")[language] }
    package var todayAt: Template { Sentence("today, {time}", de: "heute um {time}", fr: "aujourd’hui à {time}", es: "hoy, {time}")[language] }
  }

  /// The workshop: writing quizzes and modes.
  package struct Workshop: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var workshop: String { Sentence("Workshop", de: "Werkstatt", fr: "Atelier", es: "Taller")[language] }
    package var newQuiz: String { Sentence("New quiz", de: "Neues Quiz", fr: "Nouveau quiz", es: "Nuevo quiz")[language] }
    package var title: String { Sentence("Title", de: "Titel", fr: "Titre", es: "Título")[language] }
    package var id: String { Sentence("Id", de: "Kennung", fr: "Identifiant", es: "Identificador")[language] }
    package var idAbout: String { Sentence("For addresses and commands. Leave it empty to take it from the title.", de: "Für Adressen und Befehle. Bleibt sie leer, ergibt sie sich aus dem Titel.", fr: "Pour les adresses et les commandes. Laisse vide pour le déduire du titre.", es: "Para direcciones y órdenes. Déjalo vacío para tomarlo del título.")[language] }
    package var idTaken: String { Sentence("Another quiz has this id: take another one.", de: "Ein anderes Quiz hat diese Kennung: nimm eine andere.", fr: "Un autre quiz a cet identifiant : choisis-en un autre.", es: "Otro quiz tiene este identificador: elige otro.")[language] }
    package var idShape: String { Sentence("An id has 1 to 64 small letters, digits and hyphens.", de: "Eine Kennung hat 1 bis 64 Kleinbuchstaben, Ziffern und Bindestriche.", fr: "Un identifiant a de 1 à 64 lettres minuscules, chiffres et tirets.", es: "Un identificador tiene de 1 a 64 letras minúsculas, cifras y guiones.")[language] }
    package var ownQuizzes: String { Sentence("Your quizzes", de: "Deine Quizze", fr: "Tes quiz", es: "Tus quiz")[language] }
    package var ownModes: String { Sentence("Your modes", de: "Deine Modi", fr: "Tes modes", es: "Tus modos")[language] }
    package var noneYet: String { Sentence("There is nothing here yet.", de: "Hier ist noch nichts.", fr: "Il n’y a encore rien ici.", es: "Aquí aún no hay nada.")[language] }
    package var shippedQuizzes: String { Sentence("Quizzes that come with the program", de: "Mitgelieferte Quizze", fr: "Quiz fournis avec le programme", es: "Quiz incluidos en el programa")[language] }
    package var shippedAbout: String { Sentence("They open as copies, which you can change.", de: "Sie öffnen sich als Kopien, die du ändern kannst.", fr: "Ils s’ouvrent en copies que tu peux modifier.", es: "Se abren como copias que puedes cambiar.")[language] }
    package var shippedModes: String { Sentence("Modes that come with the program", de: "Mitgelieferte Modi", fr: "Modes fournis avec le programme", es: "Modos incluidos en el programa")[language] }
    package var isDraft: String { Sentence("not saved yet", de: "noch nicht gespeichert", fr: "pas encore enregistré", es: "aún sin guardar")[language] }
    package var question: String { Sentence("Question", de: "Frage", fr: "Question", es: "Pregunta")[language] }
    package var openRoom: String { Sentence("Open a room", de: "Raum öffnen", fr: "Ouvrir une salle", es: "Abrir una sala")[language] }
    package var notPlayable: String { Sentence("This cannot be shown yet: something is missing. Save, and you read what.", de: "Das lässt sich noch nicht zeigen: etwas fehlt. Speichere, dann steht da, was.", fr: "Impossible à montrer pour l’instant : il manque quelque chose. Enregistre pour savoir quoi.", es: "Aún no se puede mostrar: falta algo. Guarda y verás qué.")[language] }
    package var withQuiz: String { Sentence("With the quiz", de: "Mit dem Quiz", fr: "Avec le quiz", es: "Con el quiz")[language] }
    package var livePreview: String { Sentence("As players see it", de: "So sehen es die Spieler", fr: "Vu par les joueurs", es: "Así lo ven los jugadores")[language] }
    package var pictureSign: String { Sentence("Insert a picture", de: "Bild einfügen", fr: "Insérer une image", es: "Insertar una imagen")[language] }
    package var further: String { Sentence("Further settings", de: "Weitere Einstellungen", fr: "Autres réglages", es: "Más ajustes")[language] }
    package var edit: String { Sentence("Edit", de: "Bearbeiten", fr: "Modifier", es: "Editar")[language] }
    package var bringFile: String { Sentence("From a file", de: "Aus einer Datei", fr: "Depuis un fichier", es: "Desde un archivo")[language] }
    package var fileLabel: String { Sentence("File", de: "Datei", fr: "Fichier", es: "Archivo")[language] }
    package var fileAbout: String { Sentence("Moodle, GIFT, Canvas, Kahoot, Anki, Excel, CSV, Markdown and others, up to 16 MB.", de: "Moodle, GIFT, Canvas, Kahoot, Anki, Excel, CSV, Markdown und andere, bis 16 MB.", fr: "Moodle, GIFT, Canvas, Kahoot, Anki, Excel, CSV, Markdown et autres, jusqu’à 16 Mo.", es: "Moodle, GIFT, Canvas, Kahoot, Anki, Excel, CSV, Markdown y otros, hasta 16 MB.")[language] }
    package var readFile: String { Sentence("Read the file", de: "Datei lesen", fr: "Lire le fichier", es: "Leer el archivo")[language] }
    package var tableLabel: String { Sentence("Table from a spreadsheet", de: "Tabelle aus der Tabellenkalkulation", fr: "Tableau d’un tableur", es: "Tabla de una hoja de cálculo")[language] }
    package var tableAbout: String { Sentence("Copy the cells there and paste them here: a question, then its answers, the right one first.", de: "Kopiere dort die Zellen und füge sie hier ein: eine Frage, dann ihre Antworten, die richtige zuerst.", fr: "Copie les cellules et colle-les ici : une question, puis ses réponses, la bonne en premier.", es: "Copia allí las celdas y pégalas aquí: una pregunta y sus respuestas, primero la correcta.")[language] }
    package var readTable: String { Sentence("Read the table", de: "Tabelle lesen", fr: "Lire le tableau", es: "Leer la tabla")[language] }
    package var lostTitle: String { Sentence("What is lost", de: "Was verloren geht", fr: "Ce qui se perd", es: "Lo que se pierde")[language] }
    package var nothingLost: String { Sentence("Everything could be read.", de: "Alles war zu lesen.", fr: "Tout a pu être lu.", es: "Se pudo leer todo.")[language] }
    package var notSavedYet: String { Sentence("Nothing is saved yet.", de: "Noch ist nichts gespeichert.", fr: "Rien n’est encore enregistré.", es: "Aún no se ha guardado nada.")[language] }
    package var goOnEditing: String { Sentence("Open it in the editor", de: "Im Editor öffnen", fr: "Ouvrir dans l’éditeur", es: "Abrirlo en el editor")[language] }
    package var throwAway: String { Sentence("Throw away", de: "Verwerfen", fr: "Jeter", es: "Descartar")[language] }
    package var draftNote: String { Sentence("There are changes that are not saved. They stay here until you save or throw them away.", de: "Es gibt Änderungen, die nicht gespeichert sind. Sie bleiben, bis du sie speicherst oder verwirfst.", fr: "Des modifications ne sont pas enregistrées. Elles restent ici jusqu’à ce que tu les enregistres ou les jettes.", es: "Hay cambios sin guardar. Se quedan aquí hasta que los guardes o los descartes.")[language] }
    package var throwDraftAway: String { Sentence("Throw the changes away", de: "Änderungen verwerfen", fr: "Jeter les modifications", es: "Descartar los cambios")[language] }
    package var preview: String { Sentence("Preview", de: "Vorschau", fr: "Aperçu", es: "Vista previa")[language] }
    package var previewNote: String { Sentence("This is what players see. Nothing counts here.", de: "So sehen es die Spieler. Hier zählt nichts.", fr: "Voici ce que voient les joueurs. Ici rien ne compte.", es: "Esto ven los jugadores. Aquí nada cuenta.")[language] }
    package var backToEditor: String { Sentence("Back to the editor", de: "Zurück zum Editor", fr: "Retour à l’éditeur", es: "Volver al editor")[language] }
    package var versions: String { Sentence("Earlier versions", de: "Frühere Fassungen", fr: "Versions précédentes", es: "Versiones anteriores")[language] }
    package var bringBack: String { Sentence("Bring back", de: "Zurückholen", fr: "Restaurer", es: "Recuperar")[language] }
    package var versionsAbout: String { Sentence("The last 20 saved versions. Bringing one back keeps the present one among them.", de: "Die letzten 20 gespeicherten Fassungen. Die jetzige bleibt erhalten, wenn du eine zurückholst.", fr: "Les 20 dernières versions enregistrées. La version actuelle reste parmi elles.", es: "Las últimas 20 versiones guardadas. La actual se conserva entre ellas.")[language] }
    package var deleteQuiz: String { Sentence("Delete this quiz", de: "Dieses Quiz löschen", fr: "Supprimer ce quiz", es: "Eliminar este quiz")[language] }
    package var deleteAbout: String { Sentence("It is put aside, and can be brought back.", de: "Es wird beiseitegelegt und lässt sich zurückholen.", fr: "Il est mis de côté et peut être restauré.", es: "Se aparta y se puede recuperar.")[language] }
    package var quizSettings: String { Sentence("Settings of the quiz", de: "Einstellungen des Quiz", fr: "Réglages du quiz", es: "Ajustes del quiz")[language] }
    package var toQuestions: String { Sentence("To the questions", de: "Zu den Fragen", fr: "Vers les questions", es: "A las preguntas")[language] }
    package var kind: String { Sentence("Kind", de: "Art", fr: "Type", es: "Tipo")[language] }
    package var addQuestion: String { Sentence("Add a question", de: "Frage hinzufügen", fr: "Ajouter une question", es: "Añadir una pregunta")[language] }
    package var moveUp: String { Sentence("Move up", de: "Nach oben", fr: "Monter", es: "Subir")[language] }
    package var moveDown: String { Sentence("Move down", de: "Nach unten", fr: "Descendre", es: "Bajar")[language] }
    package var copy: String { Sentence("Make a copy", de: "Kopieren", fr: "Dupliquer", es: "Duplicar")[language] }
    package var removeQuestion: String { Sentence("Remove", de: "Entfernen", fr: "Supprimer", es: "Quitar")[language] }
    package var noText: String { Sentence("without a text", de: "ohne Text", fr: "sans texte", es: "sin texto")[language] }
    package var answerOf: Template { Sentence("Answer {n}", de: "Antwort {n}", fr: "Réponse {n}", es: "Respuesta {n}")[language] }
    package var addAnswer: String { Sentence("Add an answer", de: "Antwort hinzufügen", fr: "Ajouter une réponse", es: "Añadir una respuesta")[language] }
    package var removeAnswer: Template { Sentence("Remove answer {n}", de: "Antwort {n} entfernen", fr: "Supprimer la réponse {n}", es: "Quitar la respuesta {n}")[language] }
    package var answerUp: Template { Sentence("Answer {n} higher", de: "Antwort {n} höher", fr: "Réponse {n} plus haut", es: "Respuesta {n} más arriba")[language] }
    package var moreOf: Template { Sentence("More for {n}", de: "Mehr zu {n}", fr: "Plus pour {n}", es: "Más de {n}")[language] }
    package var orderAbout: String { Sentence("Write the items in the right order; players get them mixed.", de: "Schreib die Teile in der richtigen Reihenfolge; gemischt werden sie beim Spielen.", fr: "Écris les éléments dans le bon ordre ; ils seront mélangés.", es: "Escribe los elementos en el orden correcto; se mezclan al jugar.")[language] }
    package var pairLeft: Template { Sentence("Left {n}", de: "Links {n}", fr: "Gauche {n}", es: "Izquierda {n}")[language] }
    package var pairMatch: Template { Sentence("Partner {n}", de: "Partner {n} rechts", fr: "Partenaire {n}", es: "Pareja {n}")[language] }
    package var addPair: String { Sentence("Add a pair", de: "Paar hinzufügen", fr: "Ajouter une paire", es: "Añadir un par")[language] }
    package var gapsAbout: String { Sentence("Write each gap as [[word]]: the word is what fits. Save, and more can be set for each gap.", de: "Schreib jede Lücke als [[Wort]]: das Wort ist, was passt. Nach dem Speichern lässt sich mehr einstellen.", fr: "Écris chaque trou ainsi : [[mot]]. Le mot est la solution. Enregistre pour régler le reste.", es: "Escribe cada hueco como [[palabra]]: la palabra es la solución. Guarda para ajustar lo demás.")[language] }
    package var gapOf: Template { Sentence("Gap “{name}”", de: "Lücke „{name}“", fr: "Trou « {name} »", es: "Hueco «{name}»")[language] }
    package var acceptAbout: String { Sentence("One a line; * stands for anything.", de: "Eine je Zeile; * steht für Beliebiges.", fr: "Une par ligne ; * remplace n’importe quoi.", es: "Una por línea; * es cualquier cosa.")[language] }
    package var linesAbout: String { Sentence("One a line.", de: "Je Zeile eines.", fr: "Un par ligne.", es: "Uno por línea.")[language] }
    package var inJSON: Template { Sentence("{label} (JSON)", de: "{label} (als JSON)", fr: "{label} (en JSON)", es: "{label} (en JSON)")[language] }
    package var badJSON: String { Sentence("This is no JSON: mend it or leave it empty.", de: "Das ist kein JSON: verbessere es oder lass es leer.", fr: "Ce n’est pas du JSON : corrige-le ou laisse-le vide.", es: "Esto no es JSON: corrígelo o déjalo vacío.")[language] }
    package var asUsual: String { Sentence("as usual", de: "wie üblich", fr: "comme d’habitude", es: "lo habitual")[language] }
    package var upload: Template { Sentence("{label}: choose a file", de: "{label}: Datei wählen", fr: "{label} : choisir un fichier", es: "{label}: elegir un archivo")[language] }
    package var findingsTitle: String { Sentence("What to look at", de: "Was du ansehen solltest", fr: "À vérifier", es: "Lo que conviene revisar")[language] }
    package var conflictTitle: String { Sentence("Changed in two places", de: "An zwei Stellen geändert", fr: "Modifié à deux endroits", es: "Cambiado en dos sitios")[language] }
    package var conflictText: String { Sentence("The file was changed while you edited it. Nothing was overwritten: choose which one counts. The other one stays among the earlier versions.", de: "Die Datei wurde geändert, während du sie bearbeitet hast. Nichts wurde überschrieben: wähle, was gilt. Das andere bleibt bei den früheren Fassungen.", fr: "Le fichier a été modifié pendant ton travail. Rien n’a été écrasé : choisis la bonne version. L’autre reste parmi les versions précédentes.", es: "El archivo cambió mientras lo editabas. No se sobrescribió nada: elige cuál vale. El otro queda entre las versiones anteriores.")[language] }
    package var yours: String { Sentence("Yours", de: "Deines", fr: "Le tien", es: "El tuyo")[language] }
    package var onDisk: String { Sentence("In the file", de: "In der Datei", fr: "Dans le fichier", es: "En el archivo")[language] }
    package var keepMine: String { Sentence("Save mine", de: "Meines speichern", fr: "Enregistrer le mien", es: "Guardar el mío")[language] }
    package var takeFile: String { Sentence("Take the file’s", de: "Das aus der Datei nehmen", fr: "Prendre celui du fichier", es: "Tomar el del archivo")[language] }
    package var playIt: String { Sentence("Play it", de: "Spielen", fr: "Y jouer", es: "Jugarlo")[language] }
    package var printIt: String { Sentence("Print it", de: "Drucken", fr: "Imprimer", es: "Imprimir")[language] }
    package var readSheets: String { Sentence("Read sheets", de: "Bogen einlesen", fr: "Lire des feuilles", es: "Leer hojas")[language] }
    package var scanFiles: String { Sentence("Scanned pages", de: "Gescannte Seiten", fr: "Pages numérisées", es: "Páginas escaneadas")[language] }
    package var scanFilesAbout: String { Sentence("PDF, PNG or JPEG, 50 MB together: choose them, or drop them on the field.", de: "PDF, PNG oder JPEG, zusammen 50 MB: wähle sie aus oder zieh sie auf das Feld.", fr: "PDF, PNG ou JPEG, 50 Mo en tout : choisis-les, ou dépose-les sur le champ.", es: "PDF, PNG o JPEG, 50 MB en total: elígelas o suéltalas sobre el campo.")[language] }
    package var scanSeed: String { Sentence("Seed", de: "Startwert", fr: "Graine", es: "Semilla")[language] }
    package var scanSeedAbout: String { Sentence("Leave it empty to take it from the sheets.", de: "Leer gelassen, kommt er von den Bogen.", fr: "Laisse vide pour la prendre des feuilles.", es: "Déjala vacía para tomarla de las hojas.")[language] }
    package var scanClass: String { Sentence("Names of the class", de: "Namen der Klasse", fr: "Noms de la classe", es: "Nombres de la clase")[language] }
    package var scanClassAbout: String { Sentence("One a line, if you like: missing sheets are reported.", de: "Einer je Zeile, wenn du magst: fehlende Bogen werden gemeldet.", fr: "Un par ligne, si tu veux : les feuilles manquantes sont signalées.", es: "Uno por línea, si quieres: se avisa de las hojas que faltan.")[language] }
    package var printSheets: String { Sentence("Print answer sheets", de: "Antwortbogen drucken", fr: "Imprimer des feuilles de réponses", es: "Imprimir hojas de respuestas")[language] }
    package var printSheetsAbout: String { Sentence("The test, its key, and a sheet for each name; without names a sheet for each version.", de: "Der Test, sein Lösungsblatt und ein Bogen je Name; ohne Namen ein Bogen je Fassung.", fr: "Le test, son corrigé et une feuille par nom ; sans noms, une feuille par version.", es: "La prueba, su clave y una hoja por nombre; sin nombres, una hoja por versión.")[language] }
    package var versionCount: String { Sentence("Number of versions", de: "Zahl der Fassungen", fr: "Nombre de versions", es: "Número de versiones")[language] }
    package var printSeedAbout: String { Sentence("Another number mixes questions and answers in another way.", de: "Eine andere Zahl mischt Fragen und Antworten anders.", fr: "Un autre nombre mélange autrement questions et réponses.", es: "Otro número mezcla de otra forma preguntas y respuestas.")[language] }
    package var morePages: String { Sentence("Read more pages", de: "Weitere Seiten einlesen", fr: "Lire d’autres pages", es: "Leer más páginas")[language] }
    package var isReading: Plural { Plural(one: Sentence("Reading: 1 page so far", de: "Liest: bisher 1 Seite", fr: "Lecture : 1 page jusqu’ici", es: "Leyendo: 1 página hasta ahora"), other: Sentence("Reading: {n} pages so far", de: "Liest: bisher {n} Seiten", fr: "Lecture : {n} pages jusqu’ici", es: "Leyendo: {n} páginas hasta ahora"), language) }
    package var isMarking: String { Sentence("Marking", de: "Bewertet", fr: "Correction en cours", es: "Calificando")[language] }
    package var stopReading: String { Sentence("Stop", de: "Anhalten", fr: "Arrêter", es: "Detener")[language] }
    package var goOnReading: String { Sentence("Go on reading", de: "Weiterlesen", fr: "Reprendre la lecture", es: "Seguir leyendo")[language] }
    package var pagesRead: Plural { Plural(one: Sentence("1 page was read.", de: "1 Seite ist gelesen.", fr: "1 page lue.", es: "1 página leída."), other: Sentence("{n} pages were read.", de: "{n} Seiten sind gelesen.", fr: "{n} pages lues.", es: "{n} páginas leídas."), language) }
    package var doubtsOpen: Plural { Plural(one: Sentence("1 doubt is left.", de: "1 Zweifel bleibt.", fr: "Il reste 1 doute.", es: "Queda 1 duda."), other: Sentence("{n} doubts are left.", de: "{n} Zweifel bleiben.", fr: "Il reste {n} doutes.", es: "Quedan {n} dudas."), language) }
    package var openCount: String { Sentence("What is open counts as no answer.", de: "Offenes zählt als keine Antwort.", fr: "Ce qui reste ouvert compte comme sans réponse.", es: "Lo que quede abierto cuenta como sin respuesta.")[language] }
    package var readings: String { Sentence("What was read", de: "Gelesen", fr: "Ce qui a été lu", es: "Lo leído")[language] }
    package var sheetOf: String { Sentence("Pupil", de: "Name", fr: "Élève", es: "Alumno o alumna")[language] }
    package var sheetVersion: String { Sentence("Version", de: "Fassung", fr: "Version du test", es: "Versión")[language] }
    package var markSheets: String { Sentence("Mark them", de: "Bewerten", fr: "Corriger", es: "Calificar")[language] }
    package var sheetMarks: String { Sentence("Marks", de: "Bewertung", fr: "Notes", es: "Calificaciones")[language] }
    package var saveMarks: String { Sentence("Save the marks (CSV)", de: "Bewertung speichern (CSV)", fr: "Enregistrer les notes (CSV)", es: "Guardar las calificaciones (CSV)")[language] }
    package var saveFeedback: String { Sentence("Save the feedback (HTML)", de: "Rückmeldungen speichern (HTML)", fr: "Enregistrer les retours (HTML)", es: "Guardar los comentarios (HTML)")[language] }
    package var saveReadings: String { Sentence("Save the readings (CSV)", de: "Gelesenes speichern (CSV)", fr: "Enregistrer les lectures (CSV)", es: "Guardar lo leído (CSV)")[language] }
    package var putAway: String { Sentence("Put these sheets away", de: "Diese Bogen weglegen", fr: "Ranger ces feuilles", es: "Guardar estas hojas aparte")[language] }
    package var putAwayAbout: String { Sentence("Pages, readings and marks are removed here. Save what you need first. After 14 days that happens by itself.", de: "Seiten, Gelesenes und Bewertung werden hier entfernt. Speichere vorher, was du brauchst. Nach 14 Tagen geschieht das von selbst.", fr: "Pages, lectures et notes sont supprimées ici. Enregistre d’abord ce qu’il te faut. Après 14 jours, cela se fait tout seul.", es: "Aquí se borran páginas, lecturas y calificaciones. Guarda antes lo que necesites. A los 14 días ocurre solo.")[language] }
    package var scanTooLong: String { Sentence("These pages are more than 50 MB: send them in two parts.", de: "Diese Seiten sind mehr als 50 MB: schick sie in zwei Teilen.", fr: "Ces pages dépassent 50 Mo : envoie-les en deux fois.", es: "Estas páginas superan los 50 MB: envíalas en dos partes.")[language] }

    package var newMode: String { Sentence("New mode", de: "Neuer Modus", fr: "Nouveau mode", es: "Nuevo modo")[language] }
    package var modeName: String { Sentence("Name of the mode", de: "Name des Modus", fr: "Nom du mode", es: "Nombre del modo")[language] }
    package var sourceText: String { Sentence("Source", de: "Quelltext", fr: "Code source", es: "Código fuente")[language] }
    package var testMode: String { Sentence("Run its examples", de: "Beispiele ausführen", fr: "Lancer ses exemples", es: "Ejecutar sus ejemplos")[language] }
    package var lineOf: Template { Sentence("Line {n}", de: "Zeile {n}", fr: "Ligne {n}", es: "Línea {n}")[language] }
    package var passes: String { Sentence("passes", de: "besteht", fr: "réussit", es: "pasa")[language] }
    package var failsTest: String { Sentence("fails", de: "scheitert", fr: "échoue", es: "falla")[language] }
    package var bold: String { Sentence("Bold", de: "Fett", fr: "Gras", es: "Negrita")[language] }
    package var codeSign: String { Sentence("Code sign", de: "Code-Zeichen", fr: "Code informatique", es: "Código de programa")[language] }
    package var formula: String { Sentence("Formula", de: "Formel", fr: "Formule", es: "Fórmula")[language] }
    package var tableSign: String { Sentence("Insert a table", de: "Tabelle einfügen", fr: "Insérer un tableau", es: "Insertar una tabla")[language] }
    package var autosaved: String { Sentence("Kept as a draft.", de: "Als Entwurf behalten.", fr: "Conservé en brouillon.", es: "Guardado como borrador.")[language] }

    package var copyElsewhere: String { Sentence("Copy into another quiz", de: "In ein anderes Quiz kopieren", fr: "Copier dans un autre quiz", es: "Copiar en otro quiz")[language] }
    package var copyWhere: String { Sentence("Into which quiz?", de: "In welches Quiz?", fr: "Dans quel quiz ?", es: "¿En qué quiz?")[language] }
    package var copyAbout: String { Sentence("The copy goes to the end of that quiz. It is saved when you save there.", de: "Die Kopie kommt ans Ende jenes Quiz. Gespeichert wird sie, wenn du dort speicherst.", fr: "La copie va à la fin de ce quiz. Elle est enregistrée quand tu y enregistres.", es: "La copia va al final de ese quiz. Se guarda cuando guardes allí.")[language] }
    package var playBeside: String { Sentence("Play it beside", de: "Daneben spielen", fr: "Jouer à côté", es: "Jugar al lado")[language] }

    /// Labels of keys, named by the key alone or with its part of the file in front.
    package var labels: [String: String] { Self.labels.in(language) }
    private static let labels: [String: Sentence] = [
      "description": Sentence("Description", de: "Beschreibung", fr: "Description du quiz", es: "Descripción"),
      "image": Sentence("Picture", de: "Bild", fr: "Image", es: "Imagen"),
      "imageAlt": Sentence("The picture in words", de: "Das Bild in Worten", fr: "L’image en mots", es: "La imagen en palabras"),
      "audio": Sentence("Sound", de: "Ton", fr: "Son", es: "Sonido"),
      "video": Sentence("A film", de: "Ein Film", fr: "Une vidéo", es: "Una película"),
      "category": Sentence("Category", de: "Kategorie", fr: "Catégorie", es: "Categoría"),
      "language": Sentence("Language of the texts", de: "Sprache der Texte", fr: "Langue des textes", es: "Idioma de los textos"),
      "markup": Sentence("Signs for bold, code and formulas", de: "Zeichen für Fettes, Code und Formeln", fr: "Signes pour gras, code et formules", es: "Signos de negrita, código y fórmulas"),
      "author": Sentence("Author", de: "Autor", fr: "Auteur", es: "Autor o autora"),
      "licence": Sentence("Licence", de: "Lizenz", fr: "Licence d’utilisation", es: "Licencia"),
      "source": Sentence("Where it is from", de: "Woher es ist", fr: "D’où cela vient", es: "De dónde viene"),
      "tags": Sentence("Keywords", de: "Schlagwörter", fr: "Mots-clés", es: "Palabras clave"),
      "data": Sentence("Data for modes", de: "Daten für Modi", fr: "Données pour les modes", es: "Datos para los modos"),
      "plugin": Sentence("Usual mode", de: "Üblicher Modus", fr: "Mode habituel", es: "Modo habitual"),
      "options": Sentence("Options of the mode", de: "Optionen des Modus", fr: "Options du mode", es: "Opciones del modo"),
      "partial": Sentence("Partial marks", de: "Teilpunkte", fr: "Points partiels", es: "Puntos parciales"),
      "daily": Sentence("May be the quiz of the day", de: "Darf Quiz des Tages sein", fr: "Peut être le quiz du jour", es: "Puede ser el quiz del día"),
      "pick": Sentence("Number of questions drawn", de: "Zahl der gezogenen Fragen", fr: "Nombre de questions tirées", es: "Número de preguntas sorteadas"),
      "shuffle.questions": Sentence("Mix the questions", de: "Fragen mischen", fr: "Mélanger les questions", es: "Mezclar las preguntas"),
      "shuffle.answers": Sentence("Mix the answers", de: "Antworten mischen", fr: "Mélanger les réponses", es: "Mezclar las respuestas"),
      "back": Sentence("May go back", de: "Zurückgehen erlaubt", fr: "Retour permis", es: "Se puede volver"),
      "free": Sentence("In any order", de: "In beliebiger Reihenfolge", fr: "Dans n’importe quel ordre", es: "En cualquier orden"),
      "skip": Sentence("May skip", de: "Überspringen erlaubt", fr: "Peut passer", es: "Se puede saltar"),
      "timing.question": Sentence("Seconds for a question", de: "Sekunden je Frage", fr: "Secondes par question posée", es: "Segundos por cada pregunta"),
      "timing.quiz": Sentence("Seconds for the quiz", de: "Sekunden für das Quiz", fr: "Secondes pour le quiz", es: "Segundos para el quiz"),
      "whileClosed": Sentence("While the quiz is closed, time", de: "Ist das Quiz zu, läuft die Zeit", fr: "Quiz fermé, le temps", es: "Con el quiz cerrado, el tiempo"),
      "reveal": Sentence("Show solutions", de: "Lösungen zeigen", fr: "Montrer les solutions", es: "Mostrar las soluciones"),
      "outcomes": Sentence("Outcomes", de: "Ergebnistypen", fr: "Profils de résultat", es: "Resultados posibles"),
      "bands": Sentence("Comments by percent", de: "Kommentare nach Prozent", fr: "Commentaires selon le pourcentage", es: "Comentarios por porcentaje"),
      "sections": Sentence("Sections", de: "Abschnitte", fr: "Parties", es: "Secciones"),
      "variables": Sentence("Variables", de: "Variablen", fr: "Variables à tirer", es: "Variables sorteadas"),
      "require": Sentence("Condition of the variables", de: "Bedingung der Variablen", fr: "Condition des variables", es: "Condición de las variables"),
      "defaults": Sentence("Defaults of all questions", de: "Vorgaben aller Fragen", fr: "Valeurs par défaut des questions", es: "Valores de todas las preguntas"),
      "id": Sentence("Short name in results", de: "Kurzname in Ergebnissen", fr: "Nom court dans les résultats", es: "Nombre corto en los resultados"),
      "section": Sentence("Section", de: "Abschnitt", fr: "Partie", es: "Sección"),
      "difficulty": Sentence("Difficulty", de: "Schwierigkeit", fr: "Difficulté", es: "Dificultad"),
      "level": Sentence("Level", de: "Stufe", fr: "Niveau", es: "Nivel"),
      "limit": Sentence("Seconds to answer", de: "Sekunden zum Antworten", fr: "Secondes pour répondre", es: "Segundos para responder"),
      "explanation": Sentence("Explanation", de: "Erklärung", fr: "Explication", es: "Explicación"),
      "correct": Sentence("Right number", de: "Richtige Zahl", fr: "Nombre exact", es: "Número correcto"),
      "tolerance": Sentence("May be off by", de: "Erlaubte Abweichung", fr: "Écart permis", es: "Margen permitido"),
      "min": Sentence("Lowest", de: "Kleinster Wert", fr: "Valeur minimale", es: "Valor mínimo"),
      "max": Sentence("Highest", de: "Größter Wert", fr: "Valeur maximale", es: "Valor máximo"),
      "step": Sentence("Step", de: "Schritt", fr: "Pas", es: "Paso"),
      "labels": Sentence("Words at both ends", de: "Wörter an den Enden", fr: "Mots aux deux bouts", es: "Palabras en los extremos"),
      "accept": Sentence("Accepted texts", de: "Angenommene Texte", fr: "Textes acceptés", es: "Textos aceptados"),
      "caseSensitive": Sentence("Capital letters matter", de: "Groß und klein zählt", fr: "Les majuscules comptent", es: "Importan las mayúsculas"),
      "typos": Sentence("Typing mistakes allowed", de: "Erlaubte Tippfehler", fr: "Fautes de frappe permises", es: "Erratas permitidas"),
      "accents": Sentence("Accents matter", de: "Akzente zählen", fr: "Les accents comptent", es: "Importan los acentos"),
      "signs": Sentence("Raised and lowered digits", de: "Hoch- und tiefgestellte Ziffern", fr: "Chiffres en exposant et en indice", es: "Cifras en superíndice y subíndice"),
      "extra": Sentence("More partners that fit nowhere", de: "Weitere Partner, die nirgends passen", fr: "Autres partenaires sans paire", es: "Más parejas que no encajan"),
      "words": Sentence("Words to choose from", de: "Wörter zur Auswahl", fr: "Mots au choix", es: "Palabras para elegir"),
      "reuse": Sentence("A word may come twice", de: "Ein Wort darf zweimal kommen", fr: "Un mot peut servir deux fois", es: "Una palabra puede repetirse"),
      "marked": Sentence("Marked by", de: "Gewertet durch", fr: "Noté par", es: "Calificado por"),
      "fraction": Sentence("Share of the points", de: "Anteil der Punkte", fr: "Part des points", es: "Parte de los puntos"),
      "feedback": Sentence("Feedback", de: "Rückmeldung", fr: "Commentaire", es: "Comentario"),
      "answer.outcomes": Sentence("Counts for outcomes", de: "Zählt für Ergebnistypen", fr: "Compte pour les profils", es: "Cuenta para resultados"),
      "pin": Sentence("Place when mixed", de: "Platz beim Mischen", fr: "Place au mélange", es: "Lugar al mezclar"),
      "upTo": Sentence("Up to", de: "Bis", fr: "Jusqu’à", es: "Hasta"),
      "value": Sentence("Number", de: "Zahl", fr: "Nombre", es: "Número"),
      "otherwise": Sentence("For all others", de: "Für alles andere", fr: "Pour tout le reste", es: "Para todo lo demás"),
      "weight": Sentence("Weight", de: "Gewicht", fr: "Poids", es: "Peso"),
      "from": Sentence("From percent", de: "Ab Prozent", fr: "À partir de (pour cent)", es: "Desde el porcentaje"),
      "emoji": Sentence("Emoji", de: "Emoji dazu", fr: "Émoji", es: "Emoji al lado"),
      "text": Sentence("Text", de: "Text dazu", fr: "Texte", es: "Texto"),
      "section.shuffle": Sentence("Mix this section", de: "Diesen Abschnitt mischen", fr: "Mélanger cette partie", es: "Mezclar esta sección"),
      "answers": Sentence("Rules for answers", de: "Regeln für Antworten", fr: "Règles pour les réponses", es: "Reglas para las respuestas"),
      "gaps": Sentence("All gaps", de: "Alle Lücken", fr: "Tous les trous", es: "Todos los huecos"),
      "pairs": Sentence("All pairs", de: "Alle Paare", fr: "Toutes les paires", es: "Todos los pares"),
      "relative": Sentence("Relative", de: "Relativ", fr: "Relatif", es: "Relativo"),
      "geometric": Sentence("Factor", de: "Faktor", fr: "Facteur", es: "Factor permitido"),
      "shuffle": Sentence("Mixing", de: "Mischen", fr: "Mélange", es: "Mezcla"),
      "navigation": Sentence("Going to and fro", de: "Vor und zurück", fr: "Navigation", es: "Navegación"),
      "timing": Sentence("Time limits of the quiz", de: "Zeiten des Quiz", fr: "Temps du quiz", es: "Tiempos del quiz"),
      "format": Sentence("File format", de: "Dateiformat", fr: "Format du fichier", es: "Formato del archivo"),
      "questions": Sentence("All questions as data", de: "Alle Fragen als Daten", fr: "Toutes les questions en données", es: "Todas las preguntas como datos"),
    ]

    /// Values that are chosen from a list.
    package var values: [String: String] { Self.values.in(language) }
    private static let values: [String: Sentence] = [
      "single": Sentence("One right answer", de: "Eine richtige Antwort", fr: "Une bonne réponse", es: "Una respuesta correcta"),
      "multiple": Sentence("Several right answers", de: "Mehrere richtige Antworten", fr: "Plusieurs bonnes réponses", es: "Varias respuestas correctas"),
      "truefalse": Sentence("True or false", de: "Wahr oder falsch", fr: "Vrai ou faux", es: "Verdadero o falso"),
      "range": Sentence("Slider", de: "Schieberegler", fr: "Curseur", es: "Deslizador"),
      "number": Sentence("A number to type", de: "Eine Zahl zum Tippen", fr: "Un nombre à taper", es: "Un número para escribir"),
      "text": Sentence("A text to type", de: "Ein Text zum Tippen", fr: "Un texte à taper", es: "Un texto para escribir"),
      "order": Sentence("Put in order", de: "In Reihenfolge bringen", fr: "Mettre dans l’ordre", es: "Poner en orden"),
      "match": Sentence("Pairs", de: "Paare", fr: "Paires", es: "Pares"),
      "gaps": Sentence("Text with gaps", de: "Text mit Lücken", fr: "Texte à trous", es: "Texto con huecos"),
      "info": Sentence("Page without a question", de: "Seite ohne Frage", fr: "Page sans question", es: "Página sin pregunta"),
      "plain": Sentence("no, as written", de: "nein, wie geschrieben", fr: "non, tel quel", es: "no, tal cual"),
      "markdown": Sentence("yes, Markdown", de: "ja, Markdown", fr: "oui, Markdown", es: "sí, Markdown"),
      "each": Sentence("after each one", de: "nach jeder einzelnen", fr: "après chacune", es: "después de cada una"),
      "end": Sentence("all at the end", de: "alle am Ende", fr: "toutes à la fin", es: "todas al final"),
      "never": Sentence("not at all", de: "gar nicht", fr: "pas du tout", es: "nunca"),
      "pauses": Sentence("stands still", de: "steht still", fr: "s’arrête", es: "se para"),
      "runs": Sentence("goes on", de: "läuft weiter", fr: "continue", es: "sigue"),
      "exact": Sentence("as they are", de: "wie sie sind", fr: "tels quels", es: "tal como son"),
      "by hand": Sentence("a person", de: "eine Person", fr: "une personne", es: "una persona"),
      "by rule": Sentence("the rules", de: "die Regeln", fr: "les règles", es: "las reglas"),
      "last": Sentence("at the end", de: "am Schluss", fr: "en dernier", es: "al final del todo"),
      "net": Sentence("right minus wrong", de: "richtige minus falsche", fr: "justes moins fausses", es: "correctas menos incorrectas"),
      "coverage": Sentence("found and not guessed", de: "gefunden und nicht geraten", fr: "trouvées sans deviner", es: "acertadas sin adivinar"),
      "all": Sentence("all or nothing", de: "alles oder nichts", fr: "tout ou rien", es: "todo o nada"),
    ]
  }

  /// Players and settings.
  package struct House: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var playAs: Template { Sentence("Choose {name} as the player", de: "Wählen: {name} spielt", fr: "Choisir {name} pour jouer", es: "Elegir a {name} como jugador")[language] }
    package var choose: String { Sentence("Choose", de: "Wählen", fr: "Choisir", es: "Elegir")[language] }
    package var somebodyNew: String { Sentence("Somebody new", de: "Neuer Spieler", fr: "Nouveau joueur", es: "Alguien nuevo")[language] }
    package var add: String { Sentence("Add", de: "Hinzufügen", fr: "Ajouter", es: "Añadir")[language] }
    package var saved: String { Sentence("Saved.", de: "Gespeichert.", fr: "Enregistré.", es: "Guardado.")[language] }
    package var inBrowser: String { Sentence("In this browser", de: "In diesem Browser", fr: "Dans ce navigateur", es: "En este navegador")[language] }
    package var keys: String { Sentence("Keys: 1 to 9 choose, Enter goes on, Escape leaves", de: "Tasten: 1 bis 9 wählen, Enter geht weiter, Escape verlässt", fr: "Touches : 1 à 9 pour choisir, Entrée pour continuer, Échap pour quitter", es: "Teclas: 1 a 9 para elegir, Intro para seguir, Esc para salir")[language] }
    package var swipes: String { Sentence("Swipes: right goes on, left leaves", de: "Wischen: nach rechts weiter, nach links verlassen", fr: "Balayage : à droite pour continuer, à gauche pour quitter", es: "Gestos: deslizar a la derecha sigue, a la izquierda sale")[language] }
    package var guest: String { Sentence("You play as a guest. The settings of this machine are for its player, who has the key.", de: "Du spielst als Gast. Die Einstellungen dieses Rechners sind für seinen Spieler, der den Schlüssel hat.", fr: "Tu joues en invité. Les paramètres de cette machine sont pour son joueur, qui a la clé.", es: "Juegas como invitado. Los ajustes de este equipo son para su jugador, que tiene la clave.")[language] }
    package var ofMachine: String { Sentence("Playing, here and in the terminal", de: "Spielen, hier und im Terminal", fr: "Le jeu, ici et dans le terminal", es: "Jugar, aquí y en el terminal")[language] }
    package var terminal: String { Sentence("The terminal", de: "Das Terminal", fr: "Le terminal", es: "El terminal")[language] }
    package var labels: [String: String] {
      [
        "player": Sentence("Who plays", de: "Wer spielt", fr: "Qui joue", es: "Quién juega")[language],
        "plain": Sentence("Plain lines in the terminal", de: "Nur Zeilen im Terminal", fr: "Lignes simples dans le terminal", es: "Líneas simples en el terminal")[language],
        "timed": timeLimits,
        "seconds": Sentence("Seconds for every question", de: "Sekunden für jede Frage", fr: "Secondes par question", es: "Segundos por pregunta")[language],
        "time-factor": timeFactor,
        "ascii": Sentence("ASCII alone in the terminal", de: "Nur ASCII im Terminal", fr: "ASCII seulement dans le terminal", es: "Solo ASCII en el terminal")[language],
        "bidi": Sentence("Right-to-left in the terminal", de: "Von rechts nach links im Terminal", fr: "De droite à gauche dans le terminal", es: "De derecha a izquierda en el terminal")[language],
        "theme": Sentence("Colours of the terminal", de: "Farben des Terminals", fr: "Couleurs du terminal", es: "Colores del terminal")[language],
        "reduced-motion": Sentence("Less motion in the terminal", de: "Weniger Bewegung im Terminal", fr: "Moins d’animations dans le terminal", es: "Menos movimiento en el terminal")[language],
        "mouse": Sentence("Mouse in the terminal", de: "Maus im Terminal", fr: "Souris dans le terminal", es: "Ratón en el terminal")[language],
        "language": Sentence("Language of the terminal", de: "Sprache des Terminals", fr: "Langue du terminal", es: "Idioma del terminal")[language],
        "confirm": Sentence("Enter twice in the terminal", de: "Zweimal Enter im Terminal", fr: "Entrée deux fois dans le terminal", es: "Intro dos veces en el terminal")[language],
        "weekly-goal": weeklyGoal,
        "day-starts": Sentence("The hour at which a day begins", de: "Die Stunde, zu der ein Tag beginnt", fr: "L’heure à laquelle un jour commence", es: "La hora a la que empieza un día")[language],
        "daily-source": Sentence("Where the quiz of the day comes from", de: "Woher das Quiz des Tages kommt", fr: "D’où vient le quiz du jour", es: "De dónde sale el quiz del día")[language],
        "daily-retries": Sentence("Retries of the quiz of the day", de: "Wiederholungen beim Quiz des Tages", fr: "Essais en plus pour le quiz du jour", es: "Reintentos del quiz del día")[language],
        "daily-counts": Sentence("Which try of the day counts", de: "Welcher Versuch des Tages zählt", fr: "L’essai du jour qui compte", es: "Qué intento del día cuenta")[language],
        "streak-freezes": Sentence("Missed days that a streak forgives", de: "Ausgelassene Tage, die eine Serie verzeiht", fr: "Jours manqués qu’une série pardonne", es: "Días perdidos que perdona una racha")[language],
      ]
    }
    package var values: [String: String] {
      [
        "true": Sentence("Yes", de: "Ja", fr: "Oui", es: "Sí"),
        "false": Sentence("No", de: "Nein", fr: "Non", es: "No"),
        "auto": Sentence("Automatic", de: "Automatisch", fr: "Automatique", es: "Automático"),
        "on": Sentence("On", de: "An", fr: "Activé", es: "Activado"),
        "off": Sentence("Off", de: "Aus", fr: "Désactivé", es: "Desactivado"),
        "dark": Sentence("Dark", de: "Dunkel", fr: "Sombre", es: "Oscuro"),
        "light": Sentence("Light", de: "Hell", fr: "Clair", es: "Claro"),
        "mono": Sentence("One colour", de: "Eine Farbe", fr: "Une seule couleur", es: "Un color"),
        "best": Sentence("The best", de: "Der beste", fr: "Le meilleur", es: "El mejor"),
        "first": Sentence("The first", de: "Der erste", fr: "Le premier", es: "El primero"),
        "drawn": Sentence("Drawn from all quizzes", de: "Aus allen Quizzen gezogen", fr: "Tiré de tous les quiz", es: "Preguntas al azar de todos los quiz"),
        "quizzes": Sentence("One of the quizzes that are marked for it", de: "Eines der Quizze, die dafür gekennzeichnet sind", fr: "Un des quiz marqués pour cela", es: "Uno de los quiz marcados para ello"),
      ].in(language)
    }
    /// Of time limits.
    package var timings: [String: String] {
      [
        "quiz": Sentence("As set in each quiz", de: "Wie im jeweiligen Quiz vorgesehen", fr: "Selon chaque quiz", es: "Según cada quiz"),
        "off": Sentence("No limits", de: "Keine Limits", fr: "Sans limites", es: "Sin límites"),
        "on": Sentence("A limit for every question, as below", de: "Ein Limit für jede Frage, wie unten", fr: "Une limite par question, comme ci-dessous", es: "Un límite para cada pregunta, el de abajo"),
      ].in(language)
    }
    package var ownersOnly: String { Sentence("This page is for the player of this machine. Enter the key to be that player in this browser.", de: "Diese Seite ist für den Spieler dieses Rechners. Gib den Schlüssel ein, um in diesem Browser dieser Spieler zu sein.", fr: "Cette page est pour le joueur de cette machine. Avec la clé, ce navigateur peut l’être.", es: "Esta página es para el jugador de este equipo. Con la clave, este navegador puede serlo.")[language] }
    package var toKey: String { Sentence("Enter the key", de: "Schlüssel eingeben", fr: "Entrer la clé", es: "Introducir la clave")[language] }

    package func label(_ key: String) -> String { labels[key] ?? key }

    package func value(_ value: String) -> String { values[value] ?? value }
  }

  /// Rooms, as players and the screen show them.
  package struct Room: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    // The way in
    package var enter: String { Sentence("Join a room", de: "In einen Raum", fr: "Rejoindre une salle", es: "Entrar en una sala")[language] }
    package var code: String { Sentence("Code of the room", de: "Code des Raums", fr: "Code de la salle", es: "Código de la sala")[language] }
    package var codeHelp: String { Sentence("Six digits, as the screen shows them.", de: "Die sechs Ziffern, die vorne zu sehen sind.", fr: "Les six chiffres affichés à l’écran.", es: "Seis dígitos, como los muestra la pantalla.")[language] }
    package var noRoom: String { Sentence("There is no room with this code that can be joined. Check the digits.", de: "Unter diesem Code ist kein Raum offen. Prüfe die Ziffern.", fr: "Aucune salle ouverte n’a ce code. Vérifie les chiffres.", es: "No hay ninguna sala abierta con este código. Comprueba los dígitos.")[language] }
    package var nameHelp: String { Sentence("At most 24 characters. Everybody in the room sees it.", de: "Höchstens 24 Zeichen. Alle im Raum sehen ihn.", fr: "24 caractères au plus. Tout le monde dans la salle le voit.", es: "Máximo 24 caracteres. Todos en la sala lo ven.")[language] }
    package var nameGiven: String { Sentence("You get a name when you join.", de: "Deinen Namen bekommst du beim Mitspielen.", fr: "Tu reçois un nom en entrant.", es: "Recibirás un nombre al entrar.")[language] }
    package var join: String { Sentence("Join", de: "Mitspielen", fr: "Rejoindre", es: "Entrar")[language] }
    package var nameTaken: String { Sentence("Somebody has this name already. Choose another.", de: "Diesen Namen hat schon jemand. Wähle einen anderen.", fr: "Quelqu’un a déjà ce nom. Choisis-en un autre.", es: "Alguien ya tiene este nombre. Elige otro.")[language] }
    package var notLetIn: String { Sentence("You cannot join: this name is not on the list, or the room is locked.", de: "Du kommst nicht hinein: der Name steht nicht auf der Liste oder es wird niemand mehr eingelassen.", fr: "Tu ne peux pas entrer : ce nom n’est pas sur la liste, ou plus personne ne peut entrer.", es: "No puedes entrar: este nombre no está en la lista o ya no se admite a nadie más.")[language] }
    package var otherRoom: String { Sentence("Another room", de: "Ein anderer Raum", fr: "Une autre salle", es: "Otra sala")[language] }

    // The lobby
    package var youAre: Template { Sentence("You are {name}.", de: "Du bist {name}.", fr: "Tu es {name}.", es: "Tu nombre es {name}.")[language] }
    package var isIn: String { Sentence("You are in. It starts in a moment.", de: "Du bist dabei. Gleich geht es los.", fr: "C’est bon, tu y es. Ça commence dans un instant.", es: "Ya estás dentro. Empieza en un momento.")[language] }
    package var scan: String { Sentence("Scan this, or open the address and type the code", de: "QR-Code scannen oder Adresse öffnen und Code eingeben", fr: "Scanne le code, ou ouvre l’adresse et tape le code", es: "Escanea esto, o abre la dirección y escribe el código")[language] }

    // A question
    package var getReady: String { Sentence("Get ready", de: "Gleich geht es los", fr: "Prêts ?", es: "¿Listos?")[language] }
    package var roundOf: Template { Sentence("Round {n} of {of}: {title}", de: "Runde {n} von {of}: {title}", fr: "Manche {n} sur {of} : {title}", es: "Ronda {n} de {of}: {title}")[language] }
    package var change: String { Sentence("Change the answer", de: "Antwort ändern", fr: "Changer la réponse", es: "Cambiar la respuesta")[language] }
    package var kept: String { Sentence("Your answer is kept. You can change it until the question closes.", de: "Deine Antwort ist gespeichert. Bis die Frage schließt, kannst du sie ändern.", fr: "Ta réponse est enregistrée. Tu peux la changer tant que la question est ouverte.", es: "Tu respuesta está guardada. Puedes cambiarla hasta que se cierre la pregunta.")[language] }
    package var tooLate: String { Sentence("This came too late: the question is closed, and your answer before it counts.", de: "Das kam zu spät: die Frage ist geschlossen, es zählt deine Antwort davor.", fr: "Trop tard : la question est fermée, et c’est ta réponse précédente qui compte.", es: "Llegó tarde: la pregunta está cerrada y cuenta tu respuesta anterior.")[language] }
    package var comesNext: String { Sentence("You come in at the next question.", de: "Du bist ab der nächsten Frage dabei.", fr: "Tu participes à partir de la question suivante.", es: "Participas desde la siguiente pregunta.")[language] }
    package var closed: String { Sentence("The question is closed.", de: "Die Frage ist geschlossen.", fr: "La question est fermée.", es: "La pregunta está cerrada.")[language] }
    package var keptAndClosed: String { Sentence("Your answer is kept. The question is closed.", de: "Deine Antwort ist gespeichert. Die Frage ist geschlossen.", fr: "Ta réponse est enregistrée. La question est fermée.", es: "Tu respuesta está guardada. La pregunta está cerrada.")[language] }
    package var nothingSent: String { Sentence("You did not answer. The question is closed.", de: "Du hast nicht geantwortet. Die Frage ist geschlossen.", fr: "Tu n’as pas répondu. La question est fermée.", es: "No respondiste. La pregunta está cerrada.")[language] }
    package var paused: String { Sentence("A short break", de: "Eine kurze Pause", fr: "Une petite pause", es: "Una pausa breve")[language] }
    package var pausedText: String { Sentence("It goes on in a moment; your time stands still.", de: "Gleich geht es weiter; deine Zeit steht still.", fr: "Ça reprend dans un instant ; ton temps est arrêté.", es: "Sigue en un momento; tu tiempo está parado.")[language] }
    package var spread: String { Sentence("What was answered", de: "Was geantwortet wurde", fr: "Les réponses données", es: "Lo que se respondió")[language] }
    package var nobodyChose: String { Sentence("nobody", de: "niemand", fr: "personne", es: "nadie")[language] }
    /// Of a question that is marked by hand.
    package var readLater: String { Sentence("It will be read, and marked by hand.", de: "Sie wird gelesen und von Hand gewertet.", fr: "Elle sera lue et notée à la main.", es: "Se leerá y se calificará a mano.")[language] }

    // The board
    package var board: String { Sentence("Scores", de: "Punktestand", fr: "Scores", es: "Puntuación")[language] }
    package var finalBoard: String { Sentence("Final scores", de: "Endstand", fr: "Scores finaux", es: "Puntuación final")[language] }
    package var up: Template { Sentence("{n} up", de: "{n} hoch", fr: "monte de {n}", es: "sube {n}")[language] }
    package var down: Template { Sentence("{n} down", de: "{n} runter", fr: "descend de {n}", es: "baja {n}")[language] }
    package var climbedMost: String { Sentence("Climbed most:", de: "Am weitesten geklettert:", fr: "Plus belle remontée :", es: "Mayor remontada:")[language] }
    package var ownPlace: Template { Sentence("Place {n} of {of}", de: "Platz {n} von {of}", fr: "Place : {n} sur {of}", es: "Puesto {n} de {of}")[language] }
    package var you: String { Sentence("you", de: "du", fr: "toi", es: "tú")[language] }
    package var teams: String { Sentence("Teams", de: "Teams", fr: "Équipes", es: "Equipos")[language] }
    package var team: String { Sentence("Team", de: "Team", fr: "Équipe", es: "Equipo")[language] }
    package var anyTeam: String { Sentence("Whichever needs players", de: "Wo noch jemand fehlt", fr: "Celle où il manque du monde", es: "El que necesite gente")[language] }
    package var won: String { Sentence("You have won!", de: "Du hast gewonnen!", fr: "C’est gagné !", es: "¡Victoria!")[language] }
    package var onPodium: String { Sentence("You are on the podium", de: "Du stehst auf dem Treppchen", fr: "Tu es sur le podium", es: "Estás en el podio")[language] }
    package var over: String { Sentence("That was it", de: "Das war es", fr: "C’est fini", es: "Eso es todo")[language] }
    package var wellPlayed: String { Sentence("Well played", de: "Gut gespielt", fr: "Bien joué", es: "Bien jugado")[language] }
    package var stayed: String { Sentence("You stayed to the end", de: "Du hast durchgehalten", fr: "Tu as tenu jusqu’au bout", es: "Aguantaste hasta el final")[language] }
    package var behindYou: Template { Sentence("Behind you: {n}", de: "Hinter dir: {n}", fr: "Derrière toi : {n}", es: "Detrás de ti: {n}")[language] }
    package var nextTime: String { Sentence("Next time everybody starts at zero again.", de: "Nächstes Mal fangen alle wieder bei null an.", fr: "La prochaine fois, tout le monde repart de zéro.", es: "La próxima vez todos empiezan de cero.")[language] }
    package var thanks: String { Sentence("Thank you for playing.", de: "Danke fürs Mitspielen.", fr: "Merci d’avoir joué.", es: "Gracias por jugar.")[language] }
    package var winners: String { Sentence("The winners", de: "Die Sieger", fr: "Les gagnants", es: "Los ganadores")[language] }
    package var andMore: Template { Sentence("and {n} more", de: "und {n} weitere", fr: "et {n} de plus", es: "y {n} más")[language] }

    // At one's own pace
    package var play: String { Sentence("To my questions", de: "Zu meinen Fragen", fr: "Vers mes questions", es: "A mis preguntas")[language] }
    package var until: Template { Sentence("Open until {time}.", de: "Offen bis {time}.", fr: "Fermeture : {time}.", es: "Abierta hasta: {time}.")[language] }
    package var handedIn: String { Sentence("You have answered everything.", de: "Du hast alles beantwortet.", fr: "Tu as répondu à tout.", es: "Has respondido a todo.")[language] }
    package var marksLater: String { Sentence("What your answers are worth is shown when the room closes.", de: "Was deine Antworten wert sind, steht hier, wenn der Raum schließt.", fr: "Ce que valent tes réponses s’affichera à la fermeture de la salle.", es: "Lo que valen tus respuestas se verá cuando la sala se cierre.")[language] }

    // No more
    package var removedText: String { Sentence("If that was a mistake, tell the host.", de: "Wenn das ein Irrtum war, sag der Spielleitung Bescheid.", fr: "Si c’est une erreur, parles-en à l’animateur.", es: "Si fue un error, díselo al anfitrión.")[language] }
    package var lookAgain: String { Sentence("Look again", de: "Aktualisieren", fr: "Actualiser", es: "Actualizar")[language] }
  }

  /// The words of a room's host.
  package struct Host: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var noPhones: Template { Sentence("Phones cannot open this address: it works on this computer alone. Start the room by “quizrun host {quiz}”, or “quizrun serve” with --listen.", de: "Handys können diese Adresse nicht öffnen: Sie gilt nur auf diesem Rechner. Starte den Raum mit „quizrun host {quiz}“, oder „quizrun serve“ mit --listen.", fr: "Les téléphones ne peuvent pas ouvrir cette adresse, qui ne vaut que sur cet ordinateur. Lance la salle par « quizrun host {quiz} », ou « quizrun serve » avec --listen.", es: "Los móviles no pueden abrir esta dirección, que solo vale en este ordenador. Inicia la sala con «quizrun host {quiz}», o «quizrun serve» con --listen.")[language] }
    package var screen: String { Sentence("Screen for the projector", de: "Ansicht für den Beamer", fr: "Écran pour le projecteur", es: "Pantalla para el proyector")[language] }
    package var lock: String { Sentence("Close the question", de: "Frage schließen", fr: "Fermer la question", es: "Cerrar la pregunta")[language] }
    package var reveal: String { Sentence("Show the answer", de: "Antwort zeigen", fr: "Montrer la réponse", es: "Mostrar la respuesta")[language] }
    package var board: String { Sentence("Show the scores", de: "Punktestand zeigen", fr: "Montrer les scores", es: "Mostrar la puntuación")[language] }
    package var next: String { Sentence("Next question", de: "Nächste Frage", fr: "Question suivante", es: "Siguiente pregunta")[language] }
    package var finish: String { Sentence("End, and show the winners", de: "Beenden und die Sieger zeigen", fr: "Terminer et montrer les gagnants", es: "Terminar y mostrar los ganadores")[language] }
    package var nextRound: String { Sentence("Next round", de: "Nächste Runde", fr: "Manche suivante", es: "Siguiente ronda")[language] }
    package var pause: String { Sentence("Pause", de: "Pause", fr: "Pause", es: "Pausa")[language] }
    package var resume: String { Sentence("Resume", de: "Fortsetzen", fr: "Reprendre", es: "Reanudar")[language] }
    package var again: String { Sentence("Ask it again", de: "Noch einmal stellen", fr: "Reposer la question", es: "Repetir la pregunta")[language] }
    package var play: String { Sentence("Play the sound again", de: "Ton noch einmal spielen", fr: "Rejouer le son", es: "Repetir el sonido")[language] }
    package var extend: String { Sentence("30 seconds more", de: "30 Sekunden mehr", fr: "30 secondes de plus", es: "30 segundos más")[language] }
    package var lockJoining: String { Sentence("Lock out new players", de: "Niemanden mehr einlassen", fr: "Fermer l’entrée", es: "No dejar entrar a nadie más")[language] }
    package var unlockJoining: String { Sentence("Let new players in again", de: "Wieder einlassen", fr: "Rouvrir l’entrée", es: "Volver a dejar entrar")[language] }
    package var end: String { Sentence("End the room", de: "Raum beenden", fr: "Fermer la salle", es: "Terminar la sala")[language] }
    package var endTitle: String { Sentence("End the room for all?", de: "Den Raum für alle beenden?", fr: "Fermer la salle pour tout le monde ?", es: "¿Terminar la sala para todos?")[language] }
    package var endText: String { Sentence("The scores so far are the final ones.", de: "Der Punktestand bis hierher ist dann der Endstand.", fr: "Les scores actuels seront les scores finaux.", es: "La puntuación hasta ahora será la final.")[language] }
    package var missing: String { Sentence("Still without an answer", de: "Noch ohne Antwort", fr: "Encore sans réponse", es: "Aún sin respuesta")[language] }
    package var timeFor: Template { Sentence("Time of {name} for each question", de: "Zeit von {name} für jede Frage", fr: "Temps de {name} pour chaque question", es: "Tiempo de {name} para cada pregunta")[language] }
    package var kick: String { Sentence("Take out", de: "Herausnehmen", fr: "Retirer", es: "Quitar")[language] }
    package var kickText: Template { Sentence("{name} can come back only under another name, or not at all where nobody new is let in.", de: "{name} kommt dann nur unter einem anderen Namen zurück oder gar nicht, wenn niemand mehr eingelassen wird.", fr: "{name} ne pourra revenir que sous un autre nom, ou pas du tout si l’entrée est fermée.", es: "{name} solo podrá volver con otro nombre, o no podrá si ya no se admite a nadie nuevo.")[language] }
    package var correct: String { Sentence("Correct the points", de: "Punkte berichtigen", fr: "Corriger les points", es: "Corregir los puntos")[language] }
    package var pointsMore: String { Sentence("Points more, or fewer with a minus", de: "Punkte dazu, mit Minus weniger", fr: "Points en plus, ou en moins avec un signe moins", es: "Puntos que sumar; con signo menos se restan")[language] }
    package var why: String { Sentence("Reason", de: "Grund", fr: "Motif", es: "Motivo")[language] }
    package var enter: String { Sentence("Enter an answer", de: "Eine Antwort eintragen", fr: "Saisir une réponse", es: "Introducir una respuesta")[language] }
    package var enterFor: String { Sentence("For", de: "Für", fr: "Pour", es: "Para")[language] }
    package var withoutDevice: String { Sentence("without a device", de: "ohne Gerät", fr: "sans appareil", es: "sin dispositivo")[language] }
    package var bringIn: String { Sentence("Add a player without a device", de: "Jemanden ohne Gerät aufnehmen", fr: "Faire entrer quelqu’un sans appareil", es: "Incluir a alguien sin dispositivo")[language] }
    package var enterText: String { Sentence("For players without a device. It counts like an answer that they sent.", de: "Für Spieler ohne Gerät. Sie zählt wie eine, die sie geschickt haben.", fr: "Pour les joueurs sans appareil. Elle compte comme une réponse envoyée par eux.", es: "Para jugadores sin dispositivo. Cuenta como si la hubieran enviado ellos.")[language] }
    package var rooms: String { Sentence("Rooms", de: "Räume", fr: "Salles", es: "Salas")[language] }
    package var teaching: String { Sentence("Your rooms and classes", de: "Deine Räume und Klassen", fr: "Tes salles et tes classes", es: "Tus salas y clases")[language] }
    package var classCalled: Template { Sentence("Class {name}", de: "Klasse {name}", fr: "Classe {name}", es: "Clase {name}")[language] }
    package var noRooms: String { Sentence("No room was opened yet. Choose a quiz, and open a room on its page.", de: "Noch wurde kein Raum geöffnet. Wähle ein Quiz und öffne auf seiner Seite einen.", fr: "Aucune salle n’a encore été ouverte. Choisis un quiz et ouvre une salle sur sa page.", es: "Aún no se ha abierto ninguna sala. Elige un quiz y abre una sala en su página.")[language] }
    package var openRoom: String { Sentence("Play it in a room", de: "In einem Raum spielen", fr: "Jouer dans une salle", es: "Jugarlo en una sala")[language] }
    package var results: String { Sentence("Results", de: "Ergebnisse", fr: "Résultats", es: "Resultados")[language] }
    package var hide: String { Sentence("Hide", de: "Verbergen", fr: "Masquer", es: "Ocultar")[language] }
    package var sounds: String { Sentence("Sounds of the projector (there: key S)", de: "Töne des Beamers (dort: Taste S)", fr: "Sons du projecteur (là-bas : touche S)", es: "Sonidos del proyector (allí: tecla S)")[language] }
    package var homework: String { Sentence("Homework", de: "Hausaufgaben", fr: "Devoirs", es: "Deberes")[language] }
    package var openLabel: String { Sentence("Begun", de: "Begonnen", fr: "Commencées", es: "Empezadas")[language] }
    package var asTable: String { Sentence("Table for a spreadsheet (CSV)", de: "Für die Tabellenkalkulation (CSV)", fr: "Tableau pour tableur (CSV)", es: "Tabla para hoja de cálculo (CSV)")[language] }
    package var sheets: Template { Sentence("Sheets for everybody, and a report of the questions: {command}", de: "Blätter für alle und ein Bericht zu den Fragen: {command}", fr: "Des feuilles pour tous, et un rapport sur les questions : {command}", es: "Hojas para todos y un informe de las preguntas: {command}")[language] }
  }
}

// MARK: - Refusals of the engine

/// Sentences about requests that are refused.
package struct RefusalWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  // Of sittings and the record
  package var ofQuiz: Template { Sentence("{quiz}: {why}", de: "{quiz}: {why}", fr: "{quiz} : {why}", es: "{quiz}: {why}")[language] }
  package var wrongKey: String { Sentence("That is not the key.", de: "Das ist nicht der Schlüssel.", fr: "Ce n’est pas la clé.", es: "Esa no es la clave.")[language] }
  package var noSitting: String { Sentence("There is no such sitting, or it belongs to another player.", de: "Diesen Durchgang gibt es nicht oder er gehört jemand anderem.", fr: "Cette partie n’existe pas, ou elle est à quelqu’un d’autre.", es: "Esta partida no existe o es de otra persona.")[language] }
  package var taken: String { Sentence("This quiz is open in another program: finish it there, or start it anew.", de: "Dieses Quiz ist in einem anderen Programm geöffnet: beende es dort oder beginne neu.", fr: "Ce quiz est ouvert dans un autre programme : termine-le là-bas, ou recommence-le.", es: "Este quiz está abierto en otro programa: termínalo allí o empiézalo de nuevo.")[language] }
  package var waits: String { Sentence("Much is going on just now. Try again in a moment.", de: "Gerade ist viel los. Versuch es gleich noch einmal.", fr: "Il y a beaucoup d’activité en ce moment. Réessaie dans un instant.", es: "Hay mucha actividad ahora mismo. Inténtalo de nuevo en un momento.")[language] }
  package var notSaved: String { Sentence("It could not be saved. Try again in a moment.", de: "Es konnte nicht gespeichert werden. Versuch es gleich noch einmal.", fr: "L’enregistrement a échoué. Réessaie dans un instant.", es: "No se pudo guardar. Inténtalo de nuevo en un momento.")[language] }
  package var badCode: String { Sentence("This is no challenge code, or a part of it is missing: copy all of it, from “quizrun1-” on.", de: "Das ist kein Herausforderungscode, oder ein Teil fehlt: kopiere ihn ganz, ab „quizrun1-“.", fr: "Ce code est illisible ici : il le faut en entier, à partir de « quizrun1- ».", es: "Este código no se puede leer: hace falta entero, desde «quizrun1-».")[language] }
  package var noChallenge: String { Sentence("This sitting cannot be made a challenge: it does not replay exactly.", de: "Aus diesem Durchgang lässt sich keine Herausforderung machen: er lässt sich nicht genau nachspielen.", fr: "On ne peut pas faire un défi de cette partie : personne d’autre ne pourrait la jouer de la même façon.", es: "De esta partida no se puede hacer un reto: otra persona no podría jugarla igual.")[language] }
  package var manySittings: Template { Sentence("You have {n} quizzes open: finish or discard one first.", de: "Du hast {n} Quizze offen: beende oder verwirf erst eines.", fr: "Tu as {n} quiz en cours : termine ou abandonne d’abord l’un d’eux.", es: "Tienes {n} quiz abiertos: primero termina o descarta uno.")[language] }
  package var badDay: Template { Sentence("“{text}” is no day: write it like 2026-11-22.", de: "„{text}“ ist kein Tag: schreib ihn wie 2026-11-22.", fr: "« {text} » n’est pas une date : écris-la comme 2026-11-22.", es: "«{text}» no es un día: escríbelo como 2026-11-22.")[language] }
  package var number: Template { Sentence("Enter a whole number from {min} to {max}.", de: "Gib eine ganze Zahl von {min} bis {max} ein.", fr: "Il faut un nombre entier de {min} à {max}.", es: "Se espera un número entero de {min} a {max}.")[language] }
  package var setting: Template { Sentence("“{text}” does not fit: {what} is expected.", de: "„{text}“ passt nicht: erwartet wird {what}.", fr: "« {text} » ne convient pas : il faut {what}.", es: "«{text}» no vale: se espera {what}.")[language] }
  package var value: Template { Sentence("“{text}” does not fit “{name}”: {what} is expected.", de: "„{text}“ passt nicht zu „{name}“: erwartet wird {what}.", fr: "« {text} » ne convient pas pour « {name} » : il faut {what}.", es: "«{text}» no vale para «{name}»: se espera {what}.")[language] }
  package var entry: Template { Sentence("“{name}”: {why}.", de: "„{name}“: {why}.", fr: "« {name} » : {why}.", es: "«{name}»: {why}.")[language] }
  package var unknownOption: Template { Sentence("This mode has no option “{name}”.", de: "Dieser Modus hat keine Option „{name}“.", fr: "Ce mode n’a pas d’option « {name} ».", es: "Este modo no tiene la opción «{name}».")[language] }
  package var playerName: Template { Sentence("“{text}” cannot be a name: one line of up to 60 characters without commas is expected.", de: "„{text}“ kann kein Name sein: erwartet wird eine Zeile von bis zu 60 Zeichen ohne Komma.", fr: "« {text} » ne peut pas être un nom : il faut une ligne de 60 caractères au plus, sans virgule.", es: "«{text}» no puede ser un nombre: se espera una línea de hasta 60 caracteres sin comas.")[language] }
  package var playerTaken: Template { Sentence("The name “{name}” is taken: choose another.", de: "„{name}“ heißt hier schon jemand: wähle einen anderen Namen.", fr: "Quelqu’un s’appelle déjà « {name} » : choisis un autre nom.", es: "Ya hay alguien que se llama «{name}»: elige otro nombre.")[language] }
  package var unknownPlayer: Template { Sentence("No player is called “{name}”.", de: "Kein Spieler heißt „{name}“.", fr: "Personne ici ne s’appelle « {name} ».", es: "Aquí nadie se llama «{name}».")[language] }
  package var severalPlayers: Template { Sentence("Several players are called “{name}”: rename one of them first.", de: "„{name}“ heißen hier mehrere: benenne erst einen davon um.", fr: "Plusieurs joueurs s’appellent « {name} » : renomme d’abord l’un d’eux.", es: "Varios jugadores se llaman «{name}»: primero cambia el nombre de uno.")[language] }
  package var samePlayers: String { Sentence("The players need different names.", de: "Die Spieler brauchen verschiedene Namen.", fr: "Il faut des noms différents pour les joueurs.", es: "Los jugadores necesitan nombres distintos.")[language] }
  package var upTo: Template { Sentence("{min} to {max}", de: "{min} bis {max}", fr: "{min} à {max}", es: "{min} a {max}")[language] }
  package var playerCount: Template { Sentence("“{mode}” is for {wanted} players, and there are {n}: name them under “More choices”.", de: "„{mode}“ ist für {wanted} Spieler, und da sind {n}: nenne sie unter „Weitere Optionen“.", fr: "« {mode} » est pour {wanted} joueurs, et il y en a {n} : indique-les sous « Autres choix ».", es: "«{mode}» es para {wanted} jugadores, y hay {n}: nómbralos en «Más opciones».")[language] }
  package var needsOthers: Template { Sentence("“{mode}” is for several players at one screen, and here each plays alone: choose another mode.", de: "„{mode}“ ist für mehrere Spieler an einem Bildschirm, und hier spielt jeder für sich: nimm einen anderen Modus.", fr: "« {mode} » se joue à plusieurs devant un écran, et ici chacun joue seul : choisis un autre mode.", es: "«{mode}» es para varios jugadores en una pantalla, y aquí cada uno juega solo: elige otro modo.")[language] }
  package var nothingMissed: String { Sentence("Nothing was missed the last time: there is no question to ask again.", de: "Beim letzten Mal war nichts falsch: es gibt keine Frage zu wiederholen.", fr: "Tout était juste la dernière fois : il n’y a aucune question à reposer.", es: "La última vez no fallaste nada: no hay preguntas que repetir.")[language] }
  package var nothingFits: String { Sentence("No question fits what was chosen.", de: "Keine Frage passt zu dem, was gewählt wurde.", fr: "Aucune question ne correspond à ce choix.", es: "Ninguna pregunta se ajusta a lo elegido.")[language] }
  package var unknownQuiz: Template { Sentence("There is no quiz “{id}”.", de: "Ein Quiz „{id}“ gibt es nicht.", fr: "Il n’y a pas de quiz « {id} ».", es: "No existe el quiz «{id}».")[language] }
  package var unknownPlugin: Template { Sentence("There is no mode “{id}”.", de: "Einen Modus „{id}“ gibt es nicht.", fr: "Il n’y a pas de mode « {id} ».", es: "No existe el modo «{id}».")[language] }
  package var noQuizOfDay: String { Sentence("There is no quiz of the day, as there are no quizzes.", de: "Es gibt kein Quiz des Tages, weil es keine Quizze gibt.", fr: "Il n’y a pas de quiz du jour, car il n’y a aucun quiz.", es: "No hay quiz del día porque no hay ningún quiz.")[language] }
  package var noRetryLeft: String { Sentence("No further try is left for today: the next quiz of the day comes tomorrow.", de: "Für heute ist kein Versuch mehr übrig: das nächste Quiz des Tages kommt morgen.", fr: "Il ne te reste plus d’essai aujourd’hui : le prochain quiz du jour arrive demain.", es: "Hoy no quedan más intentos: el próximo quiz del día llega mañana.")[language] }
  package var notYet: Template { Sentence("“{day}” is in the future: choose a day up to today.", de: "„{day}“ liegt in der Zukunft: wähle einen Tag bis heute.", fr: "« {day} » n’est pas encore arrivé.", es: "«{day}» no es un día que ya haya llegado.")[language] }
  /// Values of settings that errors name too.
  static let choices: [String: Sentence] = [
    "bidi": Sentence("auto, on or off", de: "auto, on oder off", fr: "auto, on ou off", es: "auto, on u off"),
    "theme": Sentence("auto, dark, light or mono", de: "auto, dark, light oder mono", fr: "auto, dark, light ou mono", es: "auto, dark, light o mono"),
    "daily-source": Sentence("drawn or quizzes", de: "drawn oder quizzes", fr: "drawn ou quizzes", es: "drawn o quizzes"),
    "daily-retries": Sentence("a whole number from 0 to 100", de: "eine ganze Zahl von 0 bis 100", fr: "un nombre entier de 0 à 100", es: "un número entero de 0 a 100"),
    "daily-counts": Sentence("best or first", de: "best oder first", fr: "best ou first", es: "best o first"),
    "streak-freezes": Sentence("a whole number from 0 to 6", de: "eine ganze Zahl von 0 bis 6", fr: "un nombre entier de 0 à 6", es: "un número entero de 0 a 6"),
  ]
  /// The values that a setting takes.
  package var settings: [String: String] {
    [
      "player": Sentence("one line of up to 60 characters without commas", de: "eine Zeile von bis zu 60 Zeichen ohne Komma", fr: "une ligne de 60 caractères au plus, sans virgule", es: "una línea de hasta 60 caracteres sin comas")[language],
      "plain": yesOrNo,
      "ascii": yesOrNo,
      "confirm": yesOrNo,
      "mouse": yesOrNo,
      "reduced-motion": yesOrNo,
      "timed": anySeconds,
      "seconds": anySeconds,
      "time-factor": Sentence("a factor above 0, such as 1.5, up to a million", de: "ein Faktor über 0, etwa 1.5, bis zu einer Million", fr: "un facteur au-dessus de 0, comme 1.5, jusqu’à un million", es: "un factor mayor que 0, como 1.5, hasta un millón")[language],
      "language": Sentence("auto, or one of \(InterfaceLanguage.tags)", de: "auto oder eines von \(InterfaceLanguage.tags)", fr: "auto, ou l’une de ces langues : \(InterfaceLanguage.tags)", es: "auto, o uno de \(InterfaceLanguage.tags)")[language],
      "day-starts": Sentence("an hour from 0 to 6", de: "eine Stunde von 0 bis 6", fr: "une heure de 0 à 6", es: "una hora de 0 a 6")[language],
      "weekly-goal": Sentence("a number of days from 0 to 7", de: "eine Zahl von Tagen von 0 bis 7", fr: "un nombre de jours de 0 à 7", es: "un número de días de 0 a 7")[language],
      "keep-guests": daysOrNever,
      "keep-rooms": daysOrNever,
    ].merging(Self.choices.in(language)) { own, _ in own }
  }
  package var isSettled: String { Sentence("This question is over, and its answer is shown.", de: "Diese Frage ist schon vorbei: ihre Antwort steht da.", fr: "Cette question est finie : sa réponse est affichée.", es: "Esta pregunta ya pasó: ahí está su respuesta.")[language] }
  package var diskIsFull: String { Sentence("The disk of this machine is nearly full: tell the person who runs it.", de: "Auf diesem Rechner ist fast kein Speicherplatz mehr frei: sag der Person Bescheid, die ihn betreibt.", fr: "Le disque de cette machine est presque plein : préviens la personne qui s’en occupe.", es: "El disco de este equipo está casi lleno: avisa a quien lo administra.")[language] }

  // Of rooms
  package var ofRoom: String { Sentence("This sitting belongs to a room and stays.", de: "Dieser Durchgang gehört zu einem Raum und bleibt.", fr: "Cette partie appartient à une salle : elle reste.", es: "Esta partida pertenece a una sala y se queda.")[language] }
  package var noRoom: String { Sentence("There is no room with this code.", de: "Einen Raum mit diesem Code gibt es nicht.", fr: "Aucune salle n’a ce code.", es: "No hay ninguna sala con este código.")[language] }
  package var hostAlone: String { Sentence("Only the host of the room can do that.", de: "Das kann nur die Spielleitung.", fr: "Seul l’animateur de la salle peut faire cela.", es: "Eso solo puede hacerlo el anfitrión de la sala.")[language] }
  package var hostPlaysNot: String { Sentence("The host does not play: join from another device.", de: "Die Spielleitung spielt nicht mit: komm mit einem anderen Gerät dazu.", fr: "L’animateur d’une salle ne joue pas : entre avec un autre appareil.", es: "El anfitrión no juega: entra desde otro dispositivo.")[language] }
  package var joinFirst: String { Sentence("Join the room first.", de: "Komm erst in den Raum.", fr: "Rejoins d’abord la salle.", es: "Primero entra en la sala.")[language] }
  package var inRoom: String { Sentence("This quiz is being played in a room: play it there, or come back when that is over.", de: "Dieses Quiz wird gerade in einem Raum gespielt: spiel dort mit oder komm danach wieder.", fr: "Ce quiz se joue en ce moment dans une salle : joue-le là-bas, ou reviens quand ce sera fini.", es: "Este quiz se está jugando en una sala: juégalo allí o vuelve cuando termine.")[language] }
  package var roomIsOpen: String { Sentence("Your room is still open: come back when it has closed.", de: "Dein Raum ist noch offen: komm wieder, wenn er zu ist.", fr: "Ta salle est encore ouverte : reviens quand elle sera fermée.", es: "Tu sala sigue abierta: vuelve cuando se haya cerrado.")[language] }
  package var manyRooms: String { Sentence("Too many rooms are open: end one first.", de: "Es sind zu viele Räume offen: beende erst einen.", fr: "Trop de salles sont ouvertes : fermes-en d’abord une.", es: "Hay demasiadas salas abiertas: primero termina una.")[language] }
  package var roomTaken: String { Sentence("This room is open in another program.", de: "Dieser Raum ist in einem anderen Programm geöffnet.", fr: "Cette salle est ouverte dans un autre programme.", es: "Esta sala está abierta en otro programa.")[language] }
  package var differs: Template { Sentence("“{mode}” chooses questions by each player’s answers: it cannot be played together, only at everybody’s own pace.", de: "„{mode}“ wählt Fragen nach den Antworten: zusammen geht das nicht, nur jeder in seinem eigenen Tempo.", fr: "« {mode} » pose d’autres questions selon les réponses : on ne peut pas y jouer ensemble, seulement chacun à son rythme.", es: "«{mode}» cambia las preguntas según lo que se responde: no se puede jugar a la vez, solo cada uno a su ritmo.")[language] }
  package var nothingToPut: Template { Sentence("“{quiz}” has no question that can be asked in a room to all.", de: "„{quiz}“ hat keine Frage, die man allen stellen kann.", fr: "« {quiz} » n’a aucune question que l’on puisse poser à toute une salle.", es: "«{quiz}» no tiene ninguna pregunta que se pueda hacer a toda una sala.")[language] }
  package var badEnd: Template { Sentence("“{text}” is no time: write it like 18:30.", de: "„{text}“ ist keine Zeit: schreib sie wie 18:30.", fr: "« {text} » n’est pas une heure : écris-la comme 18:30.", es: "«{text}» no es una hora: escríbela como 18:30.")[language] }
  package var wrongCode: String { Sentence("This code or PIN is wrong. Look at your card, or ask your teacher for a new code.", de: "Dieser Code oder diese PIN ist falsch. Schau auf deine Karte oder lass dir einen neuen Code geben.", fr: "Ce code ou ce PIN est faux. Regarde ta carte, ou demande un nouveau code.", es: "Este código o PIN no es correcto. Mira tu tarjeta o pide un código nuevo.")[language] }
  package var needsPIN: String { Sentence("Choose a PIN of 4 to 8 digits. You need it with your code from now on.", de: "Wähle eine PIN aus 4 bis 8 Ziffern. Du brauchst sie von jetzt an zusammen mit deinem Code.", fr: "Choisis un PIN de 4 à 8 chiffres. Il te le faudra désormais avec ton code.", es: "Elige un PIN de 4 a 8 cifras. Lo necesitarás desde ahora junto con tu código.")[language] }
  package var manyCodes: String { Sentence("Too many wrong codes were tried. Try again in a minute.", de: "Es wurden zu viele falsche Codes versucht. Versuche es in einer Minute noch einmal.", fr: "Trop de codes faux ont été essayés. Réessaie dans une minute.", es: "Se han probado demasiados códigos incorrectos. Inténtalo de nuevo en un minuto.")[language] }
  package var playsElsewhere: String { Sentence("You play in another browser now. Enter your code here to go on in this one.", de: "Du spielst jetzt in einem anderen Browser. Gib hier deinen Code ein, um in diesem weiterzuspielen.", fr: "Tu joues maintenant dans un autre navigateur. Saisis ton code ici pour continuer dans celui-ci.", es: "Ahora juegas en otro navegador. Escribe tu código aquí para seguir en este.")[language] }
  package var codeFirst: String { Sentence("This room is for people with a code. Enter yours first.", de: "Dieser Raum ist für alle mit einem Code. Gib zuerst deinen ein.", fr: "Cette salle est réservée à ceux qui ont un code. Saisis d’abord le tien.", es: "Esta sala es para quien tiene un código. Escribe primero el tuyo.")[language] }
  package var namedByList: String { Sentence("You have the name from the list of your class.", de: "Du hast den Namen aus der Liste deiner Klasse.", fr: "Tu portes le nom de la liste de ta classe.", es: "Tienes el nombre de la lista de tu clase.")[language] }
  package var noClass: Template { Sentence("There is no class {name}.", de: "Es gibt keine Klasse {name}.", fr: "Il n’y a pas de classe {name}.", es: "No hay ninguna clase {name}.")[language] }
  package var endIsPast: String { Sentence("The time at which the room closes has passed.", de: "Die Zeit, zu der der Raum schließt, ist vorbei.", fr: "L’heure de fermeture de la salle est déjà passée.", es: "La hora de cierre de la sala ya pasó.")[language] }
  package var notLocked: String { Sentence("Lock the question first.", de: "Schließ erst die Frage.", fr: "Ferme d’abord la question.", es: "Primero cierra la pregunta.")[language] }
  package var notRevealed: String { Sentence("Reveal the answer first.", de: "Löse erst auf.", fr: "Montre d’abord la réponse.", es: "Primero muestra la respuesta.")[language] }
  package var stillOpen: String { Sentence("A question is open: lock it first.", de: "Eine Frage ist offen: schließ sie erst.", fr: "Une question est ouverte : ferme-la d’abord.", es: "Hay una pregunta abierta: ciérrala primero.")[language] }
  package var nothingPaused: String { Sentence("Nothing is paused.", de: "Es ist keine Pause.", fr: "Il n’y a pas de pause en cours.", es: "No hay nada en pausa.")[language] }
  package var isPaused: String { Sentence("There is a break: answer when it goes on.", de: "Es ist Pause: antworte, wenn es weitergeht.", fr: "C’est la pause : réponds quand ça reprendra.", es: "Hay una pausa: responde cuando siga.")[language] }
  package var isRevealed: String { Sentence("A question can be put again only until its answer is revealed.", de: "Noch einmal stellen kann man eine Frage nur, bis sie aufgelöst ist.", fr: "On ne peut reposer une question qu’avant d’avoir montré la réponse.", es: "Una pregunta solo se puede repetir mientras no se haya mostrado su respuesta.")[language] }
  package var isUnderWay: String { Sentence("Everybody is playing already.", de: "Es spielen schon alle.", fr: "Tout le monde joue déjà.", es: "Ya están jugando todos.")[language] }
  package var over: String { Sentence("The room is closed.", de: "Der Raum ist geschlossen.", fr: "La salle est fermée.", es: "La sala está cerrada.")[language] }
  package var late: String { Sentence("That came too late: the question is closed.", de: "Das kam zu spät: die Frage ist geschlossen.", fr: "Trop tard : la question est fermée.", es: "Llegó tarde: la pregunta está cerrada.")[language] }
  package var comesLater: String { Sentence("A player who joins while a question is open can answer from the next one on.", de: "Wer dazukommt, während eine Frage offen ist, ist ab der nächsten dabei.", fr: "Si un joueur entre pendant une question, il participe à partir de la suivante.", es: "Quien entra con una pregunta abierta participa desde la siguiente.")[language] }
  package var notHere: String { Sentence("There is no such player here.", de: "Diesen Spieler gibt es hier nicht.", fr: "Ce joueur n’existe pas ici.", es: "Ese jugador no está aquí.")[language] }
  package var noSuchTeam: Template { Sentence("There is no team “{name}” here.", de: "Ein Team „{name}“ gibt es hier nicht.", fr: "Il n’y a pas d’équipe « {name} » ici.", es: "Aquí no hay ningún equipo «{name}».")[language] }
  package var notOnRoster: Template { Sentence("“{name}” is not on the list.", de: "„{name}“ steht nicht auf der Liste.", fr: "« {name} » n’est pas sur la liste.", es: "«{name}» no está en la lista.")[language] }
  package var badName: Template { Sentence("A name has 1 to {max} characters that can be seen.", de: "Ein Name hat 1 bis {max} Zeichen, die man sieht.", fr: "Un nom a de 1 à {max} caractères visibles.", es: "Un nombre tiene de 1 a {max} caracteres visibles.")[language] }
  package var full: Template { Sentence("The room is full: {n} are in.", de: "Der Raum ist voll: {n} sind dabei.", fr: "La salle est pleine : {n} joueurs y sont déjà.", es: "La sala está llena: ya hay {n}.")[language] }
  package var noMoreQuestions: String { Sentence("There are no more questions: the room can be ended.", de: "Es gibt keine Fragen mehr: der Raum kann beendet werden.", fr: "Il n’y a plus de questions : tu peux fermer la salle.", es: "No hay más preguntas: se puede terminar la sala.")[language] }
  package var noLimit: String { Sentence("This question has no time limit that could be extended.", de: "Diese Frage hat keine Zeit, die man verlängern könnte.", fr: "Cette question n’a pas de temps limite à prolonger.", es: "Esta pregunta no tiene un tiempo límite que se pueda ampliar.")[language] }
  package var badSeconds: String { Sentence("From 1 to 3600 seconds can be given.", de: "Möglich sind 1 bis 3600 Sekunden.", fr: "On peut donner de 1 à 3600 secondes.", es: "Se pueden dar de 1 a 3600 segundos.")[language] }
  package var badFactor: String { Sentence("The time can be multiplied by 1 to 10.", de: "Die Zeit lässt sich mit 1 bis 10 malnehmen.", fr: "Le temps peut être multiplié par 1 à 10.", es: "El tiempo se puede multiplicar por 1 a 10.")[language] }
  package var badPoints: String { Sentence("Points are a number from -1000000 to 1000000 that is not 0.", de: "Punkte sind eine Zahl von -1000000 bis 1000000, die nicht 0 ist.", fr: "Les points sont un nombre de -1000000 à 1000000, sauf 0.", es: "Los puntos son un número de -1000000 a 1000000 que no sea 0.")[language] }
  package var badReason: Template { Sentence("A reason is wanted, of up to {max} characters.", de: "Es fehlt ein Grund, von bis zu {max} Zeichen.", fr: "Il faut un motif, de {max} caractères au plus.", es: "Hace falta un motivo, de hasta {max} caracteres.")[language] }
  package var badRoster: Template { Sentence("{names}: a name has 1 to {max} characters that can be seen.", de: "{names}: Ein Name hat 1 bis {max} sichtbare Zeichen.", fr: "{names} : un nom a de 1 à {max} caractères visibles.", es: "{names}: un nombre tiene de 1 a {max} caracteres visibles.")[language] }
  package var noSuchText: String { Sentence("No player typed that text: hide one of the texts shown.", de: "Niemand hat diesen Text getippt: Verbirg einen, der zu sehen ist.", fr: "Personne n’a tapé ce texte : masque l’un de ceux qui sont affichés.", es: "Nadie escribió ese texto: oculta uno de los que se muestran.")[language] }
  package var hasDevice: Template { Sentence("{name} has a device and answers there.", de: "{name} hat ein Gerät und antwortet dort.", fr: "{name} a un appareil et répond avec.", es: "{name} tiene un dispositivo y responde en él.")[language] }
  package var notInOwnPace: String { Sentence("That is for rooms in which all have the same question.", de: "Das geht in Räumen, in denen alle dieselbe Frage haben.", fr: "C’est pour les salles où tous ont la même question.", es: "Eso es para salas en las que todos tienen la misma pregunta.")[language] }
  package var onlyInOwnPace: String { Sentence("That is for rooms in which all play at their own pace.", de: "Das geht in Räumen, in denen alle in ihrem eigenen Tempo spielen.", fr: "C’est pour les salles où chacun joue à son rythme.", es: "Eso es para salas en las que cada uno juega a su ritmo.")[language] }
  package var notJudged: String { Sentence("The answers are still being judged. Try again in a moment.", de: "Die Antworten werden noch bewertet. Versuch es gleich noch einmal.", fr: "Les réponses sont encore en cours d’évaluation. Réessaie dans un instant.", es: "Las respuestas aún se están evaluando. Inténtalo de nuevo en un momento.")[language] }
}
