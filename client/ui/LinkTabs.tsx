import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { tabClass, tabListClass } from "./Tabs";

export interface LinkTab {
  to: string;
  label: string;
  note?: ReactNode;
  /** Selected only at exactly this address, not below it. */
  end?: boolean | undefined;
}

/** Tabs that are addresses of their own, so that Back, a bookmark and a new window work. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const list = useRef<HTMLElement>(null);
  useSelectedInSight(list);
  return (
    <nav ref={list} aria-label={label} className={tabListClass}>
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          end={tab.end ?? false}
          className={({ isActive }) => tabClass(isActive)}
        >
          {tab.label}
          {tab.note !== undefined && <span className="text-xs text-muted tabular-nums">{tab.note}</span>}
        </NavLink>
      ))}
    </nav>
  );
}

/** Where there is no room for all tabs, the selected one is scrolled to. */
function useSelectedInSight(list: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address selects another tab.
  useLayoutEffect(() => {
    const tabs = list.current;
    const selected = tabs?.querySelector<HTMLElement>("[aria-current]");
    if (!tabs || !selected) return;
    const { left, width } = selected.getBoundingClientRect();
    tabs.scrollLeft += left - tabs.getBoundingClientRect().left - (tabs.clientWidth - width) / 2;
  }, [list, pathname]);
}
