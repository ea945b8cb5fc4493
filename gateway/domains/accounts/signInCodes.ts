import type { Context } from "../../graphql/context";
import { Refusal } from "../../refusal";
import { Forbidden } from "../../session/forbidden";
import { createToken, hashToken } from "../../session/tokens";
import type { Member } from "../../session/viewer";
import { mayChangeUser } from "../users/access";
import { userMessages } from "../users/contract";
import { accountMessages, signInCodeMinutes } from "./contract";
import { maySignInWhileDisabled } from "./rules";

/** A code that signs a person in once: it leaves the server this once. */
export interface MadeSignInCode {
  code: string;
  expiresAt: Date;
}

type Commanding = Pick<Context, "db" | "clock">;

const minute = 60_000;

/**
 * Makes a single-use code for an account. Refuses NOT_FOUND, and CONFLICT for an account that could not sign in with it;
 * throws Forbidden for an employee's account, unless the viewer is ADMIN.
 */
export async function createSignInCode(
  { db, clock }: Commanding,
  member: Member,
  userId: number,
): Promise<MadeSignInCode> {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { userType: true, active: true, roles: { select: { role: { select: { name: true } } } } },
  });
  if (!user) throw new Refusal("NOT_FOUND", userMessages.notFound);
  if (!mayChangeUser(member, user)) throw new Forbidden();
  if (!user.active) throw new Refusal("CONFLICT", accountMessages.inactive);
  const roles = user.roles.map(({ role }) => role.name);
  if (!maySignInWhileDisabled({ ...user, roles })) await refuseDisabledLogin({ db }, "CONFLICT");
  const code = createToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + signInCodeMinutes * minute);
  const { organizationId, userId: madeById } = member;
  await db.signInCode.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.signInCode.create({
    data: { organizationId, userId, madeById, codeHash: hashToken(code), createdAt: now, expiresAt },
  });
  return { code, expiresAt };
}

/** Refuses while the organization has login disabled. */
export async function refuseDisabledLogin(
  { db }: Pick<Context, "db">,
  code: "INVALID" | "CONFLICT" = "INVALID",
): Promise<void> {
  const settings = await db.organization.findFirst({ select: { disableLogin: true } });
  if (settings?.disableLogin) throw new Refusal(code, accountMessages.loginDisabled);
}
