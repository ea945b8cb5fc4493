import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { BatchesScreenQuery } from "~/__generated__/BatchesScreenQuery.graphql";
import batchesParameters from "~/__generated__/BatchesScreenQuery$parameters";
import type { BatchLayoutQuery } from "~/__generated__/BatchLayoutQuery.graphql";
import layoutParameters from "~/__generated__/BatchLayoutQuery$parameters";
import type { LateScreenQuery } from "~/__generated__/LateScreenQuery.graphql";
import lateParameters from "~/__generated__/LateScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { createErrorBoundary, lazyScreen } from "~/layout/lazyScreen";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { loadErrorMessages } from "../loadErrorMessages";
import { lateList, lateVariables } from "./delayed/lateList";
import { batchesList, batchesVariables } from "./list/batchesList";
import { partRoutes } from "./partRoutes";
import { planRoutes } from "./planRoutes";

const ofBatch = ({ params }: LoaderFunctionArgs) => ({ batchId: parseId(params["id"]) });

async function listScreen() {
  const [{ BatchesScreen }, { BatchesSkeleton }] = await Promise.all([
    import("./list/BatchesScreen"),
    import("./list/BatchesSkeleton"),
  ]);
  return lazyScreen(BatchesScreen, BatchesSkeleton);
}

async function delayedScreen() {
  const [{ LateScreen }, { LateSkeleton }] = await Promise.all([
    import("./delayed/LateScreen"),
    import("./delayed/LateSkeleton"),
  ]);
  return lazyScreen(LateScreen, LateSkeleton);
}

async function layoutScreen() {
  const { BatchLayout } = await import("./layout/BatchLayout");
  return { Component: BatchLayout, ErrorBoundary: createErrorBoundary(loadErrorMessages.batch) };
}

async function createScreen() {
  const [{ CreateBatchScreen }, { FormSkeleton }] = await Promise.all([
    import("./form/CreateBatchScreen"),
    import("./FormSkeleton"),
  ]);
  return lazyScreen(CreateBatchScreen, FormSkeleton);
}

/** The list of batches, and each batch with all that hangs on it. */
export const batchRoutes: RouteObject[] = [
  {
    path: "batches",
    loader: ({ request }) =>
      preload<BatchesScreenQuery>(
        batchesParameters,
        batchesVariables(setPendingParams(batchesList, request)),
      ),
    lazy: listScreen,
  },
  { path: "batches/create", lazy: createScreen },
  {
    path: "batches/delayed",
    loader: ({ request }) =>
      preload<LateScreenQuery>(lateParameters, lateVariables(setPendingParams(lateList, request))),
    lazy: delayedScreen,
  },
  {
    path: "batches/:id",
    loader: (args) => preload<BatchLayoutQuery>(layoutParameters, ofBatch(args)),
    lazy: layoutScreen,
    children: [...partRoutes, ...planRoutes],
  },
];
