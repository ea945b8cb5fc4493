import { readStored, writeStored } from "~/stores/browserStorage";
import { useRememberedFlag } from "~/ui/useRememberedFlag";

const keys = {
  selected: "ADMIN_MENU",
  collapsed: "ADMIN_MENU_COLLAPSED",
  closed: "ADMIN_MENU_CLOSED",
} as const;

/** The address of the last selected item; null before the first. */
export const rememberedItem = (): string | null => readStored(keys.selected);

/** Stores the selected item, for addresses without an item and for the next visit. */
export const rememberItem = (to: string): void => writeStored(keys.selected, to);

/** Whether the sidebar is collapsed to icons, stored in this browser. */
export const useCollapsed = () => useRememberedFlag(keys.collapsed);

/** Whether a group is collapsed, stored in this browser. */
export const useFolded = (label: string) => useRememberedFlag(`${keys.closed}:${label}`);
