import { useScreenTitle } from "../../layout/useScreenTitle";
import { useSession } from "../../session/sessionStore";
import { ButtonLink } from "../../ui/ButtonLink";
import { Card } from "../../ui/Card";
import { PageHeader } from "../../ui/PageHeader";

/** Where a learner starts: what there is to learn, and the own profile. */
export function MyCoursesScreen() {
  const { account } = useSession();
  useScreenTitle("My Courses");
  if (!account) return null;
  return (
    <>
      <PageHeader title="My Courses" subtitle={`Welcome, ${account.name}`} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Card title="Find a course">
          <p className="mb-4 text-sm text-muted">
            The catalogue shows each course with its curriculum, level and duration.
          </p>
          <ButtonLink to="/courses" variant="primary">
            View all courses
          </ButtonLink>
        </Card>
        <Card title="Follow a career track">
          <p className="mb-4 text-sm text-muted">
            Choose your track on your profile, and the specializations show what serves it.
          </p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={`/users/${encodeURIComponent(account.username)}`}>Open your profile</ButtonLink>
            <ButtonLink to="/specializations">View specializations</ButtonLink>
          </div>
        </Card>
      </div>
    </>
  );
}
