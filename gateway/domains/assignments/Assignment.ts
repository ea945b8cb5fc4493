import { optional, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { describedEnum } from "#gateway/graphql/enums";
import { restricted, value } from "#gateway/graphql/fields";
import { fromColumn } from "#gateway/graphql/fromColumn";
import { listQuery } from "#gateway/graphql/lists";
import { viewerDependent } from "#gateway/graphql/live";
import { rowQuery } from "#gateway/graphql/queryFields";
import { reached } from "#gateway/graphql/reach";
import { renderedFrom } from "#gateway/graphql/renderedFrom";
import { nodeType, valueType } from "#gateway/graphql/types";
import { File, ofFilesInOrder } from "../files/File";
import { holdingText } from "../rules";
import { visibleAssignments, whereStage } from "./access";
import {
  assignmentLimits,
  type AssignmentKind as Kind,
  type LateRule as Late,
  type Milestone,
  type SubmissionPart as Part,
  type AssignmentStage as Stage,
  type AssignmentState as State,
} from "./contract";
import { chooseOwnWork, type OwnWork } from "./ownRules";
import { readOwnPlaces } from "./ownWorkLoaders";
import { getState, readMilestones } from "./rules";

export const AssignmentKind = describedEnum<Kind>("AssignmentKind", "Kind of assignment.", {
  ASSIGNMENT: "Work that learners hand in.",
  PROJECT: "Work with milestones, which teams may do together.",
});

export const SubmissionPart = describedEnum<Part>("SubmissionPart", "A part that a submission may have.", {
  TEXT: "A text in Markdown.",
  FILES: "Files.",
  LINK: "A web address.",
});

export const LateRule = describedEnum<Late>("LateRule", "Rule for late work.", {
  ACCEPT: "Counts in full.",
  REFUSE: "Cannot be handed in.",
  PERCENT: "Loses a percentage for each day late.",
});

export const AssignmentState = describedEnum<State>(
  "AssignmentState",
  "State of an assignment for a learner.",
  {
    OPEN: "Open, and not started.",
    DRAFT: "Started as a draft.",
    HANDED_IN: "Handed in, waiting for a mark.",
    RETURNED: "Returned for another try.",
    ACCEPTED: "Accepted.",
  },
);

const AssignmentStage = describedEnum<Stage>("AssignmentStage", "Stage of an assignment, for staff.", {
  NOT_GIVEN: "Not given to anyone.",
  GIVEN: "It was given.",
  WAITING: "Some submissions wait for a mark.",
});

export const MilestoneType = valueType<Milestone>("Milestone", {
  description: "A milestone of a project.",
  readers: "signedIn",
  values: {
    key: value("String", "Identifies it within the project."),
    title: value("String", "Name of the milestone."),
    description: value("String", "Details; empty without any."),
    daysBefore: value("Int", "The days from it to the due date."),
  },
});

/** The viewer's work on an assignment; null for staff, and for assignments never given to the viewer. */
export async function readOwn({ id }: { id: number }, { loaders, clock, tenant }: Context) {
  const places = await loaders.load(readOwnPlaces, id);
  return places ? chooseOwnWork(places, { now: clock(), timeZone: tenant.timeZone }) : null;
}

/** The options of a field that is different for each learner, and null for those who were not given it. */
const ofOwnWork = <Result>(read: (own: OwnWork) => Result) => ({
  nullable: true as const,
  extensions: viewerDependent,
  select: { id: true } as const,
  resolve: async (row: { id: number }, _args: object, context: Context): Promise<Result | null> => {
    const own = await readOwn(row, context);
    return own ? read(own) : null;
  },
});

export const Assignment = nodeType("Assignment", {
  description:
    "Work that learners hand in. Visible to the learners it was given to, and to staff who manage it.",
  visible: visibleAssignments,
  readers: "signedIn",
  columns: {
    kind: { type: AssignmentKind, nullable: false, description: "Assignment or project." },
    title: `At most ${assignmentLimits.title} characters.`,
    markdown: restricted(["assignments.write", "submissions.mark"], "The text in Markdown. Requires staff."),
    accepts: { type: [SubmissionPart], nullable: false, description: "Parts that a submission may have." },
    points: "The most points of a submission.",
    resubmissions: "Number of times a returned submission may be handed in again.",
    lateRule: { type: LateRule, nullable: false, description: "Rule for late work." },
    latePercent: "For PERCENT: the percentage lost for each day late.",
    handInDraftsAtDue: "Whether drafts that stand when they are due are handed in by themselves.",
    teamSize: "The most members of a team; 1 for individual work.",
    teamsByLearner: "Whether learners form the teams themselves.",
    marksEach: "Whether each member of a team gets a separate mark.",
    updatedAt: restricted(
      ["assignments.write", "submissions.mark"],
      "When it last changed, which is its version. Requires staff.",
    ),
  },
  relations: {
    course: "The course that it belongs to.",
    topic: "The topic that it belongs to; null without one.",
    rubric: {
      description: "The rubric that is copied when it is given. Requires staff.",
      readers: ["assignments.write", "submissions.mark"],
    },
  },
  fields: (t) => ({
    html: t.string({
      description: "The text as safe HTML.",
      ...renderedFrom("markdown", "html"),
    }),
    milestones: t.field({
      type: [MilestoneType],
      description: "A project's milestones, in order.",
      ...fromColumn("milestones", readMilestones),
    }),
    files: t.field({
      type: [File],
      description: "Files attached to its text.",
      ...ofFilesInOrder,
    }),
    dueAt: t.field({
      type: "DateTime",
      description:
        "When it is due for the viewer, with an extension; null without a due date, and for staff.",
      ...ofOwnWork((own) => own.dueAt),
    }),
    state: t.field({
      type: AssignmentState,
      description: "State of the assignment for the viewer; null for staff.",
      ...ofOwnWork((own) => getState(own.tries[0])),
    }),
    canManage: t.boolean({
      description: "Whether the viewer may change and give it.",
      ...reached("assignments.write"),
    }),
  }),
});

builder.prismaObjectField("Course", "assignments", (t) =>
  t.relation("assignments", {
    type: Assignment,
    description:
      "The course's assignments and projects. Requires a sign-in; learners see those given to them.",
    authScopes: { signedIn: true },
    query: (_args, { viewer }) => ({ where: visibleAssignments(viewer), orderBy: { id: "asc" } }),
  }),
);

const filters = toArgs({
  courseId: optional("Int", "Only those of this course."),
  kind: optional(AssignmentKind, "Only those of this kind."),
  batchId: optional("Int", "Only those given to this batch."),
  stage: optional(AssignmentStage, "Only those at this stage; for staff."),
  search: optional("String", "Only those whose title contains this."),
});

listQuery("assignments", {
  type: Assignment,
  description:
    "The assignments that the viewer can see, by title: staff those they manage, learners those given to them.",
  readers: "signedIn",
  args: filters,
  visible: visibleAssignments,
  where: ({ courseId, kind, batchId, stage, search }, { viewer }) => ({
    ...(courseId && { courseId }),
    ...(kind && { kind }),
    ...(batchId && { given: { some: { batchId } } }),
    ...(stage && { AND: whereStage(viewer, stage) }),
    ...holdingText(search),
  }),
  orderBy: [{ sortKey: "asc" }, { id: "asc" }],
});

rowQuery("assignment", {
  type: Assignment,
  row: "assignment",
  description: "An assignment by its id; null if the viewer can see none with it.",
  readers: "signedIn",
  visible: visibleAssignments,
});
