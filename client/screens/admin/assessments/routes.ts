import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import assessmentsParameters from "~/__generated__/AdminAssessmentsScreenQuery$parameters";
import type { EditAssessmentScreenQuery } from "~/__generated__/EditAssessmentScreenQuery.graphql";
import editParameters from "~/__generated__/EditAssessmentScreenQuery$parameters";
import type { MarkingScreenQuery } from "~/__generated__/MarkingScreenQuery.graphql";
import markingParameters from "~/__generated__/MarkingScreenQuery$parameters";
import type { PreviewAssessmentScreenQuery } from "~/__generated__/PreviewAssessmentScreenQuery.graphql";
import previewParameters from "~/__generated__/PreviewAssessmentScreenQuery$parameters";
import type { ResultsScreenQuery } from "~/__generated__/ResultsScreenQuery.graphql";
import resultsParameters from "~/__generated__/ResultsScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { FormSkeleton, ListSkeleton } from "../ScreenSkeletons";
import { assessmentsList, assessmentsVariables } from "../stateLists";

const toId = ({ params }: LoaderFunctionArgs) => ({ assessmentId: parseId(params["id"]) });

/** The routes of assessments and of their results. */
export const assessmentRoutes: RouteObject[] = [
  {
    path: "assessments",
    loader: loadList(assessmentsParameters, assessmentsList, assessmentsVariables),
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
    loader: (args) => preload<EditAssessmentScreenQuery>(editParameters, toId(args)),
    lazy: lazyRoute(() => import("./edit/EditAssessmentScreen"), "EditAssessmentScreen", {
      loading: FormSkeleton,
    }),
  },
  {
    path: "assessments/:id/preview",
    loader: (args) => preload<PreviewAssessmentScreenQuery>(previewParameters, toId(args)),
    lazy: lazyRoute(() => import("./preview/PreviewAssessmentScreen"), "PreviewAssessmentScreen", {
      loading: FormSkeleton,
    }),
  },
  {
    path: "assessments/:id/results",
    loader: (args) => preload<ResultsScreenQuery>(resultsParameters, toId(args)),
    lazy: lazyRoute(() => import("./results/ResultsScreen"), "ResultsScreen", { loading: ListSkeleton }),
  },
  {
    path: "assessments/:id/results/marking",
    loader: (args) => preload<MarkingScreenQuery>(markingParameters, toId(args)),
    lazy: lazyRoute(() => import("./results/MarkingScreen"), "MarkingScreen", { loading: ListSkeleton }),
  },
];
