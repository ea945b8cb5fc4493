import { describe, expect, it } from "vitest";
import { presetDays, weekdays } from "#gateway/domains/batches/contract";
import { classDaysInWords } from "~/formats/classDaysInWords";
import { monthWeeks, shiftMonth } from "~/formats/months";
import { readTypedDay } from "~/screens/admin/batches/plan/edit/planDraft";
import { parsePlan, planSearch } from "~/screens/admin/batches/plan/PlanHead";
import { summarizePlan } from "~/screens/admin/batches/plan/PlanSummaryCard";
import type { PlanRowTopic } from "~/screens/admin/batches/planTopics";
import { activityDays } from "~/screens/admin/batches/view/BatchActivitiesScreen";

const frame = {
  startDate: "2026-11-09",
  endDate: "2027-01-15",
  today: "2026-11-18",
  classDays: presetDays.WEEKDAY,
  holidays: new Map<string, string>(),
} as const;

describe("class days in words", () => {
  it("say a run, single days, and one day as people do", () => {
    expect(classDaysInWords(presetDays.WEEKDAY)).toBe("Monday to Friday");
    expect(classDaysInWords(["SATURDAY"])).toBe("Saturdays");
    expect(classDaysInWords(["SATURDAY", "SUNDAY"])).toBe("Saturday and Sunday");
    expect(classDaysInWords(["MONDAY", "WEDNESDAY", "FRIDAY"])).toBe("Monday, Wednesday and Friday");
    expect(classDaysInWords([...weekdays])).toBe("Every day");
  });
});

describe("a typed date", () => {
  const read = (text: string, current: string | null = null) => readTypedDay(text, current, frame);

  it.each([
    ["20-11-2026", "2026-11-20"],
    ["20/11/26", "2026-11-20"],
    ["2026-11-20", "2026-11-20"],
    ["20.11", "2026-11-20"],
    ["5 Jan", "2027-01-05"],
    ["20 november 2026", "2026-11-20"],
    ["20", "2026-11-20"],
    ["9", "2026-12-09"],
    [" today ", "2026-11-18"],
    ["+1", "2026-11-19"],
    ["+3", "2026-11-23"],
    ["-1", "2026-11-17"],
  ])("%s is a day", (text, day) => expect(read(text)).toEqual({ day }));

  it("counts class days from the date that is there, and nothing takes the date away", () => {
    expect(read("+1", "2026-11-27")).toEqual({ day: "2026-11-30" });
    expect(read("", "2026-11-27")).toEqual({ day: null });
  });

  it.each(["31-02-2027", "soon", "20-13", "0", "1-1-1"])("%s is none", (text) =>
    expect(read(text)).toEqual({ problem: expect.stringContaining("20-11-2026") }),
  );

  it("is told the course's dates when it lies outside", () => {
    const problem = "The planned date must be between 09-11-2026 and 15-01-2027";
    for (const text of ["08-11-2026", "16 Jan", "+100"]) expect(read(text)).toEqual({ problem });
  });
});

describe("a month", () => {
  it("has whole weeks from Monday to Sunday, with every one of its days", () => {
    expect(monthWeeks("2026-11").map((week) => week[0])).toEqual([
      "2026-10-26",
      "2026-11-02",
      "2026-11-09",
      "2026-11-16",
      "2026-11-23",
      "2026-11-30",
    ]);
    expect(monthWeeks("2027-02")).toHaveLength(4);
    expect([shiftMonth("2026-11", 2), shiftMonth("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  });

  it("is read from the address, and invalid values count as unset", () => {
    const address = { view: "calendar", month: "2026-11" } as const;
    expect(parsePlan(planSearch(address))).toEqual(address);
    expect(parsePlan("?view=pie&month=2026-13")).toEqual({ view: "list", month: null });
    expect(planSearch({ view: "list", month: null })).toBe("");
  });
});

describe("where a plan stands", () => {
  const makeTopic = (topicName: string, status: PlanRowTopic["status"], plannedDate: string | null) => ({
    topicId: 1,
    topicName,
    status,
    plannedDate,
  });
  const all = [
    makeTopic("a", "COMPLETED", "2026-11-16"),
    makeTopic("b", "PENDING", "2026-11-17"),
    makeTopic("c", "PENDING", "2026-11-20"),
    makeTopic("d", "PENDING", "2026-11-20"),
    makeTopic("e", "PENDING", "2027-01-13"),
    makeTopic("f", "PENDING", null),
  ];

  it("counts what is done, late, to come and open, and names the next class and the room behind the last", () => {
    expect(summarizePlan(all, frame)).toEqual({
      completed: 1,
      coming: 3,
      late: 1,
      open: 1,
      daysLeft: 43,
      next: { day: "2026-11-20", topics: ["c", "d"] },
      last: { day: "2027-01-13", spare: 2 },
    });
  });

  it("has no next class when nothing is planned from today on", () => {
    expect(summarizePlan([makeTopic("a", "PENDING", "2026-11-17")], frame)).toMatchObject({
      next: null,
      late: 1,
    });
    expect(summarizePlan([], { ...frame, today: "2027-02-01" })).toMatchObject({ last: null, daysLeft: 0 });
  });
});

describe("an activity log", () => {
  const span = { startDate: "2026-11-12", endDate: "2026-12-31", today: "2026-11-17" };
  const done = (name: string, completedDate: string | null) => ({ name, completedDate });
  const all = [done("a", "2026-11-13"), done("b", "2026-11-13"), done("c", "2026-11-14"), done("d", null)];
  const shown = (days: readonly { day: string; topics: { name: string }[] }[]) =>
    days.map(({ day, topics: found }) => [day, found.map(({ name }) => name).join("")]);

  it("lists Monday to Friday up to today, the latest first, and what was done on other days apart", () => {
    const { days, otherDays } = activityDays(all, {
      ...span,
      classDays: presetDays.WEEKDAY,
      holidays: new Map(),
    });
    expect(shown(days)).toEqual([
      ["2026-11-17", ""],
      ["2026-11-16", ""],
      ["2026-11-13", "ab"],
      ["2026-11-12", ""],
    ]);
    expect(shown(otherDays)).toEqual([["2026-11-14", "c"]]);
  });

  it("lists a Saturday batch's Saturdays instead", () => {
    const { days, otherDays } = activityDays(all, { ...span, classDays: ["SATURDAY"], holidays: new Map() });
    expect(shown(days)).toEqual([["2026-11-14", "c"]]);
    expect(shown(otherDays)).toEqual([["2026-11-13", "ab"]]);
  });
});
