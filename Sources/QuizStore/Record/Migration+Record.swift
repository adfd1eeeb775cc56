extension Migration {
  /// The history of the record's form. Never change one that was released; add another.
  static let ofRecord = [
    sittings, statistics, quizzes, results, company, identities, zones, chain, formerNames, keeping,
    serving, rooms, bindings, percents, doors, owners, bonds, nights,
    data,
  ]

  /// Sittings with their events, files and results, and the settings.
  ///
  /// Times are milliseconds since 1970-01-01T00:00:00Z, offsets minutes from UTC, days counted from 1970-01-01. Columns
  /// that change with every answer (`sittings`) are separate from the large constant ones (`beginnings`).
  private static let sittings = Migration(
    name: "sittings",
    sql: """
      CREATE TABLE sittings (
        number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, player TEXT NOT NULL, players TEXT NOT NULL,
        quiz TEXT, mode TEXT NOT NULL, seed INTEGER NOT NULL, request TEXT NOT NULL, started INTEGER NOT NULL,
        zone TEXT NOT NULL, offset INTEGER NOT NULL, quiz_sha256 TEXT,
        status INTEGER NOT NULL, settled INTEGER NOT NULL, length INTEGER);
      CREATE INDEX sittings_unfinished ON sittings (player, started) WHERE status = 0;
      CREATE TABLE beginnings (sitting INTEGER PRIMARY KEY, version INTEGER NOT NULL, json TEXT NOT NULL);
      CREATE TABLE events (
        sitting INTEGER NOT NULL, ordinal INTEGER NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL,
        json TEXT NOT NULL, PRIMARY KEY (sitting, ordinal)) WITHOUT ROWID;
      CREATE TABLE files (sha256 TEXT PRIMARY KEY, bytes BLOB NOT NULL);
      CREATE TABLE uses (
        sitting INTEGER NOT NULL, place INTEGER NOT NULL, plugin TEXT NOT NULL, module TEXT, sha256 TEXT NOT NULL,
        PRIMARY KEY (sitting, place)) WITHOUT ROWID;
      CREATE TABLE history (
        sitting TEXT PRIMARY KEY, quiz TEXT, title TEXT NOT NULL, mode TEXT NOT NULL, player TEXT NOT NULL,
        started INTEGER NOT NULL, finished INTEGER NOT NULL, offset INTEGER NOT NULL, day INTEGER NOT NULL,
        points REAL, "of" REAL, percent REAL, headline TEXT, emoji TEXT, timed INTEGER NOT NULL, "limit" REAL,
        ms INTEGER NOT NULL);
      CREATE INDEX history_player ON history (player, finished);
      CREATE TABLE memory (
        mode TEXT NOT NULL, quiz TEXT NOT NULL, player TEXT NOT NULL, json TEXT NOT NULL,
        PRIMARY KEY (mode, quiz, player)) WITHOUT ROWID;
      CREATE TABLE shared (
        mode TEXT NOT NULL, player TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (mode, player)) WITHOUT ROWID;
      CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
      """)

  /// Facts for statistics and their sums, players, and the columns that lists of unfinished sittings show.
  ///
  /// `answers` has a row for each question of a finished sitting; its player is NULL when it is the sitting's own. The
  /// tables of totals are updated with every `finished`, and can be rebuilt from `answers` and `history`. In them the
  /// player '' stands for all players; `span_totals` has weeks and months by their first day. `number` is the sitting's
  /// number.
  static let statistics = Migration(
    name: "statistics",
    sql: """
      ALTER TABLE sittings ADD COLUMN title TEXT;
      ALTER TABLE sittings ADD COLUMN day INTEGER;
      ALTER TABLE sittings ADD COLUMN timed INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE sittings ADD COLUMN "limit" REAL;
      ALTER TABLE sittings ADD COLUMN category TEXT;
      ALTER TABLE history ADD COLUMN number INTEGER;
      ALTER TABLE history ADD COLUMN category TEXT;
      ALTER TABLE history ADD COLUMN outcome TEXT;
      ALTER TABLE history ADD COLUMN passed INTEGER;
      CREATE INDEX history_finished ON history (finished);
      CREATE INDEX history_quiz ON history (quiz, finished);
      CREATE TABLE players (name TEXT PRIMARY KEY, added INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE topics (
        number INTEGER PRIMARY KEY, category TEXT NOT NULL, difficulty TEXT NOT NULL, UNIQUE (category, difficulty));
      CREATE TABLE questions (
        number INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, text TEXT NOT NULL, topic INTEGER NOT NULL);
      CREATE TABLE answers (
        sitting INTEGER NOT NULL, question INTEGER NOT NULL, topic INTEGER NOT NULL, player TEXT, "right" INTEGER,
        points REAL NOT NULL, "of" REAL NOT NULL, ms INTEGER, PRIMARY KEY (sitting, question)) WITHOUT ROWID;
      CREATE TABLE topic_totals (
        player TEXT NOT NULL, topic INTEGER NOT NULL, answers INTEGER NOT NULL, marked INTEGER NOT NULL,
        "right" INTEGER NOT NULL, points REAL NOT NULL, "of" REAL NOT NULL, timed INTEGER NOT NULL, ms INTEGER NOT NULL,
        fastest INTEGER, PRIMARY KEY (player, topic)) WITHOUT ROWID;
      CREATE TABLE question_totals (
        player TEXT NOT NULL, question INTEGER NOT NULL, answers INTEGER NOT NULL, marked INTEGER NOT NULL,
        "right" INTEGER NOT NULL, points REAL NOT NULL, "of" REAL NOT NULL, timed INTEGER NOT NULL, ms INTEGER NOT NULL,
        fastest INTEGER, PRIMARY KEY (player, question)) WITHOUT ROWID;
      CREATE TABLE day_totals (
        player TEXT NOT NULL, day INTEGER NOT NULL, sittings INTEGER NOT NULL, rated INTEGER NOT NULL,
        percents REAL NOT NULL, best REAL, ms INTEGER NOT NULL, offset INTEGER NOT NULL,
        PRIMARY KEY (player, day)) WITHOUT ROWID;
      CREATE TABLE span_totals (
        player TEXT NOT NULL, period TEXT NOT NULL, start INTEGER NOT NULL, sittings INTEGER NOT NULL,
        rated INTEGER NOT NULL, percents REAL NOT NULL, best REAL, ms INTEGER NOT NULL,
        PRIMARY KEY (player, period, start)) WITHOUT ROWID;
      CREATE INDEX question_hardness ON question_totals (player, 1.0 * "right" / marked, marked DESC) WHERE marked > 0;
      """)

  /// Totals for each quiz and each month, so that filters need no single answers, and the last verdict on each question
  /// (`latest`).
  ///
  /// Rebuilt like the other totals; months by their first day.
  static let quizzes = Migration(
    name: "quizzes",
    sql: """
      CREATE TABLE quiz_totals (
        player TEXT NOT NULL, quiz TEXT NOT NULL, sittings INTEGER NOT NULL, last INTEGER NOT NULL, best REAL,
        PRIMARY KEY (player, quiz)) WITHOUT ROWID;
      CREATE TABLE quiz_spans (
        player TEXT NOT NULL, quiz TEXT NOT NULL, period TEXT NOT NULL, start INTEGER NOT NULL,
        sittings INTEGER NOT NULL, rated INTEGER NOT NULL, percents REAL NOT NULL, best REAL, ms INTEGER NOT NULL,
        PRIMARY KEY (player, quiz, period, start)) WITHOUT ROWID;
      CREATE TABLE quiz_topics (
        player TEXT NOT NULL, quiz TEXT NOT NULL, topic INTEGER NOT NULL, answers INTEGER NOT NULL,
        marked INTEGER NOT NULL, "right" INTEGER NOT NULL, points REAL NOT NULL, "of" REAL NOT NULL,
        timed INTEGER NOT NULL, ms INTEGER NOT NULL, fastest INTEGER, PRIMARY KEY (player, quiz, topic)) WITHOUT ROWID;
      CREATE TABLE quiz_questions (
        player TEXT NOT NULL, quiz TEXT NOT NULL, question INTEGER NOT NULL, answers INTEGER NOT NULL,
        marked INTEGER NOT NULL, "right" INTEGER NOT NULL, points REAL NOT NULL, "of" REAL NOT NULL,
        timed INTEGER NOT NULL, ms INTEGER NOT NULL, fastest INTEGER,
        PRIMARY KEY (player, quiz, question)) WITHOUT ROWID;
      CREATE TABLE month_topics (
        player TEXT NOT NULL, month INTEGER NOT NULL, topic INTEGER NOT NULL, answers INTEGER NOT NULL,
        marked INTEGER NOT NULL, "right" INTEGER NOT NULL, points REAL NOT NULL, "of" REAL NOT NULL,
        timed INTEGER NOT NULL, ms INTEGER NOT NULL, fastest INTEGER,
        PRIMARY KEY (player, month, topic)) WITHOUT ROWID;
      CREATE TABLE month_questions (
        player TEXT NOT NULL, month INTEGER NOT NULL, question INTEGER NOT NULL, answers INTEGER NOT NULL,
        marked INTEGER NOT NULL, "right" INTEGER NOT NULL, points REAL NOT NULL, "of" REAL NOT NULL,
        timed INTEGER NOT NULL, ms INTEGER NOT NULL, fastest INTEGER,
        PRIMARY KEY (player, month, question)) WITHOUT ROWID;
      CREATE TABLE latest (
        player TEXT NOT NULL, question INTEGER NOT NULL, "right" INTEGER NOT NULL, finished INTEGER NOT NULL,
        PRIMARY KEY (player, question)) WITHOUT ROWID;
      CREATE INDEX history_day ON history (day);
      """)

  /// Results stored beside sittings for comparison. `plugins` is a JSON list of texts, `day` counts from 1970-01-01.
  static let results = Migration(
    name: "results",
    sql: """
      ALTER TABLE players ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
      CREATE TABLE friends (
        id TEXT PRIMARY KEY, code TEXT NOT NULL, accepted INTEGER NOT NULL, player TEXT NOT NULL, sitting TEXT NOT NULL,
        quiz TEXT, title TEXT NOT NULL, category TEXT, mode TEXT NOT NULL, day INTEGER NOT NULL, points REAL, "of" REAL,
        percent REAL, headline TEXT) WITHOUT ROWID;
      CREATE TABLE achievements (
        player TEXT NOT NULL, plugin TEXT NOT NULL, id TEXT NOT NULL, day INTEGER NOT NULL,
        PRIMARY KEY (player, plugin, id)) WITHOUT ROWID;
      CREATE TABLE rescores (
        number INTEGER PRIMARY KEY, sitting TEXT NOT NULL, at INTEGER NOT NULL, plugins TEXT NOT NULL,
        version INTEGER NOT NULL, json TEXT NOT NULL);
      CREATE INDEX rescores_sitting ON rescores (sitting);
      """)

  /// An index of the few sittings of several players, whose names contain no commas.
  static let company = Migration(
    name: "company", sql: "CREATE INDEX sittings_shared ON sittings (number) WHERE instr(players, ',') > 0;")

  /// Players by id (a ULID), which all tables but `friends` use; the name stands in one row.
  ///
  /// `added` is NULL for players who were never added and just play; of several namesakes the one with the lowest
  /// `number` came first. `identify` replaces the names in the tables.
  static let identities = Migration(
    name: "identities",
    sql: """
      ALTER TABLE players RENAME TO names;
      CREATE TABLE players (
        number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, added INTEGER,
        hidden INTEGER NOT NULL DEFAULT 0);
      CREATE INDEX players_name ON players (name);
      """)

  /// The zones in which a day was played: streaks go by its earliest start and its latest end. `offset` of `day_totals`, the
  /// last sitting's, is read no more.
  private static let zones = Migration(
    name: "zones", sql: "CREATE INDEX history_zones ON history (player, day, offset);")

  /// The proof against missing or changed sittings, and modes' memories of deleted sittings.
  ///
  /// `chain` has a link for every beginning (`part` 0) and every end (1), `chain_head` their number and the last hash.
  /// `remembered` has the memories that deleted sittings left in `memory` or `shared` (`kind`), with the `position` of
  /// their ends in the chain: a later end prevails. Memories of older records stay unchanged.
  static let chain = Migration(
    name: "chain",
    sql: """
      CREATE TABLE chain (
        position INTEGER PRIMARY KEY, sitting TEXT NOT NULL, part INTEGER NOT NULL, digest TEXT NOT NULL);
      CREATE INDEX chain_sitting ON chain (sitting, part);
      CREATE TABLE chain_head (
        number INTEGER PRIMARY KEY, links INTEGER NOT NULL, link TEXT NOT NULL, filled INTEGER NOT NULL DEFAULT 0);
      CREATE TABLE remembered (
        kind TEXT NOT NULL, mode TEXT NOT NULL, quiz TEXT NOT NULL, player TEXT NOT NULL, json TEXT NOT NULL,
        position INTEGER NOT NULL, PRIMARY KEY (kind, mode, quiz, player)) WITHOUT ROWID;
      INSERT INTO remembered (kind, mode, quiz, player, json, position)
      SELECT 'memory', mode, quiz, player, json, 0 FROM memory;
      INSERT INTO remembered (kind, mode, quiz, player, json, position)
      SELECT 'shared', mode, '', player, json, 0 FROM shared;
      """)

  /// Memories of modes before the end of a sitting, key by key (`key` and `json` as stored plain data).
  ///
  /// `kept` has the keys on top of `memory` and `shared` (`kind`): a row for each sitting that can still be discarded,
  /// all others under the sitting 0. The later `moment` prevails: for a key the `at` of its event, for a whole memory the
  /// end of its sitting. `left_behind` has the keys of deleted sittings.
  static let keeping = Migration(
    name: "keeping",
    sql: """
      CREATE TABLE kept (
        kind TEXT NOT NULL, mode TEXT NOT NULL, quiz TEXT NOT NULL, player TEXT NOT NULL, key TEXT NOT NULL,
        sitting INTEGER NOT NULL, json TEXT NOT NULL, moment INTEGER NOT NULL,
        PRIMARY KEY (kind, mode, quiz, player, key, sitting)) WITHOUT ROWID;
      CREATE INDEX kept_moments ON kept (mode, player, moment);
      CREATE INDEX kept_sittings ON kept (sitting);
      CREATE TABLE left_behind (
        kind TEXT NOT NULL, mode TEXT NOT NULL, quiz TEXT NOT NULL, player TEXT NOT NULL, key TEXT NOT NULL,
        json TEXT NOT NULL, moment INTEGER NOT NULL,
        PRIMARY KEY (kind, mode, quiz, player, key)) WITHOUT ROWID;
      ALTER TABLE memory ADD COLUMN moment INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE shared ADD COLUMN moment INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE remembered ADD COLUMN moment INTEGER NOT NULL DEFAULT 0;
      """)

  /// Totals by whole percentages (`WholePercent`), so that `--min` counts no single answers; a sitting without a quiz has the
  /// quiz ''. `fillByPercent` makes them. What lies between two whole percentages is found by an index.
  static let percents = Migration(
    name: "percents",
    sql: """
      DROP TABLE quiz_topics;
      DROP TABLE quiz_questions;
      CREATE TABLE quiz_topics (
        player TEXT NOT NULL, quiz TEXT NOT NULL, topic INTEGER NOT NULL, percent INTEGER NOT NULL,
        answers INTEGER NOT NULL, marked INTEGER NOT NULL, "right" INTEGER NOT NULL, points REAL NOT NULL,
        "of" REAL NOT NULL, timed INTEGER NOT NULL, ms INTEGER NOT NULL, fastest INTEGER,
        PRIMARY KEY (player, quiz, topic, percent)) WITHOUT ROWID;
      CREATE TABLE quiz_questions (
        player TEXT NOT NULL, quiz TEXT NOT NULL, question INTEGER NOT NULL, percent INTEGER NOT NULL,
        answers INTEGER NOT NULL, marked INTEGER NOT NULL, "right" INTEGER NOT NULL, points REAL NOT NULL,
        "of" REAL NOT NULL, timed INTEGER NOT NULL, ms INTEGER NOT NULL, fastest INTEGER,
        PRIMARY KEY (player, quiz, question, percent)) WITHOUT ROWID;
      CREATE TABLE percent_spans (
        player TEXT NOT NULL, period TEXT NOT NULL, start INTEGER NOT NULL, percent INTEGER NOT NULL,
        sittings INTEGER NOT NULL, rated INTEGER NOT NULL, percents REAL NOT NULL, best REAL, ms INTEGER NOT NULL,
        PRIMARY KEY (player, period, start, percent)) WITHOUT ROWID;
      CREATE INDEX history_percent ON history (percent);
      """)

  /// The former names of a player, as a JSON list: headlines of the history contain them.
  static let formerNames = Migration(
    name: "formerNames", sql: "ALTER TABLE players ADD COLUMN former TEXT NOT NULL DEFAULT '[]';")

  /// The visitors by browser (`player` is '' for the default player), and the replies to the last commands of a
  /// sitting.
  ///
  /// A reply holds the place of its events, and how many of the resulting moments were shown.
  static let serving = Migration(
    name: "serving",
    sql: """
      CREATE TABLE visitors (hash TEXT PRIMARY KEY, player TEXT NOT NULL, made INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE replies (
        sitting INTEGER NOT NULL, place INTEGER NOT NULL, request TEXT, first INTEGER NOT NULL, count INTEGER NOT NULL,
        shown_from INTEGER NOT NULL, shown_to INTEGER NOT NULL, PRIMARY KEY (sitting, place)) WITHOUT ROWID;
      """)

  /// Rooms with their logs, whose events are numbered from 1; `status` is 1 for finished ones.
  ///
  /// `room` is the id: rows of damaged pages are recognised by their form, which must differ from that of `events`.
  static let rooms = Migration(
    name: "rooms",
    sql: """
      CREATE TABLE rooms (
        number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code TEXT NOT NULL, started INTEGER NOT NULL,
        last INTEGER NOT NULL, status INTEGER NOT NULL, players INTEGER NOT NULL, version INTEGER NOT NULL,
        json TEXT NOT NULL);
      CREATE INDEX rooms_open ON rooms (code) WHERE status = 0;
      CREATE TABLE room_events (
        room TEXT NOT NULL, place INTEGER NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL,
        json TEXT NOT NULL, PRIMARY KEY (room, place)) WITHOUT ROWID;
      """)

  /// The last port of a room, at which its players' devices look for it; NULL when unknown.
  static let doors = Migration(name: "doors", sql: "ALTER TABLE rooms ADD COLUMN port INTEGER;")

  /// Links in `chain` for each row of `rescores` (`part` 2) and `achievements` (3, `sitting` is the player) as well.
  static let bindings = Migration(name: "bindings", sql: "")

  /// The ids of a sitting's players beside its beginning too, a JSON list: a page that is lost takes only one of both along.
  static let owners = Migration(
    name: "owners",
    sql: """
      ALTER TABLE beginnings ADD COLUMN players TEXT;
      UPDATE beginnings SET players = (SELECT players FROM sittings WHERE number = beginnings.sitting);
      """)

  /// A digest for each row of players, settings, friends and rooms (`kind`, by the key of the row), and for each room's log.
  static let bonds = Migration(
    name: "bonds",
    sql: """
      CREATE TABLE bonds (
        kind TEXT NOT NULL, subject TEXT NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (kind, subject)) WITHOUT ROWID;
      """)

  /// An index of sittings that ended on a later day than they began, whose remembered values count for their own day.
  static let nights = Migration(
    name: "nights",
    sql: "CREATE INDEX history_nights ON history (player) WHERE (finished + offset * 60000) / 86400000 > day;")

  /// The data that a mode's result has for programs, as stored plain data; NULL without any.
  static let data = Migration(name: "data", sql: "ALTER TABLE history ADD COLUMN data TEXT;")
}
