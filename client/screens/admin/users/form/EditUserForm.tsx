import { userMessages, userTypeLabels, userTypes } from "#gateway/domains/users/contract";
import type { useEditUser_user$key } from "~/__generated__/useEditUser_user.graphql";
import { EditConflictNotice } from "~/forms/EditConflictNotice";
import { Form } from "~/forms/Form";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { Select } from "~/ui/Select";
import { Switch } from "~/ui/Switch";
import { TextInput } from "~/ui/TextInput";
import { RoleBoxes } from "./RoleBoxes";
import { editLabels, useEditUser } from "./useEditUser";

const typeOptions = userTypes.map((value) => ({ value, label: userTypeLabels[value] }));
const activeOptions = [
  { value: "true", label: "Active" },
  { value: "false", label: "Inactive" },
];

/** What somebody else has chosen, as the form's own choices call it. */
function inWords({ name, theirs }: { name: string; theirs: string | readonly string[] }): string {
  if (typeof theirs !== "string") return theirs.join(", ");
  if (name === "emailVerified") return theirs === "true" ? "Verified" : "Pending";
  return [...typeOptions, ...activeOptions].find(({ value }) => value === theirs)?.label ?? theirs;
}

interface Props {
  user: useEditUser_user$key;
  /** The names of the roles that can be given. */
  roleChoices: readonly string[];
}

/** Changes an account, then leads back to it; what the viewer may not change is shown and cannot be pressed. */
export function EditUserForm({ user: key, roleChoices }: Props) {
  const { user, form, crossing, back } = useEditUser(key);
  const byAdmin = user.canChangeRights ? undefined : "Only an ADMIN changes it.";
  return (
    <Card className="max-w-3xl">
      <UnsavedChanges when={form.unsaved} />
      <EditConflictNotice
        title={userMessages.changedMeanwhile}
        fields={crossing.crossed}
        labels={editLabels}
        inWords={inWords}
        onGiveUp={crossing.giveUp}
      />
      <Form
        form={form}
        autoComplete="off"
        actions={
          <>
            <Button type="submit" variant="primary" busy={form.busy}>
              Save user
            </Button>
            <ButtonLink to={back}>Cancel</ButtonLink>
          </>
        }
      >
        <TextInput {...form.field("name")} autoComplete="off" />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            {...form.field("username")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint="Saved in lower case"
          />
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
            hint="An inactive account is signed out everywhere and cannot sign in."
          />
        </div>
        <Switch
          label={editLabels.emailVerified}
          value={form.values.emailVerified === "true"}
          onChange={(isVerified) => form.set("emailVerified", String(isVerified))}
          disabled={!user.canChangeRights}
          hint={byAdmin ?? "You know that the email address is this person's."}
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
      </Form>
    </Card>
  );
}
