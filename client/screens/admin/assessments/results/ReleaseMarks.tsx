import { useState } from "react";
import { z } from "zod";
import { optionalId } from "#gateway/domains/contract";
import { releaseMarks } from "~/commands/assessmentCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { BatchPicker } from "~/screens/admin/BatchPicker";
import type { ComboboxOption } from "~/ui/comboboxOption";

interface Props {
  assessmentId: number;
  onClose: () => void;
}

const labels = { batchId: "Batch" };
const schema = z.object({ batchId: optionalId(labels.batchId) });

/** Shows marks that were held to the learners of one batch, or to everyone. */
export function ReleaseMarks({ assessmentId, onClose }: Props) {
  const [batch, setBatch] = useState<ComboboxOption | null>(null);
  const save = useSave(releaseMarks);
  const form = useForm({
    schema,
    labels,
    initial: { batchId: "" },
    onSubmit: ({ batchId }): Promise<boolean> =>
      save(
        { assessmentId, batchId: batchId ?? null },
        { onFieldErrors: form.setServerErrors, onSaved: onClose },
      ),
  });
  const { onChange: choose, value: _batchId, ...field } = form.field("batchId");
  return (
    <FormDialog
      title="Release marks"
      description="Learners see their marks at once, and are told of them. Later attempts are released at once, too."
      form={form}
      submit={batch ? `Release to ${batch.label}` : "Release to everyone"}
      onClose={onClose}
    >
      <BatchPicker
        {...field}
        required={false}
        hint="Leave empty to release them to everyone."
        value={batch}
        onChange={(next) => {
          setBatch(next);
          choose(next?.value ?? "");
        }}
      />
    </FormDialog>
  );
}
