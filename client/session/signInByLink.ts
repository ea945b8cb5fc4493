import { resetEnvironment } from "../relay/environment";
import { showToast } from "../ui/toasts";
import type { Account } from "./account";
import { refreshSession } from "./refreshSession";
import { sessionMessages } from "./sessionMessages";
import { askToSwitch, currentSession, forgetSignIn, keepSignIn, showSigningIn } from "./sessionStore";
import { exchangeCode, findCodeOwner } from "./signInCode";
import { store, storedTenantId } from "./storage";

/** Who is signed in, as the server knows it: a cookie alone may hold a session that this browser does not remember. */
async function findSignedIn(): Promise<Account | null> {
  if ((await refreshSession()) === "ended") forgetSignIn();
  return currentSession().account;
}

async function exchange(code: string, tenantId: string | null): Promise<Account | "kept" | null> {
  const signedIn = await findSignedIn();
  const signInCode = { code, tenantId: tenantId ?? storedTenantId() };
  if (signedIn) {
    const owner = await findCodeOwner(signInCode);
    if (!owner) return null;
    const isOther = owner.databaseId !== signedIn.id;
    if (isOther && !(await askToSwitch({ from: signedIn.name, to: owner.name }))) return "kept";
  }
  store("tokenAlias", code);
  const opened = await exchangeCode(signInCode);
  store("tokenAlias", null);
  if (!opened) return null;
  keepSignIn(opened.token, opened.account);
  resetEnvironment();
  return opened.account;
}

/**
 * Signs in with the sign-in code that an address brought, and asks first when somebody else is signed in. Returns null
 * when the server does not take the code or the person stays; then whoever was signed in before still is.
 */
export async function signInByLink(code: string, tenantId: string | null): Promise<Account | null> {
  const result = await exchange(code, tenantId);
  showSigningIn(false);
  if (result === "kept") return null;
  if (result) showToast({ tone: "success", message: sessionMessages.loggedIn });
  else showToast({ tone: "danger", message: sessionMessages.tokenFailed });
  return result;
}
