import type { RouteObject } from "react-router";

/** The screens of this part of the admin area. */
export const resourceRoutes: RouteObject[] = [];
