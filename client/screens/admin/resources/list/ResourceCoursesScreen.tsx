import { Library } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ResourceCoursesScreenQuery } from "~/__generated__/ResourceCoursesScreenQuery.graphql";
import type { ResourceCoursesScreenResourceCourseCard_course$key } from "~/__generated__/ResourceCoursesScreenResourceCourseCard_course.graphql";
import { formatQuantity } from "~/formats/counts";
import { courseNoun } from "~/formats/nouns";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { searchedList } from "~/lists/listParams";
import { useCardPage } from "~/lists/useCardPage";
import { usePendingParams } from "~/lists/usePendingParams";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { AllowedLink } from "~/ui/AllowedLink";
import { Badge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { CardGrid } from "~/ui/CardGrid";
import { Cover } from "~/ui/Cover";
import { EmptyState } from "~/ui/EmptyState";
import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { Pagination } from "~/ui/Pagination";
import { SearchInput } from "~/ui/SearchInput";
import { Skeleton, SkeletonCard } from "~/ui/Skeleton";
import { cardsAddress, resourceNoun } from "../resourceMessages";

interface Props {
  course: ResourceCoursesScreenResourceCourseCard_course$key;
  /** Whether it is visible without scrolling. */
  eager: boolean;
}

/** A course with its number of resources; the whole card is a link. */
function ResourceCourseCard({ course, eager }: Props) {
  const { databaseId, code, title, imageUrl, status, resources } = useFragment(
    graphql`
      fragment ResourceCoursesScreenResourceCourseCard_course on Course {
        databaseId
        code
        title
        imageUrl
        status
        resources(first: 1) { totalCount }
      }
    `,
    course,
  );
  return (
    <article
      aria-label={title}
      className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-rest transition-shadow hover:shadow-lift"
    >
      <Cover code={code} title={title} src={imageUrl} eager={eager} />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="line-clamp-2 text-sm leading-5 font-semibold text-ink">
          <AllowedLink
            to={cardsAddress(databaseId)}
            className="group-hover:text-brand-ink -outline-offset-2 after:absolute after:inset-0 after:rounded-lg"
          >
            {title}
          </AllowedLink>
        </h2>
        <p className="mt-auto flex flex-wrap items-center gap-2 text-xs text-muted tabular-nums">
          {formatQuantity(resources.totalCount, resourceNoun)}
          {status === "DRAFT" && <Badge tone="warning">Draft</Badge>}
        </p>
      </div>
    </article>
  );
}

const query = graphql`
  query ResourceCoursesScreenQuery($search: String, $first: Int, $after: String, $last: Int, $before: String)
  @preloadable {
    courses(search: $search, first: $first, after: $after, last: $last, before: $before, sort: TITLE) {
      ...useListPage_page
      nodes { id ...ResourceCoursesScreenResourceCourseCard_course }
    }
  }
`;

/** The courses with their numbers of resources, as cards. */
export function ResourceCoursesScreen() {
  useScreenTitle("Resources");
  const { address, requested, refine } = usePendingParams(searchedList);
  const { courses } = useRouteQuery<ResourceCoursesScreenQuery>(query);
  const { pagination } = useCardPage({ list: searchedList, page: courses, noun: courseNoun });
  const { nodes } = courses;
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
      <CardGrid
        items={nodes}
        className="lg:grid-cols-3 xl:grid-cols-4"
        card={(course, index) => <ResourceCourseCard course={course} eager={index < 4} />}
      />
      {nodes.length > 0 && <Pagination {...pagination} />}
    </>
  );
}

/** The head of the screen, shared with the skeleton. */
const ResourceCoursesHeader = () => (
  <PageHeader title="Resources" subtitle="Reading and videos for each course" />
);

function NoCourses({ search }: { search: string }) {
  return (
    <Card>
      {search === "" ? (
        <EmptyState
          icon={<Library />}
          title="No courses yet"
          link={{ label: "Create a course", to: "/admin/courses/create" }}
        >
          Resources are a course's documents, videos and links. Create a course first.
        </EmptyState>
      ) : (
        <EmptyState
          icon={<Library />}
          title="No course matches"
          action={<ButtonLink to="?">Show all courses</ButtonLink>}
        >
          {`No results for “${search}”.`}
        </EmptyState>
      )}
    </Card>
  );
}

/** Placeholder for the courses while they load. */
export function ResourceCoursesSkeleton() {
  return (
    <Loading label="Loading the courses">
      <ResourceCoursesHeader />
      <Skeleton className="mb-4 h-9 max-w-sm" />
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
          <SkeletonCard key={card} />
        ))}
      </div>
    </Loading>
  );
}
