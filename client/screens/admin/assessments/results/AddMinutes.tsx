import { addMinutesSchema, resultsLabels } from "#gateway/domains/assessments/resultsContract";
import { addMinutes } from "~/commands/assessmentCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { TextInput } from "~/ui/TextInput";

interface Props {
  assessmentId: number;
  /** Null for all open attempts. */
  attemptId: number | null;
  onClose: () => void;
}

/** Gives one open attempt, or all, more minutes. */
export function AddMinutes({ assessmentId, attemptId, onClose }: Props) {
  const save = useSave(addMinutes);
  const form = useForm({
    schema: addMinutesSchema,
    labels: { minutes: resultsLabels.minutes },
    initial: { minutes: "10" },
    onSubmit: ({ minutes }): Promise<boolean> =>
      save({ assessmentId, attemptId, minutes }, { onFieldErrors: form.setServerErrors, onSaved: onClose }),
  });
  return (
    <FormDialog
      title={attemptId === null ? "Add minutes for all" : "Add minutes"}
      description="Open attempts end later at once."
      form={form}
      submit="Add minutes"
      onClose={onClose}
    >
      <TextInput
        {...form.field("minutes")}
        type="number"
        inputMode="numeric"
        min={1}
        max={600}
        data-autofocus
      />
    </FormDialog>
  );
}
