import { graphql } from "react-relay";
import { assignmentMessages } from "#gateway/domains/assignments/contract";
import { submissionMessages } from "#gateway/domains/submissions/contract";
import type { assignmentCommandsHandInMutation } from "~/__generated__/assignmentCommandsHandInMutation.graphql";
import type { assignmentCommandsJoinTeamMutation } from "~/__generated__/assignmentCommandsJoinTeamMutation.graphql";
import type { assignmentCommandsLeaveTeamMutation } from "~/__generated__/assignmentCommandsLeaveTeamMutation.graphql";
import type { assignmentCommandsMilestoneMutation } from "~/__generated__/assignmentCommandsMilestoneMutation.graphql";
import type { assignmentCommandsSaveMutation } from "~/__generated__/assignmentCommandsSaveMutation.graphql";
import type { assignmentCommandsUndoWithdrawalMutation } from "~/__generated__/assignmentCommandsUndoWithdrawalMutation.graphql";
import type { assignmentCommandsWithdrawMutation } from "~/__generated__/assignmentCommandsWithdrawMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const saveSubmission: Command<assignmentCommandsSaveMutation> = {
  ...submissionMessages.save,
  mutation: graphql`
    mutation assignmentCommandsSaveMutation($assignmentId: Int!, $version: DateTime, $input: SubmissionInput!) {
      result: saveSubmission(assignmentId: $assignmentId, version: $version, input: $input) {
        ... on OwnSubmissionPayload @alias(as: "payload") {
          submission { text link updatedAt files { databaseId name } }
          assignment { id state }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const handIn: Command<assignmentCommandsHandInMutation> = {
  ...submissionMessages.handIn,
  mutation: graphql`
    mutation assignmentCommandsHandInMutation($assignmentId: Int!, $version: DateTime) {
      result: handIn(assignmentId: $assignmentId, version: $version) {
        ... on OwnSubmissionPayload @alias(as: "payload") { assignment { ...AssignmentWork_assignment } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

/** Its toast has an Undo of its own. */
export const withdrawSubmission: Command<assignmentCommandsWithdrawMutation> = {
  fallback: submissionMessages.withdraw.fallback,
  mutation: graphql`
    mutation assignmentCommandsWithdrawMutation($submissionId: Int!, $isCostAccepted: Boolean) {
      result: withdrawSubmission(submissionId: $submissionId, isCostAccepted: $isCostAccepted) {
        ... on OwnSubmissionPayload @alias(as: "payload") { assignment { ...AssignmentWork_assignment } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const undoWithdrawal: Command<assignmentCommandsUndoWithdrawalMutation> = {
  ...submissionMessages.undoWithdrawal,
  mutation: graphql`
    mutation assignmentCommandsUndoWithdrawalMutation($submissionId: Int!) {
      result: undoWithdrawal(submissionId: $submissionId) {
        ... on OwnSubmissionPayload @alias(as: "payload") { assignment { ...AssignmentWork_assignment } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const joinTeam: Command<assignmentCommandsJoinTeamMutation> = {
  fallback: assignmentMessages.saveTeam.fallback,
  mutation: graphql`
    mutation assignmentCommandsJoinTeamMutation($givenId: Int!, $teamId: Int, $name: String) {
      result: joinTeam(givenId: $givenId, teamId: $teamId, name: $name) {
        ... on AssignmentPayload @alias(as: "payload") { assignment { ...AssignmentWork_assignment } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const leaveTeam: Command<assignmentCommandsLeaveTeamMutation> = {
  fallback: assignmentMessages.saveTeam.fallback,
  mutation: graphql`
    mutation assignmentCommandsLeaveTeamMutation($givenId: Int!) {
      result: leaveTeam(givenId: $givenId) {
        ... on AssignmentPayload @alias(as: "payload") { assignment { ...AssignmentWork_assignment } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const setMilestone: Command<assignmentCommandsMilestoneMutation> = {
  ...assignmentMessages.setMilestone,
  mutation: graphql`
    mutation assignmentCommandsMilestoneMutation($givenId: Int!, $milestoneKey: String!, $isReached: Boolean!) {
      result: setMilestone(givenId: $givenId, milestoneKey: $milestoneKey, isReached: $isReached) {
        ... on AssignmentPayload @alias(as: "payload") { assignment { ...AssignmentWork_assignment } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
