PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migrations (name TEXT PRIMARY KEY, applied INTEGER NOT NULL);
INSERT INTO migrations VALUES('sittings',1795199400031);
INSERT INTO migrations VALUES('statistics',1795251600015);
INSERT INTO migrations VALUES('quizzes',1795251600015);
INSERT INTO migrations VALUES('results',1795287600016);
INSERT INTO migrations VALUES('company',1795295000012);
INSERT INTO migrations VALUES('identities',1795359600012);
INSERT INTO migrations VALUES('zones',1795361234567);
INSERT INTO migrations VALUES('chain',1795360417640);
INSERT INTO migrations VALUES('formerNames',1795361400029);
INSERT INTO migrations VALUES('keeping',1795361500031);
INSERT INTO migrations VALUES('serving',1795381200000);
INSERT INTO migrations VALUES('rooms',1795438800000);
INSERT INTO migrations VALUES('bindings',1795525200000);
INSERT INTO migrations VALUES('percents',1795528800000);
INSERT INTO migrations VALUES('doors',1795820400000);
INSERT INTO migrations VALUES('owners',1795844400000);
INSERT INTO migrations VALUES('bonds',1795844400000);
INSERT INTO migrations VALUES('nights',1795848000000);
INSERT INTO migrations VALUES('data',1795900000000);
CREATE TABLE sittings (
  number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, player TEXT NOT NULL, players TEXT NOT NULL,
  quiz TEXT, mode TEXT NOT NULL, seed INTEGER NOT NULL, request TEXT NOT NULL, started INTEGER NOT NULL,
  zone TEXT NOT NULL, offset INTEGER NOT NULL, quiz_sha256 TEXT,
  status INTEGER NOT NULL, settled INTEGER NOT NULL, length INTEGER, title TEXT, day INTEGER, timed INTEGER NOT NULL DEFAULT 0, "limit" REAL, category TEXT);
INSERT INTO sittings VALUES(1,'01M7X3HY3FFKG045KDW6AGJEBW','01M7X3HY3FVVD11M19FKZ5XF1K','["01M7X3HY3FVVD11M19FKZ5XF1K"]','mini','default',7,'{"seed":"7"}',1795199400047,'Europe/Berlin',60,'b42d6c2e24f2157330fcfeb9b2461be36ab7271c953436ec3045691db1e6b2e5',1,2,2,'Mini',20777,1,NULL,'Nature');
INSERT INTO sittings VALUES(2,'01M7X3HY2AXTKJ6ADDEKGKG4EH','01M7X3HY2ACWGJKY5MCVTZ5T07','["01M7X3HY2ACWGJKY5MCVTZ5T07"]','mini','default',8,'{"seed":"8"}',1795199400010,'Europe/Berlin',60,'b42d6c2e24f2157330fcfeb9b2461be36ab7271c953436ec3045691db1e6b2e5',0,1,2,'Mini',20777,1,NULL,'Nature');
INSERT INTO sittings VALUES(3,'01M7X3HY22VAWYPE1Q2GTANH99','01M7X3HY3FVVD11M19FKZ5XF1K','["01M7X3HY3FVVD11M19FKZ5XF1K","01M7X3HY2ACWGJKY5MCVTZ5T07"]','mini','duel',9,'{"seed":"9"}',1795199400002,'Europe/Berlin',60,'b42d6c2e24f2157330fcfeb9b2461be36ab7271c953436ec3045691db1e6b2e5',1,2,NULL,'Mini',20777,1,NULL,'Nature');
INSERT INTO sittings VALUES(4,'01M7X3HY21G0TQ98HSJXW3735P','01M7X3HY3FVVD11M19FKZ5XF1K','["01M7X3HY3FVVD11M19FKZ5XF1K"]','mini','default',10,'{"seed":"10"}',1795199400001,'Europe/Berlin',60,'b42d6c2e24f2157330fcfeb9b2461be36ab7271c953436ec3045691db1e6b2e5',2,1,2,'Mini',20777,1,NULL,'Nature');
CREATE TABLE beginnings (
  sitting INTEGER PRIMARY KEY, version INTEGER NOT NULL, json TEXT NOT NULL, players TEXT);
INSERT INTO beginnings VALUES(1,1,'{"sitting":"01M7X3HY3FFKG045KDW6AGJEBW","rules":1,"seed":7,"day":[2026,11,20],"players":["Ada"],"plugins":[{"id":"default","name":"Default"}],"quiz":{"id":"mini","title":"Mini","category":"Nature","navigation":{"back":true},"timing":{"question":30},"questions":[{"id":"q1","kind":"single","text":"One?","difficulty":"easy","answers":[{"id":"a","text":"right","correct":true},{"id":"b","text":"wrong"}]},{"id":"q2","kind":"single","text":"Two?","category":"Space","difficulty":"hard","answers":[{"id":"a","text":"right","correct":true},{"id":"b","text":"wrong"}]}]}}','["01M7X3HY3FVVD11M19FKZ5XF1K"]');
INSERT INTO beginnings VALUES(2,1,'{"sitting":"01M7X3HY2AXTKJ6ADDEKGKG4EH","rules":1,"seed":8,"day":[2026,11,20],"players":["Bob"],"plugins":[{"id":"default","name":"Default"}],"quiz":{"id":"mini","title":"Mini","category":"Nature","navigation":{"back":true},"timing":{"question":30},"questions":[{"id":"q1","kind":"single","text":"One?","difficulty":"easy","answers":[{"id":"a","text":"right","correct":true},{"id":"b","text":"wrong"}]},{"id":"q2","kind":"single","text":"Two?","category":"Space","difficulty":"hard","answers":[{"id":"a","text":"right","correct":true},{"id":"b","text":"wrong"}]}]}}','["01M7X3HY2ACWGJKY5MCVTZ5T07"]');
INSERT INTO beginnings VALUES(3,1,'{"sitting":"01M7X3HY22VAWYPE1Q2GTANH99","rules":1,"seed":9,"day":[2026,11,20],"players":["Ada","Bob"],"plugins":[{"id":"duel","name":"Duel","sha256":"45c9244afe3990a76a81595e843f2ccd98d89cc563064a2335ffd2a4f66cab52","decidesLength":true}],"quiz":{"id":"mini","title":"Mini","category":"Nature","navigation":{"back":true},"timing":{"question":30},"questions":[{"id":"q1","kind":"single","text":"One?","difficulty":"easy","answers":[{"id":"a","text":"right","correct":true},{"id":"b","text":"wrong"}]},{"id":"q2","kind":"single","text":"Two?","category":"Space","difficulty":"hard","answers":[{"id":"a","text":"right","correct":true},{"id":"b","text":"wrong"}]}]}}','["01M7X3HY3FVVD11M19FKZ5XF1K","01M7X3HY2ACWGJKY5MCVTZ5T07"]');
INSERT INTO beginnings VALUES(4,1,'{"sitting":"01M7X3HY21G0TQ98HSJXW3735P","rules":1,"seed":10,"day":[2026,11,20],"players":["Ada"],"plugins":[{"id":"default","name":"Default"}],"quiz":{"id":"mini","title":"Mini","category":"Nature","navigation":{"back":true},"timing":{"question":30},"questions":[{"id":"q1","kind":"single","text":"One?","difficulty":"easy","answers":[{"id":"a","text":"right","correct":true},{"id":"b","text":"wrong"}]},{"id":"q2","kind":"single","text":"Two?","category":"Space","difficulty":"hard","answers":[{"id":"a","text":"right","correct":true},{"id":"b","text":"wrong"}]}]}}','["01M7X3HY3FVVD11M19FKZ5XF1K"]');
CREATE TABLE events (
  sitting INTEGER NOT NULL, ordinal INTEGER NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL,
  json TEXT NOT NULL, PRIMARY KEY (sitting, ordinal)) WITHOUT ROWID;
INSERT INTO events VALUES(1,0,1,1795199400047,'{"ordered":["q1","q2"]}');
INSERT INTO events VALUES(1,1,1,1795199400047,'{"opened":{"step":{"number":1,"player":"Ada","content":{"question":{"asked":"q1","asking":{"limit":30000,"reveal":"answer","back":true}}}}}}');
INSERT INTO events VALUES(1,2,1,1795199400059,'{"timePassed":1500}');
INSERT INTO events VALUES(1,3,1,1795199400060,'{"took":{"step":{"number":1,"player":"Ada","content":{"question":{"asked":"q1","asking":{"limit":30000,"reveal":"answer","back":true}}}},"input":{"answered":{"response":{"chosen":["b"]}}},"verdict":{"points":0,"of":1,"correct":false},"ms":1500}}');
INSERT INTO events VALUES(1,4,1,1795199400060,'{"opened":{"step":{"number":2,"player":"Ada","content":{"question":{"asked":"q2","asking":{"limit":30000,"reveal":"answer","back":true}}}}}}');
INSERT INTO events VALUES(1,5,1,1795199400063,'{"took":{"step":{"number":2,"player":"Ada","content":{"question":{"asked":"q2","asking":{"limit":30000,"reveal":"answer","back":true}}}},"input":{"answered":{"response":{"chosen":["a"]}}},"verdict":{"points":1,"of":1,"correct":true},"ms":0}}');
INSERT INTO events VALUES(1,6,1,1795199400063,'{"finished":{"headline":"1 of 2","emoji":"📈","points":1,"of":2,"percent":50,"ms":1500}}');
INSERT INTO events VALUES(2,0,1,1795199400010,'{"ordered":["q1","q2"]}');
INSERT INTO events VALUES(2,1,1,1795199400010,'{"opened":{"step":{"number":1,"player":"Bob","content":{"question":{"asked":"q1","asking":{"limit":30000,"reveal":"answer","back":true}}}}}}');
INSERT INTO events VALUES(2,2,1,1795199400034,'{"timePassed":2000}');
INSERT INTO events VALUES(2,3,1,1795199400042,'{"took":{"step":{"number":1,"player":"Bob","content":{"question":{"asked":"q1","asking":{"limit":30000,"reveal":"answer","back":true}}}},"input":{"answered":{"response":{"chosen":["b"]}}},"verdict":{"points":0,"of":1,"correct":false},"ms":2000}}');
INSERT INTO events VALUES(2,4,1,1795199400042,'{"opened":{"step":{"number":2,"player":"Bob","content":{"question":{"asked":"q2","asking":{"limit":30000,"reveal":"answer","back":true}}}}}}');
INSERT INTO events VALUES(3,0,1,1795199400002,'{"ordered":["q1","q2"]}');
INSERT INTO events VALUES(3,1,1,1795199400002,'{"opened":{"step":{"number":1,"player":"Ada","content":{"question":{"asked":"q1","asking":{"limit":30000,"reveal":"answer","back":true}}}}}}');
INSERT INTO events VALUES(3,2,1,1795199400027,'{"timePassed":900}');
INSERT INTO events VALUES(3,3,1,1795199400037,'{"took":{"step":{"number":1,"player":"Ada","content":{"question":{"asked":"q1","asking":{"limit":30000,"reveal":"answer","back":true}}}},"input":{"answered":{"response":{"chosen":["a"]}}},"verdict":{"points":1,"of":1,"correct":true},"ms":900}}');
INSERT INTO events VALUES(3,4,1,1795199400037,'{"opened":{"step":{"number":2,"player":"Bob","content":{"question":{"asked":"q2","asking":{"limit":30000,"reveal":"answer","back":true}}}}}}');
INSERT INTO events VALUES(3,5,1,1795199400050,'{"timePassed":500}');
INSERT INTO events VALUES(3,6,1,1795199400058,'{"took":{"step":{"number":2,"player":"Bob","content":{"question":{"asked":"q2","asking":{"limit":30000,"reveal":"answer","back":true}}}},"input":{"answered":{"response":{"chosen":["a"]}}},"verdict":{"points":1,"of":1,"correct":true},"ms":500}}');
INSERT INTO events VALUES(3,7,1,1795199400058,'{"finished":{"headline":"2 of 2","emoji":"🏆","points":2,"of":2,"percent":100,"memory":{"rounds":1},"ms":1400}}');
INSERT INTO events VALUES(4,0,1,1795199400001,'{"ordered":["q1","q2"]}');
INSERT INTO events VALUES(4,1,1,1795199400001,'{"opened":{"step":{"number":1,"player":"Ada","content":{"question":{"asked":"q1","asking":{"limit":30000,"reveal":"answer","back":true}}}}}}');
INSERT INTO events VALUES(4,2,1,1795199400023,'{"took":{"step":{"number":1,"player":"Ada","content":{"question":{"asked":"q1","asking":{"limit":30000,"reveal":"answer","back":true}}}},"input":{"answered":{"response":{"chosen":["a"]}}},"verdict":{"points":1,"of":1,"correct":true},"ms":0}}');
INSERT INTO events VALUES(4,3,1,1795199400023,'{"opened":{"step":{"number":2,"player":"Ada","content":{"question":{"asked":"q2","asking":{"limit":30000,"reveal":"answer","back":true}}}}}}');
INSERT INTO events VALUES(4,4,1,1795199400031,'{"discarded":true}');
CREATE TABLE files (sha256 TEXT PRIMARY KEY, bytes BLOB NOT NULL);
INSERT INTO files VALUES('45c9244afe3990a76a81595e843f2ccd98d89cc563064a2335ffd2a4f66cab52',X'72657475726e207b20617069203d20312c206e616d65203d20224475656c222c20706c6179657273203d207b206d696e203d20322c206d6178203d2032207d2c0a20206e657874203d2066756e6374696f6e28732c206374782920696620236374782e72656d61696e696e67203d3d2030207468656e2072657475726e206374782e66696e697368282920656e640a2020202072657475726e206374782e61736b286374782e72656d61696e696e675b315d2c207b20706c61796572203d206374782e706c61796572735b28236374782e706173742025203229202b20315d207d2920656e642c0a2020726573756c74203d2066756e6374696f6e28732c20637478292072657475726e207b206d656d6f7279203d207b20726f756e6473203d2031207d207d20656e64207d0a');
CREATE TABLE uses (
  sitting INTEGER NOT NULL, place INTEGER NOT NULL, plugin TEXT NOT NULL, module TEXT, sha256 TEXT NOT NULL,
  PRIMARY KEY (sitting, place)) WITHOUT ROWID;
INSERT INTO uses VALUES(3,0,'duel',NULL,'45c9244afe3990a76a81595e843f2ccd98d89cc563064a2335ffd2a4f66cab52');
CREATE TABLE history (
  sitting TEXT PRIMARY KEY, quiz TEXT, title TEXT NOT NULL, mode TEXT NOT NULL, player TEXT NOT NULL,
  started INTEGER NOT NULL, finished INTEGER NOT NULL, offset INTEGER NOT NULL, day INTEGER NOT NULL,
  points REAL, "of" REAL, percent REAL, headline TEXT, emoji TEXT, timed INTEGER NOT NULL, "limit" REAL,
  ms INTEGER NOT NULL, number INTEGER, category TEXT, outcome TEXT, passed INTEGER, data TEXT);
INSERT INTO history VALUES('01M7X3HY22VAWYPE1Q2GTANH99','mini','Mini','duel','01M7X3HY3FVVD11M19FKZ5XF1K',1795199400002,1795199400058,60,20777,2.0,2.0,100.0,'2 of 2','🏆',1,NULL,1400,3,'Nature',NULL,NULL,NULL);
INSERT INTO history VALUES('01M7X3HY3FFKG045KDW6AGJEBW','mini','Mini','default','01M7X3HY3FVVD11M19FKZ5XF1K',1795199400047,1795199400063,60,20777,1.0,2.0,50.0,'1 of 2','📈',1,NULL,1500,1,'Nature',NULL,NULL,NULL);
CREATE TABLE memory (
  mode TEXT NOT NULL, quiz TEXT NOT NULL, player TEXT NOT NULL, json TEXT NOT NULL, moment INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (mode, quiz, player)) WITHOUT ROWID;
INSERT INTO memory VALUES('duel','mini','01M7X3HY3FVVD11M19FKZ5XF1K','{"rounds":1}',0);
CREATE TABLE shared (
  mode TEXT NOT NULL, player TEXT NOT NULL, json TEXT NOT NULL, moment INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (mode, player)) WITHOUT ROWID;
CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE topics (
  number INTEGER PRIMARY KEY, category TEXT NOT NULL, difficulty TEXT NOT NULL, UNIQUE (category, difficulty));
INSERT INTO topics VALUES(1,'Nature','easy');
INSERT INTO topics VALUES(2,'Space','hard');
CREATE TABLE questions (
  number INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, text TEXT NOT NULL, topic INTEGER NOT NULL);
INSERT INTO questions VALUES(1,'mini/q1','One?',1);
INSERT INTO questions VALUES(2,'mini/q2','Two?',2);
CREATE TABLE answers (
  sitting INTEGER NOT NULL, question INTEGER NOT NULL, topic INTEGER NOT NULL, player TEXT, "right" INTEGER,
  points REAL NOT NULL, "of" REAL NOT NULL, ms INTEGER, PRIMARY KEY (sitting, question)) WITHOUT ROWID;
INSERT INTO answers VALUES(1,1,1,NULL,0,0.0,1.0,1500);
INSERT INTO answers VALUES(1,2,2,NULL,1,1.0,1.0,0);
INSERT INTO answers VALUES(3,1,1,NULL,1,1.0,1.0,900);
INSERT INTO answers VALUES(3,2,2,'01M7X3HY2ACWGJKY5MCVTZ5T07',1,1.0,1.0,500);
CREATE TABLE topic_totals (
  player TEXT NOT NULL, topic INTEGER NOT NULL, answers INTEGER NOT NULL, marked INTEGER NOT NULL,
  "right" INTEGER NOT NULL, points REAL NOT NULL, "of" REAL NOT NULL, timed INTEGER NOT NULL, ms INTEGER NOT NULL,
  fastest INTEGER, PRIMARY KEY (player, topic)) WITHOUT ROWID;
INSERT INTO topic_totals VALUES('',1,2,2,1,1.0,2.0,2,2400,900);
INSERT INTO topic_totals VALUES('',2,2,2,2,2.0,2.0,2,500,0);
INSERT INTO topic_totals VALUES('01M7X3HY2ACWGJKY5MCVTZ5T07',2,1,1,1,1.0,1.0,1,500,500);
INSERT INTO topic_totals VALUES('01M7X3HY3FVVD11M19FKZ5XF1K',1,2,2,1,1.0,2.0,2,2400,900);
INSERT INTO topic_totals VALUES('01M7X3HY3FVVD11M19FKZ5XF1K',2,1,1,1,1.0,1.0,1,0,0);
CREATE TABLE question_totals (
  player TEXT NOT NULL, question INTEGER NOT NULL, answers INTEGER NOT NULL, marked INTEGER NOT NULL,
  "right" INTEGER NOT NULL, points REAL NOT NULL, "of" REAL NOT NULL, timed INTEGER NOT NULL, ms INTEGER NOT NULL,
  fastest INTEGER, PRIMARY KEY (player, question)) WITHOUT ROWID;
INSERT INTO question_totals VALUES('',1,2,2,1,1.0,2.0,2,2400,900);
INSERT INTO question_totals VALUES('',2,2,2,2,2.0,2.0,2,500,0);
INSERT INTO question_totals VALUES('01M7X3HY2ACWGJKY5MCVTZ5T07',2,1,1,1,1.0,1.0,1,500,500);
INSERT INTO question_totals VALUES('01M7X3HY3FVVD11M19FKZ5XF1K',1,2,2,1,1.0,2.0,2,2400,900);
INSERT INTO question_totals VALUES('01M7X3HY3FVVD11M19FKZ5XF1K',2,1,1,1,1.0,1.0,1,0,0);
CREATE TABLE day_totals (
  player TEXT NOT NULL, day INTEGER NOT NULL, sittings INTEGER NOT NULL, rated INTEGER NOT NULL,
  percents REAL NOT NULL, best REAL, ms INTEGER NOT NULL, offset INTEGER NOT NULL,
  PRIMARY KEY (player, day)) WITHOUT ROWID;
INSERT INTO day_totals VALUES('',20777,2,2,150.0,100.0,2900,60);
INSERT INTO day_totals VALUES('01M7X3HY3FVVD11M19FKZ5XF1K',20777,2,2,150.0,100.0,2900,60);
CREATE TABLE span_totals (
  player TEXT NOT NULL, period TEXT NOT NULL, start INTEGER NOT NULL, sittings INTEGER NOT NULL,
  rated INTEGER NOT NULL, percents REAL NOT NULL, best REAL, ms INTEGER NOT NULL,
  PRIMARY KEY (player, period, start)) WITHOUT ROWID;
INSERT INTO span_totals VALUES('','month',20758,2,2,150.0,100.0,2900);
INSERT INTO span_totals VALUES('','week',20773,2,2,150.0,100.0,2900);
INSERT INTO span_totals VALUES('01M7X3HY3FVVD11M19FKZ5XF1K','month',20758,2,2,150.0,100.0,2900);
INSERT INTO span_totals VALUES('01M7X3HY3FVVD11M19FKZ5XF1K','week',20773,2,2,150.0,100.0,2900);
CREATE TABLE quiz_totals (
  player TEXT NOT NULL, quiz TEXT NOT NULL, sittings INTEGER NOT NULL, last INTEGER NOT NULL, best REAL,
  PRIMARY KEY (player, quiz)) WITHOUT ROWID;
INSERT INTO quiz_totals VALUES('01M7X3HY3FVVD11M19FKZ5XF1K','mini',2,20777,100.0);
CREATE TABLE quiz_spans (
  player TEXT NOT NULL, quiz TEXT NOT NULL, period TEXT NOT NULL, start INTEGER NOT NULL,
  sittings INTEGER NOT NULL, rated INTEGER NOT NULL, percents REAL NOT NULL, best REAL, ms INTEGER NOT NULL,
  PRIMARY KEY (player, quiz, period, start)) WITHOUT ROWID;
INSERT INTO quiz_spans VALUES('','mini','month',20758,2,2,150.0,100.0,2900);
INSERT INTO quiz_spans VALUES('','mini','week',20773,2,2,150.0,100.0,2900);
INSERT INTO quiz_spans VALUES('01M7X3HY3FVVD11M19FKZ5XF1K','mini','month',20758,2,2,150.0,100.0,2900);
INSERT INTO quiz_spans VALUES('01M7X3HY3FVVD11M19FKZ5XF1K','mini','week',20773,2,2,150.0,100.0,2900);
CREATE TABLE month_topics (
  player TEXT NOT NULL, month INTEGER NOT NULL, topic INTEGER NOT NULL, answers INTEGER NOT NULL,
  marked INTEGER NOT NULL, "right" INTEGER NOT NULL, points REAL NOT NULL, "of" REAL NOT NULL,
  timed INTEGER NOT NULL, ms INTEGER NOT NULL, fastest INTEGER,
  PRIMARY KEY (player, month, topic)) WITHOUT ROWID;
INSERT INTO month_topics VALUES('',20758,1,2,2,1,1.0,2.0,2,2400,900);
INSERT INTO month_topics VALUES('',20758,2,2,2,2,2.0,2.0,2,500,0);
INSERT INTO month_topics VALUES('01M7X3HY2ACWGJKY5MCVTZ5T07',20758,2,1,1,1,1.0,1.0,1,500,500);
INSERT INTO month_topics VALUES('01M7X3HY3FVVD11M19FKZ5XF1K',20758,1,2,2,1,1.0,2.0,2,2400,900);
INSERT INTO month_topics VALUES('01M7X3HY3FVVD11M19FKZ5XF1K',20758,2,1,1,1,1.0,1.0,1,0,0);
CREATE TABLE month_questions (
  player TEXT NOT NULL, month INTEGER NOT NULL, question INTEGER NOT NULL, answers INTEGER NOT NULL,
  marked INTEGER NOT NULL, "right" INTEGER NOT NULL, points REAL NOT NULL, "of" REAL NOT NULL,
  timed INTEGER NOT NULL, ms INTEGER NOT NULL, fastest INTEGER,
  PRIMARY KEY (player, month, question)) WITHOUT ROWID;
INSERT INTO month_questions VALUES('',20758,1,2,2,1,1.0,2.0,2,2400,900);
INSERT INTO month_questions VALUES('',20758,2,2,2,2,2.0,2.0,2,500,0);
INSERT INTO month_questions VALUES('01M7X3HY2ACWGJKY5MCVTZ5T07',20758,2,1,1,1,1.0,1.0,1,500,500);
INSERT INTO month_questions VALUES('01M7X3HY3FVVD11M19FKZ5XF1K',20758,1,2,2,1,1.0,2.0,2,2400,900);
INSERT INTO month_questions VALUES('01M7X3HY3FVVD11M19FKZ5XF1K',20758,2,1,1,1,1.0,1.0,1,0,0);
CREATE TABLE latest (
  player TEXT NOT NULL, question INTEGER NOT NULL, "right" INTEGER NOT NULL, finished INTEGER NOT NULL,
  PRIMARY KEY (player, question)) WITHOUT ROWID;
INSERT INTO latest VALUES('01M7X3HY2ACWGJKY5MCVTZ5T07',2,1,1795199400058);
INSERT INTO latest VALUES('01M7X3HY3FVVD11M19FKZ5XF1K',1,0,1795199400063);
INSERT INTO latest VALUES('01M7X3HY3FVVD11M19FKZ5XF1K',2,1,1795199400063);
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
CREATE TABLE players (
  number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, added INTEGER,
  hidden INTEGER NOT NULL DEFAULT 0, former TEXT NOT NULL DEFAULT '[]');
INSERT INTO players VALUES(1,'01M7X3HY3FVVD11M19FKZ5XF1K','Ada',NULL,0,'[]');
INSERT INTO players VALUES(2,'01M7X3HY2ACWGJKY5MCVTZ5T07','Bob',NULL,0,'[]');
CREATE TABLE chain (
  position INTEGER PRIMARY KEY, sitting TEXT NOT NULL, part INTEGER NOT NULL, digest TEXT NOT NULL);
INSERT INTO chain VALUES(1,'01M7X3HY3FFKG045KDW6AGJEBW',0,'7ffb916ee90e6c6a724f7731f72edec9222129765cec1e4db43ef5258cceba7a');
INSERT INTO chain VALUES(2,'01M7X3HY2AXTKJ6ADDEKGKG4EH',0,'d9e768be02765e55aa785b972ffc567ca97ea49a22ed175657676acc54b171fc');
INSERT INTO chain VALUES(3,'01M7X3HY22VAWYPE1Q2GTANH99',0,'39b6ca8bde4d8a291f20b52a2b1f4bb80bacb5b43c06207598d2dc6e468d5606');
INSERT INTO chain VALUES(4,'01M7X3HY21G0TQ98HSJXW3735P',0,'7fc055f624ed76c5f304a15aa4f718e76eafa0bc091d3ab2520668bbc0b516dc');
INSERT INTO chain VALUES(5,'01M7X3HY21G0TQ98HSJXW3735P',1,'2281250f1e9da34af85935bf881eb5dcecd2cd8f24d16253c097c4a034087475');
INSERT INTO chain VALUES(6,'01M7X3HY22VAWYPE1Q2GTANH99',1,'afd69c271dea9baef4a2628f4962e0327282433a1f9b31400982fd23ec5c207b');
INSERT INTO chain VALUES(7,'01M7X3HY3FFKG045KDW6AGJEBW',1,'d6488a6987842d79b9061cf7f4d217df52613a0599e6d37a24ec212f36a5fa9f');
CREATE TABLE chain_head (
  number INTEGER PRIMARY KEY, links INTEGER NOT NULL, link TEXT NOT NULL, filled INTEGER NOT NULL DEFAULT 0);
INSERT INTO chain_head VALUES(0,7,'6bf3f1c31697c9f423f17fa7dba2e20592ab6a8df7644a530b061643fa11afcb',8388575);
CREATE TABLE remembered (
  kind TEXT NOT NULL, mode TEXT NOT NULL, quiz TEXT NOT NULL, player TEXT NOT NULL, json TEXT NOT NULL,
  position INTEGER NOT NULL, moment INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (kind, mode, quiz, player)) WITHOUT ROWID;
INSERT INTO remembered VALUES('memory','duel','mini','01M7X3HY3FVVD11M19FKZ5XF1K','{"rounds":1}',8,0);
CREATE TABLE kept (
  kind TEXT NOT NULL, mode TEXT NOT NULL, quiz TEXT NOT NULL, player TEXT NOT NULL, key TEXT NOT NULL,
  sitting INTEGER NOT NULL, json TEXT NOT NULL, moment INTEGER NOT NULL,
  PRIMARY KEY (kind, mode, quiz, player, key, sitting)) WITHOUT ROWID;
CREATE TABLE left_behind (
  kind TEXT NOT NULL, mode TEXT NOT NULL, quiz TEXT NOT NULL, player TEXT NOT NULL, key TEXT NOT NULL,
  json TEXT NOT NULL, moment INTEGER NOT NULL,
  PRIMARY KEY (kind, mode, quiz, player, key)) WITHOUT ROWID;
CREATE TABLE visitors (hash TEXT PRIMARY KEY, player TEXT NOT NULL, made INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE replies (
  sitting INTEGER NOT NULL, place INTEGER NOT NULL, request TEXT, first INTEGER NOT NULL, count INTEGER NOT NULL,
  shown_from INTEGER NOT NULL, shown_to INTEGER NOT NULL, PRIMARY KEY (sitting, place)) WITHOUT ROWID;
CREATE TABLE rooms (
  number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code TEXT NOT NULL, started INTEGER NOT NULL,
  last INTEGER NOT NULL, status INTEGER NOT NULL, players INTEGER NOT NULL, version INTEGER NOT NULL,
  json TEXT NOT NULL, port INTEGER);
CREATE TABLE room_events (
  room TEXT NOT NULL, place INTEGER NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL,
  json TEXT NOT NULL, PRIMARY KEY (room, place)) WITHOUT ROWID;
CREATE TABLE quiz_topics (
  player TEXT NOT NULL, quiz TEXT NOT NULL, topic INTEGER NOT NULL, percent INTEGER NOT NULL,
  answers INTEGER NOT NULL, marked INTEGER NOT NULL, "right" INTEGER NOT NULL, points REAL NOT NULL,
  "of" REAL NOT NULL, timed INTEGER NOT NULL, ms INTEGER NOT NULL, fastest INTEGER,
  PRIMARY KEY (player, quiz, topic, percent)) WITHOUT ROWID;
INSERT INTO quiz_topics VALUES('','mini',1,50,1,1,0,0.0,1.0,1,1500,1500);
INSERT INTO quiz_topics VALUES('','mini',1,100,1,1,1,1.0,1.0,1,900,900);
INSERT INTO quiz_topics VALUES('','mini',2,50,1,1,1,1.0,1.0,1,0,0);
INSERT INTO quiz_topics VALUES('','mini',2,100,1,1,1,1.0,1.0,1,500,500);
INSERT INTO quiz_topics VALUES('01M7X3HY2ACWGJKY5MCVTZ5T07','mini',2,100,1,1,1,1.0,1.0,1,500,500);
INSERT INTO quiz_topics VALUES('01M7X3HY3FVVD11M19FKZ5XF1K','mini',1,50,1,1,0,0.0,1.0,1,1500,1500);
INSERT INTO quiz_topics VALUES('01M7X3HY3FVVD11M19FKZ5XF1K','mini',1,100,1,1,1,1.0,1.0,1,900,900);
INSERT INTO quiz_topics VALUES('01M7X3HY3FVVD11M19FKZ5XF1K','mini',2,50,1,1,1,1.0,1.0,1,0,0);
CREATE TABLE quiz_questions (
  player TEXT NOT NULL, quiz TEXT NOT NULL, question INTEGER NOT NULL, percent INTEGER NOT NULL,
  answers INTEGER NOT NULL, marked INTEGER NOT NULL, "right" INTEGER NOT NULL, points REAL NOT NULL,
  "of" REAL NOT NULL, timed INTEGER NOT NULL, ms INTEGER NOT NULL, fastest INTEGER,
  PRIMARY KEY (player, quiz, question, percent)) WITHOUT ROWID;
INSERT INTO quiz_questions VALUES('','mini',1,50,1,1,0,0.0,1.0,1,1500,1500);
INSERT INTO quiz_questions VALUES('','mini',1,100,1,1,1,1.0,1.0,1,900,900);
INSERT INTO quiz_questions VALUES('','mini',2,50,1,1,1,1.0,1.0,1,0,0);
INSERT INTO quiz_questions VALUES('','mini',2,100,1,1,1,1.0,1.0,1,500,500);
INSERT INTO quiz_questions VALUES('01M7X3HY2ACWGJKY5MCVTZ5T07','mini',2,100,1,1,1,1.0,1.0,1,500,500);
INSERT INTO quiz_questions VALUES('01M7X3HY3FVVD11M19FKZ5XF1K','mini',1,50,1,1,0,0.0,1.0,1,1500,1500);
INSERT INTO quiz_questions VALUES('01M7X3HY3FVVD11M19FKZ5XF1K','mini',1,100,1,1,1,1.0,1.0,1,900,900);
INSERT INTO quiz_questions VALUES('01M7X3HY3FVVD11M19FKZ5XF1K','mini',2,50,1,1,1,1.0,1.0,1,0,0);
CREATE TABLE percent_spans (
  player TEXT NOT NULL, period TEXT NOT NULL, start INTEGER NOT NULL, percent INTEGER NOT NULL,
  sittings INTEGER NOT NULL, rated INTEGER NOT NULL, percents REAL NOT NULL, best REAL, ms INTEGER NOT NULL,
  PRIMARY KEY (player, period, start, percent)) WITHOUT ROWID;
INSERT INTO percent_spans VALUES('','month',20758,50,1,1,50.0,50.0,1500);
INSERT INTO percent_spans VALUES('','month',20758,100,1,1,100.0,100.0,1400);
INSERT INTO percent_spans VALUES('','week',20773,50,1,1,50.0,50.0,1500);
INSERT INTO percent_spans VALUES('','week',20773,100,1,1,100.0,100.0,1400);
INSERT INTO percent_spans VALUES('01M7X3HY3FVVD11M19FKZ5XF1K','month',20758,50,1,1,50.0,50.0,1500);
INSERT INTO percent_spans VALUES('01M7X3HY3FVVD11M19FKZ5XF1K','month',20758,100,1,1,100.0,100.0,1400);
INSERT INTO percent_spans VALUES('01M7X3HY3FVVD11M19FKZ5XF1K','week',20773,50,1,1,50.0,50.0,1500);
INSERT INTO percent_spans VALUES('01M7X3HY3FVVD11M19FKZ5XF1K','week',20773,100,1,1,100.0,100.0,1400);
CREATE TABLE bonds (
  kind TEXT NOT NULL, subject TEXT NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (kind, subject)) WITHOUT ROWID;
INSERT INTO bonds VALUES('players','01M7X3HY2ACWGJKY5MCVTZ5T07','96b91f699def3418e40ccff47852e05f6f56095891b3a5f5f932e79e403e5d84');
INSERT INTO bonds VALUES('players','01M7X3HY3FVVD11M19FKZ5XF1K','4ff2d6b1d4b06d933309c6a66ca1962e0ee6746ee0db6761921d576ff62b299b');
CREATE INDEX sittings_unfinished ON sittings (player, started) WHERE status = 0;
CREATE INDEX history_player ON history (player, finished);
CREATE INDEX history_finished ON history (finished);
CREATE INDEX history_quiz ON history (quiz, finished);
CREATE INDEX question_hardness ON question_totals (player, 1.0 * "right" / marked, marked DESC) WHERE marked > 0;
CREATE INDEX history_day ON history (day);
CREATE INDEX rescores_sitting ON rescores (sitting);
CREATE INDEX sittings_shared ON sittings (number) WHERE instr(players, ',') > 0;
CREATE INDEX players_name ON players (name);
CREATE INDEX chain_sitting ON chain (sitting, part);
CREATE INDEX history_zones ON history (player, day, offset);
CREATE INDEX kept_moments ON kept (mode, player, moment);
CREATE INDEX kept_sittings ON kept (sitting);
CREATE INDEX rooms_open ON rooms (code) WHERE status = 0;
CREATE INDEX history_percent ON history (percent);
CREATE INDEX history_nights ON history (player) WHERE (finished + offset * 60000) / 86400000 > day;
PRAGMA user_version = 19;
COMMIT;
