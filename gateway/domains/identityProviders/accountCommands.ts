import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { maySignInWhileDisabled } from "../accounts/rules";
import { foldForSearch } from "../foldContract";
import { usernamesFor } from "../invitations/rules";
import { insertAccount } from "../users/commands";
import { verifyEmail } from "../users/profileCommands";
import type { Person } from "./claimRules";
import type { Provider } from "./clientCommands";
import { isOfDomains, SignInRefused } from "./rules";

type AccountContext = Pick<Context, "db" | "bus" | "tenant" | "clock">;

const selection = {
  id: true,
  email: true,
  emailVerified: true,
  passwordHash: true,
  active: true,
  userType: true,
  roles: { select: { role: { select: { name: true } } } },
} as const;

async function makeAccount(
  { tenant, clock }: AccountContext,
  tx: TenantTransaction,
  { provider, email, name }: { provider: Provider; email: string; name: string | null },
): Promise<number> {
  const names = usernamesFor(email);
  const uniqueKeys = names.map(foldForSearch);
  const taken = await tx.user.findMany({
    where: { uniqueKey: { in: uniqueKeys } },
    select: { uniqueKey: true },
  });
  const free = names.find((_name, index) => !taken.some(({ uniqueKey }) => uniqueKey === uniqueKeys[index]));
  return insertAccount(tx, {
    organizationId: tenant.id,
    email,
    role: provider.role,
    emailVerified: true,
    passwordHash: null,
    name: name ?? email.split("@")[0] ?? email,
    username: free ?? `u${clock().getTime()}`,
  });
}

/** The account of an address, or a new one. Both sides must have proven the address. */
async function findByAddress(
  context: AccountContext,
  tx: TenantTransaction,
  { provider, person }: { provider: Provider; person: Person },
): Promise<number> {
  const { email } = person;
  if (email === null || !person.isVerified) throw new SignInRefused("unverified");
  const user = await tx.user.findFirst({ where: { email, erasedAt: null }, select: selection });
  if (!user) {
    const settings = await tx.organization.findFirst({ select: { disableLogin: true } });
    if (settings?.disableLogin) throw new SignInRefused("disabled");
    if (!provider.createsUsers) throw new SignInRefused("unknown");
    return makeAccount(context, tx, { provider, email, name: person.name });
  }
  // Someone else may have registered with the address and chosen the password.
  if (!user.emailVerified && user.passwordHash !== null) throw new SignInRefused("unconfirmed");
  return user.id;
}

async function refuseClosed(tx: TenantTransaction, userId: number) {
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: selection });
  if (!user.active) throw new SignInRefused("inactive");
  const roles = user.roles.map(({ role }) => role.name);
  const settings = await tx.organization.findFirst({ select: { disableLogin: true } });
  if (settings?.disableLogin && !maySignInWhileDisabled({ ...user, roles }))
    throw new SignInRefused("disabled");
  return { id: user.id, userType: user.userType, emailVerified: user.emailVerified };
}

/** An account that a provider signs in. */
export type SignedIn = Awaited<ReturnType<typeof refuseClosed>>;

/** Finds the account that a provider's subject is linked to, or links the one with its address. */
async function findLinked(
  context: AccountContext,
  tx: TenantTransaction,
  { provider, person }: { provider: Provider; person: Person },
): Promise<SignedIn & { isProven: boolean }> {
  const where = { providerId: provider.id, subject: person.subject };
  const linked = await tx.identity.findFirst({ where, select: { userId: true } });
  if (linked) return { ...(await refuseClosed(tx, linked.userId)), isProven: false };
  const userId = await findByAddress(context, tx, { provider, person });
  const account = await refuseClosed(tx, userId);
  // The provider may have moved the address to another of its accounts.
  await tx.identity.deleteMany({ where: { providerId: provider.id, userId } });
  await tx.identity.create({ data: { ...where, userId, organizationId: context.tenant.id } });
  return { ...account, isProven: true };
}

/**
 * Finds the account of a person of a provider: the linked one, else the one with the verified address, which is linked,
 * else a new one where the provider makes accounts. Throws SignInRefused.
 */
export async function findAccount(
  context: AccountContext,
  provider: Provider,
  person: Person,
): Promise<SignedIn> {
  const { db, tenant } = context;
  if (provider.domains !== "" && !isOfDomains(person.email ?? "", provider.domains))
    throw new SignInRefused("domain");
  if (provider.domains !== "" && !person.isVerified) throw new SignInRefused("unverified");
  const { isProven, ...account } = await db.$transaction((tx) =>
    findLinked(context, tx, { provider, person }),
  );
  if (!isProven || account.emailVerified) return account;
  await verifyEmail(context, { organizationId: tenant.id, userId: account.id });
  return { ...account, emailVerified: true };
}
