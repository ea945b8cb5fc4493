import type { MadeEnrolment } from "./enrolments";
import { type Openings, readOpenings } from "./lessonOpenings";
import { daytime, type Tenant } from "./tenant";

/** Mostly in order, but now and then a topic is left for later; none that the next one waits for. */
function chooseTopics({ random }: Tenant, { course, share }: MadeEnrolment, openings: Openings): number[] {
  const { topicIds } = course;
  const count = Math.floor(share * topicIds.length);
  if (count === topicIds.length || count < 4) return topicIds.slice(0, count);
  let skipped = random.integer(0, count - 1);
  while (skipped < count && openings.isInOrder(topicIds[skipped + 1] ?? 0)) skipped += 1;
  return topicIds.filter((_, index) => index <= count && index !== skipped);
}

/** Makes the completed topics of enrolments; a topic without a row is not completed. */
export function makeProgress(tenant: Tenant, enrolments: readonly MadeEnrolment[]): void {
  const { rows, organizationId, calendar } = tenant;
  const openings = readOpenings(tenant);
  for (const enrolment of enrolments) {
    const { person, course, day, until } = enrolment;
    const topicIds = chooseTopics(tenant, enrolment, openings);
    for (const [index, topicId] of topicIds.entries()) {
      const spent = ((until - day) * (index + 1)) / topicIds.length;
      const opensOn = openings.firstDay(person.id, topicId);
      const completedDay = Math.max(day + Math.floor(Math.max(spent, 0)), opensOn ?? calendar.today);
      const completedDate = daytime(tenant, completedDay);
      // A topic that is not open to the learner yet cannot be completed.
      if (completedDay >= calendar.today) continue;
      rows.add("TopicProgress", {
        id: rows.nextId("TopicProgress"),
        organizationId,
        userId: person.id,
        courseId: course.row.id,
        topicId,
        status: "COMPLETED",
        completedDate,
        formerDate: null,
        updatedAt: completedDate,
      });
    }
  }
}

/** Creates a learner's own marks: the questions practised and the resources read so far. */
export function makeMarks(tenant: Tenant, enrolments: readonly MadeEnrolment[]): void {
  const { rows, random, organizationId } = tenant;
  for (const { person, course, day, until, share } of enrolments) {
    const userId = person.id;
    const markedAt = () => daytime(tenant, random.integer(Math.min(day, until), until));
    for (const { row } of course.questions.slice(0, Math.floor(share * course.questions.length))) {
      if (random.chance(0.8))
        rows.add("QuestionMark", { organizationId, userId, questionId: row.id, markedAt: markedAt() });
    }
    for (const { id, status, visibility } of course.resources) {
      if (status === "DRAFT" || visibility === "PRIVATE" || !random.chance(share)) continue;
      rows.add("ResourceMark", { organizationId, userId, resourceId: id, markedAt: markedAt() });
    }
  }
}
