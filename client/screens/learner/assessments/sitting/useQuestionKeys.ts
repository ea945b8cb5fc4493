import { type RefObject, useEffect, useRef } from "react";
import { isComposing } from "~/ui/isComposing";
import type { QuestionPosition } from "./useCurrentQuestion";

interface Keys extends QuestionPosition {
  /** The heading of the current question. */
  heading: RefObject<HTMLElement | null>;
  /** Chooses the option with the given number, from 1. */
  onChoose: (place: number) => void;
  /** Flags the question, or takes the flag back. */
  onFlag: () => void;
  onSubmit: () => void;
}

/** A step forward or back, submitting, flagging, or choosing an option by a digit. */
type PendingValue = 1 | -1 | "finish" | "flag" | { readonly choose: number };

const isTyping = (target: Element) =>
  target.matches("input:not([type=radio], [type=checkbox]), textarea, select");

/** Whether the focus is in the page's content, or nowhere, as after a reload. */
const isInContent = (target: Element) => target === document.body || target.closest("main") !== null;

/**
 * The meaning of a single key. It counts only while the focus is in the page's content but not in a text field:
 * elsewhere single keys belong to text, screen readers and speech input.
 */
function plainWish({ key, target }: KeyboardEvent): PendingValue | null {
  if (!(target instanceof Element) || !isInContent(target) || isTyping(target)) return null;
  if (/^[1-9]$/.test(key)) return { choose: Number(key) };
  const letter = key.toLowerCase();
  if (letter === "f") return "flag";
  return letter === "n" ? 1 : letter === "p" ? -1 : null;
}

/** The meaning of a key; null for all others. */
function findAction(event: KeyboardEvent, isLast: boolean): PendingValue | null {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (altKey && key === "PageUp") return -1;
  if (altKey && key === "PageDown") return 1;
  if (key === "Enter" && (ctrlKey || metaKey)) return isLast ? "finish" : 1;
  return altKey || ctrlKey || metaKey ? null : plainWish(event);
}

/**
 * N and P, or Alt with Page Down and Page Up, move between questions, 1 to 9 choose an option, F flags the question,
 * Control or Command with Enter moves on or submits. Moving by a key focuses the new question's heading.
 */
export function useQuestionKeys(keys: Keys): void {
  const { number, count, go, heading, onChoose, onFlag, onSubmit } = keys;
  const movedTo = useRef<number | null>(null);
  useEffect(() => {
    if (movedTo.current === number) heading.current?.focus({ preventScroll: true });
    movedTo.current = null;
  }, [number, heading]);
  useEffect(() => {
    const follow = (action: PendingValue) => {
      if (action === "finish") return onSubmit();
      if (action === "flag") return onFlag();
      if (typeof action === "object") return onChoose(action.choose);
      movedTo.current = number + action;
      go(number + action);
    };
    const press = (event: KeyboardEvent) => {
      const action = isComposing(event) ? null : findAction(event, number === count);
      if (!action || document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      follow(action);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [number, count, go, onChoose, onFlag, onSubmit]);
}
