import {
  type AssignmentInput,
  assignmentKindLabels,
  assignmentLabels,
  assignmentLimits,
  assignmentMessages,
  assignmentSchema,
  lateRuleLabels,
  type SubmissionPart,
  submissionPartLabels,
} from "#gateway/domains/assignments/contract";
import { getOptions, getValues } from "#gateway/domains/labelsContract";
import { toNumber } from "#gateway/domains/numberContract";
import { FormCard } from "~/forms/FormCard";
import { MarkdownField } from "~/forms/MarkdownField";
import type { SavedState } from "~/forms/useEditConflict";
import type { FieldBinding } from "~/forms/useForm";
import { useKeptPlace } from "~/forms/useKeptPlace";
import { useOptionField } from "~/forms/useOptionField";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import { Checkbox } from "~/ui/Checkbox";
import { FieldGroup } from "~/ui/FieldGroup";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";
import type { AssignmentValues, OfferedChoices } from "./AssignmentFields";
import { FileRows, MilestoneRows, TopicSelect } from "./AssignmentFields";

interface Props extends OfferedChoices {
  saved: SavedState<AssignmentValues>;
  /** Given assignments stay in their course. */
  keepsCourse?: boolean;
  submitLabel: string;
  onSave: SaveForm<AssignmentInput>;
}

const labels = {
  courseId: assignmentLabels.courseId,
  topicId: assignmentLabels.topicId,
  kind: assignmentLabels.kind,
  title: assignmentLabels.title,
  markdown: assignmentLabels.markdown,
  fileIds: assignmentLabels.files,
  accepts: assignmentLabels.accepts,
  points: assignmentLabels.points,
  rubricId: assignmentLabels.rubricId,
  resubmissions: assignmentLabels.resubmissions,
  lateRule: assignmentLabels.lateRule,
  latePercent: assignmentLabels.latePercent,
  handInDraftsAtDue: assignmentLabels.handInDraftsAtDue,
  milestones: assignmentLabels.milestones,
  teamSize: assignmentLabels.teamSize,
  teamsByLearner: assignmentLabels.teamsByLearner,
  marksEach: assignmentLabels.marksEach,
};

type AssignmentFormState = ReturnType<
  typeof useVersionedForm<typeof assignmentSchema, AssignmentValues>
>["form"];

/** The kinds of work that learners may hand in. */
function Parts({ id, label, value: parts, onChange, error }: FieldBinding<SubmissionPart[]>) {
  return (
    <FieldGroup id={id} label={label} error={error}>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {getValues(submissionPartLabels).map((part) => (
          <Checkbox
            key={part}
            label={submissionPartLabels[part]}
            value={parts.includes(part)}
            onChange={(isAccepted) =>
              onChange(isAccepted ? [...parts, part] : parts.filter((other) => other !== part))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** The fields that only projects have: milestones and teams. */
function ProjectFields({ form }: { form: AssignmentFormState }) {
  return (
    <>
      <MilestoneRows {...form.field("milestones")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          {...form.field("teamSize")}
          inputMode="numeric"
          hint={`1 for individual work; at most ${assignmentLimits.teamSize}.`}
        />
      </div>
      {(toNumber(form.values.teamSize) ?? 0) > 1 && (
        <div className="grid gap-2">
          <Checkbox {...form.field("teamsByLearner")} hint="Otherwise staff create them." />
          <Checkbox {...form.field("marksEach")} hint="Otherwise the team has one mark." />
        </div>
      )}
    </>
  );
}

function MarkingFields({ form, rubrics }: { form: AssignmentFormState } & Pick<OfferedChoices, "rubrics">) {
  const { onChange: chooseRule, ...lateRule } = form.field("lateRule");
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextInput {...form.field("points")} inputMode="numeric" />
      <Select
        {...form.field("rubricId")}
        placeholder="None: marked by points"
        options={rubrics.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
        hint="It is copied when the assignment is given."
      />
      <TextInput
        {...form.field("resubmissions")}
        inputMode="numeric"
        hint="0 to 10, after it was returned."
      />
      <Select
        {...lateRule}
        placeholder={null}
        options={getOptions(lateRuleLabels)}
        onChange={(rule) => chooseRule(getValues(lateRuleLabels).find((known) => known === rule) ?? "ACCEPT")}
      />
      {form.values.lateRule === "PERCENT" && (
        <TextInput {...form.field("latePercent")} inputMode="numeric" hint="1 to 100" />
      )}
      <Checkbox
        {...form.field("handInDraftsAtDue")}
        className="sm:col-span-2"
        hint="A draft that was begun in time is handed in as it is, also where its due date has passed already."
      />
    </div>
  );
}

function CourseFields({
  form,
  course,
  keepsCourse,
}: { form: AssignmentFormState } & Pick<Props, "course" | "keepsCourse">) {
  const field = useOptionField(form.field("courseId"), { initial: course, chosen: form.chosen });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {keepsCourse ? (
        <TextInput
          label={assignmentLabels.courseId}
          value={course?.label ?? ""}
          readOnly
          hint={assignmentMessages.courseKept}
          onChange={() => undefined}
        />
      ) : (
        <CoursePicker
          {...field}
          status={null}
          onChange={(option) => {
            field.onChange(option);
            form.set("topicId", "");
          }}
        />
      )}
      <TopicSelect field={form.field("topicId")} courseId={Number(form.values.courseId) || 0} />
    </div>
  );
}

/** The form of an assignment or project. */
export function AssignmentForm({ saved, course, files, rubrics, keepsCourse, submitLabel, onSave }: Props) {
  const { form, crossing } = useVersionedForm<typeof assignmentSchema, AssignmentValues>({
    schema: assignmentSchema,
    labels,
    saved,
    onSave,
    kept: useKeptPlace("assignment"),
  });
  const { onChange: chooseKind, ...kind } = form.field("kind");
  return (
    <FormCard
      form={form}
      submit={submitLabel}
      back="/admin/assignments"
      className="max-w-4xl"
      conflict={{ title: assignmentMessages.changed, crossing, labels }}
    >
      <CourseFields form={form} course={course} keepsCourse={keepsCourse ?? false} />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TextInput {...form.field("title")} autoComplete="off" />
        <Select
          {...kind}
          placeholder={null}
          options={getOptions(assignmentKindLabels)}
          onChange={(chosen) => chooseKind(chosen === "PROJECT" ? "PROJECT" : "ASSIGNMENT")}
        />
      </div>
      <MarkdownField {...form.field("markdown")} limit={assignmentLimits.markdown} />
      <FileRows {...form.field("fileIds")} known={files} chosen={form.chosen} />
      <Parts {...form.field("accepts")} />
      <MarkingFields form={form} rubrics={rubrics} />
      {form.values.kind === "PROJECT" && <ProjectFields form={form} />}
    </FormCard>
  );
}
