import type { RouteObject } from "react-router-dom";
import type { AdminSpecializationScreenQuery } from "~/__generated__/AdminSpecializationScreenQuery.graphql";
import adminSpecializationScreenParameters from "~/__generated__/AdminSpecializationScreenQuery$parameters";
import type { AdminSpecializationsScreenQuery } from "~/__generated__/AdminSpecializationsScreenQuery.graphql";
import adminSpecializationsScreenParameters from "~/__generated__/AdminSpecializationsScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { preload } from "~/relay/preload";

// A segment that is not a number becomes 0, an id that no row has.

/** The routes of specializations in the admin area. */
export const specializationRoutes: RouteObject[] = [
  {
    path: "specializations",
    loader: () => preload<AdminSpecializationsScreenQuery>(adminSpecializationsScreenParameters, {}),
    lazy: lazyRoute(() => import("./AdminSpecializationsScreen"), "AdminSpecializationsScreen", {
      loading: "AdminSpecializationsSkeleton",
    }),
  },
  {
    path: "specializations/create",
    lazy: lazyRoute(() => import("./SpecializationForm"), "CreateSpecializationScreen"),
  },
  {
    path: "specializations/:id",
    loader: ({ params }) =>
      preload<AdminSpecializationScreenQuery>(adminSpecializationScreenParameters, {
        databaseId: parseId(params["id"]),
      }),
    lazy: lazyRoute(() => import("./AdminSpecializationScreen"), "AdminSpecializationScreen", {
      loading: "SpecializationSkeleton",
    }),
  },
];
