import type { RouteObject } from "react-router";
import { blogRoutes } from "./screens/blog/routes";

/** The blog, for everybody. */
export const blogArea: RouteObject[] = blogRoutes;
