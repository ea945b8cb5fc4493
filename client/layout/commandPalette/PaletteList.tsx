import { ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { classNames } from "../../ui/classNames";
import type { PaletteEntry } from "./paletteEntries";

interface Props {
  id: string;
  entries: readonly PaletteEntry[];
  active: number;
  onPoint: (index: number) => void;
  onChoose: (entry: PaletteEntry) => void;
}

/** The lines of the palette; the focus stays in the input, which says which of them is active. */
export function PaletteList({ id, entries, active, onPoint, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: "nearest" });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Where to go"
      tabIndex={-1}
      className="min-h-0 overflow-y-auto overscroll-contain"
    >
      {entries.map((entry, index) => {
        const Icon = entry.icon ?? ArrowRight;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input that owns the list.
          <div
            key={entry.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerMove={() => onPoint(index)}
            onClick={() => onChoose(entry)}
            className={classNames(
              "touch flex cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-2 text-sm",
              index === active ? "bg-hover text-ink" : "text-soft",
            )}
          >
            <Icon aria-hidden className="size-4 shrink-0 text-muted" />
            <span className="min-w-0 flex-1 truncate">{entry.label}</span>
            <span className="max-w-1/2 shrink-0 truncate text-xs text-muted">{entry.note}</span>
          </div>
        );
      })}
    </div>
  );
}
