import type { RestRoute } from "../route";
import { authRoutes } from "./auth";
import { blogRoutes, dataRoutes } from "./blogs";
import { catalogueRoutes } from "./catalogue";
import { courseRoutes } from "./courses";
import { learningRoutes } from "./learning";
import { organizationRoutes } from "./organizations";

/** Every documented call that is answered. */
export const routes: readonly RestRoute[] = [
  ...authRoutes,
  ...organizationRoutes,
  ...courseRoutes,
  ...catalogueRoutes,
  ...learningRoutes,
  ...blogRoutes,
  ...dataRoutes,
];
