import { Cog } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { jobLabels } from "#gateway/domains/jobs/contract";
import type { JobsScreenQuery } from "~/__generated__/JobsScreenQuery.graphql";
import type { JobsScreenSubscription } from "~/__generated__/JobsScreenSubscription.graphql";
import type { JobsScreenTable_jobs$key } from "~/__generated__/JobsScreenTable_jobs.graphql";
import { dropJob, retryJob } from "~/commands/organizationCommands";
import { formatQuantity } from "~/formats/counts";
import { type ListAbout, ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { removeRow } from "~/lists/removeRow";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useMutation } from "~/relay/useMutation";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { jobsList } from "~/screens/admin/stateLists";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { Dialog } from "~/ui/Dialog";
import { describeJob, type JobRow, jobColumns, jobNoun } from "./jobColumns";

/** The list of jobs. */
const aboutJobs: ListAbout = {
  title: "Jobs",
  subtitle:
    "Work in the background. A failed job is tried again five times within 15 hours; then it waits here.",
  breadcrumbs: [{ label: "Settings", to: "/admin/organizations" }, { label: "Jobs" }],
  caption: "Jobs",
  noun: jobNoun,
  empty: {
    icon: <Cog />,
    title: "Nothing to do",
    text: "Work in the background appears here until it is done, such as deleting files that nothing uses.",
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

/** A page of jobs. Failed ones can be retried or dropped. */
function JobTable({ jobs: key }: { jobs: JobsScreenTable_jobs$key }) {
  const jobs = useFragment(
    graphql`
      fragment JobsScreenTable_jobs on QueryJobsConnection {
        __id
        ...useListPage_page
        nodes {
          id
          ...JobsScreenTable_job @relay(mask: false)
        }
      }
    `,
    key,
  );
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
        message="Its work is never done."
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

const subscription = graphql`
  subscription JobsScreenSubscription {
    jobsChanged
  }
`;

/** The work in the background. For administrators. */
export function JobsScreen() {
  const { jobs, ...counts } = useRouteQuery<JobsScreenQuery>(query);
  useLiveScreen<JobsScreenSubscription>(query, subscription);
  return (
    <ListScreen {...screen} counts={counts}>
      <JobTable jobs={jobs} />
    </ListScreen>
  );
}

const columns = jobColumns({
  showError: () => undefined,
  retry: () => undefined,
  askToDrop: () => undefined,
});

/** Placeholder for the list while it loads. */
export const JobsSkeleton = () => <ListScreenSkeleton {...screen} columns={columns} rows={5} />;
