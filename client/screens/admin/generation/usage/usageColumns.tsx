import { Link } from "react-router-dom";
import type { UsageTable_runs$data } from "~/__generated__/UsageTable_runs.graphql";
import { formatCount } from "~/formats/counts";
import { formatDateTime } from "~/formats/dates";
import { Badge } from "~/ui/Badge";
import type { Column } from "~/ui/tableColumns";
import type { Tone } from "~/ui/tones";

export const usageNoun = { one: "generation", many: "generations" } as const;

/** A generation of the list. */
export type UsageRow = UsageTable_runs$data["nodes"][number];

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

const kindOf = ({ kind, remark }: UsageRow) =>
  `${kind === "QUESTIONS" ? "Questions" : "Topics"}${remark === null ? "" : ", one part"}`;
const secondsOf = ({ milliseconds }: UsageRow) => (milliseconds / 1000).toFixed(1);

const addressOf = ({ courseId, curriculumId }: UsageRow) =>
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
        <Link to={addressOf(row)} className="font-medium wrap-anywhere text-ink hover:underline">
          {row.targetTitle}
        </Link>
        <span className="mt-0.5 line-clamp-2 text-xs font-normal wrap-anywhere text-muted">
          {row.remark ?? row.instruction}
        </span>
      </div>
    ),
  },
  { key: "kind", header: "What", cell: kindOf },
  { key: "model", header: "Model", cell: ({ model }) => model },
  {
    key: "tokens",
    header: "Tokens",
    align: "end",
    cell: ({ inputTokens, outputTokens }) => formatCount(inputTokens + outputTokens),
  },
  { key: "seconds", header: "Seconds", align: "end", cell: secondsOf },
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
