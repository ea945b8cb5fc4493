import { useState } from "react";
import { z } from "zod";
import { assignmentLabels, assignmentLimits } from "#gateway/domains/assignments/contract";
import { requiredText } from "#gateway/domains/contract";
import { grantExtension } from "~/commands/givingCommands";
import { toMoment } from "~/formats/dayAndTime";
import { formatMoment } from "~/formats/moments";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { DateInput } from "~/ui/DateInput";
import { TextInput } from "~/ui/TextInput";
import { LearnerPicker } from "./LearnerPicker";

const extending = z.object({
  userId: requiredText(assignmentLabels.userId),
  dueAt: requiredText(assignmentLabels.dueAt).regex(/^\d{4}-\d{2}-\d{2}$/),
  dueTime: z.string(),
  reason: requiredText(assignmentLabels.reason, { max: assignmentLimits.reason }),
});
const labels = {
  ...{ userId: assignmentLabels.userId, dueAt: assignmentLabels.dueAt, dueTime: "Due (time)" },
  reason: assignmentLabels.reason,
};
const initial = { userId: "", dueAt: "", dueTime: "", reason: "" };

interface Props {
  givenId: number;
  batch: { readonly databaseId: number } | null | undefined;
  /** When it is due for the others. */
  dueAt: string;
  onClose: () => void;
}

/** Grants one learner a later due date, with its reason. */
export function ExtensionDialog({ givenId, batch, dueAt, onClose }: Props) {
  const save = useSave(grantExtension);
  const [learner, setLearner] = useState<ComboboxOption | null>(null);
  const form = useForm({
    ...{ schema: extending, labels, initial },
    onSubmit: (typed): Promise<boolean> =>
      save(
        {
          ...{ givenId, userId: Number(typed.userId), reason: typed.reason },
          dueAt: toMoment(typed.dueAt, typed.dueTime || "23:59") ?? dueAt,
        },
        { onFieldErrors: form.setServerErrors, onSaved: onClose },
      ),
  });
  const { value: userId, onChange: choose, ...field } = form.field("userId");
  return (
    <FormDialog
      title="Grant extension"
      description={`For the others it is due on ${formatMoment(dueAt)}.`}
      form={form}
      submit="Grant extension"
      onClose={onClose}
    >
      <LearnerPicker
        {...field}
        batch={batch}
        value={userId === "" ? null : learner}
        onChange={(option) => {
          setLearner(option);
          choose(option?.value ?? "");
        }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateInput {...form.field("dueAt")} />
        <TextInput {...form.field("dueTime")} required={false} type="time" hint="23:59 without one." />
      </div>
      <TextInput {...form.field("reason")} autoComplete="off" />
    </FormDialog>
  );
}
