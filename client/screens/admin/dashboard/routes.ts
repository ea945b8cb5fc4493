import type { RouteObject } from "react-router-dom";
import dashboardScreenParameters from "~/__generated__/DashboardScreenQuery$parameters";
import { lazyWithSkeleton } from "~/layout/lazyRoute";
import { preload } from "~/relay/preload";
import { may } from "~/session/account";
import { currentSession } from "~/session/sessionStore";

/** Reads what the account may see. */
const loadDashboard = () => {
  const { account } = currentSession();
  return preload(dashboardScreenParameters, {
    viewerId: account?.id ?? -1,
    seesPayments: may(account, "payments.read"),
    seesPeople: may(account, "users.read"),
    seesBatches: may(account, "batches.read"),
    seesCourses: may(account, "courses.read"),
    handlesPlaces: may(account, "enrolments.write"),
    answersQuestions: may(account, "lessons.moderate"),
  });
};

/** The routes of the dashboard. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: "dashboard",
    loader: loadDashboard,
    lazy: lazyWithSkeleton(() => import("./DashboardScreen"), "Dashboard"),
  },
];
