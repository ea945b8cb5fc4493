import { SearchX } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CatalogueResults_courses$key } from "~/__generated__/CatalogueResults_courses.graphql";
import { PageOutOfRange } from "~/lists/PageOutOfRange";
import { useCardPage } from "~/lists/useCardPage";
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
  const courses = useFragment(
    graphql`
      fragment CatalogueResults_courses on QueryCoursesConnection {
        ...useListPage_page
        nodes { id ...CourseCard_course }
      }
    `,
    key,
  );
  const address = useListAddress(catalogueList);
  const page = useCardPage({ list: catalogueList, page: courses, noun: courseNoun });
  if (courses.nodes.length === 0) return <NoCourses address={address} total={page.totalCount} />;
  return (
    <>
      <Summary text={page.summary} address={address} />
      <CourseGrid>
        {courses.nodes.map((course, index) => (
          <CourseGridItem key={course.id}>
            <CourseCard course={course} heading="h2" eager={index < 4} />
          </CourseGridItem>
        ))}
      </CourseGrid>
      {page.hasMore && <Pagination {...page.pagination} />}
    </>
  );
}

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
