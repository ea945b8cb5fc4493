import { Link, useSearchParams } from "react-router-dom";
import { authAddress } from "~/session/landing";
import { useSession } from "~/session/sessionStore";
import { AuthPanel, textLinkClass } from "./AuthPanel";
import { RegisterForm } from "./RegisterForm";
import { SignedInNotice } from "./SignedInNotice";
import { WhereStored } from "./StorageBlocked";

/** Registration, if the organization allows it. */
export function RegisterScreen() {
  const { account, settings } = useSession();
  const [params] = useSearchParams();
  const next = params.get("next");
  const closed = settings?.selfRegistration === false;
  return (
    <AuthPanel
      title="Create Account"
      subtitle={settings ? `Learn with ${settings.name}` : undefined}
      notice={account && <SignedInNotice account={account} next={next} others="register a new account" />}
      footer={
        <>
          Already a member?{" "}
          <Link to={authAddress("login", next)} className={textLinkClass}>
            Login
          </Link>
        </>
      }
    >
      {closed ? (
        <Closed organization={settings.name} email={settings.email} />
      ) : (
        <WhereStored>
          <RegisterForm next={next} />
        </WhereStored>
      )}
    </AuthPanel>
  );
}

function Closed({ organization, email }: { organization: string; email: string | null | undefined }) {
  return (
    <div className="text-sm">
      <p className="font-semibold">Registration is closed</p>
      <p className="mt-1 text-muted">
        {organization} creates accounts for its learners.{" "}
        {email ? (
          <>
            Ask for one at{" "}
            <a href={`mailto:${email}`} className={textLinkClass}>
              {email}
            </a>
            .
          </>
        ) : (
          "Ask your institute for one."
        )}
      </p>
    </div>
  );
}
