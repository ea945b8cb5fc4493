import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Gateway } from "#gateway/gateway";
import { startOfMinute } from "../minuteContract";
import { announceNotifications, notify, type WantedNotification } from "../notifications/commands";
import { assessmentPath } from "../notifications/rules";

interface TenantTime {
  organizationId: number;
  now: Date;
}

/** One assessment, or all. */
interface Which {
  id?: number;
}

/** Times that are open now. */
const openNow = (now: Date) => ({
  AND: [
    { OR: [{ opensAt: null }, { opensAt: { lte: now } }] },
    { OR: [{ closesAt: null }, { closesAt: { gte: startOfMinute(now) } }] },
  ],
});

/**
 * The assessments that learners are notified of: published by a person, in a published course. The practice
 * assessment follows its course's questions.
 */
const whereTold = ({ id }: Which): Prisma.AssessmentWhereInput => ({
  ...(id === undefined ? {} : { id }),
  state: "PUBLISHED",
  isPractice: false,
  course: { status: "PUBLISHED" },
});

const waitingAssessments = (now: Date, which: Which): Prisma.AssessmentWhereInput => ({
  ...whereTold(which),
  announcedAt: null,
  ...openNow(now),
});

const waitingWindows = (now: Date, which: Which): Prisma.AssessmentWindowWhereInput => ({
  assessment: whereTold(which),
  announcedAt: null,
  ...openNow(now),
});

const named = { select: { id: true, title: true, course: { select: { id: true, title: true } } } } as const;

interface Named {
  id: number;
  title: string;
  course: { id: number; title: string };
}

const toNotice = (
  { id, title, course }: Named,
  to: Prisma.UserWhereInput,
): WantedNotification<"assessmentOpened"> => ({
  kind: "assessmentOpened",
  values: { assessment: title, course: course.title },
  path: assessmentPath(id),
  subject: { key: "assessmentId", id },
  to: { AND: [{ userType: "U" }, to] },
});

/** The learners who sit an assessment in its own times: in a batch without a window, or in none that has one. */
function whereOwnTimes({ id: assessmentId, course }: Named): Prisma.UserWhereInput {
  const window = { assessmentId };
  const inBatch = (batch: Prisma.BatchWhereInput) => ({ status: { not: "DROPPED" as const }, batch });
  return {
    OR: [
      { batchUsers: { none: inBatch({ assessmentWindows: { some: window } }) } },
      {
        batchUsers: {
          some: inBatch({ courses: { some: { courseId: course.id } }, assessmentWindows: { none: window } }),
        },
      },
    ],
  };
}

/**
 * Notifies learners of assessments and of batches' windows that are open now, each once; returns who was notified.
 * A batch's window replaces the assessment's for its learners. One that is closed already is reported when it opens
 * again.
 */
export async function tellOfOpened(
  tx: TenantTransaction,
  { organizationId, now }: TenantTime,
  which: Which = {},
): Promise<number[]> {
  const [assessments, windows] = [waitingAssessments(now, which), waitingWindows(now, which)];
  const found = await tx.assessment.findMany({ where: assessments, ...named });
  const ofBatches = await tx.assessmentWindow.findMany({
    where: windows,
    select: { id: true, batchId: true, assessment: named },
  });
  if (found.length + ofBatches.length === 0) return [];
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  // Written past the client, which would make a new version of each. Of two gateways at once, the second gets none.
  const opened = await tx.$queryRaw<{ id: number }[]>`
    UPDATE "Assessment" SET "announcedAt" = ${now}
    WHERE "organizationId" = ${organizationId} AND "id" = ANY(${ids(found)}::int[]) AND "announcedAt" IS NULL
    RETURNING "id"`;
  const openedWindows = await tx.$queryRaw<{ id: number }[]>`
    UPDATE "AssessmentWindow" SET "announcedAt" = ${now}
    WHERE "organizationId" = ${organizationId} AND "id" = ANY(${ids(ofBatches)}::int[]) AND "announcedAt" IS NULL
    RETURNING "id"`;
  const isOpened = (rows: readonly { id: number }[], id: number) => rows.some((row) => row.id === id);
  return notify(tx, { organizationId, now }, [
    ...found.filter(({ id }) => isOpened(opened, id)).map((item) => toNotice(item, whereOwnTimes(item))),
    ...ofBatches
      .filter(({ id }) => isOpened(openedWindows, id))
      .map(({ batchId, assessment }) =>
        toNotice(assessment, { batchUsers: { some: { batchId, status: { not: "DROPPED" } } } }),
      ),
  ]);
}

/** Notifies the learners of every organization of assessments that have opened. */
export async function announceOpened(gateway: Gateway): Promise<void> {
  const now = gateway.clock();
  for (const { id: organizationId } of await gateway.tenants.list()) {
    const db = gateway.tenantClient(organizationId);
    const waiting = await db.assessment.count({ where: waitingAssessments(now, {}) });
    if (waiting === 0 && (await db.assessmentWindow.count({ where: waitingWindows(now, {}) })) === 0)
      continue;
    const told = await db.$transaction((tx) => tellOfOpened(tx, { organizationId, now }));
    announceNotifications(gateway.bus, organizationId, told);
    gateway.bus.publish("assessmentsChanged", { organizationId });
  }
}
