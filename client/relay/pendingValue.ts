import type { SaveOutcome } from "./saveState";

/** The unsaved value of what a person has clicked. */
export interface PendingValue<Value extends boolean | object> {
  /** The value to save: that of the last click. */
  readonly wanted: Value;
  /** The value of the request in flight; null without one. There is never more than one. */
  readonly sent: Value | null;
  /** The server was unreachable; the value is sent again later. */
  readonly offline: boolean;
}

/** The state after a click. A request in flight continues; the new value follows it. */
export function pendingValue<Value extends boolean | object>(
  before: PendingValue<Value> | undefined,
  wanted: Value,
): PendingValue<Value> {
  return { wanted, sent: before?.sent ?? null, offline: before?.offline ?? false };
}

/** Whether the value should be sent now. */
export const isDue = ({ sent, offline }: PendingValue<boolean | object>): boolean =>
  sent === null && !offline;

/** The state when the request starts. */
export const setOut = <Value extends boolean | object>(before: PendingValue<Value>): PendingValue<Value> => ({
  ...before,
  sent: before.wanted,
});

/** The state after a response; undefined when nothing remains to be sent. A value clicked since then is sent next. */
export function afterDelivery<Value extends boolean | object>(
  before: PendingValue<Value>,
  outcome: SaveOutcome["kind"],
): PendingValue<Value> | undefined {
  if (outcome === "unreachable") return { ...before, sent: null, offline: true };
  if (before.wanted === before.sent) return undefined;
  return { ...before, sent: null, offline: false };
}

/** The state when the server may be reachable again. */
export const backOnline = <Value extends boolean | object>(
  before: PendingValue<Value>,
): PendingValue<Value> => ({ ...before, offline: false });
