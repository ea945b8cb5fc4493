import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeOutline, findModule, findRowIndex, type Outline } from "~/ui/sorting/outline";
import { type Extent, modulePlace, topicPlace } from "~/ui/sorting/sortGeometry";

const gap = 8;
const head = 40;

/** Draws an outline as the list does: modules one below the other, each a head and its topics. */
function draw(outline: Outline, heights: ReadonlyMap<string, number>): Map<string, Extent> {
  const extents = new Map<string, Extent>();
  let y = 0;
  for (const module of outline) {
    const top = y;
    extents.set(module.key, { top, height: 0 });
    y += head;
    for (const { key } of module.topics) {
      const height = heights.get(key) ?? head;
      extents.set(key, { top: y, height });
      y += height + gap;
    }
    extents.set(module.key, { top, height: y - top });
    y += gap;
  }
  return extents;
}

const outlines = fc
  .array(fc.array(fc.integer({ min: 20, max: 200 }), { maxLength: 4 }), { minLength: 1, maxLength: 5 })
  .map((modules) => {
    const heights = new Map<string, number>();
    const outline: Outline = modules.map((topics, at) => ({
      key: `m${at}`,
      id: null,
      name: "",
      topics: topics.map((height, place) => {
        heights.set(`m${at}t${place}`, height);
        return { key: `m${at}t${place}`, id: null, name: "" };
      }),
    }));
    return { outline, heights };
  });

const row = (key: string) => ({ key, id: null, name: key });
const flat = (...keys: string[]): Outline => keys.map((key) => ({ ...row(key), topics: [] }));

describe("the place of a dragged row", () => {
  it("is its own as long as it is not moved", () => {
    fc.assert(
      fc.property(outlines, ({ outline, heights }) => {
        const extents = draw(outline, heights);
        for (const [key, { top }] of extents) {
          const module = findModule(outline, key);
          const at = findRowIndex(outline, key);
          if (module?.key === key) expect(modulePlace(outline, { key, top }, extents)).toBe(at);
          else expect(topicPlace(outline, { key, top }, extents)).toEqual({ moduleKey: module?.key, to: at });
        }
      }),
    );
  });

  it("stays the same once the list is drawn in the new order, wherever it is held", () => {
    const drawn = outlines.chain(({ outline, heights }) =>
      fc.record({
        outline: fc.constant(outline),
        heights: fc.constant(heights),
        key: fc.constantFrom(...draw(outline, heights).keys()),
        top: fc.integer({ min: -50, max: 2_000 }),
      }),
    );
    fc.assert(
      fc.property(drawn, ({ outline, heights, key, top }) => {
        const dragged = { key, top };
        if (outline.some((module) => module.key === key)) {
          const to = modulePlace(outline, dragged, draw(outline, heights));
          const after = changeOutline(outline, { type: "moveModule", key, to });
          expect(modulePlace(after, dragged, draw(after, heights))).toBe(to);
          return;
        }
        const place = topicPlace(outline, dragged, draw(outline, heights));
        if (!place) throw new Error("No module takes the topic");
        const after = changeOutline(outline, { type: "moveTopic", key, ...place });
        expect(topicPlace(after, dragged, draw(after, heights))).toEqual(place);
      }),
    );
  });

  it("does not depend on whether the last order is drawn yet", () => {
    const before = flat("a", "b", "c");
    const extents = draw(before, new Map());
    const notDrawn = changeOutline(before, { type: "moveModule", key: "c", to: 1 });
    expect(modulePlace(before, { key: "c", top: -10 }, extents)).toBe(0);
    expect(modulePlace(notDrawn, { key: "c", top: -10 }, extents)).toBe(0);
  });

  it("is found among the modules that take the topic only", () => {
    const [a, b, c] = flat("a", "b", "c");
    if (!a || !b || !c) throw new Error("Three modules are needed");
    const outline = [{ ...a, topics: [row("t")] }, b, c];
    const extents = draw(outline, new Map());
    // Without the topic, the first module ends and the second begins a topic's height further up.
    const onB = { key: "t", top: (extents.get("b")?.top ?? 0) - head + 10 };
    expect(topicPlace(outline, onB, extents)).toEqual({ moduleKey: "b", to: 0 });
    expect(topicPlace([outline[0] ?? a, c], onB, extents)).toEqual({ moduleKey: "a", to: 0 });
    expect(topicPlace([], onB, extents)).toBeNull();
  });
});
