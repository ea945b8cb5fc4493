import type { RouteObject } from "react-router-dom";
import jobsScreenParameters from "~/__generated__/JobsScreenQuery$parameters";
import { lazyWithSkeleton } from "~/layout/lazyRoute";
import { listVariables, loadList } from "~/lists/loadList";
import { jobsList } from "../stateLists";

/** The route of the list of jobs. */
export const jobRoutes: RouteObject[] = [
  {
    path: "jobs",
    loader: loadList(jobsScreenParameters, jobsList, listVariables),
    lazy: lazyWithSkeleton(() => import("./list/JobsScreen"), "Jobs"),
  },
];
