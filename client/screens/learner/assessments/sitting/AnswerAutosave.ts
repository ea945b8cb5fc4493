import type { Answer } from "~/questions/answers";

const parts = ({ optionIds, text, matches, blanks, fileId }: Answer): string =>
  JSON.stringify([
    [...optionIds],
    text?.trim() || null,
    matches.map(({ optionId, match }) => `${optionId} ${match}`).sort(),
    blanks.map((blank) => blank.trim()),
    fileId,
  ]);

/**
 * The outcome of sending an answer. 'unreachable' means that there was no response: the answer is sent again
 * automatically.
 */
export type SaveOutcome =
  | { readonly kind: "saved" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "refused" | "failed"; readonly reason: string };

export type SaveState = "waiting" | "saving" | SaveOutcome["kind"];

/** An answer of this tab with its saving state. */
export interface LocalAnswer {
  readonly answer: Answer;
  readonly state: SaveState;
  readonly reason: string | null;
}

export type LocalAnswers = ReadonlyMap<string, LocalAnswer>;

/** The default reason of a failure. */
export const saveFailed = "Unable to save the answer";

const firstPause = 2000;
const longestPause = 15_000;
const unsent: ReadonlySet<SaveState> = new Set(["waiting", "saving", "unreachable", "failed"]);

/** Whether an answer is still unsaved and was not refused. */
export const isUnsent = ({ state }: LocalAnswer): boolean => unsent.has(state);

const isSame = (left: Answer, right: Answer): boolean => parts(left) === parts(right);

/**
 * Keeps the answers of an attempt until the server has saved them. It sends one answer per question at a time, the
 * newest last, so that quick changes cannot overtake each other.
 */
export class AnswerAutosave {
  readonly #send: (id: string, answer: Answer) => Promise<SaveOutcome>;
  readonly #listeners = new Set<() => void>();
  readonly #delays = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #deliveries = new Map<string, Promise<void>>();
  #kept: LocalAnswers = new Map();
  #pause = firstPause;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (id: string, answer: Answer) => Promise<SaveOutcome>) {
    this.#send = send;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): LocalAnswers => this.#kept;

  /** Accepts an answer and sends it, at once or after a pause in typing. */
  keep(id: string, answer: Answer, delay = 0): void {
    this.#put(id, { answer, state: "waiting", reason: null });
    clearTimeout(this.#delays.get(id));
    this.#delays.delete(id);
    if (delay > 0)
      this.#delays.set(
        id,
        setTimeout(() => this.#deliver(id), delay),
      );
    else this.#deliver(id);
  }

  /** Sends the answers that wait for a pause in typing. */
  flush(): void {
    for (const id of [...this.#delays.keys()]) this.#deliver(id);
  }

  /** Sends unsent answers again. */
  retry(): void {
    clearTimeout(this.#again);
    this.#again = undefined;
    for (const [id, { state }] of this.#kept) if (state !== "saved") this.#deliver(id);
  }

  /** Sends all answers and waits; returns whether the server has saved all of them. */
  async settle(): Promise<boolean> {
    this.flush();
    for (const [id, kept] of this.#kept) if (isUnsent(kept)) this.#deliver(id);
    while (this.#deliveries.size > 0) await Promise.all(this.#deliveries.values());
    return ![...this.#kept.values()].some(isUnsent);
  }

  /**
   * Drops answers that the server has saved, since its version is newer. With `asked`, the answers at the time of the
   * request, it keeps those that were saved since, because the response may be older.
   */
  forgetSaved(asked: LocalAnswers = this.#kept): void {
    const isOld = (id: string, kept: LocalAnswer) => kept.state === "saved" && asked.get(id) === kept;
    this.#publish(new Map([...this.#kept].filter(([id, kept]) => !isOld(id, kept))));
  }

  /** Handles an answer saved at the server: if it differs from this tab's saved one, another window has replaced it. */
  hear(id: string, answer: Answer): void {
    const kept = this.#kept.get(id);
    if (kept?.state === "saved" && !isSame(kept.answer, answer)) this.forgetSaved(new Map([[id, kept]]));
  }

  #deliver(id: string): void {
    clearTimeout(this.#delays.get(id));
    this.#delays.delete(id);
    if (this.#deliveries.has(id)) return;
    const delivery = this.#deliverNewest(id).finally(() => this.#deliveries.delete(id));
    this.#deliveries.set(id, delivery);
  }

  async #deliverNewest(id: string): Promise<void> {
    for (;;) {
      const kept = this.#kept.get(id);
      if (!kept) return;
      this.#put(id, { ...kept, state: "saving", reason: null });
      const outcome = await this.#attempt(id, kept.answer);
      if (this.#kept.get(id)?.answer === kept.answer) return this.#settleOne(id, kept.answer, outcome);
      // Still typing: the end of the pause sends it.
      if (this.#delays.has(id)) return;
    }
  }

  /** Sends an answer. An exception counts as a failure, or the answer would remain in the saving state. */
  async #attempt(id: string, answer: Answer): Promise<SaveOutcome> {
    try {
      return await this.#send(id, answer);
    } catch (error) {
      reportError(error);
      return { kind: "failed", reason: saveFailed };
    }
  }

  #settleOne(id: string, answer: Answer, outcome: SaveOutcome): void {
    this.#put(id, { answer, state: outcome.kind, reason: "reason" in outcome ? outcome.reason : null });
    if (outcome.kind === "saved") this.#pause = firstPause;
    if (outcome.kind !== "unreachable" || this.#again !== undefined) return;
    this.#again = setTimeout(() => this.#retryUnreachable(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }

  #retryUnreachable(): void {
    this.#again = undefined;
    for (const [id, { state }] of this.#kept) if (state === "unreachable") this.#deliver(id);
  }

  #put(id: string, kept: LocalAnswer): void {
    this.#publish(new Map(this.#kept).set(id, kept));
  }

  #publish(kept: LocalAnswers): void {
    this.#kept = kept;
    for (const listener of this.#listeners) listener();
  }
}
