import { type RefObject, useEffect, useRef } from "react";
import { isComposing } from "~/ui/isComposing";
import type { Place } from "./useCurrentQuestion";

interface Keys extends Place {
  /** The heading of the question in view. */
  heading: RefObject<HTMLElement | null>;
  /** Chooses the option at a place, from 1. */
  onChoose: (place: number) => void;
  onSubmit: () => void;
}

/** A step on or back, the end, or an option by its place. */
type PendingValue = 1 | -1 | "finish" | { readonly choose: number };

const isTyping = (target: Element) =>
  target.matches("input:not([type=radio], [type=checkbox]), textarea, select");

/**
 * What a key by itself asks for. It counts only while the focus is on the page's content and in no field: elsewhere
 * single keys belong to what is typed, to screen readers and to speech.
 */
function plainWish({ key, target }: KeyboardEvent): PendingValue | null {
  if (!(target instanceof Element) || !target.closest("main") || isTyping(target)) return null;
  if (/^[1-9]$/.test(key)) return { choose: Number(key) };
  const letter = key.toLowerCase();
  return letter === "n" ? 1 : letter === "p" ? -1 : null;
}

/** What a key asks for; null for all others. */
function wishOf(event: KeyboardEvent, isLast: boolean): PendingValue | null {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (altKey && key === "PageUp") return -1;
  if (altKey && key === "PageDown") return 1;
  if (key === "Enter" && (ctrlKey || metaKey)) return isLast ? "finish" : 1;
  return altKey || ctrlKey || metaKey ? null : plainWish(event);
}

/**
 * N and P, or Alt with Page Down and Page Up, go through the questions, 1 to 9 choose, Control or Command with Enter
 * goes on or submits. Whoever moves by a key finds the focus on the heading of the question that has come.
 */
export function useQuestionKeys({ number, count, go, heading, onChoose, onSubmit }: Keys): void {
  const movedTo = useRef<number | null>(null);
  useEffect(() => {
    if (movedTo.current === number) heading.current?.focus({ preventScroll: true });
    movedTo.current = null;
  }, [number, heading]);
  useEffect(() => {
    const follow = (wish: PendingValue) => {
      if (wish === "finish") return onSubmit();
      if (typeof wish === "object") return onChoose(wish.choose);
      movedTo.current = number + wish;
      go(number + wish);
    };
    const press = (event: KeyboardEvent) => {
      const wish = isComposing(event) ? null : wishOf(event, number === count);
      if (!wish || document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      follow(wish);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [number, count, go, onChoose, onSubmit]);
}
