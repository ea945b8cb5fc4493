import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import adminCurriculaScreenParameters from "~/__generated__/AdminCurriculaScreenQuery$parameters";
import adminCurriculumScreenParameters from "~/__generated__/AdminCurriculumScreenQuery$parameters";
import editCurriculumScreenParameters from "~/__generated__/EditCurriculumScreenQuery$parameters";
import uploadOutlineScreenParameters from "~/__generated__/UploadOutlineScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute, lazyWithSkeleton } from "~/layout/lazyRoute";
import { loadByIds } from "~/layout/loadByIds";
import { loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { lazyForm } from "../lazyScreens";
import { curriculaList, curriculaVariables, isNumber } from "./curriculumAddresses";

function loadCurriculum({ params }: LoaderFunctionArgs) {
  const address = params["id"] ?? "";
  const byTitle = !isNumber(address);
  const variables = { databaseId: parseId(address), title: byTitle ? address : "", byTitle };
  return preload(adminCurriculumScreenParameters, variables);
}

const ofCurriculum = loadByIds({ databaseId: "id" });

/** The screens; each is loaded with its first visit. */
const screens = {
  adminCurricula: lazyWithSkeleton(() => import("./list/AdminCurriculaScreen"), "AdminCurricula"),
  createCurriculum: lazyRoute(() => import("./form/EditCurriculumScreen"), "CreateCurriculumScreen"),
  adminCurriculum: lazyWithSkeleton(() => import("./view/AdminCurriculumScreen"), "AdminCurriculum"),
  editCurriculum: lazyForm(() => import("./form/EditCurriculumScreen"), "EditCurriculum"),
  uploadOutline: lazyRoute(() => import("./upload/UploadOutlineScreen"), "UploadOutlineScreen"),
};

/** The routes of curricula in the admin area. */
export const curriculumRoutes: RouteObject[] = [
  {
    path: "curriculum",
    loader: loadList(adminCurriculaScreenParameters, curriculaList, curriculaVariables),
    lazy: screens.adminCurricula,
  },
  { path: "curriculum/create", lazy: screens.createCurriculum },
  { path: "curriculum/:id", loader: loadCurriculum, lazy: screens.adminCurriculum },
  {
    path: "curriculum/:id/edit",
    loader: ofCurriculum(editCurriculumScreenParameters),
    lazy: screens.editCurriculum,
  },
  {
    path: "curriculum/:id/topics/upload",
    loader: ofCurriculum(uploadOutlineScreenParameters),
    lazy: screens.uploadOutline,
  },
];
