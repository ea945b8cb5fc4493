import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { MarkingScreenQuery } from "~/__generated__/MarkingScreenQuery.graphql";
import markingParameters from "~/__generated__/MarkingScreenQuery$parameters";
import type { ResultsScreenQuery } from "~/__generated__/ResultsScreenQuery.graphql";
import resultsParameters from "~/__generated__/ResultsScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { preload } from "~/relay/preload";
import { ListSkeleton } from "~/screens/admin/ScreenSkeletons";

const toId = ({ params }: LoaderFunctionArgs) => ({ assessmentId: parseId(params["id"]) });

/** The routes of an assessment's results. */
export const resultRoutes: RouteObject[] = [
  {
    path: "assessments/:id/results",
    loader: (args) => preload<ResultsScreenQuery>(resultsParameters, toId(args)),
    lazy: lazyRoute(() => import("./ResultsScreen"), "ResultsScreen", { loading: ListSkeleton }),
  },
  {
    path: "assessments/:id/results/marking",
    loader: (args) => preload<MarkingScreenQuery>(markingParameters, toId(args)),
    lazy: lazyRoute(() => import("./MarkingScreen"), "MarkingScreen", { loading: ListSkeleton }),
  },
];
