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
  key: required("String", "Identifies it: at most 20 letters and digits."),
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
  fileIds: required(["Int"], `Files attached to the text: at most ${assignmentLimits.files}.`),
  accepts: required([SubmissionPart], "Parts that a submission may have; at least one."),
  points: required("Int", `The most points of a submission: 1 to ${assignmentLimits.points}.`),
  rubricId: optional("Int", "The rubric that is copied when it is given."),
  resubmissions: required("Int", "Number of times a returned submission may be handed in again: 0 to 10."),
  lateRule: required(LateRule, "Rule for late work."),
  latePercent: required("Int", "For PERCENT: the percentage lost for each day late."),
  handInDraftsAtDue: optional(
    "Boolean",
    "Whether drafts that stand when they are due are handed in by themselves; false when left out.",
  ),
  milestones: required([MilestoneInput], "A project's milestones."),
  teamSize: required("Int", "The most members of a team; 1 for individual work."),
  teamsByLearner: required("Boolean", "Whether learners form the teams themselves."),
  marksEach: required("Boolean", "Whether each member of a team gets a separate mark."),
});

staffMutation("createAssignment", {
  right: "assignments.write",
  type: AssignmentPayload,
  description:
    "Creates an assignment, which no one sees until it is given. Requires staff; trainers for their courses.",
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
  description: "Deletes an assignment without submissions. Requires staff who manage it.",
  payload: "A deleted assignment.",
});

const GiveInput = inputType("GiveInput", {
  opensAt: optional("DateTime", "When it opens; at once when left out."),
  dueAt: optional("DateTime", "When it is due; no due date when left out."),
  closesAt: optional("DateTime", "When submissions close; never when left out."),
  daysAfterTopic: optional(
    "Int",
    "Days from its topic's planned date to the due date, which moves with the plan.",
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
    "Gives an assignment to a batch, or to everyone enrolled without one. Repeating it changes the dates. Requires staff who manage it.",
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
  description: "Withdraws a given assignment without submissions. Requires staff who manage it.",
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
    "Creates a team, or changes its members; a team without members is deleted. Requires staff who manage the project.",
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
  description: "Joins a team of a project, or starts one with a name. Requires a learner of the project.",
  args: toArgs({
    givenId: rowId("given assignment"),
    teamId: optional("Int", "The team to join."),
    name: optional("String", "The name of a new team."),
  }),
  run: joinTeam,
});

memberMutation("leaveTeam", {
  type: AssignmentPayload,
  description: "Leaves the viewer's team, if it has handed in nothing yet.",
  ...ofRow("given", leaveTeam),
});

memberMutation("setMilestone", {
  type: AssignmentPayload,
  description: "Records whether the learner, or the team, has reached a milestone.",
  args: toArgs({
    givenId: rowId("given assignment"),
    milestoneKey: required("String", "The milestone's key."),
    isReached: required("Boolean", "Whether it is reached."),
  }),
  run: setMilestone,
});
