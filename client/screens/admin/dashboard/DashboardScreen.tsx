import { graphql } from "react-relay";
import { questionAnchor } from "#gateway/domains/lessons/readerContract";
import type { DashboardScreen_courses$key } from "~/__generated__/DashboardScreen_courses.graphql";
import type { DashboardScreen_questions$key } from "~/__generated__/DashboardScreen_questions.graphql";
import type { DashboardScreenQuery } from "~/__generated__/DashboardScreenQuery.graphql";
import { formatDate } from "~/formats/dates";
import { ScreenHead } from "~/layout/ScreenHead";
import { figureAddresses } from "~/lists/figures";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { dashboardChanged } from "~/screens/admin/changes";
import { useSession } from "~/session/sessionStore";
import { CardsSkeleton } from "~/ui/CardsSkeleton";
import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton } from "~/ui/Skeleton";
import { ListCard, PlaceRequests } from "./AttentionList";
import { OwnClasses } from "./OwnClasses";
import { SummaryTiles, SummaryTilesSkeleton } from "./SummaryTiles";
import { BatchesOfToday, LateTopics, NewestEnrolments, PendingPayments } from "./TodayCards";

const query = graphql`
  query DashboardScreenQuery(
    $viewerId: Int!
    $seesPayments: Boolean!
    $seesPeople: Boolean!
    $seesBatches: Boolean!
    $seesCourses: Boolean!
    $handlesPlaces: Boolean!
    $answersQuestions: Boolean!
  ) @preloadable {
    ...SummaryTiles_query
    ...OwnClasses_query
    batchesToday(first: 5) @include(if: $seesBatches) { ...TodayCards_batches }
    lateTopics(first: 5) @include(if: $seesBatches) { ...TodayCards_late }
    payments(first: 5, status: PENDING) @include(if: $seesPayments) { ...TodayCardsPeopleCards_payments }
    unansweredTopicQuestions(first: 5) @include(if: $answersQuestions) { ...DashboardScreen_questions }
    placeRequests(first: 5) @include(if: $handlesPlaces) { ...AttentionList_requests }
    newestEnrolments(first: 5) @include(if: $seesPeople) { ...TodayCardsPeopleCards_enrolments }
    drafts: courses(first: 5, status: DRAFT, sort: UPDATED) @include(if: $seesCourses) { ...DashboardScreen_courses }
    withoutTopics: courses(first: 5, lacking: TOPICS, sort: UPDATED) @include(if: $seesCourses) { ...DashboardScreen_courses }
    withoutQuestions: courses(first: 5, lacking: QUESTIONS, sort: UPDATED) @include(if: $seesCourses) {
      ...DashboardScreen_courses
    }
  }
`;

/**
 * Milliseconds within which events cause one read: a busy institute has many events, and the cards need not be instant.
 */
const calm = 2_000;

/** The tasks that need attention today and in the catalogue, each with a link. */
export function DashboardScreen() {
  useLiveScreen(query, dashboardChanged, { gatherFor: calm });
  const data = useRouteQuery<DashboardScreenQuery>(query);
  const { unansweredTopicQuestions: questions } = data;
  const isWaited = Boolean(data.placeRequests ?? questions ?? data.lateTopics ?? data.payments);
  const isToday = Boolean(data.batchesToday ?? data.newestEnrolments);
  const viewerId = useSession().account?.id ?? -1;
  return (
    <>
      <ScreenHead title="Dashboard" />
      <SummaryTiles query={data} />
      <OwnClasses query={data} trainerId={viewerId} />
      <div className="mb-8 grid grid-cols-1 items-start gap-x-4 gap-y-8 md:grid-cols-2">
        {isWaited && (
          <section aria-labelledby="waiting" className="grid grid-cols-1 gap-4">
            <h2 id="waiting" className="-mb-1 text-sm font-semibold text-ink">
              Waiting for you
            </h2>
            {questions && <Questions questions={questions} />}
            {data.placeRequests && <PlaceRequests requests={data.placeRequests} />}
            {data.lateTopics && <LateTopics topics={data.lateTopics} />}
            {data.payments && <PendingPayments payments={data.payments} />}
          </section>
        )}
        {isToday && (
          <section aria-labelledby="today" className="grid grid-cols-1 gap-4">
            <h2 id="today" className="-mb-1 text-sm font-semibold text-ink">
              Today
            </h2>
            {data.batchesToday && <BatchesOfToday batches={data.batchesToday} />}
            {data.newestEnrolments && <NewestEnrolments enrolments={data.newestEnrolments} />}
          </section>
        )}
      </div>
      <Catalogue {...data} />
    </>
  );
}

const questionsFragment = graphql`
  fragment DashboardScreen_questions on QueryUnansweredTopicQuestionsConnection {
    totalCount
    nodes { databaseId authorName createdAt topic { name course { title } } }
  }
`;

/** Questions of learners that wait for an answer, longest waiting first. */
const Questions = ({ questions }: { questions: DashboardScreen_questions$key }) => (
  <ListCard
    title="To answer"
    settled="Every question is answered."
    all={figureAddresses.unansweredQuestions()}
    fragment={questionsFragment}
    list={questions}
    toRow={({ databaseId, authorName, createdAt, topic }) => ({
      key: String(databaseId),
      to: `/admin/inbox#${questionAnchor(databaseId)}`,
      label: `${authorName}: ${topic.name}`,
      note: topic.course.title,
      aside: formatDate(createdAt),
    })}
  />
);

interface AttentionCardProps {
  title: string;
  settled: string;
  courses: DashboardScreen_courses$key;
  all: string;
  /** The end of the address of the course's screen that solves it. */
  screen: string;
}

const coursesFragment = graphql`
  fragment DashboardScreen_courses on QueryCoursesConnection {
    totalCount
    nodes { id databaseId title code updatedAt }
  }
`;

/** Courses that need attention, last changed first. */
const AttentionCard = ({ courses, screen, ...texts }: AttentionCardProps) => (
  <ListCard
    {...texts}
    fragment={coursesFragment}
    list={courses}
    toRow={({ id, databaseId, title, code, updatedAt }) => ({
      key: id,
      to: `/admin/courses/${databaseId}${screen}`,
      label: title,
      note: code,
      aside: formatDate(updatedAt),
    })}
  />
);

type Courses = Pick<DashboardScreenQuery["response"], "drafts" | "withoutTopics" | "withoutQuestions">;

/** The courses that need attention; nothing for who may not read courses. */
function Catalogue({ drafts, withoutTopics, withoutQuestions }: Courses) {
  if (!drafts || !withoutTopics || !withoutQuestions) return null;
  return (
    <>
      <h2 className="mb-3 text-sm font-semibold text-ink">Catalogue</h2>
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        <AttentionCard
          title="Drafts"
          settled="Every course is published."
          courses={drafts}
          all={figureAddresses.draftCourses()}
          screen=""
        />
        <AttentionCard
          title="Without topics"
          settled="Every course has topics."
          courses={withoutTopics}
          all={figureAddresses.coursesWithoutTopics()}
          screen="/curriculum"
        />
        <AttentionCard
          title="Without questions"
          settled="Every course has questions."
          courses={withoutQuestions}
          all={figureAddresses.coursesWithoutQuestions()}
          screen="/questions"
        />
      </div>
    </>
  );
}

/** Placeholder for the dashboard while it loads. */
export function DashboardSkeleton() {
  return (
    <Loading label="Loading the dashboard">
      <PageHeader title="Dashboard" />
      <SummaryTilesSkeleton />
      <Skeleton className="mb-3 h-5 w-16" />
      <CardsSkeleton cards={4} lines={8} />
    </Loading>
  );
}
