import { SearchX } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CatalogueResults_courses$key } from "~/__generated__/CatalogueResults_courses.graphql";
import { formatQuantity, rowsInWords } from "~/formats/counts";
import { pagesBeside } from "~/lists/listParams";
import { PageOutOfRange } from "~/lists/PageOutOfRange";
import { useListAddress } from "~/lists/usePendingParams";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { Pagination } from "~/ui/Pagination";
import { CourseCard } from "../CourseCard";
import { CourseGrid, CourseGridItem } from "../CourseGrid";
import { type CatalogueAddress, catalogueList } from "./catalogueList";

const courseNoun = { one: "course", many: "courses" };

/** A page of the catalogue with pagination. */
export function CatalogueResults({ courses: key }: { courses: CatalogueResults_courses$key }) {
  const { nodes, pageInfo, totalCount } = useFragment(
    graphql`
      fragment CatalogueResults_courses on QueryCoursesConnection {
        totalCount
        pageInfo {
          ...listParams_pageInfo @relay(mask: false)
        }
        nodes {
          id
          ...CourseCard_course
        }
      }
    `,
    key,
  );
  const address = useListAddress(catalogueList);
  const summary = rowsSummary(nodes.length, totalCount);
  const { previous, next } = pagesBeside(catalogueList, address, pageInfo);
  if (nodes.length === 0) return <NoCourses address={address} total={totalCount} />;
  return (
    <>
      <Summary text={summary} address={address} />
      <CourseGrid>
        {nodes.map((course, index) => (
          <CourseGridItem key={course.id}>
            <CourseCard course={course} heading="h2" eager={index < 4} />
          </CourseGridItem>
        ))}
      </CourseGrid>
      {(previous || next) && <Pagination label="Pages of courses" {...{ summary, previous, next }} />}
    </>
  );
}

// A cursor does not tell how many rows precede it, so the page shows its size instead of its range.
const rowsSummary = (shown: number, total: number): string =>
  shown >= total
    ? rowsInWords({ offset: 0, shown, total }, courseNoun)
    : `${shown} of ${formatQuantity(total, courseNoun)}`;

function Summary({ text, address }: { text: string; address: CatalogueAddress }) {
  return (
    <div className="mb-3 flex h-7 items-center justify-between gap-4">
      <p role="status" className="text-sm text-muted tabular-nums">
        {text}
      </p>
      {catalogueList.isFiltered(address) && <ClearFilters address={address} />}
    </div>
  );
}

function ClearFilters({ address, size = "sm" }: { address: CatalogueAddress; size?: "sm" | "md" }) {
  return (
    <ButtonLink
      size={size}
      variant={size === "sm" ? "ghost" : "secondary"}
      to={{ search: catalogueList.format(catalogueList.withoutFilters(address)) }}
      preventScrollReset
    >
      Clear filters
    </ButtonLink>
  );
}

/** The reason for an empty catalogue: nothing matches, the page does not exist, or there are no courses yet. */
function NoCourses({ address, total }: { address: CatalogueAddress; total: number }) {
  if (total > 0)
    return (
      <Card>
        <PageOutOfRange first={catalogueList.format(catalogueList.refine(address, {}))} />
      </Card>
    );
  if (catalogueList.isFiltered(address))
    return (
      <Card>
        <p role="status" className="sr-only">
          No courses
        </p>
        <EmptyState
          icon={<SearchX />}
          title="No courses match"
          action={<ClearFilters address={address} size="md" />}
        >
          Try fewer words, or another level or category.
        </EmptyState>
      </Card>
    );
  return (
    <Card>
      <EmptyState title="No courses yet" action={<ButtonLink to="/home">Go to the home page</ButtonLink>}>
        Courses appear here as soon as the first one is published.
      </EmptyState>
    </Card>
  );
}
