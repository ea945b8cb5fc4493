import type { Prisma } from "../../database/generated/prisma/client";
import { isMember, isStaff, type Viewer } from "../../session/viewer";

/** The accounts that a viewer may look up: staff every one of the tenant, others their own. */
export function visibleUsers(viewer: Viewer): Prisma.UserWhereInput {
  if (isStaff(viewer)) return {};
  return isMember(viewer) ? { id: viewer.userId } : { id: -1 };
}

/** Whether a viewer may see what only staff and the owner of an account see: address, roles, state. */
export const mayReadAccount = (viewer: Viewer, userId: number): boolean =>
  isStaff(viewer) || (isMember(viewer) && viewer.userId === userId);
