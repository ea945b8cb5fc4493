import {
  BookOpen,
  Boxes,
  CalendarRange,
  FolderTree,
  LayoutDashboard,
  Library,
  type LucideIcon,
  Newspaper,
  Route,
  Settings,
  Users,
  Wallet,
} from "lucide-react";

/** A screen in the sidebar. */
export interface AdminLink {
  to: string;
  label: string;
  /** Additional addresses that belong to it; its own address and all below it always do. */
  also?: readonly string[];
}

/** An item of the sidebar: a screen, or a group of screens. */
export interface AdminSection extends AdminLink {
  icon: LucideIcon;
  items?: readonly AdminLink[];
}

/** The sidebar, group by group. */
export const adminNavigation: readonly (readonly AdminSection[])[] = [
  [{ to: "/admin/dashboard", label: "Dashboard", icon: LayoutDashboard }],
  [
    {
      to: "/admin/courses",
      label: "Courses",
      icon: BookOpen,
      items: [
        { to: "/admin/courses", label: "All Courses" },
        { to: "/admin/courses/add", label: "Add Course", also: ["/admin/courses/create"] },
      ],
    },
    { to: "/admin/categories", label: "Categories", icon: FolderTree },
    { to: "/admin/curriculum", label: "Curriculum", icon: Route },
    { to: "/admin/specializations", label: "Specializations", icon: Boxes },
    { to: "/admin/resources", label: "Resources", icon: Library },
  ],
  [
    { to: "/admin/users", label: "Users", icon: Users },
    { to: "/admin/batches", label: "Batches", icon: CalendarRange },
    { to: "/admin/payments", label: "Payments", icon: Wallet },
  ],
  [
    { to: "/admin/blogs", label: "Blogs", icon: Newspaper },
    { to: "/admin/organizations", label: "Settings", icon: Settings, also: ["/admin/system"] },
  ],
];

const links: readonly AdminLink[] = adminNavigation.flat().flatMap((place) => place.items ?? [place]);

const holds = (address: string, pathname: string) =>
  pathname === address || pathname.startsWith(`${address}/`);

/** Returns the sidebar's link for an address: the one with the longest match. */
export function findNavigationLink(pathname: string): AdminLink | undefined {
  const matches = links.flatMap((link) =>
    [link.to, ...(link.also ?? [])]
      .filter((address) => holds(address, pathname))
      .map((address) => ({ link, length: address.length })),
  );
  return matches.sort((a, b) => b.length - a.length)[0]?.link;
}

/** The parts of an address that the layout needs. */
export interface ChildScreen {
  /** The id in the child route's address; 0 without one. */
  id: number;
  isCourseDetail: boolean;
  isBatchDetail: boolean;
}

/** Parses the child route's id, and whether it is a screen of a course or of a batch. */
export function getChildScreen(pathname: string): ChildScreen {
  const [, , , child = ""] = pathname.split("/");
  return {
    id: /^\d{1,9}$/.test(child) ? Number(child) : 0,
    isCourseDetail: pathname.includes("/courses/"),
    isBatchDetail: pathname.includes("/batches/"),
  };
}
