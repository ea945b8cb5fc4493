import { createRetryTimer } from "../relay/retryTimer";
import { getSaveReason, type SaveOutcome, type SaveProgress, type SaveState } from "../relay/saveState";
import { createStore, type Readable } from "../stores/createStore";

/** A value of this tab with its saving state. */
export interface Kept<Value> extends SaveProgress {
  readonly value: Value;
}

export type KeptValues<Value> = ReadonlyMap<string, Kept<Value>>;

const unsent: ReadonlySet<SaveState> = new Set(["waiting", "saving", "unreachable", "failed"]);

/** Whether a value is still unsaved and was not refused. */
export const isUnsent = ({ state }: { readonly state: SaveState }): boolean => unsent.has(state);

interface Options<Value> {
  send: (id: string, value: Value) => Promise<SaveOutcome>;
  /** The reason where sending throws. */
  fallback: string;
  /** The longest pause in milliseconds before a value is sent again. */
  longest?: number;
}

/**
 * Keeps values until the server has saved them. It sends one value per id at a time, the newest last, so that quick
 * changes cannot overtake each other.
 */
export class Autosave<Value> {
  readonly #options: Options<Value>;
  readonly #delays = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #deliveries = new Map<string, Promise<void>>();
  readonly #kept = createStore<KeptValues<Value>>(new Map());
  readonly #retrying: ReturnType<typeof createRetryTimer>;
  readonly kept: Readable<KeptValues<Value>> = this.#kept;

  constructor(options: Options<Value>) {
    this.#options = options;
    this.#retrying = createRetryTimer(() => this.#retryUnreachable(), options);
  }

  /** Accepts a value and sends it, at once or after a pause in typing. */
  keep(id: string, value: Value, delay = 0): void {
    this.#put(id, { value, state: "waiting", reason: null });
    clearTimeout(this.#delays.get(id));
    this.#delays.delete(id);
    if (delay > 0)
      this.#delays.set(
        id,
        setTimeout(() => this.#deliver(id), delay),
      );
    else this.#deliver(id);
  }

  /** Forgets a value, saved or not. */
  drop(id: string): void {
    clearTimeout(this.#delays.get(id));
    this.#delays.delete(id);
    this.#kept.update((all) => new Map([...all].filter(([key]) => key !== id)));
  }

  /** Sends the values that wait for a pause in typing. */
  flush(): void {
    for (const id of [...this.#delays.keys()]) this.#deliver(id);
  }

  /** Sends unsaved values again, also refused ones. */
  retry(): void {
    this.#retrying.stop();
    for (const [id, { state }] of this.#kept.read()) if (state !== "saved") this.#deliver(id);
  }

  /** Sends all values and waits; returns whether the server has saved all of them. */
  async settle(): Promise<boolean> {
    this.flush();
    for (const [id, kept] of this.#kept.read()) if (isUnsent(kept)) this.#deliver(id);
    while (this.#deliveries.size > 0) await Promise.all(this.#deliveries.values());
    return ![...this.#kept.read().values()].some(isUnsent);
  }

  /** Sends nothing again by itself until another value could not be sent. */
  stop(): void {
    this.#retrying.stop();
  }

  /**
   * Drops values that the server has saved, since its version is newer. With `asked`, the values at the time of the
   * request, it keeps those that were saved since, because the response may be older.
   */
  forgetSaved(asked: KeptValues<Value> = this.#kept.read()): void {
    const isOld = (id: string, kept: Kept<Value>) => kept.state === "saved" && asked.get(id) === kept;
    this.#kept.update((all) => new Map([...all].filter(([id, kept]) => !isOld(id, kept))));
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
      const sent = this.#kept.read().get(id);
      if (!sent) return;
      this.#put(id, { ...sent, state: "saving", reason: null });
      const outcome = await this.#attempt(id, sent.value);
      if (this.#kept.read().get(id)?.value === sent.value) return this.#settleOne(id, sent.value, outcome);
      // Still typing: the end of the pause sends it.
      if (this.#delays.has(id)) return;
    }
  }

  /** Sends a value. An exception counts as a failure, or the value would remain in the saving state. */
  async #attempt(id: string, value: Value): Promise<SaveOutcome> {
    try {
      return await this.#options.send(id, value);
    } catch (error) {
      reportError(error);
      return { kind: "failed", reason: this.#options.fallback };
    }
  }

  #settleOne(id: string, value: Value, outcome: SaveOutcome): void {
    this.#put(id, { value, state: outcome.kind, reason: getSaveReason(outcome) });
    if (outcome.kind === "saved") this.#retrying.reset();
    if (outcome.kind === "unreachable") this.#retrying.start();
  }

  #retryUnreachable(): void {
    for (const [id, { state }] of this.#kept.read()) if (state === "unreachable") this.#deliver(id);
  }

  #put(id: string, kept: Kept<Value>): void {
    this.#kept.update((all) => new Map(all).set(id, kept));
  }
}
