import { type Account, isStaff } from "../session/account";
import type { Settings } from "../session/settings";

export interface MenuLink {
  to: string;
  label: string;
}

interface Visit {
  account: Account | null;
  settings: Settings | null;
}

/** The public screens. */
export const publicLinks: readonly MenuLink[] = [
  { to: "/home", label: "Home" },
  { to: "/courses", label: "Courses" },
  { to: "/specializations", label: "Specializations" },
];

export const chatLink: MenuLink = { to: "/chat", label: "Chat" };

/** The header's links: the public screens, and the area of a signed-in user. */
export function menuLinks({ account }: Pick<Visit, "account">): readonly MenuLink[] {
  if (!account) return publicLinks;
  const area = isStaff(account) ? { to: "/admin", label: "Admin" } : { to: "/learner", label: "Learner" };
  return [...publicLinks, area, chatLink];
}

/** The header's links for visitors, depending on the organization's settings. */
export function visitorLinks({ account, settings }: Visit): readonly MenuLink[] {
  if (account) return [];
  const login = settings?.disableLogin ? [] : [{ to: "/auth/login", label: "Login" }];
  const register = settings?.selfRegistration ? [{ to: "/auth/register", label: "Register" }] : [];
  return [...login, ...register];
}
