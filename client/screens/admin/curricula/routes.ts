import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { AdminCurriculaScreenQuery } from "~/__generated__/AdminCurriculaScreenQuery.graphql";
import curriculaParameters from "~/__generated__/AdminCurriculaScreenQuery$parameters";
import type { AdminCurriculumScreenQuery } from "~/__generated__/AdminCurriculumScreenQuery.graphql";
import curriculumParameters from "~/__generated__/AdminCurriculumScreenQuery$parameters";
import type { EditCurriculumScreenQuery } from "~/__generated__/EditCurriculumScreenQuery.graphql";
import editParameters from "~/__generated__/EditCurriculumScreenQuery$parameters";
import type { UploadOutlineScreenQuery } from "~/__generated__/UploadOutlineScreenQuery.graphql";
import uploadParameters from "~/__generated__/UploadOutlineScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyScreen } from "~/layout/lazyScreen";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { curriculaList, curriculaVariables } from "./curriculaList";
import { isNumber } from "./curriculumAddresses";

const loadCurricula = ({ request }: LoaderFunctionArgs) =>
  preload<AdminCurriculaScreenQuery>(
    curriculaParameters,
    curriculaVariables(setPendingParams(curriculaList, request)),
  );

function loadCurriculum({ params }: LoaderFunctionArgs) {
  const address = params["id"] ?? "";
  const byTitle = !isNumber(address);
  const variables = { databaseId: parseId(address), title: byTitle ? address : "", byTitle };
  return preload<AdminCurriculumScreenQuery>(curriculumParameters, variables);
}

async function curriculaScreen() {
  const [{ AdminCurriculaScreen }, { AdminCurriculaSkeleton }] = await Promise.all([
    import("./AdminCurriculaScreen"),
    import("./AdminCurriculaSkeleton"),
  ]);
  return lazyScreen(AdminCurriculaScreen, AdminCurriculaSkeleton);
}

async function curriculumScreen() {
  const [{ AdminCurriculumScreen }, { DetailSkeleton }] = await Promise.all([
    import("./AdminCurriculumScreen"),
    import("./DetailSkeleton"),
  ]);
  return lazyScreen(AdminCurriculumScreen, DetailSkeleton);
}

async function editScreen() {
  const [{ EditCurriculumScreen }, { FormSkeleton }] = await Promise.all([
    import("./EditCurriculumScreen"),
    import("./FormSkeleton"),
  ]);
  return lazyScreen(EditCurriculumScreen, FormSkeleton);
}

/** The curricula of the admin area. */
export const curriculumRoutes: RouteObject[] = [
  { path: "curriculum", loader: loadCurricula, lazy: curriculaScreen },
  {
    path: "curriculum/create",
    lazy: async () => lazyScreen((await import("./CreateCurriculumScreen")).CreateCurriculumScreen),
  },
  { path: "curriculum/:id", loader: loadCurriculum, lazy: curriculumScreen },
  {
    path: "curriculum/:id/edit",
    loader: ({ params }) =>
      preload<EditCurriculumScreenQuery>(editParameters, { databaseId: parseId(params["id"]) }),
    lazy: editScreen,
  },
  {
    path: "curriculum/:id/topics/upload",
    loader: ({ params }) =>
      preload<UploadOutlineScreenQuery>(uploadParameters, { databaseId: parseId(params["id"]) }),
    lazy: async () => lazyScreen((await import("./upload/UploadOutlineScreen")).UploadOutlineScreen),
  },
];
