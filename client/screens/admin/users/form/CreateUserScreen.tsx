import { graphql } from "react-relay";
import { passwordLimits } from "#gateway/domains/users/contract";
import { createUserSchema, userFormMessages, userLabels } from "#gateway/domains/users/formContract";
import type { CreateUserScreenMutation } from "~/__generated__/CreateUserScreenMutation.graphql";
import { FormCard } from "~/forms/FormCard";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { PageHeader } from "~/ui/PageHeader";
import { PasswordInput } from "~/ui/PasswordInput";
import { TextInput } from "~/ui/TextInput";
import { userAddress } from "../userMessages";

const mutation = graphql`
  mutation CreateUserScreenMutation($input: CreateUserInput!) {
    result: createUser(input: $input) {
      ... on UserPayload @alias(as: "payload") {
        user {
          databaseId
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = { success: userFormMessages.created, fallback: userFormMessages.createFailed };
const { name, username, email, password } = userLabels;
const labels = { name, username, email, password };
const initial = { name: "", username: "", email: "", password: "" };

/** Creates a user, then opens the new account. */
export function CreateUserScreen() {
  useScreenTitle("Add user");
  const save = useSave<CreateUserScreenMutation>(mutation, texts);
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
