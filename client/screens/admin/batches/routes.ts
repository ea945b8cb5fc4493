import type { LoaderFunctionArgs, RouteObject } from "react-router";
import type { BatchesScreenQuery } from "../../../__generated__/BatchesScreenQuery.graphql";
import batchesParameters from "../../../__generated__/BatchesScreenQuery$parameters";
import type { BatchLayoutQuery } from "../../../__generated__/BatchLayoutQuery.graphql";
import layoutParameters from "../../../__generated__/BatchLayoutQuery$parameters";
import type { BatchScreenQuery } from "../../../__generated__/BatchScreenQuery.graphql";
import batchParameters from "../../../__generated__/BatchScreenQuery$parameters";
import type { EditBatchScreenQuery } from "../../../__generated__/EditBatchScreenQuery.graphql";
import editParameters from "../../../__generated__/EditBatchScreenQuery$parameters";
import { numberOf } from "../../../formats/addresses";
import { screenOf } from "../../../layout/screenOf";
import { preload } from "../../../relay/preload";
import { batchesList, batchesVariables } from "./list/batchesList";
import { planRoutes } from "./planRoutes";
import { noteRequestedList } from "./useRequestedList";

const ofBatch = ({ params }: LoaderFunctionArgs) => ({ batchId: numberOf(params["id"]) });

async function listScreen() {
  const [{ BatchesScreen }, { BatchesSkeleton }] = await Promise.all([
    import("./list/BatchesScreen"),
    import("./list/BatchesSkeleton"),
  ]);
  return screenOf(BatchesScreen, BatchesSkeleton);
}

async function createScreen() {
  const [{ CreateBatchScreen }, { FormSkeleton }] = await Promise.all([
    import("./form/CreateBatchScreen"),
    import("./FormSkeleton"),
  ]);
  return screenOf(CreateBatchScreen, FormSkeleton);
}

async function viewScreen() {
  const [{ BatchScreen }, { BatchSkeleton }] = await Promise.all([
    import("./view/BatchScreen"),
    import("./view/BatchSkeleton"),
  ]);
  return screenOf(BatchScreen, BatchSkeleton);
}

async function editScreen() {
  const [{ EditBatchScreen }, { FormSkeleton }] = await Promise.all([
    import("./form/EditBatchScreen"),
    import("./FormSkeleton"),
  ]);
  return screenOf(EditBatchScreen, FormSkeleton);
}

/** The screens inside the layout of one batch; `id` is the batch's number. */
const partRoutes: RouteObject[] = [
  {
    index: true,
    loader: (args) => preload<BatchScreenQuery>(batchParameters, ofBatch(args)),
    lazy: viewScreen,
  },
  {
    path: "edit",
    loader: (args) => preload<EditBatchScreenQuery>(editParameters, ofBatch(args)),
    lazy: editScreen,
  },
];

/** The list of batches, and each batch with all that hangs on it. */
export const batchRoutes: RouteObject[] = [
  {
    path: "batches",
    loader: ({ request }) =>
      preload<BatchesScreenQuery>(
        batchesParameters,
        batchesVariables(noteRequestedList(batchesList, request.url)),
      ),
    lazy: listScreen,
  },
  { path: "batches/create", lazy: createScreen },
  {
    path: "batches/:id",
    loader: (args) => preload<BatchLayoutQuery>(layoutParameters, ofBatch(args)),
    lazy: async () => ({ Component: (await import("./layout/BatchLayout")).BatchLayout }),
    children: [...partRoutes, ...planRoutes],
  },
];
