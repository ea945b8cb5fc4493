import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { useMayFollow } from "./linkPermission";
import { tabClass, tabListClass } from "./tabClass";

export interface LinkTab {
  to: string;
  label: string;
  note?: ReactNode;
  /** Another address of the same page, at which the tab is selected too. */
  alias?: string | undefined;
  /** True when the tab is selected only at exactly this address, not below it. */
  end?: boolean | undefined;
}

/** Tabs with an address each, those that may be followed, so that Back, bookmarks and new windows work. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useSelectedInSight(list);
  return (
    <nav ref={list} aria-label={label} className={tabListClass}>
      {tabs.map((tab) => (
        <Tab key={tab.to} tab={tab} isAlias={tab.alias === pathname} />
      ))}
    </nav>
  );
}

function Tab({ tab, isAlias }: { tab: LinkTab; isAlias: boolean }) {
  const { to, label, note, end = false } = tab;
  if (!useMayFollow({ to })) return null;
  const content = (
    <>
      {label}
      {note !== undefined && <span className="text-xs text-muted tabular-nums">{note}</span>}
    </>
  );
  // A NavLink matches one address only.
  if (isAlias)
    return (
      <Link to={to} aria-current="page" className={tabClass(true)}>
        {content}
      </Link>
    );
  return (
    <NavLink to={to} end={end} className={({ isActive }) => tabClass(isActive)}>
      {content}
    </NavLink>
  );
}

/** Scrolls the selected tab into view where the tabs do not all fit. */
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
