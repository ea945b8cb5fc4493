import type { RouteObject } from "react-router-dom";
import assignmentsParameters from "~/__generated__/AdminAssignmentsScreenQuery$parameters";
import createParameters from "~/__generated__/CreateAssignmentScreenQuery$parameters";
import editParameters from "~/__generated__/EditAssignmentScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { lazyForm } from "../lazyScreens";
import { loadById } from "../loadById";
import { assignmentsList, assignmentsVariables } from "../stateLists";

/** The routes of assignments and projects. */
export const assignmentRoutes: RouteObject[] = [
  {
    path: "assignments",
    loader: loadList(assignmentsParameters, assignmentsList, assignmentsVariables),
    lazy: lazyRoute(() => import("./list/AdminAssignmentsScreen"), "AdminAssignmentsScreen", {
      loading: "AssignmentsSkeleton",
    }),
  },
  {
    path: "assignments/create",
    loader: ({ request }) => {
      const courseId = Number(new URL(request.url).searchParams.get("course")) || 0;
      return preload(createParameters, { courseId });
    },
    lazy: lazyForm(() => import("./form/CreateAssignmentScreen"), "CreateAssignmentScreen"),
  },
  {
    path: "assignments/:id/edit",
    loader: loadById(editParameters, (assignmentId) => ({ assignmentId })),
    lazy: lazyForm(() => import("./form/EditAssignmentScreen"), "EditAssignmentScreen"),
  },
];
