import { Ambient } from "./ambient";

/** Tells whether the caller has left: an AbortSignal, or something cheaper. */
export interface Abandonment {
  readonly aborted: boolean;
  addEventListener(event: "abort", listener: () => void): void;
  removeEventListener(event: "abort", listener: () => void): void;
}

const signals = new Ambient<Abandonment>();

/** Runs reads that are cancelled when the signal is aborted. */
export const runAbandonable = <Result>(signal: Abandonment, work: () => Result): Result =>
  signals.run(signal, work);

/** Runs work whose result is shared: its statements run to their end even when one caller leaves. */
export const runForAll = <Result>(work: () => Result): Result => signals.exit(work);

/** The signal that cancels the current statement; undefined for one that runs to its end. */
export const readAbandonment = (): Abandonment | undefined => signals.read();

/** The caller of a statement has left before it began. */
export class AbandonedError extends Error {
  constructor() {
    super("the caller has left");
  }
}

const isCancelled = (error: unknown) =>
  error instanceof Error && error.message.includes("canceling statement due to user request");

/**
 * Prisma batches lookups of one tick, which may belong to two requests: when the caller of one leaves, the
 * lookup of the other is repeated.
 */
export async function repeatCancelled<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isCancelled(error) || readAbandonment()?.aborted) throw error;
    return work();
  }
}
