import type { QuestionTypeName } from "#gateway/domains/courses/contract";
import { exchangeLimits } from "#gateway/domains/questions/exchangeContract";

/** A question as the formats carry it: fields that its type does not use are empty. */
export interface PortableQuestion {
  type: QuestionTypeName;
  /** Markdown. In FILL, `[[1]]` is the place of the first blank. */
  text: string;
  /** Empty for none. */
  explanation: string;
  tags: string[];
  /** Empty for none. */
  level: string;
  /** For SINGLE, MULTIPLE and TRUE_FALSE. */
  options: { text: string; isCorrect: boolean }[];
  /** The texts that count as right in SHORT_TEXT. */
  accepted: string[];
  /** For NUMERIC: the right number, and how far from it an answer may be. */
  value: number;
  tolerance: number;
  /** For MATCHING. */
  pairs: { left: string; right: string }[];
  /** For ORDERING, in the right order. */
  items: string[];
  /** For FILL: for each blank the texts that count as right. */
  blanks: string[][];
}

/** A question without anything, to be filled by its type. */
export const emptyQuestion = (type: QuestionTypeName, text: string): PortableQuestion => ({
  type,
  text,
  explanation: "",
  tags: [],
  level: "",
  options: [],
  accepted: [],
  value: 0,
  tolerance: 0,
  pairs: [],
  items: [],
  blanks: [],
});

/** A remark on a line of the text, from 1. */
export interface LineNote {
  line: number;
  message: string;
}

/** The questions parsed from a text. */
export interface UnderstoodText {
  questions: { line: number; question: PortableQuestion }[];
  /** Why questions could not be read. */
  problems: LineNote[];
  /** Questions that were read in part. */
  notes: LineNote[];
}

/** Whether more was read than an import takes or shows: the rest of the text is not read. */
export const hasEnough = ({ questions, problems }: UnderstoodText): boolean =>
  questions.length > exchangeLimits.questions || problems.length >= exchangeLimits.remarks;

/** A written text, and the content that it does not carry. */
export interface WrittenText {
  text: string;
  notes: string[];
}

/** A problem at a line, thrown where one question cannot be read; the others are. */
export class LineProblem extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Runs work of which a problem at a line is noted, and does not end the rest. */
export const notingProblems =
  ({ problems }: Pick<UnderstoodText, "problems">) =>
  (work: () => void): void => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof LineProblem)) throw error;
      problems.push({ line: error.line, message: error.message });
    }
  };

/** The place of a blank in the text of a FILL question. */
export const blankMark = (number: number): string => `[[${number}]]`;

/** The text of a FILL question in pieces: those with an odd index are the numbers of blanks. */
export const splitBlanks = (text: string): string[] => text.split(/\[\[(\d{1,2})\]\]/);
