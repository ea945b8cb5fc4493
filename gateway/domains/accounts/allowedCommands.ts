import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import { accountMessages } from "./contract";
import { isDemoAccount, maySignInWhileDisabled } from "./rules";
import { refuseDisabledLogin } from "./signInCodeCommands";

interface FoundAccount {
  email: string;
  active: boolean;
  userType: "E" | "U";
  roles: readonly { role: { name: string } }[];
}

/**
 * Refuses every kind of sign-in to an account that is closed: INVALID where it is not active or a demo account, and
 * FORBIDDEN while the organization has login disabled.
 */
export async function requireSignInAllowed(
  { db, config }: Pick<Context, "db" | "config">,
  { email, ...user }: FoundAccount,
): Promise<void> {
  if (!user.active) throw new Refusal("INVALID", accountMessages.inactive);
  if (!config.demo && isDemoAccount(email)) throw new Refusal("INVALID", accountMessages.demoRefused);
  const roles = user.roles.map(({ role }) => role.name);
  if (!maySignInWhileDisabled({ ...user, roles })) await refuseDisabledLogin({ db });
}
