import { editedVersion, inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { memberMutation, ofRow, staffMutation } from "#gateway/graphql/mutationFields";
import { changedPayload, changedRow } from "#gateway/graphql/payloads";
import { Assignment } from "../assignments/Assignment";
import { submissionLimits } from "./contract";
import { saveSubmission } from "./draftCommands";
import { handIn } from "./handInCommands";
import { gradeSubmission, returnSubmission, undoGrade } from "./markCommands";
import { decideProposal, proposeMarks } from "./proposalCommands";
import { releaseSubmission, takeSubmission } from "./reviewCommands";
import { Submission } from "./Submission";
import { undoWithdrawal, withdrawSubmission } from "./withdrawCommands";

const OwnSubmissionPayload = changedPayload("OwnSubmissionPayload", {
  description: "The learner's submission and its assignment, after the change.",
  readers: "signedIn",
  rows: {
    submission: { type: Submission, id: "submissionId", description: "The submission." },
    assignment: { type: Assignment, id: "assignmentId", description: "The assignment." },
  },
});

const SubmissionPayload = changedRow("SubmissionPayload", "submission", { type: Submission });

const SubmissionInput = inputType("SubmissionInput", {
  text: optional("String", `Markdown, at most ${submissionLimits.text} characters.`),
  link: optional("String", "A web address."),
  fileIds: required(["Int"], `The learner's files, in order: at most ${submissionLimits.files}.`),
});

memberMutation("saveSubmission", {
  type: OwnSubmissionPayload,
  description: "Saves the draft of the next submission. Requires a learner who was given the assignment.",
  args: toArgs({
    assignmentId: rowId("assignment"),
    version: optional(
      "DateTime",
      "The `updatedAt` of the draft when the edit began; null where there was none. Left out, any version is replaced.",
    ),
    input: required(SubmissionInput),
  }),
  run: saveSubmission,
});

memberMutation("handIn", {
  type: OwnSubmissionPayload,
  description: "Hands in the draft. Requires a learner who was given the assignment.",
  args: toArgs({ assignmentId: rowId("assignment"), version: editedVersion }),
  run: handIn,
});

memberMutation("withdrawSubmission", {
  type: OwnSubmissionPayload,
  description:
    "Turns a submission that is handed in and not being marked into a draft again, unless it could not be handed in again. Requires one of its learners.",
  args: toArgs({
    submissionId: rowId("submission"),
    isCostAccepted: optional(
      "Boolean",
      "Whether the learner accepts that handing in again loses more for being late; refused with what it costs otherwise.",
    ),
  }),
  run: withdrawSubmission,
});

memberMutation("undoWithdrawal", {
  type: OwnSubmissionPayload,
  description:
    "Hands in a withdrawn submission again as it was, with its moment, if its draft has not changed. Requires one of its learners.",
  ...ofRow("submission", undoWithdrawal),
});

staffMutation("takeSubmission", {
  right: "submissions.mark",
  type: SubmissionPayload,
  description: `Reserves a submission for the viewer for ${submissionLimits.reservedHours} hours. Requires staff who mark it.`,
  ...ofRow("submission", takeSubmission),
});

staffMutation("releaseSubmission", {
  right: "submissions.mark",
  type: SubmissionPayload,
  description: "Returns a reserved submission to the queue. Requires staff who mark it.",
  ...ofRow("submission", releaseSubmission),
});

const LevelInput = inputType("MarkedLevelInput", {
  key: required("String", "The criterion's key."),
  level: optional("Int", "The level's place, from 0."),
  comment: optional("String", `At most ${submissionLimits.criterionComment} characters.`),
});

const MemberPointsInput = inputType("MemberPointsInput", {
  userId: required("Int", "The member."),
  points: required("Float", "Points for the member before the late penalty."),
});

const MarkInput = inputType("MarkInput", {
  levels: optional([LevelInput], "One for each criterion, if there is a rubric."),
  points: optional("Float", "Points before the late penalty, if there is no rubric."),
  comment: optional("String", `At most ${submissionLimits.comment} characters.`),
  members: optional([MemberPointsInput], "Different points for members, if each gets a separate mark."),
});

const judgement = toArgs({ submissionId: rowId("submission"), input: required(MarkInput) });

staffMutation("gradeSubmission", {
  right: "submissions.mark",
  type: SubmissionPayload,
  description: "Accepts a submission with its mark. Requires staff who mark it.",
  args: judgement,
  run: gradeSubmission,
});

staffMutation("returnSubmission", {
  right: "submissions.mark",
  type: SubmissionPayload,
  description: "Returns a submission for another try. Requires staff who mark it.",
  args: judgement,
  run: returnSubmission,
});

staffMutation("undoGrade", {
  right: "submissions.mark",
  type: SubmissionPayload,
  description:
    "Undoes the viewer's last mark, until they mark another or the learner continues. Requires staff.",
  ...ofRow("submission", undoGrade),
});

staffMutation("proposeMarks", {
  right: "submissions.mark",
  type: SubmissionPayload,
  description:
    "Has the AI propose a level for each criterion, which no learner sees. Requires staff who mark it.",
  ...ofRow("submission", proposeMarks),
});

staffMutation("decideProposal", {
  right: "submissions.mark",
  type: SubmissionPayload,
  description: "Records whether a person accepts a proposal. Requires staff who mark the submission.",
  args: toArgs({
    proposalId: rowId("proposal"),
    isAccepted: required("Boolean", "Whether it is accepted."),
  }),
  run: decideProposal,
});
