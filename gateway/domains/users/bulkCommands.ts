import { lockOrganization } from "#gateway/database/lockRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import type { Member } from "#gateway/session/viewer";
import { bulkSchema, type RefusedRow } from "../lists/bulkContract";
import { activeAdmins, mayChangeUser } from "./access";
import { userMessages } from "./contract";
import { userFormMessages } from "./formContract";
import { outranks } from "./grantCommands";
import { isActiveAdmin, type Rights } from "./rules";

interface Target extends Rights {
  id: number;
  /** Whether it has rights that the one who asks lacks. */
  isAbove: boolean;
}

interface Activation {
  userIds: readonly number[];
  active: boolean;
}

/** Reads the accounts after every other change of rights in this organization. */
async function lockTargets(tx: TenantTransaction, member: Member, ids: number[]) {
  await lockOrganization(tx, member.organizationId);
  const users = await tx.user.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      userType: true,
      active: true,
      roles: { select: { role: { select: { name: true, rights: true } } } },
    },
  });
  return new Map<number, Target>(
    users.map(({ roles: given, ...user }) => {
      const held = given.map(({ role }) => role);
      const roles = held.map(({ name }) => name);
      return [user.id, { ...user, roles, isAbove: outranks({ ...user, roles: held }, member) }];
    }),
  );
}

/** Whether an active ADMIN remains without these accounts. */
async function isGovernedWithout(tx: TenantTransaction, ids: number[]): Promise<boolean> {
  const another = await tx.user.findFirst({
    where: { id: { notIn: ids }, AND: activeAdmins },
    select: { id: true },
  });
  return another !== null;
}

interface Judging {
  member: Member;
  active: boolean;
  isGoverned: boolean;
}

/** Why an account is left as it is; null when it may be changed. */
function findObstacle(user: Target | undefined, { member, active, isGoverned }: Judging): string | null {
  if (!user) return userMessages.notFound;
  if (!mayChangeUser(member, user)) return userFormMessages.adminOnly;
  if (user.isAbove && user.id !== member.userId) return userFormMessages.outranked;
  if (active) return null;
  if (user.id === member.userId) return userFormMessages.selfDeactivate;
  return isActiveAdmin(user) && !isGoverned ? userFormMessages.lastAdmin : null;
}

/**
 * Activates or deactivates many accounts in one transaction; deactivating ends their sessions. Returns the
 * ids of those in the requested state, and why the others did not change. Refuses INVALID.
 */
export async function setUsersActive(
  { db, bus }: Pick<Context, "db" | "bus">,
  member: Member,
  { userIds, active }: Activation,
): Promise<{ userIds: number[]; refused: RefusedRow[] }> {
  const { ids } = parseInput(bulkSchema, { ids: userIds });
  const { organizationId } = member;
  const { refused, changed } = await db.$transaction(async (tx) => {
    const targets = await lockTargets(tx, member, ids);
    const isGoverned = active || (await isGovernedWithout(tx, ids));
    const judged = ids.map((id) => ({
      id,
      message: findObstacle(targets.get(id), { member, active, isGoverned }),
    }));
    const refused = judged.filter((row): row is RefusedRow => row.message !== null);
    const changed = judged.flatMap(({ id, message }) =>
      message === null && targets.get(id)?.active !== active ? [id] : [],
    );
    await tx.user.updateMany({ where: { id: { in: changed } }, data: { active } });
    if (!active) {
      await tx.session.deleteMany({ where: { userId: { in: changed } } });
      await tx.signInCode.deleteMany({ where: { userId: { in: changed }, usedAt: null } });
    }
    return { refused, changed };
  });
  if (changed.length > 0) bus.publish("usersChanged", { organizationId, userIds: changed });
  if (!active) for (const userId of changed) bus.publish("sessionsEnded", { organizationId, userId });
  const kept = new Set(refused.map(({ id }) => id));
  return { userIds: ids.filter((id) => !kept.has(id)), refused };
}
