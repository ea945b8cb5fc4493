import { levelLabels, publishStatuses, publishStatusLabels } from "#gateway/domains/courses/contract";
import { detailFields } from "#gateway/domains/courses/detailsContract";
import { courseLimits } from "#gateway/domains/courses/formContract";
import { getLabel, getOptions } from "#gateway/domains/labelsContract";
import { FileField } from "~/files/FileField";
import { formatMoney } from "~/formats/money";
import { ObjectivesField } from "~/screens/admin/ObjectivesField";
import { TrainerField } from "~/screens/admin/PersonPicker";
import { Card } from "~/ui/Card";
import { Cover } from "~/ui/Cover";
import { classNames } from "~/ui/classNames";
import { NumberInput } from "~/ui/NumberInput";
import { RadioGroup } from "~/ui/RadioGroup";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { type DetailName, detailNames, type EditorValues, editorLabels } from "./courseForm";
import type { CourseEditing } from "./useCourseEditing";

/** A category as an option. */
export interface CategoryChoice {
  readonly databaseId: number;
  readonly name: string;
}

export interface StepProps {
  editing: CourseEditing;
  categories: readonly CategoryChoice[];
}

const statusHints = {
  DRAFT: "Only staff can see it.",
  PUBLISHED: "Visitors and learners can see it.",
} as const;

/** The cover of the course as it is typed. */
export const CourseCover = ({ values, className }: { values: EditorValues; className?: string }) => (
  <Cover
    code={values.code}
    title={values.title || "New course"}
    src={values.imageUrl.trim()}
    className={classNames("rounded-md", className)}
    eager
  />
);

/** The first step of the editor: the course's details with a preview of its cover. */
export function DetailsStep({ editing, categories }: StepProps) {
  const { field, partsOf, values } = editing.form;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            {...field("code")}
            limit={courseLimits.code}
            autoComplete="off"
            hint={`At most ${courseLimits.code} characters; part of the course's address.`}
          />
          <Select
            {...field("categoryId")}
            options={categories.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
          />
          <TextInput {...field("title")} autoComplete="off" className="sm:col-span-2" />
          <TextArea {...field("description")} limit={courseLimits.description} className="sm:col-span-2" />
          <NumberInput
            {...field("price")}
            min={0}
            step={1}
            leading="₹"
            hint="In rupees. Leave empty if the course is free."
          />
          <Duration editing={editing} />
          <Select {...field("level")} placeholder={null} options={getOptions(levelLabels)} />
          <RadioGroup
            {...field("status")}
            look="row"
            options={publishStatuses.map((status) => ({
              value: status,
              label: publishStatusLabels[status],
              hint: statusHints[status],
            }))}
          />
          <TrainerField
            field={field("trainerId")}
            name={values.trainerName}
            onName={(name) => editing.form.set("trainerName", name)}
          />
          <TextInput
            {...field("authorName")}
            autoComplete="off"
            hint={editing.isNew ? "Leave empty to use your name." : undefined}
          />
          <ObjectivesField
            field={field("objectives")}
            part={partsOf("objectives")}
            className="sm:col-span-2"
          />
        </div>
      </Card>
      <Card title="Cover">
        <FileField
          {...field("imageUrl")}
          kind="IMAGE"
          hint="A link or an upload (16:9 works best). Without one, a cover is generated."
          preview={<CourseCover values={values} />}
        />
      </Card>
    </div>
  );
}

/** Passes undefined for an empty duration, which is none. */
function Duration({ editing }: Pick<StepProps, "editing">) {
  const duration = editing.form.field("duration");
  return (
    <NumberInput
      {...duration}
      label="Duration (minutes)"
      required={false}
      min={courseLimits.duration.min}
      step={1}
      value={duration.value ?? ""}
      onChange={(value) => duration.onChange(value === "" ? undefined : value)}
    />
  );
}

interface Props {
  values: EditorValues;
  categories: readonly CategoryChoice[];
  /** The fields to show; all by default. */
  names?: readonly DetailName[];
}

function formatPrice(typed: unknown): string {
  const { data } = detailFields.price.safeParse(typed);
  return data ? formatMoney(data) : "Free";
}

/** Formats a field's value; '' if empty. */
function shown(name: DetailName, { values, categories }: Props): string {
  if (name === "objectives") return values.objectives.join("; ");
  if (name === "trainerId") return values.trainerName;
  const value = values[name] ?? "";
  if (name === "categoryId")
    return categories.find((category) => String(category.databaseId) === value)?.name ?? "";
  if (name === "price") return formatPrice(value);
  if (name === "duration") return value && `${value} minutes`;
  if (name === "status") return getLabel(publishStatusLabels, value);
  return name === "level" ? getLabel(levelLabels, value) : value;
}

/** A course's details, read-only. */
export function DetailList(props: Props) {
  const { names = detailNames } = props;
  return (
    <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[7rem_minmax(0,1fr)]">
      {names.map((name) => (
        <div key={name} className="sm:contents">
          <dt className="text-muted">{editorLabels[name]}</dt>
          <dd className="min-w-0 wrap-anywhere text-ink">
            {shown(name, props) || <span className="text-muted">Not given</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
