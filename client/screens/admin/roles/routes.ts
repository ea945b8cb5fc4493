import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import createParameters from "~/__generated__/CreateRoleScreenQuery$parameters";
import editParameters from "~/__generated__/EditRoleScreenQuery$parameters";
import roleParameters from "~/__generated__/RoleScreenQuery$parameters";
import rolesParameters from "~/__generated__/RolesScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { preload } from "~/relay/preload";
import { lazyForm, lazyRows } from "../lazyScreens";
import { loadById } from "../loadById";

/** The role that a new one begins as a copy of. */
function copiedRole({ request }: LoaderFunctionArgs) {
  const copied = new URL(request.url).searchParams.get("copy");
  return { copies: copied !== null, copiedId: parseId(copied ?? undefined) };
}

/** The routes of roles. */
export const roleRoutes: RouteObject[] = [
  {
    path: "roles",
    loader: () => preload(rolesParameters, {}),
    lazy: lazyRoute(() => import("./list/RolesScreen"), "RolesScreen", { loading: "RolesSkeleton" }),
  },
  {
    path: "roles/create",
    loader: (args) => preload(createParameters, copiedRole(args)),
    lazy: lazyForm(() => import("./form/CreateRoleScreen"), "CreateRoleScreen"),
  },
  {
    path: "roles/:id",
    loader: loadById(roleParameters, (roleId) => ({ roleId })),
    lazy: lazyRows(() => import("./view/RoleScreen"), "RoleScreen"),
  },
  {
    path: "roles/:id/edit",
    loader: loadById(editParameters, (roleId) => ({ roleId })),
    lazy: lazyForm(() => import("./form/EditRoleScreen"), "EditRoleScreen"),
  },
];
