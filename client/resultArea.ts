import type { RouteObject } from "react-router-dom";
import { sharedResultRoutes } from "./screens/assessments/routes";
import { verifyRoutes } from "./screens/verify/routes";

/** The routes of shared results and of certificates, which are public. */
export const resultArea: RouteObject[] = [...sharedResultRoutes, ...verifyRoutes];
