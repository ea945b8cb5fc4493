import {
  ArrowRight,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Plus,
  ShieldCheck,
  Sun,
  Upload,
  UserRound,
} from "lucide-react";
import { adminNavigation } from "../areas/adminNavigation";
import { learnerNavigation } from "../areas/learnerNavigation";
import { mayOpen } from "../areas/mayOpen";
import { menuLinks, visitorLinks } from "../areas/menuLinks";
import { allowedSections } from "../areas/navigation";
import { type Account, isStaff } from "../session/account";
import type { SessionState } from "../session/sessionStore";
import { chooseTheme, type Theme } from "../ui/theme";
import type { PaletteEntry } from "./entries";

interface Destination {
  to: string;
  label: string;
  icon?: LucideIcon;
  also?: readonly string[];
}

const screen = ({ to, label, icon = ArrowRight, also }: Destination): PaletteEntry => ({
  value: to,
  kind: "screen",
  note: "Screen",
  to,
  label,
  icon,
  also,
});

/** An action that opens the screen for a new object. */
const start = ({ to, label, icon = Plus, also }: Destination): PaletteEntry => ({
  value: to,
  kind: "action",
  note: "Action",
  to,
  label,
  icon,
  also,
});

const themes: readonly { theme: Theme; label: string; icon: LucideIcon; also: readonly string[] }[] = [
  { theme: "dark", label: "Dark theme", icon: Moon, also: ["Theme: dark"] },
  { theme: "light", label: "Light theme", icon: Sun, also: ["Theme: light"] },
  { theme: "system", label: "Follow the system", icon: Monitor, also: ["System theme", "Theme: system"] },
];

const themeActions: readonly PaletteEntry[] = themes.map(({ theme, ...shown }) => ({
  ...shown,
  value: `theme ${theme}`,
  kind: "action",
  note: "Action",
  act: () => chooseTheme(theme),
}));

/** The screens of staff that are in no sidebar. */
const furtherScreens: readonly PaletteEntry[] = [
  screen({ to: "/admin/batches/delayed", label: "Late topics", also: ["Delayed topics"] }),
  screen({ to: "/admin/organizations/holidays", label: "Holidays", also: ["Days without classes"] }),
  screen({ to: "/admin/roles", label: "Roles", also: ["Rights", "Permissions"] }),
  screen({ to: "/admin/mail/templates", label: "Mail templates", also: ["Templates"] }),
  screen({
    to: "/admin/certificates/templates",
    label: "Certificate templates",
    also: ["Templates", "Issue certificates", "Certificate run"],
  }),
  screen({ to: "/admin/rubrics", label: "Rubrics", also: ["Criteria"] }),
  screen({ to: "/admin/users/invitations", label: "Invitations", also: ["Users: invitations"] }),
  screen({ to: "/admin/sign-in", label: "Sign-in", also: ["Settings: sign-in", "Identity providers"] }),
  screen({ to: "/admin/generation", label: "AI usage", also: ["Settings: AI", "Generations"] }),
  screen({ to: "/admin/jobs", label: "Jobs", also: ["Settings: jobs", "Background work"] }),
  screen({ to: "/admin/system", label: "System", also: ["Settings: system", "Checks"] }),
];

const openedBy =
  (account: Account | null) =>
  ({ to }: PaletteEntry): boolean =>
    to === undefined || mayOpen(account, to);

const getStaffScreens = (account: Account | null): readonly PaletteEntry[] => [
  ...allowedSections(adminNavigation, (path) => mayOpen(account, path))
    .flat()
    .flatMap(({ items, icon, ...place }) => (items ?? [place]).map(({ to, label }) => ({ to, label, icon })))
    .filter(({ to }) => to !== "/admin/courses/add")
    .map(screen),
  ...furtherScreens.filter(openedBy(account)),
];

const staffActions: readonly PaletteEntry[] = [
  start({ to: "/admin/batches/create", label: "Create batch", also: ["Add batch", "New batch"] }),
  start({ to: "/admin/courses/add", label: "Create course", also: ["Add course", "New course"] }),
  start({ to: "/admin/users/create", label: "Add user", also: ["Create user", "New user"] }),
  start({ to: "/admin/users/invitations/new", label: "Invite people", also: ["Users: invite"] }),
  start({ to: "/admin/users/import", label: "Import users", icon: Upload, also: ["Users: import"] }),
  start({ to: "/admin/roles/create", label: "Create role", also: ["Add role", "New role"] }),
  start({ to: "/admin/payments/create", label: "Add payment", also: ["New payment"] }),
  start({ to: "/admin/curriculum/create", label: "Create curriculum", also: ["Add curriculum"] }),
  start({
    to: "/admin/specializations/create",
    label: "Create specialization",
    also: ["Add specialization"],
  }),
  start({ to: "/admin/categories/create", label: "Create category", also: ["Add category"] }),
  start({ to: "/admin/certificates/templates/create", label: "Create certificate template" }),
  start({ to: "/admin/rubrics/create", label: "Create rubric", also: ["Add rubric", "New rubric"] }),
  start({ to: "/admin/announcements/create", label: "Write announcement", also: ["Announce"] }),
  start({ to: "/admin/blogs/create", label: "Write a post", also: ["Add post", "New post", "Blog post"] }),
];

const synonyms: Readonly<Record<string, Partial<Destination>>> = {
  "/auth/login": { label: "Log in", also: ["Login", "Sign in"] },
  "/auth/register": { also: ["Sign up", "Create account"] },
  "/admin": { also: ["Administration"] },
};

/** The screens of a person's own area. */
function areaScreens(account: Account): readonly PaletteEntry[] {
  const address = `/users/${encodeURIComponent(account.username)}`;
  const security = screen({
    to: `${address}/security`,
    label: "Security",
    icon: ShieldCheck,
    also: ["Sessions", "Sign out everywhere"],
  });
  const profile = screen({
    to: address,
    label: "My profile",
    icon: UserRound,
    also: ["Profile", "Account", "Change password", account.name],
  });
  const own = isStaff(account)
    ? getStaffScreens(account)
    : learnerNavigation.flat().map(({ to, label }) => screen({ to, label }));
  return [...own, profile, security];
}

/** The public screens under names that distinguish them from the staff screens of the same name. */
const asVisitorsSee = ({ to, label }: Destination): Destination => ({
  to,
  label: `${label}, as visitors see it`,
});

/** The screens that the header links to, and the blog if there is one. */
function sharedScreens(session: SessionState): PaletteEntry[] {
  const blog = session.settings?.hasBlog ? [{ to: "/blog", label: "Blog" }] : [];
  const links: Destination[] = [...menuLinks(session), ...blog, ...visitorLinks(session)];
  const named = links.filter(({ to }) => to !== "/admin" && to !== "/learner");
  const own = new Set(
    isStaff(session.account) ? getStaffScreens(session.account).map(({ label }) => label) : [],
  );
  return named.map((link) => {
    const place = { ...link, ...synonyms[link.to] };
    const isDouble = own.has(place.label) || (own.size > 0 && place.to === "/courses");
    return screen(isDouble ? asVisitorsSee(place) : place);
  });
}

/** The screens and actions that the palette offers to this viewer. */
export function knownEntries(session: SessionState, logOut: () => void): PaletteEntry[] {
  const { account } = session;
  const leave: PaletteEntry = {
    value: "log out",
    kind: "action",
    label: "Logout",
    also: ["Log out", "Sign out"],
    note: "Action",
    icon: LogOut,
    act: logOut,
  };
  return [
    ...(account ? areaScreens(account) : []),
    ...sharedScreens(session),
    ...(isStaff(account) ? staffActions.filter(openedBy(account)) : []),
    ...themeActions,
    ...(account ? [leave] : []),
  ];
}
