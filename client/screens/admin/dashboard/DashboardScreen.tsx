import { graphql } from "react-relay";
import type { DashboardScreenQuery } from "~/__generated__/DashboardScreenQuery.graphql";
import type { DashboardScreenSubscription } from "~/__generated__/DashboardScreenSubscription.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { PageHeader } from "~/ui/PageHeader";
import { AttentionCard } from "./AttentionCard";
import { ContentTiles } from "./ContentTiles";
import { dashboardSubtitle } from "./dashboardMessages";
import { NewestEnrolments, PendingPayments } from "./PeopleCards";
import { PlaceRequests } from "./PlaceRequests";
import { BatchesOfToday, DelayedTopics } from "./TodayCards";

const query = graphql`
  query DashboardScreenQuery @preloadable {
    ...ContentTiles_query
    batchesToday(first: 5) {
      ...TodayCards_batches
    }
    delayedTopics(first: 5) {
      ...TodayCards_delayed
    }
    payments(first: 5, status: PENDING) {
      ...PeopleCards_payments
    }
    placeRequests(first: 5) {
      ...PlaceRequests_requests
    }
    newestEnrolments(first: 5) {
      ...PeopleCards_enrolments
    }
    drafts: courses(first: 5, status: DRAFT, sort: UPDATED) {
      ...AttentionCard_courses
    }
    withoutTopics: courses(first: 5, lacking: TOPICS, sort: UPDATED) {
      ...AttentionCard_courses
    }
    withoutQuestions: courses(first: 5, lacking: QUESTIONS, sort: UPDATED) {
      ...AttentionCard_courses
    }
  }
`;

const subscription = graphql`
  subscription DashboardScreenSubscription {
    dashboardChanged
  }
`;

/** Milliseconds between an event and the cards: much may happen in an institute, and nobody waits for a card. */
const calm = 2_000;

/** What needs attention today and in the catalogue, each thing a link to where it can be seen to. */
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
