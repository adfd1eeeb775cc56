internal import HTMLText
internal import QuizWire
internal import Words

/// A class for its teacher: a row a person, a column a quiz, and its homework.
struct ClassPage {
  private let listing: ClassListing
  private let words: PageWords

  init(_ listing: ClassListing, _ visit: PageVisit) { (self.listing, words) = (listing, visit.words) }

  var frame: PageFrame {
    var frame = PageFrame(listing.name) {
      Tag.h1(.named("tabindex", "-1"), .dirAuto) { listing.name }
      Tag.p {
        Tag.a(.class("button"), .href("/class/\(listing.name.percentEncoded)/csv"), .flag("download")) {
          words.host.asTable
        }
      }
      table
      if !listing.homework.isEmpty {
        Tag.h2 { words.host.homework }
        Tag.ul(.class("rows")) { listing.homework.map(row) }
      }
    }
    frame.isWide = true
    return frame
  }

  private var table: HTML {
    let heads = [words.shelf.nameLabel, words.host.finished, words.host.openLabel]
    return Tag.div(.class("scroll")) {
      Tag.table(.class("names")) {
        Tag.thead {
          Tag.tr {
            heads.map { head in Tag.th(.named("scope", "col")) { head } }
            listing.quizzes.map { quiz in Tag.th(.named("scope", "col"), .dirAuto) { quiz.title } }
          }
        }
        Tag.tbody { listing.people.map(person) }
      }
    }
  }

  private func person(_ person: ClassListing.Person) -> HTML {
    Tag.tr {
      Tag.th(.named("scope", "row")) { Emblem.named(person.name) }
      Tag.td { String(person.finished) }
      Tag.td { String(person.open) }
      listing.quizzes.map { quiz in Tag.td { person.best(in: quiz.id).map { "\(Int($0.rounded())) %" } ?? "" } }
    }
  }

  private func row(_ homework: ClassListing.Homework) -> HTML {
    Tag.li {
      Tag.span(.class("grow"), .dirAuto) { Tag.a(.href("/rooms/\(homework.room)")) { homework.title } }
      homework.until.map { until in Tag.span(.class("soft")) { words.moment(until) } }
      Tag.span(.class("soft")) { "\(homework.done.count) / \(listing.people.count)" }
    }
  }
}
