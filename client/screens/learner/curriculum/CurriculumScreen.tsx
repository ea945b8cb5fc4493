import { ScrollText } from "lucide-react";
import { graphql } from "react-relay";
import type { CurriculumScreenQuery } from "~/__generated__/CurriculumScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { Objectives } from "~/layout/Objectives";
import { ScreenHead } from "~/layout/ScreenHead";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { EmptyCard } from "~/ui/EmptyCard";
import { Outline } from "~/ui/Outline";
import { curriculumFacts } from "./curriculumFacts";

const query = graphql`
  query CurriculumScreenQuery($databaseId: Int!) @preloadable {
    curriculum(databaseId: $databaseId) {
      title
      description
      level
      duration
      authorName
      trainerName
      objectives
      modules {
        id
        name
        topics { id name }
      }
    }
  }
`;

type FoundCurriculum = NonNullable<CurriculumScreenQuery["response"]["curriculum"]>;

/** A curriculum: its objectives, and its modules with their topics. */
export function CurriculumScreen() {
  const { curriculum } = useRouteQuery<CurriculumScreenQuery>(query);
  return curriculum ? <ShownCurriculum {...curriculum} /> : <CurriculumNotFound />;
}

function ShownCurriculum(curriculum: FoundCurriculum) {
  const { title, description, objectives, modules, trainerName, authorName } = curriculum;
  const facts = curriculumFacts(curriculum);
  if (trainerName) facts.push(`taught by ${trainerName}`);
  else if (authorName) facts.push(`written by ${authorName}`);
  return (
    <>
      <ScreenHead
        title={title}
        breadcrumbs={[{ label: "Curriculum", to: "/learner/curriculum" }, { label: title }]}
        subtitle={
          <>
            <p className="max-w-2xl text-base text-pretty">{description}</p>
            <p className="mt-1.5 tabular-nums">{facts.join(", ")}</p>
          </>
        }
      />
      <div className="max-w-4xl">
        <Objectives className="mb-5" objectives={objectives} />
        {modules.length === 0 ? <NoModules /> : <Outline modules={modules} />}
      </div>
    </>
  );
}

function NoModules() {
  return (
    <EmptyCard icon={<ScrollText />} title="No modules yet">
      Modules and topics appear here once they are published.
    </EmptyCard>
  );
}

function CurriculumNotFound() {
  return (
    <NotFoundState what="Curriculum" links={[{ label: "View all curricula", to: "/learner/curriculum" }]}>
      This curriculum doesn't exist, or it isn't published.
    </NotFoundState>
  );
}
