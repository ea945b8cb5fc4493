import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantClient } from "#gateway/database/tenantClient";
import { choosePlace, findDue, type OwnGiven } from "../assignments/ownRules";
import { readPlannedDates } from "../assignments/ownWorkLoaders";
import { extendClosing } from "../assignments/rules";
import { isEmptyDraft } from "./draftRules";

/** An organization at a moment, with the zone in which its days end. */
export interface TenantClock {
  organizationId: number;
  now: Date;
  timeZone: string;
}

const givenColumns = {
  id: true,
  batchId: true,
  opensAt: true,
  dueAt: true,
  closesAt: true,
  daysAfterTopic: true,
  assignment: {
    select: {
      // An extension holds wherever the assignment is given to its learner.
      given: { select: { extensions: { select: { userId: true, dueAt: true } } } },
      id: true,
      title: true,
      kind: true,
      lateRule: true,
      handInDraftsAtDue: true,
      course: { select: { id: true, code: true, title: true } },
    },
  },
} as const;

/** The ends of an assignment for those without an extension, or for one learner. */
interface Ends {
  dueAt: Date | null;
  closesAt: Date | null;
}

/** Reads all places that give the assignments with drafts, and their due dates, in two statements. */
async function readGiven(db: TenantClient, clock: TenantClock, where: Prisma.AssignmentWhereInput) {
  const hasDrafts = { given: { some: { submissions: { some: { state: "DRAFT" as const } } } } };
  const given = await db.givenAssignment.findMany({
    where: {
      announcedAt: { not: null },
      assignment: { course: { status: "PUBLISHED" }, AND: [hasDrafts, where] },
    },
    orderBy: { id: "asc" },
    select: givenColumns,
  });
  const following = given.filter(({ daysAfterTopic }) => daysAfterTopic !== null).map(({ id }) => id);
  const planned =
    following.length === 0
      ? new Map<number, Date>()
      : await readPlannedDates({ db, viewer: clock }, following);
  return given.map((row) => ({
    ...row,
    plannedDate: planned.get(row.id) ?? null,
    extensions: row.assignment.given.flatMap(({ extensions }) => extensions),
  }));
}

type Given = Awaited<ReturnType<typeof readGiven>>[number];

/** The latest extension of some learners: one of them makes it their team's, too. */
const findExtension = ({ extensions }: Given, learnerIds: readonly number[]): Date | null =>
  extensions
    .filter(({ userId }) => learnerIds.includes(userId))
    .map(({ dueAt }) => dueAt)
    .reduce<Date | null>((latest, dueAt) => (latest && latest > dueAt ? latest : dueAt), null);

const toPlace = (row: Given, learnerIds: readonly number[]): OwnGiven => {
  const { id: givenId, batchId, opensAt, dueAt, closesAt, daysAfterTopic, plannedDate, assignment } = row;
  const times = { opensAt, dueAt, closesAt, daysAfterTopic, plannedDate };
  const extendedTo = findExtension(row, learnerIds);
  return {
    ...times,
    extendedTo,
    givenId,
    batchId,
    isGiven: true,
    lateRule: assignment.lateRule,
    teamId: null,
  };
};

const getEnds = (place: OwnGiven, timeZone: string): Ends => ({
  dueAt: findDue(place, timeZone),
  closesAt: extendClosing(place.closesAt, place.extendedTo),
});

/** A draft that holds something, with the place whose dates hold for its learners now. */
export interface DueDraft extends Ends {
  givenId: number;
  assignment: Given["assignment"];
  /** The learner, or the members of the team. */
  learnerIds: number[];
  begunAt: Date;
  savedAt: Date;
}

const readDrafts = (db: TenantClient, given: readonly Given[]) =>
  db.submission.findMany({
    where: { state: "DRAFT", given: { assignmentId: { in: given.map(({ assignment }) => assignment.id) } } },
    orderBy: { id: "asc" },
    select: {
      givenId: true,
      given: { select: { assignmentId: true } },
      userId: true,
      text: true,
      link: true,
      createdAt: true,
      updatedAt: true,
      files: { select: { fileId: true } },
      team: { select: { members: { select: { userId: true }, orderBy: { id: "asc" } } } },
    },
  });

type Draft = Awaited<ReturnType<typeof readDrafts>>[number];

/** Reads to whom assignments are given now: the members of batches, and the enrolled, in two statements. */
async function readReceivers(db: TenantClient, given: readonly Given[], drafts: readonly Draft[]) {
  const userId = { in: drafts.flatMap((draft) => draft.userId ?? []) };
  const batchIds = given.flatMap(({ batchId }) => batchId ?? []);
  const courseIds = given.flatMap(({ batchId, assignment }) =>
    batchId === null ? [assignment.course.id] : [],
  );
  const members = await db.batchUser.findMany({
    where: { batchId: { in: batchIds }, userId, status: { not: "DROPPED" } },
    select: { batchId: true, userId: true },
  });
  const enrolled =
    courseIds.length === 0
      ? []
      : await db.enrolment.findMany({
          where: { courseId: { in: courseIds }, userId },
          select: { courseId: true, userId: true },
        });
  const inBatches = new Set(members.map((row) => `${row.batchId} ${row.userId}`));
  const inCourses = new Set(enrolled.map((row) => `${row.courseId} ${row.userId}`));
  return ({ batchId, assignment }: Given, learnerId: number): boolean =>
    batchId === null
      ? inCourses.has(`${assignment.course.id} ${learnerId}`)
      : inBatches.has(`${batchId} ${learnerId}`);
}

interface Wanted {
  /** The assignments that may have wanted drafts. */
  where: Prisma.AssignmentWhereInput;
  /** Whether drafts with these ends are wanted. */
  isWanted: (ends: Ends, assignment: Given["assignment"]) => boolean;
}

/**
 * Reads the drafts whose ends are wanted, in at most five statements. A learner's draft follows the place whose dates hold
 * for them now, such as the batch that they were moved to; a team's stays where the team is.
 */
export async function readDueDrafts(
  db: TenantClient,
  clock: TenantClock,
  { where, isWanted }: Wanted,
): Promise<DueDraft[]> {
  const { timeZone } = clock;
  const isDue = (place: OwnGiven, { assignment }: Given) => isWanted(getEnds(place, timeZone), assignment);
  const given = await readGiven(db, clock, where);
  const due = given.filter((row) =>
    [[], ...row.extensions.map(({ userId }) => [userId])].some((ids) => isDue(toPlace(row, ids), row)),
  );
  if (due.length === 0) return [];
  const drafts = (await readDrafts(db, due)).filter((draft) => !isEmptyDraft(draft));
  const isGivenTo = await readReceivers(db, given, drafts);
  const findPlace = ({ givenId, userId, given: { assignmentId } }: Draft, learnerIds: readonly number[]) => {
    const isOwn = (row: Given) => (userId === null ? row.id === givenId : isGivenTo(row, userId));
    const own = given.filter((row) => row.assignment.id === assignmentId && isOwn(row));
    return choosePlace(
      own.map((row) => toPlace(row, learnerIds)),
      clock,
    );
  };
  return drafts.flatMap((draft) => {
    const members = draft.team?.members.map(({ userId }) => userId) ?? [];
    const learnerIds = draft.userId === null ? members : [draft.userId];
    const place = findPlace(draft, learnerIds);
    const row = given.find(({ id }) => id === place?.givenId);
    if (!place || !row || learnerIds.length === 0 || !isDue(place, row)) return [];
    const { createdAt: begunAt, updatedAt: savedAt } = draft;
    const ends = getEnds(place, timeZone);
    return [{ givenId: row.id, assignment: row.assignment, learnerIds, begunAt, savedAt, ...ends }];
  });
}
