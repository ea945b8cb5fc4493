import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { unscopedTables } from "#tests/support/plannedSql";
import { openSuite } from "#tests/support/suite";
import { countRoots, openDifferential, screens } from "./differential";
import { listViewers } from "./differing";

const { test } = await openSuite();
const { explain, readBothWays } = openDifferential(test);

type ByScreen = Readonly<Record<string, string>>;

const readList = (name: string): ByScreen =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), "utf8"));

/** The screens that are executed without a plan, each with the part that has none. */
const withoutPlan = readList("withoutPlan");
/** The screens with a field whose resolver reads by itself, each with the first table of that. */
const withMore = readList("withMoreStatements");

const planned = screens.filter(({ name }) => withoutPlan[name] === undefined);
const viewers = await listViewers(test);

/** The screens that sent more than the statements of their plans. */
const sentMore = new Set<string>();

describe("the screens' queries", () => {
  it("have plans, but for the listed ones", () => {
    const explained = screens.flatMap((screen) => {
      const why = explain(screen);
      return why === undefined ? [] : [[screen.name, why]];
    });
    expect(Object.fromEntries(explained)).toEqual(withoutPlan);
    expect(planned.length).toBeGreaterThanOrEqual(Math.max(100, 0.9 * screens.length));
  });

  it("are read by viewers of each kind", () => expect(viewers).toHaveLength(7));

  it.each(planned.map((screen) => [screen.name, screen] as const))(
    "%s is the same by its plan as without, for every viewer",
    async (name, screen) => {
      const asked = viewers.flatMap((watching, index) =>
        [5 * index, 5 * index + 1].map((seed) => [watching, seed] as const),
      );
      for (const [watching, seed] of asked) {
        const { sent, all, data, expected } = await readBothWays(screen, watching, seed);
        expect(data).toBe(expected);
        expect(sent.length).toBeLessThanOrEqual(countRoots(screen));
        if (data !== undefined && all.length > sent.length) sentMore.add(name);
        expect(sent.flatMap(unscopedTables)).toEqual([]);
      }
    },
  );

  it("take one statement for each root field, and no other, but for the listed ones", () => {
    expect([...sentMore].filter((name) => withMore[name] === undefined)).toEqual([]);
  });

  it("are not the same to the check when a statement does not name its tenant", async () => {
    const [admin] = viewers.filter(({ name }) => name === "admin");
    const screen = planned.find(({ name }) => name === "CoursesScreenQuery");
    if (!admin || !screen) throw new Error("the demo has no admin, or the client no list of courses");
    const { sent } = await readBothWays(screen, admin, 1);
    const conditions = sent.flatMap((text) => [...text.matchAll(/(\w+)\."organizationId" = \$1/g)]);
    expect(conditions.length).toBeGreaterThan(5);
    for (const { 0: condition, input } of conditions)
      expect(unscopedTables(input.replaceAll(condition, "true"))).not.toEqual([]);
  });
});
