import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import { Refusal, refuseField } from "#gateway/refusal";
import { Forbidden } from "#gateway/session/forbidden";
import type { Member } from "#gateway/session/viewer";
import { listUnowned } from "../roles/changeRules";
import { roleMessages } from "../roles/contract";
import { getHeldRights, type Holder, isStaffRole, listUncovered, type StoredRole } from "../roles/rules";
import { getShipped, isShipped } from "../roles/shippedContract";
import { mayChangeUser } from "./access";
import { type UserType, userMessages } from "./contract";
import { userFormMessages } from "./formContract";

type Roles = Pick<TenantTransaction, "role">;

/** Roles by name, with those that come with the product and that the organization has yet to be given. */
async function readRoles({ role }: Roles, names: readonly string[]): Promise<StoredRole[]> {
  if (names.length === 0) return [];
  const stored = await role.findMany({
    where: { name: { in: [...names] } },
    select: { name: true, rights: true },
  });
  const missing = names.filter((name) => !stored.some((item) => item.name === name)).filter(isShipped);
  return [...stored, ...missing.map((name) => ({ name, rights: getShipped(name).rights }))];
}

/** The first of some roles that is for employees only; undefined for none. */
export const findStaffRole = async (db: Roles, names: readonly string[]): Promise<string | undefined> =>
  (await readRoles(db, names)).find(isStaffRole)?.name;

/** The type of a new account with a role: an employee's for a role of employees. */
export const getTypeFor = async (db: Roles, role: string): Promise<UserType> =>
  (await findStaffRole(db, [role])) === undefined ? "U" : "E";

interface Named {
  userType: UserType;
  roles: readonly string[];
}

interface Granting {
  before: Named;
  after: Named;
  /** The field of the form that names the roles. */
  field: string;
}

/** No one gives rights that they don't have. Refuses INVALID for roles that would. */
export async function refuseUnownedRoles(db: Roles, { rights }: Member, { before, after, field }: Granting) {
  const roles = await readRoles(db, [...new Set([...before.roles, ...after.roles])]);
  const hold = ({ userType, roles: names }: Named) =>
    getHeldRights({ userType, roles: roles.filter(({ name }) => names.includes(name)) });
  const unowned = listUnowned({ before: hold(before), after: hold(after) }, rights);
  if (unowned.length > 0) throw refuseField(field, roleMessages.notOwned(unowned));
}

/** Whether an account has rights that a member lacks: to act on it would be to gain them. */
export const outranks = (holder: Holder, { rights }: Member): boolean =>
  listUncovered(getHeldRights(holder), rights).length > 0;

/** The columns of an account by which it is decided who may change it. */
export const holderColumns = {
  id: true,
  userType: true,
  active: true,
  roles: { select: { role: { select: { name: true, rights: true } } } },
} as const;

type HolderRow = Prisma.UserGetPayload<{ select: typeof holderColumns }>;

/** Refuses CONFLICT for the account of someone who has rights that the member lacks. */
export function refuseOutranked(member: Member, user: Holder & { id: number }): void {
  if (user.id !== member.userId && outranks(user, member))
    throw new Refusal("CONFLICT", userFormMessages.outranked);
}

/**
 * Returns an account that the member may change, with the roles that it holds. Refuses NOT_FOUND, and CONFLICT for
 * someone who has rights that the member lacks; throws Forbidden for a type of account that the member may not change.
 */
export function requireChangeable<User extends HolderRow>(member: Member, user: User | null) {
  if (!user) throw new Refusal("NOT_FOUND", userMessages.notFound);
  if (!mayChangeUser(member, user)) throw new Forbidden();
  const held = user.roles.map(({ role }) => role);
  refuseOutranked(member, { ...user, roles: held });
  return { user, held };
}
