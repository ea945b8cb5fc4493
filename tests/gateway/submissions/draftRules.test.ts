import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  findReminder,
  getDraftEnd,
  getOwnMoment,
  isEmptyDraft,
  listEnds,
  stoodInTime,
} from "#gateway/domains/submissions/draftRules";
import { countDaysLate } from "#gateway/domains/submissions/rules";

const due = new Date("2026-03-10T13:29:00Z");
const minutesBefore = (minutes: number) => new Date(due.getTime() - minutes * 60_000);

describe("findReminder", () => {
  it.each([
    ["before two hours are left", 300, 121, null],
    ["two hours before", 300, 120, 120],
    ["an hour before", 300, 60, 120],
    ["ten minutes before", 300, 10, 10],
    ["in the due minute", 300, -0.9, 10],
    ["once the due minute is over", 300, -1, null],
    ["of a draft that was begun since the first reminder", 90, 60, null],
    ["ten minutes before, of a draft of the last hour", 60, 9, 10],
    ["of a draft of the last minutes", 5, 4, null],
  ])("reminds %s", (_when, begun, now, expected) => {
    expect(findReminder({ begunAt: minutesBefore(begun), endsAt: due }, minutesBefore(now))).toBe(expected);
  });
});

describe("listEnds", () => {
  const closesAt = new Date("2026-03-12T13:29:00Z");
  it("has the closing time only where late work can be handed in until then", () => {
    const ends = (lateRule: "REFUSE" | "PERCENT", dueAt: Date | null) =>
      listEnds({ dueAt, closesAt, lateRule }).map(({ at }) => at);
    expect(ends("REFUSE", due)).toEqual([due]);
    expect(ends("PERCENT", due)).toEqual([due, closesAt]);
    expect(ends("REFUSE", null)).toEqual([closesAt]);
    expect(listEnds({ dueAt: null, closesAt: null, lateRule: "ACCEPT" })).toEqual([]);
  });

  it("gives the end of drafts only to assignments that hand them in", () => {
    expect(getDraftEnd({ dueAt: due, closesAt, handInDraftsAtDue: true })).toEqual(due);
    expect(getDraftEnd({ dueAt: null, closesAt, handInDraftsAtDue: true })).toEqual(closesAt);
    expect(getDraftEnd({ dueAt: due, closesAt, handInDraftsAtDue: false })).toBeNull();
  });
});

describe("stoodInTime", () => {
  const moments = fc.date({ min: minutesBefore(3_000), max: minutesBefore(-3_000), noInvalidDate: true });
  it("never hands in a draft late or too early", () => {
    fc.assert(
      fc.property(moments, moments, moments, (savedAt, endsAt, now) => {
        if (!stoodInTime({ savedAt, endsAt }, now)) return;
        const at = getOwnMoment(endsAt);
        expect(countDaysLate({ dueAt: endsAt, at, timeZone: "Asia/Kolkata" })).toBe(0);
        expect(at.getTime() + 1_000).toBeGreaterThan(savedAt.getTime());
        expect(at.getTime()).toBeLessThan(now.getTime());
      }),
    );
  });

  it("leaves a draft alone that was saved after the due minute", () => {
    const now = minutesBefore(-60);
    expect(stoodInTime({ savedAt: minutesBefore(-0.9), endsAt: due }, now)).toBe(true);
    expect(stoodInTime({ savedAt: minutesBefore(-1), endsAt: due }, now)).toBe(false);
  });
});

describe("isEmptyDraft", () => {
  it("takes white space for nothing", () => {
    expect(isEmptyDraft({ text: " \n", link: "", files: [] })).toBe(true);
    expect(isEmptyDraft({ text: "", link: "", files: [{}] })).toBe(false);
  });
});
