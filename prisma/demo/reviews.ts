import { reviews } from "./content";
import type { MadeCourse } from "./courses";
import type { MadeEnrolment } from "./enrolments";
import { itemAt } from "./lookup";
import { daytime, type Tenant } from "./tenant";

/**
 * Creates `count` reviews for each course, by learners who are far enough to judge, where there are as many.
 */
export function makeReviews(
  tenant: Tenant,
  enrolments: readonly MadeEnrolment[],
  reviewed: { courses: readonly MadeCourse[]; count: readonly [number, number] },
): void {
  const { rows, random, organizationId, calendar } = tenant;
  for (const course of reviewed.courses) {
    const able = enrolments.filter((enrolment) => enrolment.course === course && enrolment.share > 0.25);
    const texts = random.shuffle(reviews);
    const chosen = random.sample(able, Math.min(random.integer(...reviewed.count), texts.length));
    for (const [index, { person, day, until }] of chosen.entries()) {
      const written = daytime(
        tenant,
        random.integer(Math.min(day + 7, calendar.today - 1), Math.max(until, day + 7)),
      );
      rows.add("Review", {
        id: rows.nextId("Review"),
        organizationId,
        courseId: course.row.id,
        userId: person.id,
        ...itemAt(texts, index),
        createdAt: written,
        updatedAt: written,
      });
    }
  }
}
