import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import assignmentParameters from "~/__generated__/AssignmentScreenQuery$parameters";
import assignmentsParameters from "~/__generated__/AssignmentsScreenQuery$parameters";
import projectsParameters from "~/__generated__/ProjectsScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute, loadBoth } from "~/layout/lazyRoute";
import { preload } from "~/relay/preload";

/** The screens with their skeletons; each is loaded with its first visit. */
const screens = {
  list: () => loadBoth(import("./AssignmentsScreen"), import("./AssignmentSkeletons")),
  projects: () => loadBoth(import("./ProjectsScreen"), import("./AssignmentSkeletons")),
  assignment: () => loadBoth(import("./AssignmentScreen"), import("./AssignmentSkeletons")),
};

const projectsScreen = lazyRoute(screens.projects, "ProjectsScreen", { loading: "AssignmentsSkeleton" });
const assignmentScreen = lazyRoute(screens.assignment, "AssignmentScreen", { loading: "AssignmentSkeleton" });

const load = (name: string) => (args: LoaderFunctionArgs) =>
  preload(assignmentParameters, { assignmentId: parseId(args.params[name]) });

/** The routes of a course's assignments, below the course's layout, whose address has the course's `id`. */
export const courseAssignmentRoutes: RouteObject[] = [
  {
    path: "assignments",
    loader: ({ params }) => preload(assignmentsParameters, { courseId: parseId(params["id"]) }),
    lazy: lazyRoute(screens.list, "AssignmentsScreen", { loading: "AssignmentsSkeleton" }),
  },
  { path: "assignments/:assignmentid", loader: load("assignmentid"), lazy: assignmentScreen },
];

/** The routes of projects, at the top level and in the learner area. */
export const makeProjectRoutes = (): RouteObject[] => [
  {
    path: "projects",
    loader: () => preload(projectsParameters, {}),
    lazy: projectsScreen,
  },
  { path: "projects/:id", loader: load("id"), lazy: assignmentScreen },
];
