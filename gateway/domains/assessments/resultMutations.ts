import { inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import type { CommandContext } from "#gateway/graphql/context";
import { value } from "#gateway/graphql/fields";
import { memberMutation, ofInput, staffMutation } from "#gateway/graphql/mutationFields";
import { changedRow, commandPayload } from "#gateway/graphql/payloads";
import { valueType } from "#gateway/graphql/types";
import type { Member } from "#gateway/session/viewer";
import { submissionLimits } from "../submissions/contract";
import { Assessment } from "./Assessment";
import { AttemptEventKind } from "./AssessmentResults";
import { Attempt } from "./Attempt";
import { noteAttemptEvent } from "./logCommands";
import { markAnswer, releaseMarks, undoMark } from "./markCommands";
import { type RegradedAttempt, type RegradeOutcome, regrade } from "./regradeCommands";
import { releaseAnswer, takeAnswer } from "./reserveCommands";
import { addAttemptMinutes, grantException } from "./resultCommands";

const ResultsChanged = changedRow("ChangedResultsPayload", "assessment", { type: Assessment });

staffMutation("addAttemptMinutes", {
  right: "assessments.results",
  type: ResultsChanged,
  description: "Adds minutes to one open attempt, or to all; open screens update at once. Requires staff.",
  args: toArgs({
    assessmentId: rowId("assessment"),
    attemptId: optional("Int", "One attempt; null for all open ones."),
    minutes: required("Int", "1 to 600."),
  }),
  run: async (context, member, { attemptId = null, ...input }) => {
    await addAttemptMinutes(context, member, { ...input, attemptId });
    return { assessmentId: input.assessmentId };
  },
});

const ExceptionInput = inputType("ExceptionInput", {
  assessmentId: rowId("assessment"),
  userId: required("Int", "A learner of its course."),
  extraMinutes: required("Int", "0 to 600.", 0),
  extraAttempts: required("Int", "0 to 20.", 0),
  closesAt: optional("DateTime", "The learner's own closing time; null for the same as the others."),
  reason: required("String", "At most 500 characters."),
});

staffMutation("grantException", {
  right: "assessments.results",
  type: ResultsChanged,
  description: "Grants a learner more minutes, more attempts or another closing time. Requires staff.",
  ...ofInput(ExceptionInput, async (context, member, { closesAt = null, ...input }) => {
    await grantException(context, member, { ...input, closesAt });
    return { assessmentId: input.assessmentId };
  }),
});

staffMutation("markAnswer", {
  right: "assessments.results",
  type: ResultsChanged,
  description: "Marks an essay or a file of a finished attempt. Requires staff.",
  args: toArgs({
    questionId: required("Int", "The question of the attempt."),
    marks: required("Float", "0 to the full marks, with at most two decimals."),
    feedback: optional("String", "At most 5,000 characters; the learner sees it with the mark."),
  }),
  run: async (context, member, input) => ({ assessmentId: await markAnswer(context, member, input) }),
});

const ofQuestion =
  (command: (context: CommandContext, member: Member, questionId: number) => Promise<number>) =>
  async (context: CommandContext, member: Member, { questionId }: { questionId: number }) => ({
    assessmentId: await command(context, member, questionId),
  });

staffMutation("takeAnswer", {
  right: "assessments.results",
  type: ResultsChanged,
  description: `Reserves an essay or a file for the viewer for ${submissionLimits.reservedHours} hours. Requires staff who mark it.`,
  args: toArgs({ questionId: required("Int", "The question of the attempt.") }),
  run: ofQuestion(takeAnswer),
});

staffMutation("releaseAnswer", {
  right: "assessments.results",
  type: ResultsChanged,
  description: "Returns a reserved essay or file to the queue. Requires staff who mark it.",
  args: toArgs({ questionId: required("Int", "The question of the attempt.") }),
  run: ofQuestion(releaseAnswer),
});

staffMutation("undoMark", {
  right: "assessments.results",
  type: ResultsChanged,
  description: "Undoes the viewer's last mark of an answer, until they mark another. Requires staff.",
  args: toArgs({ questionId: required("Int", "The question of the attempt.") }),
  run: ofQuestion(undoMark),
});

staffMutation("releaseMarks", {
  right: "assessments.results",
  type: ResultsChanged,
  description: "Releases held marks to the learners of a batch, or to all. Requires staff.",
  args: toArgs({
    assessmentId: rowId("assessment"),
    batchId: optional("Int", "One batch; null for everyone."),
  }),
  run: async (context, member, { assessmentId, batchId = null }) => {
    await releaseMarks(context, member, { assessmentId, batchId });
    return { assessmentId };
  },
});

const RegradedAttemptType = valueType<RegradedAttempt>("RegradedAttempt", {
  description: "The effect of a regrade on one attempt.",
  readers: "assessments.results",
  values: {
    attemptId: value("Int", "The attempt's id."),
    learnerName: value("String", "The learner."),
    before: value("Float", "The points before the regrade."),
    after: value("Float", "The points after the regrade."),
  },
});

const RegradePayload = commandPayload<RegradeOutcome>("RegradePayload", {
  description: "The effect of a regrade, or of one that is only tried.",
  rows: { assessment: { type: Assessment, id: "assessmentId", description: "The assessment." } },
  fields: (t) => ({
    gained: t.exposeInt("gained", { description: "Number of attempts that gain marks." }),
    lost: t.exposeInt("lost", { description: "Number of attempts that lose marks." }),
    attempts: t.expose("attempts", {
      type: [RegradedAttemptType],
      description: "The attempts with a question whose right answer has changed.",
    }),
  }),
});

staffMutation("regrade", {
  right: "assessments.results",
  type: RegradePayload,
  description:
    "Scores attempts again by the present right answers. A dry run changes nothing. Requires staff.",
  args: toArgs({
    assessmentId: rowId("assessment"),
    dryRun: required("Boolean", "Whether to only report who would gain or lose."),
    reason: optional("String", "At most 500 characters."),
  }),
  run: regrade,
});

const NotedPayload = changedRow("NotedAttemptPayload", "attempt", { type: Attempt, readers: "signedIn" });

memberMutation("noteAttemptEvent", {
  type: NotedPayload,
  description: "Records an event during the viewer's open attempt. It has no effect on the marks.",
  args: toArgs({
    attemptId: rowId("attempt"),
    kind: required(AttemptEventKind, "Kind of event."),
    question: optional("Int", "The position of the question on screen."),
    secondsAgo: optional("Int", "Seconds since it happened, at most a day; 0 when left out."),
  }),
  run: async (context, member, input) => ({ attemptId: await noteAttemptEvent(context, member, input) }),
});
