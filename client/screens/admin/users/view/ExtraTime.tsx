import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { extraTimeMessages, extraTimeSchema } from "#gateway/domains/users/formContract";
import type { ExtraTime_user$key } from "~/__generated__/ExtraTime_user.graphql";
import type { ExtraTimeMutation } from "~/__generated__/ExtraTimeMutation.graphql";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import type { Command } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { TextInput } from "~/ui/TextInput";

const setExtraTime: Command<ExtraTimeMutation> = {
  mutation: graphql`
    mutation ExtraTimeMutation($userId: Int!, $percent: Int!) {
      result: setExtraTime(userId: $userId, percent: $percent) {
        ... on UserPayload @alias(as: "payload") {
          user {
            ...ExtraTime_user
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...extraTimeMessages,
};

/** The time that a learner has in every exam beyond the others', and the form that changes it. */
export function ExtraTime({ user: key }: { user: ExtraTime_user$key }) {
  const { databaseId, extraTimePercent, canUpdate } = useFragment(
    graphql`
      fragment ExtraTime_user on User {
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
