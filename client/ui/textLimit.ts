import type { ReactNode } from "react";
import { formatCount } from "#gateway/domains/countTextContract";

/** Says that a text is longer than its limit, in characters. */
const tooLongMessage = (limit: number): string => `Too long: at most ${formatCount(limit)} characters`;

/** Whether a text has more characters than its limit. */
export const isTooLong = (text: string, limit: number): boolean => text.length > limit;

/** Marks a control whose text is longer than its limit. */
const overLimit = { "data-over-limit": true } as const;

/**
 * Focuses the first control whose text is longer than its limit; returns whether there is one. For what is saved without
 * `useForm`: nothing is sent then.
 */
export function stopAtTooLong(within: ParentNode | null): boolean {
  const found = within?.querySelector<HTMLElement>("[data-over-limit]");
  found?.focus();
  return found != null;
}

interface LimitedText {
  value: string;
  /** The most characters; undefined has no limit. */
  limit: number | undefined;
  hint?: ReactNode;
  error?: string | undefined;
}

/** From this part of its limit on a text is counted. */
const nearLimit = 0.8;

/**
 * Returns the hint and the message of a control whose text has a limit, and the mark of its element. The control keeps what is typed and pasted: the
 * text is counted as it comes near the limit, and beyond it the message says so at once.
 */
export function getLimitNotes({ value, limit, hint, error }: LimitedText) {
  if (limit === undefined || value.length < limit * nearLimit)
    return { notes: { hint, error, isAlert: false }, mark: {} };
  const isOver = isTooLong(value, limit);
  const notes = {
    hint: `${formatCount(value.length)} of ${formatCount(limit)} characters`,
    error: error ?? (isOver ? tooLongMessage(limit) : undefined),
    isAlert: isOver && error === undefined,
  };
  return { notes, mark: isOver ? overLimit : {} };
}
