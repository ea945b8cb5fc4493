import type { RouteObject } from "react-router-dom";
import assessmentsParameters from "~/__generated__/AdminAssessmentsScreenQuery$parameters";
import editParameters from "~/__generated__/EditAssessmentScreenQuery$parameters";
import markingParameters from "~/__generated__/MarkingScreenQuery$parameters";
import previewParameters from "~/__generated__/PreviewAssessmentScreenQuery$parameters";
import resultsParameters from "~/__generated__/ResultsScreenQuery$parameters";
import { lazyRoute, lazyWithSkeleton } from "~/layout/lazyRoute";
import { loadByIds } from "~/layout/loadByIds";
import { loadList } from "~/lists/loadList";
import { lazyForm, lazyRows } from "../lazyScreens";
import { assessmentsList, assessmentsVariables } from "../stateLists";

const ofAssessment = loadByIds({ assessmentId: "id" });

/** The screens; each is loaded with its first visit. */
const screens = {
  adminAssessments: lazyWithSkeleton(() => import("./list/AdminAssessmentsScreen"), "AdminAssessments"),
  createAssessment: lazyRoute(() => import("./form/CreateAssessmentScreen"), "CreateAssessmentScreen"),
  editAssessment: lazyForm(() => import("./edit/EditAssessmentScreen"), "EditAssessment"),
  previewAssessment: lazyForm(() => import("./preview/PreviewAssessmentScreen"), "PreviewAssessment"),
  results: lazyRows(() => import("./results/ResultsScreen"), "Results"),
  marking: lazyRows(() => import("./results/MarkingScreen"), "Marking"),
};

/** The routes of assessments and of their results. */
export const assessmentRoutes: RouteObject[] = [
  {
    path: "assessments",
    loader: loadList(assessmentsParameters, assessmentsList, assessmentsVariables),
    lazy: screens.adminAssessments,
  },
  { path: "assessments/create", lazy: screens.createAssessment },
  { path: "assessments/:id/edit", loader: ofAssessment(editParameters), lazy: screens.editAssessment },
  {
    path: "assessments/:id/preview",
    loader: ofAssessment(previewParameters),
    lazy: screens.previewAssessment,
  },
  { path: "assessments/:id/results", loader: ofAssessment(resultsParameters), lazy: screens.results },
  { path: "assessments/:id/results/marking", loader: ofAssessment(markingParameters), lazy: screens.marking },
];
