import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { CreateRoleScreenQuery } from "~/__generated__/CreateRoleScreenQuery.graphql";
import createParameters from "~/__generated__/CreateRoleScreenQuery$parameters";
import type { EditRoleScreenQuery } from "~/__generated__/EditRoleScreenQuery.graphql";
import editParameters from "~/__generated__/EditRoleScreenQuery$parameters";
import type { RoleScreenQuery } from "~/__generated__/RoleScreenQuery.graphql";
import roleParameters from "~/__generated__/RoleScreenQuery$parameters";
import type { RolesScreenQuery } from "~/__generated__/RolesScreenQuery.graphql";
import rolesParameters from "~/__generated__/RolesScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { preload } from "~/relay/preload";
import { FormSkeleton, ListSkeleton } from "../ScreenSkeletons";

const ofRole = ({ params }: LoaderFunctionArgs) => ({ roleId: parseId(params["id"]) });

/** The role that a new one begins as a copy of. */
function copiedRole({ request }: LoaderFunctionArgs) {
  const copied = new URL(request.url).searchParams.get("copy");
  return { copies: copied !== null, copiedId: parseId(copied ?? undefined) };
}

/** The routes of roles. */
export const roleRoutes: RouteObject[] = [
  {
    path: "roles",
    loader: () => preload<RolesScreenQuery>(rolesParameters, {}),
    lazy: lazyRoute(() => import("./list/RolesScreen"), "RolesScreen", { loading: "RolesSkeleton" }),
  },
  {
    path: "roles/create",
    loader: (args) => preload<CreateRoleScreenQuery>(createParameters, copiedRole(args)),
    lazy: lazyRoute(() => import("./form/CreateRoleScreen"), "CreateRoleScreen", { loading: FormSkeleton }),
  },
  {
    path: "roles/:id",
    loader: (args) => preload<RoleScreenQuery>(roleParameters, ofRole(args)),
    lazy: lazyRoute(() => import("./view/RoleScreen"), "RoleScreen", { loading: ListSkeleton }),
  },
  {
    path: "roles/:id/edit",
    loader: (args) => preload<EditRoleScreenQuery>(editParameters, ofRole(args)),
    lazy: lazyRoute(() => import("./form/EditRoleScreen"), "EditRoleScreen", { loading: FormSkeleton }),
  },
];
