import { optional, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { describedEnum } from "#gateway/graphql/enums";
import { restricted, value } from "#gateway/graphql/fields";
import { fromColumn } from "#gateway/graphql/fromColumn";
import { listQuery } from "#gateway/graphql/lists";
import { viewerDependent } from "#gateway/graphql/live";
import { rowQuery } from "#gateway/graphql/queryFields";
import { nodeType, valueType } from "#gateway/graphql/types";
import { File, ofFilesInOrder } from "../files/File";
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
import { type OwnWork, readOwnWork } from "./OwnWork";
import { extendDue, getDue, getState, readMilestones } from "./rules";

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
  ACCEPT: "It counts as if it was in time.",
  REFUSE: "It cannot be handed in.",
  PERCENT: "Each day late takes off a percentage.",
});

export const AssignmentState = describedEnum<State>(
  "AssignmentState",
  "State of an assignment for a learner.",
  {
    OPEN: "Nothing was begun.",
    DRAFT: "A draft was begun.",
    HANDED_IN: "It was handed in and waits for its mark.",
    RETURNED: "It was returned for another try.",
    ACCEPTED: "It was accepted.",
  },
);

const AssignmentStage = describedEnum<Stage>("AssignmentStage", "Progress of an assignment, for staff.", {
  NOT_GIVEN: "No one was given it.",
  GIVEN: "It was given.",
  WAITING: "Submissions for it wait for their marks.",
});

export const MilestoneType = valueType<Milestone>("Milestone", {
  description: "A milestone of a project.",
  readers: "signedIn",
  values: {
    key: value("String", "Tells it from the project's others."),
    title: value("String", "Name of the milestone."),
    description: value("String", "More about it; empty without more."),
    daysBefore: value("Int", "The days from it to the due date."),
  },
});

/** The viewer's work on an assignment; undefined for staff, and for what the viewer was not given. */
export const readOwn = ({ id }: { id: number }, { loaders }: Context) => loaders.load(readOwnWork, id);

/** The options of a field that is different for each learner, and null for those who were not given it. */
const ofOwnWork = <Result>(read: (own: OwnWork, context: Context) => Result) => ({
  nullable: true as const,
  extensions: viewerDependent,
  select: { id: true } as const,
  resolve: async (row: { id: number }, _args: object, context: Context): Promise<Result | null> => {
    const own = await readOwn(row, context);
    return own ? read(own, context) : null;
  },
});

export const Assignment = nodeType("Assignment", {
  description:
    "Work that learners hand in. Visible to learners to whom it was given, and to staff who manage it.",
  visible: visibleAssignments,
  readers: "signedIn",
  columns: {
    kind: { type: AssignmentKind, nullable: false, description: "Assignment or project." },
    title: `At most ${assignmentLimits.title} characters.`,
    html: "The text, rendered.",
    markdown: restricted(["assignments.write", "submissions.mark"], "The text in Markdown. Requires staff."),
    accepts: { type: [SubmissionPart], nullable: false, description: "Parts that a submission may have." },
    points: "The most that a submission gets.",
    resubmissions: "Number of times a returned submission may be handed in again.",
    lateRule: { type: LateRule, nullable: false, description: "Rule for late work." },
    latePercent: "The percentage that each day late takes off; for PERCENT.",
    teamSize: "The most members of a team; 1 is work of one's own.",
    teamsByLearner: "Whether learners make the teams themselves.",
    marksEach: "Whether each member of a team gets a mark of their own.",
    updatedAt: restricted(
      ["assignments.write", "submissions.mark"],
      "When it last changed: its version. Requires staff.",
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
    milestones: t.field({
      type: [MilestoneType],
      description: "A project's milestones, in their order.",
      ...fromColumn("milestones", readMilestones),
    }),
    files: t.field({
      type: [File],
      description: "The files that belong to its text.",
      ...ofFilesInOrder,
    }),
    dueAt: t.field({
      type: "DateTime",
      description: "When it is due for the viewer, with an extension; null without a date, and for staff.",
      ...ofOwnWork((own, { tenant }) =>
        extendDue(getDue(own, own.plannedDate, tenant.timeZone), own.extendedTo),
      ),
    }),
    state: t.field({
      type: AssignmentState,
      description: "State of the assignment for the viewer; null for staff.",
      ...ofOwnWork((own) => getState(own.tries[0])),
    }),
    canManage: t.boolean({
      description: "Whether the viewer may change and give it.",
      select: { id: true },
      resolve: (_row, _args, { viewer }) => viewer.kind === "member" && viewer.userType === "E",
    }),
  }),
});

builder.prismaObjectField("Course", "assignments", (t) =>
  t.relation("assignments", {
    type: Assignment,
    description: "Its assignments and projects. Signed-in viewers only; learners see what they were given.",
    authScopes: { signedIn: true },
    query: (_args, { viewer }) => ({ where: visibleAssignments(viewer), orderBy: { id: "asc" } }),
  }),
);

const filters = toArgs({
  courseId: optional("Int", "Only those of this course."),
  kind: optional(AssignmentKind, "Only those of this kind."),
  batchId: optional("Int", "Only those that this batch was given."),
  stage: optional(AssignmentStage, "Only those that are so far; for staff."),
  search: optional("String", "Only those whose title contains this."),
});

listQuery("assignments", {
  type: Assignment,
  description:
    "The assignments that the viewer may see, by title: staff what they manage, learners what they were given.",
  readers: "signedIn",
  args: filters,
  visible: visibleAssignments,
  where: ({ courseId, kind, batchId, stage, search }, { viewer }) => ({
    ...(courseId && { courseId }),
    ...(kind && { kind }),
    ...(batchId && { given: { some: { batchId } } }),
    ...(stage && { AND: whereStage(viewer, stage) }),
    ...(search && { title: { contains: search, mode: "insensitive" as const } }),
  }),
  orderBy: [{ title: "asc" }, { id: "asc" }],
});

rowQuery("assignment", {
  type: Assignment,
  row: "assignment",
  description: "An assignment by its id; null when there is none that the viewer may see.",
  readers: "signedIn",
  visible: visibleAssignments,
});
