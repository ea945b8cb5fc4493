import type { Gateway } from "../gateway";
import type { Timers } from "./timers";

/** Node's timers cannot be longer; a connection that lasts longer is checked in between. */
const longestTimer = 2_000_000_000;

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
    const left = Math.max(0, Math.min(longestTimer, end.getTime() - gateway.clock().getTime()));
    stopTimer = timers.after(left, () => void look());
  };
  void look();
  return () => {
    isStopped = true;
    stopTimer();
  };
}
