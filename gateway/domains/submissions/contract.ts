import { z } from "zod";
import { isWebAddress, messages, optionalText } from "../contract";
import { isMisleading } from "../hiddenTextContract";
import { defineLabels } from "../labelsContract";
import { getRowMessages } from "../messagesContract";
import { optionalNumber } from "../numberFieldContract";

export const submissionLimits = {
  text: 50_000,
  link: 500,
  files: 10,
  comment: 5_000,
  criterionComment: 1_000,
  /** Hours for which a taken piece is kept for its reviewer. */
  reservedHours: 24,
} as const;

export const submissionLabels = {
  text: "Your text",
  link: "Link",
  files: "Files",
  points: "Points",
  comment: "Comment",
} as const;

export const submissionStateLabels = defineLabels("DRAFT", "HANDED_IN", "RETURNED", { ACCEPTED: "Marked" });
export type SubmissionState = keyof typeof submissionStateLabels;

/** A person's decision on a proposed mark. */
export const proposalStateLabels = defineLabels("PROPOSED", "ACCEPTED", "REFUSED");
export type ProposalState = keyof typeof proposalStateLabels;

/** Submissions that the review queue can list. */
export const reviewFilterLabels = defineLabels(
  "WAITING",
  { MINE: "Taken by me", UNMARKED: "Not marked yet" },
  "RETURNED",
  { ACCEPTED: "Marked" },
);
export type ReviewFilter = keyof typeof reviewFilterLabels;

export const submissionMessages = {
  ...getRowMessages("submission"),
  save: { fallback: "Unable to save your draft" },
  handIn: {
    success: "Handed in",
    fallback: "Unable to hand in",
  },
  withdraw: {
    success: "Withdrawn. Your draft is below.",
    fallback: "Unable to withdraw",
  },
  undoWithdrawal: {
    success: "Handed in again, as before",
    fallback: "Unable to undo",
  },
  withdrawLate: "The due date has passed, so you couldn't hand this in again. It stays handed in.",
  withdrawClosed: "This assignment is closed, so you couldn't hand this in again. It stays handed in.",
  withdrawCost: ({ before, now, each }: { before: number; now: number; each: number }) =>
    `Handed in again today, this work loses ${now}%${before > 0 ? ` instead of ${before}%` : ""} for being late${
      now < 100 ? `, and ${each}% more with each further day` : ""
    }.`,
  changedSince: "The draft has changed since, so hand it in again",
  overdue: "This was due, so your draft was handed in as it was then. Withdraw it to make changes.",
  stopped: (reason: string) => `Not handed in: ${reason}`,
  stoppedAtField: "Not handed in yet. Correct the marked fields first.",
  stoppedOffline: "Not handed in yet: no connection. Your work is kept in this browser.",
  stoppedBefore: "Not handed in yet. You can hand in now.",
  stoppedUnsure: "No answer came back, so this may be handed in already. Hand in again to be sure.",
  refusedFiles: "Remove the files that can't be handed in",
  uploading: "A file is still uploading. If you leave, it isn't added to your work.",
  notOpen: "You have handed this in. Withdraw it to make changes.",
  accepted: "This work is marked, so you can't hand in more",
  notGiven: "You are in no batch that has this assignment now. Your work and its marks are kept.",
  keptDraft: "Your draft",
  keptUnsent: "Kept in this browser, not saved yet",
  noTriesLeft: "You have no tries left",
  closed: "This assignment is closed, so you can no longer hand in work",
  late: "The due date has passed, and late work isn't accepted. Ask your trainer for an extension.",
  noTeam: "Join a team first",
  empty: "Add a text, a file or a link first",
  noText: "This assignment doesn't accept text",
  noFiles: "This assignment doesn't accept files",
  noLink: "This assignment doesn't accept links",
  badLink: "Enter a web address that begins with https:// or http://",
  executable: (name: string) => `${name} is a program. Programs can't be handed in.`,
  beingRead: "Your trainer is marking it, so you can't withdraw it",
  notWaiting: "Only handed-in work can be withdrawn",
  taken: (name: string) => `${name} is marking this`,
  draft: "This work hasn't been handed in yet",
  laterTry: "There is a newer try. Mark that one instead.",
  take: { fallback: "Unable to take this submission" },
  release: {
    success: "Released",
    fallback: "Unable to release this submission",
  },
  grade: {
    success: "Marked",
    fallback: "Unable to save the mark",
  },
  return: {
    success: "Returned",
    fallback: "Unable to return this submission",
  },
  noneLeft: "The learner has no tries left, so accept this one",
  levelMissing: "Choose a level",
  noCriterion: "This criterion isn't part of the rubric",
  pointsMissing: "Enter the points",
  tooMany: (points: number) => `At most ${points} points`,
  notMember: "Only members of the team get a mark",
  undo: {
    success: "Undone",
    fallback: "Unable to undo",
  },
  nothingToUndo: "You can only undo your last mark, and only until the learner continues",
  notConfigured: "AI is not set up",
  proposeFailed: "The AI made no proposal. Mark the work yourself, or try again later.",
  noRubric: "Proposals need a rubric",
  noWords: "There is no text to read",
  decide: { fallback: "Unable to save your decision" },
} as const;

/** The field that names what a withdrawal costs, until it is accepted. */
export const withdrawCostField = "isCostAccepted";

/** A draft as it is saved. */
export const draftSchema = z.object({
  text: z
    .string()
    .max(submissionLimits.text, `At most ${submissionLimits.text} characters`)
    .refine((text) => !isMisleading(text), messages.hidden(submissionLabels.text))
    .default(""),
  link: optionalText(submissionLabels.link, { max: submissionLimits.link }).refine(
    (link) => link === "" || isWebAddress(link),
    submissionMessages.badLink,
  ),
  fileIds: z.array(z.int().positive()).max(submissionLimits.files, `At most ${submissionLimits.files} files`),
});
export type DraftInput = z.output<typeof draftSchema>;

/** A reviewer's mark for one criterion; the level is its place, from 0. */
const levelSchema = z.object({
  key: z.string(),
  level: z.int().min(0).nullish(),
  comment: optionalText(submissionLabels.comment, { max: submissionLimits.criterionComment }),
});

/** A reviewer's mark for a submission. */
export const submissionMarkSchema = z.object({
  levels: z.array(levelSchema).max(50).default([]),
  points: optionalNumber(submissionLabels.points, { max: 1e6 }),
  comment: optionalText(submissionLabels.comment, { max: submissionLimits.comment }),
  members: z
    .array(z.object({ userId: z.int().positive(), points: z.number().min(0) }))
    .max(50)
    .default([]),
});
export type MarkInput = z.output<typeof submissionMarkSchema>;

/** The stored part of a mark for its criteria. */
export const markedCriteriaSchema = z.array(
  z.object({
    key: z.string(),
    level: z.int().nullable(),
    points: z.number(),
    comment: z.string(),
  }),
);
export type MarkedCriterion = z.output<typeof markedCriteriaSchema>[number];
