import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, may, mayAll, type Viewer } from "#gateway/session/viewer";
import type { Right } from "../rightsContract";
import { taughtBatches, taughtCourses } from "../roles/teachingRules";
import { roleNames, type UserType } from "./contract";

/** The rights of staff who manage accounts: those of learners, or all. */
export const accountRights = ["users.manage", "users.manageStaff"] as const satisfies readonly Right[];

/**
 * The accounts that can sign in: with a password, a passkey or the account at a provider, and those without any that
 * have come by a link before.
 */
const signingIn: Prisma.UserWhereInput = {
  OR: [
    { passwordHash: { not: null } },
    { passkeys: { some: {} } },
    { identities: { some: {} } },
    { lastVisit: { isNot: null } },
  ],
};

/** Employees who can sign in: only they keep an organization from being left without an ADMIN. */
export const activeStaff = {
  userType: "E",
  active: true,
  AND: signingIn,
} as const satisfies Prisma.UserWhereInput;

/** The ADMINs who can sign in. */
export const activeAdmins: Prisma.UserWhereInput = {
  ...activeStaff,
  roles: { some: { role: { name: roleNames.admin } } },
};

/** The learners taught by an employee: in batches, and those enrolled in courses. */
export const taughtUsers = (userId: number): Prisma.UserWhereInput => ({
  OR: [
    { batchUsers: { some: { batch: taughtBatches(userId) } } },
    { enrolments: { some: { course: taughtCourses(userId) } } },
  ],
});

/** The accounts that a viewer may look up: with users.read all or the learners they teach, others their own. */
export function visibleUsers(viewer: Viewer): Prisma.UserWhereInput {
  if (!isMember(viewer)) return { id: -1 };
  if (mayAll(viewer, "users.read")) return {};
  const self = { id: viewer.userId };
  return may(viewer, "users.read") ? { OR: [self, taughtUsers(viewer.userId)] } : self;
}

/** The accounts that a viewer may choose from: those who enrol, pay in or fill batches choose from all. */
export const offeredUsers = (viewer: Viewer): Prisma.UserWhereInput =>
  (["payments.write", "batches.write", "enrolments.write"] as const).some((right) => may(viewer, right))
    ? {}
    : visibleUsers(viewer);

/** The rights whose rows show accounts with their addresses. */
const metPeople: readonly Right[] = [
  "users.read",
  "enrolments.write",
  "batches.read",
  "payments.read",
  "assessments.results",
  "submissions.mark",
  "grades.read",
];

/** Whether a viewer meets every account with its address. */
export const meetsEveryone = (viewer: Viewer): boolean => metPeople.some((right) => mayAll(viewer, right));

/** Whether a viewer meets accounts of others with their addresses at all. */
export const meetsSome = (viewer: Viewer): boolean => metPeople.some((right) => may(viewer, right));

/**
 * The accounts that a viewer meets with their addresses: their own, and as staff those of the rows that their rights
 * reach: with the scope OWN the learners they teach, also former ones whose work they mark, and the other trainers of
 * their batches.
 */
export function metUsers(viewer: Viewer): Prisma.UserWhereInput {
  if (!isMember(viewer)) return { id: -1 };
  if (meetsEveryone(viewer)) return {};
  const self = { id: viewer.userId };
  if (!meetsSome(viewer)) return self;
  const taught = taughtCourses(viewer.userId);
  return {
    OR: [
      self,
      taughtUsers(viewer.userId),
      { attempts: { some: { assessment: { course: taught } } } },
      { submissions: { some: { given: { assignment: { course: taught } } } } },
      { batchTrainers: { some: { batchCourse: { batch: taughtBatches(viewer.userId) } } } },
    ],
  };
}

interface Account {
  id: number;
  userType: UserType;
}

/** Whether a viewer may change an account as staff: learners' with users.manage, employees' with users.manageStaff. */
export const mayChangeUser = (viewer: Viewer, { userType }: Pick<Account, "userType">): boolean =>
  may(viewer, userType === "E" ? "users.manageStaff" : "users.manage");

/** Whether a viewer may change types and roles. */
export const mayChangeRights = (viewer: Viewer): boolean => may(viewer, "users.manageStaff");

/** Whether a viewer may delete or deactivate an account: with the right to change it, but never their own. */
export const mayCloseAccount = (viewer: Viewer, account: Account): boolean =>
  mayChangeUser(viewer, account) && isMember(viewer) && viewer.userId !== account.id;

/**
 * Whether a viewer may create a sign-in code for this account: with the right to change it, and never for an
 * inactive one.
 */
export const mayMakeSignInCode = (viewer: Viewer, account: Account & { active: boolean }): boolean =>
  account.active && mayChangeUser(viewer, account);

/** The enrolments that a viewer may see: staff all, learners their own in published courses. */
export function visibleEnrolments(viewer: Viewer): Prisma.EnrolmentWhereInput {
  if (may(viewer, "enrolments.write") || mayAll(viewer, "users.read")) return {};
  if (isMember(viewer) && may(viewer, "users.read"))
    return { OR: [{ userId: viewer.userId }, { course: taughtCourses(viewer.userId) }] };
  return isMember(viewer) ? { userId: viewer.userId, course: { status: "PUBLISHED" } } : { id: -1 };
}
