import type { TenantClient } from "#gateway/database/tenantClient";
import type { Reading } from "#gateway/graphql/loaders";
import { isMember, isStaff } from "#gateway/session/viewer";
import { givenTo } from "./access";
import { chooseGiven } from "./rules";

/** The planned dates of the topics that given assignments follow, in one statement. */
export async function readPlannedDates(
  {
    db,
    viewer: { organizationId },
  }: { db: Pick<TenantClient, "$queryRaw">; viewer: { organizationId: number } },
  ids: readonly number[],
): Promise<Map<number, Date>> {
  const rows = await db.$queryRaw<{ id: number; plannedDate: Date }[]>`
    SELECT g."id", t."plannedDate" FROM "GivenAssignment" g
    JOIN "Assignment" a ON a."organizationId" = g."organizationId" AND a."id" = g."assignmentId"
    JOIN "BatchCourseTopic" t ON t."organizationId" = g."organizationId" AND t."batchId" = g."batchId"
      AND t."courseId" = a."courseId" AND t."topicId" = a."topicId"
    WHERE g."organizationId" = ${organizationId} AND g."id" = ANY (${[...ids]})
      AND t."plannedDate" IS NOT NULL`;
  return new Map(rows.map(({ id, plannedDate }) => [id, plannedDate]));
}

/** The submissions of a learner, or of the learner's team. */
const ownTries = (userId: number) => ({ OR: [{ userId }, { team: { members: { some: { userId } } } }] });

const readOwnRows = ({ db, viewer }: Reading, userId: number, assignmentIds: readonly number[]) =>
  db.givenAssignment.findMany({
    where: { assignmentId: { in: [...assignmentIds] }, AND: givenTo(viewer) },
    select: {
      id: true,
      assignmentId: true,
      batchId: true,
      opensAt: true,
      dueAt: true,
      closesAt: true,
      daysAfterTopic: true,
      members: { where: { userId }, select: { teamId: true } },
      submissions: {
        where: ownTries(userId),
        orderBy: { number: "desc" },
        select: { id: true, number: true, state: true },
      },
    },
  });

const readExtensions = async ({ db }: Reading, userId: number, givenIds: readonly number[]) => {
  const ofTeam = { user: { teamMembers: { some: { team: { members: { some: { userId } } } } } } };
  const rows = await db.assignmentExtension.findMany({
    where: { givenId: { in: [...givenIds] }, OR: [{ userId }, ofTeam] },
    select: {
      givenId: true,
      userId: true,
      dueAt: true,
      user: {
        select: {
          teamMembers: {
            where: { team: { members: { some: { userId } } } },
            select: { givenId: true },
          },
        },
      },
    },
    orderBy: { dueAt: "asc" },
  });
  const counts = (row: (typeof rows)[number]) =>
    row.userId === userId || row.user.teamMembers.some(({ givenId }) => givenId === row.givenId);
  return new Map(rows.filter(counts).map(({ givenId, dueAt }) => [givenId, dueAt]));
};

/** An assignment given to a learner, with the facts that decide its due date and state. */
export interface OwnWork {
  givenId: number;
  opensAt: Date;
  dueAt: Date | null;
  closesAt: Date | null;
  daysAfterTopic: number | null;
  plannedDate: Date | null;
  extendedTo: Date | null;
  teamId: number | null;
  /** The submissions, latest first. */
  tries: { id: number; number: number; state: "DRAFT" | "HANDED_IN" | "RETURNED" | "ACCEPTED" }[];
}

/** Reads the given assignments of the viewer for each of some assignments, in a few statements for all. */
export async function readOwnWork(
  reading: Reading,
  assignmentIds: readonly number[],
): Promise<Map<number, OwnWork>> {
  const { viewer } = reading;
  if (!isMember(viewer) || isStaff(viewer)) return new Map();
  const rows = await readOwnRows(reading, viewer.userId, assignmentIds);
  const ids = rows.map(({ id }) => id);
  const [planned, extended] = await Promise.all([
    readPlannedDates(reading, ids),
    readExtensions(reading, viewer.userId, ids),
  ]);
  const chosen = new Map<number, OwnWork>();
  for (const assignmentId of assignmentIds) {
    const given = chooseGiven(rows.filter((row) => row.assignmentId === assignmentId));
    if (!given) continue;
    const { id: givenId, opensAt, dueAt, closesAt, daysAfterTopic, members, submissions } = given;
    chosen.set(assignmentId, {
      givenId,
      opensAt,
      dueAt,
      closesAt,
      daysAfterTopic,
      tries: submissions,
      plannedDate: planned.get(givenId) ?? null,
      extendedTo: extended.get(givenId) ?? null,
      teamId: members[0]?.teamId ?? null,
    });
  }
  return chosen;
}
