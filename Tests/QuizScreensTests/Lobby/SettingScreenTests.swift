import QuizCore
import QuizPlay
import Terminal
import XCTest

@testable import QuizScreens

/// Settings and players, drawn.
final class SettingScreenTests: XCTestCase {
  func testSettings() {
    let scene = SettingsScene(SettingValues.standard, focus: 5)
    assertScreen(
      draw(scene, .wide),
      """
        Settings

          Timed mode      as set in the quiz
          Seconds         20
          Colours         automatic
          Reduced motion  off
          Player          Ann
        ▸ Language        as the system says
            of quizzes and of these screens
            the environment says de-AT, and that wins
          Plain lines     on
          ASCII only      off
          Daily retries   1
          Daily result    the best
          Streak freezes  0
      (8 empty rows)
        ←→ change  Enter type a value  ↑↓ move  q back  ? help
      """)
    assertScreen(
      draw(scene, .narrow),
      """
       Settings
         Timed mode      as set in the quiz
         Seconds         20
         Colours         automatic
         Reduced motion  off
         Player          Ann
       ▸ Language        as the system says
           of quizzes and of these screens
           the environment says de-AT, and
           that wins
         Plain lines     on                  ▼
       ←→ change  Enter type a value  ? help
      """)
    assertScreen(
      draw(scene, Size(rows: 40, columns: 80)),
      """
        Settings
      (7 empty rows)
          Timed mode      as set in the quiz
            a limit for every question, none, or what the quiz says
          Seconds         20
            for a question in timed mode
          Colours         automatic
            for a dark or a light background, or none
          Reduced motion  off
            time bars step, nothing else moves
          Player          Ann
            who plays; each has their own progress
        ▸ Language        as the system says
            of quizzes and of these screens
            the environment says de-AT, and that wins
          Plain lines     on
            instead of the full screen, from the next start on
          ASCII only      off
            draw with the characters of every terminal
          Daily retries   1
            how often the quiz of the day may be played again
          Daily result    the best
            which sitting of a day counts
          Streak freezes  0
            missed days in any seven that break no streak
      (8 empty rows)
        ←→ change  Enter type a value  ↑↓ move  q back  ? help
      """)
  }

  func testPlayers() {
    let scene = PlayersScene([
      PlayerEntry(name: "Ann", finished: 12, isCurrent: false), PlayerEntry(name: "Bob", finished: 0, isCurrent: true),
    ])
    assertScreen(
      draw(scene, .wide),
      """
        Who plays?

          ( ) Ann
              12 finished
        ▸ (●) Bob
              plays now · 0 finished
      (17 empty rows)
        Enter choose  a add a player  r rename  m merge  c child  v compare  ? help
      """)
    assertScreen(
      draw(scene, .narrow),
      """
       Who plays?
         ( ) Ann
             12 finished
       ▸ (●) Bob
             plays now · 0 finished
      (6 empty rows)
       Enter choose  a add a player  ? help
      """)
    assertScreen(
      draw(PlayersScene([]), .narrow),
      """
       Who plays?
       No players yet: add one.
      (9 empty rows)
       a add a player  q back  ? help
      """)
  }

  func testPrompt() {
    var scene = PromptScene(title: "A new player", label: "Name", text: "")
    press(keys("Ada L"), &scene)
    assertScreen(
      draw(scene, .wide),
      """
        A new player

        ▸ Name:
          Ada L
      (19 empty rows)
        Enter save  Esc back  F1 help
      """)
  }
}

enum SettingValues {
  static let standard = [
    SettingItem(.timed, "quiz"), SettingItem(.seconds, "20"), SettingItem(.theme, "auto"),
    SettingItem(.reducedMotion, "false"), SettingItem(.player, "Ann"), SettingItem(.language, "auto", fixed: "de-AT"),
    SettingItem(.plain, "true"), SettingItem(.ascii, "false"), SettingItem(.dailyRetries, "1"),
    SettingItem(.dailyCounts, "best"), SettingItem(.streakFreezes, "0"),
  ]
}
