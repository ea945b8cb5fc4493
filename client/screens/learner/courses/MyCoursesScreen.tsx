import { BookOpen, SearchX } from "lucide-react";
import { graphql } from "react-relay";
import type { MyCoursesScreenQuery } from "~/__generated__/MyCoursesScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useListAddress, usePendingParams } from "~/lists/usePendingParams";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { EmptyCard } from "~/ui/EmptyCard";
import { PageHeader } from "~/ui/PageHeader";
import { SearchInput } from "~/ui/SearchInput";
import { AnnouncementNotices } from "./AnnouncementNotices";
import { BatchStrip } from "./BatchStrip";
import { LearnerToday } from "./LearnerToday";
import { MyCourseList } from "./MyCourseList";
import { myCoursesList } from "./myCoursesList";

const query = graphql`
  query MyCoursesScreenQuery($search: String, $first: Int, $after: String, $last: Int, $before: String)
  @preloadable {
    ...AnnouncementNotices_query
    ...LearnerToday_query
    currentEnrolment { percentage nextTopic { topicName } }
    enrolments(search: $search, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      ...MyCourseList_enrolments
    }
    myBatches(first: 6) { ...BatchStrip_batches }
  }
`;

/** The learner's courses, each with its progress and next topic. */
export function MyCoursesScreen() {
  useScreenTitle("My Courses");
  const data = useRouteQuery<MyCoursesScreenQuery>(query);
  const { enrolments, myBatches } = data;
  const { search } = useListAddress(myCoursesList);
  const none = enrolments.totalCount === 0;
  if (none && search === "")
    return (
      <>
        <MyCoursesHeader subtitle="Your courses appear here." />
        <AnnouncementNotices query={data} />
        <LearnerToday query={data} />
        <NoCourses />
        <BatchStrip batches={myBatches} />
      </>
    );
  return (
    <>
      <MyCoursesHeader subtitle={describeNext(data.currentEnrolment)} />
      <AnnouncementNotices query={data} />
      <LearnerToday query={data} />
      <CourseSearch />
      {none ? <NoMatch /> : <MyCourseList enrolments={enrolments} />}
      <BatchStrip batches={myBatches} />
    </>
  );
}

/** The next step of the learner. */
function describeNext(current: MyCoursesScreenQuery["response"]["currentEnrolment"]): string {
  if (!current?.nextTopic) return "Every topic of your courses is completed.";
  return current.percentage === 0 ? "Your first lesson is ready." : `Next: ${current.nextTopic.topicName}`;
}

function MyCoursesHeader({ subtitle }: { subtitle: string }) {
  return (
    <PageHeader
      title="My Courses"
      subtitle={subtitle}
      actions={<ButtonLink to="/courses">Find a course</ButtonLink>}
    />
  );
}

function CourseSearch() {
  const { requested, refine } = usePendingParams(myCoursesList);
  return (
    <SearchInput
      label="Search my courses"
      value={requested.search}
      onChange={(search) => refine({ search }, { typed: true })}
      className="mb-4 max-w-md"
    />
  );
}

function NoCourses() {
  return (
    <EmptyCard
      icon={<BookOpen />}
      title="You're not enrolled in any courses yet"
      link={{ label: "View all courses", to: "/courses" }}
    >
      Browse the catalogue and enrol in a free course, or contact the institute.
    </EmptyCard>
  );
}

function NoMatch() {
  return (
    <EmptyCard
      announced="No courses"
      icon={<SearchX />}
      title="None of your courses match"
      action={<ButtonLink to={{ search: "" }}>Clear search</ButtonLink>}
    >
      Try fewer words.
    </EmptyCard>
  );
}
