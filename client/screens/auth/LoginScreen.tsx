import { Link, useLocation, useSearchParams } from "react-router-dom";
import { authAddress } from "~/session/landing";
import type { SessionKey } from "~/session/readSession";
import { useSession } from "~/session/sessionStore";
import { useSignIn } from "~/session/useSignIn";
import { AuthPanel, textLinkClass } from "./AuthPanel";
import { LinkStep } from "./LinkStep";
import { LoginForm } from "./LoginForm";
import { Notice } from "./Notice";
import { PasskeyStep } from "./PasskeyStep";
import { ProviderLinks, ProviderProblem } from "./ProviderLinks";
import { SignedInNotice } from "./SignedInNotice";
import { WhereStored } from "./StorageBlocked";

/** Login by username or email, or by the token in the address. */
export function LoginScreen() {
  const { account, settings, signingIn } = useSession();
  const [params] = useSearchParams();
  const next = params.get("next");
  const signIn = useSignIn();
  const goOn = (session: SessionKey) => signIn(session, next);
  const code = new URLSearchParams(useLocation().hash.slice(1)).get("code");
  return (
    <AuthPanel
      title="Login"
      subtitle={settings ? `Sign in to ${settings.name}` : undefined}
      notice={
        <>
          <ProviderProblem problem={params.get("problem")} />
          {signingIn && <Notice tone="info">Signing you in with your link…</Notice>}
          {account && <SignedInNotice account={account} next={next} others="log in with another account" />}
          {settings?.disableLogin && !account && (
            <Notice tone="info">Login is currently closed. Administrators can still sign in.</Notice>
          )}
        </>
      }
      footer={
        <>
          <Link to="/auth/forgot" className={`${textLinkClass} mb-2 block`}>
            Forgot password?
          </Link>
          Not a member?{" "}
          <Link to={authAddress("register", next)} className={textLinkClass}>
            Create Account
          </Link>
          <ProviderLinks next={next} />
        </>
      }
    >
      <WhereStored>
        {code ? (
          <LinkStep code={code} next={next} />
        ) : (
          <>
            <LoginForm onSession={goOn} />
            <PasskeyStep onSession={goOn} isOffered />
          </>
        )}
      </WhereStored>
    </AuthPanel>
  );
}
