import { graphql } from "react-relay";
import { jobStateLabels } from "#gateway/domains/jobs/contract";
import type { JobsScreenQuery } from "~/__generated__/JobsScreenQuery.graphql";
import type { JobsScreenSubscription } from "~/__generated__/JobsScreenSubscription.graphql";
import { ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { type CountsByState, StateCounts } from "~/lists/StateCounts";
import { usePendingParams } from "~/lists/usePendingParams";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { aboutJobs, JobTable } from "./JobTable";
import { jobColumns } from "./jobColumns";
import { jobsList } from "./jobsList";

const query = graphql`
  query JobsScreenQuery($state: JobState, $first: Int, $after: String, $last: Int, $before: String)
  @preloadable {
    ALL: jobs(first: 1) {
      totalCount
    }
    WAITING: jobs(first: 1, state: WAITING) {
      totalCount
    }
    RUNNING: jobs(first: 1, state: RUNNING) {
      totalCount
    }
    FAILED: jobs(first: 1, state: FAILED) {
      totalCount
    }
    jobs(state: $state, first: $first, after: $after, last: $last, before: $before) {
      ...JobTable_jobs
    }
  }
`;

const subscription = graphql`
  subscription JobsScreenSubscription {
    jobsChanged
  }
`;

/** How many jobs wait, run and have failed. */
function JobCounts({ counts }: { counts?: CountsByState }) {
  const { requested } = usePendingParams(jobsList);
  return (
    <StateCounts
      labels={jobStateLabels}
      counts={counts}
      selected={requested.state}
      toAddress={(state) => `/admin/jobs${jobsList.format({ ...jobsList.all, state })}`}
    />
  );
}

/** The work in the background. For administrators. */
export function JobsScreen() {
  const { jobs, ...counts } = useRouteQuery<JobsScreenQuery>(query);
  useLiveScreen<JobsScreenSubscription>(query, subscription);
  return (
    <ListScreen about={aboutJobs}>
      <JobCounts counts={counts} />
      <JobTable jobs={jobs} />
    </ListScreen>
  );
}

const columns = jobColumns({ retry: () => undefined, askToDrop: () => undefined });

/** Placeholder for the list while it loads. */
export function JobsSkeleton() {
  return (
    <ListScreenSkeleton about={aboutJobs} columns={columns} rows={5}>
      <JobCounts />
    </ListScreenSkeleton>
  );
}
