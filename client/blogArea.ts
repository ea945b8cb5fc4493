import type { RouteObject } from "react-router-dom";
import { blogRoutes } from "./screens/blog/routes";

/** The routes of the blog, which is public. */
export const blogArea: RouteObject[] = blogRoutes;
