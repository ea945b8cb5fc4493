import type { RouteObject } from "react-router-dom";
import type { AdminSpecializationScreenQuery } from "~/__generated__/AdminSpecializationScreenQuery.graphql";
import specializationParameters from "~/__generated__/AdminSpecializationScreenQuery$parameters";
import type { AdminSpecializationsScreenQuery } from "~/__generated__/AdminSpecializationsScreenQuery.graphql";
import specializationsParameters from "~/__generated__/AdminSpecializationsScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyScreen } from "~/layout/lazyScreen";
import { preload } from "~/relay/preload";

// What is no number is the address of nothing, and no row has the number 0.

async function specializationsScreen() {
  const [{ AdminSpecializationsScreen }, { AdminSpecializationsSkeleton }] = await Promise.all([
    import("./AdminSpecializationsScreen"),
    import("./AdminSpecializationsSkeleton"),
  ]);
  return lazyScreen(AdminSpecializationsScreen, AdminSpecializationsSkeleton);
}

async function specializationScreen() {
  const [{ AdminSpecializationScreen }, { SpecializationSkeleton }] = await Promise.all([
    import("./AdminSpecializationScreen"),
    import("./SpecializationSkeleton"),
  ]);
  return lazyScreen(AdminSpecializationScreen, SpecializationSkeleton);
}

/** The specializations of the admin area. */
export const specializationRoutes: RouteObject[] = [
  {
    path: "specializations",
    loader: () => preload<AdminSpecializationsScreenQuery>(specializationsParameters, {}),
    lazy: specializationsScreen,
  },
  {
    path: "specializations/create",
    lazy: async () => lazyScreen((await import("./CreateSpecializationScreen")).CreateSpecializationScreen),
  },
  {
    path: "specializations/:id",
    loader: ({ params }) =>
      preload<AdminSpecializationScreenQuery>(specializationParameters, {
        databaseId: parseId(params["id"]),
      }),
    lazy: specializationScreen,
  },
];
