import { useEffect } from "react";
import type { Place } from "./useCurrentQuestion";

interface Keys extends Place {
  onSubmit: () => void;
}

type Wish = "back" | "on" | "finish";

/** What a key asks for; null for all others. */
function wishOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, isLast: boolean): Wish | null {
  if (altKey && key === "PageUp") return "back";
  if (altKey && key === "PageDown") return "on";
  if (key !== "Enter" || !(ctrlKey || metaKey)) return null;
  return isLast ? "finish" : "on";
}

/**
 * Alt with Page Up and Page Down goes through the questions, Control or Command with Enter goes on or submits. All
 * have a modifier: single keys belong to screen readers and to what is typed.
 */
export function useQuestionKeys({ number, count, go, onSubmit }: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wish = wishOf(event, number === count);
      if (!wish || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      if (wish === "finish") onSubmit();
      else go(wish === "on" ? number + 1 : number - 1);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [number, count, go, onSubmit]);
}
