import { rightNames } from "#gateway/domains/rightsContract";
import { shippedRights } from "#gateway/domains/roles/shippedContract";
import type { Account } from "~/session/account";
import type { Settings } from "~/session/settings";

export const learner: Account = {
  id: 7,
  username: "learner",
  name: "Ananya Sharma",
  email: "learner@demo.test",
  userType: "U",
  roles: ["LEARNER"],
  rights: [],
  careerTrack: null,
  tenantId: 1,
  avatarUrl: null,
  needsSecondFactor: false,
};

export const staff: Account = {
  ...learner,
  id: 8,
  username: "coordinator",
  userType: "E",
  roles: ["COORDINATOR"],
  rights: Object.keys(shippedRights.COORDINATOR),
};

export const administrator: Account = {
  ...staff,
  id: 9,
  username: "admin",
  roles: ["ADMIN"],
  rights: rightNames,
};

export const demoSettings: Settings = {
  tenantId: 1,
  code: "DEMO",
  name: "Deccan Institute",
  disableLogin: false,
  selfRegistration: true,
  hasBlog: false,
  logo: null,
  theme: null,
  email: "office@demo.test",
  phone: null,
  address: null,
  city: null,
  website: null,
  timeZone: null,
};

/** The fields of an account as the server returns them. */
export const asUser = ({ id, roles, ...rest }: Account) => ({
  __typename: "User",
  id: `User:${id}`,
  databaseId: id,
  roleNames: roles,
  payments: { totalCount: 0, nodes: [], edges: [] },
  ...rest,
});
