import type { RouteObject } from "react-router-dom";
import type { AdminAssignmentsScreenQuery } from "~/__generated__/AdminAssignmentsScreenQuery.graphql";
import assignmentsParameters from "~/__generated__/AdminAssignmentsScreenQuery$parameters";
import type { CreateAssignmentScreenQuery } from "~/__generated__/CreateAssignmentScreenQuery.graphql";
import createParameters from "~/__generated__/CreateAssignmentScreenQuery$parameters";
import type { EditAssignmentScreenQuery } from "~/__generated__/EditAssignmentScreenQuery.graphql";
import editParameters from "~/__generated__/EditAssignmentScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { FormSkeleton } from "../ScreenSkeletons";
import { assignmentsList, assignmentsVariables } from "./assignmentsList";

/** The routes of assignments and projects. */
export const assignmentRoutes: RouteObject[] = [
  {
    path: "assignments",
    loader: ({ request }) =>
      preload<AdminAssignmentsScreenQuery>(
        assignmentsParameters,
        assignmentsVariables(setPendingParams(assignmentsList.params, request)),
      ),
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
