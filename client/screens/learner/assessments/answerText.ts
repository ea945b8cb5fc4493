import { z } from "zod";
import { keptEdits } from "~/forms/keptEdits";
import type { VersionedText } from "~/forms/versionedEdit";
import { type Answer, type SavedAnswer, savedAnswer } from "~/questions/answers";

const answerShape = z.object({
  optionIds: z.array(z.number()).readonly(),
  text: z.string().nullable(),
  matches: z.array(z.object({ optionId: z.number(), match: z.string() })).readonly(),
  blanks: z.array(z.string()).readonly(),
  fileId: z.number().nullable(),
});

/** A question with its saved answer, and the version of that. */
export interface VersionedAnswer extends SavedAnswer {
  readonly answerChangedAt: string | null | undefined;
}

/** The text by which answers are compared, and kept: as the server keeps them. */
export const toText = ({ optionIds, text, matches, blanks, fileId }: Answer): string =>
  JSON.stringify({
    optionIds: [...optionIds],
    text: text?.trim() || null,
    matches: matches
      .map(({ optionId, match }) => ({ optionId, match }))
      .toSorted((left, right) => left.optionId - right.optionId),
    blanks: blanks.map((blank) => blank.trim()),
    fileId,
  } satisfies z.input<typeof answerShape>);

/** The answer of a text; null for one that an earlier page kept in another format. */
export function parseAnswer(questionId: number, text: string): Answer | null {
  try {
    return { questionId, ...answerShape.parse(JSON.parse(text)) };
  } catch {
    return null;
  }
}

/** The saved answer with its version. */
export const toVersioned = (question: VersionedAnswer): VersionedText => ({
  text: toText(savedAnswer(question)),
  version: question.answerChangedAt ?? null,
});

/** The answers of each window that the server does not have yet, by the question's id. */
export const openKeptAnswer = keptEdits("answer");
