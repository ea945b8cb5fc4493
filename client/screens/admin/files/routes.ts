import type { RouteObject } from "react-router-dom";
import filesScreenParameters from "~/__generated__/FilesScreenQuery$parameters";
import { lazyWithSkeleton } from "~/layout/lazyRoute";
import { loadList } from "~/lists/loadList";
import { filesList, filesVariables } from "./list/filesList";

/** The route of the library of files. */
export const fileRoutes: RouteObject[] = [
  {
    path: "files",
    loader: loadList(filesScreenParameters, filesList, filesVariables),
    lazy: lazyWithSkeleton(() => import("./list/FilesScreen"), "Files"),
  },
];
