import type { RouteObject } from "react-router-dom";
import assignmentsParameters from "~/__generated__/AdminAssignmentsScreenQuery$parameters";
import createParameters from "~/__generated__/CreateAssignmentScreenQuery$parameters";
import editParameters from "~/__generated__/EditAssignmentScreenQuery$parameters";
import { lazyWithSkeleton } from "~/layout/lazyRoute";
import { loadByIds } from "~/layout/loadByIds";
import { loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { lazyForm } from "../lazyScreens";
import { assignmentsList, assignmentsVariables } from "../stateLists";

const ofAssignment = loadByIds({ assignmentId: "id" });

/** The screens; each is loaded with its first visit. */
const screens = {
  adminAssignments: lazyWithSkeleton(() => import("./list/AdminAssignmentsScreen"), "AdminAssignments"),
  createAssignment: lazyForm(() => import("./form/CreateAssignmentScreen"), "CreateAssignment"),
  editAssignment: lazyForm(() => import("./form/EditAssignmentScreen"), "EditAssignment"),
};

/** The routes of assignments and projects. */
export const assignmentRoutes: RouteObject[] = [
  {
    path: "assignments",
    loader: loadList(assignmentsParameters, assignmentsList, assignmentsVariables),
    lazy: screens.adminAssignments,
  },
  {
    path: "assignments/create",
    loader: ({ request }) => {
      const courseId = Number(new URL(request.url).searchParams.get("course")) || 0;
      return preload(createParameters, { courseId });
    },
    lazy: screens.createAssignment,
  },
  { path: "assignments/:id/edit", loader: ofAssignment(editParameters), lazy: screens.editAssignment },
];
