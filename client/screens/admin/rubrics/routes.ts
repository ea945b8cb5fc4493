import type { RouteObject } from "react-router-dom";
import type { RubricScreensQuery } from "~/__generated__/RubricScreensQuery.graphql";
import rubricParameters from "~/__generated__/RubricScreensQuery$parameters";
import type { RubricsScreenQuery } from "~/__generated__/RubricsScreenQuery.graphql";
import rubricsParameters from "~/__generated__/RubricsScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { FormSkeleton } from "../ScreenSkeletons";
import { rubricsList, rubricsVariables } from "./rubricsList";

/** The routes of rubrics. */
export const rubricRoutes: RouteObject[] = [
  {
    path: "rubrics",
    loader: ({ request }) =>
      preload<RubricsScreenQuery>(
        rubricsParameters,
        rubricsVariables(setPendingParams(rubricsList, request)),
      ),
    lazy: lazyRoute(() => import("./RubricsScreen"), "RubricsScreen", { loading: "RubricsSkeleton" }),
  },
  {
    path: "rubrics/create",
    lazy: lazyRoute(() => import("./RubricScreens"), "CreateRubricScreen"),
  },
  {
    path: "rubrics/:id/edit",
    loader: ({ params }) =>
      preload<RubricScreensQuery>(rubricParameters, { rubricId: parseId(params["id"]) }),
    lazy: lazyRoute(() => import("./RubricScreens"), "EditRubricScreen", { loading: FormSkeleton }),
  },
];
