import { Search } from "lucide-react";
import { classNames } from "~/ui/classNames";
import { Kbd } from "~/ui/Kbd";
import { opensPalette, usePaletteKeys } from "../PaletteButton";

interface Props {
  /** Shows only the icon. */
  compact?: boolean;
  onPress: () => void;
}

/** Opens the command palette from an area's sidebar or bar. */
export function SearchButton({ compact = false, onPress }: Props) {
  const keys = usePaletteKeys();
  return (
    <button
      {...opensPalette}
      onClick={onPress}
      className={classNames(
        "touch-square inline-flex h-9 shrink-0 items-center gap-2 rounded-md text-sm text-muted hover:bg-hover hover:text-ink",
        compact ? "w-9 justify-center" : "w-full border border-line px-2.5 shadow-rest",
      )}
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className={compact ? "sr-only" : undefined}>Search</span>
      <span className="sr-only"> or go to…</span>
      {!compact && <Kbd className="ml-auto">{keys}</Kbd>}
    </button>
  );
}
