import { graphql } from "react-relay";
import { passwordLimits } from "#gateway/domains/users/contract";
import { createUserSchema, userFormMessages, userLabels } from "#gateway/domains/users/formContract";
import type { CreateUserScreenMutation } from "~/__generated__/CreateUserScreenMutation.graphql";
import { FormCard } from "~/forms/FormCard";
import { useForm } from "~/forms/useForm";
import { useLeaveForm } from "~/forms/useLeaveForm";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
import { PageHeader } from "~/ui/PageHeader";
import { PasswordInput } from "~/ui/PasswordInput";
import { TextInput } from "~/ui/TextInput";
import { userAddress } from "../userMessages";

const mutation = graphql`
  mutation CreateUserScreenMutation($input: CreateUserInput!) {
    result: createUser(input: $input) {
      __typename
      ... on UserPayload {
        user {
          databaseId
        }
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

const texts = { success: userFormMessages.created, fallback: userFormMessages.createFailed };
const { name, username, email, password } = userLabels;
const labels = { name, username, email, password };
const initial = { name: "", username: "", email: "", password: "" };

/** Creates a user, then opens the new account. */
export function CreateUserScreen() {
  useScreenTitle("Add User");
  const leave = useLeaveForm();
  const [create] = useMutation<CreateUserScreenMutation>(mutation, texts);
  const form = useForm({
    ...{ schema: createUserSchema, labels, initial },
    async onSubmit(input): Promise<boolean> {
      const created = await create({ input }, { onFieldErrors: (errors) => form.setServerErrors(errors) });
      if (!created) return false;
      leave(userAddress(created.user.databaseId));
      return true;
    },
  });
  return (
    <>
      <PageHeader
        title="Add User"
        subtitle="Creates a learner account. Admins can change it to staff later."
        breadcrumbs={[{ label: "Users", to: "/admin/users" }, { label: "Create" }]}
      />
      <FormCard form={form} submit="Add User" back="/admin/users" autoComplete="off">
        <TextInput {...form.field("name")} autoComplete="off" />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            {...form.field("username")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint="Saved in lower case"
          />
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
