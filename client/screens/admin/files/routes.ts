import type { RouteObject } from "react-router-dom";
import filesScreenParameters from "~/__generated__/FilesScreenQuery$parameters";
import { lazyWithSkeleton } from "~/layout/lazyRoute";
import { loadList } from "~/lists/loadList";
import { may } from "~/session/account";
import { currentSession } from "~/session/sessionStore";
import { filesList, filesVariables } from "./list/filesList";

/** The list's variables, and whether to read who has uploads open. */
const screenVariables = (address: Parameters<typeof filesVariables>[0]) => ({
  ...filesVariables(address),
  managesFiles: may(currentSession().account, "files.manage"),
});

/** The route of the library of files. */
export const fileRoutes: RouteObject[] = [
  {
    path: "files",
    loader: loadList(filesScreenParameters, filesList, screenVariables),
    lazy: lazyWithSkeleton(() => import("./list/FilesScreen"), "Files"),
  },
];
