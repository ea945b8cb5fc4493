import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { findNavigationLink } from "./adminNavigation";
import { rememberedItem, rememberItem } from "./sidebarMemory";

/** Which menu item is current, by the address; where none is, the one that was selected last is only marked. */
export interface CurrentItem {
  current: string | undefined;
  /** Whether the address is the item's own, or one below it. */
  exact: boolean;
  marked: string | undefined;
}

/** The current item of the sidebar; the browser remembers it. */
export function useCurrentItem(): CurrentItem {
  const { pathname } = useLocation();
  const current = findNavigationLink(pathname)?.to;
  useEffect(() => {
    if (current) rememberItem(current);
  }, [current]);
  return { current, exact: current === pathname, marked: current ?? rememberedItem() ?? undefined };
}
