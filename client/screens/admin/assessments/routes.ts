import type { RouteObject } from "react-router-dom";
import assessmentsParameters from "~/__generated__/AdminAssessmentsScreenQuery$parameters";
import editParameters from "~/__generated__/EditAssessmentScreenQuery$parameters";
import markingParameters from "~/__generated__/MarkingScreenQuery$parameters";
import previewParameters from "~/__generated__/PreviewAssessmentScreenQuery$parameters";
import resultsParameters from "~/__generated__/ResultsScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { loadList } from "~/lists/loadList";
import { lazyForm, lazyRows } from "../lazyScreens";
import { loadById } from "../loadById";
import { assessmentsList, assessmentsVariables } from "../stateLists";

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
    loader: loadById(editParameters, (assessmentId) => ({ assessmentId })),
    lazy: lazyForm(() => import("./edit/EditAssessmentScreen"), "EditAssessmentScreen"),
  },
  {
    path: "assessments/:id/preview",
    loader: loadById(previewParameters, (assessmentId) => ({ assessmentId })),
    lazy: lazyForm(() => import("./preview/PreviewAssessmentScreen"), "PreviewAssessmentScreen"),
  },
  {
    path: "assessments/:id/results",
    loader: loadById(resultsParameters, (assessmentId) => ({ assessmentId })),
    lazy: lazyRows(() => import("./results/ResultsScreen"), "ResultsScreen"),
  },
  {
    path: "assessments/:id/results/marking",
    loader: loadById(markingParameters, (assessmentId) => ({ assessmentId })),
    lazy: lazyRows(() => import("./results/MarkingScreen"), "MarkingScreen"),
  },
];
