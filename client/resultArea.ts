import type { RouteObject } from "react-router-dom";
import { sharedResultRoutes } from "./screens/assessments/routes";

/** The routes of shared results, which are public. */
export const resultArea: RouteObject[] = sharedResultRoutes;
