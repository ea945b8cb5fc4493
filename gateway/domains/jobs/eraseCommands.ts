import type { Erasing } from "#gateway/personal/erasure";

/** Deletes the jobs that name one of a person's addresses. */
export async function eraseJobs({ tx, organizationId, addresses }: Erasing): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "Job" WHERE "organizationId" = ${organizationId}
      AND EXISTS (SELECT 1 FROM unnest(${[...addresses]}::text[]) a WHERE position(a IN lower("payload"::text)) > 0)`;
}
