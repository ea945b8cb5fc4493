import type { FileOwner } from "../database/generated/prisma/client";
import type { Context } from "../graphql/context";
import type { DomainManifest } from "../graphql/manifest";
import { isMember, may } from "../session/viewer";
import { manifests } from "./manifests";

/** Filters for the rows of all domains that use files, by who may see them. */
export const fileOwners: NonNullable<DomainManifest["fileOwners"]> = Object.assign(
  {},
  ...manifests.map(({ fileOwners: owners }) => owners),
);

interface OwnedFile {
  id: number;
  uploadedById: number;
}

async function readUses({ db }: Context, fileId: number): Promise<Map<FileOwner, number[]>> {
  const uses = await db.fileUse.findMany({
    where: { fileId },
    select: { ownerKind: true, ownerId: true },
  });
  const byKind = new Map<FileOwner, number[]>();
  for (const { ownerKind, ownerId } of uses)
    byKind.set(ownerKind, [...(byKind.get(ownerKind) ?? []), ownerId]);
  return byKind;
}

/**
 * Whether a viewer may read a file: viewers of something that uses it, and while nothing does, its uploader and those
 * who manage files.
 */
export async function mayReadFile(context: Context, { id, uploadedById }: OwnedFile): Promise<boolean> {
  const { viewer } = context;
  const uses = await readUses(context, id);
  if (uses.size === 0)
    return may(viewer, "files.manage") || (isMember(viewer) && viewer.userId === uploadedById);
  for (const [kind, ids] of uses) if (await fileOwners[kind]?.(context, ids)) return true;
  return false;
}
