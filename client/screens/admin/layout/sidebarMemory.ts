import { useCallback, useState } from "react";

const keys = {
  selected: "ADMIN_MENU",
  collapsed: "ADMIN_MENU_COLLAPSED",
  closed: "ADMIN_MENU_CLOSED",
} as const;

/** The address of the menu item that was selected last; null before the first. */
export const rememberedItem = (): string | null => localStorage.getItem(keys.selected);

/** Keeps the selected menu item for addresses that no item leads to, and for the next visit. */
export const rememberItem = (to: string): void => localStorage.setItem(keys.selected, to);

function useRememberedFlag(key: string): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localStorage.getItem(key) === "true");
  const keep = useCallback(
    (next: boolean) => {
      setOn(next);
      localStorage.setItem(key, String(next));
    },
    [key],
  );
  return [on, keep];
}

/** Whether the sidebar shows only icons; this browser remembers it. */
export const useCollapsed = () => useRememberedFlag(keys.collapsed);

/** Whether the sub-items of an entry are folded away; this browser remembers it. */
export const useFolded = (label: string) => useRememberedFlag(`${keys.closed}:${label}`);
