import { adminNavigation } from "~/areas/adminNavigation";
import { learnerNavigation, learnerTabs } from "~/areas/learnerNavigation";
import { mayOpen } from "~/areas/mayOpen";
import { allowedSections, type NavigationGroups, type NavigationSection } from "~/areas/navigation";
import { type Account, isStaff } from "~/session/account";

/** An area with a frame of its own. */
export interface Area {
  /** Its name beside the organization's. */
  name: string;
  /** The accessible name of its navigation. */
  label: string;
  /** The address of its first screen. */
  home: string;
  navigation: NavigationGroups;
  /** The screens in the bar at the foot of a phone; without any there is no bar. */
  tabs: readonly NavigationSection[];
}

const admin: Area = { name: "Admin", label: "Admin", home: "/admin", navigation: adminNavigation, tabs: [] };

/** By account: the admin area with what the account may use. */
const admins = new WeakMap<Account, Area>();

function adminAreaFor(account: Account | null): Area {
  const known = account && admins.get(account);
  if (known) return known;
  const area = { ...admin, navigation: allowedSections(adminNavigation, (path) => mayOpen(account, path)) };
  if (account) admins.set(account, area);
  return area;
}
const learner: Area = {
  name: "Learner",
  label: "Learner area",
  home: "/learner",
  navigation: learnerNavigation,
  tabs: learnerTabs,
};

/** Returns the area of an address. The chat and the profiles belong to the area of the person. */
export function findArea(pathname: string, account: Account | null): Area {
  if (/^\/admin(\/|$)/.test(pathname)) return adminAreaFor(account);
  if (/^\/(learner|projects|assessments)(\/|$)/.test(pathname)) return learner;
  return isStaff(account) ? adminAreaFor(account) : learner;
}
