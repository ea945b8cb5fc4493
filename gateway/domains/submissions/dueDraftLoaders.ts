import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantClient } from "#gateway/database/tenantClient";
import { readPlannedDates } from "../assignments/ownWorkLoaders";
import { extendClosing, extendDue, getDue } from "../assignments/rules";
import { isEmptyDraft } from "./draftRules";

/** An organization at a moment, with the zone in which its days end. */
export interface TenantClock {
  organizationId: number;
  now: Date;
  timeZone: string;
}

const givenColumns = {
  id: true,
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

/** Reads given assignments with drafts, and their due dates, in two statements. */
async function readGiven(db: TenantClient, place: TenantClock, where: Prisma.GivenAssignmentWhereInput) {
  const drafts = { some: { state: "DRAFT" as const } };
  const given = await db.givenAssignment.findMany({
    where: { announcedAt: { not: null }, submissions: drafts, AND: where },
    orderBy: { id: "asc" },
    select: givenColumns,
  });
  const following = given.filter(({ daysAfterTopic }) => daysAfterTopic !== null).map(({ id }) => id);
  const planned =
    following.length === 0
      ? new Map<number, Date>()
      : await readPlannedDates({ db, viewer: place }, following);
  return given.map((row) => ({
    ...row,
    due: getDue(row, planned.get(row.id), place.timeZone),
    extensions: row.assignment.given.flatMap(({ extensions }) => extensions),
  }));
}

type Given = Awaited<ReturnType<typeof readGiven>>[number];

/** The ends for some learners, of whom one may have an extension: it is their team's, too. */
function getEnds({ due, closesAt, extensions }: Given, learnerIds: readonly number[]): Ends {
  const extendedTo = extensions
    .filter(({ userId }) => learnerIds.includes(userId))
    .map(({ dueAt }) => dueAt)
    .reduce<Date | null>((latest, dueAt) => (latest && latest > dueAt ? latest : dueAt), null);
  return { dueAt: extendDue(due, extendedTo), closesAt: extendClosing(closesAt, extendedTo) };
}

/** A draft that holds something, with the ends of its learners. */
export interface DueDraft extends Ends {
  givenId: number;
  assignment: Given["assignment"];
  /** The learner, or the members of the team. */
  learnerIds: number[];
  begunAt: Date;
  savedAt: Date;
}

interface Wanted {
  /** The given assignments that may have wanted drafts. */
  where: Prisma.GivenAssignmentWhereInput;
  /** Whether drafts with these ends are wanted. */
  isWanted: (ends: Ends, assignment: Given["assignment"]) => boolean;
}

/** Reads the drafts whose ends are wanted, in at most three statements. */
export async function readDueDrafts(
  db: TenantClient,
  place: TenantClock,
  { where, isWanted }: Wanted,
): Promise<DueDraft[]> {
  const given = (await readGiven(db, place, where)).filter((row) =>
    [getEnds(row, []), ...row.extensions.map(({ userId }) => getEnds(row, [userId]))].some((ends) =>
      isWanted(ends, row.assignment),
    ),
  );
  if (given.length === 0) return [];
  const drafts = await db.submission.findMany({
    where: { state: "DRAFT", givenId: { in: given.map(({ id }) => id) } },
    orderBy: { id: "asc" },
    select: {
      givenId: true,
      userId: true,
      text: true,
      link: true,
      createdAt: true,
      updatedAt: true,
      files: { select: { fileId: true } },
      team: { select: { members: { select: { userId: true }, orderBy: { id: "asc" } } } },
    },
  });
  const byId = new Map(given.map((row) => [row.id, row]));
  return drafts.flatMap((draft) => {
    const row = byId.get(draft.givenId);
    const learnerIds =
      draft.userId === null ? (draft.team?.members ?? []).map(({ userId }) => userId) : [draft.userId];
    if (!row || learnerIds.length === 0 || isEmptyDraft(draft)) return [];
    const ends = getEnds(row, learnerIds);
    if (!isWanted(ends, row.assignment)) return [];
    const { createdAt: begunAt, updatedAt: savedAt } = draft;
    return [{ givenId: row.id, assignment: row.assignment, learnerIds, begunAt, savedAt, ...ends }];
  });
}
