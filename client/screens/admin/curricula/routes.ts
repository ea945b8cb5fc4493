import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { AdminCurriculaScreenQuery } from "~/__generated__/AdminCurriculaScreenQuery.graphql";
import adminCurriculaScreenParameters from "~/__generated__/AdminCurriculaScreenQuery$parameters";
import type { AdminCurriculumScreenQuery } from "~/__generated__/AdminCurriculumScreenQuery.graphql";
import adminCurriculumScreenParameters from "~/__generated__/AdminCurriculumScreenQuery$parameters";
import type { EditCurriculumScreenQuery } from "~/__generated__/EditCurriculumScreenQuery.graphql";
import editCurriculumScreenParameters from "~/__generated__/EditCurriculumScreenQuery$parameters";
import type { UploadOutlineScreenQuery } from "~/__generated__/UploadOutlineScreenQuery.graphql";
import uploadOutlineScreenParameters from "~/__generated__/UploadOutlineScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { FormSkeleton } from "../ScreenSkeletons";
import { curriculaList, curriculaVariables, isNumber } from "./curriculumAddresses";

const loadCurricula = ({ request }: LoaderFunctionArgs) =>
  preload<AdminCurriculaScreenQuery>(
    adminCurriculaScreenParameters,
    curriculaVariables(setPendingParams(curriculaList, request)),
  );

function loadCurriculum({ params }: LoaderFunctionArgs) {
  const address = params["id"] ?? "";
  const byTitle = !isNumber(address);
  const variables = { databaseId: parseId(address), title: byTitle ? address : "", byTitle };
  return preload<AdminCurriculumScreenQuery>(adminCurriculumScreenParameters, variables);
}

/** The routes of curricula in the admin area. */
export const curriculumRoutes: RouteObject[] = [
  {
    path: "curriculum",
    loader: loadCurricula,
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
    loader: ({ params }) =>
      preload<EditCurriculumScreenQuery>(editCurriculumScreenParameters, {
        databaseId: parseId(params["id"]),
      }),
    lazy: lazyRoute(() => import("./form/EditCurriculumScreen"), "EditCurriculumScreen", {
      loading: FormSkeleton,
    }),
  },
  {
    path: "curriculum/:id/topics/upload",
    loader: ({ params }) =>
      preload<UploadOutlineScreenQuery>(uploadOutlineScreenParameters, { databaseId: parseId(params["id"]) }),
    lazy: lazyRoute(() => import("./upload/UploadOutlineScreen"), "UploadOutlineScreen"),
  },
];
