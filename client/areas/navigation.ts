import type { LucideIcon } from "lucide-react";

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
  items?: readonly NavigationLink[];
}

/** The items of a sidebar, group by group. */
export type NavigationGroups = readonly (readonly NavigationSection[])[];

/** The items whose screens may be opened. */
export const allowedSections = (
  groups: NavigationGroups,
  mayOpen: (path: string) => boolean,
): NavigationGroups =>
  groups
    .map((group) =>
      group
        .filter(({ to }) => mayOpen(to))
        .map(({ items, ...section }) =>
          items ? { ...section, items: items.filter(({ to }) => mayOpen(to)) } : section,
        ),
    )
    .filter((group) => group.length > 0);

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
