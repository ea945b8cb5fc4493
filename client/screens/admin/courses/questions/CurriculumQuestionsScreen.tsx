import { graphql } from "react-relay";
import type { CurriculumQuestionsScreenCurriculumQuestionsAddMutation } from "~/__generated__/CurriculumQuestionsScreenCurriculumQuestionsAddMutation.graphql";
import type { CurriculumQuestionsScreenCurriculumQuestionsNewestQuery } from "~/__generated__/CurriculumQuestionsScreenCurriculumQuestionsNewestQuery.graphql";
import type { CurriculumQuestionsScreenCurriculumQuestionsRemoveMutation } from "~/__generated__/CurriculumQuestionsScreenCurriculumQuestionsRemoveMutation.graphql";
import type { CurriculumQuestionsScreenCurriculumQuestionsUpdateMutation } from "~/__generated__/CurriculumQuestionsScreenCurriculumQuestionsUpdateMutation.graphql";
import type {
  CurriculumQuestionsScreenQuery,
  CurriculumQuestionsScreenQuery$data,
} from "~/__generated__/CurriculumQuestionsScreenQuery.graphql";
import { useMutation } from "~/relay/useMutation";
import { useReadNewest } from "~/relay/useReadNewest";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { QuestionsPage } from "./QuestionsPage";
import { commandMessages, type QuestionCommands } from "./questionCommands";

const addMutation = graphql`
  mutation CurriculumQuestionsScreenCurriculumQuestionsAddMutation($curriculumId: Int!, $moduleId: Int!, $input: QuestionInput!) {
    result: addCurriculumQuestion(curriculumId: $curriculumId, moduleId: $moduleId, input: $input) {
      __typename
      ... on CurriculumPayload {
        curriculum {
          modules {
            questions {
              ...QuestionsPageModuleQuestions_questions
            }
          }
        }
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

const updateMutation = graphql`
  mutation CurriculumQuestionsScreenCurriculumQuestionsUpdateMutation(
    $questionId: Int!
    $version: DateTime!
    $input: QuestionInput!
  ) {
    result: updateCurriculumQuestion(questionId: $questionId, version: $version, input: $input) {
      __typename
      ... on ChangedCurriculumQuestionPayload {
        question {
          ...QuestionsPageModuleQuestions_questions
        }
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

const newestQuery = graphql`
  query CurriculumQuestionsScreenCurriculumQuestionsNewestQuery($curriculumId: Int!) {
    curriculum(databaseId: $curriculumId) {
      modules {
        questions {
          ...QuestionsPageModuleQuestions_questions
        }
      }
    }
  }
`;

const removeMutation = graphql`
  mutation CurriculumQuestionsScreenCurriculumQuestionsRemoveMutation($questionId: Int!) {
    result: deleteCurriculumQuestion(questionId: $questionId) {
      __typename
      ... on CurriculumPayload {
        curriculum {
          modules {
            questions {
              ...QuestionsPageModuleQuestions_questions
            }
          }
        }
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

/** The commands for a curriculum's questions. */
function useCurriculumQuestions(curriculumId: number): QuestionCommands {
  const [add] = useMutation<CurriculumQuestionsScreenCurriculumQuestionsAddMutation>(
    addMutation,
    commandMessages.add,
  );
  const [update] = useMutation<CurriculumQuestionsScreenCurriculumQuestionsUpdateMutation>(
    updateMutation,
    commandMessages.update,
  );
  const [remove] = useMutation<CurriculumQuestionsScreenCurriculumQuestionsRemoveMutation>(
    removeMutation,
    commandMessages.remove,
  );
  const readNewest = useReadNewest<CurriculumQuestionsScreenCurriculumQuestionsNewestQuery>(newestQuery, {
    curriculumId,
  });
  return {
    deleteEffect: "Courses created from the curriculum keep their copies.",
    add: async (moduleId, { input, onFieldErrors }) =>
      (await add({ curriculumId, moduleId, input }, { onFieldErrors })) !== null,
    update: async (questionId, { version, input, onFieldErrors, onStale }) => {
      const options = { onFieldErrors, onStale: () => readNewest(onStale) };
      return (await update({ questionId, version, input }, options)) !== null;
    },
    remove: async (questionId, onFailure) => (await remove({ questionId }, { onFailure })) !== null,
  };
}

const query = graphql`
  query CurriculumQuestionsScreenQuery($curriculumId: Int!) @preloadable {
    curriculum(databaseId: $curriculumId) {
      databaseId
      title
      modules {
        databaseId
        name
        questions {
          ...QuestionsPageModuleQuestions_questions
        }
      }
    }
  }
`;

/** A curriculum's questions by module with their answers; staff add, edit and delete them. */
export function CurriculumQuestionsScreen() {
  const { curriculum } = useRouteQuery<CurriculumQuestionsScreenQuery>(query);
  return curriculum ? <KnownCurriculum curriculum={curriculum} /> : <NotFound kind="curriculum" />;
}

interface KnownCurriculumProps {
  curriculum: NonNullable<CurriculumQuestionsScreenQuery$data["curriculum"]>;
}

function KnownCurriculum({ curriculum: { databaseId, title, modules } }: KnownCurriculumProps) {
  const address = `/admin/curriculum/${databaseId}`;
  return (
    <QuestionsPage
      of={title}
      subtitle="Courses created from this curriculum start with a copy of them."
      address={address}
      modules={modules}
      noModules={{ of: "curriculum", to: `${address}/topics/upload`, toLabel: "Upload an outline" }}
      commands={useCurriculumQuestions(databaseId)}
    />
  );
}
