import type { RouteObject } from "react-router-dom";
import rubricParameters from "~/__generated__/EditRubricScreenQuery$parameters";
import rubricsParameters from "~/__generated__/RubricsScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { listVariables, loadList } from "~/lists/loadList";
import { lazyForm } from "../lazyScreens";
import { loadById } from "../loadById";
import { rubricsList } from "../stateLists";

/** The routes of rubrics. */
export const rubricRoutes: RouteObject[] = [
  {
    path: "rubrics",
    loader: loadList(rubricsParameters, rubricsList, listVariables),
    lazy: lazyRoute(() => import("./list/RubricsScreen"), "RubricsScreen", { loading: "RubricsSkeleton" }),
  },
  {
    path: "rubrics/create",
    lazy: lazyRoute(() => import("./form/EditRubricScreen"), "CreateRubricScreen"),
  },
  {
    path: "rubrics/:id/edit",
    loader: loadById(rubricParameters, (rubricId) => ({ rubricId })),
    lazy: lazyForm(() => import("./form/EditRubricScreen"), "EditRubricScreen"),
  },
];
