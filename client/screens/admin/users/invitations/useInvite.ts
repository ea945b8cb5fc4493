import { z } from "zod";
import { invitationMessages, inviteLabels, inviteLinkSchema } from "#gateway/domains/invitations/contract";
import { roleNames } from "#gateway/domains/users/contract";
import type { InviteScreenQuery } from "~/__generated__/InviteScreenQuery.graphql";
import type { userCommandsInviteMutation$variables } from "~/__generated__/userCommandsInviteMutation.graphql";
import { createInvitationLink, invite } from "~/commands/userCommands";
import { joinAddress } from "~/formats/joinAddress";
import { useForm } from "~/forms/useForm";
import { useLeaveForm } from "~/forms/useLeaveForm";
import type { FieldErrors } from "~/relay/readRefusal";
import { useMutation } from "~/relay/useMutation";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { showToast } from "~/ui/toasts";
import { useConfirm } from "~/ui/useConfirm";
import { readPeople } from "./PeopleField";

/** The list of invitations. */
export const invitationsAddress = "/admin/users/invitations";

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

/** The roles that invitations may give. */
export type Roles = NonNullable<InviteScreenQuery["response"]["roles"]>;

/** Whether a role of some is for employees only, who are invited to no batch or course. */
export const isForStaff = (roles: Roles, role: string): boolean =>
  roles.some((item) => item.name === role && item.isForStaff);

type InviteInput = userCommandsInviteMutation$variables["input"];

/** People who are invited already, and the invitation that would send theirs again. */
interface Question {
  input: InviteInput;
  who: readonly string[];
}

const isOfPeople = ({ field }: FieldErrors[number]) => field.startsWith("people.");

/** What is wrong with single people stands below the field with all of them. */
const toFormErrors = (errors: FieldErrors) => [
  ...errors
    .filter(isOfPeople)
    .slice(0, 1)
    .map(({ message }) => ({ field: "people", message })),
  ...errors.filter((error) => !isOfPeople(error)),
];

/** The form that invites people by mail or makes a link; it asks before it sends an open invitation again. */
export function useInvite(roles: Roles, onLink: (link: string) => void) {
  const [commitMail] = useMutation(invite);
  const [commitLink] = useMutation(createInvitationLink);
  const leave = useLeaveForm();
  const finish = async ({ people }: InviteInput) => {
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
