import type { RestRoute } from "../route";
import { authRoutes } from "./auth";
import { authoringRoutes } from "./authoring";
import { batchCourseRoutes } from "./batchCourses";
import { batchRoutes } from "./batches";
import { batchTopicRoutes } from "./batchTopics";
import { blogRoutes, dataRoutes } from "./blogs";
import { catalogueRoutes } from "./catalogue";
import { courseRoutes } from "./courses";
import { generationRoutes } from "./generation";
import { holidayRoutes } from "./holidays";
import { learningRoutes } from "./learning";
import { messageRoutes } from "./messages";
import { organizationRoutes } from "./organizations";
import { paymentRoutes } from "./payments";
import { resourceRoutes } from "./resources";
import { specializationRoutes } from "./specializations";
import { trainerRoutes } from "./trainers";
import { userRoutes } from "./users";

/** All documented calls. */
export const routes: readonly RestRoute[] = [
  ...authRoutes,
  ...userRoutes,
  ...organizationRoutes,
  ...holidayRoutes,
  ...courseRoutes,
  ...catalogueRoutes,
  ...learningRoutes,
  ...authoringRoutes,
  ...generationRoutes,
  ...paymentRoutes,
  ...messageRoutes,
  ...resourceRoutes,
  ...specializationRoutes,
  ...batchRoutes,
  ...batchCourseRoutes,
  ...trainerRoutes,
  ...batchTopicRoutes,
  ...blogRoutes,
  ...dataRoutes,
];
