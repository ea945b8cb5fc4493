import { foldKeepingCase } from "../foldContract";
import { type Answerable, findQuestionProblem, questionSchema, readBlanks } from "./contract";

export const repetitionMessage = "This is there already";

interface Choice {
  /** Its path in the form. */
  path: (string | number)[];
  text: string;
}

/** The texts among which a learner chooses, or which a learner puts in order; none where answers are typed. */
function listChoices({ type, options, pairs, items }: Answerable): Choice[] {
  const fromOptions = (path: (index: number) => Choice["path"]) =>
    options.map(({ text = "" }, index) => ({ path: path(index), text }));
  if (type === "MATCHING")
    return (
      pairs?.map(({ left: text }, index) => ({ path: ["pairs", index, "left"], text })) ??
      fromOptions((index) => ["pairs", index, "left"])
    );
  if (type === "ORDERING")
    return (
      items?.map((text, index) => ({ path: ["items", index], text })) ??
      fromOptions((index) => ["items", index])
    );
  const isChosen = type === "SINGLE" || type === "MULTIPLE" || type === "TRUE_FALSE";
  return isChosen ? fromOptions((index) => ["options", index, "text"]) : [];
}

const countTexts = (choices: readonly Choice[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const key of choices.map(({ text }) => foldKeepingCase(text)))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/**
 * The first choice of a question that looks the same as one before it; null for none. Case tells choices apart, since they are
 * chosen and not typed. What the question had before as often may stay.
 */
export function findRepetition(question: Answerable, before?: Answerable): Choice | null {
  const known = before ? countTexts(listChoices(before)) : new Map<string, number>();
  const seen = new Map<string, number>();
  const repeated = listChoices(question).find(({ text }) => {
    const key = foldKeepingCase(text);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count > Math.max(1, known.get(key) ?? 0);
  });
  return repeated ?? null;
}

/** A question that is new: no two of its choices are the same to a reader. */
export const newQuestionSchema = questionSchema.superRefine((question, context) => {
  const blanks = readBlanks(question.blanks.map(({ texts }) => texts));
  const repeated = findQuestionProblem({ ...question, blanks }) ? null : findRepetition(question);
  if (repeated) context.addIssue({ code: "custom", path: repeated.path, message: repetitionMessage });
});
