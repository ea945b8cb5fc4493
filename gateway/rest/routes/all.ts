import type { RestRoute } from "../route";
import { authRoutes } from "./auth";
import { authoringRoutes } from "./authoring";
import { batchCourseRoutes } from "./batchCourses";
import { batchRoutes } from "./batches";
import { blogRoutes, dataRoutes } from "./blogs";
import { catalogueRoutes } from "./catalogue";
import { courseRoutes } from "./courses";
import { generationRoutes } from "./generation";
import { learningRoutes } from "./learning";
import { organizationRoutes } from "./organizations";
import { resourceRoutes } from "./resources";
import { specializationRoutes } from "./specializations";
import { trainerRoutes } from "./trainers";
import { userRoutes } from "./users";

/** Every documented call that is answered. */
export const routes: readonly RestRoute[] = [
  ...authRoutes,
  ...userRoutes,
  ...organizationRoutes,
  ...courseRoutes,
  ...catalogueRoutes,
  ...learningRoutes,
  ...authoringRoutes,
  ...generationRoutes,
  ...resourceRoutes,
  ...specializationRoutes,
  ...batchRoutes,
  ...batchCourseRoutes,
  ...trainerRoutes,
  ...blogRoutes,
  ...dataRoutes,
];
