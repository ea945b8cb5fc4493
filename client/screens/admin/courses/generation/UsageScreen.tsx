import { Sparkles } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import { formatCount } from "#gateway/domains/countTextContract";
import { usedForLabels } from "#gateway/domains/generation/contract";
import type { UsageScreenQuery } from "~/__generated__/UsageScreenQuery.graphql";
import type { UsageScreenUsageTable_runs$key } from "~/__generated__/UsageScreenUsageTable_runs.graphql";
import { formatDateTime } from "~/formats/dates";
import { type ListAbout, ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { plainList } from "~/lists/listParams";
import type { ListRow } from "~/relay/fragmentData";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Badge } from "~/ui/Badge";
import { Skeleton } from "~/ui/Skeleton";
import { Tile } from "~/ui/Tile";
import type { Column } from "~/ui/tableColumns";
import type { Tone } from "~/ui/tones";

const aboutUsage: ListAbout = {
  title: "AI usage",
  subtitle: "Everything your organization has generated, newest first.",
  caption: "Generations",
  noun: { one: "generation", many: "generations" },
  exports: "generations",
  empty: {
    icon: <Sparkles />,
    title: "No generations yet",
    text: "Uses of AI appear here, with their tokens.",
  },
};

/** A generation of the list. */
type UsageRow = ListRow<UsageScreenUsageTable_runs$key>;

const outcomes: Record<UsageRow["status"], [string, Tone]> = {
  RUNNING: ["Running", "info"],
  FINISHED: ["In review", "brand"],
  SAVED: ["Saved", "success"],
  DISCARDED: ["Discarded", "neutral"],
  CANCELLED: ["Cancelled", "neutral"],
  ABANDONED: ["Left", "neutral"],
  INTERRUPTED: ["Interrupted", "warning"],
  FAILED: ["Failed", "danger"],
  "%future added value": ["Unknown", "neutral"],
};

const formatKind = ({ kind, remark }: UsageRow) =>
  `${kind === "%future added value" ? "Unknown" : usedForLabels[kind]}${remark === null ? "" : ", one part"}`;
const formatSeconds = ({ milliseconds }: UsageRow) => (milliseconds / 1000).toFixed(1);

const getAddress = ({ courseId, curriculumId }: UsageRow) =>
  courseId === null ? `/admin/curriculum/${curriculumId}` : `/admin/courses/${courseId}`;

/** The columns of the list of generations. */
export const usageColumns: Column<UsageRow>[] = [
  {
    key: "when",
    header: "When",
    cell: ({ startedAt }) => (
      <span className="whitespace-nowrap tabular-nums">{formatDateTime(startedAt)}</span>
    ),
  },
  { key: "who", header: "Who", cell: ({ userName }) => userName },
  {
    key: "target",
    header: "For",
    rowHeader: true,
    cell: (row) => (
      <div className="min-w-0 text-left">
        <Link to={getAddress(row)} className="font-medium wrap-anywhere text-ink hover:underline">
          {row.targetTitle}
        </Link>
        <span className="mt-0.5 line-clamp-2 text-xs font-normal wrap-anywhere text-muted">
          {row.remark ?? row.instruction}
        </span>
      </div>
    ),
  },
  { key: "kind", header: "What", cell: formatKind },
  { key: "model", header: "Model", cell: ({ model }) => model },
  {
    key: "tokens",
    header: "Tokens",
    align: "end",
    cell: ({ inputTokens, outputTokens }) => formatCount(inputTokens + outputTokens),
  },
  { key: "seconds", header: "Seconds", align: "end", cell: formatSeconds },
  {
    key: "outcome",
    header: "Outcome",
    cell: ({ status, reason }) => {
      const [word, tone] = outcomes[status];
      return (
        <span title={reason ?? undefined}>
          <Badge tone={tone}>{word}</Badge>
        </span>
      );
    },
  },
];

/** A page of generations. */
function UsageTable({ runs: key }: { runs: UsageScreenUsageTable_runs$key }) {
  const runs = useFragment(
    graphql`
      fragment UsageScreenUsageTable_runs on QueryGenerationRunsConnection {
        ...useListPage_page
        nodes {
          id
          kind
          status
          reason
          instruction
          remark
          courseId
          curriculumId
          targetTitle
          userName
          model
          inputTokens
          outputTokens
          milliseconds
          startedAt
        }
      }
    `,
    key,
  );
  return <ListTable list={plainList} about={aboutUsage} columns={() => usageColumns} page={runs} />;
}

const query = graphql`
  query UsageScreenQuery($first: Int, $after: String, $last: Int, $before: String) @preloadable {
    generation { model dailyTokens tokensLeft }
    generationRuns(first: $first, after: $after, last: $last, before: $before) {
      ...UsageScreenUsageTable_runs
    }
  }
`;

/** The generations of the organization with their authors and costs. ADMIN only. */
export function UsageScreen() {
  const { generation, generationRuns } = useRouteQuery<UsageScreenQuery>(query);
  const { model, dailyTokens, tokensLeft } = generation;
  return (
    <ListScreen about={aboutUsage}>
      <div className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Tile compact label="Tokens left today" value={formatCount(tokensLeft)} />
        <Tile compact label="Tokens per day" value={formatCount(dailyTokens)} />
        <div className="max-sm:col-span-2">
          <Tile compact label="Model" value={model ?? "None"} />
        </div>
      </div>
      <UsageTable runs={generationRuns} />
    </ListScreen>
  );
}

/** Placeholder for the list while it loads. */
export function UsageSkeleton() {
  return (
    <ListScreenSkeleton about={aboutUsage} columns={usageColumns} rows={5}>
      <div className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {["left", "day", "model"].map((tile) => (
          <Skeleton key={tile} className="h-9" />
        ))}
      </div>
    </ListScreenSkeleton>
  );
}
