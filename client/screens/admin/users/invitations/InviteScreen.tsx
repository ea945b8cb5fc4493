import { useState } from "react";
import { graphql } from "react-relay";
import { invitationMessages } from "#gateway/domains/invitations/contract";
import { roleNames } from "#gateway/domains/users/contract";
import type { InviteScreenQuery } from "~/__generated__/InviteScreenQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { FormCard } from "~/forms/FormCard";
import { ScreenHead } from "~/layout/ScreenHead";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { BatchPicker } from "~/screens/admin/BatchPicker";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { CopyButton } from "~/ui/CopyButton";
import { RadioGroup } from "~/ui/RadioGroup";
import { ReadOnlyInput } from "~/ui/ReadOnlyInput";
import { Select, type SelectProps } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";
import { PeopleField } from "./PeopleField";
import { invitationsAddress, isForStaff, type Roles, useInvite } from "./useInvite";

const query = graphql`
  query InviteScreenQuery($givesRoles: Boolean!) @preloadable {
    roles @include(if: $givesRoles) { name isForStaff canGive }
  }
`;

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

const shownPeople = 5;

/** Whose invitations would be sent again. */
function InvitedList({ who }: { who: readonly string[] }) {
  const more = who.length - shownPeople;
  return (
    <>
      <span className="block">
        Their earlier link stops working, and the new one leads where you say now.
      </span>
      {who.slice(0, shownPeople).map((text) => (
        <span key={text} className="mt-1 block wrap-anywhere text-ink">
          {text}
        </span>
      ))}
      {more > 0 && (
        <span className="mt-1 block">and {formatQuantity(more, { one: "more", many: "more" })}</span>
      )}
    </>
  );
}

function InviteForm({ roles, onLink }: { roles: Roles; onLink: (link: string) => void }) {
  const { form, asking } = useInvite(roles, onLink);
  const isLink = form.values.way === "link";
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
