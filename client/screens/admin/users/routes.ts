import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import editUserScreenParameters from "~/__generated__/EditUserScreenQuery$parameters";
import invitationsScreenParameters from "~/__generated__/InvitationsScreenQuery$parameters";
import inviteScreenParameters from "~/__generated__/InviteScreenQuery$parameters";
import userScreenParameters from "~/__generated__/UserScreenQuery$parameters";
import usersScreenParameters from "~/__generated__/UsersScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { cardsSkeleton } from "~/layout/screenSkeletons";
import { listVariables, loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { may } from "~/session/account";
import { currentSession } from "~/session/sessionStore";
import { lazyForm } from "../lazyScreens";
import { loadErrorMessages } from "../loadErrorMessages";
import { invitationsList } from "../stateLists";
import { usersList, usersVariables } from "./usersList";

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

/** The routes of accounts: list, forms, import and an account's page. */
export const userRoutes: RouteObject[] = [
  {
    path: "users",
    loader: loadList(usersScreenParameters, usersList, usersVariables),
    lazy: lazyRoute(() => import("./list/UsersScreen"), "UsersScreen", {
      loading: "UsersSkeleton",
      failed: loadErrorMessages.users,
    }),
  },
  {
    path: "users/create",
    lazy: lazyRoute(() => import("./form/CreateUserScreen"), "CreateUserScreen"),
  },
  {
    path: "users/import",
    lazy: lazyRoute(() => import("./import/ImportUsersScreen"), "ImportUsersScreen"),
  },
  {
    path: "users/invitations",
    loader: loadList(invitationsScreenParameters, invitationsList, listVariables),
    lazy: lazyRoute(() => import("./invitations/InvitationsScreen"), "InvitationsScreen", {
      loading: "InvitationsSkeleton",
    }),
  },
  {
    path: "users/invitations/new",
    loader: () => preload(inviteScreenParameters, givesRoles()),
    lazy: lazyForm(() => import("./invitations/InviteScreen"), "InviteScreen"),
  },
  {
    path: "users/:id",
    loader: loadUser,
    lazy: lazyRoute(() => import("./view/UserScreen"), "UserScreen", {
      loading: cardsSkeleton("Loading the user", [8, 6]),
      failed: loadErrorMessages.users,
    }),
  },
  {
    path: "users/:id/edit",
    loader: (args) => preload(editUserScreenParameters, { ...ofUser(args), ...givesRoles() }),
    lazy: lazyForm(() => import("./form/EditUserScreen"), "EditUserScreen", loadErrorMessages.users),
  },
];
