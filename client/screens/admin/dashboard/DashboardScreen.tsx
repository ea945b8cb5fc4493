import { CalendarClock, IndianRupee, ReceiptIndianRupee, TriangleAlert, Users } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { activeDays } from "#gateway/domains/accounts/contract";
import type { DashboardScreenQuery } from "~/__generated__/DashboardScreenQuery.graphql";
import type { DashboardScreenSubscription } from "~/__generated__/DashboardScreenSubscription.graphql";
import type { DashboardScreenSummaryTiles_query$key } from "~/__generated__/DashboardScreenSummaryTiles_query.graphql";
import { formatCount, formatQuantity } from "~/formats/counts";
import { formatTime } from "~/formats/dates";
import { formatMoney } from "~/formats/money";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { useSession } from "~/session/sessionStore";
import { Card } from "~/ui/Card";
import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";
import { Tile } from "~/ui/Tile";
import { AttentionCard } from "./AttentionList";
import { compareCollected } from "./comparison";
import { OwnClasses } from "./OwnClasses";
import { PlaceRequests } from "./PlaceRequests";
import { BatchesOfToday, DelayedTopics, NewestEnrolments, PendingPayments } from "./TodayCards";

const grid = "mb-8 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5";

/** The figures that staff ask for first; each tile links to where it is handled. */
function SummaryTiles({ query: key }: { query: DashboardScreenSummaryTiles_query$key }) {
  const { paymentSummary, learnerActivity, batchesToday, delayedTopics } = useFragment(
    graphql`
      fragment DashboardScreenSummaryTiles_query on Query {
        paymentSummary {
          today
          collected
          collectedLastMonthToDate
          due
          dueCount
        }
        learnerActivity {
          active
          total
        }
        batchesToday(first: 5) {
          totalCount
          nodes {
            startTime
          }
        }
        delayedTopics(first: 5) {
          totalCount
          batchCount
        }
      }
    `,
    key,
  );
  const { today, collected, due, dueCount } = paymentSummary;
  const month = `year=${today.slice(0, 4)}&month=${Number(today.slice(5, 7))}`;
  return (
    <div className={grid}>
      <Tile
        label="Collected this month"
        value={formatMoney(collected)}
        note={compareCollected(paymentSummary)}
        icon={<IndianRupee />}
        to={`/admin/payments?status=PAID&${month}`}
      />
      <Tile
        label="Due"
        value={formatMoney(due)}
        note={formatQuantity(dueCount, { one: "pending payment", many: "pending payments" })}
        icon={<ReceiptIndianRupee />}
        to="/admin/payments?status=PENDING"
      />
      <Tile
        label="Active learners"
        value={learnerActivity.active}
        note={`of ${formatCount(learnerActivity.total)}, last ${activeDays} days`}
        icon={<Users />}
        to="/admin/users?type=U"
      />
      <Tile
        label="Classes today"
        value={batchesToday.totalCount}
        note={classNote(batchesToday.nodes)}
        icon={<CalendarClock />}
        to="/admin/batches?status=IN_PROGRESS"
      />
      <Tile
        label="Batches behind"
        value={delayedTopics.batchCount}
        note={formatQuantity(delayedTopics.totalCount, { one: "delayed topic", many: "delayed topics" })}
        icon={<TriangleAlert />}
        tone={delayedTopics.batchCount > 0 ? "danger" : "neutral"}
        to="/admin/batches/delayed"
      />
    </div>
  );
}

function classNote([first]: readonly { readonly startTime: string | null | undefined }[]): string {
  if (!first) return "Nothing scheduled";
  return first.startTime ? `First at ${formatTime(first.startTime)}` : "No time set";
}

/** Placeholder for the tiles. */
function SummaryTilesSkeleton() {
  return (
    <div className={grid}>
      {[0, 1, 2, 3, 4].map((tile) => (
        <Skeleton key={tile} className="h-26" />
      ))}
    </div>
  );
}

/** The text below the heading, shared with the skeleton. */
const dashboardSubtitle = "How the institute is doing and what needs your attention";

const query = graphql`
  query DashboardScreenQuery($viewerId: Int!) @preloadable {
    ...DashboardScreenSummaryTiles_query
    ...OwnClasses_query
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
  useLiveScreen<DashboardScreenSubscription>(query, subscription, { gatherFor: calm });
  const data = useRouteQuery<DashboardScreenQuery>(query);
  const viewerId = useSession().account?.id ?? -1;
  return (
    <>
      <PageHeader title="Dashboard" subtitle={dashboardSubtitle} />
      <SummaryTiles query={data} />
      <OwnClasses query={data} trainerId={viewerId} />
      <div className="mb-8 grid grid-cols-1 items-start gap-x-4 gap-y-8 md:grid-cols-2">
        <section aria-labelledby="waiting" className="grid grid-cols-1 gap-4">
          <h2 id="waiting" className="-mb-1 text-sm font-semibold text-ink">
            Waiting for you
          </h2>
          <PlaceRequests requests={data.placeRequests} />
          <DelayedTopics topics={data.delayedTopics} />
          <PendingPayments payments={data.payments} />
        </section>
        <section aria-labelledby="today" className="grid grid-cols-1 gap-4">
          <h2 id="today" className="-mb-1 text-sm font-semibold text-ink">
            Today
          </h2>
          <BatchesOfToday batches={data.batchesToday} />
          <NewestEnrolments enrolments={data.newestEnrolments} />
        </section>
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
      <SummaryTilesSkeleton />
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
