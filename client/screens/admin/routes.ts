import { type RouteObject, redirect } from "react-router-dom";
import { mayOpen } from "~/areas/mayOpen";
import { lazyRoute } from "~/layout/lazyRoute";
import { ScreenSkeleton } from "~/layout/ScreenSkeleton";
import { currentSession } from "~/session/sessionStore";
import { announcementRoutes } from "./announcements/routes";
import { assessmentRoutes } from "./assessments/routes";
import { assignmentRoutes } from "./assignments/routes";
import { batchRoute, batchRoutes } from "./batches/routes";
import { blogRoutes } from "./blogs/routes";
import { categoryRoutes } from "./categories/routes";
import { certificateRoutes } from "./certificates/routes";
import { courseParts, courseRoute, courseRoutes, generationRoutes, questionRoutes } from "./courses/routes";
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
import { roleRoutes } from "./roles/routes";
import { rubricRoutes } from "./rubrics/routes";
import { signInRoutes } from "./signIn/routes";
import { specializationRoutes } from "./specializations/routes";
import { userRoutes } from "./users/routes";

/** Leads to the courses, or to the dashboard where the account may not see them. */
const goToFirst = () =>
  redirect(mayOpen(currentSession().account, "/admin/courses") ? "/admin/courses" : "/admin/dashboard");

/** The routes of the admin area, below /admin. */
export const adminRoutes: RouteObject[] = [
  { index: true, loader: goToFirst, Component: ScreenSkeleton },
  {
    lazy: async () => ({ Component: (await import("./layout/AdminLayout")).AdminLayout }),
    children: [
      ...dashboardRoutes,
      ...courseRoutes,
      courseRoute([...courseParts, historyPart("COURSE"), ...courseResourceRoutes]),
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
      ...signInRoutes,
      ...roleRoutes,
      ...jobRoutes,
      ...userRoutes,
      ...blogRoutes,
      ...announcementRoutes,
      ...assessmentRoutes,
      ...certificateRoutes,
      ...assignmentRoutes,
      ...rubricRoutes,
      ...reviewRoutes,
      { path: "*", lazy: lazyRoute(() => import("./layout/AdminLayout"), "NoAdminScreen") },
    ],
  },
];
