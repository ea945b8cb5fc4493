import type { RouteObject } from "react-router-dom";
import rubricParameters from "~/__generated__/EditRubricScreenQuery$parameters";
import rubricsParameters from "~/__generated__/RubricsScreenQuery$parameters";
import { lazyRoute, lazyWithSkeleton } from "~/layout/lazyRoute";
import { loadByIds } from "~/layout/loadByIds";
import { listVariables, loadList } from "~/lists/loadList";
import { lazyForm } from "../lazyScreens";
import { rubricsList } from "../stateLists";

const ofRubric = loadByIds({ rubricId: "id" });

/** The screens; each is loaded with its first visit. */
const screens = {
  rubrics: lazyWithSkeleton(() => import("./list/RubricsScreen"), "Rubrics"),
  createRubric: lazyRoute(() => import("./form/EditRubricScreen"), "CreateRubricScreen"),
  editRubric: lazyForm(() => import("./form/EditRubricScreen"), "EditRubric"),
};

/** The routes of rubrics. */
export const rubricRoutes: RouteObject[] = [
  { path: "rubrics", loader: loadList(rubricsParameters, rubricsList, listVariables), lazy: screens.rubrics },
  { path: "rubrics/create", lazy: screens.createRubric },
  { path: "rubrics/:id/edit", loader: ofRubric(rubricParameters), lazy: screens.editRubric },
];
