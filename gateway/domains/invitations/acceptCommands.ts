import { lockRow } from "#gateway/database/lockRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { joinInvited } from "#gateway/ports/hooks";
import { Refusal } from "#gateway/refusal";
import { hashPassword } from "#gateway/session/passwords";
import { hashToken } from "#gateway/session/tokens";
import { isMember } from "#gateway/session/viewer";
import type { NoticeContext } from "../accounts/noticeCommands";
import { maySignInWhileDisabled } from "../accounts/rules";
import { type StartedSession, startSession } from "../accounts/sessionCommands";
import { refuseDisabledLogin } from "../accounts/signInCodeCommands";
import { sendVerification } from "../accounts/verifyCommands";
import { foldForSearch } from "../foldContract";
import { announceMails } from "../mail/commands";
import { insertAccount } from "../users/commands";
import type { UserType } from "../users/contract";
import { getTypeFor } from "../users/grantCommands";
import { claimAccount } from "../users/passwordCommands";
import { announceInvitations } from "./commands";
import { acceptSchema, invitationMessages } from "./contract";
import { getInvitationState, shownColumns, targetAddress, usernamesFor } from "./rules";

type AcceptContext = NoticeContext &
  Pick<
    Context,
    | ("db" | "bus" | "viewer" | "rateLimits" | "address" | "isBehindUnknownProxy" | "log" | "effects")
    | "secrets"
  >;

const selection = {
  ...shownColumns,
  name: true,
  role: true,
  batchId: true,
  courseId: true,
  maxUses: true,
  course: { select: { id: true, code: true, title: true } },
} as const;

async function findOpen({ db, clock, rateLimits, ...caller }: AcceptContext, token: string) {
  return rateLimits.checkCode(caller, async () => {
    const found = await db.invitation.findFirst({
      where: { tokenHash: hashToken(token) },
      select: selection,
    });
    return found && getInvitationState(found, clock()) === "OPEN" ? found : null;
  });
}

type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findOpen>>>;

const findAccount = (db: Pick<TenantTransaction, "user">, email: string) =>
  db.user.findFirst({
    where: { email },
    select: { id: true, name: true, active: true, passwordHash: true },
  });

/** Reads an invitation for the holder of its link; null for one that is not open. Throws TooManyAttempts. */
export async function readInvitation(context: AcceptContext, token: string) {
  const found = await findOpen(context, token);
  if (!found) return null;
  const { email, name, batch, course, invitedBy, expiresAt } = found;
  const account = email === null ? null : await findAccount(context.db, email);
  return {
    email,
    expiresAt,
    inviter: invitedBy.name,
    place: batch?.name ?? course?.title ?? null,
    name: account?.name ?? name,
    hasAccount: account !== null && account.passwordHash !== null,
  };
}

/** Counts the acceptance of one person; a second one of the same person changes nothing. Refuses INVALID. */
async function takeUse(
  context: AcceptContext,
  tx: TenantTransaction,
  { id, userId }: { id: number; userId: number },
): Promise<void> {
  const { id: organizationId } = context.tenant;
  await lockRow(tx, { table: "Invitation", organizationId, id }, "FOR NO KEY UPDATE");
  const now = context.clock();
  const found = await tx.invitation.findUniqueOrThrow({ where: { id } });
  if (getInvitationState(found, now) !== "OPEN") throw new Refusal("INVALID", invitationMessages.wrongLink);
  const data = [{ organizationId, invitationId: id, userId, acceptedAt: now }];
  const { count } = await tx.invitationAcceptance.createMany({ data, skipDuplicates: true });
  const uses = found.uses + count;
  await tx.invitation.update({
    where: { id },
    data: { uses, ...(uses >= found.maxUses && { acceptedAt: now }) },
  });
}

/** Makes the account of an invited person, or gives the one that staff made a password. */
async function openAccount(
  context: AcceptContext,
  tx: TenantTransaction,
  {
    invitation,
    input,
  }: { invitation: OpenInvitation; input: { name: string; email: string; passwordHash: string } },
): Promise<number> {
  const { name, passwordHash } = input;
  const { id: organizationId } = context.tenant;
  const email = invitation.email ?? input.email;
  const account = invitation.email === null ? null : await findAccount(tx, email);
  if (account) {
    if (!account.active) throw new Refusal("CONFLICT", invitationMessages.inactive);
    if (account.passwordHash !== null) throw new Refusal("CONFLICT", invitationMessages.hasAccount);
    await claimAccount(tx, { userId: account.id, name, passwordHash });
    return account.id;
  }
  const names = usernamesFor(email);
  const taken = await tx.user.findMany({
    where: { uniqueKey: { in: names.map(foldForSearch) } },
    select: { uniqueKey: true },
  });
  const username =
    names.find((value) => !taken.some(({ uniqueKey }) => uniqueKey === foldForSearch(value))) ??
    `u${context.clock().getTime()}`;
  const emailVerified = invitation.email !== null;
  const { role } = invitation;
  // A role may have got rights since the link was made.
  if (!emailVerified && (await getTypeFor(tx, role)) === "E")
    throw new Refusal("INVALID", invitationMessages.wrongLink);
  const data = { organizationId, name, username, email, passwordHash, role, emailVerified };
  const userId = await insertAccount(tx, data);
  if (!emailVerified) await sendVerification(context, tx, { userId, address: email });
  return userId;
}

/** An accepted invitation: the new session, where there was none, and where to go. */
export interface Accepted {
  session: StartedSession | null;
  to: string;
}

interface Accepting {
  token: string;
  name?: string | null | undefined;
  email?: string | null | undefined;
  password?: string | null | undefined;
}

/** The account that accepts: the viewer's own, or else a new one. */
async function findAccepter(
  context: AcceptContext,
  { invitation, userType }: { invitation: OpenInvitation; userType: UserType },
  input: Accepting,
) {
  const { viewer, db, address } = context;
  if (isMember(viewer)) {
    const { email } = await db.user.findUniqueOrThrow({
      where: { id: viewer.userId },
      select: { email: true },
    });
    if (invitation.email !== null && invitation.email !== email)
      throw new Refusal("CONFLICT", invitationMessages.otherAccount);
    return { userId: viewer.userId };
  }
  const rights = { active: true, roles: [invitation.role] };
  if (!maySignInWhileDisabled({ ...rights, userType })) await refuseDisabledLogin({ db });
  const { password, ...person } = parseInput(acceptSchema, {
    ...input,
    email: invitation.email ?? input.email,
  });
  return { input: { ...person, passwordHash: await hashPassword(password, address) } };
}

/**
 * Accepts an invitation: as the viewer, or with a new account, which is signed in. Refuses INVALID, also for one that is
 * not open, CONFLICT for an address with an account, and FORBIDDEN while login is disabled; throws TooManyAttempts and
 * ServiceBusy.
 */
export async function acceptInvitation(context: AcceptContext, input: Accepting): Promise<Accepted> {
  const { db, bus, tenant } = context;
  const invitation = await findOpen(context, input.token);
  if (!invitation) throw new Refusal("INVALID", invitationMessages.wrongLink);
  const userType = await getTypeFor(db, invitation.role);
  const accepter = await findAccepter(context, { invitation, userType }, input);
  const { id: organizationId } = tenant;
  const { id, batchId, courseId } = invitation;
  const { userId, announcing } = await db.$transaction(async (tx) => {
    const accepting =
      accepter.userId ?? (await openAccount(context, tx, { invitation, input: accepter.input }));
    await takeUse(context, tx, { id, userId: accepting });
    const joining = { organizationId, userId: accepting, batchId, courseId, now: context.clock() };
    return { userId: accepting, announcing: await joinInvited(tx, joining) };
  });
  announceInvitations(bus, organizationId);
  announceMails(bus, organizationId);
  bus.publish("userChanged", { organizationId, userId });
  for (const announce of announcing) announce(bus);
  const to = targetAddress({ isStaff: userType === "E", ...invitation });
  return { session: accepter.userId ? null : await startSession(context, userId), to };
}
