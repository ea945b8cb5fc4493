import { CircleAlert } from "lucide-react";
import { type JobKind, jobKindLabels, jobLabels, jobStateLabels } from "#gateway/domains/jobs/contract";
import type { JobsScreenTable_jobs$data } from "~/__generated__/JobsScreenTable_jobs.graphql";
import { formatDateTime } from "~/formats/dates";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { IconButton } from "~/ui/IconButton";
import { OneLine } from "~/ui/OneLine";
import type { Column } from "~/ui/tableColumns";
import type { Tone } from "~/ui/tones";

export const jobNoun = { one: "job", many: "jobs" } as const;

/** A job of the list. */
export type JobRow = JobsScreenTable_jobs$data["nodes"][number];

const looks: Record<JobRow["state"], [string, Tone]> = {
  WAITING: [jobStateLabels.WAITING, "neutral"],
  RUNNING: [jobStateLabels.RUNNING, "info"],
  FAILED: [jobStateLabels.FAILED, "danger"],
  "%future added value": ["Unknown", "neutral"],
};

const isKnown = (kind: string): kind is JobKind => kind in jobKindLabels;

/** What a job does, in words where its kind is known. */
export const describeJob = ({ kind }: Pick<JobRow, "kind">): string =>
  isKnown(kind) ? jobKindLabels[kind] : kind;

interface Acts {
  showError: (job: JobRow) => void;
  retry: (job: JobRow) => void;
  askToDrop: (job: JobRow) => void;
}

const moment = (iso: string) => <span className="whitespace-nowrap tabular-nums">{formatDateTime(iso)}</span>;

/** The columns of the list of jobs. */
export const jobColumns = ({ showError, retry, askToDrop }: Acts): Column<JobRow>[] => [
  {
    key: "kind",
    header: jobLabels.kind,
    rowHeader: true,
    fills: true,
    cell: (job) => (
      <div className="min-w-0 text-left sm:truncate">
        <span className="font-medium text-ink max-sm:wrap-anywhere">{describeJob(job)}</span>
        {job.lastError && (
          <span className="text-xs font-normal text-danger-ink max-sm:mt-0.5 max-sm:line-clamp-3 max-sm:wrap-anywhere sm:ml-2">
            {job.lastError}
          </span>
        )}
      </div>
    ),
  },
  { key: "key", header: jobLabels.key, cell: ({ key }) => <OneLine text={key} className="sm:max-w-28" /> },
  {
    key: "state",
    header: jobLabels.state,
    cell: ({ state }) => <Badge tone={looks[state][1]}>{looks[state][0]}</Badge>,
  },
  { key: "attempts", header: jobLabels.attempts, align: "end", cell: ({ attempts }) => attempts },
  {
    key: "runAt",
    header: jobLabels.runAt,
    cell: ({ state, runAt }) => (state === "FAILED" ? "—" : moment(runAt)),
  },
  { key: "createdAt", header: jobLabels.createdAt, roomy: true, cell: ({ createdAt }) => moment(createdAt) },
  {
    key: "actions",
    tall: true,
    header: "Action",
    hideHeader: true,
    align: "end",
    cell: (job) =>
      job.state === "RUNNING" ? null : (
        <div className="flex justify-end gap-1">
          {job.lastError && (
            <IconButton
              size="sm"
              label={`Show the error: ${describeJob(job)}`}
              icon={<CircleAlert />}
              onClick={() => showError(job)}
            />
          )}
          <Button size="sm" onClick={() => retry(job)}>
            {job.state === "FAILED" ? "Retry" : "Run now"}
            <span className="sr-only">: {describeJob(job)}</span>
          </Button>
          <Button size="sm" variant="ghost" onClick={() => askToDrop(job)}>
            Drop<span className="sr-only">: {describeJob(job)}</span>
          </Button>
        </div>
      ),
  },
];
