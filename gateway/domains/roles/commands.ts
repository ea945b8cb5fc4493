import { type Edited, lockForUpdate } from "#gateway/database/lockForUpdate";
import { lockOrganization } from "#gateway/database/lockRow";
import { refuseTaken } from "#gateway/database/refuseTaken";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { countInvitedTo, renameInvitedRole } from "../invitations/roleCommands";
import { noRights, type Rights } from "../rightsContract";
import { listUnowned, managesRoles, withRights } from "./changeRules";
import { roleMessages, roleSchema } from "./contract";
import { readHolders } from "./holderLoaders";
import { getRoleRights, isStaffRole, type StoredRole } from "./rules";
import { isShipped, shippedRoles } from "./shippedContract";

/** Refuses CONFLICT for a name that another role has; returns the name to store. */
const claimName = (tx: TenantTransaction, text: string, ownId?: number) =>
  refuseTaken(tx, tx.role, { within: "Role", field: "name", text, ownId, message: roleMessages.nameTaken });

/** No one gives rights that they don't have. */
function refuseUnowned({ rights }: Member, before: Rights, after: Rights): void {
  const unowned = listUnowned({ before, after }, rights);
  if (unowned.length > 0) throw refuseField("rights", roleMessages.notOwned(unowned));
}

/** Someone who manages roles stays: otherwise those are named who would be locked out. */
async function refuseLockout(tx: TenantTransaction, name: string, rights: Rights): Promise<void> {
  const before = (await readHolders(tx)).filter(managesRoles);
  if (before.length === 0 || before.some((holder) => managesRoles(withRights(holder, name, rights)))) return;
  throw refuseField("rights", roleMessages.lastManagers(before.map((holder) => holder.name)), "CONFLICT");
}

/** The names of those who have a role, of all or of a type. */
async function listHolders(tx: TenantTransaction, roleId: number, userType?: "U"): Promise<string[]> {
  const holders = await tx.user.findMany({
    where: { roles: { some: { roleId } }, ...(userType && { userType }) },
    orderBy: [{ sortKey: "asc" }, { id: "asc" }],
    select: { name: true },
  });
  return holders.map(({ name }) => name);
}

/** Learners have no rights: a role that they have stays without any. */
async function refuseLearners(tx: TenantTransaction, id: number, change: Change): Promise<void> {
  if (isStaffRole(change.before) || !isStaffRole(change.after)) return;
  const learners = await listHolders(tx, id, "U");
  if (learners.length > 0) throw refuseField("rights", roleMessages.learnersHave(learners), "CONFLICT");
}

interface Change {
  before: StoredRole;
  after: StoredRole;
}

interface RoleDetails {
  name: string;
  description: string;
  rights: Rights;
}

async function insertRole(tx: TenantTransaction, member: Member, wanted: RoleDetails): Promise<number> {
  const { organizationId } = member;
  const name = await claimName(tx, wanted.name);
  refuseUnowned(member, noRights, wanted.rights);
  const { id } = await tx.role.create({ data: { organizationId, ...wanted, name }, select: { id: true } });
  return id;
}

function refuseFixed(before: StoredRole, { name }: RoleDetails): void {
  if (before.name === shippedRoles.admin) throw new Refusal("CONFLICT", roleMessages.adminFixed);
  if (isShipped(before.name) && name !== before.name)
    throw refuseField("name", roleMessages.shippedName, "CONFLICT");
}

async function changeRole(
  tx: TenantTransaction,
  member: Member,
  { id, wanted, ...edit }: { id: number; wanted: RoleDetails; version?: Date | null | undefined; now: Date },
): Promise<void> {
  const row = { table: "Role", organizationId: member.organizationId, id } as const;
  const updatedAt = await lockForUpdate(tx, row, { ...edit, messages: roleMessages });
  const before = await tx.role.findUniqueOrThrow({ where: { id }, select: { name: true, rights: true } });
  refuseFixed(before, wanted);
  const name = await claimName(tx, wanted.name, id);
  refuseUnowned(member, getRoleRights(before), wanted.rights);
  await refuseLearners(tx, id, { before, after: wanted });
  await refuseLockout(tx, before.name, wanted.rights);
  await renameInvitedRole(tx, { before: before.name, after: name });
  await tx.role.update({ where: { id }, data: { ...wanted, name, updatedAt } });
}

/** An edit of a role, or a new one. */
type RoleEdit = Omit<Edited<"roleId">, "roleId"> & { roleId?: number | null | undefined };

/**
 * Makes or changes a role and returns its id; those who have it follow at once. Refuses INVALID, NOT_FOUND, STALE
 * for an old version, and CONFLICT for ADMIN, a taken name, rights for learners, or if no one could manage roles
 * afterwards.
 */
export async function saveRole(
  { db, bus, clock }: CommandContext,
  member: Member,
  { roleId, version, input }: RoleEdit,
): Promise<number> {
  const { organizationId } = member;
  const wanted = parseInput(roleSchema, input);
  const saved = await db.$transaction(async (tx) => {
    // Writers of roles, and of who has which, wait for each other.
    await lockOrganization(tx, organizationId);
    if (typeof roleId !== "number") return { id: await insertRole(tx, member, wanted), userIds: [] };
    await changeRole(tx, member, { id: roleId, wanted, version, now: clock() });
    const holders = await readHolders(tx, roleId);
    return { id: roleId, userIds: holders.map(({ id }) => id) };
  });
  if (saved.userIds.length > 0) bus.publish("usersChanged", { organizationId, userIds: saved.userIds });
  bus.publish("rolesChanged", { organizationId });
  return saved.id;
}

/**
 * Deletes a role that no one has. Refuses NOT_FOUND, and CONFLICT for a shipped role, while people have it, with their
 * names, and while invitations give it.
 */
export async function deleteRole({ db, bus }: CommandContext, member: Member, id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    // Writers of roles, and of who has which, wait for each other.
    await lockOrganization(tx, member.organizationId);
    const role = await tx.role.findUnique({ where: { id }, select: { name: true } });
    if (!role) throw new Refusal("NOT_FOUND", roleMessages.notFound);
    if (isShipped(role.name)) throw new Refusal("CONFLICT", roleMessages.shippedStays);
    const holders = await listHolders(tx, id);
    if (holders.length > 0) throw new Refusal("CONFLICT", roleMessages.inUse(holders));
    const invited = await countInvitedTo(tx, role.name);
    if (invited > 0) throw new Refusal("CONFLICT", roleMessages.invited(invited));
    await tx.role.delete({ where: { id } });
  });
  bus.publish("rolesChanged", { organizationId: member.organizationId });
}
