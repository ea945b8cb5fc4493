import type { RouteObject } from "react-router-dom";
import { lazyRoute } from "~/layout/lazyRoute";
import { redirectTo } from "~/layout/redirectTo";
import { announcementRoutes } from "./announcements/routes";
import { batchRoute, batchRoutes } from "./batches/routes";
import { blogRoutes } from "./blogs/routes";
import { categoryRoutes } from "./categories/routes";
import { courseGenerationRoutes, generationRoutes } from "./courses/generation/routes";
import { courseParts, courseRoute, courseRoutes, questionRoutes } from "./courses/routes";
import { curriculumRoutes } from "./curricula/routes";
import { dashboardRoutes } from "./dashboard/routes";
import { fileRoutes } from "./files/routes";
import { historyPart, historyRoutes } from "./history/routes";
import { jobRoutes } from "./jobs/routes";
import { mailRoutes } from "./mail/routes";
import { organizationRoutes } from "./organizations/routes";
import { paymentRoutes } from "./payments/routes";
import { courseResourceRoutes, resourceRoutes } from "./resources/routes";
import { reviewRoutes } from "./review/routes";
import { specializationRoutes } from "./specializations/routes";
import { systemRoutes } from "./system/routes";
import { userRoutes } from "./users/routes";

/** The routes of the admin area, below /admin. */
export const adminRoutes: RouteObject[] = [
  { index: true, ...redirectTo("/admin/courses") },
  {
    lazy: async () => ({ Component: (await import("./layout/AdminLayout")).AdminLayout }),
    children: [
      ...dashboardRoutes,
      ...courseRoutes,
      courseRoute([
        ...courseParts,
        historyPart("COURSE"),
        ...courseResourceRoutes,
        ...courseGenerationRoutes,
      ]),
      ...categoryRoutes,
      ...curriculumRoutes,
      ...generationRoutes,
      ...specializationRoutes,
      ...questionRoutes,
      ...resourceRoutes,
      ...fileRoutes,
      ...batchRoutes,
      batchRoute([historyPart("BATCH")]),
      ...paymentRoutes,
      ...historyRoutes,
      ...mailRoutes,
      ...organizationRoutes,
      ...jobRoutes,
      ...systemRoutes,
      ...userRoutes,
      ...blogRoutes,
      ...announcementRoutes,
      ...reviewRoutes,
      { path: "*", lazy: lazyRoute(() => import("./layout/AdminLayout"), "NoAdminScreen") },
    ],
  },
];
