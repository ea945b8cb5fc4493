import fc from "fast-check";
import { emptyQuestion, type PortableQuestion } from "#gateway/questionFormats/portable";

const joined = (lines: readonly string[]) => lines.join("\n").trim();

/** A text as a form accepts it: trimmed, with something in it, of any characters that texts may have. */
const lineText = fc
  .oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 25 }),
    fc.string({ unit: fc.constantFrom(..."{}~=#:\\->|*%[]'\"<>&$/;, 1T"), minLength: 1, maxLength: 15 }),
    fc.constantFrom(
      "True",
      "T",
      "// x",
      "$CATEGORY: a",
      "=SUM(A1)",
      "'=1",
      "-1",
      "[html]x",
      "%50%",
      "a -> b",
      "\\n",
      "####",
      "]]>",
    ),
  )
  .map((text) => text.replace(/[\p{Cc}\uFFFD\uFFFE\uFFFF\u2028\u2029]/gu, "").trim())
  .filter((text) => text !== "");
const longText = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: lineText },
      { weight: 1, arbitrary: fc.constant("") },
      lineText.map((text) => `    ${text}`),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map(joined)
  .filter((text) => text !== "");

/** The fields of every type. A tag has no comma: the product separates tags with commas. */
const facts = fc.record({
  explanation: fc.oneof(fc.constant(""), longText),
  tags: fc.uniqueArray(
    lineText.map((tag) => tag.replaceAll(",", "").trim()).filter((tag) => tag !== ""),
    { maxLength: 3 },
  ),
  level: fc.constantFrom("", "EASY", "MEDIUM", "HARD"),
});

const question = (
  type: PortableQuestion["type"],
  rest: fc.Arbitrary<Partial<PortableQuestion>>,
  text = longText,
) =>
  fc
    .tuple(text, facts, rest)
    .map(([title, more, own]) => ({ ...emptyQuestion(type, title), ...more, ...own }));

const texts = (minLength: number) => fc.uniqueArray(lineText, { minLength, maxLength: 6 });
const oneRight = (count: number) =>
  fc.tuple(texts(count), fc.nat()).map(([title, right]) => ({
    options: title
      .slice(0, count === 2 ? 2 : 6)
      .map((text, index, all) => ({ text, isCorrect: index === right % all.length })),
  }));
const severalRight = fc
  .uniqueArray(fc.tuple(lineText, fc.boolean()), { minLength: 2, maxLength: 6, selector: ([text]) => text })
  .filter((rows) => rows.some(([, isCorrect]) => isCorrect))
  .map((rows) => ({ options: rows.map(([text, isCorrect]) => ({ text, isCorrect })) }));
const number = fc
  .double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 })
  .map((value) => value || 0);

/** Text around blanks. Other double brackets are no part of such a question. */
const fill = fc
  .tuple(
    fc.array(lineText, { minLength: 1, maxLength: 4 }),
    fc.array(texts(1), { minLength: 4, maxLength: 4 }),
    facts,
  )
  .map(([pieces, blanks, more]) => ({
    ...emptyQuestion(
      "FILL",
      pieces.map((piece, index) => `${piece.replaceAll("[", "(")} [[${index + 1}]]`).join(" "),
    ),
    ...more,
    blanks: blanks.slice(0, pieces.length),
  }));

/** A question of any type, as the forms would accept it. */
export const anyQuestion: fc.Arbitrary<PortableQuestion> = fc.oneof(
  question("SINGLE", oneRight(3)),
  question("MULTIPLE", severalRight),
  question(
    "TRUE_FALSE",
    fc.oneof(
      oneRight(2),
      fc.boolean().map((right) => ({
        options: [
          { text: "True", isCorrect: right },
          { text: "False", isCorrect: !right },
        ],
      })),
    ),
  ),
  question(
    "SHORT_TEXT",
    texts(1).map((accepted) => ({ accepted })),
  ),
  question("NUMERIC", fc.record({ value: number, tolerance: number.map(Math.abs) })),
  question(
    "MATCHING",
    fc
      .array(fc.record({ left: lineText, right: lineText }), { minLength: 2, maxLength: 5 })
      .map((pairs) => ({ pairs })),
  ),
  question(
    "ORDERING",
    texts(2).map((items) => ({ items })),
  ),
  fill,
  question("ESSAY", fc.constant({})),
  question("FILE", fc.constant({})),
);
