import { defaultScheme, type GradeCategory, type Scheme } from "#gateway/domains/grades/contract";
import type { MadeBatch } from "./batches";
import type { MadeCourse } from "./courses";
import { itemAt } from "./lookup";
import { daytime, type Tenant } from "./tenant";
import type { Person } from "./users";

interface GradeMaking {
  courses: readonly MadeCourse[];
  batches: readonly MadeBatch[];
  /** The trainer who enters the marks. */
  trainer: Person;
}

/** The schemes of courses in turn: letters, points, and percents by other weights. */
const schemes: readonly Partial<Scheme>[] = [
  { scale: "LETTERS" },
  { scale: "POINTS", decimals: 1, passingGrade: 50 },
  { weights: { ...defaultScheme.weights, PROJECTS: 30, PROGRESS: 0 }, passingGrade: 60, decimals: 1 },
];

const items: readonly (readonly [title: string, category: GradeCategory, points: number])[] = [
  ["Entry test on paper", "ASSESSMENTS", 20],
  ["Weekly quiz 1", "ASSESSMENTS", 10],
  ["Weekly quiz 2", "ASSESSMENTS", 10],
  ["Mid-course viva", "ASSESSMENTS", 25],
  ["Lab notebook", "ASSIGNMENTS", 30],
  ["Code review in class", "ASSIGNMENTS", 15],
  ["Demo day", "PROJECTS", 50],
];

const gradedBatches = 6;

function makeScheme(
  { organizationId, calendar, rows }: Tenant,
  courseId: number,
  given: Partial<Scheme>,
): void {
  const at = calendar.moment(calendar.today - 200, 36_000);
  rows.add("GradeScheme", {
    id: rows.nextId("GradeScheme"),
    ...defaultScheme,
    ...given,
    organizationId,
    courseId,
    batchId: null,
    createdAt: at,
    updatedAt: at,
    weights: { ...(given.weights ?? defaultScheme.weights) },
    letters: defaultScheme.letters.map((letter) => ({ ...letter })),
  });
}

interface TaughtCourse {
  batchId: number;
  courseId: number;
  trainer: Person;
}

/** Adds an item to a batch, and returns the columns of its marks. */
function makeItem(
  { organizationId, calendar, rows }: Tenant,
  { batchId, courseId, trainer }: TaughtCourse,
  index: number,
) {
  const [title, category, points] = itemAt(items, index);
  const at = calendar.moment(calendar.today - 40 + index * 5, 36_000);
  const scope = { organizationId, batchId, courseId };
  const id = rows.nextId("GradeItem");
  rows.add("GradeItem", {
    id,
    ...scope,
    category,
    title,
    points,
    displayOrder: index + 1,
    createdAt: at,
    updatedAt: at,
  });
  return {
    ...scope,
    itemId: id,
    itemKey: `manual:${id}`,
    enteredById: trainer.id,
    enteredByName: trainer.name,
  };
}

interface Marked {
  cell: ReturnType<typeof makeItem> & { userId: number };
  index: number;
  /** Share of the points, from 0 to 1. */
  strength: number;
}

/** A mark: some are corrected, a few learners are excused. */
function makeMark(tenant: Tenant, { cell, index, strength }: Marked): void {
  const { random, rows, calendar } = tenant;
  const [, , points] = itemAt(items, index);
  const share = Math.min(1, Math.max(0, strength + random.fraction() * 0.3 - 0.15));
  const mark = Math.round(points * share * 2) / 2;
  const enteredAt = daytime(tenant, calendar.today - 35 + index * 5);
  const isCorrected = random.chance(0.05);
  const isExcused = !isCorrected && random.chance(0.03);
  const add = (entry: { points: number | null; reason: string; replacedAt: string | null }) =>
    rows.add("GradeEntry", {
      id: rows.nextId("GradeEntry"),
      ...cell,
      ...entry,
      enteredAt,
      isExcused: entry.points === null,
    });
  if (isCorrected) add({ points: Math.max(0, mark - 1), reason: "", replacedAt: enteredAt });
  const reason = isExcused ? "Ill on the day" : isCorrected ? "Added up again" : "";
  add({ points: isExcused ? null : mark, reason, replacedAt: null });
}

/** The marks of a batch in one of its courses; a few are still missing. */
function makeGradebook(tenant: Tenant, { users }: MadeBatch, place: TaughtCourse): void {
  const { random } = tenant;
  const strengths = new Map(users.map(({ id }) => [id, 0.45 + 0.5 * random.fraction()]));
  for (const index of items.keys()) {
    const item = makeItem(tenant, place, index);
    for (const { id: userId } of users) {
      if (random.chance(0.06)) continue;
      makeMark(tenant, { cell: { ...item, userId }, index, strength: strengths.get(userId) ?? 0.7 });
    }
  }
}

/** Makes grade schemes, and gradebooks of running and completed batches. */
export function makeGrades(tenant: Tenant, { courses, batches, trainer }: GradeMaking): void {
  for (const [place, { row }] of courses.entries())
    makeScheme(tenant, row.id, itemAt(schemes, place % schemes.length));
  const graded = batches.filter(({ row: { status } }) => status === "IN_PROGRESS" || status === "COMPLETED");
  for (const batch of graded.slice(0, gradedBatches))
    for (const { row } of batch.courses.slice(0, 3))
      makeGradebook(tenant, batch, { batchId: batch.row.id, courseId: row.courseId, trainer });
}
