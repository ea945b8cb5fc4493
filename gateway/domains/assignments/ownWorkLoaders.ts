import type { TenantClient } from "#gateway/database/tenantClient";
import type { Reading } from "#gateway/graphql/loaders";
import { isMember, isStaff } from "#gateway/session/viewer";
import { whereOwn } from "../submissions/access";
import { givenTo, ownGiven } from "./access";
import type { OwnPlaces } from "./ownRules";

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

const readOwnRows = ({ db, viewer }: Reading, userId: number, assignmentIds: readonly number[]) =>
  db.givenAssignment.findMany({
    where: { assignmentId: { in: [...assignmentIds] }, AND: ownGiven(viewer) },
    select: {
      id: true,
      assignmentId: true,
      batchId: true,
      opensAt: true,
      dueAt: true,
      closesAt: true,
      daysAfterTopic: true,
      assignment: { select: { lateRule: true } },
      members: { where: { userId }, select: { teamId: true } },
      submissions: {
        where: whereOwn(userId),
        select: { id: true, givenId: true, teamId: true, number: true, state: true },
      },
    },
  });

/** The ids of the given assignments that are open to the viewer now. */
async function readCurrent({ db, viewer }: Reading, assignmentIds: readonly number[]): Promise<Set<number>> {
  const where = { assignmentId: { in: [...assignmentIds] }, AND: givenTo(viewer) };
  return new Set((await db.givenAssignment.findMany({ where, select: { id: true } })).map(({ id }) => id));
}

interface ExtendedPlace {
  assignmentId: number;
  teamId: number | null;
}

/**
 * Reads the extensions of a learner and of the learner's teams: the latest for a place, null without one. They belong to
 * learner and assignment, wherever they were granted.
 */
async function readExtensions({ db }: Reading, userId: number, assignmentIds: readonly number[]) {
  const mine = { team: { members: { some: { userId } } } };
  const rows = await db.assignmentExtension.findMany({
    where: {
      given: { assignmentId: { in: [...assignmentIds] } },
      OR: [{ userId }, { user: { teamMembers: { some: mine } } }],
    },
    select: {
      userId: true,
      dueAt: true,
      given: { select: { assignmentId: true } },
      user: { select: { teamMembers: { where: mine, select: { teamId: true } } } },
    },
    orderBy: { dueAt: "desc" },
  });
  return ({ assignmentId, teamId }: ExtendedPlace): Date | null =>
    rows.find(
      ({ given, user, ...row }) =>
        given.assignmentId === assignmentId &&
        (row.userId === userId || user.teamMembers.some((member) => member.teamId === teamId)),
    )?.dueAt ?? null;
}

/**
 * Reads where the viewer was given each of some assignments, and all work on them, in a few statements for all. Staff
 * have none.
 */
export async function readOwnPlaces(
  reading: Reading,
  assignmentIds: readonly number[],
): Promise<Map<number, OwnPlaces>> {
  const { viewer } = reading;
  if (!isMember(viewer) || isStaff(viewer)) return new Map();
  const rows = await readOwnRows(reading, viewer.userId, assignmentIds);
  const ids = rows.map(({ id }) => id);
  const [current, planned, findExtension] = await Promise.all([
    readCurrent(reading, assignmentIds),
    readPlannedDates(reading, ids),
    readExtensions(reading, viewer.userId, assignmentIds),
  ]);
  const places = rows.map(({ id, assignment, members, submissions, assignmentId, ...given }) => {
    const teamId = members[0]?.teamId ?? null;
    const isGiven = current.has(id);
    const plannedDate = planned.get(id) ?? null;
    const extendedTo = findExtension({ assignmentId, teamId });
    const own = { ...given, ...assignment, givenId: id, isGiven, plannedDate, extendedTo, teamId };
    return { assignmentId, tries: submissions, given: own };
  });
  return new Map(
    assignmentIds.map((assignmentId) => {
      const own = places.filter((place) => place.assignmentId === assignmentId);
      return [
        assignmentId,
        { given: own.map(({ given }) => given), tries: own.flatMap(({ tries }) => tries) },
      ];
    }),
  );
}
