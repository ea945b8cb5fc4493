import type { Prisma } from "#gateway/database/generated/prisma/client";
import { may, type Viewer } from "#gateway/session/viewer";

/** The rights by which staff see roles: those who manage them, or give them to people. */
export const roleReaders = ["roles.manage", "users.manageStaff"] as const;

/** The roles that a viewer may look up. */
export const visibleRoles = (viewer: Viewer): Prisma.RoleWhereInput =>
  roleReaders.some((right) => may(viewer, right)) ? {} : { id: -1 };
