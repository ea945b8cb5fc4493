import {
  BookOpen,
  Boxes,
  CalendarRange,
  FolderTree,
  LayoutDashboard,
  Library,
  Newspaper,
  Route,
  Settings,
  Users,
  Wallet,
} from "lucide-react";
import type { NavigationGroups } from "~/layout/area/navigation";

/** The sidebar of the admin area. */
export const adminNavigation: NavigationGroups = [
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
