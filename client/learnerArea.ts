import type { RouteObject } from "react-router-dom";
import { preloadFrame } from "./layout/area/preloadFrame";
import { topLevelAssessmentRoutes } from "./screens/learner/assessments/routes";
import { learnerLayout, learnerRoutes } from "./screens/learner/routes";
import { projectRoutes } from "./screens/projects/routes";
import { signedInOnly } from "./session/guards";

preloadFrame();

/** The routes of learners below /learner, and the same projects and assessments at the top level. */
export const learnerArea: RouteObject[] = [
  {
    path: "learner",
    middleware: [signedInOnly],
    lazy: learnerLayout,
    children: [...learnerRoutes, ...projectRoutes],
  },
  { middleware: [signedInOnly], children: [...projectRoutes, ...topLevelAssessmentRoutes] },
];
