import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, type Viewer } from "#gateway/session/viewer";

/** The sessions that a viewer sees and may end: the own ones, whatever the role. */
export const visibleSessions = (viewer: Viewer): Prisma.SessionWhereInput => ({
  userId: isMember(viewer) ? viewer.userId : -1,
});

/** Whether a viewer may see how an account signs in: its owner alone. */
export const isOwnAccount = (viewer: Viewer, userId: number): boolean =>
  isMember(viewer) && viewer.userId === userId;
