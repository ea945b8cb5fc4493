import { graphql } from "react-relay";
import type { EditUserScreenQuery } from "~/__generated__/EditUserScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { PageHeader } from "~/ui/PageHeader";
import { UserNotFound } from "../UserNotFound";
import { userAddress } from "../userMessages";
import { EditUserForm } from "./EditUserForm";

const query = graphql`
  query EditUserScreenQuery($userId: Int!) @preloadable {
    user(databaseId: $userId) {
      databaseId
      name
      canEdit
      ...useEditUser_user
    }
    roleNames
  }
`;

type Shown = NonNullable<EditUserScreenQuery["response"]["user"]>;

/** Changes an account, where the viewer may. */
export function EditUserScreen() {
  const { user, roleNames } = useRouteQuery<EditUserScreenQuery>(query);
  return user ? <Editor user={user} roleChoices={roleNames} /> : <UserNotFound />;
}

function Editor({ user, roleChoices }: { user: Shown; roleChoices: readonly string[] }) {
  const title = `Edit ${user.name}`;
  useScreenTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[
          { label: "Users", to: "/admin/users" },
          { label: user.name, to: userAddress(user.databaseId) },
          { label: "Edit" },
        ]}
      />
      {user.canEdit ? (
        <EditUserForm user={user} roleChoices={roleChoices} />
      ) : (
        <Card className="max-w-3xl">
          <EmptyState
            title="Only an ADMIN changes an employee's account"
            action={<ButtonLink to={userAddress(user.databaseId)}>Back to the user</ButtonLink>}
          >
            Ask one of the administrators of your organization.
          </EmptyState>
        </Card>
      )}
    </>
  );
}
