import { isMember, may, type Viewer } from "#gateway/session/viewer";

/** Whether a viewer may query a user's enrolments and progress at all: staff, and the user. */
export const mayReadProgress = (viewer: Viewer, userId: number): boolean =>
  isMember(viewer) &&
  (may(viewer, "users.read") || may(viewer, "enrolments.write") || viewer.userId === userId);
