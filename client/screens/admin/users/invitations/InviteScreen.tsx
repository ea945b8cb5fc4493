import { useState } from "react";
import { graphql } from "react-relay";
import { z } from "zod";
import { invitationMessages, inviteLabels, inviteLinkSchema } from "#gateway/domains/invitations/contract";
import { mailMessages } from "#gateway/domains/mail/contract";
import { roleNames } from "#gateway/domains/users/contract";
import type { InviteScreenQuery } from "~/__generated__/InviteScreenQuery.graphql";
import type { userCommandsInviteMutation$variables } from "~/__generated__/userCommandsInviteMutation.graphql";
import { createInvitationLink, invite } from "~/commands/userCommands";
import { joinAddress } from "~/formats/joinAddress";
import { FormCard } from "~/forms/FormCard";
import { useForm } from "~/forms/useForm";
import { useKeptPlace } from "~/forms/useKeptPlace";
import { useLeaveForm } from "~/forms/useLeaveForm";
import { useSendsMail } from "~/forms/useSendsMail";
import { ScreenHead } from "~/layout/ScreenHead";
import type { FieldErrors } from "~/relay/readRefusal";
import { useMutation } from "~/relay/useMutation";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { BatchPicker } from "~/screens/admin/BatchPicker";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { CopyButton } from "~/ui/CopyButton";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { RadioGroup } from "~/ui/RadioGroup";
import { ReadOnlyInput } from "~/ui/ReadOnlyInput";
import { TextInput } from "~/ui/TextInput";
import { showToast } from "~/ui/toasts";
import { useConfirm } from "~/ui/useConfirm";
import { InvitedList, isForStaff, PeopleField, RoleSelect, type Roles, readPeople } from "./inviteFields";

const query = graphql`
  query InviteScreenQuery($givesRoles: Boolean!) @preloadable {
    roles @include(if: $givesRoles) { name isForStaff canGive }
  }
`;

/** The list of invitations. */
const invitationsAddress = "/admin/users/invitations";

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

type InviteInput = userCommandsInviteMutation$variables["input"];

/** People who are invited already, and the invitation that would send theirs again. */
interface Question {
  input: InviteInput;
  who: readonly string[];
}

const isOfPeople = ({ field }: FieldErrors[number]) => field.startsWith("people.");

/** Errors of single people stand below the field with all of them. */
function toFormErrors(errors: FieldErrors) {
  const [first, ...more] = errors.filter(isOfPeople);
  const others = errors.filter((error) => !isOfPeople(error));
  if (!first) return others;
  const message = more.length === 0 ? first.message : `${first.message}, and ${more.length} more`;
  return [{ field: "people", message }, ...others];
}

/** The form that invites people by mail or makes a link; it asks before it sends an open invitation again. */
function useInvite(roles: Roles, onLink: (link: string) => void) {
  const [commitMail] = useMutation(invite);
  const [commitLink] = useMutation(createInvitationLink);
  const leave = useLeaveForm();
  const finish = async ({ people }: InviteInput) => {
    form.forget();
    showToast({ tone: "success", message: invitationMessages.invited(people.length) });
    await leave(invitationsAddress);
  };
  const asking = useConfirm(async ({ input }: Question, options) => {
    const sent = await commitMail({ input: { ...input, resend: true } }, options);
    if (sent) await finish(input);
    return sent;
  });
  const ask =
    (input: InviteInput) =>
    (errors: FieldErrors): boolean => {
      if (!errors.every(isOfPeople)) return false;
      form.setServerErrors(toFormErrors(errors));
      asking.ask({ input, who: errors.map(({ message }) => message) });
      return true;
    };
  const form = useForm({
    schema,
    labels,
    initial,
    kept: useKeptPlace("invitation"),
    async onSubmit({ way, people: text, batchId, courseId, maxUses, role, days }) {
      const hasPlace = way === "link" || !isForStaff(roles, role);
      const chosen = (picked: ComboboxOption | null) => (picked && hasPlace ? Number(picked.value) : null);
      const place = { days, batchId: chosen(batchId), courseId: chosen(courseId) };
      const onFieldErrors = (errors: FieldErrors) => form.setServerErrors(toFormErrors(errors));
      if (way === "link") {
        const made = await commitLink({ input: { ...place, role, maxUses } }, { onFieldErrors });
        if (made?.token) onLink(joinAddress(made.token));
        return made !== null;
      }
      const input = { ...place, role, people: readPeople(text).people };
      const invited = await commitMail({ input }, { onFieldErrors, onConflict: ask(input) });
      if (!invited) return false;
      await finish(input);
      return true;
    },
  });
  return { form, asking };
}

const ways = [
  { value: "mail", label: "By mail" },
  { value: "link", label: "By a link that you share" },
];

function InviteForm({ roles, onLink }: { roles: Roles; onLink: (link: string) => void }) {
  const { form, asking } = useInvite(roles, onLink);
  const isLink = form.values.way === "link";
  const sendsMail = useSendsMail();
  const role = form.field("role");
  const way = form.field("way");
  return (
    <>
      <FormCard
        form={form}
        submit={isLink ? "Create link" : "Invite"}
        back={invitationsAddress}
        autoComplete="off"
      >
        <RadioGroup
          {...way}
          look="row"
          options={ways}
          onChange={(value) => {
            form.set("way", value === "link" ? "link" : "mail");
            if (value === "link" && isForStaff(roles, role.value)) form.set("role", roleNames.learner);
          }}
        />
        {!isLink && !sendsMail && (
          <p role="status" className="-mt-3 text-xs text-warning-ink">
            {mailMessages.notSetUp}: invitations are kept, not sent. Share a link instead.
          </p>
        )}
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
      <ConfirmDialog
        title={invitationMessages.alreadyInvited(asking.asked?.who.length ?? 1)}
        message={asking.asked && <InvitedList who={asking.asked.who} />}
        confirmLabel="Send again"
        tone="primary"
        {...asking.dialog}
      />
    </>
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
        <ButtonLink to={invitationsAddress}>All invitations</ButtonLink>
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
          { label: "Invitations", to: invitationsAddress },
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
