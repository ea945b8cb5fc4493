import type { LucideIcon } from "lucide-react";
import type { Right } from "#gateway/domains/roles/rightsContract";

/** A screen in a sidebar. */
export interface NavigationLink {
  to: string;
  label: string;
  /** Additional addresses that belong to it; its own address and all below it always do. */
  also?: readonly string[];
}

/** An item of a sidebar: a screen, or a group of screens. */
export interface NavigationSection extends NavigationLink {
  icon: LucideIcon;
  /** Whether it is for administrators alone. */
  adminOnly?: true;
  /** The rights of which one is needed; staff need none when left out. */
  rights?: readonly Right[];
  items?: readonly NavigationLink[];
}

/** The items of a sidebar, group by group. */
export type NavigationGroups = readonly (readonly NavigationSection[])[];

/** The items that a viewer may use. */
export const allowedSections = (groups: NavigationGroups, isAdmin: boolean): NavigationGroups =>
  isAdmin ? groups : groups.map((group) => group.filter(({ adminOnly }) => !adminOnly));

const holds = (address: string, pathname: string) =>
  pathname === address || pathname.startsWith(`${address}/`);

/** Returns the sidebar's link for an address: the one with the longest match. */
export function findNavigationLink(groups: NavigationGroups, pathname: string): NavigationLink | undefined {
  const links: readonly NavigationLink[] = groups.flat().flatMap((place) => place.items ?? [place]);
  const matches = links.flatMap((link) =>
    [link.to, ...(link.also ?? [])]
      .filter((address) => holds(address, pathname))
      .map((address) => ({ link, length: address.length })),
  );
  return matches.sort((a, b) => b.length - a.length)[0]?.link;
}
