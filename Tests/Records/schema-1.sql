PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migrations (name TEXT PRIMARY KEY, applied INTEGER NOT NULL);
INSERT INTO migrations VALUES('sittings',1795199400031);
CREATE TABLE sittings (
  number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, player TEXT NOT NULL, players TEXT NOT NULL,
  quiz TEXT, mode TEXT NOT NULL, seed INTEGER NOT NULL, request TEXT NOT NULL, started INTEGER NOT NULL,
  zone TEXT NOT NULL, offset INTEGER NOT NULL, quiz_sha256 TEXT,
  status INTEGER NOT NULL, settled INTEGER NOT NULL, length INTEGER);
INSERT INTO sittings VALUES(1,'01M7X3HY3FFKG045KDW6AGJEBW','Ada','["Ada"]','mini','default',7,'{"seed":"7"}',1795199400047,'Europe/Berlin',60,'b42d6c2e24f2157330fcfeb9b2461be36ab7271c953436ec3045691db1e6b2e5',1,2,2);
INSERT INTO sittings VALUES(2,'01M7X3HY2AXTKJ6ADDEKGKG4EH','Bob','["Bob"]','mini','default',8,'{"seed":"8"}',1795199400010,'Europe/Berlin',60,'b42d6c2e24f2157330fcfeb9b2461be36ab7271c953436ec3045691db1e6b2e5',0,1,2);
INSERT INTO sittings VALUES(3,'01M7X3HY22VAWYPE1Q2GTANH99','Ada','["Ada","Bob"]','mini','duel',9,'{"seed":"9"}',1795199400002,'Europe/Berlin',60,'b42d6c2e24f2157330fcfeb9b2461be36ab7271c953436ec3045691db1e6b2e5',1,2,NULL);
INSERT INTO sittings VALUES(4,'01M7X3HY21G0TQ98HSJXW3735P','Ada','["Ada"]','mini','default',10,'{"seed":"10"}',1795199400001,'Europe/Berlin',60,'b42d6c2e24f2157330fcfeb9b2461be36ab7271c953436ec3045691db1e6b2e5',2,1,2);
CREATE TABLE beginnings (sitting INTEGER PRIMARY KEY, version INTEGER NOT NULL, json TEXT NOT NULL);
INSERT INTO beginnings VALUES(1,1,'{"sitting":"01M7X3HY3FFKG045KDW6AGJEBW","rules":1,"seed":7,"day":[2026,11,20],"players":["Ada"],"plugins":[{"id":"default","name":"Default"}],"quiz":{"id":"mini","title":"Mini","category":"Nature","navigation":{"back":true},"timing":{"question":30},"questions":[{"id":"q1","kind":"single","text":"One?","difficulty":"easy","answers":[{"id":"a","text":"right","correct":true},{"id":"b","text":"wrong"}]},{"id":"q2","kind":"single","text":"Two?","category":"Space","difficulty":"hard","answers":[{"id":"a","text":"right","correct":true},{"id":"b","text":"wrong"}]}]}}');
INSERT INTO beginnings VALUES(2,1,'{"sitting":"01M7X3HY2AXTKJ6ADDEKGKG4EH","rules":1,"seed":8,"day":[2026,11,20],"players":["Bob"],"plugins":[{"id":"default","name":"Default"}],"quiz":{"id":"mini","title":"Mini","category":"Nature","navigation":{"back":true},"timing":{"question":30},"questions":[{"id":"q1","kind":"single","text":"One?","difficulty":"easy","answers":[{"id":"a","text":"right","correct":true},{"id":"b","text":"wrong"}]},{"id":"q2","kind":"single","text":"Two?","category":"Space","difficulty":"hard","answers":[{"id":"a","text":"right","correct":true},{"id":"b","text":"wrong"}]}]}}');
INSERT INTO beginnings VALUES(3,1,'{"sitting":"01M7X3HY22VAWYPE1Q2GTANH99","rules":1,"seed":9,"day":[2026,11,20],"players":["Ada","Bob"],"plugins":[{"id":"duel","name":"Duel","sha256":"45c9244afe3990a76a81595e843f2ccd98d89cc563064a2335ffd2a4f66cab52","decidesLength":true}],"quiz":{"id":"mini","title":"Mini","category":"Nature","navigation":{"back":true},"timing":{"question":30},"questions":[{"id":"q1","kind":"single","text":"One?","difficulty":"easy","answers":[{"id":"a","text":"right","correct":true},{"id":"b","text":"wrong"}]},{"id":"q2","kind":"single","text":"Two?","category":"Space","difficulty":"hard","answers":[{"id":"a","text":"right","correct":true},{"id":"b","text":"wrong"}]}]}}');
INSERT INTO beginnings VALUES(4,1,'{"sitting":"01M7X3HY21G0TQ98HSJXW3735P","rules":1,"seed":10,"day":[2026,11,20],"players":["Ada"],"plugins":[{"id":"default","name":"Default"}],"quiz":{"id":"mini","title":"Mini","category":"Nature","navigation":{"back":true},"timing":{"question":30},"questions":[{"id":"q1","kind":"single","text":"One?","difficulty":"easy","answers":[{"id":"a","text":"right","correct":true},{"id":"b","text":"wrong"}]},{"id":"q2","kind":"single","text":"Two?","category":"Space","difficulty":"hard","answers":[{"id":"a","text":"right","correct":true},{"id":"b","text":"wrong"}]}]}}');
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
  ms INTEGER NOT NULL);
INSERT INTO history VALUES('01M7X3HY3FFKG045KDW6AGJEBW','mini','Mini','default','Ada',1795199400047,1795199400063,60,20777,1.0,2.0,50.0,'1 of 2','📈',1,NULL,1500);
INSERT INTO history VALUES('01M7X3HY22VAWYPE1Q2GTANH99','mini','Mini','duel','Ada',1795199400002,1795199400058,60,20777,2.0,2.0,100.0,'2 of 2','🏆',1,NULL,1400);
CREATE TABLE memory (
  mode TEXT NOT NULL, quiz TEXT NOT NULL, player TEXT NOT NULL, json TEXT NOT NULL,
  PRIMARY KEY (mode, quiz, player)) WITHOUT ROWID;
INSERT INTO memory VALUES('duel','mini','Ada','{"rounds":1}');
CREATE TABLE shared (
  mode TEXT NOT NULL, player TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (mode, player)) WITHOUT ROWID;
CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX sittings_unfinished ON sittings (player, started) WHERE status = 0;
CREATE INDEX history_player ON history (player, finished);
PRAGMA user_version = 1;
COMMIT;
