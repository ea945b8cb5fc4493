import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { announcementSchema } from "#gateway/domains/announcements/contract";
import { postSchema as blogPostSchema } from "#gateway/domains/blogs/contract";
import { captionSchema, messageTextSchema } from "#gateway/domains/chat/contract";
import { optionalText, requiredText } from "#gateway/domains/contract";
import { noteSchema, postSchema } from "#gateway/domains/lessons/discussionContract";
import { reviewSchema } from "#gateway/domains/reviews/contract";
import { draftSchema, submissionMarkSchema } from "#gateway/domains/submissions/contract";

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const whiteSpace = [0x09, 0x0a, 0x0b, 0x0c, 0x0d];
const controls = range(0, 0x1f)
  .concat(range(0x7f, 0x9f))
  .filter((code) => !whiteSpace.includes(code));
const turning = [0x200e, 0x200f].concat(range(0x202a, 0x202e), range(0x2066, 0x2069));
const refused = controls.concat(turning, [0xfdd0, 0xfffe, 0xffff, 0x1fffe, 0x10ffff]);
const hidden = "Text can't contain hidden or control characters";
const messageOf = (text: string) => requiredText("Text").safeParse(text).error?.issues[0]?.message;

describe("a free text", () => {
  it("holds no control, direction or missing character", () => {
    fc.assert(
      fc.property(fc.constantFrom(...refused), (code) => {
        const text = `a${String.fromCodePoint(code)}b`;
        expect(messageOf(text)).toBe(hidden);
        expect(optionalText("Text").safeParse(text).success).toBe(false);
      }),
    );
  });

  it.each([
    "two\nlines\r\n\tand a tab",
    "\u{1F468}\u200D\u{1F469}\u200D\u{1F467} family",
    "❤️",
    "می\u200Cخواهم",
    "क्\u200Dष\u200D.",
    "שלום עולם",
    "a\u00ADb\u200Bc",
    "?",
  ])("holds everything that people write: %j", (text) => expect(requiredText("Text").parse(text)).toBe(text));

  it.each(["\u200B", "\u3164", "\u2800", "\u2060\u00AD", "\uE000"])(
    "shows something: not %j alone",
    (text) => {
      expect(messageOf(text)).toBe("Text is required");
      expect(optionalText("Text").parse(text)).toBe(text);
    },
  );

  const turned = "a\u202Eb";
  it.each([
    ["message", messageTextSchema, turned],
    ["caption", captionSchema, turned],
    ["announcement", announcementSchema, { title: "A", body: turned }],
    ["blog post", blogPostSchema, { title: "A", summary: turned, body: "A" }],
    ["post under a lesson", postSchema, { markdown: turned }],
    ["note", noteSchema, { markdown: turned }],
    ["review", reviewSchema, { rating: 5, text: turned }],
    ["text that is handed in", draftSchema, { text: turned, link: null, fileIds: [] }],
    ["comment on it", submissionMarkSchema, { comment: turned }],
  ])("is refused as a %s", (_name, schema, input) => {
    const issues = schema.safeParse(input).error?.issues ?? [];
    expect(issues.map(({ message }) => message).join()).toContain(
      "can't contain hidden or control characters",
    );
  });
});
