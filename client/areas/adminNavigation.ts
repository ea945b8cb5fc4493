import {
  Award,
  BookOpen,
  Boxes,
  CalendarRange,
  ClipboardCheck,
  ClipboardList,
  FolderOpen,
  FolderTree,
  History,
  Inbox,
  LayoutDashboard,
  Library,
  Mail,
  Megaphone,
  Newspaper,
  NotebookPen,
  Route,
  Settings,
  Users,
  Wallet,
} from "lucide-react";
import type { NavigationGroups } from "./navigation";

/** The sidebar of the admin area; `screenRights` says who sees which item. */
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
    { to: "/admin/assessments", label: "Assessments", icon: ClipboardList },
    { to: "/admin/assignments", label: "Assignments", icon: NotebookPen, also: ["/admin/rubrics"] },
    { to: "/admin/inbox", label: "Inbox", icon: Inbox },
    { to: "/admin/review", label: "Review", icon: ClipboardCheck },
    { to: "/admin/files", label: "Files", icon: FolderOpen },
  ],
  [
    { to: "/admin/users", label: "Users", icon: Users },
    { to: "/admin/batches", label: "Batches", icon: CalendarRange },
    { to: "/admin/certificates", label: "Certificates", icon: Award },
    { to: "/admin/payments", label: "Payments", icon: Wallet },
  ],
  [
    { to: "/admin/announcements", label: "Announcements", icon: Megaphone },
    { to: "/admin/blogs", label: "Blogs", icon: Newspaper },
    { to: "/admin/mail", label: "Mail", icon: Mail },
    { to: "/admin/history", label: "History", icon: History },
    {
      to: "/admin/organizations",
      label: "Settings",
      icon: Settings,
      also: ["/admin/system", "/admin/jobs", "/admin/sign-in", "/admin/roles"],
    },
  ],
];
