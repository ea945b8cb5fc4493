import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import createParameters from "~/__generated__/CreateRoleScreenQuery$parameters";
import editParameters from "~/__generated__/EditRoleScreenQuery$parameters";
import roleParameters from "~/__generated__/RoleScreenQuery$parameters";
import rolesParameters from "~/__generated__/RolesScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyWithSkeleton } from "~/layout/lazyRoute";
import { loadByIds } from "~/layout/loadByIds";
import { preload } from "~/relay/preload";
import { lazyForm, lazyRows } from "../lazyScreens";

/** The role that a new one begins as a copy of. */
function copiedRole({ request }: LoaderFunctionArgs) {
  const copied = new URL(request.url).searchParams.get("copy");
  return { copies: copied !== null, copiedId: parseId(copied ?? undefined) };
}

const ofRole = loadByIds({ roleId: "id" });

/** The screens; each is loaded with its first visit. */
const screens = {
  roles: lazyWithSkeleton(() => import("./list/RolesScreen"), "Roles"),
  createRole: lazyForm(() => import("./form/CreateRoleScreen"), "CreateRole"),
  role: lazyRows(() => import("./view/RoleScreen"), "Role"),
  editRole: lazyForm(() => import("./form/EditRoleScreen"), "EditRole"),
};

/** The routes of roles. */
export const roleRoutes: RouteObject[] = [
  { path: "roles", loader: () => preload(rolesParameters, {}), lazy: screens.roles },
  {
    path: "roles/create",
    loader: (args) => preload(createParameters, copiedRole(args)),
    lazy: screens.createRole,
  },
  { path: "roles/:id", loader: ofRole(roleParameters), lazy: screens.role },
  { path: "roles/:id/edit", loader: ofRole(editParameters), lazy: screens.editRole },
];
