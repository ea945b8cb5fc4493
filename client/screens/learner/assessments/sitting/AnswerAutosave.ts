/** An answer: chosen options, or a text. An empty one takes the earlier answer back. */
export interface Answer {
  readonly questionId: number;
  readonly optionIds: readonly number[];
  readonly text: string | null;
}

/** What became of sending an answer. Unreachable means that no word came back: it is sent again by itself. */
export type SaveOutcome =
  | { readonly kind: "saved" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "refused" | "failed"; readonly reason: string };

export type SaveState = "waiting" | "saving" | SaveOutcome["kind"];

/** An answer of this tab, and how far it has come. */
export interface KeptAnswer {
  readonly answer: Answer;
  readonly state: SaveState;
  readonly reason: string | null;
}

export type KeptAnswers = ReadonlyMap<string, KeptAnswer>;

/** The reason of a failure that names none. */
export const saveFailed = "Unable to save the answer";

const firstPause = 2000;
const longestPause = 15_000;
const unsent: ReadonlySet<SaveState> = new Set(["waiting", "saving", "unreachable", "failed"]);

/** Whether an answer has not reached the server, nor was refused by it. */
export const isUnsent = ({ state }: KeptAnswer): boolean => unsent.has(state);

const isSame = (one: Answer, other: Answer): boolean =>
  (one.text?.trim() || null) === (other.text?.trim() || null) &&
  one.optionIds.length === other.optionIds.length &&
  one.optionIds.every((id) => other.optionIds.includes(id));

/**
 * Keeps the answers of one attempt until the server has them. Of each question one answer travels at a time and the
 * newest comes last, so that quick changes of mind cannot overtake each other.
 */
export class AnswerAutosave {
  readonly #send: (id: string, answer: Answer) => Promise<SaveOutcome>;
  readonly #listeners = new Set<() => void>();
  readonly #delays = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #deliveries = new Map<string, Promise<void>>();
  #kept: KeptAnswers = new Map();
  #pause = firstPause;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (id: string, answer: Answer) => Promise<SaveOutcome>) {
    this.#send = send;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): KeptAnswers => this.#kept;

  /** Takes an answer, and sends it at once or after a pause in the typing. */
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

  /** Sends what still waits for a pause in the typing. */
  flush(): void {
    for (const id of [...this.#delays.keys()]) this.#deliver(id);
  }

  /** Sends again what did not get through. */
  retry(): void {
    clearTimeout(this.#again);
    this.#again = undefined;
    for (const [id, { state }] of this.#kept) if (state !== "saved") this.#deliver(id);
  }

  /** Sends all there is and waits for the answers; tells whether the server has them all now. */
  async settle(): Promise<boolean> {
    this.flush();
    for (const [id, kept] of this.#kept) if (isUnsent(kept)) this.#deliver(id);
    while (this.#deliveries.size > 0) await Promise.all(this.#deliveries.values());
    return ![...this.#kept.values()].some(isUnsent);
  }

  /**
   * Lets go of what the server has: its own word is newer. With the answers of the moment of asking, those that were
   * saved since are kept, for the server's word may be older than they are.
   */
  forgetSaved(asked: KeptAnswers = this.#kept): void {
    const isOld = (id: string, kept: KeptAnswer) => kept.state === "saved" && asked.get(id) === kept;
    this.#publish(new Map([...this.#kept].filter(([id, kept]) => !isOld(id, kept))));
  }

  /** Hears an answer that the server has: a saved one that differs from it was replaced in another window. */
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
      // Still being typed: the end of the pause starts a delivery of its own.
      if (this.#delays.has(id)) return;
    }
  }

  /** Sends an answer. A sending that throws has failed, or its answer would count as being saved for ever. */
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

  #put(id: string, kept: KeptAnswer): void {
    this.#publish(new Map(this.#kept).set(id, kept));
  }

  #publish(kept: KeptAnswers): void {
    this.#kept = kept;
    for (const listener of this.#listeners) listener();
  }
}
