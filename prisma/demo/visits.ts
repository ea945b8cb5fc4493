import type { Day } from "./calendar";
import type { MadeCourse } from "./courses";
import type { MadeEnrolment } from "./enrolments";
import { daytime, type Tenant } from "./tenant";
import type { Person } from "./users";

/** The last day on which each person learned something. */
function findLastDays(enrolments: readonly MadeEnrolment[]): Map<Person, Day> {
  const days = new Map<Person, Day>();
  for (const { person, until } of enrolments) days.set(person, Math.max(until, days.get(person) ?? until));
  return days;
}

/** Makes the last visit of every learner who has learned something. */
export function makeVisits(tenant: Tenant, enrolments: readonly MadeEnrolment[]): void {
  const { rows, organizationId, calendar } = tenant;
  for (const [person, day] of findLastDays(enrolments)) {
    const seenAt = daytime(tenant, Math.min(day, calendar.today - 1));
    rows.add("LastVisit", { organizationId, userId: person.id, signedInAt: seenAt, seenAt });
  }
}

interface Asking {
  learners: readonly Person[];
  courses: readonly MadeCourse[];
  enrolments: readonly MadeEnrolment[];
  count: number;
}

/** Makes open requests for places in paid courses, of the last days, by learners who are not enrolled there. */
export function makePlaceRequests(tenant: Tenant, asking: Asking): void {
  const { rows, random, organizationId, calendar } = tenant;
  const paid = asking.courses.filter(({ row }) => row.price !== null);
  const taken = new Set(asking.enrolments.map(({ person, course }) => `${person.id} ${course.row.id}`));
  const people = random.sample(asking.learners, asking.count);
  const days = people.map((_, index) => calendar.today - asking.count + index);
  for (const [index, person] of people.entries()) {
    const free = paid.filter(({ row }) => !taken.has(`${person.id} ${row.id}`));
    if (free.length === 0) continue;
    rows.add("PlaceRequest", {
      id: rows.nextId("PlaceRequest"),
      organizationId,
      userId: person.id,
      courseId: random.pick(free).row.id,
      createdAt: daytime(tenant, days[index] ?? calendar.today - 1),
    });
  }
}
