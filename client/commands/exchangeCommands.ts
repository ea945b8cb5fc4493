import { graphql } from "react-relay";
import type { exchangeCommandsImportQuestionsMutation } from "~/__generated__/exchangeCommandsImportQuestionsMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const importQuestions: Command<exchangeCommandsImportQuestionsMutation> = {
  fallback: "Unable to import questions",
  mutation: graphql`
    mutation exchangeCommandsImportQuestionsMutation(
      $courseId: Int!
      $moduleId: Int!
      $format: QuestionFormat!
      $text: String!
      $dryRun: Boolean!
    ) {
      result: importQuestions(
        courseId: $courseId
        moduleId: $moduleId
        format: $format
        text: $text
        dryRun: $dryRun
      ) {
        ... on ImportQuestionsPayload @alias(as: "payload") {
          added
          questions { line title type isKnown rightAnswers }
          problems { line message }
          notes { line message }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
