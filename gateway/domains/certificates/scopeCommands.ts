import type { TenantTransaction } from "#gateway/database/tenantClient";
import { Refusal } from "#gateway/refusal";
import { certificateMessages, templateMessages } from "./contract";

/** The column of a course, batch or specialization, with its id. */
type ScopeColumn = { courseId: number } | { batchId: number } | { specializationId: number };

/**
 * Takes a course, batch or specialization that is about to be deleted out of the templates for several. Refuses CONFLICT
 * where certificates were issued for it, and where a template is for nothing else.
 */
export async function releaseScope(tx: TenantTransaction, place: ScopeColumn): Promise<void> {
  if ((await tx.certificate.count({ where: place })) > 0)
    throw new Refusal("CONFLICT", certificateMessages.issuedFor);
  const template = await tx.certificateTemplate.findFirst({
    where: { scopes: { some: place, every: place } },
    select: { name: true },
  });
  if (template) throw new Refusal("CONFLICT", templateMessages.onlyFor(template.name));
  await tx.certificateScope.deleteMany({ where: place });
}
