import { Autosave, type Kept, type KeptValues } from "~/forms/Autosave";
import type { Answer } from "~/questions/answers";
import type { SaveOutcome } from "~/relay/saveState";
import { toText } from "../answerText";

/** An answer of this tab with its saving state. */
export type LocalAnswer = Kept<Answer>;

export type LocalAnswers = KeptValues<Answer>;

/** The default reason of a failure. */
export const saveFailed = "Unable to save the answer";

/** Milliseconds: the attempt's time may be over soon. */
const longest = 15_000;

/** Sends the answers of an attempt until the server has saved them. */
export class AnswerAutosave extends Autosave<Answer> {
  constructor(send: (id: string, answer: Answer) => Promise<SaveOutcome>) {
    super({ send, fallback: saveFailed, longest });
  }

  /** Handles an answer saved at the server: if it differs from this tab's saved one, another window has replaced it. */
  receive(id: string, answer: Answer): void {
    const kept = this.kept.read().get(id);
    if (kept?.state === "saved" && toText(kept.value) !== toText(answer))
      this.forgetSaved(new Map([[id, kept]]));
  }
}
