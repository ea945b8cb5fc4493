import { builder } from "#gateway/graphql/builder";
import type { Reading } from "#gateway/graphql/loaders";
import { activeAdmins, mayChangeRights, mayChangeUser, mayCloseAccount, mayMakeSignInCode } from "./access";
import { roleNames } from "./contract";

/**
 * Reads which of many accounts are ADMINs without whom no ADMIN could sign in, in one statement for any number of
 * accounts.
 */
async function readLastAdmins({ db }: Reading, ids: readonly number[]): Promise<Map<number, true>> {
  const isAdmin = {
    userType: "E" as const,
    active: true,
    roles: { some: { role: { name: roleNames.admin } } },
  };
  const admins = await db.user.findMany({ where: activeAdmins, select: { id: true }, take: 2 });
  if (admins.length > 0)
    return new Map(admins.length === 1 ? admins.map(({ id }) => [id, true as const]) : []);
  const last = await db.user.findMany({ where: { id: { in: [...ids] }, ...isAdmin }, select: { id: true } });
  return new Map(last.map(({ id }) => [id, true as const]));
}

builder.prismaObjectFields("User", (t) => ({
  canUpdate: t.boolean({
    description: "Whether the viewer may change the account as staff; an employee's requires ADMIN.",
    select: { userType: true, erasedAt: true },
    resolve: (user, _args, { viewer }) => user.erasedAt === null && mayChangeUser(viewer, user),
  }),
  canChangeRights: t.boolean({
    description: "Whether the viewer may change the account's type and roles. Requires ADMIN.",
    resolve: (_user, _args, { viewer }) => mayChangeRights(viewer),
  }),
  canClose: t.boolean({
    description:
      "Whether the viewer may delete or deactivate the account: never their own, nor that of the last ADMIN who can sign in.",
    select: { id: true, userType: true, erasedAt: true },
    resolve: async (user, _args, { viewer, loaders }) => {
      if (user.erasedAt !== null || !mayCloseAccount(viewer, user)) return false;
      return user.userType === "U" || !(await loaders.load(readLastAdmins, user.id));
    },
  }),
  canMakeSignInCode: t.boolean({
    description: "Whether the viewer may create a sign-in code for the account, which must be active.",
    select: { id: true, userType: true, active: true },
    resolve: (user, _args, { viewer }) => mayMakeSignInCode(viewer, user),
  }),
}));
