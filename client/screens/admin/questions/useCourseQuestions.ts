import { graphql } from "react-relay";
import type { useCourseQuestionsAddMutation } from "~/__generated__/useCourseQuestionsAddMutation.graphql";
import type { useCourseQuestionsNewestQuery } from "~/__generated__/useCourseQuestionsNewestQuery.graphql";
import type { useCourseQuestionsRemoveMutation } from "~/__generated__/useCourseQuestionsRemoveMutation.graphql";
import type { useCourseQuestionsUpdateMutation } from "~/__generated__/useCourseQuestionsUpdateMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { useReadNewest } from "~/relay/useReadNewest";
import type { QuestionCommands } from "./questionCommands";
import { commandMessages } from "./questionMessages";

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
  mutation useCourseQuestionsUpdateMutation(
    $questionId: Int!
    $version: DateTime!
    $input: QuestionInput!
  ) {
    result: updateQuestion(questionId: $questionId, version: $version, input: $input) {
      __typename
      ... on ChangedQuestionPayload {
        question {
          ...ModuleQuestions_questions
        }
      }
      ... on Refusal {
        code
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const newestQuery = graphql`
  query useCourseQuestionsNewestQuery($courseId: Int!) {
    course(databaseId: $courseId) {
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
  const [add] = useMutation<useCourseQuestionsAddMutation>(addMutation, commandMessages.add);
  const [update] = useMutation<useCourseQuestionsUpdateMutation>(updateMutation, commandMessages.update);
  const [remove] = useMutation<useCourseQuestionsRemoveMutation>(removeMutation, commandMessages.remove);
  const readNewest = useReadNewest<useCourseQuestionsNewestQuery>(newestQuery, { courseId });
  return {
    deleteEffect: "Attempts that have begun keep their copy.",
    add: async (moduleId, { input, onFieldErrors }) =>
      (await add({ courseId, moduleId, input }, { onFieldErrors })) !== null,
    update: async (questionId, { version, input, onFieldErrors, onStale }) => {
      const options = { onFieldErrors, onStale: () => readNewest(onStale) };
      return (await update({ questionId, version, input }, options)) !== null;
    },
    remove: async (questionId, onFailure) => (await remove({ questionId }, { onFailure })) !== null,
  };
}
