import type { Prisma } from "#gateway/database/generated/prisma/client";
import { getUserId, isMember, may, type Viewer } from "#gateway/session/viewer";

/** The sessions that a viewer sees and may end: their own, in every role. */
export const visibleSessions = (viewer: Viewer): Prisma.SessionWhereInput => ({
  userId: getUserId(viewer),
});

/** Whether a viewer may see how an account signs in: its owner alone. */
export const isOwnAccount = (viewer: Viewer, userId: number): boolean =>
  isMember(viewer) && viewer.userId === userId;

/** Whether a viewer may remove a second factor that an account has lost: by right, and never their own. */
export const mayResetFactor = (viewer: Viewer, userId: number): boolean =>
  may(viewer, "signIn.manage") && !isOwnAccount(viewer, userId);

/** The passkeys that a viewer sees and may remove: their own. */
export const visiblePasskeys = (viewer: Viewer): Prisma.PasskeyWhereInput => ({
  userId: getUserId(viewer),
});
