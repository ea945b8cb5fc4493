import type { Gateway } from "../gateway";
import type { Timers } from "./timers";

/** Node's timers cannot be longer; a connection that lasts longer is checked in between. */
const longestTimer = 2_000_000_000;
/** Milliseconds until a session is read again that could not be read. */
const retryAfter = 5_000;

interface Watching {
  gateway: Gateway;
  timers: Timers;
}

/**
 * Tells when a session's time is over; using it elsewhere prolongs it. Returns the function that stops watching.
 */
export function watchSession({ gateway, timers }: Watching, token: string, onEnd: () => void): () => void {
  let isStopped = false;
  let stopTimer = (): void => undefined;
  const look = async (): Promise<void> => {
    const end = await gateway.sessions.endOf(token);
    if (isStopped) return;
    if (!end) return onEnd();
    lookIn(Math.max(0, Math.min(longestTimer, end.getTime() - gateway.clock().getTime())));
  };
  /** Without the database nothing is known of the session: it stays, and is read again. */
  const lookNow = () =>
    look().catch((error: unknown) => {
      gateway.log.warn({ err: error }, "the end of a session could not be read");
      if (!isStopped) lookIn(retryAfter);
    });
  const lookIn = (milliseconds: number): void => {
    stopTimer = timers.after(milliseconds, () => void lookNow());
  };
  void lookNow();
  return () => {
    isStopped = true;
    stopTimer();
  };
}
