import type { TenantClient, TenantTransaction } from "#gateway/database/tenantClient";

const select = {
  id: true,
  name: true,
  userType: true,
  roles: { select: { role: { select: { name: true, rights: true } } } },
} as const;

/** The active employees, with their roles: of a role, or all. */
export async function readHolders(db: TenantClient | TenantTransaction, roleId?: number) {
  const users = await db.user.findMany({
    where: { userType: "E", active: true, ...(roleId !== undefined && { roles: { some: { roleId } } }) },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select,
  });
  return users.map(({ roles, ...user }) => ({ ...user, roles: roles.map(({ role }) => role) }));
}
