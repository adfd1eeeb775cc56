"""Writes large files as other programs do: foreign.py bank|deck|table FILE

A bank of Moodle of 10 MB, a deck of Anki with 20,000 notes, a workbook with the answers of 20,000 pupils to 20 questions.
"""

import json
import os
import sqlite3
import sys
import tempfile
import zipfile
from xml.sax.saxutils import escape

WORDS = "river mountain letter garden winter number planet island music paper bridge window market forest engine".split()


def words(number, count):
    return " ".join(WORDS[(number * 7 + place * place + place) % len(WORDS)] for place in range(count))


def bank(path):
    with open(path, "w", encoding="utf-8") as file:
        file.write('<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n')
        number = 0
        while file.tell() < 10_000_000:
            file.write(f'<question type="multichoice"><name><text>Question {number}</text></name>')
            text = escape(f"<p>Which of these is no. {number}: <b>{words(number, 20)}</b>?</p>")
            file.write(f'<questiontext format="html"><text>{text}</text></questiontext><single>true</single>')
            for answer in range(4):
                share = 100 if answer == number % 4 else 0
                file.write(f'<answer fraction="{share}" format="html"><text>{escape(words(number + answer, 6))} {answer}</text>')
                file.write(f"<feedback><text>{words(number * 3 + answer, 12)}</text></feedback></answer>")
            file.write("</question>\n")
            number += 1
        file.write("</quiz>\n")


SCHEMA = """
CREATE TABLE col (id integer primary key, crt integer, mod integer, scm integer, ver integer, dty integer, usn integer,
  ls integer, conf text, models text, decks text, dconf text, tags text);
CREATE TABLE notes (id integer primary key, guid text, mid integer, mod integer, usn integer, tags text, flds text,
  sfld integer, csum integer, flags integer, data text);
CREATE TABLE cards (id integer primary key, nid integer, did integer, ord integer, mod integer, usn integer, type integer,
  queue integer, due integer, ivl integer, factor integer, reps integer, lapses integer, left integer, odue integer,
  odid integer, flags integer, data text);
CREATE TABLE revlog (id integer primary key);
CREATE TABLE graves (usn integer, oid integer, type integer);
"""


def deck(path):
    template = {"name": "Card 1", "ord": 0, "qfmt": "{{Front}}", "afmt": "{{FrontSide}}<hr id=answer>{{Back}}"}
    fields = [{"name": name, "ord": place} for place, name in enumerate(["Front", "Back"])]
    models = {"1": {"id": 1, "name": "Basic", "type": 0, "flds": fields, "tmpls": [template]}}
    decks = {"1": {"id": 1, "name": "Default"}, "2": {"id": 2, "name": "Words"}}
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, "collection.anki2")
        with sqlite3.connect(name) as database:
            database.executescript(SCHEMA)
            database.execute(
                "INSERT INTO col VALUES (1, 0, 0, 0, 11, 0, 0, 0, '{}', ?, ?, '{}', '{}')",
                (json.dumps(models), json.dumps(decks)),
            )
            for number in range(20_000):
                text = f"<b>{words(number, 8)}</b> {number}\x1f{words(number * 3, 5)}"
                database.execute(
                    "INSERT INTO notes VALUES (?, ?, 1, 0, 0, '', ?, '', 0, 0, '')", (number + 1, f"guid{number}", text)
                )
                database.execute(
                    "INSERT INTO cards VALUES (?, ?, 2, 0, 0, 0, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
                    (number + 1, number + 1, number),
                )
        database.close()
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.write(name, "collection.anki2")
            archive.writestr("media", "{}")


def table(path):
    kinds = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    package = "http://schemas.openxmlformats.org/package/2006"
    main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"

    def row(cells):
        return "<row>" + "".join(f'<c t="inlineStr"><is><t>{cell}</t></is></c>' for cell in cells) + "</row>"

    def relations(all):
        inner = "".join(
            f'<Relationship Id="r{place}" Type="{kinds}/{kind}" Target="{target}"/>'
            for place, (kind, target) in enumerate(all)
        )
        return f'<Relationships xmlns="{package}/relationships">{inner}</Relationships>'

    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", f'<Types xmlns="{package}/content-types"/>')
        archive.writestr("_rels/.rels", relations([("officeDocument", "xl/workbook.xml")]))
        sheets = '<sheets><sheet name="Answers" sheetId="1" r:id="r0"/></sheets>'
        archive.writestr("xl/workbook.xml", f'<workbook xmlns="{main}" xmlns:r="{kinds}">{sheets}</workbook>')
        archive.writestr("xl/_rels/workbook.xml.rels", relations([("worksheet", "worksheets/sheet1.xml")]))
        with archive.open("xl/worksheets/sheet1.xml", "w") as sheet:
            sheet.write(f'<worksheet xmlns="{main}"><sheetData>'.encode())
            sheet.write(row(["participant"] + [f"q{number}" for number in range(20)]).encode())
            for pupil in range(20_000):
                answers = ["Yes" if (pupil * 31 + number * number) % 3 else "No" for number in range(20)]
                sheet.write(row([f"pupil {pupil}"] + answers).encode())
            sheet.write(b"</sheetData></worksheet>")


if __name__ == "__main__":
    {"bank": bank, "deck": deck, "table": table}[sys.argv[1]](sys.argv[2])
