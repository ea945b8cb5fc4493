import { ArrowLeft, Sparkles } from "lucide-react";
import { graphql } from "react-relay";
import type {
  CurriculumQuestionsScreenQuery,
  CurriculumQuestionsScreenQuery$data,
} from "../../../__generated__/CurriculumQuestionsScreenQuery.graphql";
import { useScreenTitle } from "../../../layout/useScreenTitle";
import { useRouteQuery } from "../../../relay/useRouteQuery";
import { ButtonLink } from "../../../ui/ButtonLink";
import { PageHeader } from "../../../ui/PageHeader";
import { UnknownCurriculum } from "../UnknownCurriculum";
import { ModuleQuestions } from "./ModuleQuestions";
import { NoModules } from "./NoModules";
import { useCurriculumQuestions } from "./useCurriculumQuestions";

const query = graphql`
  query CurriculumQuestionsScreenQuery($curriculumId: Int!) @preloadable {
    curriculum(databaseId: $curriculumId) {
      databaseId
      title
      modules {
        id
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
  return curriculum ? <KnownCurriculum curriculum={curriculum} /> : <UnknownCurriculum />;
}

interface KnownCurriculumProps {
  curriculum: NonNullable<CurriculumQuestionsScreenQuery$data["curriculum"]>;
}

function KnownCurriculum({ curriculum }: KnownCurriculumProps) {
  const { databaseId, modules } = curriculum;
  const title = `Questions - ${curriculum.title}`;
  const address = `/admin/curriculum/${databaseId}`;
  const commands = useCurriculumQuestions(databaseId);
  useScreenTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        subtitle="A course that is made from this curriculum begins with a copy of them."
        actions={
          <>
            <ButtonLink to={address} icon={<ArrowLeft />}>
              Back
            </ButtonLink>
            <ButtonLink to={`${address}/questions/generate`} icon={<Sparkles />}>
              AI Questions
            </ButtonLink>
          </>
        }
      />
      {modules.length === 0 && (
        <NoModules of="curriculum" to={`${address}/topics/upload`} toLabel="Upload an outline" />
      )}
      <div className="grid gap-5">
        {modules.map((module) => (
          <ModuleQuestions
            key={module.id}
            name={module.name}
            moduleId={module.databaseId}
            questions={module.questions}
            commands={commands}
          />
        ))}
      </div>
    </>
  );
}
