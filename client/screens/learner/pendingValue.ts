/** The unsaved value of a checkbox. */
export interface PendingValue {
  /** The value to save: that of the last click. */
  readonly wanted: boolean;
  /** The value of the request in flight; null without one. There is never more than one. */
  readonly sent: boolean | null;
  /** The server was unreachable; the value is sent again later. */
  readonly offline: boolean;
}

/** The outcome of a request: saved, refused with a reason, or unreachable. */
export type Delivery = "saved" | "refused" | "unreachable";

/** The state after a click. A request in flight continues; the new value follows it. */
export function pendingValue(before: PendingValue | undefined, wanted: boolean): PendingValue {
  return { wanted, sent: before?.sent ?? null, offline: before?.offline ?? false };
}

/** Whether the value should be sent now. */
export const isDue = ({ sent, offline }: PendingValue): boolean => sent === null && !offline;

/** The state when the request starts. */
export const setOut = (before: PendingValue): PendingValue => ({ ...before, sent: before.wanted });

/** The state after a response; undefined when nothing remains to be sent. A value clicked since then is sent next. */
export function afterDelivery(before: PendingValue, delivery: Delivery): PendingValue | undefined {
  if (delivery === "unreachable") return { ...before, sent: null, offline: true };
  if (before.wanted === before.sent) return undefined;
  return { ...before, sent: null, offline: false };
}

/** The state when the server may be reachable again. */
export const backOnline = (before: PendingValue): PendingValue => ({ ...before, offline: false });
