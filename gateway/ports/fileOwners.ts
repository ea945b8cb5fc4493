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

/** A row that uses a file, as staff are shown it. */
export interface OwnerName {
  label: string;
  /** Path of its screen; null if it has no screen of its own. */
  address: string | null;
}

type OwnerNames = ReadonlyMap<number, OwnerName>;

/** Reads the names of rows by their ids; those that the viewer may not see may be left out. */
type ReadNames = (
  reading: { db: TenantClient; viewer: Viewer },
  ids: readonly number[],
) => Promise<OwnerNames>;

interface ForgottenFile {
  organizationId: number;
  fileId: number;
}

/** The rows of one kind that use files. */
interface FileOwnerRules {
  /** Finds those that the viewer may see: then their files as well. */
  findSeen: FindSeen;
  readNames: ReadNames;
  /** Empties references that keep no file from being deleted, before one is. */
  forget?: (tx: TenantTransaction, file: ForgottenFile) => Promise<void>;
}

/** The kinds of rows of a domain that use files. */
export type FileOwners = Readonly<Partial<Record<FileOwner, FileOwnerRules>>>;

/** The kinds of all domains; the manifests fill it. */
const owners = new Map<FileOwner, FileOwnerRules>();

/** Adds the kinds of rows of a domain that use files. */
export function addFileOwners(added: FileOwners): void {
  for (const [kind, rules] of Object.entries(added)) owners.set(kind as FileOwner, rules);
}

/** Reads the names of rows of one kind that use files. */
export const readOwnerNames = async (
  kind: FileOwner,
  ...[reading, ids]: Parameters<ReadNames>
): Promise<OwnerNames> => (await owners.get(kind)?.readNames(reading, ids)) ?? new Map();

/** Empties every reference to a file that is about to be deleted. */
export async function forgetFile(tx: TenantTransaction, file: ForgottenFile): Promise<void> {
  for (const { forget } of owners.values()) await forget?.(tx, file);
}

/** A condition for rows by their ids. */
export const byIds = (ids: readonly number[]) => ({ id: { in: [...ids] } });

/** Names rows by their own columns. */
export const nameRows = <Row extends { id: number }>(
  rows: readonly Row[],
  describe: (row: Row) => OwnerName,
): OwnerNames => new Map(rows.map((row) => [row.id, describe(row)]));

/** Names rows that are not told apart. */
export const nameAll = (ids: readonly number[], label: string, address: string | null = null): OwnerNames =>
  new Map(ids.map((id) => [id, { label, address }]));

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
    const found = new Set(await owners.get(kind)?.findSeen(reading, ids));
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
