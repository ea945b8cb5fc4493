import { adminNavigation } from "~/screens/admin/layout/adminNavigation";
import { learnerNavigation, learnerTabs } from "~/screens/learner/learnerNavigation";
import { type Account, isAdmin, isStaff } from "~/session/account";
import { allowedSections, type NavigationGroups, type NavigationSection } from "./navigation";

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
const staff: Area = { ...admin, navigation: allowedSections(adminNavigation, false) };
const learner: Area = {
  name: "Learner",
  label: "Learner area",
  home: "/learner",
  navigation: learnerNavigation,
  tabs: learnerTabs,
};

/** Returns the area of an address. The chat and the profiles belong to the area of the person. */
export function findArea(pathname: string, account: Account | null): Area {
  const ofStaff = isAdmin(account) ? admin : staff;
  if (/^\/admin(\/|$)/.test(pathname)) return ofStaff;
  if (/^\/(learner|projects|assessments)(\/|$)/.test(pathname)) return learner;
  return isStaff(account) ? ofStaff : learner;
}
