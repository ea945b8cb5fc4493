import { Search } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { EarlyKeys } from "../palette/earlyKeys";
import { isComposing } from "../ui/isComposing";

export interface PaletteProps {
  onClose: () => void;
  /** The keys that are typed before the palette's code is there; the palette then has them. */
  early: EarlyKeys;
}

/** Replaces the command palette while its code loads: its field, which takes the first letters. */
export function EarlyPalette({ onClose, early }: PaletteProps) {
  const [words, setWords] = useState(early.words);
  const field = useRef<HTMLInputElement>(null);
  // Before the next key.
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);
  const type = (text: string) => {
    setWords(text);
    early.words = text;
    early.isEntered = false;
  };
  const take = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter") early.isEntered = early.words.trim() !== "";
  };
  return (
    <div data-noprint className="fixed inset-0 z-50 bg-veil">
      <div className="fixed inset-x-3 top-3 mx-auto flex max-w-xl items-center gap-3 rounded-xl border border-line bg-raised pr-2 pl-4 text-ink shadow-float sm:top-[12dvh]">
        <Search aria-hidden className="size-4 shrink-0 text-muted" />
        <input
          ref={field}
          type="text"
          aria-label="Search or go to, loading"
          autoComplete="off"
          spellCheck={false}
          placeholder="Search or go to…"
          value={words}
          onChange={(event) => type(event.target.value)}
          onKeyDown={take}
          className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
        />
      </div>
    </div>
  );
}
