import type { UserType } from "#gateway/database/generated/prisma/enums";

export const roleNames = ["ADMIN", "TRAINER", "LEARNER"] as const;

export type RoleName = (typeof roleNames)[number];

/** An account to create; accounts without a fixed profile are generated. */
export interface Account {
  name: string;
  username: string;
  email: string;
  password: string;
  userType: UserType;
  role: RoleName;
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
  const accounts: Account[] = [...Object.values(demoAccounts), otherAdmin];
  return [...new Set([commonPassword, ...accounts.map((account) => account.password)])];
}
