import { graphql } from "react-relay";
import type { useCurriculumQuestionsAddMutation } from "~/__generated__/useCurriculumQuestionsAddMutation.graphql";
import type { useCurriculumQuestionsNewestQuery } from "~/__generated__/useCurriculumQuestionsNewestQuery.graphql";
import type { useCurriculumQuestionsRemoveMutation } from "~/__generated__/useCurriculumQuestionsRemoveMutation.graphql";
import type { useCurriculumQuestionsUpdateMutation } from "~/__generated__/useCurriculumQuestionsUpdateMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { useReadNewest } from "~/relay/useReadNewest";
import type { QuestionCommands } from "./questionCommands";
import { commandMessages } from "./questionMessages";

const addMutation = graphql`
  mutation useCurriculumQuestionsAddMutation($curriculumId: Int!, $moduleId: Int!, $input: QuestionInput!) {
    result: addCurriculumQuestion(curriculumId: $curriculumId, moduleId: $moduleId, input: $input) {
      __typename
      ... on CurriculumPayload {
        curriculum {
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
  mutation useCurriculumQuestionsUpdateMutation(
    $questionId: Int!
    $version: DateTime!
    $input: QuestionInput!
  ) {
    result: updateCurriculumQuestion(questionId: $questionId, version: $version, input: $input) {
      __typename
      ... on ChangedCurriculumQuestionPayload {
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
  query useCurriculumQuestionsNewestQuery($curriculumId: Int!) {
    curriculum(databaseId: $curriculumId) {
      modules {
        questions {
          ...ModuleQuestions_questions
        }
      }
    }
  }
`;

const removeMutation = graphql`
  mutation useCurriculumQuestionsRemoveMutation($questionId: Int!) {
    result: deleteCurriculumQuestion(questionId: $questionId) {
      __typename
      ... on CurriculumPayload {
        curriculum {
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

/** What can be done with the questions of a curriculum. */
export function useCurriculumQuestions(curriculumId: number): QuestionCommands {
  const [add] = useMutation<useCurriculumQuestionsAddMutation>(addMutation, commandMessages.add);
  const [update] = useMutation<useCurriculumQuestionsUpdateMutation>(updateMutation, commandMessages.update);
  const [remove] = useMutation<useCurriculumQuestionsRemoveMutation>(removeMutation, commandMessages.remove);
  const readNewest = useReadNewest<useCurriculumQuestionsNewestQuery>(newestQuery, { curriculumId });
  return {
    deleteEffect: "Courses made from the curriculum keep theirs.",
    add: async (moduleId, { input, onFieldErrors }) =>
      (await add({ curriculumId, moduleId, input }, { onFieldErrors })) !== null,
    update: async (questionId, { version, input, onFieldErrors, onStale }) => {
      const options = { onFieldErrors, onStale: () => readNewest(onStale) };
      return (await update({ questionId, version, input }, options)) !== null;
    },
    remove: async (questionId, onFailure) => (await remove({ questionId }, { onFailure })) !== null,
  };
}
