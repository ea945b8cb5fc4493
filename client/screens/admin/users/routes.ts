import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { EditUserScreenQuery } from "~/__generated__/EditUserScreenQuery.graphql";
import editParameters from "~/__generated__/EditUserScreenQuery$parameters";
import type { UserScreenQuery } from "~/__generated__/UserScreenQuery.graphql";
import userParameters from "~/__generated__/UserScreenQuery$parameters";
import type { UsersScreenQuery } from "~/__generated__/UsersScreenQuery.graphql";
import listParameters from "~/__generated__/UsersScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyScreen } from "~/layout/lazyScreen";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { loadErrorMessages } from "../loadErrorMessages";
import { usersList, usersVariables } from "./list/usersList";

const loadList = ({ request }: LoaderFunctionArgs) =>
  preload<UsersScreenQuery>(listParameters, usersVariables(setPendingParams(usersList, request)));

const ofUser = ({ params }: LoaderFunctionArgs) => ({ userId: parseId(params["id"]) });

async function listScreen() {
  const [{ UsersScreen }, { UsersSkeleton }] = await Promise.all([
    import("./list/UsersScreen"),
    import("./list/UsersSkeleton"),
  ]);
  return lazyScreen(UsersScreen, UsersSkeleton, loadErrorMessages.users);
}

async function userScreen() {
  const [{ UserScreen }, { UserSkeleton }] = await Promise.all([
    import("./view/UserScreen"),
    import("./view/UserSkeleton"),
  ]);
  return lazyScreen(UserScreen, UserSkeleton, loadErrorMessages.users);
}

async function editScreen() {
  const [{ EditUserScreen }, { FormSkeleton }] = await Promise.all([
    import("./form/EditUserScreen"),
    import("./form/FormSkeleton"),
  ]);
  return lazyScreen(EditUserScreen, FormSkeleton, loadErrorMessages.users);
}

/** The accounts of the organization: the list, a new one, one, its change, and many at once. */
export const userRoutes: RouteObject[] = [
  { path: "users", loader: loadList, lazy: listScreen },
  {
    path: "users/create",
    lazy: async () => lazyScreen((await import("./form/CreateUserScreen")).CreateUserScreen),
  },
  {
    path: "users/import",
    lazy: async () => lazyScreen((await import("./import/ImportUsersScreen")).ImportUsersScreen),
  },
  {
    path: "users/:id",
    loader: (args) => preload<UserScreenQuery>(userParameters, ofUser(args)),
    lazy: userScreen,
  },
  {
    path: "users/:id/edit",
    loader: (args) => preload<EditUserScreenQuery>(editParameters, ofUser(args)),
    lazy: editScreen,
  },
];
