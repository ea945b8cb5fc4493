import type { RouteObject } from "react-router-dom";
import { preloadFrame } from "./layout/area/preloadFrame";
import { topLevelAssessmentRoutes } from "./screens/learner/assessments/routes";
import { makeProjectRoutes } from "./screens/learner/assignments/routes";
import { learnerLayout, learnerRoutes } from "./screens/learner/routes";
import { signedInOnly } from "./session/guards";

preloadFrame();

/** The routes of learners below /learner, and the same projects and assessments at the top level. */
export const learnerArea: RouteObject[] = [
  {
    path: "learner",
    middleware: [signedInOnly],
    lazy: learnerLayout,
    children: [...learnerRoutes, ...makeProjectRoutes()],
  },
  { middleware: [signedInOnly], children: [...makeProjectRoutes(), ...topLevelAssessmentRoutes] },
];
