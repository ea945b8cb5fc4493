import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { getLabel } from "#gateway/domains/labelsContract";
import { neverSeen, userTypeLabels } from "#gateway/domains/users/contract";
import { extraTimeSchema } from "#gateway/domains/users/formContract";
import type { UserFacts_user$key } from "~/__generated__/UserFacts_user.graphql";
import type { UserFactsExtraTime_user$key } from "~/__generated__/UserFactsExtraTime_user.graphql";
import { setExtraTime } from "~/commands/userCommands";
import { formatDate, formatDateTime } from "~/formats/dates";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { FactCells } from "~/ui/Facts";
import { TextInput } from "~/ui/TextInput";

const fragment = graphql`
  fragment UserFacts_user on User {
    name
    username
    email
    userType
    emailVerified
    active
    lastSignInAt
    lastSeenAt
    updatedAt
    roleNames
  }
`;

const yesOrNo = (yes: boolean): string => (yes ? "Y" : "N");

const momentOrNever = (moment: string | null | undefined): string =>
  moment ? formatDateTime(moment) : neverSeen;

/** An account's details and roles. */
export function UserFacts({ user }: { user: UserFacts_user$key }) {
  const { roleNames, ...facts } = useFragment(fragment, user);
  return (
    <div className="grid gap-6">
      <Card title="Account">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 text-sm">
          <FactCells label="Name">{facts.name}</FactCells>
          <FactCells label="Username">{facts.username}</FactCells>
          <FactCells label="Email">{facts.email}</FactCells>
          <FactCells label="User Type">{getLabel(userTypeLabels, facts.userType)}</FactCells>
          <FactCells label="Verified">{yesOrNo(facts.emailVerified)}</FactCells>
          <FactCells label="Active">{yesOrNo(facts.active)}</FactCells>
          <FactCells label="Last sign-in">{momentOrNever(facts.lastSignInAt)}</FactCells>
          <FactCells label="Last seen">{momentOrNever(facts.lastSeenAt)}</FactCells>
          <FactCells label="Last Updated">{formatDate(facts.updatedAt)}</FactCells>
        </dl>
      </Card>
      <Card title="Roles">
        {roleNames.length === 0 ? (
          <p className="text-sm text-muted">No roles</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {roleNames.map((role) => (
              <li key={role}>
                <Badge>{role}</Badge>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

/** The time that a learner has in every exam beyond the others', and the form that changes it. */
export function ExtraTime({ user: key }: { user: UserFactsExtraTime_user$key }) {
  const { databaseId, extraTimePercent, canUpdate } = useFragment(
    graphql`
      fragment UserFactsExtraTime_user on User {
        databaseId
        extraTimePercent
        canUpdate
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title="Extra time in exams">
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <p className="text-ink tabular-nums">
          {extraTimePercent === 0 ? "None" : `${extraTimePercent}% longer in every exam`}
        </p>
        {canUpdate && (
          <Button size="sm" onClick={() => setOpen(true)}>
            Change extra time
          </Button>
        )}
      </div>
      {isOpen && (
        <ExtraTimeForm userId={databaseId} percent={extraTimePercent} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}

function ExtraTimeForm({
  userId,
  percent,
  onClose,
}: {
  userId: number;
  percent: number;
  onClose: () => void;
}) {
  const save = useSave(setExtraTime);
  const form = useForm({
    schema: extraTimeSchema,
    labels: { percent: "Extra time (%)" },
    initial: { percent: String(percent) },
    onSubmit: (input): Promise<boolean> =>
      save({ userId, percent: input.percent }, { onFieldErrors: form.setServerErrors, onSaved: onClose }),
  });
  return (
    <FormDialog
      title="Extra time"
      description="Exams that begin from now on take this much longer."
      form={form}
      submit="Save"
      onClose={onClose}
    >
      <TextInput
        {...form.field("percent")}
        type="number"
        inputMode="numeric"
        min={0}
        max={300}
        data-autofocus
      />
    </FormDialog>
  );
}
