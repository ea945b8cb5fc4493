import { CalendarClock, IndianRupee, ReceiptIndianRupee, TriangleAlert, Users } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { activeDays } from "#gateway/domains/accounts/contract";
import type { SummaryTiles_query$key } from "~/__generated__/SummaryTiles_query.graphql";
import { formatCount, formatQuantity } from "~/formats/counts";
import { formatTime } from "~/formats/dates";
import { formatMoney } from "~/formats/money";
import { Skeleton } from "~/ui/Skeleton";
import { Tile } from "~/ui/Tile";
import { compareCollected } from "./comparison";

const grid = "mb-8 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5";

/** The figures that staff ask for first; each tile links to where it is handled. */
export function SummaryTiles({ query: key }: { query: SummaryTiles_query$key }) {
  const { paymentSummary, learnerActivity, batchesToday, delayedTopics } = useFragment(
    graphql`
      fragment SummaryTiles_query on Query {
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
export function SummaryTilesSkeleton() {
  return (
    <div className={grid}>
      {[0, 1, 2, 3, 4].map((tile) => (
        <Skeleton key={tile} className="h-26" />
      ))}
    </div>
  );
}
