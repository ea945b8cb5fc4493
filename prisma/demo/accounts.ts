import type { UserType } from "#gateway/database/generated/prisma/enums";
import type { ShippedRole } from "#gateway/domains/roles/shippedContract";

/** The roles that the first people of a tenant have. */
export const roleNames = ["ADMIN", "TRAINER", "LEARNER"] as const satisfies readonly ShippedRole[];

/** An account to create; accounts without a fixed profile are generated. */
export interface Account {
  name: string;
  username: string;
  email: string;
  password: string;
  userType: UserType;
  role: ShippedRole;
}

/** The password of all generated accounts. */
export const commonPassword = "learner-12345";

/** The accounts that people sign in with to try the product. */
export const demoAccounts = {
  admin: {
    name: "Lakshmi Raghavan",
    username: "admin",
    email: "admin@demo.test",
    password: "admin-12345",
    userType: "E",
    role: "ADMIN",
  },
  trainer: {
    name: "Rohan Mehta",
    username: "trainer",
    email: "trainer@demo.test",
    password: "trainer-12345",
    userType: "E",
    role: "TRAINER",
  },
  learner: {
    name: "Ananya Sharma",
    username: "learner",
    email: "learner@demo.test",
    password: "learner-12345",
    userType: "U",
    role: "LEARNER",
  },
  secondLearner: {
    name: "Karthik Menon",
    username: "learner2",
    email: "learner2@demo.test",
    password: "learner-12345",
    userType: "U",
    role: "LEARNER",
  },
} as const satisfies Record<string, Account>;

const staff = (name: string, role: ShippedRole): Account => {
  const username = role.toLowerCase();
  const email = `${username}@demo.test`;
  return { name, username, email, password: "staff-12345", userType: "E", role };
};

/** The staff accounts that show the other roles. */
export const demoStaff = {
  coordinator: staff("Meera Krishnan", "COORDINATOR"),
  author: staff("Vivek Nambiar", "AUTHOR"),
  finance: staff("Sunita Rao", "FINANCE"),
  support: staff("Arjun Pillai", "SUPPORT"),
} as const satisfies Record<string, Account>;

/** Every account that people sign in with to try the product. */
export const listDemoAccounts = (): Account[] => [
  ...Object.values(demoAccounts),
  ...Object.values(demoStaff),
  otherAdmin,
];

/** The administrator of the second organization: another tenant's account of the same username. */
export const otherAdmin: Account = {
  name: "Harriet Cole",
  username: "admin",
  email: "admin@other.test",
  password: "admin-12345",
  userType: "E",
  role: "ADMIN",
};

/** Each password once, since hashing one takes long on purpose. */
export function distinctPasswords(): string[] {
  return [...new Set([commonPassword, ...listDemoAccounts().map((account) => account.password)])];
}
