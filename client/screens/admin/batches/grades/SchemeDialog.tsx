import { useState } from "react";
import {
  type GradeCategory,
  gradeCategoryLabels,
  gradeLabels,
  gradeRoundingLabels,
  gradeScaleLabels,
} from "#gateway/domains/grades/contract";
import { getOptions } from "#gateway/domains/labelsContract";
import { removeGradeScheme, saveGradeScheme } from "~/commands/gradeCommands";
import type { FieldErrors } from "~/relay/readRefusal";
import { useMutation } from "~/relay/useMutation";
import { ActionDialog } from "~/ui/ActionDialog";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { RadioGroup } from "~/ui/RadioGroup";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import type { Gradebook } from "./gradebook";

type Scheme = Gradebook["scheme"];

const toNumber = (text: string) => Number(text.trim().replace(",", "."));

/** Letters as they are typed, one a line: 'A from 85'. */
const writeLetters = ({ letters }: Scheme) => letters.map(({ label, from }) => `${label} ${from}`).join("\n");

const readLetters = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, label = line.trim(), from = ""] = /^\s*(\S+)\s+([\d.,]+)\s*$/.exec(line) ?? [];
      return { label, from: from === "" ? -1 : toNumber(from) };
    });

function useScheme({ scheme, batchId, courseId }: Gradebook, onClose: () => void) {
  const [level, setLevel] = useState(scheme.isOfBatch ? "BATCH" : "COURSE");
  const [weights, setWeights] = useState(
    Object.fromEntries(scheme.weights.map(({ category, weight }) => [category, String(weight)])),
  );
  const [texts, setTexts] = useState({
    scale: scheme.scale as string,
    rounding: scheme.rounding as string,
    letters: writeLetters(scheme),
    maxPoints: String(scheme.maxPoints),
    decimals: String(scheme.decimals),
    passingGrade: String(scheme.passingGrade),
  });
  const [missingIsZero, setMissing] = useState(scheme.missingIsZero);
  const [errors, setErrors] = useState<FieldErrors>([]);
  const [save, busy] = useMutation(saveGradeScheme);
  const [remove, removing] = useMutation(removeGradeScheme);
  const submit = async () => {
    const input = {
      weights: Object.entries(weights).map(([category, weight]) => ({
        category: category as GradeCategory,
        weight: toNumber(weight || "0"),
      })),
      letters: readLetters(texts.letters),
      scale: texts.scale as Scheme["scale"],
      rounding: texts.rounding as Scheme["rounding"],
      missingIsZero,
      maxPoints: toNumber(texts.maxPoints),
      decimals: toNumber(texts.decimals),
      passingGrade: toNumber(texts.passingGrade),
    };
    const isSame = (level === "BATCH") === scheme.isOfBatch;
    const saved = await save(
      {
        courseId,
        batchId: level === "BATCH" ? batchId : null,
        version: isSame ? (scheme.updatedAt ?? null) : null,
        input,
      },
      { onFieldErrors: setErrors },
    );
    if (saved) onClose();
  };
  const takeCourse = async () => {
    if (await remove({ batchId, courseId })) onClose();
  };
  const getError = (name: string) => errors.find(({ field }) => field.startsWith(name))?.message;
  return {
    level,
    setLevel,
    weights,
    setWeights,
    texts,
    setTexts,
    missingIsZero,
    setMissing,
    submit,
    busy,
    takeCourse,
    removing,
    getError,
  };
}

type SchemeForm = ReturnType<typeof useScheme>;

/** How the course is graded: weights, scale, rounding and the passing grade; for this batch or for all. */
export function SchemeDialog({ gradebook, onClose }: { gradebook: Gradebook; onClose: () => void }) {
  const form = useScheme(gradebook, onClose);
  return (
    <ActionDialog
      title="Grade scheme"
      description="A grade is the points of each category over what was possible, times the category's share."
      action="Save scheme"
      busy={form.busy}
      onAction={form.submit}
      onClose={onClose}
      before={
        gradebook.scheme.isOfBatch && (
          <Button busy={form.removing} onClick={form.takeCourse}>
            Use the course's scheme
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        <RadioGroup
          label="Applies to"
          value={form.level}
          onChange={form.setLevel}
          options={[
            { value: "COURSE", label: "The course, in every batch" },
            { value: "BATCH", label: "This batch only" },
          ]}
        />
        <Weights form={form} categories={gradebook.scheme.weights} />
        <ScaleFields form={form} />
        <Checkbox label={gradeLabels.missingIsZero} value={form.missingIsZero} onChange={form.setMissing} />
      </div>
    </ActionDialog>
  );
}

/** The share of each category, with their total. */
function Weights({ form, categories }: { form: SchemeForm; categories: Scheme["weights"] }) {
  const { weights, setWeights, getError } = form;
  const total = Object.values(weights).reduce((sum, weight) => sum + (toNumber(weight || "0") || 0), 0);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium">Weights</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {categories.map(({ category }) => (
          <TextInput
            key={category}
            label={gradeCategoryLabels[category as GradeCategory]}
            inputMode="decimal"
            value={weights[category] ?? ""}
            onChange={(value) => setWeights({ ...weights, [category]: value })}
            error={getError(`weights.${category}`)}
          />
        ))}
      </div>
      <p role="status" className="text-xs text-muted">
        {total === 100 ? "Total 100" : `Total ${total}; weights are scaled to 100`}
      </p>
    </fieldset>
  );
}

/** The scale and what goes with it: the most points, or the letters. */
function ScaleFields({ form: { texts, setTexts, getError } }: { form: SchemeForm }) {
  const bind = (name: keyof typeof texts) => ({
    value: texts[name],
    onChange: (value: string) => setTexts({ ...texts, [name]: value }),
    error: getError(name),
  });
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={gradeLabels.scale}
          options={getOptions(gradeScaleLabels)}
          placeholder={null}
          {...bind("scale")}
        />
        <TextInput label={gradeLabels.passingGrade} inputMode="decimal" {...bind("passingGrade")} />
        {texts.scale === "POINTS" && (
          <TextInput label={gradeLabels.maxPoints} inputMode="numeric" {...bind("maxPoints")} />
        )}
        <Select
          label={gradeLabels.rounding}
          options={getOptions(gradeRoundingLabels)}
          placeholder={null}
          {...bind("rounding")}
        />
        <Select
          label={gradeLabels.decimals}
          options={["0", "1", "2"].map((value) => ({ value, label: value }))}
          placeholder={null}
          {...bind("decimals")}
        />
      </div>
      {texts.scale === "LETTERS" && (
        <TextArea
          label="Letters"
          rows={6}
          hint="One per line, with its lowest percentage: A 85. The lowest starts at 0."
          {...bind("letters")}
        />
      )}
    </>
  );
}
