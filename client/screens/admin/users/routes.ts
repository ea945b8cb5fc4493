import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import editUserScreenParameters from "~/__generated__/EditUserScreenQuery$parameters";
import invitationsScreenParameters from "~/__generated__/InvitationsScreenQuery$parameters";
import inviteScreenParameters from "~/__generated__/InviteScreenQuery$parameters";
import userScreenParameters from "~/__generated__/UserScreenQuery$parameters";
import usersScreenParameters from "~/__generated__/UsersScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute, lazyWithSkeleton } from "~/layout/lazyRoute";
import { cardsSkeleton } from "~/layout/screenSkeletons";
import { listVariables, loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { may } from "~/session/account";
import { currentSession } from "~/session/sessionStore";
import { lazyForm } from "../lazyScreens";
import { loadErrorMessages as failed } from "../loadErrorMessages";
import { invitationsList } from "../stateLists";
import { usersList, usersScreenVariables } from "./usersList";

const ofUser = ({ params }: LoaderFunctionArgs) => ({ userId: parseId(params["id"]) });

/** Whether to read the roles to choose from. */
const givesRoles = () => ({ givesRoles: may(currentSession().account, "users.manageStaff") });

/** Reads what the account may see of a person. */
function loadUser(args: LoaderFunctionArgs) {
  const { account } = currentSession();
  return preload(userScreenParameters, {
    ...ofUser(args),
    managesUsers: may(account, "users.manage"),
    seesResults: may(account, "assessments.results"),
    seesBatches: may(account, "batches.read"),
    seesPayments: may(account, "payments.read"),
  });
}

/** The screens; each is loaded with its first visit. */
const screens = {
  users: lazyWithSkeleton(() => import("./list/UsersScreen"), "Users", failed.users),
  createUser: lazyRoute(() => import("./form/CreateUserScreen"), "CreateUserScreen"),
  importUsers: lazyRoute(() => import("./import/ImportUsersScreen"), "ImportUsersScreen"),
  invitations: lazyWithSkeleton(() => import("./invitations/InvitationsScreen"), "Invitations"),
  invite: lazyForm(() => import("./invitations/InviteScreen"), "Invite"),
  user: lazyRoute(
    () => import("./view/UserScreen"),
    "UserScreen",
    cardsSkeleton("Loading the user", [8, 6]),
    failed.users,
  ),
  editUser: lazyForm(() => import("./form/EditUserScreen"), "EditUser", failed.users),
};

/** The routes of accounts: list, forms, import and an account's page. */
export const userRoutes: RouteObject[] = [
  {
    path: "users",
    loader: loadList(usersScreenParameters, usersList, usersScreenVariables),
    lazy: screens.users,
  },
  { path: "users/create", lazy: screens.createUser },
  { path: "users/import", lazy: screens.importUsers },
  {
    path: "users/invitations",
    loader: loadList(invitationsScreenParameters, invitationsList, listVariables),
    lazy: screens.invitations,
  },
  {
    path: "users/invitations/new",
    loader: () => preload(inviteScreenParameters, givesRoles()),
    lazy: screens.invite,
  },
  { path: "users/:id", loader: loadUser, lazy: screens.user },
  {
    path: "users/:id/edit",
    loader: (args) => preload(editUserScreenParameters, { ...ofUser(args), ...givesRoles() }),
    lazy: screens.editUser,
  },
];
