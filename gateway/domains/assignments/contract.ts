import { z } from "zod";
import {
  booleanField,
  chosenId,
  enumField,
  nameText,
  optionalId,
  optionalText,
  requiredText,
} from "../contract";
import { defineLabels } from "../labelsContract";
import { getRowMessages } from "../messagesContract";
import { wholeNumber } from "../numberFieldContract";
import { submissionStateLabels } from "../submissions/contract";

export const assignmentKindLabels = defineLabels("ASSIGNMENT", "PROJECT");
export type AssignmentKind = keyof typeof assignmentKindLabels;

export const submissionPartLabels = defineLabels("TEXT", "FILES", { LINK: "A link" });
export type SubmissionPart = keyof typeof submissionPartLabels;

export const lateRuleLabels = defineLabels({
  ACCEPT: "Accept late work",
  REFUSE: "Refuse late work",
  PERCENT: "Deduct a percentage per day",
});
export type LateRule = keyof typeof lateRuleLabels;

export const assignmentLimits = {
  title: 120,
  markdown: 20_000,
  points: 1_000,
  files: 10,
  resubmissions: 10,
  teamSize: 20,
  teamName: 60,
  milestones: 12,
  milestoneTitle: 120,
  milestoneText: 500,
  daysBefore: 365,
  daysAfter: 60,
  reason: 500,
} as const;

export const assignmentLabels = {
  title: "Title",
  kind: "Kind",
  courseId: "Course",
  topicId: "Topic",
  markdown: "Text",
  files: "Files",
  accepts: "Learners hand in",
  points: "Points",
  rubricId: "Rubric",
  resubmissions: "Resubmissions allowed",
  lateRule: "After the due date",
  latePercent: "Penalty per day (%)",
  handInDraftsAtDue: "Hand in drafts when they're due",
  milestones: "Milestones",
  milestone: "Milestone",
  daysBefore: "Days before the due date",
  teamSize: "Team size",
  teamsByLearner: "Learners create the teams",
  marksEach: "A mark for each member",
  batchId: "Batch",
  opensAt: "Opens",
  dueAt: "Due",
  closesAt: "Closes",
  daysAfterTopic: "Days after its topic",
  teamName: "Team",
  userId: "Learner",
  reason: "Reason",
} as const;

export const assignmentMessages = {
  ...getRowMessages("assignment", "create", "save", "delete", "give"),
  takeBack: {
    success: "Assignment taken back",
    fallback: "Unable to take the assignment back",
  },
  noCourse: "Choose a course that you teach",
  otherTopic: "Choose a topic of the course",
  noRubric: "Choose a rubric",
  noPart: "Choose at least one",
  noPercent: "Enter a percentage from 1 to 100",
  handedIn: "Learners have handed in work for this assignment",
  courseKept: "This assignment has been given, so its course can't change",
  notInBatch: "The batch does not have this course",
  closesEarly: "The closing date can't be before the due date",
  dueEarly: "The due date can't be before the opening date",
  closesBeforeOpening: "The closing date can't be before the opening date",
  noTopic: "Choose a topic for the assignment first",
  oneDue: "Enter a due date, or follow the topic's planned date",
  onlyBatch: "Only a batch has planned dates",
  notGiven: "This assignment hasn't been given to you",
  noTeams: "This assignment isn't for teams",
  teamFull: "The team is full",
  teamsByStaff: "Your trainers create the teams",
  teamNotFound: "Team not found",
  teamTaken: "Another team has this name",
  inTeam: "Leave your team first",
  teamHandedIn: "The team has handed in its work",
  otherMember: "A learner is in another team, or not in the batch",
  extensionEarlier: "An extension must be later than the due date",
  noDueDate: "This assignment has no due date to extend",
  extend: {
    success: "Extension granted",
    fallback: "Unable to grant the extension",
  },
  saveTeam: {
    success: "Team saved",
    fallback: "Unable to save the team",
  },
  noMilestone: "Milestone not found",
  setMilestone: { fallback: "Unable to save the milestone" },
} as const;

const milestoneSchema = z.object({
  key: z.string().regex(/^[a-z0-9]{1,20}$/),
  title: nameText(assignmentLabels.milestone, { max: assignmentLimits.milestoneTitle }),
  description: optionalText(assignmentLabels.milestone, { max: assignmentLimits.milestoneText }),
  daysBefore: wholeNumber(assignmentLabels.daysBefore, { min: 0, max: assignmentLimits.daysBefore }),
});

export const milestonesSchema = z
  .array(milestoneSchema)
  .max(assignmentLimits.milestones)
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length);
export type Milestone = z.output<typeof milestoneSchema>;

const parts = Object.keys(submissionPartLabels) as [SubmissionPart, ...SubmissionPart[]];
const kinds = Object.keys(assignmentKindLabels) as [AssignmentKind, ...AssignmentKind[]];
const lateRules = Object.keys(lateRuleLabels) as [LateRule, ...LateRule[]];

/** The form of an assignment. */
export const assignmentSchema = z
  .object({
    courseId: chosenId(assignmentLabels.courseId),
    topicId: optionalId(assignmentLabels.topicId),
    kind: enumField(assignmentLabels.kind, kinds),
    title: nameText(assignmentLabels.title, { max: assignmentLimits.title }),
    markdown: requiredText(assignmentLabels.markdown, { max: assignmentLimits.markdown }),
    fileIds: z.array(z.int().positive()).max(assignmentLimits.files),
    accepts: z.array(enumField(assignmentLabels.accepts, parts)).min(1, assignmentMessages.noPart),
    points: wholeNumber(assignmentLabels.points, { min: 1, max: assignmentLimits.points }),
    rubricId: optionalId(assignmentLabels.rubricId),
    resubmissions: wholeNumber(assignmentLabels.resubmissions, {
      min: 0,
      max: assignmentLimits.resubmissions,
    }),
    lateRule: enumField(assignmentLabels.lateRule, lateRules),
    latePercent: wholeNumber(assignmentLabels.latePercent, { min: 0, max: 100 }),
    handInDraftsAtDue: booleanField(assignmentLabels.handInDraftsAtDue)
      .nullish()
      .transform((isChosen) => isChosen ?? false),
    milestones: milestonesSchema,
    teamSize: wholeNumber(assignmentLabels.teamSize, { min: 1, max: assignmentLimits.teamSize }),
    teamsByLearner: booleanField(assignmentLabels.teamsByLearner),
    marksEach: booleanField(assignmentLabels.marksEach),
  })
  .refine(({ lateRule, latePercent }) => lateRule !== "PERCENT" || latePercent > 0, {
    path: ["latePercent"],
    message: assignmentMessages.noPercent,
  });
export type AssignmentInput = z.output<typeof assignmentSchema>;

/** The input for giving an assignment. */
export const giveSchema = z
  .object({
    opensAt: z.date().nullish(),
    dueAt: z.date().nullish(),
    closesAt: z.date().nullish(),
    daysAfterTopic: z.int().min(0).max(assignmentLimits.daysAfter).nullish(),
  })
  .refine(({ dueAt, daysAfterTopic }) => !dueAt || daysAfterTopic == null, {
    path: ["dueAt"],
    message: assignmentMessages.oneDue,
  })
  .refine(({ dueAt, closesAt }) => !dueAt || !closesAt || closesAt >= dueAt, {
    path: ["closesAt"],
    message: assignmentMessages.closesEarly,
  })
  .refine(({ dueAt, opensAt }) => !dueAt || !opensAt || dueAt > opensAt, {
    path: ["dueAt"],
    message: assignmentMessages.dueEarly,
  })
  .refine(({ closesAt, opensAt }) => !closesAt || !opensAt || closesAt > opensAt, {
    path: ["closesAt"],
    message: assignmentMessages.closesBeforeOpening,
  });

export const extensionSchema = z.object({
  dueAt: z.date(),
  reason: requiredText(assignmentLabels.reason, { max: assignmentLimits.reason }),
});

export const teamSchema = z.object({
  name: nameText(assignmentLabels.teamName, { max: assignmentLimits.teamName }),
});

/** The order of `AssignmentState` in which a learner sees the most urgent first. */
export const assignmentStateLabels = {
  OPEN: "Not started",
  ...submissionStateLabels,
} as const;
export type AssignmentState = keyof typeof assignmentStateLabels;

/** Progress of an assignment, for staff. */
export const assignmentStageLabels = defineLabels("NOT_GIVEN", "GIVEN", { WAITING: "To mark" });
export type AssignmentStage = keyof typeof assignmentStageLabels;
