import type { EnrolmentSource } from "#gateway/database/generated/prisma/enums";
import type { MadeBatchCourse } from "./batchCourses";
import type { MadeBatch } from "./batches";
import type { Day } from "./calendar";
import type { MadeCourse } from "./courses";
import { daytime, type Tenant } from "./tenant";
import type { Person } from "./users";

/** An enrolment, and its progress. */
export interface MadeEnrolment {
  person: Person;
  course: MadeCourse;
  /** The day of the enrolment. */
  day: Day;
  /** The day after which nothing more is learned in it. */
  until: Day;
  /** Share of the topics, from 0 to 1. */
  share: number;
}

/** An enrolment with fixed values. */
export type FixedEnrolment = Omit<MadeEnrolment, "until"> & { source: EnrolmentSource };

interface EnrolmentMaking {
  fixed: readonly FixedEnrolment[];
  batches: readonly MadeBatch[];
  learners: readonly Person[];
  courses: readonly MadeCourse[];
  /** The total of enrolments, unless the batches bring more. */
  target: number;
}

function batchShare({ random }: Tenant, { row, completedShare }: MadeBatchCourse): number {
  const diligence = 0.25 + 0.65 * random.fraction();
  if (row.status === "COMPLETED" && random.chance(0.25)) return 1;
  return completedShare * diligence;
}

function ownShare({ random }: Tenant): number {
  if (random.chance(0.12)) return 1;
  return random.chance(0.15) ? 0 : random.fraction() ** 1.5;
}

/** A learner is enrolled in a course once: the first enrolment wins. */
function openBook(tenant: Tenant) {
  const { rows, organizationId } = tenant;
  const known = new Set<string>();
  const made: MadeEnrolment[] = [];
  function enrol(source: EnrolmentSource, enrolment: MadeEnrolment): void {
    const { person, course, day } = enrolment;
    const key = `${person.id} ${course.row.id}`;
    if (known.has(key)) return;
    known.add(key);
    rows.add("Enrolment", {
      id: rows.nextId("Enrolment"),
      organizationId,
      userId: person.id,
      courseId: course.row.id,
      source,
      createdAt: daytime(tenant, day),
    });
    made.push(enrolment);
  }
  return { enrol, made };
}

type Book = ReturnType<typeof openBook>;

function enrolBatch(tenant: Tenant, book: Book, { courses, users }: MadeBatch): void {
  const { calendar, random } = tenant;
  for (const person of users) {
    const day = Math.max(
      person.joinedDay,
      Math.min(...courses.map(({ start }) => start), calendar.today) - random.integer(1, 20),
    );
    for (const course of courses) {
      const until = Math.min(course.end + 15, calendar.today - 1);
      book.enrol("BATCH", { person, course: course.course, day, until, share: batchShare(tenant, course) });
    }
  }
}

/** Enrols the named learners, then those of the batches, then others until there are enough. */
export function makeEnrolments(tenant: Tenant, making: EnrolmentMaking): MadeEnrolment[] {
  const { calendar, random } = tenant;
  const book = openBook(tenant);
  const named = new Set(making.fixed.map(({ person }) => person));
  const others = making.learners.filter((learner) => !named.has(learner));
  for (const { source, ...enrolment } of making.fixed)
    book.enrol(source, { ...enrolment, until: calendar.today - 1 });
  for (const batch of making.batches) enrolBatch(tenant, book, batch);
  const limit = Math.min(making.target, book.made.length + others.length * making.courses.length);
  while (book.made.length < limit) {
    const person = random.pick(others);
    const course = random.pick(making.courses);
    const day = random.integer(person.joinedDay, calendar.today - 1);
    const source = course.row.price === null ? "SELF" : "STAFF";
    book.enrol(source, { person, course, day, until: calendar.today - 1, share: ownShare(tenant) });
  }
  return book.made;
}
