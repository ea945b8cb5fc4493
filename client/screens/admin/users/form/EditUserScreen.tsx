import { graphql, useFragment } from "react-relay";
import { getOptions } from "#gateway/domains/labelsContract";
import { userMessages, userTypeLabels } from "#gateway/domains/users/contract";
import { updateUserSchema, userLabels } from "#gateway/domains/users/formContract";
import type { EditUserScreen_user$key } from "~/__generated__/EditUserScreen_user.graphql";
import type { EditUserScreenQuery } from "~/__generated__/EditUserScreenQuery.graphql";
import type { RoleBoxes_roles$key } from "~/__generated__/RoleBoxes_roles.graphql";
import { updateUser } from "~/commands/userCommands";
import { FormCard } from "~/forms/FormCard";
import type { SavedState } from "~/forms/useEditConflict";
import { useSave } from "~/forms/useSave";
import { useVersionedForm } from "~/forms/useVersionedForm";
import { ScreenHead } from "~/layout/ScreenHead";
import type { FragmentData } from "~/relay/fragmentData";
import { useReadNewest } from "~/relay/useReadNewest";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { Select } from "~/ui/Select";
import { Switch } from "~/ui/Switch";
import { TextInput } from "~/ui/TextInput";
import { userAddress } from "../usersList";
import { RoleBoxes, RoleNames } from "./RoleBoxes";

const fragment = graphql`
  fragment EditUserScreen_user on User {
    databaseId
    name
    username
    email
    userType
    active
    emailVerified
    roleNames
    canClose
    canChangeRights
    updatedAt
  }
`;

const { password: _first, ...editLabels } = userLabels;

type EditedUser = Record<"name" | "username" | "email" | "userType" | "active" | "emailVerified", string> & {
  roles: string[];
};

const toSavedState = (user: FragmentData<EditUserScreen_user$key>): SavedState<EditedUser> => ({
  version: user.updatedAt,
  values: {
    name: user.name,
    username: user.username,
    email: user.email,
    userType: user.userType,
    active: String(user.active),
    emailVerified: String(user.emailVerified),
    roles: [...user.roleNames],
  },
});

/** The form of an account. */
function useEditUser(key: EditUserScreen_user$key) {
  const user = useFragment(fragment, key);
  const userId = user.databaseId;
  const readNewest = useReadNewest<EditUserScreenQuery>(query, { userId, givesRoles: false });
  const save = useSave(updateUser, readNewest);
  const back = userAddress(userId);
  const editing = useVersionedForm({
    schema: updateUserSchema,
    labels: editLabels,
    saved: toSavedState(user),
    kept: { name: "user", id: userId },
    onSave: (input, { version, ...saving }) => save({ userId, version, input }, { ...saving, to: back }),
  });
  return { user, back, ...editing };
}

const onlyAdmin = "Only an ADMIN can change this.";

const typeOptions = getOptions(userTypeLabels);
const activeOptions = [
  { value: "true", label: "Active" },
  { value: "false", label: "Inactive" },
];

/** Formats another person's choice with the form's own labels. */
function formatTheirs({ name, theirs }: { name: string; theirs: string | readonly string[] }): string {
  if (typeof theirs !== "string") return theirs.join(", ");
  if (name === "emailVerified") return theirs === "true" ? "Verified" : "Pending";
  return [...typeOptions, ...activeOptions].find(({ value }) => value === theirs)?.label ?? theirs;
}

interface EditUserFormProps {
  user: EditUserScreen_user$key;
  /** The roles to choose from; not there for those who may not give any. */
  roles: RoleBoxes_roles$key | undefined;
}

/** Edits an account, then returns to it; fields that the viewer may not change are disabled. */
function EditUserForm({ user: key, roles }: EditUserFormProps) {
  const { user, form, crossing, back } = useEditUser(key);
  const byAdmin = user.canChangeRights ? undefined : onlyAdmin;
  return (
    <FormCard
      form={form}
      submit="Save user"
      back={back}
      autoComplete="off"
      conflict={{ title: userMessages.changed, crossing, labels: editLabels, formatTheirs }}
    >
      <TextInput {...form.field("name")} autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput {...form.field("username")} verbatim hint="Saved in lower case" />
        <TextInput
          {...form.field("email")}
          type="email"
          autoComplete="off"
          hint="Changing the email requires verifying it again."
        />
        <Select
          {...form.field("userType")}
          options={typeOptions}
          placeholder={null}
          disabled={!user.canChangeRights}
          hint={byAdmin}
        />
        <Select
          {...form.field("active")}
          options={activeOptions}
          placeholder={null}
          disabled={user.active && !user.canClose}
          hint="Inactive users are signed out everywhere and can't sign in."
        />
      </div>
      <Switch
        label={editLabels.emailVerified}
        value={form.values.emailVerified === "true"}
        onChange={(isVerified) => form.set("emailVerified", String(isVerified))}
        disabled={!user.canChangeRights}
        hint={byAdmin ?? "Set this if you know that the email address belongs to this person."}
      />
      {roles && user.canChangeRights ? (
        <RoleBoxes
          id={form.field("roles").id}
          roles={roles}
          value={form.values.roles}
          userType={form.values.userType}
          onChange={(names) => form.set("roles", names)}
          error={form.field("roles").error}
        />
      ) : (
        <RoleNames names={form.values.roles} hint={onlyAdmin} />
      )}
    </FormCard>
  );
}

function Editor({ user, roles }: Found<EditUserScreenQuery, "user">) {
  const title = `Edit ${user.name}`;
  return (
    <>
      <ScreenHead
        title={title}
        breadcrumbs={[
          { label: "Users", to: "/admin/users" },
          { label: user.name, to: userAddress(user.databaseId) },
          { label: "Edit" },
        ]}
      />
      {user.canUpdate ? (
        <EditUserForm user={user} roles={roles} />
      ) : (
        <Card className="max-w-3xl">
          <EmptyState
            title="Only an ADMIN can change an employee's account"
            action={<ButtonLink to={userAddress(user.databaseId)}>Back to the user</ButtonLink>}
          >
            Ask an administrator of your organization.
          </EmptyState>
        </Card>
      )}
    </>
  );
}

const query = graphql`
  query EditUserScreenQuery($userId: Int!, $givesRoles: Boolean!) @preloadable {
    user(databaseId: $userId) { databaseId name canUpdate ...EditUserScreen_user }
    roles @include(if: $givesRoles) { ...RoleBoxes_roles }
  }
`;

/** Edits an account, if the viewer may. */
export const EditUserScreen = foundScreen(query, "user", Editor);
