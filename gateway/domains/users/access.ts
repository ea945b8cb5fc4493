import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isAdmin, isMember, isStaff, type Viewer } from "#gateway/session/viewer";
import type { UserType } from "./contract";

/** The accounts that a viewer may look up: staff every one of the tenant, others their own. */
export function visibleUsers(viewer: Viewer): Prisma.UserWhereInput {
  if (isStaff(viewer)) return {};
  return isMember(viewer) ? { id: viewer.userId } : { id: -1 };
}

/** Whether a viewer may see the fields for staff and the owner of an account: address, roles, state. */
export const mayReadAccount = (viewer: Viewer, userId: number): boolean =>
  isStaff(viewer) || (isMember(viewer) && viewer.userId === userId);

interface Account {
  id: number;
  userType: UserType;
}

/** Whether a viewer may change an account as staff: all staff may change learners', only ADMIN employees'. */
export const mayChangeUser = (viewer: Viewer, { userType }: Pick<Account, "userType">): boolean =>
  isAdmin(viewer) || (isStaff(viewer) && userType === "U");

/** Whether a viewer may change types and roles. */
export const mayChangeRights = (viewer: Viewer): boolean => isAdmin(viewer);

/**
 * Whether a viewer may delete or deactivate an account: with the right to change it, but never the own one.
 */
export const mayCloseAccount = (viewer: Viewer, account: Account): boolean =>
  mayChangeUser(viewer, account) && isMember(viewer) && viewer.userId !== account.id;

/**
 * Whether a viewer may create a sign-in code for this account: with the right to change it, and never for an
 * inactive one.
 */
export const mayMakeSignInCode = (viewer: Viewer, account: Account & { active: boolean }): boolean =>
  account.active && mayChangeUser(viewer, account);
