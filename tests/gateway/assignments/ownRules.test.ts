import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseOwnWork, type OwnGiven, type OwnTry } from "#gateway/domains/assignments/ownRules";
import { chooseWindow } from "#gateway/domains/windowRules";

const day = (number: number) => new Date(Date.UTC(2030, 0, 1 + number));
const timeZone = "Asia/Kolkata";

const place = (givenId: number, given: Partial<OwnGiven> = {}): OwnGiven => ({
  givenId,
  batchId: givenId,
  isGiven: true,
  opensAt: day(0),
  dueAt: null,
  closesAt: null,
  daysAfterTopic: null,
  plannedDate: null,
  extendedTo: null,
  lateRule: "REFUSE",
  teamId: null,
  ...given,
});

const tries = fc
  .array(
    fc.record({
      givenId: fc.constantFrom(1, 2, 3),
      state: fc.constantFrom("DRAFT", "HANDED_IN", "RETURNED", "ACCEPTED"),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((made): OwnTry[] =>
    made.map((item, index) => ({ ...item, id: index + 1, number: index + 1, teamId: null })),
  );

const windows = fc.record({
  opens: fc.integer({ min: 0, max: 20 }),
  days: fc.integer({ min: 1, max: 10 }),
});

describe("a learner's work on an assignment", () => {
  it("is the same in whatever batches the learner is, and in none", () => {
    const memberships = fc.array(fc.boolean(), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(tries, fc.array(memberships, { minLength: 1, maxLength: 6 }), (work, moves) => {
        const seen = moves.map((isIn) =>
          chooseOwnWork(
            { given: isIn.map((isGiven, index) => place(index + 1, { isGiven })), tries: work },
            { now: day(1), timeZone },
          ),
        );
        for (const own of seen) {
          expect(own?.tries).toEqual(seen[0]?.tries);
          expect(own?.tries).toHaveLength(work.length);
        }
        const isAccepted = work.some(({ state }) => state === "ACCEPTED");
        expect(seen.every((own) => own?.tries[0]?.state === "ACCEPTED")).toBe(isAccepted);
      }),
    );
  });

  it("is open while one of the learner's batches is, and by its dates", () => {
    fc.assert(
      fc.property(
        fc.array(windows, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 32 }),
        (all, at) => {
          const given = all.map(({ opens, days }, index) =>
            place(index + 1, { opensAt: day(opens), dueAt: day(opens + days), closesAt: day(opens + days) }),
          );
          const now = day(at);
          const own = chooseOwnWork({ given, tries: [] }, { now, timeZone });
          const isOpen = (opensAt: Date, dueAt: Date | null) =>
            opensAt <= now && dueAt !== null && now <= dueAt;
          expect(own && isOpen(own.opensAt, own.dueAt)).toBe(
            given.some(({ opensAt, dueAt }) => isOpen(opensAt, dueAt)),
          );
        },
      ),
    );
  });

  it("is due by the batch's dates where everyone and a batch were given it", () => {
    const given = [place(1, { batchId: null, dueAt: day(9) }), place(2, { dueAt: day(5) })];
    expect(chooseOwnWork({ given, tries: [] }, { now: day(1), timeZone })).toMatchObject({ givenId: 2 });
    expect(chooseOwnWork({ given: [], tries: [] }, { now: day(1), timeZone })).toBeNull();
  });

  it("stays with the team that handed in, and leaves behind what it only began", () => {
    const given = [place(1, { isGiven: false, teamId: 7 }), place(2)];
    const begun: OwnTry = { id: 1, givenId: 1, teamId: 7, number: 1, state: "DRAFT" };
    const moment = { now: day(1), timeZone };
    expect(chooseOwnWork({ given, tries: [begun] }, moment)).toMatchObject({
      givenId: 2,
      teamId: null,
      tries: [],
    });
    const handedIn: OwnTry = { ...begun, state: "RETURNED" };
    expect(chooseOwnWork({ given, tries: [handedIn] }, moment)).toMatchObject({
      givenId: 1,
      isGiven: true,
      teamId: 7,
      tries: [handedIn],
    });
  });
});

describe("of several windows", () => {
  const isOpenAt = (now: Date) => (window: { opensAt: Date | null; closesAt: Date | null }) =>
    (window.opensAt === null || window.opensAt <= now) && (window.closesAt === null || now < window.closesAt);
  const two = [
    { opensAt: day(1), closesAt: day(2) },
    { opensAt: day(4), closesAt: day(6) },
  ];

  it.each([
    [0, 0],
    [1, 0],
    [3, 1],
    [5, 1],
    [9, 1],
  ])("on day %d the one that is open, else the next, else the last holds", (at, index) => {
    const now = day(at);
    expect(chooseWindow(two, { now, isOpen: isOpenAt(now) })).toBe(two[index]);
  });

  it("of two that are open the one that closes last holds", () => {
    const open = [...two, { opensAt: day(4), closesAt: null }, { opensAt: null, closesAt: null }];
    const now = day(5);
    expect(chooseWindow(open, { now, isOpen: isOpenAt(now) })?.closesAt).toBeNull();
  });
});
