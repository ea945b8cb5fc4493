import { useScreenTitle } from "../../layout/useScreenTitle";
import { useSession } from "../../session/sessionStore";
import { ButtonLink } from "../../ui/ButtonLink";
import { Card } from "../../ui/Card";
import { PageHeader } from "../../ui/PageHeader";

/** Where staff start: the catalogue as its visitors see it, drafts included, and the own profile. */
export function StaffHomeScreen() {
  const { account, settings } = useSession();
  useScreenTitle("Courses");
  if (!account) return null;
  return (
    <>
      <PageHeader title="Courses" subtitle={settings ? `Administration of ${settings.name}` : undefined} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Card title="The catalogue">
          <p className="mb-4 text-sm text-muted">
            As staff you see every course, drafts included, and every specialization.
          </p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to="/courses" variant="primary">
              View all courses
            </ButtonLink>
            <ButtonLink to="/specializations">View specializations</ButtonLink>
          </div>
        </Card>
        <Card title="Your account">
          <p className="mb-4 text-sm text-muted">
            {`Signed in as ${account.name}, with ${rolesInWords(account.roles)}.`}
          </p>
          <ButtonLink to={`/users/${encodeURIComponent(account.username)}`}>Open your profile</ButtonLink>
        </Card>
      </div>
    </>
  );
}

function rolesInWords(roles: readonly string[]): string {
  if (roles.length === 0) return "no role";
  return `the ${roles.length === 1 ? "role" : "roles"} ${roles.join(", ")}`;
}
