import type { SpecializationContent } from "./contentSchema";
import { courseWithCode, type MadeCourse } from "./courses";
import { daytime, type Tenant } from "./tenant";

/** Makes specializations with their courses in order. */
export function makeSpecializations(
  tenant: Tenant,
  contents: readonly SpecializationContent[],
  courses: readonly MadeCourse[],
): void {
  const { rows, organizationId, calendar } = tenant;
  for (const { name, category, courseCodes } of contents) {
    const id = rows.nextId("Specialization");
    const made = daytime(tenant, calendar.today - tenant.random.integer(200, 700));
    rows.add("Specialization", { id, organizationId, name, category, createdAt: made, updatedAt: made });
    for (const [index, code] of courseCodes.entries()) {
      rows.add("SpecializationCourse", {
        organizationId,
        specializationId: id,
        courseId: courseWithCode(courses, code).row.id,
        displayOrder: index + 1,
      });
    }
  }
}
