import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { isComposing } from "../ui/isComposing";

/** Whether the command palette is open. Ctrl+K and Cmd+K toggle it on every screen. */
export function useCommandPalette() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      const combined = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!combined || isComposing(event) || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      // At once: the next key belongs to its field already.
      flushSync(() => setOpen((before) => !before));
    };
    document.addEventListener("keydown", toggle);
    return () => document.removeEventListener("keydown", toggle);
  }, []);
  return { open, show: () => setOpen(true), hide: () => setOpen(false) };
}
