import { describe, expect, it } from "vitest";
import { toPlainText } from "#gateway/mail/plainText";
import { markdownToHtml } from "#gateway/markdown/markdownToHtml";

describe("toPlainText", () => {
  it.each([
    ["a table", "| Day | Room |\n|---|---|\n| Monday | 4 |", "Day  Room\nMonday  4"],
    ["what is struck out", "Now ~~ten~~ nine", "Now ~~ten~~ nine"],
    ["a picture by its description", "![Plan & map](/p.png)", "Plan & map"],
    ["tasks", "- [ ] Read\n- [x] Write", "- [ ] Read\n- [x] Write"],
    ["lists in lists", "- one\n  - inner\n- two", "- one\n  - inner\n- two"],
    ["numbers, from the first", "3. three\n4. four\n   - inner", "3. three\n4. four\n   - inner"],
    ["code in an item", "- Run\n\n  ```\n  npm start\n  ```", "- Run\n\n  npm start"],
    ["quotes", "> said\n> twice", "> said\n> twice"],
    ["a hard break", "First  \nsecond", "First\nsecond"],
    ["footnotes with numbers", "As said[^a].\n\n[^a]: By Ravi.", "As said[1].\n\nFootnotes\n\n1. By Ravi."],
    ["links with their addresses", "[site](https://x.example/?a=1&b=2)", "site (https://x.example/?a=1&b=2)"],
  ])("writes %s", (_what, markdown, text) => expect(toPlainText(markdownToHtml(markdown))).toBe(text));
});
