import type { RouteObject } from "react-router-dom";
import { sharedResultRoutes } from "./screens/assessments/routes";

/** Results that learners have shared, for everybody. */
export const resultArea: RouteObject[] = sharedResultRoutes;
