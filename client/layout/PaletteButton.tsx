import { Search } from "lucide-react";
import { Kbd } from "../ui/Kbd";
import { useIsLive } from "../ui/useIsLive";

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys that open the command palette, as this computer names them. */
export const usePaletteKeys = (): string => (useIsLive() && isApple() ? "⌘ K" : "Ctrl K");

/** The attributes of every button that opens the command palette. */
export const opensPalette = {
  type: "button",
  title: "Search or go to…",
  "aria-keyshortcuts": "Control+K Meta+K",
  "aria-haspopup": "dialog",
} as const;

/** Opens the command palette and shows its keyboard shortcut. */
export function PaletteButton({ onPress }: { onPress: () => void }) {
  const keys = usePaletteKeys();
  return (
    <button
      {...opensPalette}
      onClick={onPress}
      className="touch-square inline-flex size-9 items-center justify-center gap-2 rounded-md text-sm text-muted hover:bg-hover hover:text-ink xl:w-auto xl:border xl:border-line xl:px-2.5 xl:shadow-rest"
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="sr-only xl:not-sr-only">Search</span>
      <span className="sr-only"> or go to…</span>
      <span className="hidden min-w-11 justify-center xl:inline-flex">
        <Kbd>{keys}</Kbd>
      </span>
    </button>
  );
}
