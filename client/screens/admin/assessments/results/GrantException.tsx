import { useState } from "react";
import { exceptionFormSchema, resultsLabels } from "#gateway/domains/assessments/resultsContract";
import { grantException } from "~/commands/assessmentCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { PersonPicker } from "~/screens/admin/PersonPicker";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { DateInput } from "~/ui/DateInput";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";

interface Props {
  assessmentId: number;
  onClose: () => void;
}

/** The moment that a day and a time of the author's clock mean; the end of the day without a time. */
const toMoment = (day: string | null | undefined, time: string | null | undefined) =>
  day ? new Date(`${day}T${time || "23:59"}`).toISOString() : null;

const initial = {
  userId: "",
  extraMinutes: "0",
  extraAttempts: "0",
  closesDay: "",
  closesTime: "",
  reason: "",
};

/** Grants one learner more minutes, more attempts or another closing time. */
export function GrantException({ assessmentId, onClose }: Props) {
  const [person, setPerson] = useState<ComboboxOption | null>(null);
  const save = useSave(grantException);
  const form = useForm({
    schema: exceptionFormSchema,
    labels: resultsLabels,
    initial,
    onSubmit: ({ closesDay, closesTime, ...granted }): Promise<boolean> =>
      save(
        { input: { assessmentId, ...granted, closesAt: toMoment(closesDay, closesTime) } },
        { onFieldErrors: form.setServerErrors, onSaved: onClose },
      ),
  });
  const { onChange: choose, value: userId, ...personField } = form.field("userId");
  return (
    <FormDialog
      title="Grant exception"
      description="It replaces what the learner was granted before."
      form={form}
      submit="Save exception"
      onClose={onClose}
    >
      <PersonPicker
        {...personField}
        userType="U"
        value={userId === "" ? null : person}
        onChange={(next) => {
          setPerson(next);
          choose(next?.value ?? "");
        }}
      />
      <TextInput {...form.field("extraMinutes")} type="number" inputMode="numeric" min={0} max={600} />
      <TextInput {...form.field("extraAttempts")} type="number" inputMode="numeric" min={0} max={20} />
      <DateInput {...form.field("closesDay")} hint="Leave empty to close as for the others." />
      <TextInput
        {...form.field("closesTime")}
        type="time"
        hint="By your clock; the end of the day without one."
      />
      <TextArea {...form.field("reason")} rows={2} />
    </FormDialog>
  );
}
