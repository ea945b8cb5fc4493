import { resetEnvironment } from "../relay/environment";
import { showToast } from "../ui/toasts";
import type { Account } from "./account";
import { storeAddress } from "./firstAddress";
import { currentSession, keepSignIn, showSigningIn } from "./sessionStore";
import { sessionTexts } from "./sessionTexts";
import { store, storedTenantId, storedToken } from "./storage";

/**
 * Signs in with a token that an address brought; null when the server does not take it, and then whoever was signed
 * in before still is.
 */
export async function signInByToken(token: string, tenantId: string | null): Promise<Account | null> {
  const before = { token: storedToken(), tenantId: storedTenantId() };
  // The request travels with the new token alone: the earlier session belongs to another person, perhaps another tenant.
  store("token", null);
  storeAddress({ token, tenantId, accountTenant: currentSession().account?.tenantId ?? null });
  showSigningIn(true);
  // Few visits bring a token: the first load of the others does without this code.
  const { exchangeToken } = await import("./exchangeToken");
  const opened = await exchangeToken(token);
  if (opened) {
    keepSignIn(opened.token, opened.account);
    resetEnvironment();
    showToast({ tone: "success", message: sessionTexts.loggedIn });
  } else {
    store("tokenAlias", null);
    store("token", before.token);
    store("tenantId", before.tenantId);
    showToast({ tone: "danger", message: sessionTexts.tokenFailed });
  }
  showSigningIn(false);
  return opened?.account ?? null;
}
