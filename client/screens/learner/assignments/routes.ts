import type { RouteObject } from "react-router-dom";
import assignmentParameters from "~/__generated__/AssignmentScreenQuery$parameters";
import assignmentsParameters from "~/__generated__/AssignmentsScreenQuery$parameters";
import projectsParameters from "~/__generated__/ProjectsScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { loadByIds } from "~/layout/loadByIds";
import { cardsSkeleton, rowsSkeleton } from "~/layout/screenSkeletons";
import { preload } from "~/relay/preload";

const listSkeleton = rowsSkeleton({ label: "Loading assignments", rows: 4, height: "h-10" });
const assignmentSkeleton = cardsSkeleton("Loading the assignment", [4, 8]);

const projectsScreen = lazyRoute(() => import("./ProjectsScreen"), "ProjectsScreen", listSkeleton);
const assignmentScreen = lazyRoute(
  () => import("./AssignmentScreen"),
  "AssignmentScreen",
  assignmentSkeleton,
);

const load = (part: string) => loadByIds({ assignmentId: part })(assignmentParameters);

/** The routes of a course's assignments, below the course's layout, whose address has the course's `id`. */
export const courseAssignmentRoutes: RouteObject[] = [
  {
    path: "assignments",
    loader: loadByIds({ courseId: "id" })(assignmentsParameters),
    lazy: lazyRoute(() => import("./AssignmentsScreen"), "AssignmentsScreen", listSkeleton),
  },
  { path: "assignments/:assignmentid", loader: load("assignmentid"), lazy: assignmentScreen },
];

/** The routes of projects, at the top level and in the learner area. */
export const makeProjectRoutes = (): RouteObject[] => [
  { path: "projects", loader: () => preload(projectsParameters, {}), lazy: projectsScreen },
  { path: "projects/:id", loader: load("id"), lazy: assignmentScreen },
];
