import { Trash2 } from "lucide-react";
import {
  type GradeCategory,
  gradeCategoryLabels,
  gradeLabels,
  gradeLimits,
  gradeRoundingLabels,
  gradeScaleLabels,
} from "#gateway/domains/grades/contract";
import type { schemeSchema } from "#gateway/domains/grades/formContract";
import { getOptions } from "#gateway/domains/labelsContract";
import { toNumber } from "#gateway/domains/numberContract";
import { makeKey } from "~/forms/makeKey";
import type { useForm } from "~/forms/useForm";
import { AddButton } from "~/ui/AddButton";
import { FieldGroup } from "~/ui/FieldGroup";
import { IconButton } from "~/ui/IconButton";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";
import type { Gradebook, Scheme } from "./gradebook";

/** A scheme as the form has it. */
export const toSchemeValues = ({ weights, letters, ...scheme }: Scheme) => ({
  weights: Object.fromEntries(weights.map(({ category, weight }) => [category, String(weight)])),
  letters: letters.map(({ label, from }) => ({ key: makeKey(), label, from: String(from) })),
  scale: String(scheme.scale),
  rounding: String(scheme.rounding),
  maxPoints: String(scheme.maxPoints),
  decimals: String(scheme.decimals),
  passingGrade: String(scheme.passingGrade),
  missingIsZero: scheme.missingIsZero,
});
export type SchemeValues = ReturnType<typeof toSchemeValues>;

export type SchemeForm = ReturnType<typeof useForm<typeof schemeSchema, SchemeValues>>;

interface WeightsProps {
  form: SchemeForm;
  categories: Gradebook["scheme"]["weights"];
}

/** The share of each category, with their total. */
export function WeightFields({ form, categories }: WeightsProps) {
  const { id, label, value: weights, onChange, error } = form.field("weights");
  const part = form.partsOf("weights");
  const total = Object.values(weights).reduce((sum, weight) => sum + (toNumber(weight) ?? 0), 0);
  return (
    <FieldGroup id={id} label={label} error={error} className="grid gap-2">
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
        {categories.map(({ category }) => (
          <TextInput
            {...part(category)}
            key={category}
            label={gradeCategoryLabels[category as GradeCategory]}
            inputMode="decimal"
            value={weights[category] ?? ""}
            onChange={(value) => onChange({ ...weights, [category]: value })}
          />
        ))}
      </div>
      <p role="status" className="text-xs text-muted">
        {total === 100 ? "Total 100" : `Total ${total}; weights are scaled to 100`}
      </p>
    </FieldGroup>
  );
}

/** The scale, what goes with it, and the passing grade. */
export function ScaleFields({ form: { field, values } }: { form: SchemeForm }) {
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <Select {...field("scale")} options={getOptions(gradeScaleLabels)} placeholder={null} />
      <TextInput {...field("passingGrade")} inputMode="decimal" />
      {values.scale === "POINTS" && <TextInput {...field("maxPoints")} inputMode="numeric" />}
      <Select {...field("rounding")} options={getOptions(gradeRoundingLabels)} placeholder={null} />
      <Select
        {...field("decimals")}
        options={["0", "1", "2"].map((value) => ({ value, label: value }))}
        placeholder={null}
      />
    </div>
  );
}

/** The letters with the percentages from which they are given. */
export function LetterFields({ form }: { form: SchemeForm }) {
  const { id, label, value: letters, onChange, error } = form.field("letters");
  const part = form.partsOf("letters");
  const change = (key: string, by: { label?: string; from?: string }) =>
    onChange(letters.map((letter) => (letter.key === key ? { ...letter, ...by } : letter)));
  return (
    <FieldGroup id={id} label={label} error={error} isLong className="grid gap-2">
      <p className="text-xs text-muted">Each with its lowest percentage. The lowest letter starts at 0.</p>
      <ol className="grid gap-2">
        {letters.map((letter, index) => (
          <li
            key={letter.key}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2"
          >
            <TextInput
              {...part(`${index}.label`)}
              label={`${gradeLabels.letter} ${index + 1}`}
              hideLabel
              value={letter.label}
              limit={gradeLimits.letter}
              onChange={(typed) => change(letter.key, { label: typed })}
            />
            <TextInput
              {...part(`${index}.from`)}
              label={`Lowest percentage of ${letter.label || `letter ${index + 1}`}`}
              hideLabel
              inputMode="decimal"
              leading="%"
              value={letter.from}
              onChange={(typed) => change(letter.key, { from: typed })}
            />
            <IconButton
              label={`Remove ${letter.label || `letter ${index + 1}`}`}
              icon={<Trash2 />}
              disabled={letters.length === 1}
              onClick={() => onChange(letters.filter(({ key }) => key !== letter.key))}
            />
          </li>
        ))}
      </ol>
      {letters.length < gradeLimits.letters && (
        <AddButton
          className="justify-self-start"
          onClick={() => onChange([...letters, { key: makeKey(), label: "", from: "" }])}
        >
          Add letter
        </AddButton>
      )}
    </FieldGroup>
  );
}
