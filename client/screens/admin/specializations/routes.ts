import type { RouteObject } from "react-router-dom";
import adminSpecializationScreenParameters from "~/__generated__/AdminSpecializationScreenQuery$parameters";
import adminSpecializationsScreenParameters from "~/__generated__/AdminSpecializationsScreenQuery$parameters";
import { lazyRoute, lazyWithSkeleton } from "~/layout/lazyRoute";
import { loadByIds } from "~/layout/loadByIds";
import { preload } from "~/relay/preload";

const ofSpecialization = loadByIds({ databaseId: "id" });

/** The screens; each is loaded with its first visit. */
const screens = {
  adminSpecializations: lazyWithSkeleton(
    () => import("./list/AdminSpecializationsScreen"),
    "AdminSpecializations",
  ),
  createSpecialization: lazyRoute(
    () => import("./form/CreateSpecializationScreen"),
    "CreateSpecializationScreen",
  ),
  adminSpecialization: lazyWithSkeleton(
    () => import("./view/AdminSpecializationScreen"),
    "AdminSpecialization",
  ),
};

/** The routes of specializations in the admin area. */
export const specializationRoutes: RouteObject[] = [
  {
    path: "specializations",
    loader: () => preload(adminSpecializationsScreenParameters, {}),
    lazy: screens.adminSpecializations,
  },
  { path: "specializations/create", lazy: screens.createSpecialization },
  {
    path: "specializations/:id",
    loader: ofSpecialization(adminSpecializationScreenParameters),
    lazy: screens.adminSpecialization,
  },
];
