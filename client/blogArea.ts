import type { RouteObject } from "react-router-dom";
import { blogRoutes } from "./screens/blog/routes";

/** The blog, for everybody. */
export const blogArea: RouteObject[] = blogRoutes;
