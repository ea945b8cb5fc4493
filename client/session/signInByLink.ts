import { resetEnvironment } from "../relay/environment";
import { showToast } from "../ui/toasts";
import type { Account } from "./account";
import { canStoreSession } from "./canStoreSession";
import { authAddress } from "./landing";
import { refreshSession } from "./refreshSession";
import { sessionMessages } from "./sessionMessages";
import { askToSwitch, currentSession, forgetSignIn, keepSignIn, showSigningIn } from "./sessionStore";
import { exchangeCode, findCodeOwner } from "./signInCode";
import { signInMessages } from "./signInMessages";
import { store, storedTenantId } from "./storage";

/** Here and not among the messages of the first load, since few visits have a code. */
const storageBlocked = "Your browser blocks cookies. Allow them for this site, then use the link again.";

/** The signed-in account as the server knows it: the cookie may hold a session that this browser has not stored. */
async function findSignedIn(): Promise<Account | null> {
  if ((await refreshSession()) === "ended") forgetSignIn();
  return currentSession().account;
}

/** Goes on to the login page, which asks for the second step. The code is behind the #, which is sent to no server. */
function askSecondStep(code: string): "kept" {
  const { pathname, search } = location;
  const next = pathname.startsWith("/auth") ? null : `${pathname}${search}`;
  location.replace(`${authAddress("login", next)}#code=${encodeURIComponent(code)}`);
  return "kept";
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
  if (opened === "secondStep") return askSecondStep(code);
  if (!opened) return null;
  keepSignIn(opened.token, opened.account);
  resetEnvironment();
  return opened.account;
}

/**
 * Signs in with the sign-in code of an address, asking first if another account is signed in. Returns null if the
 * server refuses the code, this browser stores no session, or the person declines; the previous session then stays.
 */
export async function signInByLink(code: string, tenantId: string | null): Promise<Account | null> {
  // A code counts once: it is not used up where the session could not be stored.
  const canStore = canStoreSession();
  const result = canStore ? await exchange(code, tenantId) : null;
  showSigningIn(false);
  if (result === "kept") return null;
  if (result) showToast({ tone: "success", message: signInMessages.logIn.success });
  else
    showToast({
      tone: "danger",
      message: canStore ? sessionMessages.tokenFailed : storageBlocked,
    });
  return result;
}
