import { CircleAlert, Cog } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { type JobKind, jobKindLabels, jobLabels } from "#gateway/domains/jobs/contract";
import type { JobsScreenTable_jobs$key } from "~/__generated__/JobsScreenTable_jobs.graphql";
import { dropJob, retryJob } from "~/commands/organizationCommands";
import { formatQuantity } from "~/formats/counts";
import { type ListAbout, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { removeRow } from "~/lists/removeRow";
import type { ListRow } from "~/relay/fragmentData";
import { useMutation } from "~/relay/useMutation";
import { jobsChanged } from "~/screens/admin/changes";
import { countedScreen } from "~/screens/admin/countedScreen";
import { JobStateBadge } from "~/screens/admin/stateBadges";
import { jobsList } from "~/screens/admin/stateLists";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { actionsColumn, momentColumn } from "~/ui/columns";
import { Dialog } from "~/ui/Dialog";
import { IconButton } from "~/ui/IconButton";
import { OneLine } from "~/ui/OneLine";
import type { Column } from "~/ui/tableColumns";

/** A job of the list. */
type JobRow = ListRow<JobsScreenTable_jobs$key>;

const isKnown = (kind: string): kind is JobKind => kind in jobKindLabels;

/** Describes a job; one of an unknown kind is named by its kind. */
const describeJob = ({ kind }: Pick<JobRow, "kind">): string => (isKnown(kind) ? jobKindLabels[kind] : kind);

interface Acts {
  showError: (job: JobRow) => void;
  retry: (job: JobRow) => void;
  askToDrop: (job: JobRow) => void;
}

/** The columns of the list of jobs. */
const jobColumns = ({ showError, retry, askToDrop }: Acts): Column<JobRow>[] => [
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
    cell: ({ state }) => <JobStateBadge state={state} />,
  },
  { key: "attempts", header: jobLabels.attempts, align: "end", cell: ({ attempts }) => attempts },
  momentColumn(
    { key: "runAt", header: jobLabels.runAt },
    ({ state, runAt }) => (state === "FAILED" ? null : runAt),
    { none: "—" },
  ),
  momentColumn({ key: "createdAt", header: jobLabels.createdAt }, ({ createdAt }) => createdAt, {
    roomy: true,
  }),
  actionsColumn(
    (job) =>
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
    { header: "Action", align: "end" },
  ),
];

/** The list of jobs. */
const aboutJobs: ListAbout = {
  title: "Jobs",
  subtitle: "Background jobs. A failed job is retried five times within 15 hours, then stays here.",
  breadcrumbs: [{ label: "Settings", to: "/admin/organizations" }, { label: "Jobs" }],
  caption: "Jobs",
  noun: { one: "job", many: "jobs" },
  empty: {
    icon: <Cog />,
    title: "Nothing to do",
    text: "Background jobs, such as deleting unused files, appear here until they are done.",
  },
};

const screen = { about: aboutJobs, list: jobsList };

graphql`
  fragment JobsScreenTable_job on Job {
    databaseId
    kind
    key
    state
    attempts
    runAt
    lastError
    createdAt
  }
`;

const tries = { one: "try", many: "tries" } as const;

interface JobErrorProps {
  job: JobRow | null;
  onClose: () => void;
}

/** The whole error of a job's latest try, to read and to copy. */
function JobError({ job, onClose }: JobErrorProps) {
  return (
    <Dialog
      open={job !== null}
      onClose={onClose}
      title={job ? describeJob(job) : ""}
      description={job && `${jobLabels.key} ${job.key}, ${formatQuantity(job.attempts, tries)}`}
    >
      <pre className="text-xs whitespace-pre-wrap wrap-anywhere text-danger-ink">{job?.lastError}</pre>
    </Dialog>
  );
}

const fragment = graphql`
  fragment JobsScreenTable_jobs on QueryJobsConnection {
    __id
    ...useListPage_page
    nodes {
      id
      ...JobsScreenTable_job @relay(mask: false)
    }
  }
`;

/** A page of jobs. Failed ones can be retried or dropped. */
function JobTable({ jobs: key }: { jobs: JobsScreenTable_jobs$key }) {
  const jobs = useFragment(fragment, key);
  const [retry] = useMutation(retryJob);
  const [drop, isDropping] = useMutation(dropJob);
  const [asked, setAsked] = useState<JobRow | null>(null);
  const [shown, setShown] = useState<JobRow | null>(null);
  const confirm = async () => {
    if (!asked) return;
    await drop({ jobId: asked.databaseId }, { updater: removeRow({ listId: jobs.__id, nodeId: asked.id }) });
    setAsked(null);
  };
  return (
    <>
      <ListTable
        {...screen}
        advice="Choose another state."
        columns={() =>
          jobColumns({
            showError: setShown,
            retry: (job) => void retry({ jobId: job.databaseId }),
            askToDrop: setAsked,
          })
        }
        page={jobs}
      />
      <JobError job={shown} onClose={() => setShown(null)} />
      <ConfirmDialog
        open={asked !== null}
        title="Drop this job?"
        subject={asked ? describeJob(asked) : undefined}
        message="The job is deleted without running."
        confirmLabel="Drop"
        busy={isDropping}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}

const query = graphql`
  query JobsScreenQuery($state: JobState, $first: Int, $after: String, $last: Int, $before: String)
  @preloadable {
    ALL: jobs(first: 1) { totalCount }
    WAITING: jobs(first: 1, state: WAITING) { totalCount }
    RUNNING: jobs(first: 1, state: RUNNING) { totalCount }
    FAILED: jobs(first: 1, state: FAILED) { totalCount }
    jobs(state: $state, first: $first, after: $after, last: $last, before: $before) {
      ...JobsScreenTable_jobs
    }
  }
`;

/** The work in the background. For administrators. */
export const JobsScreen = countedScreen(query, jobsChanged, screen, JobTable);

const noAct = () => undefined;
const columns = jobColumns({ showError: noAct, retry: noAct, askToDrop: noAct });

/** Placeholder for the list while it loads. */
export const JobsSkeleton = () => <ListScreenSkeleton {...screen} columns={columns} rows={5} />;
