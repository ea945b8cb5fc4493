import { graphql } from "react-relay";
import { getOptions } from "#gateway/domains/labelsContract";
import { roleNames, userMessages, userTypeLabels } from "#gateway/domains/users/contract";
import { userLabels } from "#gateway/domains/users/formContract";
import type { EditUserScreenQuery } from "~/__generated__/EditUserScreenQuery.graphql";
import type { useEditUser_user$key } from "~/__generated__/useEditUser_user.graphql";
import { FormCard } from "~/forms/FormCard";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { Checkbox } from "~/ui/Checkbox";
import { EmptyState } from "~/ui/EmptyState";
import { FieldNotes } from "~/ui/Field";
import { PageHeader } from "~/ui/PageHeader";
import { Select } from "~/ui/Select";
import { Switch } from "~/ui/Switch";
import { TextInput } from "~/ui/TextInput";
import { userAddress } from "../userMessages";
import { editLabels, useEditUser } from "./useEditUser";

interface Props {
  choices: readonly string[];
  value: readonly string[];
  userType: string;
  onChange: (names: string[]) => void;
  disabled: boolean;
  hint: string | undefined;
  error: string | undefined;
}

const staffRoles: readonly string[] = [roleNames.admin, roleNames.trainer];

/** An account's roles as checkboxes; staff roles are disabled for learners. */
function RoleBoxes({ choices, value, userType, onChange, disabled, hint, error }: Props) {
  const isClosed = (role: string) => userType !== "E" && staffRoles.includes(role) && !value.includes(role);
  const toggle = (role: string, given: boolean) =>
    onChange(given ? [...value, role] : value.filter((one) => one !== role));
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium text-ink">{userLabels.roles}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1.5">
        {choices.map((role) => (
          <Checkbox
            key={role}
            label={role}
            value={value.includes(role)}
            onChange={(given) => toggle(role, given)}
            disabled={disabled || isClosed(role)}
          />
        ))}
      </div>
      <FieldNotes
        hint={hint ?? `${staffRoles.join(" and ")} are roles for an ${userTypeLabels.E}.`}
        hintId={undefined}
        error={error}
        errorId={undefined}
      />
    </fieldset>
  );
}

const typeOptions = getOptions(userTypeLabels);
const activeOptions = [
  { value: "true", label: "Active" },
  { value: "false", label: "Inactive" },
];

/** Formats another person's choice with the form's own labels. */
function inWords({ name, theirs }: { name: string; theirs: string | readonly string[] }): string {
  if (typeof theirs !== "string") return theirs.join(", ");
  if (name === "emailVerified") return theirs === "true" ? "Verified" : "Pending";
  return [...typeOptions, ...activeOptions].find(({ value }) => value === theirs)?.label ?? theirs;
}

interface EditUserFormProps {
  user: useEditUser_user$key;
  /** The names of the roles that can be given. */
  roleChoices: readonly string[];
}

/** Edits an account, then returns to it; fields that the viewer may not change are disabled. */
function EditUserForm({ user: key, roleChoices }: EditUserFormProps) {
  const { user, form, crossing, back } = useEditUser(key);
  const byAdmin = user.canChangeRights ? undefined : "Only an ADMIN can change this.";
  return (
    <FormCard
      form={form}
      submit="Save user"
      back={back}
      autoComplete="off"
      conflict={{ title: userMessages.changed, crossing, labels: editLabels, inWords }}
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
      <RoleBoxes
        choices={roleChoices}
        value={form.values.roles}
        userType={form.values.userType}
        onChange={(names) => form.set("roles", names)}
        disabled={!user.canChangeRights}
        hint={byAdmin}
        error={form.field("roles").error}
      />
    </FormCard>
  );
}

function Editor({ user, roleNames }: Found<EditUserScreenQuery, "user">) {
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
      {user.canUpdate ? (
        <EditUserForm user={user} roleChoices={roleNames} />
      ) : (
        <Card className="max-w-3xl">
          <EmptyState
            title="Only an ADMIN can change an employee's account"
            action={<ButtonLink to={userAddress(user.databaseId)}>Back to the user</ButtonLink>}
          >
            Ask one of the administrators of your organization.
          </EmptyState>
        </Card>
      )}
    </>
  );
}

const query = graphql`
  query EditUserScreenQuery($userId: Int!) @preloadable {
    user(databaseId: $userId) {
      databaseId
      name
      canUpdate
      ...useEditUser_user
    }
    roleNames
  }
`;

/** Edits an account, if the viewer may. */
export const EditUserScreen = foundScreen<EditUserScreenQuery, "user">(query, "user", Editor);
