// Writes the responses of SCORE-20 as lines that `quizrun grade` reads, or its quiz.
//
//     responses PARTICIPANTS [FIRST]      lines {"participant":"p0000000","responses":{"q1":["A"],…}}
//     responses quiz                      the quiz: 20 questions with answers A to D, 1 to 3 points each
//
// Answers come from the generator MINSTD (x · 16807 mod 2^31 − 1, from 1), one step an answer; eight ninths are letters,
// one ninth is no answer. FIRST skips that many participants.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define QUESTIONS 20

static void write_quiz(void) {
  printf("{\"id\":\"score20\",\"title\":\"Score\",\"reveal\":\"never\",\"questions\":[");
  for (int i = 0; i < QUESTIONS; i++) {
    printf("%s\n{\"id\":\"q%d\",\"kind\":\"single\",\"text\":\"Question %d?\",\"points\":%d,\"data\":{\"penalty\":%d},\"answers\":[",
           i ? "," : "", i + 1, i + 1, 1 + i % 3, i % 2);
    for (int a = 0; a < 4; a++)
      printf("%s{\"id\":\"%c\",\"text\":\"Answer %c\"%s}", a ? "," : "", 'A' + a, 'A' + a,
             a == 7 * i % 4 ? ",\"correct\":true" : "");
    printf("]}");
  }
  printf("]}\n");
}

int main(int count, char **arguments) {
  if (count > 1 && strcmp(arguments[1], "quiz") == 0) {
    write_quiz();
    return 0;
  }
  long participants = count > 1 ? atol(arguments[1]) : 0, first = count > 2 ? atol(arguments[2]) : 0, x = 1;
  static char line[1024];
  for (long p = 0; p < first + participants; p++) {
    int at = sprintf(line, "{\"participant\":\"p%07ld\",\"responses\":{", p), any = 0;
    for (int q = 1; q <= QUESTIONS; q++) {
      x = x * 16807 % 2147483647;
      long r = x / 65536 % 9;
      if (r == 8) continue;
      at += sprintf(line + at, "%s\"q%d\":[\"%c\"]", any ? "," : "", q, (char)('A' + r % 4));
      any = 1;
    }
    memcpy(line + at, "}}\n", 4);
    if (p >= first) fputs(line, stdout);
  }
  return fflush(stdout) != 0;
}
