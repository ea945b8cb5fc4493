import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { commonPassword } from "./accounts";
import { makeAssessments } from "./assessments";
import { type BatchDesign, getClassTimes, planAll, statusAt } from "./batchDesigns";
import { type MadeBatch, makeBatches } from "./batches";
import { writeTables } from "./bulkInsert";
import { createCalendar } from "./calendar";
import { makeChat } from "./chat";
import { batchNames, courses as courseContents } from "./content";
import type { CourseContent } from "./contentSchema";
import { listPublished, type MadeCourse, makeCourses } from "./courses";
import { chatContent } from "./demoTenant";
import { makeEnrolments } from "./enrolments";
import { holidaySet, nationalHolidays } from "./holidays";
import { type Known, readKnown, type Size } from "./largeKnown";
import { itemAt } from "./lookup";
import { makePayments } from "./payments";
import { makeProgress } from "./progress";
import { createRandom } from "./random";
import { makeReviews } from "./reviews";
import { createRowStore, type Tables } from "./rows";
import { daySeconds } from "./talk";
import { forPurpose, type Tenant } from "./tenant";
import { openPeople, type Person } from "./users";

export interface LargeOptions {
  /** YYYY-MM-DD in India. */
  today: string;
  /** The totals to reach, demo data included. */
  size?: Size;
}

export const fullSize: Size = {
  courses: 277,
  learners: 10_000,
  batches: 400,
  messages: 150_000,
  payments: 12_000,
};

const seed = 20_250_102;
const timeout = 600_000;
const indiaOffsetSeconds = 19_800;

function countMissing(wanted: Size, known: Size): Size {
  const missing = (what: keyof Size) => Math.max(0, wanted[what] - known[what]);
  return {
    courses: missing("courses"),
    learners: missing("learners"),
    batches: missing("batches"),
    messages: missing("messages"),
    payments: missing("payments"),
  };
}

const codeAt = (index: number) => `L${String(index + 1).padStart(5, "0")}`;
const firstCode = codeAt(0);

/** Further editions of the demo courses. */
function contentAt(index: number): CourseContent {
  const content = itemAt(courseContents, index % courseContents.length);
  const edition = Math.floor(index / courseContents.length) + 2;
  return { ...content, code: codeAt(index), title: `${content.title}, edition ${edition}` };
}

function makeLearners(tenant: Tenant, known: Known, count: number): Person[] {
  const { random, calendar } = tenant;
  const hashes = new Map([[commonPassword, known.passwordHash]]);
  const people = openPeople(tenant, { roleIds: known.roleIds, hashes, suffix: ".l" });
  return Array.from({ length: count }, () =>
    people.addLearner(calendar.today - Math.ceil(800 * Math.sqrt(random.fraction()))),
  );
}

function designBatches({ random }: Tenant, courses: readonly MadeCourse[], count: number): BatchDesign[] {
  return Array.from({ length: count }, (_, index) => {
    const { name, description } = itemAt(batchNames, index % batchNames.length);
    const status = statusAt(index);
    return {
      name: `${name} ${Math.floor(index / batchNames.length) + 2}`,
      description,
      status,
      ...getClassTimes(name, description, index),
      courses: planAll(random.sample(courses, random.integer(2, 3)), status),
    };
  });
}

interface Talkers {
  learners: readonly Person[];
  batches: readonly MadeBatch[];
  count: number;
}

/** The lobby continues after its last message, so that messages stay in order. */
function makeTalk(tenant: Tenant, known: Known, { learners, batches, count }: Talkers): void {
  const { random, calendar } = tenant;
  const last = known.lobbyLast.getTime() / 1000 + indiaOffsetSeconds;
  const perBatch = Math.floor((count * 0.4) / Math.max(1, batches.length));
  const pairs = random
    .sample(learners, Math.floor(count / 50))
    .map((person) => [person, random.pick(known.trainers)] as const);
  makeChat(tenant, {
    content: chatContent,
    lobbyId: known.lobbyId,
    lobbyTimes: [last, Math.max(last, calendar.today * daySeconds - 1)],
    learners: random.sample(learners, 1000),
    staff: [],
    pairs,
    exchangesOfPair: [1, 3],
    batches,
    messagesOfBatch: [Math.floor(perBatch / 2), perBatch],
    total: count,
    readers: [],
  });
}

/** Makes the rows that the demo organization lacks for its size as a load-test set. */
export function makeLarge(known: Known, today: string, size: Size): Tables {
  const { courses: courseCount, learners: learnerCount, ...count } = countMissing(size, known.size);
  const rows = createRowStore(known.lastIds);
  const calendar = createCalendar(today);
  const { organizationId, trainers, categoryIds } = known;
  const tenant: Tenant = {
    organizationId,
    mailDomain: "demo.test",
    calendar,
    random: createRandom(seed),
    rows,
  };
  const learners = makeLearners(forPurpose(tenant, "people"), known, learnerCount);
  const contents = Array.from({ length: courseCount }, (_, index) => contentAt(index));
  const courses = listPublished(
    makeCourses(forPurpose(tenant, "courses"), { contents, categoryIds, trainers }),
  );
  const designs = designBatches(forPurpose(tenant, "designs"), courses, count.batches);
  const batches = makeBatches(forPurpose(tenant, "batches"), {
    designs,
    learners,
    trainers,
    size: [22, 27],
    holidays: holidaySet(calendar, nationalHolidays.india),
  });
  const enrolments = makeEnrolments(forPurpose(tenant, "enrolments"), {
    fixed: [],
    batches,
    learners,
    courses,
    target: 3 * learnerCount,
  });
  const followed = enrolments.filter((_, index) => index % 4 === 0);
  makeProgress(forPurpose(tenant, "progress"), followed);
  makeReviews(forPurpose(tenant, "reviews"), followed, { courses, count: [3, 12] });
  makeAssessments(forPurpose(tenant, "assessments"), courses);
  makePayments(forPurpose(tenant, "payments"), { enrolments, count: count.payments, prefix: "PAYL" });
  makeTalk(forPurpose(tenant, "chat"), known, { learners, batches, count: count.messages });
  return rows.tables;
}

/** Grows the demo organization to a load-test set, once; returns whether there was anything to do. */
export async function growDemo(
  prisma: PrismaClient,
  { today, size = fullSize }: LargeOptions,
): Promise<boolean> {
  const known = await readKnown(prisma);
  const { organizationId } = known;
  if ((await prisma.course.count({ where: { organizationId, code: firstCode } })) > 0) return false;
  const tables = makeLarge(known, today, size);
  await prisma.$transaction((transaction) => writeTables(transaction, tables), { timeout, maxWait: timeout });
  return true;
}
