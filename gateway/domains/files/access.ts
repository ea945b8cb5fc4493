import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, isStaff, may, type Viewer } from "#gateway/session/viewer";

/** Files with a use outside of chats: messages are private to their room. */
const beyondChat: Prisma.FileWhereInput = { uses: { some: { ownerKind: { not: "MESSAGE" } } } };

/**
 * The files that a viewer may list and look up: ADMIN all, staff those that the product shows and their own
 * uploads, learners their own. Access to the bytes depends on the file's uses.
 */
export function visibleFiles(viewer: Viewer): Prisma.FileWhereInput {
  if (may(viewer, "files.manage")) return {};
  if (!isMember(viewer)) return { id: -1 };
  const own = { uploadedById: viewer.userId };
  return may(viewer, "files.read") ? { OR: [own, beyondChat] } : own;
}

/** The unfinished uploads that a viewer may see: all, for those who manage all files. */
export const visibleOpenUploads = (viewer: Viewer): Prisma.OpenUploadWhereInput =>
  may(viewer, "files.manage") ? {} : { id: -1 };

/**
 * The files that a viewer may use elsewhere: their own, as staff those that the product shows, and as ADMIN those
 * that nothing uses, too. Messages are private to their room.
 */
export function usableFiles(viewer: Viewer): Prisma.FileWhereInput {
  if (!isMember(viewer)) return { id: -1 };
  const own = { uploadedById: viewer.userId };
  if (!isStaff(viewer)) return own;
  return { OR: [own, beyondChat, ...(may(viewer, "files.manage") ? [{ unusedSince: { not: null } }] : [])] };
}

interface Uploaded {
  uploadedById: number;
}

/** Whether a viewer may rename, replace and delete a file: its uploader, and ADMIN. */
export const mayManageFile = (viewer: Viewer, { uploadedById }: Uploaded): boolean =>
  may(viewer, "files.manage") || (isMember(viewer) && viewer.userId === uploadedById);
