import { z } from "zod";
import {
  answersShown,
  answersShownLabels,
  assessmentKindLabels,
  assessmentKinds,
  countedAttemptLabels,
  countedAttempts,
  negativePercents,
} from "#gateway/domains/assessments/contract";
import {
  assessmentLabels,
  assessmentSchema,
  authorMessages,
  contentLimits,
} from "#gateway/domains/assessments/formContract";
import { enumField, nameText } from "#gateway/domains/contract";
import { getOptions } from "#gateway/domains/labelsContract";
import { toMoment } from "~/formats/dayAndTime";
import { FormCard } from "~/forms/FormCard";
import { bindMoment, MomentFields } from "~/forms/MomentFields";
import type { SavedState } from "~/forms/useEditConflict";
import type { useForm } from "~/forms/useForm";
import { useKeptPlace } from "~/forms/useKeptPlace";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import { Checkbox } from "~/ui/Checkbox";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";
import {
  BatchTimes,
  type BatchTimesValue,
  batchTimesInWords,
  batchTimesSchema,
  toWindow,
  typedDay,
} from "./BatchTimes";

/** The settings as a form has them. */
export const settingsSchema = z.object({
  title: nameText(assessmentLabels.title, { max: contentLimits.title }),
  kind: enumField(assessmentLabels.kind, assessmentKinds),
  duration: assessmentSchema.shape.duration,
  passingScore: assessmentSchema.shape.passingScore,
  maxAttempts: assessmentSchema.shape.maxAttempts,
  opensAt: typedDay,
  opensTime: z.string(),
  closesAt: typedDay,
  closesTime: z.string(),
  negativePercent: z.string(),
  showAnswers: enumField(assessmentLabels.showAnswers, answersShown),
  countedAttempt: enumField(assessmentLabels.countedAttempt, countedAttempts),
  shuffle: z.boolean(),
  holdsMarks: z.boolean(),
  windows: batchTimesSchema,
});
export type Settings = z.output<typeof settingsSchema>;

/** The form's values. */
export interface SettingsValues
  extends Record<Exclude<keyof Settings, "shuffle" | "holdsMarks" | "windows">, string> {
  shuffle: boolean;
  holdsMarks: boolean;
  windows: readonly BatchTimesValue[];
}

/** A new exam. */
export const newSettings: SettingsValues = {
  title: "",
  kind: "EXAM",
  duration: "60",
  passingScore: "80",
  maxAttempts: "1",
  opensAt: "",
  opensTime: "",
  closesAt: "",
  closesTime: "",
  negativePercent: "0",
  showAnswers: "AFTER_SUBMIT",
  countedAttempt: "BEST",
  shuffle: true,
  holdsMarks: false,
  windows: [],
};

export const settingsLabels = {
  ...assessmentLabels,
  opensTime: "Opens at (time)",
  closesTime: "Closes at (time)",
};

/** The form's output as the mutations take it. */
export const toSettingsInput = ({ opensTime, closesTime, ...settings }: Settings) => ({
  ...settings,
  windows: settings.windows.map(toWindow),
  negativePercent: Number(settings.negativePercent),
  opensAt: toMoment({ day: settings.opensAt, time: opensTime }, "opens"),
  closesAt: toMoment({ day: settings.closesAt, time: closesTime }, "closes"),
});

/** A value of someone else, for who edited it too. */
export const formatTheirs = ({ theirs }: { theirs: unknown }): string =>
  Array.isArray(theirs) ? batchTimesInWords(theirs) : String(theirs);

type SettingsFormState = ReturnType<typeof useForm<typeof settingsSchema, SettingsValues>>;

/** The parts of a form with settings that its fields need. */
type SettingsBinding = Pick<SettingsFormState, "values" | "set" | "field" | "partsOf">;

/** The fields of the settings. */
export function SettingsFields({ form }: { form: SettingsBinding }) {
  return (
    <>
      <TextInput {...form.field("title")} autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select {...form.field("kind")} placeholder={null} options={getOptions(assessmentKindLabels)} />
        <TextInput
          {...form.field("duration")}
          inputMode="numeric"
          required={form.values.kind === "EXAM"}
          hint="1–600. For practice, leave empty for no limit."
        />
        <TextInput {...form.field("passingScore")} inputMode="numeric" />
        <TextInput
          {...form.field("maxAttempts")}
          required={false}
          inputMode="numeric"
          hint="1 to 20. Leave empty for as many as a learner wants."
        />
        <MomentFields
          {...bindMoment(form, ["opensAt", "opensTime"])}
          end="opens"
          hint="Leave empty to open at once."
        />
        <MomentFields
          {...bindMoment(form, ["closesAt", "closesTime"])}
          end="closes"
          hint="Leave empty to keep it open."
        />
        <Select
          {...form.field("negativePercent")}
          placeholder={null}
          options={negativePercents.map((percent) => ({
            value: String(percent),
            label: percent === 0 ? "None" : `A wrong answer takes off ${percent}% of its marks`,
          }))}
        />
        <Select {...form.field("showAnswers")} placeholder={null} options={getOptions(answersShownLabels)} />
        <Select
          {...form.field("countedAttempt")}
          placeholder={null}
          options={getOptions(countedAttemptLabels)}
        />
      </div>
      <BatchTimes
        id={form.field("windows").id}
        value={form.values.windows}
        onChange={(windows) => form.set("windows", windows)}
        error={form.field("windows").error}
        part={form.partsOf("windows")}
      />
      <Checkbox {...form.field("shuffle")} />
      <Checkbox {...form.field("holdsMarks")} />
    </>
  );
}

interface Props {
  saved: SavedState<SettingsValues>;
  submitLabel: string;
  onSave: SaveForm<Settings>;
}

/** The settings of a new assessment. */
export function SettingsForm({ saved, submitLabel, onSave }: Props) {
  const { form, crossing } = useVersionedForm({
    schema: settingsSchema,
    labels: settingsLabels,
    saved,
    onSave,
    kept: useKeptPlace("assessment"),
  });
  return (
    <FormCard
      form={form}
      submit={submitLabel}
      back="/admin/assessments"
      className="max-w-4xl"
      conflict={{ title: authorMessages.changed, crossing, labels: settingsLabels, formatTheirs }}
    >
      <SettingsFields form={form} />
    </FormCard>
  );
}
