import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { FilesScreenQuery } from "~/__generated__/FilesScreenQuery.graphql";
import filesScreenParameters from "~/__generated__/FilesScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { filesList, filesVariables } from "./list/filesList";

const loadList = ({ request }: LoaderFunctionArgs) =>
  preload<FilesScreenQuery>(filesScreenParameters, filesVariables(setPendingParams(filesList, request)));

/** The route of the library of files. */
export const fileRoutes: RouteObject[] = [
  {
    path: "files",
    loader: loadList,
    lazy: lazyRoute(() => import("./list/FilesScreen"), "FilesScreen", { loading: "FilesSkeleton" }),
  },
];
