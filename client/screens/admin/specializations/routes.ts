import type { RouteObject } from "react-router-dom";
import adminSpecializationScreenParameters from "~/__generated__/AdminSpecializationScreenQuery$parameters";
import adminSpecializationsScreenParameters from "~/__generated__/AdminSpecializationsScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { preload } from "~/relay/preload";
import { loadById } from "../loadById";

/** The routes of specializations in the admin area. */
export const specializationRoutes: RouteObject[] = [
  {
    path: "specializations",
    loader: () => preload(adminSpecializationsScreenParameters, {}),
    lazy: lazyRoute(() => import("./list/AdminSpecializationsScreen"), "AdminSpecializationsScreen", {
      loading: "AdminSpecializationsSkeleton",
    }),
  },
  {
    path: "specializations/create",
    lazy: lazyRoute(() => import("./form/CreateSpecializationScreen"), "CreateSpecializationScreen"),
  },
  {
    path: "specializations/:id",
    loader: loadById(adminSpecializationScreenParameters, (databaseId) => ({ databaseId })),
    lazy: lazyRoute(() => import("./view/AdminSpecializationScreen"), "AdminSpecializationScreen", {
      loading: "SpecializationSkeleton",
    }),
  },
];
