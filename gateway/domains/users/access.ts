import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, may, mayAll, type Viewer } from "#gateway/session/viewer";
import type { Right } from "../roles/rightsContract";
import { taughtBatches, taughtCourses } from "../roles/teachingRules";
import type { UserType } from "./contract";

/** The rights of staff who manage accounts: those of learners, or all. */
export const accountRights = ["users.manage", "users.manageStaff"] as const satisfies readonly Right[];

/** The learners taught by an employee: in batches, and those enrolled in courses. */
const taughtUsers = (userId: number): Prisma.UserWhereInput => ({
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

/** Whether a viewer may see the fields for staff and the owner of an account: address, roles, state. */
export const mayReadAccount = (viewer: Viewer, userId: number): boolean =>
  metPeople.some((right) => may(viewer, right)) || (isMember(viewer) && viewer.userId === userId);

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
