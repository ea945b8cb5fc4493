import type { TenantTransaction } from "#gateway/database/tenantClient";

/** Deleted blocks of drafts are kept for a while, but keep no file from being deleted. */
export async function forgetDeletedFile(
  tx: TenantTransaction,
  { organizationId, fileId }: { organizationId: number; fileId: number },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "TopicBlock" SET
      "fileId" = NULLIF("fileId", ${fileId}), "captionsFileId" = NULLIF("captionsFileId", ${fileId})
    WHERE "organizationId" = ${organizationId} AND "deletedAt" IS NOT NULL
      AND (${fileId} IN ("fileId", "captionsFileId"))`;
}
