import { type KeyboardEvent, useState } from "react";
import { isComposing } from "./isComposing";
import { nextIndex } from "./nextIndex";

interface Choosing<Option> {
  options: readonly Option[];
  /** Which option is active before an arrow key or the pointer has reached one; -1 for none. */
  initial: number;
  /** The options are those of earlier words: Enter must not take one of them for what was typed since. */
  stale: boolean;
  onChoose: (option: Option) => void;
}

/** Which of the options below an input is active, and the keys that move and take it; the input keeps the focus. */
export function useActiveOption<Option>({ options, initial, stale, onChoose }: Choosing<Option>) {
  const [wished, setWished] = useState<number | null>(null);
  const active = Math.min(wished ?? initial, options.length - 1);
  const move = (key: string) => {
    // Without an active option, the first key down reaches the first one, and up the last.
    const at = active < 0 && key === "ArrowUp" ? 0 : active;
    setWished(nextIndex(key, { at, count: options.length, axis: "vertical" }) ?? null);
  };
  return {
    active,
    point: setWished,
    /** Goes back to the initial option, as after another word was typed. */
    reset: () => setWished(null),
    /** Handles a key of the list; false for any other key. */
    takeKey(event: KeyboardEvent): boolean {
      const { key } = event;
      if (isComposing(event)) return false;
      if (key === "ArrowDown" || key === "ArrowUp") move(key);
      else if (key !== "Enter") return false;
      const option = key === "Enter" && !stale ? options[active] : undefined;
      event.preventDefault();
      if (option) onChoose(option);
      return true;
    },
  };
}
