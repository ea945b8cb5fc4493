import { passwordLimits } from "#gateway/domains/users/contract";
import { createUserSchema, userLabels } from "#gateway/domains/users/formContract";
import { createUser } from "~/commands/userCommands";
import { FormCard } from "~/forms/FormCard";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { PageHeader } from "~/ui/PageHeader";
import { PasswordInput } from "~/ui/PasswordInput";
import { TextInput } from "~/ui/TextInput";
import { userAddress } from "../userMessages";

const { name, username, email, password } = userLabels;
const labels = { name, username, email, password };
const initial = { name: "", username: "", email: "", password: "" };

/** Creates a user, then opens the new account. */
export function CreateUserScreen() {
  useScreenTitle("Add user");
  const save = useSave(createUser);
  const form = useForm({
    ...{ schema: createUserSchema, labels, initial },
    onSubmit: (input): Promise<boolean> =>
      save(
        { input },
        { onFieldErrors: form.setServerErrors, to: ({ user }) => userAddress(user.databaseId) },
      ),
  });
  return (
    <>
      <PageHeader
        title="Add user"
        subtitle="Creates a learner account. Admins can change it to staff later."
        breadcrumbs={[{ label: "Users", to: "/admin/users" }, { label: "Create" }]}
      />
      <FormCard form={form} submit="Add user" back="/admin/users" autoComplete="off">
        <TextInput {...form.field("name")} autoComplete="off" />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput {...form.field("username")} verbatim hint="Saved in lower case" />
          <TextInput {...form.field("email")} type="email" autoComplete="off" />
        </div>
        <PasswordInput
          {...form.field("password")}
          autoComplete="new-password"
          hint={`${passwordLimits.min} to ${passwordLimits.max} characters. The user can change it later in their profile.`}
        />
      </FormCard>
    </>
  );
}
