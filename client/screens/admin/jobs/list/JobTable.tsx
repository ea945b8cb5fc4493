import { Cog } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { JobTable_jobs$key } from "~/__generated__/JobTable_jobs.graphql";
import { dropJob, retryJob } from "~/commands/organizationCommands";
import type { ListAbout } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { removeRow } from "~/lists/removeRow";
import { useMutation } from "~/relay/useMutation";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { describeJob, type JobRow, jobColumns, jobNoun } from "./jobColumns";
import { jobsList } from "./jobsList";

/** The list of jobs. */
export const aboutJobs: ListAbout = {
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

graphql`
  fragment JobTable_job on Job {
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

/** A page of jobs. Failed ones can be retried or dropped. */
export function JobTable({ jobs: key }: { jobs: JobTable_jobs$key }) {
  const jobs = useFragment(
    graphql`
      fragment JobTable_jobs on QueryJobsConnection {
        __id
        ...useListPage_page
        nodes {
          id
          ...JobTable_job @relay(mask: false)
        }
      }
    `,
    key,
  );
  const [retry] = useMutation(retryJob);
  const [drop, isDropping] = useMutation(dropJob);
  const [asked, setAsked] = useState<JobRow | null>(null);
  const confirm = async () => {
    if (!asked) return;
    await drop({ jobId: asked.databaseId }, { updater: removeRow({ listId: jobs.__id, nodeId: asked.id }) });
    setAsked(null);
  };
  return (
    <>
      <ListTable
        list={jobsList}
        about={aboutJobs}
        advice="Choose another state."
        columns={() =>
          jobColumns({ retry: (job) => void retry({ jobId: job.databaseId }), askToDrop: setAsked })
        }
        page={jobs}
      />
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
