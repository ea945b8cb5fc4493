import { ScrollText } from "lucide-react";
import { graphql } from "react-relay";
import type { CurriculaScreenQuery } from "~/__generated__/CurriculaScreenQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { pagesBeside, plainList } from "~/lists/listParams";
import { useListAddress } from "~/lists/usePendingParams";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { PageHeader } from "~/ui/PageHeader";
import { Pagination } from "~/ui/Pagination";
import { CurriculumCard } from "./CurriculumCard";

const query = graphql`
  query CurriculaScreenQuery($first: Int, $after: String, $last: Int, $before: String) @preloadable {
    curricula(first: $first, after: $after, last: $last, before: $before) {
      totalCount
      pageInfo {
        ...listParams_pageInfo @relay(mask: false)
      }
      nodes {
        id
        ...CurriculumCard_curriculum
      }
    }
  }
`;

/** The published curricula: outlines from which courses are created. */
export function CurriculaScreen() {
  useScreenTitle("Curriculum");
  const { totalCount, pageInfo, nodes } = useRouteQuery<CurriculaScreenQuery>(query).curricula;
  const shown = formatQuantity(totalCount, { one: "curriculum", many: "curricula" });
  const summary = nodes.length < totalCount ? `${nodes.length} of ${shown}` : shown;
  const { previous, next } = pagesBeside(plainList, useListAddress(plainList), pageInfo);
  return (
    <>
      <PageHeader title="Curriculum" subtitle="Everything we teach, module by module." />
      {nodes.length === 0 ? (
        <NoCurricula />
      ) : (
        <>
          <p role="status" className="mb-3 text-sm text-muted tabular-nums">
            {summary}
          </p>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {nodes.map((curriculum, index) => (
              <li key={curriculum.id} className="min-w-0">
                <CurriculumCard curriculum={curriculum} eager={index < 4} />
              </li>
            ))}
          </ul>
        </>
      )}
      {(previous || next) && <Pagination label="Pages of curricula" {...{ summary, previous, next }} />}
    </>
  );
}

function NoCurricula() {
  return (
    <Card>
      <EmptyState
        icon={<ScrollText />}
        title="No curricula yet"
        action={<ButtonLink to="/courses">View all courses</ButtonLink>}
      >
        Curricula appear here once your institute publishes them.
      </EmptyState>
    </Card>
  );
}
