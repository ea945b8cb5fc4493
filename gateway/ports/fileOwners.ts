import type { FileOwner } from "../database/generated/prisma/client";
import type { TenantClient, TenantTransaction } from "../database/tenantClient";
import { getUserId, may, type Viewer } from "../session/viewer";

/** The database, the viewer and the day by which rows that use files are read. */
export interface OwnerReading {
  db: TenantClient | TenantTransaction;
  viewer: Viewer;
  /** Today in the organization's zone, as YYYY-MM-DD; without it lessons that open on a day count as closed. */
  today?: () => string;
}

/** Returns which of some rows that use files, given by their ids, the viewer may see. */
export type FindSeen = (reading: OwnerReading, ids: readonly number[]) => Promise<readonly number[]>;

/** The rows of all domains that use files, by who may see them; the manifests fill it. */
const owners = new Map<FileOwner, FindSeen>();

/** Adds the kinds of rows of a domain that use files. */
export function addFileOwners(added: Partial<Record<FileOwner, FindSeen>>): void {
  for (const [kind, find] of Object.entries(added)) owners.set(kind as FileOwner, find);
}

/** The ids of rows. */
export const toIds = (rows: readonly { id: number }[]): readonly number[] => rows.map(({ id }) => id);

interface OwnedFile {
  id: number;
  uploadedById: number;
}

interface Use {
  fileId: number;
  ownerKind: FileOwner;
  ownerId: number;
}

/** The uses that the viewer sees, in one statement for each kind. */
async function keepSeen(reading: OwnerReading, uses: readonly Use[]): Promise<Use[]> {
  const seen: Use[] = [];
  for (const kind of new Set(uses.map(({ ownerKind }) => ownerKind))) {
    const ofKind = uses.filter(({ ownerKind }) => ownerKind === kind);
    const ids = [...new Set(ofKind.map(({ ownerId }) => ownerId))];
    const found = new Set(await owners.get(kind)?.(reading, ids));
    seen.push(...ofKind.filter(({ ownerId }) => found.has(ownerId)));
  }
  return seen;
}

/**
 * The ids of the files among some that a viewer may read: those of rows that the viewer sees, except the `excluded` kinds; and of unused ones their uploads, and all for those who manage files. A few statements for any number.
 */
export async function findReadableFiles(
  reading: OwnerReading,
  files: readonly OwnedFile[],
  excluded: readonly FileOwner[] = [],
): Promise<Set<number>> {
  const { db, viewer } = reading;
  const uses = await db.fileUse.findMany({
    where: { fileId: { in: files.map(({ id }) => id) } },
    select: { fileId: true, ownerKind: true, ownerId: true },
  });
  const used = new Set(uses.map(({ fileId }) => fileId));
  const isOwner = ({ uploadedById }: OwnedFile) =>
    may(viewer, "files.manage") || uploadedById === getUserId(viewer);
  const unused = files.filter((file) => !used.has(file.id) && isOwner(file));
  const seen = await keepSeen(
    reading,
    uses.filter(({ ownerKind }) => !excluded.includes(ownerKind)),
  );
  return new Set([...unused.map(({ id }) => id), ...seen.map(({ fileId }) => fileId)]);
}
