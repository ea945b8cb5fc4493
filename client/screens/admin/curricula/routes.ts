import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import adminCurriculaScreenParameters from "~/__generated__/AdminCurriculaScreenQuery$parameters";
import adminCurriculumScreenParameters from "~/__generated__/AdminCurriculumScreenQuery$parameters";
import editCurriculumScreenParameters from "~/__generated__/EditCurriculumScreenQuery$parameters";
import uploadOutlineScreenParameters from "~/__generated__/UploadOutlineScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { lazyForm } from "../lazyScreens";
import { loadById } from "../loadById";
import { curriculaList, curriculaVariables, isNumber } from "./curriculumAddresses";

function loadCurriculum({ params }: LoaderFunctionArgs) {
  const address = params["id"] ?? "";
  const byTitle = !isNumber(address);
  const variables = { databaseId: parseId(address), title: byTitle ? address : "", byTitle };
  return preload(adminCurriculumScreenParameters, variables);
}

/** The routes of curricula in the admin area. */
export const curriculumRoutes: RouteObject[] = [
  {
    path: "curriculum",
    loader: loadList(adminCurriculaScreenParameters, curriculaList, curriculaVariables),
    lazy: lazyRoute(() => import("./list/AdminCurriculaScreen"), "AdminCurriculaScreen", {
      loading: "AdminCurriculaSkeleton",
    }),
  },
  {
    path: "curriculum/create",
    lazy: lazyRoute(() => import("./form/EditCurriculumScreen"), "CreateCurriculumScreen"),
  },
  {
    path: "curriculum/:id",
    loader: loadCurriculum,
    lazy: lazyRoute(() => import("./view/AdminCurriculumScreen"), "AdminCurriculumScreen", {
      loading: "DetailSkeleton",
    }),
  },
  {
    path: "curriculum/:id/edit",
    loader: loadById(editCurriculumScreenParameters, (databaseId) => ({ databaseId })),
    lazy: lazyForm(() => import("./form/EditCurriculumScreen"), "EditCurriculumScreen"),
  },
  {
    path: "curriculum/:id/topics/upload",
    loader: loadById(uploadOutlineScreenParameters, (databaseId) => ({ databaseId })),
    lazy: lazyRoute(() => import("./upload/UploadOutlineScreen"), "UploadOutlineScreen"),
  },
];
