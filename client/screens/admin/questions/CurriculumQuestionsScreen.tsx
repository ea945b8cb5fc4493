import { graphql } from "react-relay";
import type {
  CurriculumQuestionsScreenQuery,
  CurriculumQuestionsScreenQuery$data,
} from "~/__generated__/CurriculumQuestionsScreenQuery.graphql";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { CurriculumNotFound } from "../CurriculumNotFound";
import { QuestionsPage } from "./QuestionsPage";
import { useCurriculumQuestions } from "./useCurriculumQuestions";

const query = graphql`
  query CurriculumQuestionsScreenQuery($curriculumId: Int!) @preloadable {
    curriculum(databaseId: $curriculumId) {
      databaseId
      title
      modules {
        databaseId
        name
        questions {
          ...ModuleQuestions_questions
        }
      }
    }
  }
`;

/** The questions of a curriculum by module, with what is right; staff add, change and delete them. */
export function CurriculumQuestionsScreen() {
  const { curriculum } = useRouteQuery<CurriculumQuestionsScreenQuery>(query);
  return curriculum ? <KnownCurriculum curriculum={curriculum} /> : <CurriculumNotFound />;
}

interface KnownCurriculumProps {
  curriculum: NonNullable<CurriculumQuestionsScreenQuery$data["curriculum"]>;
}

function KnownCurriculum({ curriculum: { databaseId, title, modules } }: KnownCurriculumProps) {
  const address = `/admin/curriculum/${databaseId}`;
  return (
    <QuestionsPage
      of={title}
      subtitle="Courses made from this curriculum start with a copy of them."
      address={address}
      modules={modules}
      noModules={{ of: "curriculum", to: `${address}/topics/upload`, toLabel: "Upload an outline" }}
      commands={useCurriculumQuestions(databaseId)}
    />
  );
}
