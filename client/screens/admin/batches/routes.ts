import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { BatchesScreenQuery } from "~/__generated__/BatchesScreenQuery.graphql";
import batchesParameters from "~/__generated__/BatchesScreenQuery$parameters";
import type { BatchLayoutQuery } from "~/__generated__/BatchLayoutQuery.graphql";
import layoutParameters from "~/__generated__/BatchLayoutQuery$parameters";
import type { LateScreenQuery } from "~/__generated__/LateScreenQuery.graphql";
import lateParameters from "~/__generated__/LateScreenQuery$parameters";
import { numberOf } from "~/formats/addresses";
import { errorBoundaryOf, screenOf } from "~/layout/screenOf";
import { noteRequestedList } from "~/lists/useRequestedList";
import { preload } from "~/relay/preload";
import { loadTexts } from "../loadTexts";
import { lateList, lateVariables } from "./delayed/lateList";
import { batchesList, batchesVariables } from "./list/batchesList";
import { partRoutes } from "./partRoutes";
import { planRoutes } from "./planRoutes";

const ofBatch = ({ params }: LoaderFunctionArgs) => ({ batchId: numberOf(params["id"]) });

async function listScreen() {
  const [{ BatchesScreen }, { BatchesSkeleton }] = await Promise.all([
    import("./list/BatchesScreen"),
    import("./list/BatchesSkeleton"),
  ]);
  return screenOf(BatchesScreen, BatchesSkeleton);
}

async function delayedScreen() {
  const [{ LateScreen }, { LateSkeleton }] = await Promise.all([
    import("./delayed/LateScreen"),
    import("./delayed/LateSkeleton"),
  ]);
  return screenOf(LateScreen, LateSkeleton);
}

async function layoutScreen() {
  const { BatchLayout } = await import("./layout/BatchLayout");
  return { Component: BatchLayout, ErrorBoundary: errorBoundaryOf(loadTexts.batch) };
}

async function createScreen() {
  const [{ CreateBatchScreen }, { FormSkeleton }] = await Promise.all([
    import("./form/CreateBatchScreen"),
    import("./FormSkeleton"),
  ]);
  return screenOf(CreateBatchScreen, FormSkeleton);
}

/** The list of batches, and each batch with all that hangs on it. */
export const batchRoutes: RouteObject[] = [
  {
    path: "batches",
    loader: ({ request }) =>
      preload<BatchesScreenQuery>(
        batchesParameters,
        batchesVariables(noteRequestedList(batchesList, request)),
      ),
    lazy: listScreen,
  },
  { path: "batches/create", lazy: createScreen },
  {
    path: "batches/delayed",
    loader: ({ request }) =>
      preload<LateScreenQuery>(lateParameters, lateVariables(noteRequestedList(lateList, request))),
    lazy: delayedScreen,
  },
  {
    path: "batches/:id",
    loader: (args) => preload<BatchLayoutQuery>(layoutParameters, ofBatch(args)),
    lazy: layoutScreen,
    children: [...partRoutes, ...planRoutes],
  },
];
