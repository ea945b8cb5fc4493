import { isMember, may, type Viewer } from "#gateway/session/viewer";
import { mayChangeUser } from "../users/access";
import type { UserType } from "../users/contract";

/** Whether a viewer may download all data about a person: the person, and those who have the right. */
export const mayExportPerson = (viewer: Viewer, userId: number): boolean =>
  may(viewer, "people.export") || (isMember(viewer) && viewer.userId === userId);

interface Erasable {
  id: number;
  userType: UserType;
  erasedAt: Date | null;
}

/** Whether a viewer may erase a person: with the right to change the account too, never oneself, and no one twice. */
export const mayErasePerson = (viewer: Viewer, user: Erasable): boolean =>
  may(viewer, "people.erase") &&
  mayChangeUser(viewer, user) &&
  isMember(viewer) &&
  viewer.userId !== user.id &&
  user.erasedAt === null;
