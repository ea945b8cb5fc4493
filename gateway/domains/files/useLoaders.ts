import type { FileOwner } from "#gateway/database/generated/prisma/client";
import type { Reading } from "#gateway/graphql/loaders";
import { type OwnerName, readOwnerNames } from "#gateway/ports/fileOwners";

/** Something that uses a file, as staff are shown it. */
export interface FileUseItem extends OwnerName {
  kind: FileOwner;
}

const isSame = (use: FileUseItem, other: FileUseItem): boolean =>
  use.kind === other.kind && use.label === other.label && use.address === other.address;

/** Reads the uses of each of some files, in one statement and one for each kind of owner. */
export async function readFileUses(
  { db, viewer }: Reading,
  fileIds: readonly number[],
): Promise<Map<number, FileUseItem[]>> {
  const uses = await db.fileUse.findMany({
    where: { fileId: { in: [...fileIds] } },
    orderBy: [{ fileId: "asc" }, { createdAt: "asc" }, { ownerId: "asc" }],
  });
  const kinds = [...new Set(uses.map(({ ownerKind }) => ownerKind))];
  const named = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const ids = uses.filter(({ ownerKind }) => ownerKind === kind).map(({ ownerId }) => ownerId);
        return [kind, await readOwnerNames(kind, { db, viewer }, ids)] as const;
      }),
    ),
  );
  const byFile = new Map<number, FileUseItem[]>();
  for (const { fileId, ownerKind: kind, ownerId } of uses) {
    const item = named.get(kind)?.get(ownerId);
    const known = byFile.get(fileId) ?? [];
    // A lesson may use a file in its draft and in the published blocks: it is listed once.
    if (!item || known.some((use) => isSame(use, { kind, ...item }))) continue;
    byFile.set(fileId, [...known, { kind, ...item }]);
  }
  return byFile;
}
