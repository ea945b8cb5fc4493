import { Search } from "lucide-react";
import { classNames } from "../../ui/classNames";
import { Kbd } from "../../ui/Kbd";

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

interface Props {
  collapsed?: boolean;
  onPress: () => void;
}

/** Opens the command palette, and shows the keys that do the same. */
export function PaletteButton({ collapsed = false, onPress }: Props) {
  return (
    <button
      type="button"
      title={collapsed ? "Go to…" : undefined}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onPress}
      className={classNames(
        "touch mb-3 flex h-9 w-full items-center gap-2.5 rounded-md border border-line bg-surface text-sm text-muted shadow-rest -outline-offset-2! hover:bg-hover hover:text-ink",
        collapsed ? "justify-center" : "px-2.5",
      )}
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className={collapsed ? "sr-only" : "min-w-0 flex-1 truncate text-left"}>Go to…</span>
      {!collapsed && <Kbd className="pointer-coarse:hidden">{isApple ? "⌘ K" : "Ctrl K"}</Kbd>}
    </button>
  );
}
