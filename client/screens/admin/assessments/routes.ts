import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { AdminAssessmentsScreenQuery } from "~/__generated__/AdminAssessmentsScreenQuery.graphql";
import assessmentsParameters from "~/__generated__/AdminAssessmentsScreenQuery$parameters";
import type { EditAssessmentScreenQuery } from "~/__generated__/EditAssessmentScreenQuery.graphql";
import editParameters from "~/__generated__/EditAssessmentScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { FormSkeleton } from "../ScreenSkeletons";
import { assessmentsList, assessmentsVariables } from "./list/assessmentsList";

const loadAssessment = ({ params }: LoaderFunctionArgs) =>
  preload<EditAssessmentScreenQuery>(editParameters, { assessmentId: parseId(params["id"]) });

/** The routes of assessments. */
export const assessmentRoutes: RouteObject[] = [
  {
    path: "assessments",
    loader: ({ request }) =>
      preload<AdminAssessmentsScreenQuery>(
        assessmentsParameters,
        assessmentsVariables(setPendingParams(assessmentsList, request)),
      ),
    lazy: lazyRoute(() => import("./list/AdminAssessmentsScreen"), "AdminAssessmentsScreen", {
      loading: "AssessmentsSkeleton",
    }),
  },
  {
    path: "assessments/create",
    lazy: lazyRoute(() => import("./form/CreateAssessmentScreen"), "CreateAssessmentScreen"),
  },
  {
    path: "assessments/:id/edit",
    loader: loadAssessment,
    lazy: lazyRoute(() => import("./edit/EditAssessmentScreen"), "EditAssessmentScreen", {
      loading: FormSkeleton,
    }),
  },
  {
    path: "assessments/:id/preview",
    loader: loadAssessment,
    lazy: lazyRoute(() => import("./edit/EditAssessmentScreen"), "PreviewAssessmentScreen", {
      loading: FormSkeleton,
    }),
  },
];
