import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { formatCount } from "#gateway/domains/countTextContract";
import { levelLabels, publishStatusLabels } from "#gateway/domains/courses/contract";
import { detailLabels } from "#gateway/domains/courses/detailsContract";
import { curriculumLimits, curriculumMessages, curriculumSchema } from "#gateway/domains/curricula/contract";
import { getOptions } from "#gateway/domains/labelsContract";
import type { AdminCurriculumForm_curriculum$key } from "~/__generated__/AdminCurriculumForm_curriculum.graphql";
import { FileField } from "~/files/FileField";
import type { CrossedField } from "~/forms/editConflict";
import { FormCard } from "~/forms/FormCard";
import type { SavedState } from "~/forms/useEditConflict";
import { useKeptPlace } from "~/forms/useKeptPlace";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import type { FragmentData } from "~/relay/fragmentData";
import { ObjectivesField } from "~/screens/admin/ObjectivesField";
import { TrainerField } from "~/screens/admin/PersonPicker";
import { Cover } from "~/ui/Cover";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";

/** The form's output. */
type CurriculumInput = z.output<typeof curriculumSchema>;

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
  submitLabel: string;
  /** The address for Cancel. */
  back: string;
  onSave: SaveForm<CurriculumInput>;
}

const statuses = getOptions(publishStatusLabels);
const levelOptions = getOptions(levelLabels);

const labels = { ...detailLabels, trainerName: detailLabels.trainerId };

/** The form's values. */
type Values = Record<Exclude<keyof typeof detailLabels, "objectives">, string> & {
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

/** The form, and someone else's edit of it, where the trainer's name goes with the trainer. */
function useCurriculumForm(saved: SavedState<Values>, onSave: Props["onSave"]) {
  const { form, crossing } = useVersionedForm({
    schema: curriculumSchema,
    labels,
    saved,
    onSave,
    kept: useKeptPlace("curriculum"),
  });
  const { trainerName } = saved.values;
  const giveUp: typeof crossing.giveUp = (field) => {
    crossing.giveUp(field);
    if (field.name === "trainerId") form.set("trainerName", trainerName);
  };
  const formatTheirs = ({ name, theirs }: CrossedField<Values>): string => {
    if (name === "trainerId") return trainerName;
    return typeof theirs === "string" ? theirs : theirs.join("; ");
  };
  const crossed = crossing.crossed?.filter(({ name }) => name !== "trainerName") ?? null;
  return {
    form,
    conflict: { title: curriculumMessages.changed, crossing: { crossed, giveUp }, labels, formatTheirs },
  };
}

/** The form of a new or existing curriculum; confirms before unsaved changes are lost. */
export function AdminCurriculumForm({ curriculum, submitLabel, back, onSave }: Props) {
  const known = useFragment(fragment, curriculum) ?? null;
  const saved = { version: known?.updatedAt ?? "", values: toValues(known) };
  const { form, conflict } = useCurriculumForm(saved, onSave);
  const { min, max } = curriculumLimits.duration;
  return (
    <FormCard form={form} submit={submitLabel} back={back} conflict={conflict}>
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
      <ObjectivesField field={form.field("objectives")} part={form.partsOf("objectives")} />
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
