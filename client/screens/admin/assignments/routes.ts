import type { RouteObject } from "react-router-dom";
import assignmentsParameters from "~/__generated__/AdminAssignmentsScreenQuery$parameters";
import type { CreateAssignmentScreenQuery } from "~/__generated__/CreateAssignmentScreenQuery.graphql";
import createParameters from "~/__generated__/CreateAssignmentScreenQuery$parameters";
import type { EditAssignmentScreenQuery } from "~/__generated__/EditAssignmentScreenQuery.graphql";
import editParameters from "~/__generated__/EditAssignmentScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { FormSkeleton } from "../ScreenSkeletons";
import { assignmentsList, assignmentsVariables } from "../stateLists";

/** The routes of assignments and projects. */
export const assignmentRoutes: RouteObject[] = [
  {
    path: "assignments",
    loader: loadList(assignmentsParameters, assignmentsList, assignmentsVariables),
    lazy: lazyRoute(() => import("./AdminAssignmentsScreen"), "AdminAssignmentsScreen", {
      loading: "AssignmentsSkeleton",
    }),
  },
  {
    path: "assignments/create",
    loader: ({ request }) => {
      const courseId = Number(new URL(request.url).searchParams.get("course")) || 0;
      return preload<CreateAssignmentScreenQuery>(createParameters, { courseId });
    },
    lazy: lazyRoute(() => import("./CreateAssignmentScreen"), "CreateAssignmentScreen", {
      loading: FormSkeleton,
    }),
  },
  {
    path: "assignments/:id/edit",
    loader: ({ params }) =>
      preload<EditAssignmentScreenQuery>(editParameters, { assignmentId: parseId(params["id"]) }),
    lazy: lazyRoute(() => import("./EditAssignmentScreen"), "EditAssignmentScreen", {
      loading: FormSkeleton,
    }),
  },
];
