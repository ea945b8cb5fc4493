import { Suspense } from "react";
import { graphql } from "react-relay";
import type { CatalogueScreenQuery } from "~/__generated__/CatalogueScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { usePendingParams } from "~/lists/usePendingParams";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { classNames } from "~/ui/classNames";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton } from "~/ui/Skeleton";
import { CourseGridSkeleton } from "../CourseGrid";
import { CatalogueResults } from "./CatalogueResults";
import { CatalogueToolbar } from "./CatalogueToolbar";
import { CategoryFilter, CategoryFilterSkeleton } from "./CategoryFilter";
import { catalogueList } from "./catalogueList";

// In one chunk with the screen: the first load does not need it otherwise.

const catalogueQuery = graphql`
  query CatalogueScreenQuery(
    $search: String, $level: Level, $categoryId: Int
    $sort: CourseSort
    $first: Int, $after: String, $last: Int, $before: String
  ) @preloadable {
    categories(first: 100) { ...CategoryFilter_categories }
    courses(
      search: $search, level: $level, categoryId: $categoryId
      sort: $sort
      first: $first, after: $after, last: $last, before: $before
    ) { ...CatalogueResults_courses }
  }
`;

/** The catalogue: course cards with search, filters and pages, whose state is in the address. */
export function CatalogueScreen() {
  useScreenTitle("All Courses");
  return (
    <>
      <PageHeader
        size="page"
        title="All Courses"
        subtitle="Find what to learn next. 365 days of access to every course."
      />
      <CatalogueToolbar
        categoryFilter={
          <Suspense fallback={<CategoryFilterSkeleton />}>
            <LoadedCategoryFilter />
          </Suspense>
        }
      />
      <Suspense fallback={<ResultsSkeleton />}>
        <LoadedResults />
      </Suspense>
    </>
  );
}

function LoadedCategoryFilter() {
  const { categories } = useRouteQuery<CatalogueScreenQuery>(catalogueQuery);
  return <CategoryFilter categories={categories} />;
}

function LoadedResults() {
  const { courses } = useRouteQuery<CatalogueScreenQuery>(catalogueQuery);
  const { waiting } = usePendingParams(catalogueList);
  return (
    <section
      aria-label="Courses"
      aria-busy={waiting}
      className={classNames("transition-opacity", waiting && "opacity-50")}
    >
      <CatalogueResults courses={courses} />
    </section>
  );
}

function ResultsSkeleton() {
  return (
    <section aria-label="Courses" aria-busy>
      <div className="mb-3 flex h-7 items-center">
        <span className="sr-only">Loading courses</span>
        <Skeleton className="h-3.5 w-24" />
      </div>
      <CourseGridSkeleton cards={8} />
    </section>
  );
}
