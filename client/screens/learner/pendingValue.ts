/** What a person wants one checkbox to be, on its way to the server. */
export interface PendingValue {
  /** What it shall be: the last click counts. */
  readonly wanted: boolean;
  /** What the request in flight says; null without one. There is never more than one. */
  readonly sent: boolean | null;
  /** The server could not be reached; it is sent again when it can. */
  readonly offline: boolean;
}

/** What became of a request: kept, refused with a reason, or lost on the way. */
export type Delivery = "saved" | "refused" | "unreachable";

/** After a click. A request that is in flight goes on; the new wish follows it. */
export function pendingValue(before: PendingValue | undefined, wanted: boolean): PendingValue {
  return { wanted, sent: before?.sent ?? null, offline: before?.offline ?? false };
}

/** Whether it is to be sent now. */
export const isDue = ({ sent, offline }: PendingValue): boolean => sent === null && !offline;

/** As it sets out. */
export const setOut = (before: PendingValue): PendingValue => ({ ...before, sent: before.wanted });

/** After an answer; undefined when nothing is left to do. What was wished since then is due next. */
export function afterDelivery(before: PendingValue, delivery: Delivery): PendingValue | undefined {
  if (delivery === "unreachable") return { ...before, sent: null, offline: true };
  if (before.wanted === before.sent) return undefined;
  return { ...before, sent: null, offline: false };
}

/** The server may be reachable again. */
export const backOnline = (before: PendingValue): PendingValue => ({ ...before, offline: false });
