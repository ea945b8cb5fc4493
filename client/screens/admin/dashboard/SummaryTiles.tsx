import { CalendarClock, IndianRupee, ReceiptIndianRupee, TriangleAlert, Users } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { activeDays } from "#gateway/domains/accounts/contract";
import { formatCount } from "#gateway/domains/countTextContract";
import { addMonths } from "#gateway/domains/dayContract";
import type { SummaryTiles_query$key } from "~/__generated__/SummaryTiles_query.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatDayMonth } from "~/formats/dates";
import { formatMoney } from "~/formats/money";
import { batchNoun } from "~/formats/nouns";
import { formatClassTime } from "~/formats/ranges";
import { figureAddresses } from "~/lists/figures";
import type { FragmentData } from "~/relay/fragmentData";
import { Skeleton } from "~/ui/Skeleton";
import { Tile } from "~/ui/Tile";

interface CollectedSums {
  /** YYYY-MM-DD. */
  today: string;
  collected: number;
  collectedLastMonthToDate: number;
}

/** The days of last month that this month's so far are compared with: '1–23 Oct'. */
export function comparedDays(today: string): string {
  const last = addMonths(today, -1);
  const end = formatDayMonth(last).replace(/^0/, "");
  return last.endsWith("-01") ? end : `1–${end}`;
}

/** Compares what was collected with the same days of last month. */
export function compareCollected({
  today,
  collected,
  collectedLastMonthToDate: before,
}: CollectedSums): string {
  const days = comparedDays(today);
  if (before === 0) return `Nothing on ${days}`;
  const percent = Math.round(((collected - before) / before) * 100);
  if (percent === 0) return `Same as ${days}`;
  return percent > 0 ? `${percent}% up on ${days}` : `${-percent}% down on ${days}`;
}

const grid =
  "mb-8 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5 max-sm:[&>:last-child:nth-child(odd)]:col-span-2 empty:hidden";

/** The figures that staff ask for first; each tile links to where it is handled. */
export function SummaryTiles({ query: key }: { query: SummaryTiles_query$key }) {
  const { paymentSummary, learnerActivity, batchesToday, lateTopics, lateBatchCount } = useFragment(
    graphql`
      fragment SummaryTiles_query on Query {
        paymentSummary @include(if: $seesPayments) { today collected collectedLastMonthToDate due dueCount }
        learnerActivity @include(if: $seesPeople) { active total }
        batchesToday(first: 5) @include(if: $seesBatches) {
          totalCount
          nodes { startTime }
        }
        lateTopics(first: 5) @include(if: $seesBatches) { totalCount }
        lateBatchCount @include(if: $seesBatches)
      }
    `,
    key,
  );
  return (
    <div className={grid}>
      {paymentSummary && <PaymentTiles summary={paymentSummary} />}
      {learnerActivity && (
        <Tile
          label="Active learners"
          value={learnerActivity.active}
          note={`of ${formatCount(learnerActivity.total)}, last ${activeDays} days`}
          icon={<Users />}
          to={figureAddresses.activeLearners()}
        />
      )}
      {batchesToday && (
        <Tile
          label="Classes today"
          value={batchesToday.totalCount}
          note={classNote(batchesToday.nodes)}
          icon={<CalendarClock />}
          to={figureAddresses.classesToday()}
        />
      )}
      {lateTopics && <LateTile topics={lateTopics.totalCount} batches={lateBatchCount ?? 0} />}
    </div>
  );
}

type Summary = NonNullable<FragmentData<SummaryTiles_query$key>["paymentSummary"]>;

function PaymentTiles({ summary }: { summary: Summary }) {
  const { today, collected, due, dueCount } = summary;
  return (
    <>
      <Tile
        label="Collected this month"
        value={formatMoney(collected)}
        note={compareCollected(summary)}
        icon={<IndianRupee />}
        to={figureAddresses.collectedInMonth(today)}
      />
      <Tile
        label="Due"
        value={formatMoney(due)}
        note={formatQuantity(dueCount, { one: "pending payment", many: "pending payments" })}
        icon={<ReceiptIndianRupee />}
        to={figureAddresses.pendingPayments()}
      />
    </>
  );
}

function LateTile({ topics, batches }: { topics: number; batches: number }) {
  return (
    <Tile
      label="Late topics"
      value={topics}
      note={`In ${formatQuantity(batches, batchNoun)}`}
      icon={<TriangleAlert />}
      tone={topics > 0 ? "danger" : "neutral"}
      to={figureAddresses.lateTopics()}
    />
  );
}

function classNote([first]: readonly { readonly startTime: string | null | undefined }[]): string {
  if (!first) return "Nothing scheduled";
  return first.startTime ? `First at ${formatClassTime(first.startTime)}` : "No time set";
}

/** Placeholder for the tiles. */
export function SummaryTilesSkeleton() {
  return (
    <div className={grid}>
      {[0, 1, 2, 3, 4].map((tile) => (
        <Skeleton key={tile} className="h-26" />
      ))}
    </div>
  );
}
