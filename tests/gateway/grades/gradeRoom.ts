import type { Caller } from "#tests/support/caller";
import { demoId, nextNumber } from "#tests/support/factory";
import { ask, command, openClassroom, refusal } from "../enrolments/classroom";

const environment = { SESSION_IDLE_HOURS: "100000", SESSION_MAX_HOURS: "100000" };

export const gradeFields = `courseId batchId name
  grade { label value exact stage isPassed parts { category weight share earned possible percent items { key earned possible } } }
  items { key title maxPoints isManual isHidden updatedAt }
  cells { key state points ownPoints isEntered entryId }`;

export interface Book {
  batchId: number;
  courseId: number;
}

/** A gateway with batches whose courses are graded. */
export async function openGradeRoom() {
  const room = await openClassroom({ environment });
  const { test, factory } = room;
  const { prisma } = test.database;
  const organizationId = demoId;

  /** A member of staff who trains and does nothing else. */
  async function trainer() {
    const user = await factory.user({ userType: "E" }, ["TRAINER"]);
    return { user, caller: await test.openSession(user) };
  }

  /** A batch with learners in a course of two modules, and a trainer who teaches it. */
  async function taught(learnerCount = 1, topicCounts: readonly number[] = [2, 2]) {
    const course = await room.course({}, topicCounts);
    const dates = { startDate: new Date("2020-01-01"), endDate: new Date("2030-06-01") };
    const batch = await prisma.batch.create({
      data: { organizationId, name: `Graded batch ${nextNumber()}`, description: "Made", ...dates },
    });
    const book: Book = { batchId: batch.id, courseId: course.id };
    await prisma.batchCourse.create({ data: { organizationId, ...book, ...dates } });
    const learners: Awaited<ReturnType<typeof room.learner>>[] = [];
    for (let count = 0; count < learnerCount; count += 1) {
      const learner = await room.learner({ name: `Learner ${String.fromCharCode(65 + count)}` });
      await prisma.batchUser.create({ data: { organizationId, batchId: batch.id, userId: learner.user.id } });
      await factory.enrolment(learner.user.id, course.id);
      learners.push(learner);
    }
    const teacher = await trainer();
    await prisma.batchTrainer.create({
      data: { organizationId, ...book, trainerId: teacher.user.id, role: "TRAINER" },
    });
    const [learner] = learners;
    if (!learner) throw new Error("A taught batch has a learner");
    return { batch, course, book, learners, learner, trainer: teacher };
  }

  /** A published exam of a course. */
  const exam = (courseId: number, data: object = {}) =>
    prisma.assessment.create({
      data: {
        organizationId,
        courseId,
        title: "Exam",
        duration: 60,
        kind: "EXAM",
        state: "PUBLISHED",
        ...data,
      },
    });

  /** Adds an item of the batch's own, and returns its key. */
  async function addItem(by: Caller, book: Book, input: object = {}): Promise<string> {
    const outcome = await command(
      by,
      `mutation ($batchId: Int!, $courseId: Int!, $input: GradeItemInput!) {
        result: addGradeItem(batchId: $batchId, courseId: $courseId, input: $input) {
          ... on GradebookPayload { gradebook { items { key title isManual } } } ${refusal}
        }
      }`,
      { ...book, input: { title: `Test ${nextNumber()}`, category: "ASSESSMENTS", points: 20, ...input } },
    );
    const keys: { key: string; isManual: boolean }[] = outcome.gradebook.items;
    const made = keys.filter(({ isManual }) => isManual).map(({ key }) => Number(key.split(":")[1]));
    return `manual:${Math.max(...made)}`;
  }

  const enter = (
    by: Caller,
    cell: Book & { userId: number; itemKey: string; seen?: number | null },
    input: object,
  ) =>
    command(
      by,
      `mutation ($batchId: Int!, $courseId: Int!, $userId: Int!, $itemKey: String!, $seen: Int, $input: GradeMarkInput!) {
        result: enterMark(batchId: $batchId, courseId: $courseId, userId: $userId, itemKey: $itemKey, seen: $seen, input: $input) {
          ... on GradePayload { grade { ${gradeFields} } } ${refusal}
        }
      }`,
      { ...cell, input },
    );

  const readBook = async (by: Caller, book: Book) =>
    (
      await ask(
        by,
        `query ($batchId: Int!, $courseId: Int) {
          gradebook(batchId: $batchId, courseId: $courseId) {
            courses { courseId title } scheme { scale isOfBatch updatedAt weights { category weight } }
            items { key title category maxPoints isManual isHidden updatedAt }
            learners { userId username ${gradeFields} }
          }
        }`,
        { ...book },
      )
    ).gradebook;

  const readOwn = async (by: Caller, courseId: number) =>
    (
      await ask(by, `query ($courseId: Int!) { courseGrade(courseId: $courseId) { ${gradeFields} } }`, {
        courseId,
      })
    ).courseGrade;

  return { ...room, prisma, organizationId, trainer, taught, exam, addItem, enter, readBook, readOwn };
}

/** The cell of an item in a learner's row. */
export const findCell = (row: { cells: { key: string }[] }, itemKey: string) =>
  row.cells.find(({ key }) => key === itemKey);
