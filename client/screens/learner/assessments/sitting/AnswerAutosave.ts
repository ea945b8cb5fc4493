import { Autosave, type Kept, type KeptValues } from "~/forms/Autosave";
import type { Answer } from "~/questions/answers";
import type { SaveOutcome } from "~/relay/saveState";

const parts = ({ optionIds, text, matches, blanks, fileId }: Answer): string =>
  JSON.stringify([
    [...optionIds],
    text?.trim() || null,
    matches.map(({ optionId, match }) => `${optionId} ${match}`).sort(),
    blanks.map((blank) => blank.trim()),
    fileId,
  ]);

const isSame = (left: Answer, right: Answer): boolean => parts(left) === parts(right);

/** An answer of this tab with its saving state. */
export type LocalAnswer = Kept<Answer>;

export type LocalAnswers = KeptValues<Answer>;

/** The default reason of a failure. */
export const saveFailed = "Unable to save the answer";

/** Milliseconds: the attempt's time may be over soon. */
const longest = 15_000;

/** Keeps the answers of an attempt until the server has saved them. */
export class AnswerAutosave extends Autosave<Answer> {
  constructor(send: (id: string, answer: Answer) => Promise<SaveOutcome>) {
    super({ send, fallback: saveFailed, longest });
  }

  /** Handles an answer saved at the server: if it differs from this tab's saved one, another window has replaced it. */
  receive(id: string, answer: Answer): void {
    const kept = this.kept.read().get(id);
    if (kept?.state === "saved" && !isSame(kept.value, answer)) this.forgetSaved(new Map([[id, kept]]));
  }
}
