import { z } from "zod";
import { enumField } from "../contract";

/** The formats that questions are imported from and exported to. */
export const questionFormats = ["GIFT", "CSV", "QTI"] as const;
export type QuestionFormat = (typeof questionFormats)[number];

/** The questions of one import, the characters of its text and of one of its lines, and the remarks shown. */
export const exchangeLimits = {
  questions: 500,
  characters: 1_000_000,
  lineCharacters: 100_000,
  remarks: 100,
} as const;

export const formatLabels: Readonly<Record<QuestionFormat, string>> = {
  GIFT: "GIFT (Moodle)",
  CSV: "CSV (spreadsheets)",
  QTI: "QTI 2.1",
};

/** The ending of a file in a format. */
export const formatEndings: Readonly<Record<QuestionFormat, string>> = {
  GIFT: "gift.txt",
  CSV: "csv",
  QTI: "xml",
};

/** The format that a text appears to be in. */
export function guessFormat(text: string): QuestionFormat {
  const start = text.replace(/^\uFEFF/, "").trimStart();
  if (start.startsWith("<")) return "QTI";
  const [head = ""] = start.split("\n", 1);
  return /(^|[,;\t])"?question"?([,;\t]|\s*$)/i.test(head) ? "CSV" : "GIFT";
}

/** A text short enough to be read; its problems are reported by line. */
export const importQuestionsSchema = z.object({
  format: enumField("Format", questionFormats),
  text: z.string().refine((text) => text.trim() !== "", { error: "Questions are required" }),
});

export const exchangeMessages = {
  refused: "Nothing was imported. Some questions can't be imported as they are.",
  none: "No questions found in this text",
  tooMany: `At most ${exchangeLimits.questions} questions can be imported at once`,
  repeated: (text: string) => `“${text}” is there twice`,
  known: "The module already has this question, so it is left out",
} as const;
