import { graphql } from "react-relay";
import type { useCourseQuestionsAddMutation } from "../../../__generated__/useCourseQuestionsAddMutation.graphql";
import type { useCourseQuestionsRemoveMutation } from "../../../__generated__/useCourseQuestionsRemoveMutation.graphql";
import type { useCourseQuestionsUpdateMutation } from "../../../__generated__/useCourseQuestionsUpdateMutation.graphql";
import { useMutation } from "../../../relay/useMutation";
import type { QuestionCommands } from "./questionCommands";
import { commandTexts } from "./questionTexts";

const addMutation = graphql`
  mutation useCourseQuestionsAddMutation($courseId: Int!, $moduleId: Int!, $input: QuestionInput!) {
    result: addQuestion(courseId: $courseId, moduleId: $moduleId, input: $input) {
      __typename
      ... on ChangedCoursePayload {
        course {
          modules {
            questions {
              ...ModuleQuestions_questions
            }
          }
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const updateMutation = graphql`
  mutation useCourseQuestionsUpdateMutation($questionId: Int!, $input: QuestionInput!) {
    result: updateQuestion(questionId: $questionId, input: $input) {
      __typename
      ... on ChangedQuestionPayload {
        question {
          ...ModuleQuestions_questions
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const removeMutation = graphql`
  mutation useCourseQuestionsRemoveMutation($questionId: Int!) {
    result: deleteQuestion(questionId: $questionId) {
      __typename
      ... on ChangedCoursePayload {
        course {
          modules {
            questions {
              ...ModuleQuestions_questions
            }
          }
          generalQuestions {
            ...ModuleQuestions_questions
          }
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

/** What can be done with the questions of a course. */
export function useCourseQuestions(courseId: number): QuestionCommands {
  const [add] = useMutation<useCourseQuestionsAddMutation>(addMutation, commandTexts.add);
  const [update] = useMutation<useCourseQuestionsUpdateMutation>(updateMutation, commandTexts.update);
  const [remove] = useMutation<useCourseQuestionsRemoveMutation>(removeMutation, commandTexts.remove);
  return {
    deleteEffect: "Attempts that have begun keep their copy.",
    add: async (moduleId, { input, onFieldErrors }) =>
      (await add({ courseId, moduleId, input }, { onFieldErrors })) !== null,
    update: async (questionId, { input, onFieldErrors }) =>
      (await update({ questionId, input }, { onFieldErrors })) !== null,
    remove: async (questionId, onFailure) => (await remove({ questionId }, { onFailure })) !== null,
  };
}
