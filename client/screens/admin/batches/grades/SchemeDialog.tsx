import { useState } from "react";
import type { z } from "zod";
import { type GradeCategory, gradeLabels } from "#gateway/domains/grades/contract";
import { schemeLabels, schemeSchema } from "#gateway/domains/grades/formContract";
import { removeGradeScheme, saveGradeScheme } from "~/commands/gradeCommands";
import { LongFormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import type { Saved } from "~/forms/useLeaveForm";
import { useSave } from "~/forms/useSave";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { RadioGroup } from "~/ui/RadioGroup";
import type { Gradebook, Scheme } from "./gradebook";
import { LetterFields, ScaleFields, type SchemeForm, toSchemeValues, WeightFields } from "./SchemeFields";

const toInput = (
  { weights, ...scheme }: z.output<typeof schemeSchema>,
  { offered }: { offered: Scheme },
) => ({
  ...scheme,
  weights: offered.weights.map(({ category }) => ({ category, weight: weights[category as GradeCategory] })),
});

type Level = "BATCH" | "COURSE";

function useScheme({ scheme, batchId, courseId }: Gradebook, onClose: () => void) {
  const [savedLevel] = useState<Level>(scheme.isOfBatch ? "BATCH" : "COURSE");
  const [level, setLevel] = useState(savedLevel);
  const [initial] = useState(() => toSchemeValues(scheme));
  const save = useSave(saveGradeScheme);
  const form: SchemeForm = useForm({
    schema: schemeSchema,
    labels: schemeLabels,
    initial,
    // Text typed over another scheme would undo it.
    kept: { name: "grade-scheme", id: `${batchId}:${courseId}:${scheme.updatedAt ?? ""}` },
    onSubmit: (data): Promise<Saved> =>
      save(
        {
          courseId,
          batchId: level === "BATCH" ? batchId : null,
          version: level === savedLevel ? (scheme.updatedAt ?? null) : null,
          input: toInput(data, { offered: scheme }),
        },
        { onFieldErrors: form.setServerErrors, onSaved: onClose },
      ),
  });
  return { form, level, setLevel: (chosen: string) => setLevel(chosen === "BATCH" ? "BATCH" : "COURSE") };
}

interface Props {
  gradebook: Gradebook;
  onClose: () => void;
}

/** How the course is graded: weights, scale, rounding and the passing grade; for this batch or for all. */
export function SchemeDialog({ gradebook, onClose }: Props) {
  const { form, level, setLevel } = useScheme(gradebook, onClose);
  return (
    <LongFormDialog
      title="Grade scheme"
      description="A grade is the points of each category over what was possible, times the category's share."
      submit="Save scheme"
      form={form}
      before={gradebook.scheme.isOfBatch && <TakeCourseScheme gradebook={gradebook} onClose={onClose} />}
      onClose={onClose}
    >
      <RadioGroup
        label="Applies to"
        value={level}
        onChange={setLevel}
        options={[
          { value: "COURSE", label: "The course, in every batch" },
          { value: "BATCH", label: "This batch only" },
        ]}
      />
      <WeightFields form={form} categories={gradebook.scheme.weights} />
      <ScaleFields form={form} />
      {(form.values.scale === "LETTERS" || form.errors["letters"] !== undefined) && (
        <LetterFields form={form} />
      )}
      <Checkbox {...form.field("missingIsZero")} label={gradeLabels.missingIsZero} required={undefined} />
    </LongFormDialog>
  );
}

function TakeCourseScheme({ gradebook: { batchId, courseId }, onClose }: Props) {
  const [remove, isRemoving] = useMutation(removeGradeScheme);
  const takeCourse = async () => {
    if (await remove({ batchId, courseId })) onClose();
  };
  return (
    <Button busy={isRemoving} onClick={() => void takeCourse()}>
      Use the course's scheme
    </Button>
  );
}
