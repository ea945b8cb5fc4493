import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canStep,
  changeOutline,
  findModule,
  findRowIndex,
  type Outline,
  type OutlineAction,
  rebase,
} from "~/ui/sorting/outline";

const keysOf = (outline: Outline) =>
  outline.flatMap((module) => [module.key, ...module.topics.map(({ key }) => key)]);
const sorted = (keys: readonly string[]) => [...keys].sort();

const outlines = fc
  .array(fc.array(fc.string({ maxLength: 12 }), { maxLength: 5 }), { maxLength: 5 })
  .map((modules): Outline => {
    let id = 0;
    const row = (name: string) => {
      id += 1;
      return { key: `row-${id}`, id, name };
    };
    return modules.map((topics, at) => ({ ...row(`Module ${at}`), topics: topics.map(row) }));
  });

/** An outline and the keys of some of its rows, or of rows that it does not have. */
const withKeys = outlines.chain((outline) => {
  const key = fc.constantFrom("nobody", ...keysOf(outline));
  return fc.record({
    outline: fc.constant(outline),
    key,
    moduleKey: fc.constantFrom("nobody", ...outline.map((module) => module.key)),
    to: fc.integer({ min: -3, max: 9 }),
    by: fc.constantFrom<-1 | 1>(-1, 1),
  });
});

type Drawn = typeof withKeys extends fc.Arbitrary<infer Value> ? Value : never;

const moves = ({ key, moduleKey, to, by }: Drawn): OutlineAction[] => [
  { type: "moveModule", key, to },
  { type: "moveTopic", key, moduleKey, to },
  { type: "step", key, by },
];

describe("the outline's moves", () => {
  it("neither lose nor double a row", () => {
    fc.assert(
      fc.property(withKeys, (drawn) => {
        for (const action of moves(drawn)) {
          const after = changeOutline(drawn.outline, action);
          expect(sorted(keysOf(after))).toEqual(sorted(keysOf(drawn.outline)));
        }
      }),
    );
  });

  it("leave the others in their order", () => {
    fc.assert(
      fc.property(withKeys, (drawn) => {
        const module = drawn.outline.find(({ key }) => key === drawn.key);
        const gone = new Set(module ? keysOf([module]) : [drawn.key]);
        const others = (outline: Outline) => keysOf(outline).filter((key) => !gone.has(key));
        for (const action of moves(drawn)) {
          expect(others(changeOutline(drawn.outline, action))).toEqual(others(drawn.outline));
        }
      }),
    );
  });

  it("put a topic where they say, as far as there is room", () => {
    fc.assert(
      fc.property(withKeys, ({ outline, key, moduleKey, to }) => {
        const topic = findModule(outline, key)?.key !== key && findModule(outline, key);
        fc.pre(Boolean(topic) && moduleKey !== "nobody");
        const after = changeOutline(outline, { type: "moveTopic", key, moduleKey, to });
        const module = findModule(after, key);
        expect(module?.key).toBe(moduleKey);
        expect(findRowIndex(after, key)).toBe(Math.max(0, Math.min(to, (module?.topics.length ?? 1) - 1)));
      }),
    );
  });

  it("are undone by the step back", () => {
    fc.assert(
      fc.property(withKeys, ({ outline, key, by }) => {
        const after = changeOutline(outline, { type: "step", key, by });
        fc.pre(canStep(outline, key, by));
        const back = changeOutline(after, { type: "step", key, by: by === 1 ? -1 : 1 });
        expect(back).toEqual(outline);
      }),
    );
  });

  it("lead a topic through all places by steps down", () => {
    fc.assert(
      fc.property(outlines, (drawn) => {
        const [first] = drawn;
        fc.pre(first !== undefined);
        let outline = changeOutline(drawn, {
          type: "moveTopic",
          key: first?.topics[0]?.key ?? "",
          moduleKey: first?.key ?? "",
          to: 0,
        });
        const key = first?.topics[0]?.key;
        fc.pre(key !== undefined);
        let steps = 0;
        while (key && canStep(outline, key, 1) && steps < 100) {
          outline = changeOutline(outline, { type: "step", key, by: 1 });
          steps += 1;
        }
        // Every other topic is passed once, and every border between modules once.
        const rows = drawn.flatMap(({ topics }) => topics);
        expect(steps).toBe(rows.length - 1 + drawn.length - 1);
      }),
    );
  });
});

describe("the outline's other changes", () => {
  it("add at the end and nothing else", () => {
    fc.assert(
      fc.property(withKeys, ({ outline, moduleKey }) => {
        const grown = changeOutline(outline, { type: "addModule", key: "new" });
        expect(grown.slice(0, -1)).toEqual(outline);
        expect(grown.at(-1)).toEqual({ key: "new", id: null, name: "", topics: [] });
        const after = changeOutline(outline, { type: "addTopic", moduleKey, key: "new" });
        expect(changeOutline(after, { type: "delete", key: "new" })).toEqual(outline);
      }),
    );
  });

  it("delete the row with what it holds, and nothing else", () => {
    fc.assert(
      fc.property(withKeys, ({ outline, key }) => {
        const module = outline.find((moduleRow) => moduleRow.key === key);
        const gone = new Set(module ? keysOf([module]) : [key]);
        const after = changeOutline(outline, { type: "delete", key });
        expect(keysOf(after)).toEqual(keysOf(outline).filter((value) => !gone.has(value)));
      }),
    );
  });

  it("rename one row and keep the order", () => {
    fc.assert(
      fc.property(withKeys, fc.string(), ({ outline, key }, name) => {
        const after = changeOutline(outline, { type: "rename", key, name });
        expect(keysOf(after)).toEqual(keysOf(outline));
        const back = rebase(after, outline).flatMap((module) => [module, ...module.topics]);
        for (const row of back) if (row.key === key) expect(row.name).toBe(name);
      }),
    );
  });

  it("keep the numbers of rows that a newer state still has, and no others", () => {
    fc.assert(
      fc.property(withKeys, ({ outline, key }) => {
        const newest = changeOutline(outline, { type: "delete", key });
        const kept = new Set(keysOf(newest));
        for (const module of rebase(outline, newest)) {
          for (const row of [module, ...module.topics]) expect(row.id !== null).toBe(kept.has(row.key));
        }
      }),
    );
  });
});
