import { Link } from "react-router";
import { useSession } from "../../session/sessionStore";
import { AuthPanel, textLinkClass } from "./AuthPanel";
import { RegisterForm } from "./RegisterForm";

/** Registration, where the organization lets people register themselves. */
export function RegisterScreen() {
  const { settings } = useSession();
  const closed = settings?.selfRegistration === false;
  return (
    <AuthPanel
      title="Create Account"
      subtitle={settings ? `Learn with ${settings.name}` : undefined}
      footer={
        <>
          Already a member?{" "}
          <Link to="/auth/login" className={textLinkClass}>
            Login
          </Link>
        </>
      }
    >
      {closed ? <Closed organization={settings.name} email={settings.email} /> : <RegisterForm />}
    </AuthPanel>
  );
}

function Closed({ organization, email }: { organization: string; email: string | null | undefined }) {
  return (
    <div className="text-sm">
      <p className="font-semibold">Registration is closed</p>
      <p className="mt-1 text-muted">
        {organization} creates its accounts itself.{" "}
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
