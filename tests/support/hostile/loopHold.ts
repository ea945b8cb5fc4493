import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";

/**
 * Milliseconds of processor time that this thread has used, so that other programs of a busy machine do not count; those of the
 * clock where the system does not tell.
 */
export function threadTime(): number {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

let inDatabase = 0;
const { execProtocolRawSync } = PGlite.prototype;

/** Statements of the embedded database run in this thread, too: they are counted apart. */
function countDatabase(): () => void {
  PGlite.prototype.execProtocolRawSync = function (...args) {
    const since = threadTime();
    try {
      return execProtocolRawSync.apply(this, args);
    } finally {
      inDatabase += threadTime() - since;
    }
  };
  return () => {
    PGlite.prototype.execProtocolRawSync = execProtocolRawSync;
  };
}

const ownTime = () => threadTime() - inDatabase;

interface Held<Result> {
  result: Result;
  /** The longest time that the event loop stood still, in milliseconds. */
  hold: number;
}

/** Does some work of the gateway in this process, and measures how long it held the event loop at most. */
export async function measureHold<Result>(work: () => Promise<Result>): Promise<Held<Result>> {
  const stop = countDatabase();
  let since = ownTime();
  let hold = 0;
  const look = () => {
    const now = ownTime();
    hold = Math.max(hold, now - since);
    since = now;
  };
  let turn = setImmediate(function next() {
    look();
    turn = setImmediate(next);
  });
  try {
    const result = await work();
    look();
    return { result, hold };
  } finally {
    clearImmediate(turn);
    stop();
  }
}
