import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "./classNames";
import { nextIndex } from "./nextIndex";

export interface Tab {
  id: string;
  label: string;
  /** A count or a badge after the label. */
  note?: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Leave out `value` and the tabs keep their own state. */
  value?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
}

export const tabListClass =
  "flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none] max-sm:mask-r-from-[calc(100%-24px)] max-sm:pr-6 [&::-webkit-scrollbar]:hidden";

/** The look of one tab, whether it is a button or a link. */
export function tabClass(selected: boolean): string {
  return classNames(
    "touch inline-flex items-center gap-2 border-b-2 px-0.5 py-2.5 text-sm font-medium whitespace-nowrap transition-colors",
    "-outline-offset-2!",
    selected ? "border-brand-ink text-ink" : "border-transparent text-muted hover:text-ink",
  );
}

/** Sheets of one place, of which one is shown; the arrow keys move between them. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const selected = tabs.find((tab) => tab.id === (value ?? own)) ?? tabs[0];
  const select = (tab: Tab) => {
    setOwn(tab.id);
    onChange?.(tab.id);
  };
  const keys = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected?.id);
    const index = nextIndex(event.key, { at, count: tabs.length, axis: "horizontal" });
    const tab = index === undefined ? undefined : tabs[index];
    if (index === undefined || !tab) return;
    event.preventDefault();
    select(tab);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={keys} className={tabListClass}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${group}-${tab.id}-tab`}
            aria-controls={`${group}-panel`}
            aria-selected={tab === selected}
            tabIndex={tab === selected ? 0 : -1}
            onClick={() => select(tab)}
            className={tabClass(tab === selected)}
          >
            {tab.label}
            {tab.note !== undefined && <span className="text-xs text-muted tabular-nums">{tab.note}</span>}
          </button>
        ))}
      </div>
      {selected && (
        <div
          role="tabpanel"
          id={`${group}-panel`}
          aria-labelledby={`${group}-${selected.id}-tab`}
          className="pt-5"
        >
          {selected.content}
        </div>
      )}
    </div>
  );
}
