import type { RouteObject } from "react-router-dom";
import { redirectTo } from "~/layout/redirectTo";
import { lazyRoute } from "~/screens/admin/lazyRoute";
import { batchRoutes } from "./batches/routes";
import { blogRoutes } from "./blogs/routes";
import { categoryRoutes } from "./categories/routes";
import { generationRoutes } from "./courses/generation/routes";
import { courseEditorRoutes, courseRoutes, questionRoutes } from "./courses/routes";
import { curriculumRoutes } from "./curricula/routes";
import { dashboardRoutes } from "./dashboard/routes";
import { organizationRoutes } from "./organizations/routes";
import { paymentRoutes } from "./payments/routes";
import { resourceRoutes } from "./resources/routes";
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
      ...courseEditorRoutes,
      ...categoryRoutes,
      ...curriculumRoutes,
      ...generationRoutes,
      ...specializationRoutes,
      ...questionRoutes,
      ...resourceRoutes,
      ...batchRoutes,
      ...paymentRoutes,
      ...organizationRoutes,
      ...systemRoutes,
      ...userRoutes,
      ...blogRoutes,
      { path: "*", lazy: lazyRoute(() => import("./layout/NoAdminScreen"), { screen: "NoAdminScreen" }) },
    ],
  },
];
