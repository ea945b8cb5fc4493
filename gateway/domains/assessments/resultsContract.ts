import { z } from "zod";
import { chosenId, optionalDay, optionalText, optionalTime, requiredText } from "../contract";
import { numberField, wholeNumber } from "../numberFieldContract";

/** Limits of what staff do with the results of an assessment. */
export const resultLimits = {
  sittings: 500,
  minutes: 600,
  attempts: 20,
  reason: 500,
  feedback: 5_000,
  events: 500,
  eventAge: 86_400,
  /** The most answers of the review queue that are read at once. */
  queue: 100,
} as const;

export const attemptEventKinds = ["LEFT_PAGE", "CAME_BACK", "PASTED", "WENT_OFFLINE", "CAME_ONLINE"] as const;
export type AttemptEventName = (typeof attemptEventKinds)[number];
export const attemptEventLabels: Readonly<Record<AttemptEventName, string>> = {
  LEFT_PAGE: "Left the page",
  CAME_BACK: "Came back",
  PASTED: "Pasted text",
  WENT_OFFLINE: "Went offline",
  CAME_ONLINE: "Came back online",
};

/** Shown to learners before they start. */
export const attemptLogNotice = "Your trainer can see if you leave this page, paste text or go offline.";

export const resultsLabels = {
  minutes: "Minutes",
  userId: "Learner",
  extraMinutes: "Extra minutes",
  extraAttempts: "Extra attempts",
  closesDay: "Closes on",
  closesTime: "At",
  reason: "Reason",
  marks: "Marks",
  feedback: "Feedback",
} as const;

export const addMinutesSchema = z.object({
  minutes: wholeNumber("Minutes", { min: 1, max: resultLimits.minutes }),
});

const granted = {
  extraMinutes: wholeNumber(resultsLabels.extraMinutes, { min: 0, max: resultLimits.minutes }),
  extraAttempts: wholeNumber(resultsLabels.extraAttempts, { min: 0, max: resultLimits.attempts }),
  reason: requiredText(resultsLabels.reason, { max: resultLimits.reason }),
};

/** An exception for one learner; it replaces an earlier one. */
export const exceptionSchema = z.object({ ...granted, closesAt: z.date().nullable() });

/** The form of an exception: the closing time as the author's clock shows it. */
export const exceptionFormSchema = z.object({
  userId: chosenId(resultsLabels.userId),
  ...granted,
  closesDay: optionalDay(resultsLabels.closesDay),
  closesTime: optionalTime(resultsLabels.closesTime),
});

export const regradeSchema = z.object({ reason: optionalText("Reason", { max: resultLimits.reason }) });

/** A mark by hand: hundredths of a mark, up to the question's full marks. */
export const answerMarkSchema = (maxMarks: number) =>
  z.object({
    marks: numberField("Marks", { max: maxMarks }).refine(
      (marks) => Math.abs(marks * 100 - Math.round(marks * 100)) < 1e-6,
      "Use at most two decimals",
    ),
    feedback: optionalText("Feedback", { max: resultLimits.feedback }),
  });

export const resultsMessages = {
  markedByServer: "This question is marked automatically. Correct its answer and regrade instead.",
  notEnded: "The attempt has not ended yet",
  noOpenAttempt: "There is no open attempt with a time limit",
  notLearner: "Only enrolled learners take assessments",
  ended: "The attempt has ended",
  noneToRegrade: "No mark would change",
  addMinutes: {
    success: "Minutes added",
    fallback: "Unable to add minutes",
  },
  grant: {
    success: "Exception saved",
    fallback: "Unable to save the exception",
  },
  release: {
    success: "Marks released",
    fallback: "Unable to release marks",
  },
  marked: "Mark saved",
  mark: { fallback: "Unable to save the mark" },
  take: { fallback: "Unable to take this answer" },
  releaseAnswer: {
    success: "Released",
    fallback: "Unable to release this answer",
  },
  regraded: "Attempts regraded",
  regrade: { fallback: "Unable to regrade" },
} as const;
