import { editedVersion, inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffDeletion } from "#gateway/graphql/deletions";
import { memberMutation, ofEdit, ofInput, ofRow, staffMutation } from "#gateway/graphql/mutationFields";
import { changedPayload, changedRow } from "#gateway/graphql/payloads";
import { Assignment, AssignmentKind, LateRule, SubmissionPart } from "./Assignment";
import { createAssignment, deleteAssignment, updateAssignment } from "./commands";
import { assignmentLimits } from "./contract";
import { GivenAssignment } from "./GivenAssignment";
import { giveAssignment, grantExtension, takeBackAssignment } from "./giveCommands";
import { joinTeam, leaveTeam, saveTeam, setMilestone } from "./teamCommands";

const AssignmentPayload = changedRow("AssignmentPayload", "assignment", {
  type: Assignment,
  readers: "signedIn",
});

const GivenAssignmentPayload = changedRow("GivenAssignmentPayload", "given", {
  type: GivenAssignment,
  description: "The given assignment after the change.",
});

const MilestoneInput = inputType("MilestoneInput", {
  key: required("String", "Tells it from the others: at most 20 letters and digits."),
  title: required("String", `At most ${assignmentLimits.milestoneTitle} characters.`),
  description: optional("String", `At most ${assignmentLimits.milestoneText} characters.`),
  daysBefore: required("Int", "The days from it to the due date."),
});

const AssignmentInput = inputType("AssignmentInput", {
  courseId: required("Int", "The course that it belongs to."),
  topicId: optional("Int", "The topic of the course that it belongs to."),
  kind: required(AssignmentKind, "Assignment or project."),
  title: required("String", `At most ${assignmentLimits.title} characters.`),
  markdown: required("String", `The task, in Markdown: at most ${assignmentLimits.markdown} characters.`),
  fileIds: required(["Int"], `Files that belong to the text: at most ${assignmentLimits.files}.`),
  accepts: required([SubmissionPart], "Parts that a submission may have; at least one."),
  points: required("Int", `The most that a submission gets: 1 to ${assignmentLimits.points}.`),
  rubricId: optional("Int", "The rubric that is copied when it is given."),
  resubmissions: required("Int", "Number of times a returned submission may be handed in again: 0 to 10."),
  lateRule: required(LateRule, "Rule for late work."),
  latePercent: required("Int", "The percentage that each day late takes off; for PERCENT."),
  milestones: required([MilestoneInput], "A project's milestones."),
  teamSize: required("Int", "The most members of a team; 1 is work of one's own."),
  teamsByLearner: required("Boolean", "Whether learners make the teams themselves."),
  marksEach: required("Boolean", "Whether each member of a team gets a mark of their own."),
});

staffMutation("createAssignment", {
  right: "assignments.write",
  type: AssignmentPayload,
  description:
    "Creates an assignment, which no one sees before it is given. Requires staff; trainers for their courses.",
  ...ofInput(AssignmentInput, createAssignment),
});

staffMutation("updateAssignment", {
  right: "assignments.write",
  type: AssignmentPayload,
  description: "Changes an assignment. Requires staff who manage it.",
  ...ofEdit("assignment", AssignmentInput, updateAssignment),
});

staffDeletion("deleteAssignment", deleteAssignment, {
  right: "assignments.write",
  description: "Deletes an assignment for which nothing was handed in. Requires staff who manage it.",
  payload: "An assignment that is gone.",
});

const GiveInput = inputType("GiveInput", {
  opensAt: optional("DateTime", "When it opens; at once when left out."),
  dueAt: optional("DateTime", "When it is due; it has no due date when left out."),
  closesAt: optional("DateTime", "When nothing is handed in any more; it never closes when left out."),
  daysAfterTopic: optional(
    "Int",
    "Makes it due so many days after its topic's planned date, and move with it.",
  ),
});

staffMutation("giveAssignment", {
  right: "assignments.write",
  type: changedPayload("GiveAssignmentPayload", {
    description: "A given assignment and the assignment it comes from.",
    rows: {
      given: { type: GivenAssignment, id: "givenId", description: "The given assignment." },
      assignment: { type: Assignment, id: "assignmentId", description: "The assignment." },
    },
  }),
  description:
    "Gives an assignment to a batch, or without one to everyone enrolled; again, changes its dates. Requires staff who manage it.",
  args: toArgs({
    assignmentId: rowId("assignment"),
    batchId: optional("Int", "The batch; everyone enrolled when left out."),
    version: editedVersion,
    input: required(GiveInput),
  }),
  run: giveAssignment,
});

staffMutation("takeBackAssignment", {
  right: "assignments.write",
  type: AssignmentPayload,
  description: "Takes back what was given and nothing was handed in for. Requires staff who manage it.",
  ...ofRow("given", takeBackAssignment),
});

staffMutation("grantExtension", {
  right: "assignments.write",
  type: GivenAssignmentPayload,
  description:
    "Grants a learner a later due date, with its reason. Requires staff who manage the assignment.",
  args: toArgs({
    givenId: rowId("given assignment"),
    userId: rowId("learner"),
    dueAt: required("DateTime", "When it is due for the learner."),
    reason: required("String", `At most ${assignmentLimits.reason} characters.`),
  }),
  run: grantExtension,
});

staffMutation("saveTeam", {
  right: "assignments.write",
  type: GivenAssignmentPayload,
  description:
    "Makes a team, or changes who is in it; without members it ends. Requires staff who manage the project.",
  args: toArgs({
    givenId: rowId("given assignment"),
    teamId: optional("Int", "The team; a new one when left out."),
    name: required("String", `At most ${assignmentLimits.teamName} characters.`),
    userIds: required(["Int"], "Its members."),
  }),
  run: saveTeam,
});

memberMutation("joinTeam", {
  type: AssignmentPayload,
  description:
    "Joins a team of a project, or begins one by its name. Requires a learner to whom it was given.",
  args: toArgs({
    givenId: rowId("given assignment"),
    teamId: optional("Int", "The team to join."),
    name: optional("String", "The name of a new team."),
  }),
  run: joinTeam,
});

memberMutation("leaveTeam", {
  type: AssignmentPayload,
  description: "Leaves one's team, which has handed in nothing yet.",
  ...ofRow("given", leaveTeam),
});

memberMutation("setMilestone", {
  type: AssignmentPayload,
  description: "Notes whether the learner, or the team, has reached a milestone.",
  args: toArgs({
    givenId: rowId("given assignment"),
    milestoneKey: required("String", "The milestone's key."),
    isReached: required("Boolean", "Whether it is reached."),
  }),
  run: setMilestone,
});
