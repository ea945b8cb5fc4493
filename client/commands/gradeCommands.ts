import { graphql } from "react-relay";
import { gradeMessages } from "#gateway/domains/grades/contract";
import type { gradeCommandsAddGradeItemMutation } from "~/__generated__/gradeCommandsAddGradeItemMutation.graphql";
import type { gradeCommandsDeleteGradeItemMutation } from "~/__generated__/gradeCommandsDeleteGradeItemMutation.graphql";
import type { gradeCommandsEnterMarkMutation } from "~/__generated__/gradeCommandsEnterMarkMutation.graphql";
import type { gradeCommandsImportMarksMutation } from "~/__generated__/gradeCommandsImportMarksMutation.graphql";
import type { gradeCommandsRemoveGradeSchemeMutation } from "~/__generated__/gradeCommandsRemoveGradeSchemeMutation.graphql";
import type { gradeCommandsSaveGradeSchemeMutation } from "~/__generated__/gradeCommandsSaveGradeSchemeMutation.graphql";
import type { gradeCommandsUpdateGradeItemMutation } from "~/__generated__/gradeCommandsUpdateGradeItemMutation.graphql";
import type { Command, ToldCommand } from "~/relay/useMutation";

/** Enters a mark; its row of the gradebook follows. */
export const enterMark: Command<gradeCommandsEnterMarkMutation> = {
  ...gradeMessages.enterMark,
  mutation: graphql`
    mutation gradeCommandsEnterMarkMutation(
      $batchId: Int!
      $courseId: Int!
      $userId: Int!
      $itemKey: String!
      $seen: Int
      $input: GradeMarkInput!
    ) {
      result: enterMark(
        batchId: $batchId
        courseId: $courseId
        userId: $userId
        itemKey: $itemKey
        seen: $seen
        input: $input
      ) {
        ... on GradePayload @alias(as: "payload") {
          grade {
            id
            ...GradesScreen_marks @relay(mask: false)
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const addGradeItem: ToldCommand<gradeCommandsAddGradeItemMutation> = {
  ...gradeMessages.addItem,
  mutation: graphql`
    mutation gradeCommandsAddGradeItemMutation($batchId: Int!, $courseId: Int!, $input: GradeItemInput!) {
      result: addGradeItem(batchId: $batchId, courseId: $courseId, input: $input) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const updateGradeItem: ToldCommand<gradeCommandsUpdateGradeItemMutation> = {
  ...gradeMessages.saveItem,
  mutation: graphql`
    mutation gradeCommandsUpdateGradeItemMutation($itemId: Int!, $version: DateTime, $input: GradeItemInput!) {
      result: updateGradeItem(itemId: $itemId, version: $version, input: $input) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteGradeItem: ToldCommand<gradeCommandsDeleteGradeItemMutation> = {
  ...gradeMessages.deleteItem,
  mutation: graphql`
    mutation gradeCommandsDeleteGradeItemMutation($itemId: Int!) {
      result: deleteGradeItem(itemId: $itemId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const saveGradeScheme: ToldCommand<gradeCommandsSaveGradeSchemeMutation> = {
  ...gradeMessages.saveScheme,
  mutation: graphql`
    mutation gradeCommandsSaveGradeSchemeMutation(
      $courseId: Int!
      $batchId: Int
      $version: DateTime
      $input: GradeSchemeInput!
    ) {
      result: saveGradeScheme(courseId: $courseId, batchId: $batchId, version: $version, input: $input) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const removeGradeScheme: ToldCommand<gradeCommandsRemoveGradeSchemeMutation> = {
  ...gradeMessages.removeScheme,
  mutation: graphql`
    mutation gradeCommandsRemoveGradeSchemeMutation($batchId: Int!, $courseId: Int!) {
      result: removeGradeScheme(batchId: $batchId, courseId: $courseId) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

/** Says what a file of marks would change, or changes it. */
export const importMarks: Command<gradeCommandsImportMarksMutation> = {
  ...gradeMessages.importMarks,
  mutation: graphql`
    mutation gradeCommandsImportMarksMutation(
      $batchId: Int!
      $courseId: Int!
      $records: [MarksRecordInput!]!
      $dryRun: Boolean!
    ) {
      result: importMarks(batchId: $batchId, courseId: $courseId, records: $records, dryRun: $dryRun) {
        ... on MarksImportPayload @alias(as: "payload") {
          isDone
          changes { line name title from points }
          problems { line column message }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
