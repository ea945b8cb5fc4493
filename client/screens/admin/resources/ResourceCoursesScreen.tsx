import { Library } from "lucide-react";
import { graphql } from "react-relay";
import type { ResourceCoursesScreenQuery } from "~/__generated__/ResourceCoursesScreenQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { pagesBeside } from "~/lists/listParams";
import { usePendingParams } from "~/lists/usePendingParams";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { PageHeader } from "~/ui/PageHeader";
import { Pagination } from "~/ui/Pagination";
import { SearchInput } from "~/ui/SearchInput";
import { courseCardsList } from "./courseCardsList";
import { ResourceCourseCard } from "./ResourceCourseCard";

const query = graphql`
  query ResourceCoursesScreenQuery($search: String, $first: Int, $after: String, $last: Int, $before: String)
  @preloadable {
    courses(search: $search, first: $first, after: $after, last: $last, before: $before, sort: TITLE) {
      totalCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      nodes {
        id
        ...ResourceCourseCard_course
      }
    }
  }
`;

/** The courses with how many resources each has; a card leads to them. */
export function ResourceCoursesScreen() {
  useScreenTitle("Resources");
  const { address, requested, refine } = usePendingParams(courseCardsList);
  const { totalCount, pageInfo, nodes } = useRouteQuery<ResourceCoursesScreenQuery>(query).courses;
  const all = formatQuantity(totalCount, { one: "course", many: "courses" });
  const summary = nodes.length < totalCount ? `${nodes.length} of ${all}` : all;
  return (
    <>
      <ResourceCoursesHeader />
      <SearchInput
        label="Search courses"
        className="mb-4 max-w-sm"
        value={requested.search}
        onChange={(search) => refine({ search }, { typed: true })}
      />
      {nodes.length === 0 && <NoCourses search={address.search} />}
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {nodes.map((course, index) => (
          <li key={course.id} className="min-w-0">
            <ResourceCourseCard course={course} eager={index < 4} />
          </li>
        ))}
      </ul>
      {nodes.length > 0 && (
        <Pagination
          label="Pages of courses"
          summary={summary}
          {...pagesBeside(courseCardsList, address, pageInfo)}
        />
      )}
    </>
  );
}

/** The head of the screen, also while it loads. */
export const ResourceCoursesHeader = () => (
  <PageHeader title="Resources" subtitle="Reading and videos for each course" />
);

function NoCourses({ search }: { search: string }) {
  return (
    <Card>
      {search === "" ? (
        <EmptyState
          icon={<Library />}
          title="No courses yet"
          action={
            <ButtonLink variant="primary" to="/admin/courses/create">
              Create a course
            </ButtonLink>
          }
        >
          Resources belong to a course: documents, videos and links beside its topics.
        </EmptyState>
      ) : (
        <EmptyState
          icon={<Library />}
          title="No course matches"
          action={<ButtonLink to="?">Show all courses</ButtonLink>}
        >
          {`Nothing was found for “${search}”.`}
        </EmptyState>
      )}
    </Card>
  );
}
