import { describe, expect, it } from "vitest";
import {
  addItem,
  type Draft,
  hasQuestion,
  sumDraft,
  toNewItem,
} from "~/screens/admin/assessments/contentDraft";

const empty: Draft = {
  outline: ["start", "one", "two"].map((key) => ({ key, id: null, name: key, topics: [] })),
  items: {},
};
const placed = ({ outline }: Draft) =>
  outline.map(({ key, topics }) => [key, topics.map((topic) => topic.id)]);

describe("a question of the bank", () => {
  it("is added at the end of the section that was chosen or that it was dropped on", () => {
    const first = addItem(empty, { ...toNewItem(7, "Seven?"), sectionKey: "one" });
    const both = addItem(first, { ...toNewItem(8, "Eight?"), sectionKey: "one" });
    expect(placed(both)).toEqual([
      ["start", []],
      ["one", [7, 8]],
      ["two", []],
    ]);
    expect(sumDraft(both)).toEqual({ questions: 2, marks: 2 });
    expect(hasQuestion(both, 8)).toBe(true);
    expect(hasQuestion(both, 9)).toBe(false);
  });

  it.each([undefined, null, "removed"])(
    "is added to the last section where none is chosen (%s)",
    (sectionKey) => {
      const draft = addItem(empty, {
        ...toNewItem(7, "Seven?"),
        ...(sectionKey !== undefined && { sectionKey }),
      });
      expect(placed(draft).at(-1)).toEqual(["two", [7]]);
    },
  );
});
