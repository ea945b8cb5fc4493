import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantClient } from "#gateway/database/tenantClient";
import type { Viewer } from "#gateway/session/viewer";
import { visibleScopes } from "./access";
import { scopeColumns } from "./standingLoaders";

/** Whose candidates are asked for: of a template, a batch and its courses, or a course. */
export interface ScopeSearch {
  templateId?: number | null | undefined;
  /** Which of the template's courses, batches and specializations; the first one when left out. */
  scopeId?: number | null | undefined;
  batchId?: number | null | undefined;
  courseId?: number | null | undefined;
}

/** The most templates of a batch or course whose candidates are listed. */
const most = 20;

function toWhere({ templateId, scopeId, batchId, courseId }: ScopeSearch): Prisma.CertificateScopeWhereInput {
  if (templateId) return { templateId, ...(scopeId == null ? {} : { id: scopeId }) };
  if (batchId) return { OR: [{ batchId }, { course: { batchCourses: { some: { batchId } } } }] };
  return { courseId: courseId ?? -1 };
}

/** The courses, batches and specializations that templates in use are for, as far as a viewer may see them. */
export const listScopes = (db: TenantClient, viewer: Viewer, wanted: ScopeSearch) =>
  db.certificateScope.findMany({
    where: { AND: [visibleScopes(viewer), { template: { isActive: true } }, toWhere(wanted)] },
    orderBy: [{ templateId: "asc" }, { id: "asc" }],
    take: wanted.templateId ? 1 : most,
    select: {
      ...scopeColumns,
      template: { select: { id: true, name: true, minProgress: true, minGrade: true, assessmentId: true } },
    },
  });
