import { Link, useSearchParams } from "react-router";
import { useSession } from "../../session/sessionStore";
import { AuthPanel, textLinkClass } from "./AuthPanel";
import { LoginForm } from "./LoginForm";
import { Notice } from "./Notice";
import { SignedInNotice } from "./SignedInNotice";

/** Sign-in by username or email, or by the token that the address brought. */
export function LoginScreen() {
  const { account, settings, signingIn } = useSession();
  const [params] = useSearchParams();
  const next = params.get("next");
  return (
    <AuthPanel
      title="Login"
      subtitle={settings ? `Sign in to ${settings.name}` : undefined}
      notice={
        <>
          {signingIn && <Notice tone="info">Signing you in with your link…</Notice>}
          {account && <SignedInNotice account={account} next={next} />}
          {settings?.disableLogin && !account && (
            <Notice tone="info">Login is closed at the moment. Administrators can still sign in.</Notice>
          )}
        </>
      }
      footer={
        <>
          Not a member?{" "}
          <Link to="/auth/register" className={textLinkClass}>
            Create Account
          </Link>
        </>
      }
    >
      <LoginForm next={next} />
    </AuthPanel>
  );
}
