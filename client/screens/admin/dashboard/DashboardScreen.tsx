import { BookOpen, Boxes, Library, Route } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { DashboardScreenContentTiles_query$key } from "~/__generated__/DashboardScreenContentTiles_query.graphql";
import type { DashboardScreenQuery } from "~/__generated__/DashboardScreenQuery.graphql";
import type { DashboardScreenSubscription } from "~/__generated__/DashboardScreenSubscription.graphql";
import { formatCount } from "~/formats/counts";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Card } from "~/ui/Card";
import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";
import { Tile } from "~/ui/Tile";
import { AttentionCard } from "./AttentionList";
import { PlaceRequests } from "./PlaceRequests";
import { BatchesOfToday, DelayedTopics, NewestEnrolments, PendingPayments } from "./TodayCards";

/** The text below the heading, shared with the skeleton. */
const dashboardSubtitle = "Today's classes and what needs your attention";

/** The size of the catalogue; each tile links to its list. */
function ContentTiles({ query: key }: { query: DashboardScreenContentTiles_query$key }) {
  const { courses, curricula, specializations, resources } = useFragment(
    graphql`
      fragment DashboardScreenContentTiles_query on Query {
        courses(first: 1) {
          totalCount
        }
        curricula(first: 1) {
          totalCount
        }
        specializations(first: 1) {
          totalCount
        }
        resources(first: 1) {
          totalCount
        }
      }
    `,
    key,
  );
  const figure = ({ totalCount }: { totalCount: number }) => formatCount(totalCount);
  return (
    <div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Tile label="Courses" value={figure(courses)} icon={<BookOpen />} to="/admin/courses" />
      <Tile label="Curricula" value={figure(curricula)} icon={<Route />} to="/admin/curriculum" />
      <Tile
        label="Specializations"
        value={figure(specializations)}
        icon={<Boxes />}
        to="/admin/specializations"
      />
      <Tile label="Resources" value={figure(resources)} icon={<Library />} to="/admin/resources" />
    </div>
  );
}

const query = graphql`
  query DashboardScreenQuery @preloadable {
    ...DashboardScreenContentTiles_query
    batchesToday(first: 5) {
      ...TodayCards_batches
    }
    delayedTopics(first: 5) {
      ...TodayCards_delayed
    }
    payments(first: 5, status: PENDING) {
      ...TodayCardsPeopleCards_payments
    }
    placeRequests(first: 5) {
      ...PlaceRequests_requests
    }
    newestEnrolments(first: 5) {
      ...TodayCardsPeopleCards_enrolments
    }
    drafts: courses(first: 5, status: DRAFT, sort: UPDATED) {
      ...AttentionListAttentionCard_courses
    }
    withoutTopics: courses(first: 5, lacking: TOPICS, sort: UPDATED) {
      ...AttentionListAttentionCard_courses
    }
    withoutQuestions: courses(first: 5, lacking: QUESTIONS, sort: UPDATED) {
      ...AttentionListAttentionCard_courses
    }
  }
`;

const subscription = graphql`
  subscription DashboardScreenSubscription {
    dashboardChanged
  }
`;

/**
 * Milliseconds within which events cause one read: a busy institute has many events, and the cards need not be instant.
 */
const calm = 2_000;

/** What needs attention today and in the catalogue, with links to deal with it. */
export function DashboardScreen() {
  useScreenTitle("Dashboard");
  useLiveScreen<DashboardScreenSubscription>(query, subscription, calm);
  const data = useRouteQuery<DashboardScreenQuery>(query);
  return (
    <>
      <PageHeader title="Dashboard" subtitle={dashboardSubtitle} />
      <ContentTiles query={data} />
      <h2 className="mb-3 text-sm font-semibold text-ink">Today</h2>
      <div className="mb-8 grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <BatchesOfToday batches={data.batchesToday} />
        <DelayedTopics topics={data.delayedTopics} />
        <PendingPayments payments={data.payments} />
        <PlaceRequests requests={data.placeRequests} />
        <NewestEnrolments enrolments={data.newestEnrolments} />
      </div>
      <h2 className="mb-3 text-sm font-semibold text-ink">Catalogue</h2>
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        <AttentionCard
          title="Drafts"
          settled="Every course is published."
          courses={data.drafts}
          all="/admin/courses?status=DRAFT&sort=updated&descending=true"
          screen=""
        />
        <AttentionCard
          title="Without topics"
          settled="Every course has topics."
          courses={data.withoutTopics}
          all="/admin/courses?lacking=TOPICS"
          screen="/curriculum"
        />
        <AttentionCard
          title="Without questions"
          settled="Every course has questions."
          courses={data.withoutQuestions}
          all="/admin/courses?lacking=QUESTIONS"
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
      <PageHeader title="Dashboard" subtitle={dashboardSubtitle} />
      <div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {[0, 1, 2, 3].map((tile) => (
          <Skeleton key={tile} className="h-21" />
        ))}
      </div>
      <Skeleton className="mb-3 h-5 w-16" />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        {[0, 1, 2, 3].map((card) => (
          <Card key={card}>
            <SkeletonText lines={8} />
          </Card>
        ))}
      </div>
    </Loading>
  );
}
