import { expect, it } from "vitest";
import { describeEvent } from "~/layout/grades/markEvents";

it("says what happened to a mark", () => {
  const answer = { outOf: 10, question: "Why?" };
  expect([
    describeEvent({ kind: "ENTERED", points: 15 }),
    describeEvent({ kind: "ACCEPTED", points: 45, outOf: 60 }),
    describeEvent({ kind: "MARKED", points: 6, ...answer }),
    describeEvent({ kind: "MARKED", points: 7.5, before: 6, ...answer }),
    describeEvent({ kind: "MARKED", points: null, before: 6, ...answer }),
    describeEvent({ kind: "REGRADED", points: 10, before: 0, ...answer }),
    describeEvent({ kind: "LATER" }),
  ]).toEqual([
    "Entered 15",
    "Accepted with 45 of 60",
    "Marked 6 of 10: Why?",
    "Mark changed from 6 to 7.5 of 10: Why?",
    "Mark removed: Why?",
    "Regraded from 0 to 10 of 10: Why?",
    "LATER",
  ]);
});
