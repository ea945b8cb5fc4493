import { type DomainHistory, date, flag } from "../domainHistoryContract";
import { assignmentKindLabels, lateRuleLabels, submissionPartLabels } from "./contract";

/** Labels of the history for changes of assignments. */
export const history = {
  mutations: {
    createAssignment: "assignment.created",
    updateAssignment: "assignment.updated",
    deleteAssignment: "assignment.deleted",
    giveAssignment: "assignment.given",
    takeBackAssignment: "assignment.takenBack",
    grantExtension: "assignment.extensionGranted",
    saveTeam: "assignment.teamSaved",
  },
  exempt: {
    joinTeam: "A learner's team.",
    leaveTeam: "A learner's team.",
    setMilestone: "A learner's progress.",
  },
  actions: {
    "assignment.created": "Assignment created",
    "assignment.deleted": "Assignment deleted",
    "assignment.extensionGranted": "Extension of an assignment granted",
    "assignment.given": "Assignment given",
    "assignment.takenBack": "Assignment taken back",
    "assignment.teamSaved": "Team of an assignment saved",
    "assignment.updated": "Assignment updated",
  },
  tables: {
    Assignment: "Assignment",
    AssignmentExtension: "Extension",
    AssignmentFile: "File of an assignment",
    GivenAssignment: "Given assignment",
    MilestoneCheck: "Checked milestone",
    ProjectTeam: "Team",
    ProjectTeamMember: "Member of a team",
  },
  columns: {
    Assignment: {
      accepts: "Learners hand in",
      handInDraftsAtDue: flag("Hand in drafts when they're due"),
      latePercent: "Penalty per day (%)",
      lateRule: "After the due date",
      marksEach: flag("A mark for each member"),
      milestones: "Milestones",
      resubmissions: "Resubmissions allowed",
      rubricId: "Rubric (id)",
      teamSize: "Team size",
      teamsByLearner: flag("Learners create the teams"),
    },
    AssignmentExtension: {
      grantedById: "Granted by (id)",
      grantedByName: "Granted by",
    },
    AssignmentFile: {
      assignmentId: "Assignment (id)",
    },
    GivenAssignment: {
      announcedAt: date("Learners notified"),
      assignmentId: "Assignment (id)",
      criteria: "Criteria",
      daysAfterTopic: "Days after its topic",
    },
    MilestoneCheck: {
      checkedAt: date("Checked"),
      milestoneKey: "Milestone (id)",
    },
  },
  values: {
    Assignment: { kind: assignmentKindLabels, accepts: submissionPartLabels, lateRule: lateRuleLabels },
  },
} as const satisfies DomainHistory;
