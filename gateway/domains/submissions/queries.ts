import { optional, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { nullable, value } from "#gateway/graphql/fields";
import { listQuery } from "#gateway/graphql/lists";
import { viewerDependent } from "#gateway/graphql/live";
import { requireMember } from "#gateway/graphql/scopes";
import { valueType } from "#gateway/graphql/types";
import { AssignmentState, readOwn } from "../assignments/Assignment";
import { GivenAssignment, ProjectTeam } from "../assignments/GivenAssignment";
import type { OwnWork } from "../assignments/ownRules";
import { getState } from "../assignments/rules";
import { dayMs } from "../durationContract";
import { countsFor, markedSubmissions } from "./access";
import { submissionMessages } from "./contract";
import { ReviewQueueFilter } from "./ReviewQueueFilter";
import { queueFilter, whyClosed } from "./rules";
import { Submission } from "./Submission";

listQuery("reviewQueue", {
  type: Submission,
  description:
    "Submissions to mark, longest waiting first. Requires staff; trainers see those of their courses.",
  readers: "submissions.mark",
  args: toArgs({ filter: optional(ReviewQueueFilter, "Filters the submissions.") }),
  visible: markedSubmissions,
  where: ({ filter }, { viewer, clock }) => {
    const { state, batchId, courseId, assignmentId, givenId, olderThanDays } = filter ?? {};
    const now = clock();
    return {
      ...queueFilter(state ?? "WAITING", requireMember(viewer).userId, now),
      // The batch may have become the learner's after the work was handed in.
      ...(batchId && { places: { some: { batchId } } }),
      given: {
        ...(assignmentId && { assignmentId }),
        ...(courseId && { assignment: { courseId } }),
      },
      ...(givenId && { AND: countsFor(givenId) }),
      ...(olderThanDays && { handedInAt: { lte: new Date(now.getTime() - olderThanDays * dayMs) } }),
    };
  },
  orderBy: [{ handedInAt: "asc" }, { id: "asc" }],
});

type Own = OwnWork & { assignmentId: number; resubmissions: number; closed: string | null };

const OwnAssignment = valueType<Own>("OwnAssignment", {
  description: "An assignment as given to the viewer.",
  readers: "signedIn",
  values: {
    givenId: value("Int", "The id of the given assignment."),
    opensAt: value("DateTime", "When it opened."),
    dueAt: nullable("DateTime", "When it is due for the viewer; null without a date."),
    closesAt: nullable("DateTime", "When submissions close; null for never."),
    extendedTo: nullable("DateTime", "The viewer's extended due date; null without an extension."),
    teamId: nullable("Int", "The viewer's team; null without one."),
    closed: nullable("String", "The reason why nothing can be handed in now; null if it can."),
  },
  rows: {
    given: { type: GivenAssignment, id: "givenId", description: "The given assignment." },
    team: { type: ProjectTeam, id: "teamId", nullable: true, description: "The viewer's team." },
    submissions: {
      type: Submission,
      many: true,
      description: "The submissions of the viewer, or of the team, first to last.",
      where: ({ tries }) => ({ id: { in: tries.map(({ id }) => id) } }),
    },
  },
  fields: (t) => ({
    state: t.field({
      type: AssignmentState,
      description: "State of the assignment for the viewer.",
      resolve: ({ tries }) => getState(tries[0]),
    }),
    triesLeft: t.int({
      description: "Number of times the assignment can still be handed in.",
      resolve: ({ tries, resubmissions }) =>
        tries.some(({ state }) => state === "ACCEPTED")
          ? 0
          : Math.max(0, resubmissions + 1 - tries.filter(({ state }) => state !== "DRAFT").length),
    }),
    milestonesReached: t.field({
      type: ["String"],
      description: "The keys of the milestones that the viewer, or the team, has reached.",
      resolve: async ({ assignmentId, teamId }, _args, { db, viewer }) => {
        const owner = teamId === null ? { userId: requireMember(viewer).userId } : { teamId };
        const found = await db.milestoneCheck.findMany({
          where: { given: { assignmentId }, ...owner },
          select: { milestoneKey: true },
          distinct: ["milestoneKey"],
        });
        return found.map(({ milestoneKey }) => milestoneKey);
      },
    }),
  }),
});

builder.prismaObjectField("Assignment", "own", (t) =>
  t.field({
    type: OwnAssignment,
    nullable: true,
    description: "The assignment as given to the viewer; null for staff.",
    extensions: viewerDependent,
    select: { id: true, resubmissions: true, lateRule: true },
    resolve: async (row, _args, context) => {
      const own = await readOwn(row, context);
      if (!own) return null;
      const { dueAt, closesAt } = own;
      const closed = own.isGiven
        ? whyClosed({ dueAt, closesAt, lateRule: row.lateRule }, context.clock())
        : submissionMessages.notGiven;
      return { ...own, assignmentId: row.id, resubmissions: row.resubmissions, closed };
    },
  }),
);
