import type { TenantTransaction } from "#gateway/database/tenantClient";
import { replaceOutline } from "../outlines/commands";
import type { OutlineInput } from "../outlines/contract";
import { courseMessages } from "./formContract";
import { courseOutlineTables } from "./outlineTables";

/**
 * Replaces the outline of a course, inside the caller's transaction. Refuses CONFLICT for a row that the course does not
 * have, and when a topic that is left out has been completed.
 */
export async function replaceCourseOutline(
  tx: TenantTransaction,
  course: { organizationId: number; courseId: number },
  modules: OutlineInput["modules"],
): Promise<void> {
  await replaceOutline(courseOutlineTables(tx, course), modules, courseMessages.outlineChanged);
}
