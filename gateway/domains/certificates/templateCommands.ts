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

/**
 * Refuses a course, batch, specialization or assessment that does not exist, and an assessment of another course.
 */
async function requireScope(tx: TenantTransaction, input: TemplateInput): Promise<void> {
  const { courseId, batchId, specializationId, assessmentId } = input;
  const select = { id: true } as const;
  const found = [
    courseId
      ? { field: "courseId", row: await tx.course.findUnique({ where: { id: courseId }, select }) }
      : null,
    batchId ? { field: "batchId", row: await tx.batch.findUnique({ where: { id: batchId }, select }) } : null,
    specializationId
      ? {
          field: "specializationId",
          row: await tx.specialization.findUnique({ where: { id: specializationId }, select }),
        }
      : null,
  ];
  for (const item of found) if (item && !item.row) throw refuseField(item.field, templateMessages.noScope);
  if (!assessmentId) return;
  const courses = courseId
    ? { id: courseId }
    : batchId
      ? { batchCourses: { some: { batchId } } }
      : { specializations: { some: { specializationId: specializationId ?? -1 } } };
  if ((await tx.assessment.count({ where: { id: assessmentId, course: courses } })) === 0)
    throw refuseField("assessmentId", templateMessages.otherAssessment);
}

const fileFields = ["backgroundFileId", "logoFileId", "signatureFileId"] as const;

const pickFiles = (row: Partial<Record<(typeof fileFields)[number], number | null | undefined>>) =>
  Object.fromEntries(fileFields.map((field) => [field, row[field]]));

const toColumns = (parsed: TemplateInput, elements: LayoutElement[]) => ({
  ...parsed,
  courseId: parsed.courseId ?? null,
  batchId: parsed.batchId ?? null,
  specializationId: parsed.specializationId ?? null,
  assessmentId: parsed.assessmentId ?? null,
  minGrade: parsed.minGrade ?? null,
  validityMonths: parsed.validityMonths ?? null,
  backgroundFileId: parsed.backgroundFileId ?? null,
  logoFileId: parsed.logoFileId ?? null,
  signatureFileId: parsed.signatureFileId ?? null,
  elements,
});

/** Finds the reason why no one can meet the rule of a scope; null if it can be met. */
async function findObstacle(tx: TenantTransaction, id: number): Promise<string | null> {
  const template = await tx.certificateTemplate.findUniqueOrThrow({ where: { id }, select: templateColumns });
  if (template.minProgress === 0) return null;
  const { courseIds } = getScope(template);
  const topics = await tx.topic.count({ where: { courseId: { in: [...courseIds] } } });
  return topics === 0 ? templateMessages.impossible : null;
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
    await requireScope(tx, parsed);
    await requireUsableFiles(tx, member, pickFiles(parsed), {
      before: before && pickFiles(before),
      kind: "IMAGE",
    });
    const data = { ...toColumns(parsed, elements), updatedAt };
    const { id } = edited
      ? await tx.certificateTemplate.update({ where: { id: edited.id }, data, select: { id: true } })
      : await tx.certificateTemplate.create({ data: { organizationId, ...data }, select: { id: true } });
    return { certificateTemplateId: id, warning: await findObstacle(tx, id) };
  });
  bus.publish("certificatesChanged", { organizationId });
  return saved;
}
