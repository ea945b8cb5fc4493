import { AsyncLocalStorage } from "node:async_hooks";

const signals = new AsyncLocalStorage<AbortSignal>();

/** Runs what only reads: when the signal is aborted, nobody waits for its statements, and they are cancelled. */
export const runAbandonable = <Result>(signal: AbortSignal, work: () => Result): Result =>
  signals.run(signal, work);

/** Runs what others may wait for as well: its statements run to their end whoever leaves. */
export const runForAll = <Result>(work: () => Result): Result => signals.exit(work);

/** Aborted when nobody waits for the statement at hand any more; undefined for one that runs to its end. */
export const readAbandonment = (): AbortSignal | undefined => signals.getStore();

/** The caller of a statement has left before it began. */
export class AbandonedError extends Error {
  constructor() {
    super("the caller has left");
  }
}

const isCancelled = (error: unknown) =>
  error instanceof Error && error.message.includes("canceling statement due to user request");

/**
 * Prisma joins lookups of one moment, which may be of two requests: when the caller of one leaves, the other's is
 * repeated.
 */
export async function repeatCancelled<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isCancelled(error) || readAbandonment()?.aborted) throw error;
    return work();
  }
}
