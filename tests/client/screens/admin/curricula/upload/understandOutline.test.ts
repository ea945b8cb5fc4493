import { describe, expect, it } from "vitest";
import { listOutlineProblems, understandOutline } from "~/screens/admin/curricula/upload/readOutline";

describe("a typed outline", () => {
  it("is nothing while nothing is typed", () => {
    expect(understandOutline(" \n ")).toBeNull();
  });

  it("is understood as modules with their topics", () => {
    const outline = understandOutline("# One\n- a\n- b\n\n# Two\n- c");
    expect(outline).toMatchObject({ format: "Markdown", topicCount: 3, problems: [], excess: [] });
    expect(outline?.modules.map(({ name }) => name)).toEqual(["One", "Two"]);
  });

  it("names the lines that are wrong", () => {
    const outline = understandOutline("- early\n# One\nloose words");
    expect(outline && listOutlineProblems(outline)).toEqual([
      "Line 1: A topic appears before the first module",
      "Line 3: Neither a heading (# Module) nor a list item (- Topic)",
    ]);
  });

  it("is refused as a whole when it holds too much", () => {
    const outline = understandOutline(Array.from({ length: 101 }, (_, at) => `# Module ${at}`).join("\n"));
    expect(outline && listOutlineProblems(outline)).toHaveLength(1);
  });
});
