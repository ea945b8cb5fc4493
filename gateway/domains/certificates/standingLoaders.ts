import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantClient, TenantTransaction } from "#gateway/database/tenantClient";
import { finishedBy } from "../assessments/access";
import { gradeQuestions, judgeAttempt } from "../assessments/rules";
import { toPercentage } from "../enrolments/rules";
import { type GradeContext, readMeanGrades } from "../grades/meanLoaders";
import type { MeanGrade } from "../grades/meanRules";
import { certificateLimits } from "./contract";
import { type CertificateRule, listVerdicts, type Standing } from "./rules";

type Reading = GradeContext["db"] &
  Pick<TenantClient | TenantTransaction, "topic" | "topicProgress" | "attempt" | "certificateTemplate">;

/** The columns that are read of a course, batch or specialization of a template. */
export const scopeColumns = {
  id: true,
  courseId: true,
  batchId: true,
  specializationId: true,
  course: { select: { title: true, duration: true } },
  batch: {
    select: {
      name: true,
      totalHours: true,
      courses: { select: { courseId: true, course: { select: { title: true, duration: true } } } },
    },
  },
  specialization: {
    select: { name: true, courses: { select: { courseId: true, course: { select: { duration: true } } } } },
  },
} as const satisfies Prisma.CertificateScopeSelect;

export const templateColumns = {
  id: true,
  isActive: true,
  minProgress: true,
  minGrade: true,
  assessmentId: true,
  validityMonths: true,
  scopes: { select: scopeColumns, orderBy: { id: "asc" } },
} as const satisfies Prisma.CertificateTemplateSelect;

export type ScopedTemplate = Prisma.CertificateTemplateGetPayload<{ select: typeof templateColumns }>;

/** One of the courses, batches and specializations of a template. */
export type TemplateScope = Prisma.CertificateScopeGetPayload<{ select: typeof scopeColumns }>;

/** The id of the course, batch or specialization that a certificate is for: one of the three. */
export const pickSubject = ({
  courseId,
  batchId,
  specializationId,
}: Pick<TemplateScope, "courseId" | "batchId" | "specializationId">) => ({
  courseId,
  batchId,
  specializationId,
});

/** The course, batch or specialization that a certificate is for. */
export interface Scope {
  title: string;
  batchName: string | null;
  /** Whole hours; null if unknown. */
  hours: number | null;
  courseIds: readonly number[];
  /** Null for certificates of a course or a specialization. */
  batchId: number | null;
  /** The people who may get it. */
  people: Prisma.UserWhereInput;
}

const toHours = (minutes: number): number | null =>
  minutes > 0 ? Math.max(1, Math.round(minutes / 60)) : null;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Returns what certificates are for, a course, batch or specialization, and the people who may get them: active
 * learners who follow it.
 */
export function getScope({ courseId, course, batchId, batch, specialization }: TemplateScope): Scope {
  const learner = { active: true, userType: "U" as const };
  if (batch && batchId !== null) {
    const minutes = sum(batch.courses.map((item) => item.course.duration));
    return {
      title: batch.courses.length === 1 ? (batch.courses[0]?.course.title ?? batch.name) : batch.name,
      batchName: batch.name,
      hours: batch.totalHours > 0 ? Math.round(batch.totalHours) : toHours(minutes),
      courseIds: batch.courses.map((item) => item.courseId),
      batchId,
      people: { ...learner, batchUsers: { some: { batchId, status: { not: "DROPPED" } } } },
    };
  }
  const courses = specialization?.courses ?? [];
  const courseIds = courseId === null ? courses.map((item) => item.courseId) : [courseId];
  return {
    title: course?.title ?? specialization?.name ?? "",
    batchName: null,
    hours: toHours(course?.duration ?? sum(courses.map((item) => item.course.duration))),
    courseIds,
    batchId: null,
    people: {
      ...learner,
      // A specialization without courses has no learners.
      AND:
        courseIds.length === 0
          ? [{ id: -1 }]
          : courseIds.map((id) => ({ enrolments: { some: { courseId: id } } })),
    },
  };
}

/** A person who may get a certificate, and their progress. */
export interface Candidate extends Standing {
  userId: number;
  name: string;
  grade: MeanGrade | null;
}

/** The verdicts of users in an assessment, by the attempt that counts of those that have ended by now. */
async function readVerdicts(
  db: Reading,
  { assessmentId, userIds, now }: { assessmentId: number; userIds: readonly number[]; now: Date },
): Promise<ReadonlyMap<number, boolean | null>> {
  const attempts = await db.attempt.findMany({
    where: { assessmentId, userId: { in: [...userIds] }, ...finishedBy(now) },
    orderBy: [{ startedAt: "asc" }, { id: "asc" }],
    select: {
      userId: true,
      passingScore: true,
      releasedAt: true,
      assessment: { select: { countedAttempt: true, holdsMarks: true } },
      questions: { select: { type: true, marks: true, maxMarks: true, answeredAt: true } },
    },
  });
  return listVerdicts(
    attempts.map(({ userId, passingScore, releasedAt, assessment, questions }) => ({
      userId,
      countsLast: assessment.countedAttempt === "LAST",
      // Marks that are held count once they are released.
      isPassed:
        assessment.holdsMarks && releasedAt === null
          ? null
          : judgeAttempt(gradeQuestions(questions), passingScore),
    })),
  );
}

/** When and for which organization it is read. */
export interface TenantClock {
  organizationId: number;
  now: Date;
  timeZone: string;
}

interface CandidateSearch extends TenantClock {
  scope: Scope;
  rule: CertificateRule;
  /** Only these; all of the scope when left out. */
  where?: Prisma.UserWhereInput;
}

/**
 * The people who may get a certificate, by name, and their progress: a few statements for any number of people.
 */
export async function readCandidates(db: Reading, asked: CandidateSearch): Promise<Candidate[]> {
  const { scope, rule, where = {}, organizationId, now, timeZone } = asked;
  const { courseIds, batchId, people } = scope;
  const users = await db.user.findMany({
    where: { AND: [people, where] },
    orderBy: [{ sortKey: "asc" }, { id: "asc" }],
    take: certificateLimits.people,
    select: { id: true, name: true },
  });
  if (users.length === 0) return [];
  const userIds = users.map(({ id }) => id);
  const ofCourses = { courseId: { in: [...courseIds] } };
  const topics = await db.topic.count({ where: ofCourses });
  const completed = await db.topicProgress.groupBy({
    by: ["userId"],
    where: { ...ofCourses, userId: { in: userIds }, status: "COMPLETED" },
    _count: { _all: true },
  });
  const counts = new Map(completed.map(({ userId, _count }) => [userId, _count._all]));
  const verdicts =
    rule.assessmentId === null
      ? null
      : await readVerdicts(db, { assessmentId: rule.assessmentId, userIds, now });
  const grades = await readMeanGrades(
    { db, clock: () => now, tenant: { id: organizationId, timeZone } },
    { courseIds, batchId, userIds },
  );
  return users.map(({ id: userId, name }) => ({
    userId,
    name,
    progress: toPercentage(counts.get(userId) ?? 0, topics),
    grade: grades.get(userId) ?? null,
    // A person who never sat it has not passed it.
    hasPassed: verdicts?.has(userId) ? (verdicts.get(userId) ?? null) : false,
  }));
}
