import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import type { Database } from "#gateway/database/open";
import { type Recording, recording } from "#gateway/database/recording";
import { openTenantClient, type TenantTransaction } from "#gateway/database/tenantClient";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import { atCommandLine, hashPassword } from "#gateway/session/passwords";
import { deleteFactors } from "../accounts/factorResetCommands";
import type { HistoryAction } from "../actionContract";
import { setRoles } from "./commands";
import { roleNames } from "./contract";
import { createUserSchema, userFormMessages } from "./formContract";

interface Reset {
  email: string;
  /** The code of the organization; needed where accounts of several have the address. */
  code?: string | undefined;
  password: string;
}

/** Records changes of a command as made by the machine's operator. */
const atCommand = (action: HistoryAction): Recording => ({
  action,
  source: "COMMAND_LINE",
  at: new Date(),
  actorId: null,
  actorName: "",
});

interface Account {
  id: number;
  organizationId: number;
  name: string;
  username: string;
  organization: { code: string; name: string };
}

async function findAccount(prisma: PrismaClient, { email, code }: Omit<Reset, "password">): Promise<Account> {
  const accounts = await prisma.user.findMany({
    where: { email, ...(code === undefined ? {} : { organization: { code } }) },
    select: {
      id: true,
      organizationId: true,
      name: true,
      username: true,
      organization: { select: { code: true, name: true } },
    },
    orderBy: { organizationId: "asc" },
  });
  const [account] = accounts;
  const where = code === undefined ? "" : ` in the organization ${code}`;
  if (!account) throw new Refusal("NOT_FOUND", `No account has the address ${email}${where}`);
  if (accounts.length === 1) return account;
  const codes = accounts.map(({ organization }) => organization.code).join(", ");
  throw new Refusal(
    "CONFLICT",
    `Several organizations have an account with ${email}: choose one of ${codes}`,
  );
}

/** Makes an account an ADMIN; its other roles stay. */
async function makeAdmin(tx: TenantTransaction, { id, organizationId }: Account): Promise<void> {
  const { userType, _count: learns } = await tx.user.findUniqueOrThrow({
    where: { id },
    select: { userType: true, _count: { select: { batchUsers: true, payments: true } } },
  });
  if (userType === "U" && learns.batchUsers + learns.payments > 0)
    throw refuseField("userType", userFormMessages.learnsHere, "CONFLICT");
  const roles = await tx.userRole.findMany({
    where: { userId: id },
    select: { role: { select: { name: true } } },
  });
  const names = new Set([...roles.map(({ role }) => role.name), roleNames.admin]);
  await setRoles(tx, { organizationId, userIds: [id], names: [...names] });
}

/**
 * Restores an ADMIN who has lost the password, the second factor, the role or the account: a new password, no
 * second factor, active, ADMIN, and every session ended. Refuses INVALID, NOT_FOUND, and CONFLICT when the address
 * belongs to several accounts or a learner.
 */
export async function resetAdmin(database: Database, { password, ...reset }: Reset): Promise<Account> {
  const { email } = parseInput(createUserSchema.pick({ email: true }), reset);
  const passwordHash = await hashPassword(
    parseInput(createUserSchema.pick({ password: true }), { password }).password,
    atCommandLine,
  );
  const account = await findAccount(database.prisma, { email, code: reset.code?.toUpperCase() });
  const { id: userId, organizationId } = account;
  const db = openTenantClient(database.serving.engines, organizationId);
  await recording(atCommand("user.accessReset"), () =>
    db.$transaction(async (tx) => {
      await makeAdmin(tx, account);
      await tx.user.update({ where: { id: userId }, data: { passwordHash, active: true, userType: "E" } });
      await tx.session.deleteMany({ where: { userId } });
      await tx.signInCode.deleteMany({ where: { userId, usedAt: null } });
      await deleteFactors(tx, userId);
    }),
  );
  return account;
}
