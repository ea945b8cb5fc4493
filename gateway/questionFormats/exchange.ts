import { formatCount } from "#gateway/domains/countTextContract";
import { exchangeLimits, type QuestionFormat } from "#gateway/domains/questions/exchangeContract";
import { readCsv, writeCsv } from "./csvFormat";
import type { PortableQuestion, UnderstoodText, WrittenText } from "./portable";
import { readGift } from "./readGift";
import { readQti } from "./readQti";
import { writeGift } from "./writeGift";
import { writeQti } from "./writeQti";

const readers: Readonly<Record<QuestionFormat, (text: string) => UnderstoodText>> = {
  GIFT: readGift,
  CSV: readCsv,
  QTI: readQti,
};

const writers: Readonly<Record<QuestionFormat, (questions: readonly PortableQuestion[]) => WrittenText>> = {
  GIFT: writeGift,
  CSV: writeCsv,
  QTI: writeQti,
};

const nothing = (line: number, message: string): UnderstoodText => ({
  questions: [],
  notes: [],
  problems: [{ line, message }],
});

// Text that is not UTF-8 arrives with this character where it could not be read.
const unreadable = /[\uFFFD\0]/;

/** Why a text is not read at all; null when it is. */
function refuseText(text: string): UnderstoodText | null {
  if (text.length > exchangeLimits.characters)
    return nothing(1, `The text is longer than ${formatCount(exchangeLimits.characters)} characters`);
  for (const [index, line] of text.split("\n").entries()) {
    if (line.length > exchangeLimits.lineCharacters)
      return nothing(
        index + 1,
        `This line is longer than ${formatCount(exchangeLimits.lineCharacters)} characters`,
      );
    if (unreadable.test(line))
      return nothing(index + 1, "This line has unreadable characters. Save the file as UTF-8.");
  }
  return null;
}

/** Reads questions of a text. Nothing in a text is ever executed, expanded or fetched. */
export function readQuestions(format: QuestionFormat, text: string): UnderstoodText {
  const refused = text.length > exchangeLimits.characters ? refuseText(text) : null;
  if (refused) return refused;
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const read = refuseText(plain) ?? readers[format](plain);
  const { remarks } = exchangeLimits;
  return { ...read, problems: read.problems.slice(0, remarks), notes: read.notes.slice(0, remarks) };
}

/** Writes questions as a text that `readQuestions` understands. */
export const writeQuestions = (format: QuestionFormat, questions: readonly PortableQuestion[]): WrittenText =>
  writers[format](questions);
