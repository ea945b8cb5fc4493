import type { ReactNode } from "react";
import { NavLink } from "react-router";
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
  return (
    <nav aria-label={label} className={tabListClass}>
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
