/**
 * The outcome of sending a value. 'unreachable' means that there was no response: the value is sent again
 * automatically.
 */
export type SaveOutcome =
  | { readonly kind: "saved" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "failed"; readonly reason: string };

export type SaveState = "waiting" | "saving" | SaveOutcome["kind"];

/** The saving state of a value, with the reason for which it was not saved. */
export interface SaveProgress {
  readonly state: SaveState;
  readonly reason: string | null;
}

export const getSaveReason = (outcome: SaveOutcome): string | null =>
  "reason" in outcome ? outcome.reason : null;
