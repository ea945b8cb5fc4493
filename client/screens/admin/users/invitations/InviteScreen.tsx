import { Copy, FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { graphql } from "react-relay";
import { z } from "zod";
import {
  invitationLimits,
  invitationMessages,
  inviteLabels,
  inviteLinkSchema,
  linkRole,
} from "#gateway/domains/invitations/contract";
import type { InviteScreenQuery } from "~/__generated__/InviteScreenQuery.graphql";
import { createInvitationLink, invite } from "~/commands/invitationCommands";
import { formatQuantity } from "~/formats/counts";
import { FormCard } from "~/forms/FormCard";
import { readTextFile } from "~/forms/readTextFile";
import { useForm } from "~/forms/useForm";
import { useLeaveForm } from "~/forms/useLeaveForm";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { BatchPicker } from "~/screens/admin/BatchPicker";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import { isAdmin } from "~/session/account";
import { useSession } from "~/session/sessionStore";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { copyText } from "~/ui/copyText";
import { PageHeader } from "~/ui/PageHeader";
import { RadioGroup } from "~/ui/RadioGroup";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { showToast } from "~/ui/toasts";
import { joinAddress } from "./invitationsList";
import { readPeople } from "./readPeople";

const query = graphql`
  query InviteScreenQuery @preloadable {
    roleNames
  }
`;

const back = "/admin/users/invitations";
const personNoun = { one: "person", many: "people" } as const;

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
  ...{ way: "mail" as "mail" | "link", people: "", role: linkRole as string, days: "14", maxUses: "30" },
  ...{ batchId: null as ComboboxOption | null, courseId: null as ComboboxOption | null },
};

function useInvite(onLink: (link: string) => void) {
  const [commitMail] = useMutation(invite);
  const [commitLink] = useMutation(createInvitationLink);
  const leave = useLeaveForm();
  const form = useForm({
    ...{ schema, labels, initial },
    async onSubmit({ way, people: text, batchId, courseId, maxUses, role, days }) {
      const chosen = (picked: ComboboxOption | null) => (picked ? Number(picked.value) : null);
      const place = { days, batchId: chosen(batchId), courseId: chosen(courseId) };
      const options = { onFieldErrors: form.setServerErrors };
      if (way === "link") {
        const made = await commitLink({ input: { ...place, role: linkRole, maxUses } }, options);
        if (made?.token) onLink(joinAddress(made.token));
        return made !== null;
      }
      const { people } = readPeople(text);
      const invited = await commitMail({ input: { ...place, role, people } }, options);
      if (!invited) return false;
      showToast({ tone: "success", message: invitationMessages.invited(people.length) });
      leave(back);
      return true;
    },
  });
  return form;
}

/** The people as lines, typed, pasted or from a file. */
function PeopleField({ field }: { field: Parameters<typeof TextArea>[0] }) {
  const file = useRef<HTMLInputElement>(null);
  const { people, problems } = readPeople(field.value);
  const choose = async (chosen: File | undefined) => {
    const text = chosen && (await readTextFile(chosen, invitationLimits.listCharacters));
    if (text) field.onChange(text);
  };
  const found = people.length > 0 ? ` ${formatQuantity(people.length, personNoun)} found.` : "";
  return (
    <div>
      <TextArea
        {...field}
        required
        rows={6}
        spellCheck={false}
        placeholder={"asha@example.com\nRavi Iyer, ravi@example.com"}
        hint={`One person a line: an address, or a name and an address. At most ${invitationLimits.people}.${problems.length > 1 ? ` ${problems.length} lines need a look.` : found}`}
      />
      <input
        ref={file}
        type="file"
        hidden
        aria-label="File with people"
        accept=".csv,.txt,text/csv"
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = "";
        }}
      />
      <Button className="mt-2" size="sm" icon={<FileUp />} onClick={() => file.current?.click()}>
        Choose a CSV file
      </Button>
    </div>
  );
}

const ways = [
  { value: "mail", label: "By mail" },
  { value: "link", label: "By a link that you share" },
];

function InviteForm({ roles, onLink }: { roles: readonly string[]; onLink: (link: string) => void }) {
  const form = useInvite(onLink);
  const isLink = form.values.way === "link";
  const isAdministrator = isAdmin(useSession().account);
  const role = form.field("role");
  const way = form.field("way");
  return (
    <FormCard form={form} submit={isLink ? "Create link" : "Invite"} back={back} autoComplete="off">
      <RadioGroup
        {...way}
        look="row"
        options={ways}
        onChange={(value) => form.set("way", value === "link" ? "link" : "mail")}
      />
      {!isLink && <PeopleField field={form.field("people")} />}
      {!isLink && isAdministrator && (
        <Select {...role} placeholder={null} options={roles.map((name) => ({ value: name, label: name }))} />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <BatchPicker {...form.field("batchId")} required={false} hint="They join its courses, too." />
        <CoursePicker {...form.field("courseId")} required={false} status="PUBLISHED" />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput {...form.field("days")} inputMode="numeric" />
        {isLink && (
          <TextInput {...form.field("maxUses")} inputMode="numeric" hint="How many people may join by it." />
        )}
      </div>
    </FormCard>
  );
}

function NewLink({ link, onAgain }: { link: string; onAgain: () => void }) {
  const copy = async () => {
    if (await copyText(link)) showToast({ tone: "success", message: "Link copied" });
  };
  return (
    <Card className="max-w-3xl">
      <TextInput
        label="Link"
        value={link}
        readOnly
        onChange={() => undefined}
        hint="Copy it now: it is shown only this once."
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" icon={<Copy />} onClick={copy}>
          Copy link
        </Button>
        <Button onClick={onAgain}>Create another</Button>
        <ButtonLink to={back}>All invitations</ButtonLink>
      </div>
    </Card>
  );
}

/** Invites people by mail, or makes a link to share. */
export function InviteScreen() {
  useScreenTitle("Invite people");
  const { roleNames } = useRouteQuery<InviteScreenQuery>(query);
  const [link, setLink] = useState<string | null>(null);
  return (
    <>
      <PageHeader
        title="Invite people"
        subtitle="They choose their own password and go straight to the batch or course that you name."
        breadcrumbs={[
          { label: "Users", to: "/admin/users" },
          { label: "Invitations", to: back },
          { label: "Invite" },
        ]}
      />
      {link === null ? (
        <InviteForm roles={roleNames} onLink={setLink} />
      ) : (
        <NewLink link={link} onAgain={() => setLink(null)} />
      )}
    </>
  );
}
