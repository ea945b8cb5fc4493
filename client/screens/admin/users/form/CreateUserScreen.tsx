import { useState } from "react";
import { mailMessages } from "#gateway/domains/mail/contract";
import { passwordLimits } from "#gateway/domains/users/contract";
import { createUserSchema, userLabels } from "#gateway/domains/users/formContract";
import { createUser } from "~/commands/userCommands";
import { FormCard } from "~/forms/FormCard";
import { useForm } from "~/forms/useForm";
import type { Saved } from "~/forms/useLeaveForm";
import { useSave } from "~/forms/useSave";
import { useSendsMail } from "~/forms/useSendsMail";
import { ScreenHead } from "~/layout/ScreenHead";
import { PasswordInput } from "~/ui/PasswordInput";
import { RadioGroup } from "~/ui/RadioGroup";
import { TextInput } from "~/ui/TextInput";
import { userAddress } from "../usersList";

const { name, username, email, password } = userLabels;
const labels = { name, username, email, password };
const initial = { name: "", username: "", email: "", password: "" };
const firstSignIns = (sendsMail: boolean) => [
  { value: "password", label: "With a password that you choose" },
  {
    value: "invitation",
    label: "By an invitation",
    hint: sendsMail
      ? "A mail with a link; the user chooses a password."
      : `${mailMessages.notSetUp}: the invitation is kept, not sent.`,
  },
];

const invitedSchema = createUserSchema.omit({ password: true });

/** Creates a user, then opens the new account. */
export function CreateUserScreen() {
  const save = useSave(createUser);
  const sendsMail = useSendsMail();
  const [firstSignIn, setFirstSignIn] = useState("password");
  const isInvited = firstSignIn === "invitation";
  const form = useForm({
    schema: isInvited ? invitedSchema : createUserSchema,
    labels,
    initial,
    onSubmit: (input): Promise<Saved> =>
      save(
        { input: { password: null, ...input } },
        { onFieldErrors: form.setServerErrors, to: ({ user }) => userAddress(user.databaseId) },
      ),
  });
  const chooseFirstSignIn = (chosen: string) => {
    form.set("password", "");
    setFirstSignIn(chosen);
  };
  return (
    <>
      <ScreenHead
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
        <RadioGroup
          label="First sign-in"
          value={firstSignIn}
          onChange={chooseFirstSignIn}
          options={firstSignIns(sendsMail)}
        />
        {!isInvited && (
          <PasswordInput
            {...form.field("password")}
            autoComplete="new-password"
            hint={`${passwordLimits.min} to ${passwordLimits.max} characters. The user can change it later in their profile.`}
          />
        )}
      </FormCard>
    </>
  );
}
