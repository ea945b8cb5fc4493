import type { GradeScheme } from "#gateway/database/generated/prisma/client";
import type { TenantClient } from "#gateway/database/tenantClient";
import { defaultScheme, type Scheme } from "./contract";
import { schemeSchema } from "./formContract";
import type { GradedCourseKey } from "./gradebookRules";

/** A scheme as it holds somewhere, and the row that it comes from; null is the default. */
export interface HeldScheme extends Scheme {
  row: Pick<GradeScheme, "id" | "batchId" | "updatedAt"> | null;
}

function toHeld(row: GradeScheme): HeldScheme {
  const { id, batchId, updatedAt } = row;
  return { ...schemeSchema.parse(row), row: { id, batchId, updatedAt } };
}

/** The schemes of courses, and of them in batches, in one statement. */
export async function readSchemes(
  db: Pick<TenantClient, "gradeScheme">,
  { courseIds, batchIds }: { courseIds: readonly number[]; batchIds: readonly number[] },
): Promise<readonly GradeScheme[]> {
  const inBatches = { OR: [{ batchId: null }, { batchId: { in: [...batchIds] } }] };
  return db.gradeScheme.findMany({ where: { courseId: { in: [...courseIds] }, ...inBatches } });
}

/** The scheme that holds in a place: the batch's own, else the course's, else the default. */
export function findScheme(rows: readonly GradeScheme[], { courseId, batchId }: GradedCourseKey): HeldScheme {
  const ofCourse = rows.filter((row) => row.courseId === courseId);
  const found =
    ofCourse.find((row) => row.batchId !== null && row.batchId === batchId) ??
    ofCourse.find((row) => row.batchId === null);
  return found ? toHeld(found) : { ...defaultScheme, row: null };
}
