import { graphql, useFragment } from "react-relay";
import type { CurriculumQuestionsScreen_curriculum$key } from "~/__generated__/CurriculumQuestionsScreen_curriculum.graphql";
import type { CurriculumQuestionsScreenQuery } from "~/__generated__/CurriculumQuestionsScreenQuery.graphql";
import { useReadNewest } from "~/relay/useReadNewest";
import { foundScreen } from "~/screens/admin/foundScreen";
import { QuestionsPage } from "./QuestionsPage";
import { useCurriculumQuestions } from "./useQuestionCommands";

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

function KnownCurriculum({ curriculum }: { curriculum: CurriculumQuestionsScreen_curriculum$key }) {
  const { databaseId, title, modules } = useFragment(fragment, curriculum);
  const readNewest = useReadNewest<CurriculumQuestionsScreenQuery>(query, { curriculumId: databaseId });
  const commands = useCurriculumQuestions(databaseId, readNewest);
  const address = `/admin/curriculum/${databaseId}`;
  return (
    <QuestionsPage
      of={title}
      subtitle="Courses created from this curriculum start with a copy of them."
      address={address}
      modules={modules}
      noModules={{ of: "curriculum", to: `${address}/topics/upload`, toLabel: "Upload an outline" }}
      commands={commands}
    />
  );
}

const query = graphql`
  query CurriculumQuestionsScreenQuery($curriculumId: Int!) @preloadable {
    curriculum(databaseId: $curriculumId) {
      ...CurriculumQuestionsScreen_curriculum
    }
  }
`;

/** A curriculum's questions by module with their answers; staff add, edit and delete them. */
export const CurriculumQuestionsScreen = foundScreen<CurriculumQuestionsScreenQuery, "curriculum">(
  query,
  "curriculum",
  KnownCurriculum,
);
