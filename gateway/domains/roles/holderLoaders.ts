import type { TenantClient, TenantTransaction } from "#gateway/database/tenantClient";
import { activeStaff } from "../users/access";

const select = {
  id: true,
  name: true,
  userType: true,
  roles: { select: { role: { select: { name: true, rights: true } } } },
} as const;

/** The active employees, with their roles: those who have a role, or all who can sign in. */
export async function readHolders(db: TenantClient | TenantTransaction, roleId?: number) {
  const users = await db.user.findMany({
    where: roleId === undefined ? activeStaff : { userType: "E", active: true, roles: { some: { roleId } } },
    orderBy: [{ sortKey: "asc" }, { id: "asc" }],
    select,
  });
  return users.map(({ roles, ...user }) => ({ ...user, roles: roles.map(({ role }) => role) }));
}
