import { useState } from "react";
import { graphql } from "react-relay";
import { z } from "zod";
import { invitationMessages, inviteLabels, inviteLinkSchema } from "#gateway/domains/invitations/contract";
import { roleNames } from "#gateway/domains/users/contract";
import type { InviteScreenQuery } from "~/__generated__/InviteScreenQuery.graphql";
import { createInvitationLink, invite } from "~/commands/userCommands";
import { joinAddress } from "~/formats/joinAddress";
import { FormCard } from "~/forms/FormCard";
import { useForm } from "~/forms/useForm";
import { useLeaveForm } from "~/forms/useLeaveForm";
import { ScreenHead } from "~/layout/ScreenHead";
import { useMutation } from "~/relay/useMutation";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { BatchPicker } from "~/screens/admin/BatchPicker";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { CopyButton } from "~/ui/CopyButton";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { RadioGroup } from "~/ui/RadioGroup";
import { ReadOnlyInput } from "~/ui/ReadOnlyInput";
import { Select, type SelectProps } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";
import { showToast } from "~/ui/toasts";
import { PeopleField, readPeople } from "./PeopleField";

const query = graphql`
  query InviteScreenQuery($givesRoles: Boolean!) @preloadable {
    roles @include(if: $givesRoles) { name isForStaff canGive }
  }
`;

const back = "/admin/users/invitations";

const option = z.custom<ComboboxOption>().nullable();

/** The form: people by mail as a text, or a link with its uses. */
const schema = z
  .object({
    ...inviteLinkSchema.pick({ role: true, days: true, maxUses: true }).shape,
    way: z.enum(["mail", "link"]),
    people: z.string(),
    batchId: option,
    courseId: option,
  })
  .superRefine(({ way, people }, context) => {
    if (way === "link") return;
    const read = readPeople(people);
    const message = read.problems[0] ?? (read.people.length === 0 ? "Enter at least one address" : null);
    if (message) context.addIssue({ code: "custom", path: ["people"], message });
  });

const labels = { ...inviteLabels, way: "How" };
const initial = {
  way: "mail" as "mail" | "link",
  people: "",
  role: roleNames.learner as string,
  days: "14",
  maxUses: "30",
  batchId: null as ComboboxOption | null,
  courseId: null as ComboboxOption | null,
};

type Roles = NonNullable<InviteScreenQuery["response"]["roles"]>;

/** Whether a role of some is for employees only, who are invited to no batch or course. */
const isForStaff = (roles: Roles, role: string): boolean =>
  roles.some((item) => item.name === role && item.isForStaff);

function useInvite(roles: Roles, onLink: (link: string) => void) {
  const [commitMail] = useMutation(invite);
  const [commitLink] = useMutation(createInvitationLink);
  const leave = useLeaveForm();
  const form = useForm({
    schema,
    labels,
    initial,
    async onSubmit({ way, people: text, batchId, courseId, maxUses, role, days }) {
      const hasPlace = way === "link" || !isForStaff(roles, role);
      const chosen = (picked: ComboboxOption | null) => (picked && hasPlace ? Number(picked.value) : null);
      const place = { days, batchId: chosen(batchId), courseId: chosen(courseId) };
      const options = { onFieldErrors: form.setServerErrors };
      if (way === "link") {
        const made = await commitLink({ input: { ...place, role, maxUses } }, options);
        if (made?.token) onLink(joinAddress(made.token));
        return made !== null;
      }
      const { people } = readPeople(text);
      const invited = await commitMail({ input: { ...place, role, people } }, options);
      if (!invited) return false;
      showToast({ tone: "success", message: invitationMessages.invited(people.length) });
      await leave(back);
      return true;
    },
  });
  return form;
}

interface RoleSelectProps extends Omit<SelectProps, "options"> {
  roles: Roles;
  isLink: boolean;
}

/** The role of the invited; those with rights that the viewer lacks can't be chosen. */
function RoleSelect({ roles, isLink, ...field }: RoleSelectProps) {
  const isLimited = roles.some(({ canGive }) => !canGive);
  return (
    <Select
      {...field}
      placeholder={null}
      options={roles.map(({ name, canGive, isForStaff: isOfStaff }) => ({
        value: name,
        label: name,
        disabled: !canGive || (isLink && isOfStaff),
      }))}
      hint={
        isLink
          ? "A link can't invite employees, since anyone might find it."
          : isForStaff(roles, field.value)
            ? "They become employees, so they join no batch or course."
            : isLimited
              ? "Roles with rights that you don't have can't be chosen."
              : undefined
      }
    />
  );
}

const ways = [
  { value: "mail", label: "By mail" },
  { value: "link", label: "By a link that you share" },
];

function InviteForm({ roles, onLink }: { roles: Roles; onLink: (link: string) => void }) {
  const form = useInvite(roles, onLink);
  const isLink = form.values.way === "link";
  const role = form.field("role");
  const way = form.field("way");
  return (
    <FormCard form={form} submit={isLink ? "Create link" : "Invite"} back={back} autoComplete="off">
      <RadioGroup
        {...way}
        look="row"
        options={ways}
        onChange={(value) => {
          form.set("way", value === "link" ? "link" : "mail");
          if (value === "link" && isForStaff(roles, role.value)) form.set("role", roleNames.learner);
        }}
      />
      {!isLink && <PeopleField field={form.field("people")} />}
      {roles.length > 0 && <RoleSelect {...role} roles={roles} isLink={isLink} />}
      {(isLink || !isForStaff(roles, role.value)) && (
        <div className="grid gap-5 sm:grid-cols-2">
          <BatchPicker {...form.field("batchId")} required={false} hint="They join its courses, too." />
          <CoursePicker {...form.field("courseId")} required={false} status="PUBLISHED" />
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput {...form.field("days")} inputMode="numeric" />
        {isLink && (
          <TextInput
            {...form.field("maxUses")}
            inputMode="numeric"
            hint="How many people can join with it."
          />
        )}
      </div>
    </FormCard>
  );
}

function NewLink({ link, onAgain }: { link: string; onAgain: () => void }) {
  return (
    <Card className="max-w-3xl">
      <ReadOnlyInput label="Link" value={link} hint="Copy it now: it is shown only this once." />
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton variant="primary" text={link} copied="Link copied" noun="link">
          Copy link
        </CopyButton>
        <Button onClick={onAgain}>Create another</Button>
        <ButtonLink to={back}>All invitations</ButtonLink>
      </div>
    </Card>
  );
}

/** Invites people by mail, or makes a link to share. */
export function InviteScreen() {
  const { roles = [] } = useRouteQuery<InviteScreenQuery>(query);
  const [link, setLink] = useState<string | null>(null);
  return (
    <>
      <ScreenHead
        title="Invite people"
        subtitle="They choose their own password and go straight to the batch or course that you name."
        breadcrumbs={[
          { label: "Users", to: "/admin/users" },
          { label: "Invitations", to: back },
          { label: "Invite" },
        ]}
      />
      {link === null ? (
        <InviteForm roles={roles} onLink={setLink} />
      ) : (
        <NewLink link={link} onAgain={() => setLink(null)} />
      )}
    </>
  );
}
