import type { FileOwner, Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, may, type Viewer } from "#gateway/session/viewer";

/** The uses of files that are private: messages to their room, and what learners hand in to those who mark it. */
export const privateOwners = [
  "MESSAGE",
  "SUBMISSION",
  "ATTEMPT_QUESTION",
] as const satisfies readonly FileOwner[];

/** Files with a use that is not private. */
const inLibrary: Prisma.FileWhereInput = { uses: { some: { ownerKind: { notIn: [...privateOwners] } } } };

/**
 * The files that a viewer may list and look up: those who manage files all, staff with the library
 * those that the product shows and their own uploads, others their own. Access to the bytes depends on the file's uses.
 */
export function visibleFiles(viewer: Viewer): Prisma.FileWhereInput {
  if (may(viewer, "files.manage")) return {};
  if (!isMember(viewer)) return { id: -1 };
  const own = { uploadedById: viewer.userId };
  return may(viewer, "files.read") ? { OR: [own, inLibrary] } : own;
}

/** The unfinished uploads that a viewer may see: all, for those who manage all files. */
export const visibleOpenUploads = (viewer: Viewer): Prisma.OpenUploadWhereInput =>
  may(viewer, "files.manage") ? {} : { id: -1 };

interface Uploaded {
  uploadedById: number;
}

/** Whether a viewer may rename, replace and delete a file: its uploader, and ADMIN. */
export const mayManageFile = (viewer: Viewer, { uploadedById }: Uploaded): boolean =>
  may(viewer, "files.manage") || (isMember(viewer) && viewer.userId === uploadedById);
