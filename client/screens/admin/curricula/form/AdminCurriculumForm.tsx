import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { levelLabels, publishStatusLabels } from "#gateway/domains/courses/contract";
import {
  curriculumLabels,
  curriculumLimits,
  curriculumMessages,
  curriculumSchema,
} from "#gateway/domains/curricula/contract";
import { getOptions } from "#gateway/domains/labelsContract";
import type { AdminCurriculumForm_curriculum$key } from "~/__generated__/AdminCurriculumForm_curriculum.graphql";
import { FileField } from "~/files/FileField";
import { formatCount } from "~/formats/counts";
import { FormCard } from "~/forms/FormCard";
import { type FieldError, useForm } from "~/forms/useForm";
import { NewestVersion } from "~/forms/VersionCallout";
import type { FragmentData } from "~/relay/fragmentData";
import { ObjectivesField } from "~/screens/admin/ObjectivesField";
import { TrainerField } from "~/screens/admin/PersonPicker";
import { Cover } from "~/ui/Cover";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";

/** The form's output. */
type CurriculumValues = z.output<typeof curriculumSchema>;

/** Saves a curriculum; shows field errors, and returns false when it was refused. */
export type SaveCurriculum = (
  input: CurriculumValues,
  onFieldErrors: (errors: readonly FieldError[]) => void,
) => Promise<boolean>;

const fragment = graphql`
  fragment AdminCurriculumForm_curriculum on Curriculum {
    updatedAt
    title
    description
    price
    duration
    imageUrl
    status
    level
    authorName
    trainer { databaseId name }
    objectives
  }
`;

interface Props {
  /** Null for a new curriculum. */
  curriculum: AdminCurriculumForm_curriculum$key | null;
  /** Someone else saved first, and the given values are the latest. */
  crossed?: boolean;
  /** Called when the person takes the latest state. */
  onUncrossed?: () => void;
  submitLabel: string;
  /** The address for Cancel. */
  back: string;
  /** Saves the values; returns false when it was refused. */
  onSave: SaveCurriculum;
}

const statuses = getOptions(publishStatusLabels);
const levelOptions = getOptions(levelLabels);

const labels = { ...curriculumLabels, trainerName: curriculumLabels.trainerId };

/** The form's values. */
type Values = Record<Exclude<keyof typeof curriculumLabels, "objectives">, string> & {
  /** The chosen trainer's name, for the picker. */
  trainerName: string;
  objectives: readonly string[];
};

/** The initial values. */
const toValues = (known: FragmentData<AdminCurriculumForm_curriculum$key> | null): Values => ({
  title: known?.title ?? "",
  description: known?.description ?? "",
  price: known?.price == null ? "" : String(known.price),
  duration: known ? String(known.duration) : "",
  imageUrl: known?.imageUrl ?? "",
  status: known?.status ?? "DRAFT",
  level: known?.level ?? "BEGINNER",
  trainerId: known?.trainer ? String(known.trainer.databaseId) : "",
  trainerName: known?.trainer?.name ?? "",
  authorName: known?.authorName ?? "",
  objectives: known?.objectives ?? [],
});

/** The form of a new or existing curriculum; confirms before unsaved changes are lost. */
export function AdminCurriculumForm({ curriculum, submitLabel, back, onSave, ...crossing }: Props) {
  const known = toValues(useFragment(fragment, curriculum) ?? null);
  const form = useForm({
    schema: curriculumSchema,
    labels,
    initial: known,
    onSubmit: (input): Promise<boolean> => onSave(input, (errors) => form.setServerErrors(errors)),
  });
  const { min, max } = curriculumLimits.duration;
  return (
    <FormCard
      form={form}
      submit={submitLabel}
      back={back}
      notice={
        crossing.crossed && (
          <CurriculumConflictNotice
            newest={known}
            typed={form.values}
            onTake={() => {
              form.reset(known);
              crossing.onUncrossed?.();
            }}
          />
        )
      }
    >
      <TextInput {...form.field("title")} autoComplete="off" />
      <TextArea {...form.field("description")} limit={curriculumLimits.description} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          {...form.field("duration")}
          inputMode="numeric"
          hint={`Minutes, ${min} to ${formatCount(max)}`}
        />
        <TextInput
          {...form.field("price")}
          inputMode="numeric"
          hint="In rupees. Leave empty if it is free."
        />
        <Select {...form.field("level")} options={levelOptions} />
        <Select {...form.field("status")} options={statuses} hint="Learners only see published curricula." />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TrainerField
          field={form.field("trainerId")}
          name={form.values.trainerName}
          onName={(name) => form.set("trainerName", name)}
        />
        <TextInput
          {...form.field("authorName")}
          autoComplete="off"
          hint={curriculum ? undefined : "Leave empty to use your name."}
        />
      </div>
      <ObjectivesField field={form.field("objectives")} />
      <FileField
        {...form.field("imageUrl")}
        kind="IMAGE"
        hint="A link or an upload (16:9 works best). Without one, a cover is generated."
        preview={
          <Cover
            code={form.values.title}
            title={form.values.title || "New curriculum"}
            src={form.values.imageUrl.trim()}
            className="w-full max-w-sm rounded-md"
            eager
          />
        }
      />
    </FormCard>
  );
}

interface CurriculumConflictNoticeProps {
  newest: Values;
  typed: Values;
  onTake: () => void;
}

const names = Object.keys(curriculumLabels) as (keyof typeof curriculumLabels)[];

/** Formats a field's value; '' if empty. */
function shown(name: keyof typeof curriculumLabels, values: Values): string {
  if (name === "objectives") return values.objectives.join("; ");
  return name === "trainerId" ? values.trainerName : values[name];
}

/** Shows what someone else saved beside the person's input, who decides which to keep. */
function CurriculumConflictNotice({ newest, typed, onTake }: CurriculumConflictNoticeProps) {
  const differing = names.filter((name) => shown(name, newest) !== shown(name, typed));
  return (
    <NewestVersion
      title={curriculumMessages.changed}
      edited="version"
      isSame={differing.length === 0}
      advice="Your changes are still below. Saving them replaces this version."
      onTake={onTake}
    >
      <dl className="mt-2 grid gap-1.5">
        {differing.map((name) => (
          <div key={name}>
            <dt className="inline font-medium">{curriculumLabels[name]}: </dt>
            <dd className="inline wrap-anywhere">{shown(name, newest) || "empty"}</dd>
          </div>
        ))}
      </dl>
    </NewestVersion>
  );
}
