import { ScrollText } from "lucide-react";
import { graphql } from "react-relay";
import type { CurriculaScreenQuery } from "~/__generated__/CurriculaScreenQuery.graphql";
import { curriculumNoun } from "~/formats/nouns";
import { ScreenHead } from "~/layout/ScreenHead";
import { plainList } from "~/lists/listParams";
import { useCardPage } from "~/lists/useCardPage";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { CardGrid } from "~/ui/CardGrid";
import { EmptyCard } from "~/ui/EmptyCard";
import { Pagination } from "~/ui/Pagination";
import { CurriculumCard } from "./CurriculumCard";

const query = graphql`
  query CurriculaScreenQuery($first: Int, $after: String, $last: Int, $before: String) @preloadable {
    curricula(first: $first, after: $after, last: $last, before: $before) {
      ...useListPage_page
      nodes { id ...CurriculumCard_curriculum }
    }
  }
`;

/** The published curricula: outlines from which courses are created. */
export function CurriculaScreen() {
  const { curricula } = useRouteQuery<CurriculaScreenQuery>(query);
  const { summary, hasMore, pagination } = useCardPage({
    list: plainList,
    page: curricula,
    noun: curriculumNoun,
  });
  return (
    <>
      <ScreenHead title="Curriculum" subtitle="Everything we teach, module by module." />
      {curricula.nodes.length === 0 ? (
        <NoCurricula />
      ) : (
        <>
          <p role="status" className="mb-3 text-sm text-muted tabular-nums">
            {summary}
          </p>
          <CardGrid
            items={curricula.nodes}
            className="lg:grid-cols-4"
            card={(curriculum, index) => <CurriculumCard curriculum={curriculum} eager={index < 4} />}
          />
        </>
      )}
      {hasMore && <Pagination {...pagination} />}
    </>
  );
}

function NoCurricula() {
  return (
    <EmptyCard
      icon={<ScrollText />}
      title="No curricula yet"
      action={<ButtonLink to="/courses">View all courses</ButtonLink>}
    >
      Curricula appear here once your institute publishes them.
    </EmptyCard>
  );
}
