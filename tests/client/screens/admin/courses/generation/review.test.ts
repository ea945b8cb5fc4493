import { describe, expect, it } from "vitest";
import {
  arrange,
  changeItem,
  changeModule,
  collectKnown,
  emptyReview,
  move,
  replacePart,
  selectKept,
  takeIn,
  toSortableOutline,
} from "~/screens/admin/courses/generation/review";

const proposed = (name: string, topics: string[]) => ({ moduleId: null, name, topics, questions: [] });
const first = { objectives: ["Know"], modules: [proposed("One", ["a", "b"])] };
const all = { objectives: ["Know"], modules: [proposed("One", ["a", "b", "c"]), proposed("Two", ["d"])] };

const target = {
  type: "curriculum" as const,
  databaseId: 1,
  title: "T",
  instructions: [],
  objectives: ["know"],
  modules: [{ databaseId: 5, name: "two", topics: [{ name: "D" }], questions: [] }],
};
const known = collectKnown(target);
const topicsOf = (review: ReturnType<typeof takeIn>) =>
  review.modules.map(({ items }) => items.map(({ text }) => text).join(""));

describe("a review", () => {
  it("keeps what was edited, dropped and moved while more arrives", () => {
    let review = takeIn(emptyReview, first);
    review = changeItem(review, "m0t0", (item) => ({ ...item, text: "A" }));
    review = changeItem(review, "m0t1", (item) => ({ ...item, dropped: true }));
    review = move(review, "m0t0", 1);
    review = takeIn(review, all);
    expect(topicsOf(review)).toEqual(["bAc", "d"]);
    expect(takeIn(review, all)).toEqual(review);
    expect(selectKept(review, known).modules.map(({ items }) => items.map(({ text }) => text))).toEqual([
      ["A", "c"],
    ]);
  });

  it("moves nothing past the ends", () => {
    const review = takeIn(emptyReview, all);
    expect(topicsOf(move(review, "m0t0", -1))).toEqual(topicsOf(review));
    expect(topicsOf(move(review, "m1", -1))).toEqual(["d", "abc"]);
  });

  it("takes over a sorted order, and keeps what has arrived since in its place", () => {
    const order = toSortableOutline(move(takeIn(emptyReview, all), "m1", -1)).map((module) => ({
      ...module,
      topics: module.key === "m1" ? [{ key: "m0t1", id: null, name: "b" }, ...module.topics] : [],
    }));
    const sorted = arrange(takeIn(emptyReview, all), order);
    expect(topicsOf(sorted)).toEqual(["bd", "ac"]);
    const grown = { ...all, modules: [proposed("One", ["a", "b", "c", "e"]), proposed("Two", ["d"])] };
    expect(topicsOf(takeIn(sorted, grown))).toEqual(["bd", "ace"]);
    expect(topicsOf(arrange(sorted, []))).toEqual(topicsOf(sorted));
  });

  it("saves nothing that is there already, nor a module that was dropped", () => {
    const review = takeIn(emptyReview, all);
    const dropped = changeModule(review, "m0", (module) => ({ ...module, dropped: true }));
    expect(selectKept(dropped, known)).toEqual({ objectives: [], modules: [] });
  });

  it("puts what was made anew in the place of one item, or of a whole module", () => {
    const review = takeIn(emptyReview, all);
    const made = { objectives: [], modules: [proposed("New", ["x", "y"])] };
    expect(topicsOf(replacePart(review, "m0t1", made) ?? emptyReview)).toEqual(["axc", "d"]);
    const whole = replacePart(review, "m0", made) ?? emptyReview;
    expect(whole.modules[0]).toMatchObject({ name: "New", items: [{ text: "x" }, { text: "y" }] });
    expect(topicsOf(takeIn(whole, all))).toEqual(["xy", "d"]);
    expect(replacePart(review, "m0t1", { objectives: [], modules: [] })).toBeNull();
  });
});
