import type { RouteObject } from "react-router-dom";
import type { JobsScreenQuery } from "~/__generated__/JobsScreenQuery.graphql";
import jobsScreenParameters from "~/__generated__/JobsScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { jobsList, jobsVariables } from "./list/jobsList";

/** The route of the list of jobs. */
export const jobRoutes: RouteObject[] = [
  {
    path: "jobs",
    loader: ({ request }) =>
      preload<JobsScreenQuery>(jobsScreenParameters, jobsVariables(setPendingParams(jobsList, request))),
    lazy: lazyRoute(() => import("./list/JobsScreen"), "JobsScreen", { loading: "JobsSkeleton" }),
  },
];
