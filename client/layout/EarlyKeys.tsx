import { useEffectEvent, useLayoutEffect } from "react";
import type { EarlyKeys as Taken } from "../palette/earlyKeys";

export interface PaletteProps {
  onClose: () => void;
  /** The keys that are typed before the palette's code is there; the palette then has them. */
  early: Taken;
}

/** Takes the keys while the code of the command palette loads. */
export function EarlyKeys({ onClose, early }: PaletteProps) {
  const take = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (key === "Escape") return onClose();
    if (key === "Backspace") early.words = early.words.slice(0, -1);
    else if (key.length === 1 && !ctrlKey && !metaKey) early.words += key;
    else if (key !== "Enter") return;
    early.isEntered = key === "Enter" && early.words.trim() !== "";
    event.preventDefault();
  });
  // Before the next key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => take(event);
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, []);
  return null;
}
