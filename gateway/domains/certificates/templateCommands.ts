import { type Edited, lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { requireUsableFiles } from "../files/useCommands";
import { mayManageCertificates } from "./access";
import { type TemplateInput, templateMessages, templateSchema } from "./contract";
import { elementsSchema, type LayoutElement } from "./layoutContract";
import { getScope, templateColumns } from "./standingLoaders";

/** A template and its sheet as they are saved. */
interface TemplateChange {
  /** Null for a new one. */
  templateId?: number | null | undefined;
  version?: Date | null | undefined;
  input: Record<string, unknown> & { elements: readonly LayoutElement[] };
}

/** Refuses courses, batches and specializations of which one does not exist. */
async function requireScopes(tx: TenantTransaction, input: TemplateInput): Promise<void> {
  const { courseIds, batchIds, specializationIds } = input;
  const counted = [
    {
      field: "courseIds",
      ids: courseIds,
      count: await tx.course.count({ where: { id: { in: courseIds } } }),
    },
    { field: "batchIds", ids: batchIds, count: await tx.batch.count({ where: { id: { in: batchIds } } }) },
    {
      field: "specializationIds",
      ids: specializationIds,
      count: await tx.specialization.count({ where: { id: { in: specializationIds } } }),
    },
  ];
  for (const { field, ids, count } of counted)
    if (count < ids.length) throw refuseField(field, templateMessages.noScope);
}

/** Refuses an assessment of a course that one of the template's courses, batches or specializations has not. */
async function requireAssessment(tx: TenantTransaction, input: TemplateInput): Promise<void> {
  const { courseIds, batchIds, specializationIds, assessmentId } = input;
  if (!assessmentId) return;
  const having = [
    ...courseIds.map((id) => ({ id })),
    ...batchIds.map((batchId) => ({ batchCourses: { some: { batchId } } })),
    ...specializationIds.map((specializationId) => ({ specializations: { some: { specializationId } } })),
  ];
  if ((await tx.assessment.count({ where: { id: assessmentId, course: { AND: having } } })) === 0)
    throw refuseField("assessmentId", templateMessages.otherAssessment);
}

const fileFields = ["backgroundFileId", "logoFileId", "signatureFileId"] as const;

const pickFiles = (row: Partial<Record<(typeof fileFields)[number], number | null | undefined>>) =>
  Object.fromEntries(fileFields.map((field) => [field, row[field]]));

const toColumns = (
  { courseIds, batchIds, specializationIds, ...parsed }: TemplateInput,
  elements: LayoutElement[],
) => ({
  ...parsed,
  assessmentId: parsed.assessmentId ?? null,
  minGrade: parsed.minGrade ?? null,
  validityMonths: parsed.validityMonths ?? null,
  backgroundFileId: parsed.backgroundFileId ?? null,
  logoFileId: parsed.logoFileId ?? null,
  signatureFileId: parsed.signatureFileId ?? null,
  elements,
});

/** Lets a template be for these courses, batches or specializations alone; those that stay keep their ids. */
async function saveScopes(
  tx: TenantTransaction,
  { courseIds, batchIds, specializationIds }: TemplateInput,
  place: { organizationId: number; templateId: number },
): Promise<void> {
  const wanted = [
    ...courseIds.map((courseId) => ({ courseId })),
    ...batchIds.map((batchId) => ({ batchId })),
    ...specializationIds.map((specializationId) => ({ specializationId })),
  ];
  await tx.certificateScope.deleteMany({ where: { templateId: place.templateId, NOT: { OR: wanted } } });
  await tx.certificateScope.createMany({
    data: wanted.map((scope) => ({ ...place, ...scope })),
    skipDuplicates: true,
  });
}

/** Finds the reason why no one can meet the rule for one of the scopes; null if it can be met for each. */
async function findObstacle(tx: TenantTransaction, id: number): Promise<string | null> {
  const { scopes, minProgress } = await tx.certificateTemplate.findUniqueOrThrow({
    where: { id },
    select: templateColumns,
  });
  if (minProgress === 0) return null;
  const courses = scopes.map((scope) => getScope(scope).courseIds);
  const counted = await tx.topic.groupBy({ by: ["courseId"], where: { courseId: { in: courses.flat() } } });
  const taught = new Set(counted.map(({ courseId }) => courseId));
  const isMet = courses.every((ids) => ids.some((courseId) => taught.has(courseId)));
  return isMet ? null : templateMessages.impossible;
}

/**
 * Creates or changes a template. Refuses FORBIDDEN, INVALID, NOT_FOUND and STALE. Returns its id, and a warning if
 * no one can meet its rule.
 */
export async function saveCertificateTemplate(
  { db, bus, clock }: CommandContext,
  member: Member,
  { templateId, version, input: { elements: given, ...input } }: TemplateChange,
): Promise<{ certificateTemplateId: number; warning: string | null }> {
  if (!mayManageCertificates(member)) throw new Refusal("FORBIDDEN", "Access denied");
  const parsed = parseInput(templateSchema, input);
  const elements = parseInput(elementsSchema, given);
  const { organizationId } = member;
  const saved = await db.$transaction(async (tx) => {
    const edited: Edited<"id", object> | null = templateId ? { id: templateId, version } : null;
    const updatedAt = edited
      ? await lockForUpdate(
          tx,
          { table: "CertificateTemplate", organizationId, id: edited.id },
          { version, now: clock(), messages: templateMessages },
        )
      : clock();
    const before = edited
      ? await tx.certificateTemplate.findUniqueOrThrow({ where: { id: edited.id } })
      : undefined;
    await requireScopes(tx, parsed);
    await requireAssessment(tx, parsed);
    await requireUsableFiles(tx, member, pickFiles(parsed), {
      before: before && pickFiles(before),
      kind: "IMAGE",
    });
    const data = { ...toColumns(parsed, elements), updatedAt };
    const { id } = edited
      ? await tx.certificateTemplate.update({ where: { id: edited.id }, data, select: { id: true } })
      : await tx.certificateTemplate.create({ data: { organizationId, ...data }, select: { id: true } });
    await saveScopes(tx, parsed, { organizationId, templateId: id });
    return { certificateTemplateId: id, warning: await findObstacle(tx, id) };
  });
  bus.publish("certificatesChanged", { organizationId });
  return saved;
}
