import { lockKeys } from "#gateway/database/refuseTaken";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import { Refusal, refuseField } from "#gateway/refusal";
import { accountMessages } from "../accounts/contract";
import { foldForSearch } from "../foldContract";
import { insertShippedRoles } from "../roles/shippedCommands";
import { isShipped, shippedRoles } from "../roles/shippedContract";
import { roleNames } from "./contract";
import { userFormMessages } from "./formContract";
import { getTypeFor } from "./grantCommands";
import { mixesScripts } from "./rules";

interface Identity {
  username: string;
  email: string;
}

/**
 * Refuses CONFLICT, naming both fields at once, when other accounts than the excepted one have the address, or a username
 * that looks the same; the excepted one's own may stay. Refuses INVALID for a new one that mixes scripts.
 */
export async function refuseTakenIdentity(
  tx: TenantTransaction,
  { username, email, except }: Identity & { except?: number },
): Promise<void> {
  const uniqueKey = foldForSearch(username);
  await lockKeys(tx, "User", [uniqueKey]);
  const rows = await tx.user.findMany({
    where: { OR: [{ uniqueKey }, { email }] },
    select: { id: true, uniqueKey: true, email: true },
  });
  const isUnchanged = rows.some((row) => row.id === except && row.uniqueKey === uniqueKey);
  if (!isUnchanged && mixesScripts(username)) throw refuseField("username", userFormMessages.mixedScripts);
  const others = rows.filter(({ id }) => id !== except);
  const taken = [
    ...(!isUnchanged && others.some((other) => other.uniqueKey === uniqueKey)
      ? [{ field: "username", message: accountMessages.usernameTaken }]
      : []),
    ...(others.some((other) => other.email === email)
      ? [{ field: "email", message: accountMessages.emailTaken }]
      : []),
  ];
  if (taken.length === 0) return;
  throw new Refusal("CONFLICT", taken.map(({ message }) => message).join(", "), taken);
}

interface Roles {
  organizationId: number;
  userIds: readonly number[];
  names: readonly string[];
}

/** Sets the roles of accounts. The standard roles are created where they are missing. */
export async function setRoles(tx: TenantTransaction, { organizationId, userIds, names }: Roles) {
  await insertShippedRoles(tx, organizationId, names.filter(isShipped));
  const roles = await tx.role.findMany({ where: { name: { in: [...names] } }, select: { id: true } });
  if (roles.length < names.length) throw refuseField("roles", userFormMessages.unknownRole);
  await tx.userRole.deleteMany({ where: { userId: { in: [...userIds] } } });
  const given = userIds.flatMap((userId) => roles.map(({ id }) => ({ organizationId, userId, roleId: id })));
  await tx.userRole.createMany({ data: given });
}

interface NewAccount extends Identity {
  organizationId: number;
  name: string;
  /** Null for an account whose owner chooses a password by an invitation. */
  passwordHash: string | null;
}

/** Inserts an account with one role, an employee's for a role of employees, and returns its id. Refuses CONFLICT as well. */
export async function insertAccount(
  tx: TenantTransaction,
  { role, ...account }: NewAccount & { role: string; emailVerified: boolean },
): Promise<number> {
  await refuseTakenIdentity(tx, account);
  const userType = await getTypeFor(tx, role);
  const { id } = await tx.user.create({ data: { ...account, userType }, select: { id: true } });
  await setRoles(tx, { organizationId: account.organizationId, userIds: [id], names: [role] });
  return id;
}

/** Inserts a learner's account and returns its id. Refuses CONFLICT for a taken name or address. */
export async function insertLearner(tx: TenantTransaction, learner: NewAccount): Promise<number> {
  return insertAccount(tx, { ...learner, role: roleNames.learner, emailVerified: false });
}

/** Writes the roles of a new organization and the account of its first ADMIN. */
export async function insertFirstAdmin(tx: TenantTransaction, admin: NewAccount): Promise<void> {
  const { organizationId } = admin;
  await insertShippedRoles(tx, organizationId, Object.values(shippedRoles));
  const role = await tx.role.findUniqueOrThrow({
    where: { organizationId_name: { organizationId, name: roleNames.admin } },
    select: { id: true },
  });
  const user = await tx.user.create({
    // The operator of the installation has given the address.
    data: { ...admin, userType: "E", emailVerified: true },
    select: { id: true },
  });
  await tx.userRole.create({ data: { organizationId, userId: user.id, roleId: role.id } });
}
