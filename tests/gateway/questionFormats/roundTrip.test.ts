import fc from "fast-check";
import { expect, test } from "vitest";
import { questionFormats } from "#gateway/domains/questions/exchangeContract";
import { readQuestions, writeQuestions } from "#gateway/questionFormats/exchange";

import { anyQuestion } from "./questions";

for (const format of questionFormats) {
  test(`questions written as ${format} are read as the same questions`, () => {
    fc.assert(
      fc.property(fc.array(anyQuestion, { minLength: 1, maxLength: 4 }), (questions) => {
        const read = readQuestions(format, writeQuestions(format, questions).text);
        expect(read.problems).toEqual([]);
        expect(read.questions.map(({ question }) => question)).toEqual(questions);
      }),
      { numRuns: 150 },
    );
  });

  test(`any text is read as ${format} without a fault, and every problem names a line of it`, () => {
    const pieces = fc.constantFrom(
      ..."{}~=#:\\->|*[]'\"<>&/\n, a1",
      "assessmentItem>",
      "::",
      "<itemBody>",
      "type,question,answer 1\n",
    );
    fc.assert(
      fc.property(fc.string({ unit: pieces, maxLength: 60 }), (text) => {
        const lines = text.split("\n").length;
        for (const { line } of readQuestions(format, text).problems) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lines);
        }
      }),
      { numRuns: 150 },
    );
  });
}
