import { type KeyboardEvent, useState } from "react";
import { isComposing } from "./isComposing";
import { nextIndex } from "./nextIndex";

interface OptionChoice<Option> {
  options: readonly Option[];
  /** The index of the initially active option; -1 for none. */
  initial: number;
  /** The options belong to an earlier search: Enter must not choose one of them. */
  stale: boolean;
  onChoose: (option: Option) => void;
}

/** Tracks the active option below an input and handles the keys that move and choose it; the input keeps the focus. */
export function useActiveOption<Option>({ options, initial, stale, onChoose }: OptionChoice<Option>) {
  const [chosen, setChosen] = useState<number | null>(null);
  const active = Math.min(chosen ?? initial, options.length - 1);
  const move = (key: string) => {
    // Without an active option, Arrow Down activates the first one and Arrow Up the last.
    const at = active < 0 && key === "ArrowUp" ? 0 : active;
    setChosen(nextIndex(key, { at, count: options.length, axis: "vertical" }) ?? null);
  };
  return {
    active,
    point: setChosen,
    /** Resets to the initial option, as after another character was typed. */
    reset: () => setChosen(null),
    /** Handles a key of the list; returns false for other keys. */
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
