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

const publicLinks: readonly MenuLink[] = [
  { to: "/home", label: "Home" },
  { to: "/courses", label: "Courses" },
  { to: "/specializations", label: "Specializations" },
];

export const chatLink: MenuLink = { to: "/chat", label: "Chat" };

/** The places that the header leads to: the public ones, and the area of whoever is signed in. */
export function menuLinks({ account }: Pick<Visit, "account">): readonly MenuLink[] {
  if (!account) return publicLinks;
  const area = isStaff(account) ? { to: "/admin", label: "Admin" } : { to: "/learner", label: "Learner" };
  return [...publicLinks, area, chatLink];
}

/** What the header offers to visitors, as the organization's settings allow it. */
export function visitorLinks({ account, settings }: Visit): readonly MenuLink[] {
  if (account) return [];
  const login = settings?.disableLogin ? [] : [{ to: "/auth/login", label: "Login" }];
  const register = settings?.selfRegistration ? [{ to: "/auth/register", label: "Register" }] : [];
  return [...login, ...register];
}
