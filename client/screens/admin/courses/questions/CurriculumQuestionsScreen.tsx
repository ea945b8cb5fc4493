import { graphql, useFragment } from "react-relay";
import type { CurriculumQuestionsScreen_curriculum$key } from "~/__generated__/CurriculumQuestionsScreen_curriculum.graphql";
import type { CurriculumQuestionsScreenAddMutation } from "~/__generated__/CurriculumQuestionsScreenAddMutation.graphql";
import type { CurriculumQuestionsScreenQuery } from "~/__generated__/CurriculumQuestionsScreenQuery.graphql";
import type { CurriculumQuestionsScreenRemoveMutation } from "~/__generated__/CurriculumQuestionsScreenRemoveMutation.graphql";
import type { CurriculumQuestionsScreenUpdateMutation } from "~/__generated__/CurriculumQuestionsScreenUpdateMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { useReadNewest } from "~/relay/useReadNewest";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { QuestionsPage } from "./QuestionsPage";
import { commandMessages, type QuestionCommands, toCommands } from "./questionCommands";

const fragment = graphql`
  fragment CurriculumQuestionsScreen_curriculum on Curriculum {
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
`;

const query = graphql`
  query CurriculumQuestionsScreenQuery($curriculumId: Int!) @preloadable {
    curriculum(databaseId: $curriculumId) {
      ...CurriculumQuestionsScreen_curriculum
    }
  }
`;

graphql`
  fragment CurriculumQuestionsScreen_payload on CurriculumPayload {
    curriculum {
      ...CurriculumQuestionsScreen_curriculum
    }
  }
`;

const addMutation = graphql`
  mutation CurriculumQuestionsScreenAddMutation($curriculumId: Int!, $moduleId: Int!, $input: QuestionInput!) {
    result: addCurriculumQuestion(curriculumId: $curriculumId, moduleId: $moduleId, input: $input) {
      ...CurriculumQuestionsScreen_payload @alias(as: "payload")
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const updateMutation = graphql`
  mutation CurriculumQuestionsScreenUpdateMutation($questionId: Int!, $version: DateTime!, $input: QuestionInput!) {
    result: updateCurriculumQuestion(questionId: $questionId, version: $version, input: $input) {
      ... on ChangedCurriculumQuestionPayload @alias(as: "payload") {
        question {
          ...QuestionsPageModuleQuestions_questions
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const removeMutation = graphql`
  mutation CurriculumQuestionsScreenRemoveMutation($questionId: Int!) {
    result: deleteCurriculumQuestion(questionId: $questionId) {
      ...CurriculumQuestionsScreen_payload @alias(as: "payload")
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

/** The commands for a curriculum's questions. */
function useCurriculumQuestions(curriculumId: number): QuestionCommands {
  const [add] = useMutation<CurriculumQuestionsScreenAddMutation>(addMutation, commandMessages.add);
  const [update] = useMutation<CurriculumQuestionsScreenUpdateMutation>(
    updateMutation,
    commandMessages.update,
  );
  const [remove] = useMutation<CurriculumQuestionsScreenRemoveMutation>(
    removeMutation,
    commandMessages.remove,
  );
  return toCommands({
    deleteEffect: "Courses created from the curriculum keep their copies.",
    add: (question, options) => add({ curriculumId, ...question }, options),
    update,
    remove,
    readNewest: useReadNewest<CurriculumQuestionsScreenQuery>(query, { curriculumId }),
  });
}

/** A curriculum's questions by module with their answers; staff add, edit and delete them. */
export function CurriculumQuestionsScreen() {
  const { curriculum } = useRouteQuery<CurriculumQuestionsScreenQuery>(query);
  return curriculum ? <KnownCurriculum curriculum={curriculum} /> : <NotFound kind="curriculum" />;
}

function KnownCurriculum({ curriculum }: { curriculum: CurriculumQuestionsScreen_curriculum$key }) {
  const { databaseId, title, modules } = useFragment(fragment, curriculum);
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
